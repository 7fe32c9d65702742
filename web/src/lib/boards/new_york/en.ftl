### Words of New York's board, in English

card-line = { $colour } { $line }
card-joker = { $colour } joker: any { $colour } line
card-event = { $event }, { $colour }
square-coloured = { $square }: { $colour }
square-priced = { $square }: { $owner }, { $colour }; group of { $size }, price { $price }
coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
pawns = { $count ->
    [one] one pawn in reserve
   *[other] { $count } pawns in reserve
}
partner = your partner
offer = Offer your partner
offered = Your partner offers
place-rest = Place the rest at random

guide-card = Two cards name a building. Point at a card to see which squares it can lead to.
guide-second = The second card settles it: lit squares tell what you gain.
guide-lose = You must give one up. Point at your buildings and let go of the one that costs least.
