### The lesson of Lotissements, in English

offer-title = Choose your lot
offer-text =
    Four lots lie on the table: houses, pavilions, HLM and towers. Before the tricks everybody names the set he will build in this round; no two may name the same (L10).

    Name what you hold many and high blocks of. Lawns, pools and trees are decorations: they are the trumps (L3).
offer-task = Look at your hand, and choose the set that you are strongest in.
offer-good = Five towers up to the 15. From the tricks you win you will keep towers and decorations, and nothing else.
offer-other = you hold more and higher towers than anything else.

lead-title = Lead, and they must follow
lead-text =
    Whoever leads plays any block. The others must play the same set if they can; the highest of it wins the trick, unless somebody plays a decoration (L15, L16).

    So lead high towers: everybody who has one must feed you. The winner keeps every block of his own set and every decoration, the rest goes back to the Reserve (L17).
lead-task = Lead a tower that is high enough, and take three towers.
lead-good = Three towers in one trick, all yours to keep. You lead again (L18).
lead-other = somebody had a higher tower, or you led another set. Your 12, 14 and 15 are safe.

follow-title = Following
follow-text = Ben has led a tower, and Cleo has followed. You hold towers, so you must play one (L15). You are last, and see what is needed.
follow-task = Win the trick.
follow-good = The 13 beats the 11. All three are towers, so all three stay with you.
follow-other = your 3 is lower than the 11, and your tower went to the others. The 13 was high enough.

cut-title = Cutting
cut-text =
    If you have nothing of the set that was led you may play what you like. A decoration beats every building, and of several the highest number wins, whatever it shows (L16).

    Ben led an HLM, and Cleo has cut with a pool, the 8. You have no HLM.
cut-task = Cut higher, and take the trick.
cut-good = The tree 15 beats the pool 8, and you keep both. Decorations are scarce: 15 in all, and every finished lot needs six.
cut-other = only a decoration above 8 wins this trick: your tree 15.

throw-title = Throwing away
throw-text =
    Nobody is obliged to cut or to beat (L15). If a trick cannot be won, give away what you need least: the winner keeps every decoration.

    Cleo has cut with the lawn 13. You cannot follow, and cannot beat it.
throw-task = You build towers. Throw away what is of no use to you.
throw-good = The pavilion goes back to the Reserve. Your tower and your tree stay for a better trick.
throw-other = that block you will miss. The pavilion was of no use to you.

build-title = Building
build-text =
    When the hands are empty everybody lays what he has kept on the lot of his set: ten points a block (L20, L22). The blocks stay there for good, but the lot belongs to nobody: in the next round anybody may build on (L4).

    This is the last trick of the round. You have kept two towers and a tree so far.
build-task = Play your last block, and see the round counted out.
build-good = Five towers and a tree: 60 points. A new round begins with a new deal.
build-other = play your last block.

finish-title = The prize
finish-text =
    A lot is finished with ten buildings and all six decorations: two lawns, two pools, two trees (L5). Whoever lays the last missing blocks scores 150 or more at once, whoever began it (L23), and the game ends. The highest score wins, not the finisher (L26).

    The towers lack three buildings, a pool and a tree. You have caught a tower and a tree, and lead with two blocks left.
finish-task = Win both tricks, and finish the lot.
finish-good = A hundred and fifty, and ten more for the eleventh tower. You were behind, and have won.
finish-other = you need both tricks.
