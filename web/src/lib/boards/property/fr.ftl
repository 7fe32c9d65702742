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

## Décisions

ask-buy-for = Acheter { $square } pour { $price } ? Vous avez { $units } ({ $cards }).
ask-give-first = Payez { $price } en figures : R vaut 4, D 2, V et ★ 1.
ask-give-more = { $paid } sur { $price } posés, encore { $missing } : R vaut 4, D 2, V et ★ 1.
buy-for = Acheter pour { $price }
leave-it = Laisser
overpaying = { $effect } ; vous paieriez { $over } de trop
way = { $red } { $black } → { $square }
would-named = { "" }
would-claimed = { $size ->
    [one] prendre { $square }
   *[other] prendre { $square } : un groupe de { $size }
}
would-rent = payer { $dollars } $ à { $owner }
would-bought = acheter { $square } pour { $units }
would-mortgaged = hypothéquer votre case { $square }
would-lost = perdre votre case hypothéquée { $square }
would-bankrupt = vous ne pouvez pas payer { $rent } $ : faillite, { $dollars } $ à { $owner }
would-drew = { "" }
would-reshuffled = { "" }
would-over = la partie se termine

## Ce qui vient de se passer

since-claimed = { $seat } a pris { $square }
since-rent = { $me ->
    [owner] { $seat } vous a payé { $dollars } $
   *[other] { $seat } a payé { $dollars } $ à { $owner }
}
since-bought = { $me ->
    [owner] { $seat } a acheté votre case { $square }
   *[other] { $seat } a acheté { $square } à { $owner }
}
since-mortgaged = { $seat } a hypothéqué { $square }
since-lost = { $seat } a perdu { $square }
since-bankrupt = { $seat } a fait faillite
moment-bankrupt = { $name } fait faillite

guide-red = Une carte rouge et une noire désignent une case. Vide, elle est à vous ; chez un autre, vous payez. Pointez les cartes pour voir leur effet.
guide-black = Maintenant la noire : les cases possibles s'allument, chacune avec ce qui s'y passe.
guide-buy = Vous pouvez acheter cette case avec des figures. On ne rend pas la monnaie : regardez ce que vous paieriez de trop.
