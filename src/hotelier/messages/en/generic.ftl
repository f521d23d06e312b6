generic-table = On the table
generic-facts = Good to know
generic-things = Within reach
generic-yes = yes
generic-no = no
generic-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
