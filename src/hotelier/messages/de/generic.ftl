generic-table = Tisch
generic-facts = Details
generic-things = Material
generic-yes = ja
generic-no = nein
generic-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
