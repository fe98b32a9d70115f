# The rulebook: a message for each anchor of feldherr/wallenstein/book. docs/rulebook.md says how it is written.

rules_wallenstein-book-in_force =
    { $edition ->
        [first] The game of 2002, condensed rules
        [manual] The game of 2002, reference manual
       *[second] Second edition
    }{ $court ->
        [true] , Emperor's Court
       *[false] { "" }
    }{ $landsknechte ->
        [true] , Landsknechte
       *[false] { "" }
    }{ $house_rules ->
        [0] { "" }
        [one] , { $house_rules } house rule
       *[other] , { $house_rules } house rules
    }
rules_wallenstein-preset-second = second edition
rules_wallenstein-preset-first = 2002
rules_wallenstein-preset-manual = 2002, manual

rules_wallenstein-game = The game in a page
rules_wallenstein-game-goal = The goal
rules_wallenstein-game-goal-war = Germany in the Thirty Years' War. You are one of three to five military leaders. You hold counties with your armies, you build in them, and you take counties from others.
rules_wallenstein-game-goal-points = Points are given twice, in the winter of each of the two years: for every county, for every building, and for the most palaces, churches and trading posts in a region. **Whoever has the most points after the second winter has won.**
rules_wallenstein-game-course = How it is played
rules_wallenstein-game-course-plan = A year has three seasons in which you act, and a winter in which you pay for it. In spring, summer and fall everybody first plans in secret: each of ten actions gets the card of one of your counties, and there it will happen. A county does only one thing a season.
rules_wallenstein-game-course-act = Then the plans are carried out, action by action, by all players in turn. Nobody knows the whole order of the actions beforehand, nor what the others have planned.
rules_wallenstein-game-course-winter = In winter every county wants grain. Where it is short, peasants revolt. What you still hold after that brings points.
rules_wallenstein-game-words = The words of this book
rules_wallenstein-game-words-terms = glossary terms land province farmers unrest gold cube leader
rules_wallenstein-game-words-county = **County**: a place on the map with a card of its own. It is yours while at least one of your armies stands in it, and then you hold its card. A county without armies belongs to nobody: it is *neutral*, and its card lies in the common supply.
rules_wallenstein-game-words-county-hold = **County**: a place on the map with a card of its own. It is yours while you hold its card. Usually an army of yours stands there, but peasants alone can keep a county for you: then it is empty and still yours. You can plan with its card, it scores for you, and whoever attacks it does not meet the peasant of a neutral county. A county whose card nobody holds is *neutral*.
rules_wallenstein-game-words-mat = **Mat**: the sheet before you with a box for each action. Your plan lies there, face down.
rules_wallenstein-game-words-army = **Army**: a cube of a player's colour. Armies that are not on the map, in the tower or in its tray lie in your *supply*.
rules_wallenstein-game-words-peasants = **Peasants**: the green cubes. They belong to nobody. They defend neutral counties, they may help whoever is attacked, and they revolt.
rules_wallenstein-game-words-tower = **Tower and tray**: cubes are thrown into the tower at the top. Some come out into the tray below, others get stuck, and some that were stuck come loose. What lies in the tray decides a battle.
rules_wallenstein-game-words-marker = **Revolt marker**: a flame in a county whose peasants are angry. Collecting grain or taxes kindles it.
rules_wallenstein-game-words-thalers =
    { "" }**Thalers and grain**: Thalers pay for buildings{ $turn_order ->
        [auction] , armies and bids
       *[shuffled] { " " }and armies
    }. Grain feeds your counties in winter.

rules_wallenstein-setup = Setting up
rules_wallenstein-setup-players = Players and their things
rules_wallenstein-setup-players-number = Three, four or five can play. Colours that nobody plays stay in the box: none of their cubes is in the tower, and they have no place in the player order.
rules_wallenstein-setup-players-money =
    Everybody starts with the same money: [[{ $thalers_3 ->
        [one] { $thalers_3 } Thaler
       *[other] { $thalers_3 } Thalers
    } with three players, { $thalers_4 } with four, { $thalers_5 } with five]].
rules_wallenstein-setup-players-cubes =
    Everybody has [[{ $armies_each ->
        [one] { $armies_each } cube
       *[other] { $armies_each } cubes
    }]] of their colour, and each of them is an army. { $armies_each ->
        [61] One more cube of yours marks your grain and never becomes an army.
       *[other] Grain and points are marked by other pieces.
    }
rules_wallenstein-setup-players-zero = You begin with no grain and no victory points.
rules_wallenstein-setup-players-money-cards =
    You have { $spare_cards_each ->
        [one] { $spare_cards_each } money card
       *[other] { $spare_cards_each } money cards
    } of your own, worth 0 to { $highest_money_card } Thalers. { $turn_order ->
        [auction] They are for two things: as a bid a money card counts what it shows; on an action it says that you do without it.
       *[shuffled] A money card on an action says that you do without it.
    }
rules_wallenstein-setup-players-blank-cards =
    You have { $spare_cards_each ->
        [one] { $spare_cards_each } blank card
       *[other] { $spare_cards_each } blank cards
    }. A blank card on an action says that you do without it.
rules_wallenstein-setup-map = The map
rules_wallenstein-setup-map-regions = The map has { $regions } regions: Brandenburg (red), Sachsen (blue), Österreich (green), Bayern (purple) and Kurpfalz (yellow). Each has { $counties_of_a_region } counties, so there are { $counties_in_all }, and each has one card. The card shows the taxes and the grain that the county yields; on the map you see its one to three cities, and each city is a building site. These figures and all borders are the same in every edition here.
rules_wallenstein-setup-map-three =
    With three players these counties are not in the game: { LIST($out_with_three) }. Their cards are taken out, { $counties_with_three } counties are left, and no army may ever enter the closed ones{ $court ->
        [true] , not even by a favor
       *[false] { "" }
    }. With four or five all { $counties_in_all } are in play.
