# English: a first round for newcomers: what is told aloud, the round together, the usual mistakes. Other languages copy
# this file as first_round.<language>.ftl.

## The telling: short sentences, to be said aloud

telling-title = What to say before the first game, for { $players } players
telling-about = { $book } ({ $id }). { $words } words: { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) } minutes aloud, if somebody speaks { $pace } words a minute.
telling-show = Hold up: { $cards }
telling-why = Where that stands

# $pile is how many cards it has, $kittens how many Kittens are in it.
telling-aim = This pile has { $pile } cards, { $kittens ->
    [one] 1 of them an { CARD("EXPLODING_KITTEN") }.
   *[other] { $kittens } of them Exploding Kittens.
 } Whoever turns one up needs a { CARD("DEFUSE") } to stay in. Outlast the rest.
# $hand is how many cards each player holds; $left how many Defuses there are besides; $deal whether they were in the
# deck when the hands were dealt, so that a player may have one of them too.
telling-hands = You each hold { $hand } cards, { $deal ->
    [before] at least one of them
   *[after] one of them
 } a { CARD("DEFUSE") }. { $left ->
    [one] 1 more { $deal ->
        [before] was in the deck when we dealt.
       *[after] is in the pile.
     }
   *[other] { $left } more { $deal ->
        [before] were in the deck when we dealt.
       *[after] are in the pile.
     }
 }
# $thin is whether a third of the deck leaves the game (third) or may leave it (optional); $removed how many cards.
telling-thin = { $thin ->
    [third] We are few, so { $removed } cards were taken out unseen.
   *[optional] We are few: { $removed } cards could have been taken out unseen. We left them in.
 }
telling-turn = A turn has two halves: cards, if you want to play any, and then a single draw. After that the next player on your left goes.
# $attack is what an Attack on an Attack does: the turns that are owed add up, or two replace them.
telling-enders = { CARD("SKIP") } ends your turn, and you do not draw. { CARD("ATTACK") } does the same, and the next player takes two turns in a row. { $attack ->
    [add] If they answer with an { CARD("ATTACK") }, what they still owe goes on to their neighbour, and two more turns with it.
   *[replace] If they answer with an { CARD("ATTACK") }, they are free, and their neighbour takes two.
 }
# $shuffle is who ends the mixing.
telling-helpers = { CARD("SEE_THE_FUTURE") }: look at the top three cards in secret, and leave them as they lie. { CARD("SHUFFLE") }: { $shuffle ->
    [on_call] mix the pile until somebody says stop.
   *[by_player] mix the pile.
 } { CARD("FAVOR") }: choose somebody, who gives you a card of their own choice.
# $window is until when a Nope may be played, $answer who may stop a Nope with another.
telling-nope = { CARD("NOPE") } cancels a card or a pair that was just played, { $window ->
    [any_moment] in anybody's turn, at any moment.
    [at_once] in anybody's turn. Lay it at once.
   *[before_effect] in anybody's turn, before it begins to work.
 } { $answer ->
    [cancelled_player] Only the player whose card was stopped may stop the { CARD("NOPE") } with another.
   *[anyone] A { CARD("NOPE") } can itself be noped.
 } It cannot stop a Kitten, a { CARD("DEFUSE") } or a draw.
# $pair is which cards make a pair.
telling-cats = A single cat does nothing. { $pair ->
    [cats] Two cats of the same kind
   *[any_title] Two cards of the same name, cats or not,
 } let you take a card from somebody's hand, unseen.
# $placed is who decides the place, $secret whether it must be hidden, $hand where the cards of an exploded player go.
telling-kitten = If you draw a Kitten, show it at once. Only a { CARD("DEFUSE") } saves you: you stay, and the Kitten goes { $secret ->
    [required] into hiding in the pile
   *[optional] back into the pile, hidden if you like,
 } { $placed ->
    [random] at a place that chance decides.
   *[chosen] at a place of your choosing.
 } That turn is over. Without one you are out; your cards { $hand ->
    [in_front] stay face down in front of you.
    [removed] leave the game.
   *[discard] go on the discard pile.
 }
telling-begin = Now the first round, with open hands.

