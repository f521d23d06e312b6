generic-table = Sul tavolo
generic-facts = Utile da sapere
generic-things = A portata di mano
generic-yes = sì
generic-no = no
generic-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
