generic-table = Tavolo
generic-facts = Dettagli
generic-things = Componenti
generic-yes = sì
generic-no = no
generic-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
