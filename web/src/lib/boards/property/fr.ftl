### Les mots du plateau de Property, en français

card-of = { $rank } de { $suit }
suit-diamonds = carreau
suit-hearts = cœur
suit-clubs = trèfle
suit-spades = pique
card-wild = { $card }, libre
rank-ace = as
dollars = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
}
king = roi
queen = dame
jack = valet
joker = joker
court-cards = Figures
square-mortgaged = { $square } : { $owner }, groupe de { $size }, hypothéquée
squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
