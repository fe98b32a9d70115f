# The coached first game, loaded with its first card.
coach-coach = Coach
coach-got_it = Got it
coach-read_more = Read more
coach-no_more = No more cards
coach-next_time = Three things to try next time
coach-to_lesson = Lesson: { $title }
coach-to_lessons = All lessons
coach-says_wallenstein_first_plan = Every box gets a card: a county that does it, or money for nothing. "Hint" shows a sound plan.
coach-says_wallenstein_first_order = 1 to 5 come in this order. The five below come later, in an order nobody knows.
coach-says_wallenstein_first_card_used = This county is busy now. A second order for it has to wait for next season.
coach-says_wallenstein_first_totals = Down here stands what is left in the worst case. Red means: one of your orders could lapse.
coach-says_wallenstein_first_bid = Your bid decides who chooses a place first. A 1 is often enough against recruits.
coach-says_wallenstein_first_seal = You can take it back until the last one has sealed. After that it stands.
coach-says_wallenstein_first_event = This event holds for everybody, all season. The card left in fall takes grain in winter.
coach-says_wallenstein_first_place = Choose by the tile that fits your plan; the notes show which of your orders it helps.
coach-says_wallenstein_first_marker = A flame: you have collected here. Once more before winter, and there is a revolt.
coach-says_wallenstein_first_attack = Choose a target, then how many march. Dark is conquered, hatched is a tie that burns everything.
coach-says_wallenstein_first_neutral = A neutral county has only a peasant to defend it. Early in the year these are the cheapest points.
coach-says_wallenstein_first_tray = These cubes stay in the tray and take part in the next battle, whoever fights it.
coach-says_wallenstein_first_attacked = You are attacked. Nothing to decide: all your armies there fight, and peasants may help.
coach-says_wallenstein_first_loss = The county is gone, and with it the order on its card. It can be won back like any other.
coach-says_wallenstein_first_tie = A tie: both lose everything, the county is neutral. Now it is cheap for whoever comes next.
coach-says_wallenstein_first_revolt = A revolt! Your armies against one peasant for each flame. If it is a tie, the county is lost.
coach-says_wallenstein_first_lapse = This order lapsed: { NAME($reason, kind: "reason") }. Nothing is paid for it, but the county has done nothing.
coach-says_wallenstein_first_fall = The last chance for grain before winter: you have { $grain } for { $counties ->
        [one] one county
       *[other] { $counties } counties
    }, and { $losses } will spoil.
coach-says_wallenstein_first_winter = Short of grain? Counties drawn by lot revolt. If not, sit back: now come the points.
coach-says_wallenstein_first_majority = Tied majorities give each 1 point less. One building more next year may be worth three.
coach-says_wallenstein_second_year = Flames are out, grain is 0, all else stays. At the end points count, not armies.
coach-says_wallenstein_first_court = Courtiers come from your armies. Sleep well at court, or at the border: rarely both.
coach-says_wallenstein_first_landsknechte = Four regions at this moment: your card moves on and pays. Choose one of its benefits.
coach-says_wallenstein_first_defend_2002 = In this edition you choose how many defend. What stays out survives only if you win.
coach-says_wallenstein_whole_season = That was a whole season. You know the round; the rest is choosing.

coach-says_sixteenthirty_first_pass_marker = Give away a country you cannot serve. Two of one kind are worth keeping: all counts double.
coach-says_sixteenthirty_first_influence = Up to three cards, laid out together. Best where you have markers and the status is high.
coach-says_sixteenthirty_first_special = Up to two special cards now, or none. Read who gains: often you are not the only one.
coach-says_sixteenthirty_first_lobby = You must speak before one Crown. If nothing tempts you, ask where nobody can turn you over.
coach-says_sixteenthirty_first_bid = Bidding is how influence gets to the table. Pass when you have what you need: you cannot return.
coach-says_sixteenthirty_first_bid_elsewhere = Somebody else asks, but you may bid and vote as well. "Pass" keeps you out of it, and the standing order "Pass in this lobby" does so in advance.
coach-says_sixteenthirty_first_vote = All your influence there votes one way. Lose, and the stack turns over.
coach-says_sixteenthirty_first_turned = This stack falls: it counts, but never grows, and loses a card in each of your rounds.
coach-says_sixteenthirty_first_war = Red is war, blue is peace. The bar shows the chances; the winner takes a point of status.
coach-says_sixteenthirty_first_unrest = Unrest turns over whoever was highest here. Until the end of the turn, no war starts from here.
coach-says_sixteenthirty_first_league = Two votes, one after the other. For the league you vote the invited country's colour.
coach-says_sixteenthirty_first_excess = The limit shrinks as the game goes on. What goes to the market, others will see.
coach-says_sixteenthirty_first_scoring = For each marker the lower number: your influence or the status. Nobody sees which are yours.
coach-says_sixteenthirty_first_market = First swap one card with another's market, then take one from any. The rest is gone.
coach-says_sixteenthirty_turn_8 = From now on each turn may be the last. Points today count more than plans for tomorrow.
coach-says_sixteenthirty_whole_turn = That was a whole turn. You know the round; the rest is choosing.

coach-try_wallenstein_revolts = { $n ->
        [one] A revolt took a county from you.
       *[other] Revolts took { $n } counties from you.
    } Before a second collection, look how many armies stand there, and how many flames.
coach-try_wallenstein_lapsed = { $n } of your orders lapsed. Read the row from left to right and ask at every box: have I got it by then?
coach-try_wallenstein_taken =
    { $n ->
        [one] One county was conquered from you.
       *[other] { $n } counties were conquered from you.
    } Reinforce where a neighbour stands with more armies than you.
coach-try_wallenstein_ties = { $n } of your attacks ended in a tie. One army more is often worth more than a second attack.
coach-try_wallenstein_attacks = { $n ->
        [0] You never attacked.
        [one] You attacked only once.
       *[other] You attacked only { $n } times.
    } Neutral counties are defended by a single peasant: early in the year they are the cheapest points.
coach-try_wallenstein_built = { $n ->
        [0] You built nothing.
        [one] You built only once.
       *[other] You built { $n } times.
    } A building counts every winter, and perhaps a majority with it: build early, and where nobody else has one.
coach-try_wallenstein_declined = You let { $n } marches be. Put a county on Combat only if it can send three armies or more.
coach-try_wallenstein_majorities = Before you build, open the list of majorities: one more building may be worth 3 points, or nothing.
coach-try_wallenstein_bid = Bid what the place is worth to your plan: the tile helps the whole season.
coach-try_wallenstein_tray = Count the tray before you march. It is half of the next battle.
coach-try_sixteenthirty_turned = { $n } of your stacks were turned over. Count the votes before you vote, and keep away where you are sure to lose.
coach-try_sixteenthirty_specials = { $n ->
        [0] You played no special card.
        [one] You played only one special card.
       *[other] You played only { $n } special cards.
    } Play them where they work twice: on two markers, or on the one who leads.
coach-try_sixteenthirty_leagues = You never proposed a league. It lifts all your markers in two countries at once.
coach-try_sixteenthirty_wars = You never called for war. The winner takes a point of status, turn after turn.
coach-try_sixteenthirty_exchange = { $n } times you swapped nothing. Look in the markets for cards of your own countries.
coach-try_sixteenthirty_markers = Begin where you have two markers: there everything counts double.
coach-try_sixteenthirty_others = Watch where the others bid: there their markers are, and there they are hurt.
coach-try_sixteenthirty_last = From turn 8 on keep nothing for later: every turn may be the last.
