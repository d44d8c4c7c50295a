# English: the strategies, and what each believes. Other languages copy this file as strategies.<language>.ftl.

strategy-random = Random
    .label = random
    .about = Believes that nothing it does matters: a die decides.
strategy-cautious = Cautious
    .label = cautious
    .about = Believes that every card not drawn is a day longer to live: it looks, slips away, and hides the Kitten.
strategy-aggressive = Aggressive
    .label = aggressive
    .about = Believes that who attacks first is attacked last: it lays what it has, and lets nobody else's card stand.
strategy-hoarder = Hoarder
    .label = hoarder
    .about = Believes that cards are for the end: it lays one only when the next card is as likely as not a Kitten.
strategy-counter = Counter
    .label = counter
    .about = Believes what it has seen: it counts what is gone, knows what lies on top, and acts when a Kitten is near.
strategy-noper = Noper
    .label = noper
    .about = Believes that the best card is one that another player did not get to play.
strategy-optimiser = Optimiser
    .label = optimiser
    .about = Believes in exact odds, one step ahead: it does what costs least, a life being 1 and each card its price.
strategy-planner = Planner
    .label = planner
    .about = Believes what it has tried: it deals what it cannot see, plays on in its head, and does what wins most.
