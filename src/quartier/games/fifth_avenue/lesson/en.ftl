### The lesson of Fifth Avenue, in English

buildings-title = Four actions
buildings-text =
    Every turn you do one of four things: take buildings, open a shop, draw a commission, or score a district. Afterwards you take cards and move a pawn (F10).

    Buildings first: only what lies in your reserve can be built later (F11).
buildings-task = Take three buildings into your reserve.
buildings-good = Six in reserve now. They stand nowhere yet: for that you must win an auction.
buildings-other = that is another of the four actions. Take it back, and choose the buildings.

cards-title = Cards and pawns
cards-text =
    After the action you take the top cards of two piles of different colours (F15). They are what you bid with: a colour stands for the plot of that colour in every district.

    Then you must move one of the two pawns a step along its way to Central Park (F18). Where a pawn has been there will be an auction, once it goes home (F29).
cards-task = Take two cards, then move a pawn to 34th Street East, where your green plot is.
cards-good = A pawn in a district where you own something will bring an auction to your doorstep.
cards-other = the pawn went to the other side. You own a plot in 34th Street East.

shop-title = Shops make value
shop-text =
    The five plots of a district lie in a ring: violet, green, grey, brown, orange, and round again (F2). A building is worth what the shops on the two plots beside it offer: 1, 2, 3, 5 or 8 points for none to four different kinds (F25).

    Your green building in 34th Street East has a jeweller on its violet side.
shop-task = Open a shop of another kind on its other side, the grey plot.
shop-good = Two kinds beside you: each building of yours there is worth three points instead of two. A second jeweller would have added nothing.
shop-other = shops help only the plots beside them. The grey plot of 34th Street East is next to yours.

score-title = Cashing in
score-text =
    The fourth action scores a district in which a pawn stands, for everybody who owns something there (F14). You draw two black cards; who has nothing there draws one as a comfort (F16). Black cards go with any colour in a bid.

    The pawns stand in 34th Street East and West.
score-task = Score the district that brings you six points.
score-good = Two buildings at three points each. Ben scored too, but less. Score where you are strong and others are not.
score-other = there you own nothing, or it was another action. 34th Street East holds two of your buildings.

bid-title = The auction
bid-text =
    The white pawn has gone home, and 34th Street East is auctioned. You own the green plot there, so you must bid green (F33), and may add black cards. Everybody raises or passes; the winner pays his cards (F35, F37).

    The highest card of the winning bid decides how much you may build: nothing above a 4, three buildings; with a 5, two; with a 6, only one (F39).
bid-task = Win with fours alone, so that you may build three. The others will pass.
bid-good = Low cards bid little but build much. That is the whole tension of these auctions.
bid-other = either you passed, or a higher card of yours lowers the limit. Lay the green 4, perhaps a black 4, and commit.

build-title = Building
build-text = You have won with a bid of fours: up to three buildings from your reserve may go to your green plot, where each is worth three points whenever the district is scored (F38).
build-task = Build as many as you may.
build-good = Five buildings at three points: fifteen whenever somebody scores this district, and once more at the end (F57).
build-other = you were allowed three. What stays in reserve at the end is worth nothing.
