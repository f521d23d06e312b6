generic-table = Tafel
generic-facts = Details
generic-things = Spelmateriaal
generic-yes = ja
generic-no = nee
generic-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
