### The analysis of a finished game: in the browser, in the terminal, and as a page of its own.

analysis-title = Análisis: { $game }
analysis-winner = Victoria: { $names }
analysis-start = Analizar esta partida
analysis-why = Cada jugada se valora solo con lo que podía ver quien la hizo. Puedes salir de esta página y volver después.
analysis-waiting = Esperando a otros análisis…
analysis-running = Analizando la partida…
analysis-progress = { $done } de { $total } posiciones analizadas
analysis-left-minutes =
    { $n ->
        [one] Falta 1 minuto, más o menos
       *[other] Faltan unos { $n } minutos
    }
analysis-left-seconds =
    { $n ->
        [one] Falta 1 segundo, más o menos
       *[other] Faltan unos { $n } segundos
    }
analysis-failed = El análisis se ha interrumpido. Puedes reiniciarlo.
analysis-again = Reiniciar el análisis
analysis-to-replay = Ver la repetición
analysis-save-html = Guardar como página web
analysis-save-json = Guardar como JSON
analysis-round = Ronda { $round }
analysis-end = Final

## Curves

analysis-win-title = Probabilidad de ganar
analysis-win-text = La probabilidad de ganar de cada jugador, jugada a jugada, con todas las manos a la vista.
analysis-score-title = Puntuación esperada
analysis-score-text = La puntuación final que podía esperar cada jugador, jugada a jugada.
analysis-win-reading = { $name }: { $win } %
analysis-score-reading = { $name }: { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
  }
analysis-curve-keys = Usa las flechas del teclado para leer la curva.

## Turning points

analysis-turning-title = Momentos decisivos
analysis-turning-text = Los momentos que cambiaron el rumbo de la partida, y en cuántos puntos porcentuales varió la probabilidad de ganar de cada jugador. La suerte es lo que trajo el azar, como las cartas robadas; una decisión es lo que un jugador hizo con ello.
analysis-turning-none = Ningún momento por sí solo decidió esta partida: las probabilidades cambiaron poco a poco.
analysis-cause-luck = Suerte
analysis-cause-strong = { $name }: un turno mejor de lo esperado
analysis-cause-costly = { $name }: un turno que salió caro
analysis-cause-unlucky = { $name }: un turno peor de lo esperado
analysis-cause-helped = { $name }: un turno que ayudó a { $other }
analysis-cause-hurt = { $name }: un turno que perjudicó a { $other }
analysis-gain = { $name } +{ $win } %
analysis-drop = { $name } −{ $win } %
analysis-turning-move = El mayor error de este turno: paso { $step }. { $cost }
analysis-look = Ver

## Moves

analysis-moves-title = Jugadas más costosas
analysis-moves-text = Lo que cada jugador pudo hacer mejor, y con qué certeza. No aparecen las decisiones muy ajustadas ni las de una partida ya decidida.
analysis-moves-none = { $name } no cometió errores claros.
analysis-move-place = Ronda { $round }, paso { $step }
analysis-played = Jugado
analysis-better = Mejor
analysis-why-lost = Por qué
analysis-curve-says = En este turno, la probabilidad de ganar de la curva cambia en { $win } puntos porcentuales. La curva conoce todas las manos y cuenta todo lo que pasa en el turno, también la suerte, no solo esta jugada.
analysis-line = Después
analysis-cost = Costó { $points ->
    [one] más o menos { $points } punto
   *[other] unos { $points } puntos
  }
analysis-cost-win = probabilidad de ganar −{ $win } %
analysis-sure = certeza: { $sure } %
analysis-try = Probar la mejor jugada
analysis-try-text = Abre una mesa de práctica nueva con la mejor jugada. Esta partida no cambia.
analysis-back = Volver al análisis

## How well each player played

analysis-report-title = Cómo jugó cada cual
analysis-report-player = Jugador
analysis-report-decisions = Decisiones
analysis-report-mean = Puntos perdidos por decisión
analysis-report-lost = Puntos perdidos por errores claros
analysis-report-best = Mejores jugadas
analysis-report-luck = Suerte
analysis-luck-points = { $n } %
analysis-report-text = Los puntos perdidos se miden por la ventaja sobre el mejor de los demás jugadores. No se cuentan las decisiones obligadas. Los errores en una partida ya decidida tampoco. «Mejores jugadas» son las decisiones para las que no se encontró nada mejor. La suerte indica cuánto hizo variar el azar en total la probabilidad de ganar, por ejemplo con las cartas robadas, en puntos porcentuales.

## Points by source

analysis-sources-title = Puntos por origen
analysis-sources-text = Los puntos sobre la mesa al final de cada ronda. Los que solo cuentan al final de la partida están en la última barra.

## How it was found

analysis-how-title = Cómo funciona el análisis
analysis-how = Un consejero tan fuerte como el mejor bot valoró cada decisión desde el punto de vista de quien la tomó, imaginando cada vez las cartas ocultas. Las jugadas dudosas se jugaron muchas veces hasta el final.
analysis-repeat = Para obtener el mismo resultado, usa la semilla { $seed } y { $rounds } pasadas.

## In the terminal

analysis-working = Analizando la partida…
analysis-written = Guardado: { $file }
analysis-not-over = la partida no ha terminado: solo se puede analizar una partida terminada
analysis-same-file = --json y --html son el mismo archivo: { $file }
analysis-no-seat = la partida tiene los sitios del 1 al { $n }; el { $seat } no existe
