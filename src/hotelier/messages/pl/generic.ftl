generic-table = Stół
generic-facts = Szczegóły
generic-things = Elementy gry
generic-yes = tak
generic-no = nie
generic-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
