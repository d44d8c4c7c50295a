# English: the rules of a book on one page. $id is a rulebook's short name, $title its name.

sheet-title = { $title }: the rules on one page
sheet-about = Told from the rulebook { $id }. § stands before the paragraph that a line rests on.
sheet-set-up = Set-up
sheet-turn = The turn
sheet-kitten = Exploding Kitten and Defuse
sheet-cards = The cards
sheet-combinations = Combinations
sheet-mistakes = Usual mistakes
sheet-telling = Two minutes for newcomers, { $players } players
sheet-players = Players
sheet-hand = cards in a hand
sheet-kittens = Kittens in the pile
sheet-defuses = leftover Defuses in the deck
sheet-removed = taken out unseen
    .optional = { $removed }, if the table likes
sheet-pile = cards in the pile
sheet-card = { $card } ({ $number })
sheet-cats = Five kinds of cat ({ $number })
sheet-set-up-sources = The numbers are counted by setting the game up: { $sources }.
sheet-fine = Whoever plays by this book makes none of the mistakes that the others name.

sheet-against-title = { $left } and { $right }: where they differ
sheet-against-books = { $left } is “{ $left_title }”, { $right } is “{ $right_title }”.
sheet-against-about = Each line that parts the two rulebooks; § stands before the paragraph that it rests on.
sheet-against-none = The two rulebooks agree on every point.
sheet-point = What it is about
