generic-table = Op tafel
generic-facts = Goed om te weten
generic-things = Binnen handbereik
generic-yes = ja
generic-no = nee
generic-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
