# Español: los rótulos alrededor de un dictamen.

ui-ruling-answer = Respuesta
ui-ruling-rulebooks = Reglamentos
ui-ruling-verdict = Veredicto
ui-ruling-authority = Se apoya en
ui-ruling-says = Qué se ha dicho
ui-ruling-claim-right = { $player } dice «{ $value }»: correcto según las reglas de { $books }.
    .everywhere = { $player } dice «{ $value }»: correcto según todos los reglamentos consultados.
ui-ruling-claim-wrong = { $player } dice «{ $value }»: incorrecto según las reglas de { $books }.
    .everywhere = { $player } dice «{ $value }»: incorrecto según todos los reglamentos consultados.
ui-ruling-claim-assumed = { $player } dice «{ $value }»: así se supone según las reglas de { $books }.
    .everywhere = { $player } dice «{ $value }»: así se supone; ningún reglamento consultado lo dice.
ui-ruling-claim-against = { $player } dice «{ $value }»: en contra de lo que se supone según las reglas de { $books }.
    .everywhere = { $player } dice «{ $value }»: en contra de lo que se supone; ningún reglamento consultado lo dice.
ui-ruling-hangs = De qué depende
ui-ruling-hangs-none = Ninguna opción consultada la cambia.
ui-ruling-parts = Dónde se separan
ui-ruling-unknown = Cartas que no se han dicho
ui-ruling-branch = { $condition }: { $answer }
    .likely = { $condition }: { $answer } (probabilidad { $fraction }, cerca del { $percent } %)
ui-ruling-readings = Dos lecturas
ui-ruling-reading = { $meaning } ({ $sources }): { $answer }
    .used = { $meaning } ({ $sources }): { $answer }, la que se usa aquí
ui-ruling-refused = Línea { $line }: { $heading }. { $reason } { $instead }
ui-ruling-why = Por qué, reglamento por reglamento
ui-ruling-steps = Los pasos
ui-ruling-case = La situación
ui-ruling-link = Para enviarlo
ui-ruling-note = Nota
ui-ruling-status = Caso { $id }, { $status }.
    .own = Una situación propia, que nadie ha revisado.
ui-ruling-untitled = una situación
ui-ruling-wrong = Línea { $line }, { $book }: el caso espera { $expected }.

ui-standing-settled = resuelto: el reglamento lo dice
ui-standing-follows = se deduce de otro apartado
ui-standing-silent = el reglamento no lo dice: se usa un supuesto
ui-standing-contradicts_itself = el reglamento se contradice
ui-standing-house_rule = regla de la casa en esta mesa

ui-authority-rulebook = reglamento
ui-authority-sheet = hoja de reglas
ui-authority-card_face = texto de la carta
ui-authority-rulings_that_agree = dictámenes coincidentes
ui-authority-open = abierto: los dictámenes discrepan, o no los hay
ui-authority-house_rule = ningún reglamento
ui-authority-none = no consta la fuente
