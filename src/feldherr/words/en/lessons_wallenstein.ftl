# What the lessons say: <lesson>_<step>, the sentences for other choices, and the end.

## W0

lessons_wallenstein-w0_title = First blood
lessons_wallenstein-w0_idea = one battle, and cubes fall
lessons_wallenstein-w0_1 = It is war. Your 5 red armies stand in Sächs. Lande. Two counties are lit: **choose Kursachsen**, nobody holds it.
lessons_wallenstein-w0_1_not_1 = Würzburg is held by 3 black armies. Begin with the open door: Kursachsen.
lessons_wallenstein-w0_2 = One army stays at home, so up to 4 may march. **Send all 4.**
lessons_wallenstein-w0_2_else = That may do: { PERCENT($conquer, maximumFractionDigits: 0) }. But 4 do better, and the winners are not lost. Send 4.
lessons_wallenstein-w0_3 = Your 4 and a peasant go into the tower together. What falls out, fights. **Attack!**
lessons_wallenstein-w0_3_not_1 = You may stay at home. But { PERCENT($conquer, maximumFractionDigits: 0) } is worth a try: attack!
lessons_wallenstein-w0_4 = 4 red cubes against 1 green: Kursachsen is yours, with 3 armies. An old black cube came loose as well; it only looks on.
lessons_wallenstein-w0_end = That is the heart of the game. How orders are given, the next lesson shows.

## W1

lessons_wallenstein-w1_title = One order
lessons_wallenstein-w1_idea = a card on a box is an order
lessons_wallenstein-w1_1 = The red counties are yours. Whoever has armies in a county owns it.
lessons_wallenstein-w1_2 = Every county of yours is also a card. Trier is the richest, 7 Thalers. **Pick it up.**
lessons_wallenstein-w1_2_not_1 = Mark feeds you best, Trier pays best. Money first: Trier.
lessons_wallenstein-w1_2_not_2 = Köln has room to build. For money there is nothing better than Trier.
lessons_wallenstein-w1_3 = **Put it on Taxes.** A card on a box is an order: do this, there.
lessons_wallenstein-w1_3_not_1 = Trier could do that too. But no other county of yours pays 7.
lessons_wallenstein-w1_3_else = Taxes could come from there too. But no other county of yours pays 7: Trier.
lessons_wallenstein-w1_4 = **Now Mark on Deploy 3**: three more armies for 2 Thalers. Clara stands right next to it.
lessons_wallenstein-w1_4_not_1 = Köln lies safe behind Mark. Armies are wanted at the border.
lessons_wallenstein-w1_4_not_2 = Trier is busy with taxes. A county does one thing a season.
lessons_wallenstein-w1_5 = **And Köln on Palace.** It costs 3 Thalers and will be worth points every winter.
lessons_wallenstein-w1_5_not_1 = That county is free, and could build as well. But nobody gets at Köln so easily, behind Mark.
lessons_wallenstein-w1_5_else = That county is busy already. One thing a season: Köln is still free.
lessons_wallenstein-w1_6 = Nobody has seen your plan. At a table you could still change all of it; here it is as it should be. **Seal it.**
lessons_wallenstein-w1_7 = Now the actions come one by one. Everybody does number 1, then everybody number 2.
lessons_wallenstein-w1_8 = Taxes +7, armies −2, palace −3: 20 Thalers. The flame in Trier? That is a story of its own.
lessons_wallenstein-w1_end = Three cards, three orders, carried out. Nearly everything in this game is said that way.

## W2

