generic-table = Table
generic-facts = Details
generic-things = Components
generic-yes = yes
generic-no = no
generic-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