rules_wallenstein-setup-start = The first armies
rules_wallenstein-setup-start-groups = Your first armies stand in groups of { WORDS($groups) }: all of these with three players ({ $groups_3 } groups, { $armies_3 } armies), one group of 2 fewer with four ({ $groups_4 } groups, { $armies_4 } armies), two fewer with five ({ $groups_5 } groups, { $armies_5 } armies). Each group starts in a county of its own.
rules_wallenstein-setup-start-lineup = Where they start is decided in one of two ways. With the **recommended line-up** every group has its county from the tables at the end of this book: the first seat takes column A, the second column B and so on. You get the cards of your counties, and nothing else of the set-up changes. It is the better choice for a first game.
rules_wallenstein-setup-start-draft = Or you **choose your counties** yourselves, as the next section tells.
rules_wallenstein-setup-start-neutral = Counties that nobody has taken are neutral: no army stands there, the card lies in the common supply, and anyone may conquer them. There are { $neutral_3 } with three players, { $neutral_4 } with four, { $neutral_5 } with five.
rules_wallenstein-setup-draft = Choosing counties
rules_wallenstein-setup-draft-pair = All county cards are shuffled into a face-down pile, and its two top cards are turned up.
rules_wallenstein-setup-draft-order-seats = [[The first seat begins, and it goes on around the table.]] (In print the oldest player begins.)
rules_wallenstein-setup-draft-order-shuffled = [[The order is drawn by lot]] and stays the same for the whole choice.
rules_wallenstein-setup-draft-take = On your turn you take one card: one of the two open ones, or the top card of the pile without having seen it, and that one you must keep. An open card that is taken is replaced at once from the pile. Nobody knows the order of the pile; a card drawn from it is shown when its armies are placed.
rules_wallenstein-setup-draft-place = Then you put one of your groups, whichever you like but all of it, into that county. The card goes to your hand.
rules_wallenstein-setup-draft-exchange = If the same two cards lie open as when you took your last card, you may put both under the pile and turn up two new ones before you take. That is possible once a turn, not on your first turn, and not when one of the two has changed.
rules_wallenstein-setup-draft-aside = When all players in turn have passed over the same two open cards, both are set aside and two new ones are turned up; nobody is asked. If the pile runs out, the cards set aside are shuffled and become the new pile.
rules_wallenstein-setup-draft-end = It goes on until all groups stand: { $groups_3 } turns for everyone with three players, { $groups_4 } with four, { $groups_5 } with five. The two open cards are then neutral like the rest of the pile.
rules_wallenstein-setup-tower = Filling the tower
rules_wallenstein-setup-tower-throw = Before the first season the tower gets its first cubes: { $primed_armies } armies of every player and { $primed_peasants } peasants, all in one throw ({ $primed_3 } cubes with three players, { $primed_4 } with four, { $primed_5 } with five). What falls through goes back to the supplies, so the tray is empty when play begins.
rules_wallenstein-setup-tower-supply = All your cubes that are neither on the map nor in tower or tray are your supply. At the start it holds { $supply_3 } cubes with three players, { $supply_4 } with four, { $supply_5 } with five, and those of yours that fell through.
rules_wallenstein-setup-stock = What there is of everything
rules_wallenstein-setup-stock-buildings = There are { $stock_palace } palaces, { $stock_church } churches, { $stock_trading_post } trading posts, { $stock_revolt_markers } revolt markers and { $stock_peasants } peasants. What leaves the map goes back to the stock. When no revolt marker is left, none is placed, and play goes on.
rules_wallenstein-setup-stock-coins = Money never runs out: whatever is due is paid in full.
rules_wallenstein-setup-stock-pieces = Besides these there are ten action cards, { $tiles } bonus tiles (one of each kind) and for each player a mat, a leader, and tokens for grain and points.

rules_wallenstein-season = A season
rules_wallenstein-season-year = Two years
rules_wallenstein-season-year-rounds = The game lasts two years. Each has spring, summer and fall, in which you plan and act, and then a winter without plans and actions.
rules_wallenstein-season-steps = The steps of a season
rules_wallenstein-season-steps-list = Spring, summer and fall run through the same steps:
rules_wallenstein-season-steps-cards = The action cards are laid out.
rules_wallenstein-season-steps-tiles = The bonus tiles are laid out.
rules_wallenstein-season-steps-favors = Three favors are laid out at court.
rules_wallenstein-season-steps-plan =
    Everybody plans in secret{ $turn_order ->
        [auction] , and bids for a place in the player order
       *[shuffled] { "" }
    }.
rules_wallenstein-season-steps-order-early = The player order is fixed.
rules_wallenstein-season-steps-event = The event is drawn.
rules_wallenstein-season-steps-order = The player order is fixed.
rules_wallenstein-season-steps-landsknechte = The Landsknechte have their turn.
rules_wallenstein-season-steps-court = Armies become courtiers, and favors are granted.
rules_wallenstein-season-steps-actions = The ten actions are carried out.
rules_wallenstein-season-actions = The order of the actions
rules_wallenstein-season-actions-ten =
    There are ten actions, and everybody can do each of them once a season: build a palace, a church, a trading post; collect grain, collect taxes; deploy { $armies_deploy5 ->
        [one] { $armies_deploy5 } army
       *[other] { $armies_deploy5 } armies
    }, deploy { $armies_deploy3 }, deploy { $armies_deploy1 } or move; and combat/movement twice, A and B.
rules_wallenstein-season-actions-dealt = Each season the ten action cards are shuffled and laid in a row. The first five lie open, the last five face down: nobody knows their order.
rules_wallenstein-season-actions-next = After each of the first five actions the next face-down card is turned up, so you always know the next five actions, as long as there are that many.
rules_wallenstein-season-acting = Carrying out an action
rules_wallenstein-season-acting-turns = The actions come one after the other, from the first card to the tenth. Each is done by all players in player order before the next begins. You turn over your card only when it is your turn; the cards of those behind you are still hidden then.
rules_wallenstein-season-acting-nothing =
    If a { $spare_cards ->
        [money] money card
       *[blank] blank card
    } lies there, or no card, you do nothing, and it costs nothing.
rules_wallenstein-season-acting-must = What you have planned and can do, you must do; only where this book says "may" you can decline.
rules_wallenstein-season-acting-whole = **All or nothing**: if you cannot do the whole of an action, it is skipped. You pay nothing, get nothing, and cannot make up for it later in the season.
rules_wallenstein-season-acting-together = The printed rules let players act at the same time where nobody gets in another's way. Here everything is done in player order; the result is the same.
rules_wallenstein-season-cards = What becomes of the cards
rules_wallenstein-season-cards-stay = Cards that have done their work stay on the mat. All cards come back to the hands when the tenth action is over.
rules_wallenstein-season-cards-lost =
    Whoever loses a county loses its card at once, even if it lies face down on the mat: that action is gone.{ $turn_order ->
        [auction] { " " }A bid that has already been settled stays as it is.
       *[shuffled] { "" }
    } After a revolt the card goes to the common supply, and somebody may conquer the county in the same season.
rules_wallenstein-season-cards-won = The card of a county that you win goes to your hand. The county cannot act before the next season, even if it was yours before.
rules_wallenstein-season-cards-end = When the season ends, the bonus tiles go back and its event card leaves the game. The leaders are taken off the track, after fall only when winter is over.
rules_wallenstein-season-alone = Without a county
rules_wallenstein-season-alone-stay =
    Nobody is out of the game. Whoever has lost all counties keeps Thalers and points and goes on with { $spare_cards ->
        [money] money cards
       *[blank] blank cards
    }. { $court ->
        [true] A favor that puts armies into a neutral county can bring them back.
       *[false] Without a county there is no way back onto the map.
    }
