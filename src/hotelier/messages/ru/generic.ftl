generic-table = На столе
generic-facts = Полезно знать
generic-things = Под рукой
generic-yes = да
generic-no = нет
generic-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
