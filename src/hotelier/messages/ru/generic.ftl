generic-table = Стол
generic-facts = Подробности
generic-things = Компоненты
generic-yes = да
generic-no = нет
generic-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