## What a line or an answer rests on

grounds-implied = It follows from { $sources }.

## The usual mistakes

mistakes-title = The usual mistakes, under { $book } ({ $id })
mistakes-about = { $own ->
    [own] Named by this rulebook itself.
    [asked] This rulebook asks the question; what people do wrong is our guess.
   *[others] This rulebook names none. Others name these, or ask about them; here this one judges.
 }
mistake-named = Named in: { $sources }
mistake-answered = Answered in: { $sources }
mistake-namers = Where it comes from
mistake-people = What people do
mistake-right = What is right
mistake-shown = On the engine
mistake-under = Under { $book }
mistake-claimed = By mistake: { $answer }
mistake-as-if = With the mistake
mistake-fine = No mistake under { $book }: it plays just so.
mistake-implied = That it is a mistake follows from what { $book } says; it does not say so itself.
mistake-assumed = { $book } does not say that it is a mistake; we assume so.
mistake-elsewhere-same = A mistake under { $books } too.
    .implied = By what follows from the book, a mistake under { $books } too.
    .assumed = A mistake under { $books } too, we assume: the book does not say.
mistake-elsewhere-fine = No mistake under { $books }. { $reason }
mistake-elsewhere-also = A mistake under { $books }, though none here. { $reason }
mistake-first-game = In a first game, which teaches the game without the special combos, it is a mistake under { $books } too.
mistake-books = The other rulebooks
mistake-check = The situation

mistake-draw-before-playing = A new card used too early
    .told = A card is drawn, it looks good, and it is played at once.
    .instead = Play while your turn lasts; the card you draw closes it. A new card waits for your next turn, unless it is a { CARD("NOPE") }, which anybody may use out of turn, or a Kitten, which cannot wait.
    .played = Ece draws first, finds a Skip, and wants to play it now.

mistake-draw-after-skip-or-attack = One card more, in spite of a { CARD("SKIP") } or an { CARD("ATTACK") }
    .told = Somebody skips or attacks, and still takes a card, because a turn ends with a draw.
    .instead = Either card ends the turn in place of the draw. That is what makes them worth having.
    .played = Ece skips, Can attacks, and either still reaches for the draw pile.

mistake-all-leftover-defuses = Too many Defuses in the deck
    .told = The box holds six, so whatever nobody was given is mixed in.
    .instead = More than two would make the game too safe; at a table of five there is just one to spare. Two or three players leave some in the box; with four or five nothing stays behind.
    .played = Three players, three Defuses left over: how many of them go into the deck?

mistake-nope-on-kitten-or-defuse = A { CARD("NOPE") } against a Kitten or a { CARD("DEFUSE") }
    .told = Somebody lays a { CARD("NOPE") } on the Kitten they drew, or on the { CARD("DEFUSE") } that saves another player.
    .instead = A { CARD("NOPE") } is for actions. A Kitten and its { CARD("DEFUSE") } are out of its reach.
    .played = Kim lays a Nope on the Kitten just drawn; then Ravi one on the Defuse.

mistake-no-draw-without-a-play = Thinking that a card must be played
    .told = Somebody plays a card they would rather keep, because they think one has to be played before the draw.
    .instead = Playing is up to you. Drawing at once is a whole turn.
    .played = Kim has played nothing yet. Ravi says that it takes one.

mistake-defused-kitten-is-gone = Taking the defused Kitten out of the game
    .told = The Kitten is laid aside, or its player goes on as if nothing had happened.
    .instead = The Kitten goes back into the pile, and the turn is over. The danger stays in the game.
    .played = Kim has defused the Kitten. Kim takes it out of the game, and goes on with the turn.

mistake-kitten-put-back-openly = Showing where the Kitten goes
    .told = The Kitten is put back while everybody looks on.
    .instead = Let nobody see the place. Knowing it is what the { CARD("DEFUSE") } has bought you.
    .played = Ravi lets everybody see where the Kitten goes.

mistake-two-for-every-attack = An { CARD("ATTACK") } on an { CARD("ATTACK") } counted as two turns
    .told = Somebody who owes two turns attacks, and the next player is given two.
    .instead = The turns that are still owed, the one being taken included, go on to the next player with two more.
    .played = Kim owes two turns and answers with another Attack.