rules_wallenstein-season-open = Open and secret
rules_wallenstein-season-open-all = Everybody always sees what everyone has: Thalers, grain, points and armies in the supply; and what is on the map: owners, armies, buildings, revolt markers, and the cubes in the tray.
rules_wallenstein-season-open-plans =
    Which card lies where on your mat, and which cards you kept, you alone know until a card is turned over. All plan at the same time{ $empty_boxes_declared ->
        [true] ; only boxes declared empty are known
       *[false] { "" }
    }.
rules_wallenstein-season-open-order = While you plan you see the event cards that may be drawn, but neither which one it will be nor the player order.
rules_wallenstein-season-open-tiles =
    The bonus tiles lie open before you plan. Bids are secret until all are turned over together; then everybody sees the { $spare_cards ->
        [money] money card
       *[blank] card
    } or the county.
rules_wallenstein-season-open-chance = All chance is the game's own: the tower, the shuffling, every draw by lot. It is fixed before the game begins, nobody can know it, and when the game is over everybody can check it.

rules_wallenstein-planning = Planning
rules_wallenstein-planning-boxes = A card on every box
rules_wallenstein-planning-boxes-cover =
    Your mat has [[ten boxes for the actions{ $turn_order ->
        [auction] { " " }and one for your bid
       *[shuffled] { "" }
    }{ $court ->
        [true] ; the board of the court has three more, which makes { $boxes }
       *[false] { "" }
    }]]. Lay one card face down on each. As long as you have enough cards, a plan with a gap is not accepted.
rules_wallenstein-planning-boxes-county = A county card on an action says: there it shall be done. Only counties of your own can be planned. Each box takes one card, and each card lies on one box, so a county acts only once a season.
rules_wallenstein-planning-boxes-pass =
    If you do not want an action, lay a { $spare_cards ->
        [money] money card on it. What it shows does not matter there, and you do not pay it
       *[blank] blank card on it
    }. You may do that even where a county could act.
rules_wallenstein-planning-boxes-anything = You may plan what you cannot do yet: too little money, no free building site, a single army. Whether it works is seen when its turn comes.
rules_wallenstein-planning-short = Too few cards
rules_wallenstein-planning-short-all =
    With fewer than { $boxes } cards you must lay all of them. Which boxes stay empty is up to you{ $turn_order ->
        [auction] , and it may be the one for the bid
       *[shuffled] { "" }
    }. On an empty box nothing happens.
rules_wallenstein-planning-short-declared = [[Before anybody plans, whoever has too few cards says which boxes will stay empty]], in the player order of the season before; in the first spring in that of the set-up.
rules_wallenstein-planning-short-seen = Which boxes are empty everybody sees when all plans are in, and not before.
rules_wallenstein-planning-bid = The bid
rules_wallenstein-planning-bid-must =
    With your plan you bid for a place in the player order: lay a card that you do not use elsewhere on the box for the bid, { $spare_cards ->
        [money] a money card
       *[blank] a blank card
    } or a county. Everybody must bid; only whoever has too few cards may leave the box empty.
rules_wallenstein-planning-bid-limit = You cannot bid more Thalers than you have when you plan.
rules_wallenstein-planning-bid-hint =
    A county as a bid costs nothing{ $spare_cards ->
        [money] { " " }and beats a bid of 0
       *[blank] { " " }and beats a blank card
    }. But then the county does nothing else this season, and everybody learns of it.

rules_wallenstein-order = Event and player order
rules_wallenstein-order-event = The event
rules_wallenstein-order-event-open = At the beginning of each year four event cards are laid open.
rules_wallenstein-order-event-draw = In each season, after planning, one of them is drawn by lot: of four in spring, of three in summer, of two in fall. It holds for everybody and for this season only. The others stay open and have no effect.
rules_wallenstein-order-event-winter = The card that is never drawn belongs to winter: its figure says how much grain everybody loses then. Its event does not happen, and the grain figures of the other three do not count.
rules_wallenstein-order-event-year = Cards of the first year are gone, the winter card too: the second year takes its four from the rest of the { $event_cards_in_all }.
rules_wallenstein-order-event-tile = If an event and a bonus tile change the same action, the event comes first, and the tile is added to what it leaves.
rules_wallenstein-order-events = What events change
rules_wallenstein-order-events-attack = Events about attacks have nothing to do with revolts: a palace brings nobody then, and a church does not protect.
rules_wallenstein-order-events-levy = When levies are short, "deploy { $armies_deploy5 }" brings { $short_deploy5 } and "deploy { $armies_deploy3 }" brings { $short_deploy3 }, at the usual prices. "Deploy { $armies_deploy1 }/move" stays as it is.
rules_wallenstein-order-events-market = When a new trading post calms a county, only one revolt marker goes, however many lie there. If none lies there, the post is built as usual.
rules_wallenstein-order-events-guard = Palace guard and the tile for the defence add up.
rules_wallenstein-order-events-region = Crop failure, good harvest and short levy name a region and hold only there.
rules_wallenstein-order-events-crop = If a crop failure leaves nothing, the action still counts as done: revolt and revolt marker follow as usual.
rules_wallenstein-order-events-trade = With the trade bonus even a player without money builds a planned trading post, and must do so if there is a site.
rules_wallenstein-order-events-weary = Weary peasants only means that none is thrown in for a neutral county. Those that come out of the tower defend it all the same.
rules_wallenstein-order-events-palace = The peasant that a palace brings is thrown in always. Whether he helps is decided like for all peasants, by the revolt markers.
rules_wallenstein-order-auction = Player order by auction
rules_wallenstein-order-auction-terms = turn order first player start bidding
rules_wallenstein-order-auction-tiles = Before planning, all { $tiles } bonus tiles are shuffled and laid on the places 1 to { $tiles }, however many play.
rules_wallenstein-order-auction-pay =
    All bids are turned over together. { $spare_cards ->
        [money] A money card is paid, whichever place you get; a county costs nothing.
       *[blank] No bid costs anything.
    } The cards stay on the mats until the season ends.
rules_wallenstein-order-auction-rank =
    The best bid chooses first. The ranking: { $spare_cards ->
        [money] 4, 3, 2, 1, then a county, then 0{ $court ->
            [true] { " " }(a dice tower card counts as 0)
           *[false] { "" }
        }, then no card.
       *[blank] a county, then a blank card{ $court ->
            [true] { " " }(or a dice tower card)
           *[false] { "" }
        }, then no card.
    }
rules_wallenstein-order-auction-tie = Equal bids, two counties too, are decided by lot.
rules_wallenstein-order-auction-choose = One after another, players put their leader on a free place and take the tile that lies there. The lowest place acts first; places nobody took are skipped. A tile works for its owner and for this season only; tiles left over do nothing.
rules_wallenstein-order-tiles = The bonus tiles
rules_wallenstein-order-tiles-thaler = **+{ $tile_thaler } Thaler**: you get { $tile_thaler } more when you collect taxes.
rules_wallenstein-order-tiles-grain = **+{ $tile_grain } grain**: you get { $tile_grain } more when you collect grain.
rules_wallenstein-order-tiles-armies = **{ $tile_six_armies } armies**: "deploy { $armies_deploy5 }" brings { $tile_six_armies }, at the same price. That holds under an event that makes levies short, too. If your supply has fewer than { $tile_six_armies }, you place what there is, as long as it is no fewer than without the tile; otherwise the action is skipped.
rules_wallenstein-order-tiles-attack =
    { "" }**+{ $tile_attack ->
        [one] { $tile_attack } army
       *[other] { $tile_attack } armies
    } in attack**: each time you attack with combat/movement, { $tile_attack } more of your supply is thrown in.