lessons_wallenstein-w2_title = What counts
lessons_wallenstein-w2_idea = points sit in majorities
lessons_wallenstein-w2_1 = Points are counted in winter: 1 for each county, 1 for each building. For you 9 and 3, that is 12.
lessons_wallenstein-w2_2 = The rest comes from majorities: most palaces in a region 3, churches 2, trading posts 1. **Open the list.**
lessons_wallenstein-w2_3 = You can build one church: in Osnabrück, Köln or Oberösterreich. **Where does nobody have one yet?**
lessons_wallenstein-w2_3_not_1 = In Kurpfalz you would only draw level with Clara. If tied, each gets 1 point less.
lessons_wallenstein-w2_3_not_2 = Kessler has a church in Böhmen, the same region. In Brandenburg there is none at all.
lessons_wallenstein-w2_4 = Now a palace. In Österreich you and Kessler have one each: 2 points apiece. **Break the tie.**
lessons_wallenstein-w2_4_not_1 = You lead Kurpfalz already, with one. A second palace there adds 1 point and no more.
lessons_wallenstein-w2_5 = **Seal it**, and winter will tell you what the two were worth.
lessons_wallenstein-w2_6 = Counties 9, buildings 5. And now region by region: look at Brandenburg and Österreich.
lessons_wallenstein-w2_7 = 23 points. The palace gave you 2 and took 2 from Kessler: a swing of 4 for 3 Thalers.
lessons_wallenstein-w2_end = 9 of your 23 points are majorities. Before you build, look who else has one there.

## W3

lessons_wallenstein-w3_title = First attack
lessons_wallenstein-w3_idea = only what lies in the tray fights
lessons_wallenstein-w3_1 = Combat A, and your card is Sächs. Lande: 5 armies. They may march into one county next door.
lessons_wallenstein-w3_2 = Two targets are lit; the number is your chance. Kursachsen is neutral, one peasant guards it. **Choose it.**
lessons_wallenstein-w3_2_not_1 = Kessler has 3 armies in Würzburg: { PERCENT($conquer, maximumFractionDigits: 0) } at best. Take the open door first.
lessons_wallenstein-w3_3 = One army always stays behind, so 4 can go. They are not spent: the winners move in. **Send all 4.**
lessons_wallenstein-w3_3_else = That may work: { PERCENT($conquer, maximumFractionDigits: 0) }. But see how the step grows with each army. Send 4.
lessons_wallenstein-w3_4 = Your 4 and the peasant go into the tower, with whatever lies in the tray. **Attack.**
lessons_wallenstein-w3_4_not_1 = You may always stay at home. But { PERCENT($conquer, maximumFractionDigits: 0) } is as good as it gets.
lessons_wallenstein-w3_5 = Yours all fell through; some may get stuck. An old black cube came loose and only looks on. The tray counts: 4 red against 1 green.
lessons_wallenstein-w3_6 = More cubes win, and lose as many as the other side had. 4 − 1: three armies hold Kursachsen.
lessons_wallenstein-w3_7 = Now Combat B, from Mark. Hessen-Kassel is Clara's, 2 armies, and peasants may help her. **Attack it with 6.**
lessons_wallenstein-w3_7_not_1 = You may always stay at home. But Clara is weak there today: attack Hessen-Kassel with 6.
lessons_wallenstein-w3_7_not_2 = Another day. Only 2 of Clara's armies guard Hessen-Kassel: that is the place.
lessons_wallenstein-w3_7_else = With fewer it gets close: { PERCENT($conquer, maximumFractionDigits: 0) }. Mark can spare 6.
lessons_wallenstein-w3_8 = 4 against 2: two armies hold it. Clara gives you the card, and if it lay on her mat, that order is gone.
lessons_wallenstein-w3_end = Two counties more. The tower decides, but you choose how many cubes it gets to see.

## W4

