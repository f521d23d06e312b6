generic-table = Table
generic-facts = Détails
generic-things = Matériel
generic-yes = oui
generic-no = non
generic-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