rules_wallenstein-order-tiles-defence =
    { "" }**+{ $tile_defence ->
        [one] { $tile_defence } army
       *[other] { $tile_defence } armies
    } in defence**: each time a county of yours is attacked with combat/movement, { $tile_defence } more of your supply is thrown in.
rules_wallenstein-order-tiles-limits = The army of a tile or of a palace comes from your supply; if that is empty, none comes. It is an army like any other: it may get stuck, it counts in the tray, it may end up in the county. In revolts and in moves between your own counties these tiles do nothing.
rules_wallenstein-order-lot = Player order by lot
rules_wallenstein-order-lot-terms = turn order first player leader cards
rules_wallenstein-order-lot-draw = When all plans are in, the player order of the season is drawn by lot, anew each season. Nobody bids, and there are no bonus tiles.

rules_wallenstein-actions = The ten actions
rules_wallenstein-actions-build = Building
rules_wallenstein-actions-build-terms = trading firm city price cost
rules_wallenstein-actions-build-palace =
    { "" }**Build a palace**: pay { $price_palace ->
        [one] { $price_palace } Thaler
       *[other] { $price_palace } Thalers
    }, and a palace stands in the planned county.
rules_wallenstein-actions-build-church =
    { "" }**Build a church**: pay { $price_church ->
        [one] { $price_church } Thaler
       *[other] { $price_church } Thalers
    }, and a church stands there.
rules_wallenstein-actions-build-post =
    { "" }**Build a trading post**: pay { $price_trading_post ->
        [one] { $price_trading_post } Thaler
       *[other] { $price_trading_post } Thalers
    }, and a trading post stands there.
rules_wallenstein-actions-build-sites = Each building needs a free building site; a county has one to three. It never has two buildings of the same kind.
rules_wallenstein-actions-build-skipped = Without the money, without a site, or when no building of that kind is left in the stock, nothing is built and nothing paid.
rules_wallenstein-actions-collect = Collecting grain and taxes
rules_wallenstein-actions-collect-grain = **Collect grain**: you get as much grain as the county's card shows. There is no limit to your store.
rules_wallenstein-actions-collect-taxes = **Collect taxes**: you get as many Thalers as the county's card shows.
rules_wallenstein-actions-collect-marker = The peasants do not like it. Where no revolt marker lies, one is put into the county afterwards. Where one or more lie, there is a revolt; only if you put it down does another marker come.
rules_wallenstein-actions-collect-first = [[You get the grain or the Thalers first]], and keep them however the revolt ends.
rules_wallenstein-actions-collect-after = [[The revolt comes first.]] If you lose the county, there is no income.
rules_wallenstein-actions-collect-example =
    You collect taxes in Lüneburg, where 2 revolt markers and 4 of your armies are. { $revolt_before_income ->
        [true] First comes the revolt: the armies and 2 peasants go into the tower, with everything in the tray. If you win, you get the taxes, and Lüneburg has 3 markers.
       *[false] You get the taxes. Then the armies and 2 peasants go into the tower, with everything in the tray. If you win, Lüneburg has 3 markers.
    }
rules_wallenstein-actions-deploy = Deploying armies
rules_wallenstein-actions-deploy-terms = recruit levy price cost
rules_wallenstein-actions-deploy-five =
    { "" }**Deploy { $armies_deploy5 }**: pay { $price_deploy5 ->
        [one] { $price_deploy5 } Thaler
       *[other] { $price_deploy5 } Thalers
    }, and { $armies_deploy5 } armies from your supply stand in the planned county.
rules_wallenstein-actions-deploy-three =
    { "" }**Deploy { $armies_deploy3 }**: pay { $price_deploy3 ->
        [one] { $price_deploy3 } Thaler
       *[other] { $price_deploy3 } Thalers
    }, and { $armies_deploy3 } armies stand there.
rules_wallenstein-actions-deploy-one =
    { "" }**Deploy { $armies_deploy1 }/move**: pay { $price_deploy1 ->
        [one] { $price_deploy1 } Thaler
       *[other] { $price_deploy1 } Thalers
    }, and { $armies_deploy1 } army stands there. [[Then you may move armies]] from this county to one neighbouring county of your own. If your supply is empty, the whole action is skipped, the move too.
rules_wallenstein-actions-deploy-either =
    { "" }**Deploy { $armies_deploy1 }/move**: pay { $price_deploy1 ->
        [one] { $price_deploy1 } Thaler
       *[other] { $price_deploy1 } Thalers
    }. [[Then deploy { $armies_deploy1 } army, or move armies]] from this county to one neighbouring county of your own, [[or both; at least one of the two, if you can]]. With an empty supply you pay and only move; if you cannot move either, the action is skipped and costs nothing.
rules_wallenstein-actions-deploy-move = This move never leads into a neutral county or another player's. The new army may march on at once, but one army stays. Without the Thaler there is neither army nor move.
rules_wallenstein-actions-deploy-short = If your Thalers or the armies in your supply do not suffice, the action is skipped and costs nothing. A county may hold any number of armies.
rules_wallenstein-actions-move = Combat and movement
rules_wallenstein-actions-move-terms = attack march adjacent neighbour
rules_wallenstein-actions-move-march = Combat/movement A and B are alike: armies march from the planned county into one neighbouring county, as many as you like, together, and no further. **At least one stays behind.**
rules_wallenstein-actions-move-battle = Into a county of your own they just march. Into a neutral county or another player's they bring battle at once.
rules_wallenstein-actions-move-two =
    A single army cannot leave: the action is skipped{ $turn_order ->
        [auction] , and a bonus tile does not change that
       *[shuffled] { "" }
    }.
rules_wallenstein-actions-move-may = [[You may also stay where you are]] when the action comes up.
rules_wallenstein-actions-move-must = [[At least one army must march, if any can]] and there is a county it may enter.
rules_wallenstein-actions-move-protected =
    Some counties cannot be attacked: those with a church while "Church peace" is in force{ $court ->
        [true] , and those of a player whom a favor protects
       *[false] { "" }
    }. Their owner may move from and into them as always. If no county is left to go to, the action is skipped.