mistake-finished-turn-handed-on = Handing on a turn that is over
    .told = Somebody owes two turns, finishes one, and attacks in the other; the next player is given four.
    .instead = { $attack ->
        [replace] It is two, as after any { CARD("ATTACK") }.
       *[add] What is over cannot be handed on. One turn was left, and two more make three.
     }
    .played = Kim owes two turns, takes the first, and attacks in the second.

mistake-skip-ends-every-turn = One { CARD("SKIP") } for all the turns that are owed
    .told = Somebody who owes two turns plays one { CARD("SKIP") } and thinks that both are over.
    .instead = One { CARD("SKIP") } ends one turn. It takes a second one to be free.
    .played = Noor owes two turns and plays one Skip.

mistake-cat-alone = Laying a single cat
    .told = Somebody lays one cat and waits for something to happen.
    .instead = A cat needs company. Alone it does nothing; whether it may be laid at all, no book says.
    .played = Kim lays one Tacocat and wants a card for it.

mistake-pair-of-any-cards = A pair of any two equal cards
    .told = Two cards of the same name that are no cats are laid as a pair, to take a card.
    .instead = In the basic game of this book only two cats of the same kind make a pair.
    .played = Kim lays two Skips as a pair.

mistake-exploded-hand-discarded = The cards of an exploded player thrown on the discard pile
    .told = Somebody explodes, and their hand is thrown on the discard pile.
    .instead = { $hand ->
        [removed] The hand is not discarded: it is out of play for good.
       *[in_front] Nothing is discarded: the fatal Kitten stays in sight, the hand stays hidden, both at the player's place. The player sits out until a new game is dealt.
     }
    .played = Kim explodes. Somebody throws the Skip of that hand on the discard pile.

## The first round together

guided-title = The first round together, for { $players } players
guided-about = Open hands: everybody sees everything. At each stop say what you think before you go on.
guided-stop = Stop { $number } of { $total }
guided-choose = Choose
guided-predict = Predict
guided-check = Check
guided-go-on = Go on
guided-again = Start again
guided-end = That was the first round. Pick the cards up, close your hands, and play on.
guided-answer = Your answer
guided-open = Choose an answer first.
guided-unread = { $given } is not on offer here; choose one of: { $options }.
guided-answers = Answers
guided-allowed = Allowed: { $move }.
guided-irregular = Not forbidden, but odd: { $move }.
guided-refused = Not allowed: { $move }.
guided-ours = That is what happens in our round. Go on, and see.
guided-different = In our round something else happens: { $move }.
guided-score = Predicted right so far: { $right } of { $asked }

guided-stop-first-move = { $player } begins. No card has been played yet. What may { $player } do? Try one of these.
guided-stop-after-the-look = { $player } has looked at the top three cards, and the first is a Kitten. Whose turn is it after the look?
guided-stop-who-may-nope = { $player } attacks, to get away from the Kitten. Look at the hands: who could stop the { CARD("ATTACK") }?
guided-stop-after-the-nope = The { CARD("ATTACK") } is cancelled. Whose turn is it now?
guided-stop-still-the-same-turn = The Kitten still lies on top, and { $player } is still in the same turn. What now?
guided-stop-after-the-skip = { $player } skips. Whose turn is it?
guided-stop-kitten-drawn = { $player } draws, and it is the Kitten. What can be done, and by whom?
# $secret is whether the place must be hidden.
guided-stop-after-the-defuse = { $player } has played a { CARD("DEFUSE") } and puts the Kitten back as the third card (in a real game nobody { $secret ->
    [required] would see where
   *[optional] need see where
 }). Whose turn is it then?
guided-stop-attacked = { $player } attacks, and nobody says Nope. How many turns does the next player owe?
guided-stop-attacked-back = { $player } owes two turns, takes none of them, and attacks too. How many turns does the next player owe now?
guided-stop-first-owed-turn = { $player } draws, and it is no Kitten. How many turns does { $player } still owe?
guided-stop-skip-under-attack = { $player } plays the { CARD("SKIP") } just drawn. Whose turn is it?
