# Español: qué significan los signos y las palabras de la notación, en papel.

legend-players = quiénes juegan, en el orden de los turnos; debajo, las cartas de cada cual
legend-nothing = ninguna carta
legend-out = quién ha explotado ya
legend-discard = la pila de descartes, la carta de arriba primero
legend-turn = de quién es el turno
legend-owes = tiene { $number } turnos pendientes por un Ataque, contando este
legend-owes-last = este turno es el último de los de un Ataque
legend-pile = el mazo, la carta de arriba primero
legend-times = { $number } cartas iguales
legend-unknown = una carta que no se ha dicho
legend-draw = roba la carta de arriba
legend-arrow = lo que resultó: la carta robada o tomada, las cartas vistas o el mazo tras barajar
legend-from = delante de la persona a la que se pide la carta
legend-naming = delante de la carta que se pide
legend-name = nombra la carta que pide
legend-on = delante de la carta, o de la persona, a la que responde la carta No
legend-pass = deja pasar la carta
legend-give = da una carta por un Favor
legend-take = toma una carta de la pila de descartes
legend-put-back = devuelve el gatito al mazo, en el lugar { $number } desde arriba
legend-put-back-top = devuelve el gatito encima del mazo
legend-put-back-bottom = devuelve el gatito al fondo del mazo
legend-put-back-somewhere = devuelve el gatito al mazo; no se dice dónde
legend-openly = a la vista de toda la mesa
legend-explode = explota y queda fuera
legend-tries = quiere hacerlo; está por ver si se permite