lessons_wallenstein-w4_title = The tray remembers
lessons_wallenstein-w4_idea = tray, peasants, ties
lessons_wallenstein-w4_1 = Look before you throw: 2 peasants and one of yours lie in the tray. All of it goes in with you.
lessons_wallenstein-w4_2 = Clara has 3 armies in both. But **in Hessen-Kassel lies a flame**: there the peasants won't help her.
lessons_wallenstein-w4_2_not_1 = In Paderborn every green cube in the tray fights for Clara. Look at the county with the flame.
lessons_wallenstein-w4_3 = Peasants side with the defender, unless the owner has squeezed them. **Send 5** and watch the green ones.
lessons_wallenstein-w4_3_not_1 = That is not where you pointed. The flame is in Hessen-Kassel: there the peasants stay out of it.
lessons_wallenstein-w4_3_else = Send 5. Clara throws in 3, and you want to be left with something.
lessons_wallenstein-w4_4 = 5 against 3. The 2 green cubes took no side and stay in the tray, for the next battle of anybody.
lessons_wallenstein-w4_5 = Kessler attacks Osnabrück with 3. No flame there: the peasants are on your side.
lessons_wallenstein-w4_6 = 2 against 1 and a peasant: a tie. Armies and trading post are gone, Osnabrück belongs to nobody.
lessons_wallenstein-w4_7 = A tie helps nobody, and it is never rare. That is why the bar shows it as a part of its own.
lessons_wallenstein-w4_end = Count the tray before you march. It is half of the next battle.

## W5

lessons_wallenstein-w5_title = One harvest too many
lessons_wallenstein-w5_idea = collecting twice brings a revolt
lessons_wallenstein-w5_1 = The flame in Trier is a revolt marker: something was collected here before. Once more, and they rise.
lessons_wallenstein-w5_2 = You want taxes. Trier pays 7 and would revolt, Köln pays 5 in peace. **Take Köln this time.**
lessons_wallenstein-w5_2_not_1 = 2 Thalers more, and you fight for your own county: { PERCENT($hold, maximumFractionDigits: 0) } that you hold it. Rather Köln.
lessons_wallenstein-w5_3 = **Now grain: Mark gives 5.** It counts the same way: every collection leaves a flame behind.
lessons_wallenstein-w5_3_not_1 = A flame is a flame, for grain as well. Mark is quiet and gives more.
lessons_wallenstein-w5_4 = **Seal**, and look at Köln and Mark afterwards.
lessons_wallenstein-w5_5 = Fall: 2 Thalers left, flames in both. If it must be, then **where many armies stand**. Trier: { PERCENT($hold, maximumFractionDigits: 0) }.
lessons_wallenstein-w5_5_not_1 = Köln has 2 armies and pays less: { PERCENT($hold, maximumFractionDigits: 0) }. Trier has 3.
lessons_wallenstein-w5_6 = **Seal.** You get the money first, then the tower speaks: 3 armies against 1 peasant for one flame.
lessons_wallenstein-w5_7 = Revolt! 2 against 1: put down, one army is left. Trier now has two flames. A tie would have lost it.
lessons_wallenstein-w5_end = A county gives once a year for nothing. From the second time on it asks a price. Winter puts out every flame.

## W6

lessons_wallenstein-w6_title = One after the other
lessons_wallenstein-w6_idea = the order of the action cards
lessons_wallenstein-w6_1 = The boxes stand in the order of play: 1 to 5 are known, the other five come as they come.
lessons_wallenstein-w6_2 = You have only 2 Thalers. Box 3 brings money: **put Trier there.**
lessons_wallenstein-w6_3 = A palace costs 3, and box 1 comes before your taxes. It would lapse. **A money card** says: no action.
lessons_wallenstein-w6_3_else = 1 Thaler short when box 1 comes up: the order would be lost, the county idle. Money card.
lessons_wallenstein-w6_4 = Deploy 5 is fourth: 2 + 7 − 3, that works. **Reinforce Mark**, Clara is next door.
lessons_wallenstein-w6_4_else = The money is there by then, good. But Mark lies next to two of Clara's counties, and is free.
lessons_wallenstein-w6_5 = Combat A is second. Mark is taken, its new armies fight next season. Osnabrück has 4: **put it here.**
lessons_wallenstein-w6_5_not_1 = 2 armies, one stays: one alone would march. Osnabrück can send 3.
lessons_wallenstein-w6_6 = Church is hidden, so it comes after box 5: your taxes are safely in by then. **Köln has room.**
lessons_wallenstein-w6_7 = The line below adds it up for the worst order of the hidden cards. Red means: could run short.
lessons_wallenstein-w6_8 = The other boxes are filled already. **Seal**, and watch your purse as the row runs.
lessons_wallenstein-w6_end = Read the row from left to right and ask at every box: have I got it by then?

