### Words of Property's board, in English

card-of = { $rank } of { $suit }
suit-diamonds = diamonds
suit-hearts = hearts
suit-clubs = clubs
suit-spades = spades
card-wild = { $card }, wild
rank-ace = ace
dollars = { $count ->
    [one] one dollar
   *[other] { $count } dollars
}
king = king
queen = queen
jack = jack
joker = joker
court-cards = Court cards
square-mortgaged = { $square }: { $owner }, group of { $size }, mortgaged
squares = { $count ->
    [one] one square
   *[other] { $count } squares
}
