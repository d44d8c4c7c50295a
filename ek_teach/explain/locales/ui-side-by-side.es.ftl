# Español: varios reglamentos lado a lado.

ui-beside-title = { $title }, lado a lado
ui-beside-verdicts = Qué responde cada reglamento
ui-beside-steps = Paso a paso
ui-beside-start = Dónde empieza
ui-beside-line = línea { $line }
ui-beside-all = todos los reglamentos
ui-beside-same = = lo mismo según las reglas de { $books }
ui-beside-differs = ≠ distinto según las reglas de { $books }
ui-beside-parting = Aquí se separan
ui-beside-ended = ✕ { $books }: el texto se detuvo antes en algo no permitido y no llega hasta aquí.
ui-beside-nothing = { $books }: en esta línea no ocurre nada más.
ui-beside-never = No se separan nunca.
ui-beside-turn = Es el turno de { $player }.
ui-beside-owes = { $number ->
    [one] Es el turno de { $player }, el último pendiente.
   *[other] Es el turno de { $player }, que tiene { $number } turnos pendientes.
 }
ui-beside-first = Primero
ui-beside-back = Atrás
ui-beside-next = Siguiente
ui-beside-last = Último
ui-beside-jump = Primera diferencia
ui-beside-slider = Paso
ui-beside-keys = Teclas: ← y → cambian de paso, Inicio y Fin saltan, D va a la primera diferencia.