## W7

lessons_wallenstein-w7_title = Who goes first
lessons_wallenstein-w7_idea = bid, place, tile, event
lessons_wallenstein-w7_1 = Five places, a tile on each. The place says when you act, the tile helps you all season.
lessons_wallenstein-w7_2 = You bid with a money card, 0 to 4. The highest chooses first, and everybody pays. **Offer 3.**
lessons_wallenstein-w7_2_not_1 = Safe, but every Thaler is paid, won or not. 3 will do today.
lessons_wallenstein-w7_2_not_2 = A 0 chooses last, even after a county card. Today you want to choose first: 3.
lessons_wallenstein-w7_2_not_3 = Clara may well bid as much, and then it is drawn by lot. With 3 you stand a better chance of choosing first.
lessons_wallenstein-w7_2_else = A county card costs nothing and beats a 0, but that county rests. Today the money is worth it: 3.
lessons_wallenstein-w7_3 = **Seal.** First the event is drawn, then all bids are turned over together.
lessons_wallenstein-w7_4 = 3, 2, and a county card. Kessler pays nothing, but now all know that Salzburg rests this season.
lessons_wallenstein-w7_5 = **You choose first.** Palace guard gives Clara a cube; place 1 gives you one back and the first move.
lessons_wallenstein-w7_5_not_1 = 6 armies instead of 5, also good. But your attack is what this season is about: place 1.
lessons_wallenstein-w7_5_else = Fine in another season. Your plan attacks, so take the place that attacks with you.
lessons_wallenstein-w7_6 = **4 from Mark**, 1 from the tile; Clara 2 and 1 from the event. The panel shows every cube with its reason.
lessons_wallenstein-w7_6_not_1 = Another day. Hessen-Kassel has a palace, and only 2 armies of Clara's guard it: that is the place.
lessons_wallenstein-w7_6_else = Send 4 and let the tile add the fifth.
lessons_wallenstein-w7_end = Bid what the place is worth to your plan. Not what you have.

## W8

lessons_wallenstein-w8_title = Winter
lessons_wallenstein-w8_idea = one grain a county, then points
lessons_wallenstein-w8_1 = Winter comes after fall. Every county eats 1 grain: you have 10 counties and 9 grain.
lessons_wallenstein-w8_2 = Before that, some spoils: one of the two open cards says 2, the other 5. **Mark brings 5**, Passau 3.
lessons_wallenstein-w8_2_not_1 = 9 + 3 − 5 leaves 7 for 10 counties. Three short means two revolts. Mark.
lessons_wallenstein-w8_3 = With Mark you are at worst 1 short. **Seal**, and the season runs to its end.
lessons_wallenstein-w8_4 = The card that was not drawn takes 5: 9 grain for 10 counties. One hungry county is one revolt.
lessons_wallenstein-w8_5 = The lot falls on Kursachsen: 1 peasant for the missing grain, 1 more for each flame. Stand firm.
lessons_wallenstein-w8_6 = 2 against 1: held, with one army. Draws by lot hit weak counties too: spare grain is cheap.
lessons_wallenstein-w8_7 = Then the points: counties, buildings, and the majorities, region by region. 19 for you, 9 for each of the others.
lessons_wallenstein-w8_8 = Then all flames go out, grain falls to 0 and four new events are laid. The second year decides.
lessons_wallenstein-w8_end = You have seen a whole year. The game has two. Your first season is waiting.

## W9

