generic-table = Mesa
generic-facts = Detalles
generic-things = Componentes
generic-yes = sí
generic-no = no
generic-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
