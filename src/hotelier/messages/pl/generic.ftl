generic-table = Na stole
generic-facts = Warto wiedzieć
generic-things = W zasięgu ręki
generic-yes = tak
generic-no = nie
generic-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