lessons_wallenstein-w9_title = At the Emperor's Court
lessons_wallenstein-w9_idea = armies become courtiers
lessons_wallenstein-w9_1 = Three favors lie in the hall: the highest number costs 4 courtiers, then 3, then 2. You have 2.
lessons_wallenstein-w9_2 = Courtiers are made from armies. Mark has 5: **put it on Convert 3.**
lessons_wallenstein-w9_2_not_1 = Two armies, and one must stay: three cannot go, so nothing at all would happen.
lessons_wallenstein-w9_3 = Two of your cubes lie idle in the tray. **A tower card on Convert 2** sends them to court instead.
lessons_wallenstein-w9_3_else = That would cost you armies in the field. The two in the tray guard nothing.
lessons_wallenstein-w9_4 = Seven courtiers is all you have, and 2 + 3 + 2 makes seven. So: **a money card**, nothing here.
lessons_wallenstein-w9_5 = **Seal.** The court comes after the player order and before all actions.
lessons_wallenstein-w9_6 = 7 of yours, 5 of Clara's: you choose first. Points cannot be conquered. **Take no. 13.**
lessons_wallenstein-w9_6_not_1 = 4 Thalers would be fine too, and cheaper. Just this once: the points.
lessons_wallenstein-w9_6_else = You may. But then Clara takes the points.
lessons_wallenstein-w9_7 = Four courtiers paid, three wait in the entrance hall for summer. Nobody can drive them out.
lessons_wallenstein-w9_end = Look at Mark: 2 armies are left. Whoever shines at court stands thin at the border.

## W10

lessons_wallenstein-w10_title = Landsknechte
lessons_wallenstein-w10_idea = four regions pay
lessons_wallenstein-w10_1 = Once the order is fixed, count your regions: Kurpfalz, Brandenburg, Österreich, Sachsen. Four will do.
lessons_wallenstein-w10_2 = Your top card goes under the pile, the next one pays: 2 Thalers or 1 army into the tray. **Take the army.**
lessons_wallenstein-w10_2_not_1 = Also sound. But you attack this season, and a cube in the tray comes along for free.
lessons_wallenstein-w10_3 = In summer the card gets better, with four regions again. **Which county may not fall?**
lessons_wallenstein-w10_3_else = That region hangs on several counties. Brandenburg hangs on Osnabrück alone.
lessons_wallenstein-w10_4 = Right: Osnabrück is all you have in Brandenburg. **Seal it.**
lessons_wallenstein-w10_5 = Still four regions: 4 Thalers, 1 grain or 2 armies. Your purse is empty: **the Thalers.**
lessons_wallenstein-w10_5_else = Good as well. With an empty purse, though, you could neither build nor deploy.
lessons_wallenstein-w10_end = In fall the last card adds a point. After winter the pile starts again: stay broad, it pays.

## W11

lessons_wallenstein-w11_title = The game of 2002
lessons_wallenstein-w11_idea = what is different
lessons_wallenstein-w11_1 = No bid, no tiles: after planning the order is drawn by lot. Blank cards mean no action.
lessons_wallenstein-w11_2 = Kessler comes with 3. You say how many of your 4 go into the tower. If you lose, the others go too. **All 4.**
lessons_wallenstein-w11_2_else = { PERCENT($hold, maximumFractionDigits: 0) } that way. What stays out does not fight, and is gone if the county falls. All 4 today.
lessons_wallenstein-w11_3 = Held, 3 against 2. Peasants help you here as long as there are fewer than 2 flames: it takes two to lose them.
lessons_wallenstein-w11_4 = Combat must march here, if it can: at least 1 army. **Send 2 to Kursachsen.**
lessons_wallenstein-w11_4_not_1 = Not in 2002: an army that can march, marches.
lessons_wallenstein-w11_5 = Conquered, and it begins with a flame: a neutral county does not like its new lord.
lessons_wallenstein-w11_6 = 25 events, many for one region only: harvests, levies. Look where your counties lie.
lessons_wallenstein-w11_end = A tie at the end is settled by palaces, not by Thalers. Every difference is marked 2002 on the rules page.