rules_wallenstein-combat = Combat and the tower
rules_wallenstein-combat-when = When there is a battle
rules_wallenstein-combat-when-causes = Three things lead to a battle: armies march into another player's county; armies march into a neutral county; the peasants of your own county revolt. Marching between your own counties is never a battle.
rules_wallenstein-combat-throw = What goes into the tower
rules_wallenstein-combat-throw-once = Everything goes in with one throw:
rules_wallenstein-combat-throw-attackers = all armies that marched in;
rules_wallenstein-combat-throw-all = [[all armies that stand in the county]];
rules_wallenstein-combat-throw-chosen = [[as many of the armies in the county as its owner chooses]], none included; they know the attack when they choose, and the others wait in the county;
rules_wallenstein-combat-throw-neutral =
    for a neutral county one peasant instead{ $event_cards ->
        [first] { " " }(two while "Peasants rise" is in force, none while "Weary peasants" is)
       *[second] { " " }(two while "Peasants rise" is in force)
    };
rules_wallenstein-combat-throw-marker =
    { "" }[[{ $single_marker_peasants ->
        [one] { $single_marker_peasants } more peasant
       *[other] { $single_marker_peasants } more peasants
    }, if exactly one revolt marker lies in a player's county]]; with none, or with two and more, none for that;
rules_wallenstein-combat-throw-palace =
    { $event_cards ->
        [first] one more peasant, if the county has a palace and "Palace peasants" is in force
       *[second] one army of the owner's supply, if the county has a palace and "Palace guard" is in force
    };
rules_wallenstein-combat-throw-tiles = one army of their supply for whoever has the bonus tile for it, the attacker or the defender;
rules_wallenstein-combat-throw-tray = everything that lies in the tray, whoever owns it.
rules_wallenstein-combat-throw-short = Extra cubes come from the supplies. If there are too few peasants, as many are thrown in as there are.
rules_wallenstein-combat-tray = Reading the tray
rules_wallenstein-combat-tray-counts = Only what lies in the tray after the throw counts, however many were thrown. What got stuck is not lost: it may fall in a later battle. Cubes of players who are not part of this battle count for nobody and stay in the tray. **The side with more cubes wins.**
rules_wallenstein-combat-peasants = The peasants' side
rules_wallenstein-combat-peasants-help =
    Green cubes in the tray help the defender [[{ $peasants_help_below ->
        [0] never
        [1] unless a revolt marker lies in the county
       *[other] as long as fewer than { $peasants_help_below } revolt markers lie in the county
    }]]. If they do not help, they stay in the tray and count for nobody. { $peasants_help_below ->
        [0] Not even a neutral county is helped.
       *[other] In a neutral county they *are* the defender.
    }
rules_wallenstein-combat-peasants-terms = farmers green cubes
rules_wallenstein-combat-win = Winning
rules_wallenstein-combat-win-losses = The loser's cubes in the tray go back to the supply, with the peasants that helped. The winner loses as many. If peasants helped the winner, they are lost first. Peasants that are left go back to the supply: they never stand in a county.
rules_wallenstein-combat-win-place = What is left of the winner's cubes in the tray stands in the county. Afterwards no cube of the two sides lies in the tray. The county from which the attack came stays as it is.
rules_wallenstein-combat-win-attacker = If the attacker wins, they take the card of the county, from its owner or from the common supply. A county conquered from a player keeps its buildings and its revolt markers.
rules_wallenstein-combat-win-calm = A neutral county that is conquered gets [[no revolt marker]].
rules_wallenstein-combat-win-angry =
    A neutral county that is conquered gets [[{ $neutral_conquest_markers ->
        [one] { $neutral_conquest_markers } revolt marker
       *[other] { $neutral_conquest_markers } revolt markers
    }]] at once; one that is taken from a player gets none.
rules_wallenstein-combat-win-defender = If the defender wins, the county stays theirs as it is. If the peasants of a neutral county win, or both sides have the same number of cubes, it stays neutral.
rules_wallenstein-combat-win-waiting = Armies that waited in the county stay there if the defender wins, and go back to the supply if not.
rules_wallenstein-combat-alone = Held by peasants alone
rules_wallenstein-combat-alone-tie = If the defender has more cubes, but all of them are peasants and no army of the owner is left, [[it counts as a tie]].
rules_wallenstein-combat-alone-waiting = If the defender has more cubes, but all of them are peasants and no army of the owner is left in the county, [[it counts as a tie]]. If armies waited there, it is none: they hold the county.
rules_wallenstein-combat-alone-hold = If the defender wins with peasants alone, [[they keep the county]], even if no army of theirs is left in it.
rules_wallenstein-combat-tie = A tie
rules_wallenstein-combat-tie-waste = When both sides have the same number of cubes, even none, nobody wins. All cubes of both sides leave the tray for the supplies, and the county becomes neutral: armies, buildings and revolt markers are removed, the card goes to the common supply.
rules_wallenstein-combat-tie-terms = draw laid waste devastated
rules_wallenstein-combat-tower = The tower here
rules_wallenstein-combat-tower-glass = Cubes that are thrown may get stuck, and cubes from earlier throws may come loose; more of a colour can fall than were thrown. None is ever lost. Our tower is of glass: everybody sees what rests inside, and for how many throws.
rules_wallenstein-combat-tower-model =
    { $tower ->
        [classic] [[Each cube thrown falls through with a chance of two in three; each that is stuck comes loose with one in three.]]
        [aged] It is fitted to a first physical simulation: about two thirds of what is thrown fall through, and the longer a cube is stuck, the tighter it sits.
       *[aged2] It is fitted to a physical simulation: about three quarters of what is thrown fall through, big throws shake more cubes loose, and cubes that lie longer sit a little firmer.
    } The odds shown at the table are exact for this tower.
rules_wallenstein-combat-tower-keeps =
    Nothing but a throw takes cubes out of the tower, and it is never emptied. What is left in the tray stays there until the next throw{ $court ->
        [true] , unless it becomes courtiers
       *[false] { "" }
    }, over seasons and years; it is in nobody's supply meanwhile.
rules_wallenstein-combat-tower-outside = [[At this table the tower stands outside the program]]: somebody throws, counts by colours what lies in the tray, and enters it.
rules_wallenstein-combat-example = An example
rules_wallenstein-combat-example-paderborn =
    Red marches with 4 armies from Mark against 4 blue ones in Paderborn.{ $defenders ->
        [chosen] { " " }Blue throws in all of them.
       *[all] { "" }
    } Four red, one blue and two green cubes fall. { $peasants_help_below ->
        [0] Peasants never help, so it is 4 against 1: three red armies hold the county, and the green cubes stay in the tray.
       *[other] { $peasants_help_below ->
            [1] No revolt marker lies there
           *[other] Fewer than { $peasants_help_below } revolt markers lie there
        }, so it is 4 against 3: one red army holds the county. With { $peasants_help_below ->
            [one] { $peasants_help_below } revolt marker
           *[other] { $peasants_help_below } revolt markers
        } in Paderborn it would have been 4 against 1: three would hold it, and the green cubes would stay in the tray.
    }

rules_wallenstein-revolts = Revolts
rules_wallenstein-revolts-when = When peasants revolt
rules_wallenstein-revolts-when-terms = unrest uprising rebellion
rules_wallenstein-revolts-when-causes = There are two causes: you collect grain or taxes in a county where a revolt marker lies; or you are short of grain in winter. Attacks, marches and buildings never cause a revolt.
rules_wallenstein-revolts-throw = What goes into the tower
rules_wallenstein-revolts-throw-once = As in a battle everything goes in with one throw:
rules_wallenstein-revolts-throw-all = [[all your armies in the county]];
rules_wallenstein-revolts-throw-chosen = [[as many of your armies in the county as you choose]], none included;
rules_wallenstein-revolts-throw-peasants = one peasant for each revolt marker in the county, in winter some more;
rules_wallenstein-revolts-throw-tray = everything that lies in the tray.
rules_wallenstein-revolts-result = How it ends
rules_wallenstein-revolts-result-against = All green cubes in the tray are against you, however many markers lie there. Cubes of other players do not count and stay.
rules_wallenstein-revolts-result-won = **You have more cubes**: the peasants go back to the supply, and as many of yours. The rest stands in the county again. Card, buildings and revolt markers stay.
rules_wallenstein-revolts-result-lost = **The peasants have at least as many**: the county is neutral. All cubes that fought go to their supplies, buildings and revolt markers are removed, the card goes to the common supply.
rules_wallenstein-revolts-result-waiting = Armies that you kept out stay in the county if you win, and go to the supply if you lose it.
rules_wallenstein-revolts-result-empty-fought = In a county of yours without an army, your cubes that fall from tray and tower defend it: if they are more than the peasants, the revolt fails, and what is left of them stands there.
rules_wallenstein-revolts-result-empty-won = [[In a county of yours without an army the peasants always win.]]

rules_wallenstein-winter = Winter
rules_wallenstein-winter-steps = The steps of winter
rules_wallenstein-winter-steps-order = After fall comes winter: grain is lost, counties are fed, hungry ones revolt, points are given, and all revolt markers are removed. After the first winter a new year begins.
rules_wallenstein-winter-grain = Grain
rules_wallenstein-winter-grain-terms = food supply hunger shortage harvest
rules_wallenstein-winter-grain-loss = First everybody loses as much grain as the year's last event card shows, all the same number. Nobody falls below 0.
rules_wallenstein-winter-grain-need = Then you need 1 grain for each of your counties. If you have enough, nothing happens. If not, count how many you are short.
rules_wallenstein-winter-grain-table = Grain short | Counties that revolt | More peasants in each
rules_wallenstein-winter-grain-table-row =
    { $span ->
        [one] { $least }
        [range] { $least }–{ $most }
       *[more] { $least } and more
    } | { $revolts } | { $peasants }
rules_wallenstein-winter-revolts = Hungry counties
rules_wallenstein-winter-revolts-draw = The counties that revolt are drawn by lot from all of yours, all equally likely. If you have fewer than the table asks for, all of them revolt.
rules_wallenstein-winter-revolts-peasants = One peasant for each revolt marker in the county is thrown in, and the additional ones of the table. A county without markers revolts with these alone.
rules_wallenstein-winter-revolts-order = If several of your counties revolt, you choose the order. Their number and strength are fixed before the first, whatever you lose meanwhile.
rules_wallenstein-winter-revolts-players = Players are dealt with in the player order of fall, which stays in force through winter.
rules_wallenstein-winter-revolts-lot = Players are dealt with in the player order of fall.
rules_wallenstein-winter-revolts-marker = Putting down a winter revolt brings no revolt marker.
rules_wallenstein-winter-revolts-example =
    You own 9 counties and have 7 grain left, so you are short of 2. By the table { $example_revolts ->
        [one] { $example_revolts } of your counties revolts
       *[other] { $example_revolts } of your counties revolt
    }, with { $example_peasants ->
        [one] { $example_peasants } more peasant
       *[other] { $example_peasants } more peasants
    }. If 1 revolt marker lies there, { $example_peasants_in_all } are thrown in.
rules_wallenstein-winter-end = After the scoring
rules_wallenstein-winter-end-markers = All revolt markers leave the map. Between the years all grain is lost: everybody begins the second year with none.
rules_wallenstein-winter-end-rest = Everything else stays: Thalers, armies, buildings, counties, points, and what is in tower and tray.

rules_wallenstein-score = Points and the end
rules_wallenstein-score-points = Points
rules_wallenstein-score-points-terms = scoring victory points
rules_wallenstein-score-points-when = Points are given in both winters, by the same rules, after the revolts: what has been lost by then counts for nobody. The points of both years are added up.
rules_wallenstein-score-points-county =
    { $score_county ->
        [one] { $score_county } point
       *[other] { $score_county } points
    } for each county you own;
rules_wallenstein-score-points-building =
    { $score_building ->
        [one] { $score_building } point
       *[other] { $score_building } points
    } for each building in it, of whatever kind and whoever built it.
rules_wallenstein-score-majorities = Majorities
rules_wallenstein-score-majorities-most =
    In each of the { $regions } regions the player with the most palaces gets { $score_palace ->
        [one] { $score_palace } point
       *[other] { $score_palace } points
    }, with the most churches { $score_church }, with the most trading posts { $score_trading_post }.
rules_wallenstein-score-majorities-tied = If several players share the lead, each of them gets one point less: { $tied_palace } for palaces, { $tied_church } for churches, { $tied_trading_post } for trading posts. The second gets nothing. One building is enough, but without any there is no majority.
rules_wallenstein-score-majorities-example = In a region Anna and Ben have two palaces each, Cleo has one. Anna and Ben get { $tied_palace } each, Cleo none. Cleo alone has a church there and gets { $score_church }.
rules_wallenstein-score-end = The end of the game
rules_wallenstein-score-end-terms = winner tie-break victory
rules_wallenstein-score-end-winner = The game ends with the scoring of the second winter, never earlier. Whoever has the most points has won.
rules_wallenstein-score-end-thalers = If points are equal, [[the one with more Thalers wins]]; if these are equal too, the victory is shared.
rules_wallenstein-score-end-buildings = If points are equal, [[the one with more palaces on the map wins, then with more churches, then with more trading posts]]; money does not matter. Whoever is equal in all of them shares the victory.

rules_wallenstein-court = Emperor's Court
rules_wallenstein-court-idea = What the court adds
rules_wallenstein-court-idea-base = You send courtiers to the Emperor, and for them he grants favors. All other rules stay as they are; winter, scoring and end do not change.
rules_wallenstein-court-idea-kit =
    You get { $courtiers ->
        [one] { $courtiers } courtier
       *[other] { $courtiers } courtiers
    }, { $tower_cards ->
        [one] { $tower_cards } dice tower card
       *[other] { $tower_cards } dice tower cards
    } and a board with three boxes: convert 3, convert 2 and convert 1. There are { $favor_cards } favors.
rules_wallenstein-court-idea-halls = Courtiers who have been sent wait in the entrance hall. When favors are granted they step into the audience hall.
rules_wallenstein-court-idea-start = When the tower is filled at the start, every army of yours that falls into the tray brings one of your courtiers into the entrance hall; the army goes back to the supply.
rules_wallenstein-court-idea-total = You never have more than { $courtiers } courtiers in all. Everybody sees how many are at court and how many are left.
rules_wallenstein-court-display = Favors are laid out
rules_wallenstein-court-display-three =
    Before planning, the three top favors of the deck are laid open. The one with the highest number costs { $favor_cost_1 ->
        [one] { $favor_cost_1 } courtier
       *[other] { $favor_cost_1 } courtiers
    }, the middle one { $favor_cost_2 }, the lowest { $favor_cost_3 }. There are none in winter. Nobody knows the order of the deck.
rules_wallenstein-court-display-eighteen = Favors that nobody takes leave the game. So { $favors_shown } of the { $favor_cards } appear, each once.
rules_wallenstein-court-plan = Planning for the court
rules_wallenstein-court-plan-cards =
    On the three boxes of the court you lay cards as on the others, and just as secretly: a county, a dice tower card or a { $spare_cards ->
        [money] money card
       *[blank] blank card
    }. Each kind may lie on every box. A county laid here does nothing else this season.
rules_wallenstein-court-plan-mat = A dice tower card on an action means that you do without the action.
rules_wallenstein-court-convert = Armies become courtiers
rules_wallenstein-court-convert-order = In player order everybody turns over their three boxes, 3 before 2 before 1, and does all of them before the next player.
rules_wallenstein-court-convert-county = **A county**: that many of your armies there go back to your supply, and as many of your courtiers enter the entrance hall. At least one army must stay in the county.
rules_wallenstein-court-convert-tower = **A dice tower card**: the same with your armies in the tray. None need stay there.
rules_wallenstein-court-convert-money =
    { "" }**A { $spare_cards ->
        [money] money card
       *[blank] blank card
    }**: nothing happens, and nothing is paid.
rules_wallenstein-court-convert-whole = If armies or courtiers do not suffice for the whole number, nothing is converted. If they do, you must.
rules_wallenstein-court-favors = Asking for favors
rules_wallenstein-court-favors-order = When everybody has converted, whoever has the most courtiers in the entrance hall asks first, those of earlier seasons included. Equal numbers ask in player order.
rules_wallenstein-court-favors-one = On your turn all your courtiers step forward. You may take one favor, paying with as many courtiers as it costs; they go back to your supply. You may also take none. Whoever cannot pay even the cheapest one left is passed over.
rules_wallenstein-court-favors-end = It is over when all have asked or all three favors are taken. Courtiers that were not spent stay at court for later seasons, over winter too.
rules_wallenstein-court-use = Using a favor
rules_wallenstein-court-use-once = A favor is used at once and is gone, whether it can do anything or not. Only the one that removes the event leaves you the choice.
rules_wallenstein-court-use-marker = The favor against a revolt marker is kept if no county of yours has one. It lies openly before you, holds over winter, and by itself wards off the next marker that one of your counties would get.
rules_wallenstein-court-use-deploy =
    The favor that deploys puts { $favor_deployed ->
        [one] { $favor_deployed } army
       *[other] { $favor_deployed } armies
    } into one county of yours, or into any neutral county, near or far. There is no battle; the county is yours, its card goes to your hand, and it cannot act this season. [[{ $favor_armies ->
        [all_or_none] If your supply has fewer, the favor does nothing.
       *[as_many_as_there_are] If your supply has fewer, as many are placed as there are; a neutral county needs at least one.
    }]]
rules_wallenstein-court-use-tray = Armies for the tray come from your supply, as many as there are if it holds fewer. They lie there until the next throw.
rules_wallenstein-court-use-build = A favor that builds needs a free site and a county without such a building; it may also be one whose card lies on your mat.
rules_wallenstein-court-use-post = A trading post built by a favor calms its county like any other while that event is in force.
rules_wallenstein-court-use-immunity = A favor that protects holds for this season. Your counties are then no targets for others; you may still attack and move, and peasants may still revolt.
rules_wallenstein-court-use-table = What every favor does stands in the table at the end of this book.

rules_wallenstein-landsknechte = Landsknechte
rules_wallenstein-landsknechte-piles = The piles
rules_wallenstein-landsknechte-piles-four =
    Everybody has the same four cards in an open pile, card 1 with the empty banner on top. { $court ->
        [true] They go together with the Emperor's Court; all other rules stay.
       *[false] All other rules stay.
    }
rules_wallenstein-landsknechte-check = Who gets something
rules_wallenstein-landsknechte-check-when =
    In spring, summer and fall, when the player order is fixed, everybody is checked in that order{ $court ->
        [true] , before anything happens at court: armies that come into the tray can become courtiers at once
       *[false] { "" }
    }.
rules_wallenstein-landsknechte-check-regions = If you own counties in at least { $regions_needed } regions, your top card goes under the pile, and you choose one of the benefits on the new top card.
rules_wallenstein-landsknechte-check-not = If not, the pile stays as it is, and you get nothing.
rules_wallenstein-landsknechte-check-year = Whoever manages this in all three seasons reaches cards 2, 3 and 4. After winter the piles begin again with card 1.
rules_wallenstein-landsknechte-check-armies = Armies for the tray come from your supply, as many as there are if it holds fewer, and lie there until the next throw.

rules_wallenstein-tables = All cards and tables
rules_wallenstein-tables-events = Event cards
rules_wallenstein-tables-events-intro = There are { $event_cards_in_all } event cards with { $event_effects } different events. Four are laid open each year.
rules_wallenstein-tables-events-cards = Card | Event | What it changes | Grain lost in winter
rules_wallenstein-tables-events-cards-row = { $number } | { NAME($effect, kind: "effect") } | { $said } | { $grain_loss }
rules_wallenstein-tables-favors = Favors
rules_wallenstein-tables-favors-cards = Favor | What it does
rules_wallenstein-tables-favors-cards-row = { $number } | { $said }
rules_wallenstein-tables-landsknechte = Landsknechte cards
rules_wallenstein-tables-landsknechte-cards = Card | Thalers | Grain | Armies into the tray | Victory points
rules_wallenstein-tables-landsknechte-cards-row =
    { $level } | { $thalers ->
        [0] –
       *[other] { $thalers }
    } | { $grain ->
        [0] –
       *[other] { $grain }
    } | { $armies_to_tray ->
        [0] –
       *[other] { $armies_to_tray }
    } | { $victory_points ->
        [0] –
       *[other] { $victory_points }
    }
rules_wallenstein-tables-lineups = The recommended line-ups
rules_wallenstein-tables-lineups-three = With three players | Armies by county
rules_wallenstein-tables-lineups-three-row = { $column } | { SEATS($counties) }
rules_wallenstein-tables-lineups-four = With four players | Armies by county
rules_wallenstein-tables-lineups-four-row = { $column } | { SEATS($counties) }
rules_wallenstein-tables-lineups-five = With five players | Armies by county
rules_wallenstein-tables-lineups-five-row = { $column } | { SEATS($counties) }
rules_wallenstein-tables-counties = Counties
rules_wallenstein-tables-counties-all = County | Region | Taxes | Grain | Building sites
rules_wallenstein-tables-counties-all-row =
    { NAME($county) }{ $with_three ->
        [true] { "" }
       *[false] { " " }(not with three players)
    } | { NAME($region, kind: "region") } | { $taxes } | { $grain } | { $sites }

rules_wallenstein-rulings = Rulings and their reasons
rules_wallenstein-rulings-all = What the printed rules leave open
rules_wallenstein-rulings-all-intro = The printed rules are silent on some things, and on others they can be read in two ways. Where that is so, we had to decide. These decisions are ours.
rules_wallenstein-rulings-all-table = Ruling | Why
rules_wallenstein-rulings-all-table-row = { $id } | { $reason }
rules_wallenstein-ruling-c1 = Nothing is said of bids one cannot pay. A bid is a promise of money, so it must be there.
rules_wallenstein-ruling-c2 =
    The books speak only of actions one does not want. With too few cards it is yours to choose what stays empty, but no card may be held back: otherwise { $turn_order ->
        [auction] a bid or an action
       *[shuffled] an action
    } could be dodged.
rules_wallenstein-ruling-c3 = "Only part of it" is read of the whole action: paying for five armies and placing three is part of it, so nothing is done.
rules_wallenstein-ruling-c4 = The number of cubes is what the box holds. What is not there cannot be thrown, and a battle must not wait for it.
rules_wallenstein-ruling-c5 = Buildings and markers are pieces of the game, and with none left none is placed. Coins only count what one has.
rules_wallenstein-ruling-c6 = The track on the board ends somewhere, but the rules name no limit. Nobody can owe grain.
rules_wallenstein-ruling-c7 = No rule takes a player out of the game.
rules_wallenstein-ruling-c8 = A majority of nothing is none. One point less cannot be less than none.
rules_wallenstein-ruling-c9 = In print a neighbour draws the cards from the hand; here the lot does it, which is just as blind. With fewer cards than asked for, all are drawn.
rules_wallenstein-ruling-c10 = The books say that the card changes hands at once, but not what becomes of its action. A card that is gone can do nothing, and one in the hand lies on no box.
rules_wallenstein-ruling-c11 = What may not be attacked is no target; nothing else about it changes.
rules_wallenstein-ruling-c12 = The books do not say where idle peasants go. They are neutral, so they stay in the tray like any other bystander.
rules_wallenstein-ruling-c13 = A conversion is done in full or not at all, like every action. A favor has been paid for and is spent. The German text says "as far as possible" of the armies it deploys, and so do we; and whoever cannot pay need not be asked.
rules_wallenstein-ruling-c14 = One chooses among what the card shows. Armies that the supply does not have cannot come.
rules_wallenstein-ruling-c15 =
    { $turn_order ->
        [auction] In print lots are drawn from a bag.
       *[shuffled] In print cards are shuffled by hand.
    } Here all chance has one source, which everybody can check afterwards.
rules_wallenstein-ruling-c17 = At a real table one sees what goes in and what comes out, and whoever counts along knows the rest. So that nobody has to, everybody sees it.
rules_wallenstein-ruling-c19 = The manual compares what lies in the tray, and it prints 62 armies and a marker for grain. So we play it.
rules_wallenstein-ruling-p1 =
    { $event_cards ->
        [first] The rules of 2002 speak of line-ups that no book of that edition prints; those of the second edition fit.{ " " }
       *[second] { "" }
    }The tables do not say who gets which column, so seats take them in their order.
rules_wallenstein-ruling-p2 = "The same as on the turn before" can mean before or after one took a card. We compare what lay there when it was taken; so nobody can exchange twice in one turn.
rules_wallenstein-ruling-p3 = The manual does not say what happens when the pile runs out. The cards set aside are all that is left.
rules_wallenstein-ruling-p4 =
    { $empty_boxes_declared ->
        [true] In the first spring there is no season before, so the order of the set-up serves.
       *[false] The rules do not ask anybody to declare empty boxes, but the mats show them once all plans are in.
    }
rules_wallenstein-ruling-p5 = Event first, tile afterwards, as printed: so the tile has the last word. It is an advantage and must not make an action fail that would work without it.
rules_wallenstein-ruling-p6 = The rules of 2002 name no order for winter. The last one in force is that of fall.
rules_wallenstein-ruling-p7 = Drawn cards leave the game by the rules; the winter card has been used as well.
rules_wallenstein-ruling-p8 = The card speaks of an attack, and a revolt is none.
rules_wallenstein-ruling-p9 = The card says when the peasant is thrown in, not on whose side he is. So the usual rule decides that.
rules_wallenstein-ruling-p10 = "First the army, then the move": without the first the action cannot be done in full.
rules_wallenstein-ruling-p11 = The rule is about a county that nobody is left to hold. Armies that waited there are left.
rules_wallenstein-ruling-p12 = The manual keeps such a county with its player, so it is no free one.
rules_wallenstein-ruling-p13 = The table is read once, for the grain one lacks. Revolts do not feed each other.
rules_wallenstein-ruling-p14 = The card says that the next marker is not placed. That is no choice, and it names no end.
rules_wallenstein-ruling-p16 = As with the Landsknechte, as many armies come as there are.
rules_wallenstein-ruling-p17 = The event speaks of building, and a favor builds.
rules_wallenstein-ruling-p18 = Only the favor about the event says "may".
rules_wallenstein-ruling-p19 = What is not there cannot be built, and what cannot be done is not paid.
rules_wallenstein-court-idea-total-c13 = Courtiers are pieces of the game: a player has no others.
rules_wallenstein-court-convert-whole-c13 = A conversion is an action, and like every action it is done in full or not at all.
rules_wallenstein-court-favors-one-c13 = Whoever can pay for nothing has nothing to decide, and need not be asked.
rules_wallenstein-court-use-once-c13 = A favor has been paid for when it is taken. That it comes at a bad time does not give the courtiers back.
rules_wallenstein-court-use-marker-c13 = Its card says that it may wait for the next marker; no other card says so.
rules_wallenstein-court-use-deploy-c13 = The German text, which is the original, says "as far as possible".
rules_wallenstein-season-cards-won-c10 = A card that comes to the hand during the season lies on no box, so it has no action.
rules_wallenstein-setup-stock-coins-c5 = Coins only count what one has, and anything can count that.
rules_wallenstein-planning-bid-must-c2 = The books say that everybody must bid, but also that cards may run out. So only whoever has too few may leave the box empty.
