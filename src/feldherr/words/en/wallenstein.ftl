### Wallenstein in English.

## names

names-wallenstein = Wallenstein
names-peasants = peasants

# counties
names-altmark = Altmark
    .the = the Altmark
names-bremen = Bremen
names-holstein = Holstein
names-lueneburg = Lüneburg
names-mecklenburg = Mecklenburg
names-mittelmark = Mittelmark
    .the = the Mittelmark
names-neumark = Neumark
    .the = the Neumark
names-osnabrueck = Osnabrück
names-vorpommern = Vorpommern
names-anhalt = Anhalt
names-hessen_darmstadt = Hessen-Darmstadt
names-hessen_kassel = Hessen-Kassel
names-kursachsen = Kursachsen
names-lausitz = Lausitz
    .the = the Lausitz
names-paderborn = Hm. Paderborn
names-saechs_lande = Sächs. Lande
    .the = the Sächs. Lande
    .number = plural
names-vogtland = Vogtland
    .the = the Vogtland
names-wolfenbuettel = Wolfenbüttel
names-boehmen = Böhmen
names-kaernten = Kärnten
names-maehren = Mähren
names-niederoesterreich = Niederösterreich
names-oberoesterreich = Oberösterreich
names-passau = Passau
names-schlesien = Schlesien
names-steiermark = Steiermark
names-tirol = Tirol
names-augsburg = Augsburg
names-baden = Baden
names-bayern = Fm. Bayern
names-konstanz = Bm. Konstanz
names-oberpfalz = Oberpfalz
    .the = the Oberpfalz
names-regensburg = Regensburg
names-salzburg = Salzburg
names-wuerttemberg = Württemberg
names-wuerzburg = Würzburg
names-breisgau = Breisgau
    .the = the Breisgau
names-burgund = Burgund
names-koeln = Erzbm. Köln
names-lothringen = Lothringen
names-luettich = Bm. Lüttich
names-mark = Gft. Mark
names-strassburg = Strassburg
names-trier = Erzbm. Trier
names-zweibruecken = Bm. Zweibrücken

# regions
names-region_nobody = everywhere
names-region_brandenburg = Brandenburg
names-region_sachsen = Sachsen
names-region_oesterreich = Österreich
names-region_bayern = Bayern
names-region_kurpfalz = Kurpfalz

# buildings, goods and cards
names-palace = palace
    .a = a palace
names-church = church
    .a = a church
names-trading_post = trading post
    .a = a trading post
names-grain = grain
names-taxes = taxes
names-thalers = Thalers
names-victory_points = victory points
names-revolt_markers = revolt markers
names-money = a money card
names-blank = a blank card
names-tower = a dice tower card
names-- = no card
names-lost = a card lost with its county
names-hidden = hidden
names-source_tower = the tray

# actions and the other boxes of the mat
names-action_palace = Build a palace
names-action_church = Build a church
names-action_trading_post = Build a trading post
names-action_grain = Collect grain
names-action_taxes = Collect taxes
names-action_deploy5 = Deploy 5 armies
names-action_deploy3 = Deploy 3 armies
names-action_deploy1 = Deploy 1 army/move
names-action_combat_a = Combat/movement A
names-action_combat_b = Combat/movement B
names-action_bid = Bid
names-action_court3 = Convert 3 armies
names-action_court2 = Convert 2 armies
names-action_court1 = Convert 1 army

names-short_palace = palace
names-short_church = church
names-short_trading_post = trade
names-short_grain = grain
names-short_taxes = taxes
names-short_deploy5 = deploy 5
names-short_deploy3 = deploy 3
names-short_deploy1 = deploy 1
names-short_combat_a = combat A
names-short_combat_b = combat B

# bonus tiles
names-tile_place_1 = place 1
names-tile_place_2 = place 2
names-tile_place_3 = place 3
names-tile_place_4 = place 4
names-tile_place_5 = place 5
names-tile_thaler = +1 Thaler
names-tile_grain = +1 grain
names-tile_six_armies = 6 armies
names-tile_attack = +1 army attacking
names-tile_defence = +1 army defending

# seasons and phases
names-spring = Spring
names-summer = Summer
names-fall = Fall
names-winter = Winter
names-phase_set_up = setup
names-phase_draft = draft of counties
names-phase_planning = planning
names-phase_player_order = player order
names-phase_landsknechte = Landsknechte
names-phase_court = Emperor's Court
names-phase_actions = actions
names-phase_winter = winter round
names-phase_over = the game is over

# events
names-effect_market_calms = market calms
names-effect_peasants_rise = peasants rise
names-effect_palace_guard = palace guard
names-effect_church_peace = church peace
names-effect_tax_ceiling = tax ceiling
names-effect_tax_floor = tax floor
names-effect_harvest_floor = harvest floor
names-effect_harvest_ceiling = harvest ceiling
names-effect_short_levy = short levy
names-effect_crop_failure = crop failure
names-effect_good_harvest = good harvest
names-effect_palace_peasants = palace peasants
names-effect_weary_peasants = weary peasants
names-effect_trade_bonus = trade bonus

# favors of the court and benefits of the Landsknechte
names-benefit_thalers = Thalers
names-benefit_grain = grain
names-benefit_armies_to_tray = armies in the tray
names-benefit_victory_points = victory points

# why an action is skipped
names-reason_no_money = too few Thalers
names-reason_no_site = no free building site, or one of the kind is there already
names-reason_no_tile_left = no such building is left in the supply
names-reason_no_armies = too few armies in the supply
names-reason_cannot_move = no army can leave, or no county may be entered
names-reason_declined = declined

# how moves are written
names-form_plan = plan box=card box=card ...
names-form_leave = leave box box ...
names-form_position = position number
names-form_move = move county armies
names-form_recruit = recruit, or recruit county armies
names-form_pass = pass
names-form_defend = defend armies
names-form_revolt = revolt county
names-form_take = take county
names-form_draw = draw
names-form_exchange = exchange
names-form_place = place armies
names-form_fall = fall seat=cubes peasants=cubes
names-form_favor = favor number
names-form_remove_event = remove_event
names-form_calm = calm county
names-form_build = build county
names-form_deploy = deploy county
names-form_benefit = benefit kind

## errors

errors-no_season_now = No season is under way.
errors-expansion_of_second = The expansion "{ $expansion }" belongs to the second edition; choose edition "second" or play without it.
errors-unknown_county =
    There is no county "{ $word }"{ COUNT($near) ->
        [0] ; one is written like "baden".
       *[other] ; perhaps { NAME($near) } ({ $near }) was meant.
    }
errors-unknown_box = "{ $word }" lays no card on a box; write box=card with one of the boxes { WORDS($boxes) }.
errors-box_twice = The box "{ NAME($box, kind: "action") }" ({ $box }) is covered twice; each box takes one card.
errors-no_odds_of = "{ $move }" leads to no battle, so it has no odds; ask for an attack or a revolt.
errors-not_adjacent =
    { CAPITAL(NAME($county, form: "the")) } { TRAIT($county, "number") ->
        [plural] do
       *[singular] does
    } not border on { NAME($origin, form: "the") }. The neighbours of { NAME($origin, form: "the") } are { LIST($neighbours) }.
errors-county_closed =
    { CAPITAL(NAME($county, form: "the")) } { TRAIT($county, "number") ->
        [plural] are
       *[singular] is
    } out of play with three players; no army may go there from { NAME($origin, form: "the") }.
errors-church_peace = { CAPITAL(NAME($county, form: "the")) } cannot be attacked this season: a church stands there, and the event "church peace" protects such counties; march from { NAME($origin, form: "the") } elsewhere.
errors-owner_immune = { CAPITAL(NAME($county, form: "the")) } cannot be attacked with "{ NAME($action, kind: "action") }" this season: a favor of the court protects { PLAYER($owner) }; march from { NAME($origin, form: "the") } elsewhere.
errors-own_county_only =
    { CAPITAL(NAME($county, form: "the")) } { TRAIT($county, "number") ->
        [plural] are
       *[singular] is
    } not yours; with this action armies may leave { NAME($origin, form: "the") } only for a neighbouring county of your own.
errors-must_move = The armies of { NAME($county, form: "the") } may not stay: by the rules of this table at least one has to move.
errors-bad_number_of_armies =
    { $given ->
        [one] { $given } army
       *[other] { $given } armies
    } cannot leave { NAME($county, form: "the") }: { $most ->
        [1] only 1 may go
       *[other] 1 to { $most } may go
    }, since one has to stay behind.
errors-no_such_card = { CAPITAL(NAME($card)) } ({ $card }) cannot lie on the box "{ NAME($box, kind: "action") }"; your own counties can, and the spare cards that suit the box.
errors-box_not_in_play = The box "{ NAME($box, kind: "action") }" ({ $box }) is not used at this table; leave it out.
errors-not_as_declared = The boxes left empty have to be those you declared: { LIST($boxes, kind: "action") }.
errors-plan_expected = A season's plan is asked for, not "{ $move }"; write plan box=card box=card and so on.
errors-card_twice = The card of { NAME($county, form: "the") } lies on two boxes; each county can act once in a season.
errors-too_many_spare_cards =
    { $given ->
        [one] { $given } spare card is
       *[other] { $given } spare cards are
    } used, the bid included, but you have only { $most }.
errors-too_many_tower_cards =
    { $given ->
        [one] { $given } dice tower card is
       *[other] { $given } dice tower cards are
    } used, but you have only { $most }.
errors-boxes_missing = Nothing lies yet on: { LIST($boxes, kind: "action") }; every box needs a card.
errors-wrong_number_of_gaps =
    { $given ->
        [one] { $given } box is
       *[other] { $given } boxes are
    } left empty, but by the number of your cards it has to be { $due }.
errors-not_your_county =
    { CAPITAL(NAME($county, form: "the")) } { TRAIT($county, "number") ->
        [plural] do
       *[singular] does
    } not belong to { PLAYER($seat) }; only counties of your own can be planned.
errors-bid_too_high =
    A bid of { $bid ->
        [one] { $bid } Thaler
       *[other] { $bid } Thalers
    } is too high; you have { $thalers }.
errors-too_many_fallen = More cubes fell than can have been in the tower; at most: { CUBES($most) }.
errors-bad_number = "{ $option }" cannot be { $value }; it is a whole number from { $least } to { $most }.
errors-unknown_rule = There is no rule "{ $rule }"; the rules that can be changed are { WORDS($allowed) }.
errors-bad_start_money = The starting money cannot be "{ $value }"; it is three numbers from 0 to 99, for 3, 4 and 5 players, such as 18,15,12.
errors-data_card_twice = "{ $where }" of the table's data has the card { $number } twice; each card can be replaced once.
errors-data_bad_costs = "favor_costs" of the table's data are { $due } numbers, for the highest, the middle and the lowest favor, not { $given }.
errors-data_empty_banner = "{ $where }" of the table's data cannot have benefits: the first card of the Landsknechte has an empty banner.

## events

events-lineup_placed = The recommended line-up is placed.
events-draft_opened = The draft of counties begins, in this order: { PLAYERS($order) }. Open cards: { LIST($open) }.
events-county_taken = { PLAYER($seat) } takes { NAME($county, form: "the") }. Open cards: { LIST($open) }.
events-county_drawn = { PLAYER($seat) } draws the top card of the pile.
events-your_county = { PLAYER($seat) } has drawn { NAME($county, form: "the") }.
events-group_placed =
    { PLAYER($seat) } places { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } in { NAME($county, form: "the") }.
events-pair_exchanged = { PLAYER($seat) } puts { LIST($under) } under the pile. Open cards: { LIST($open) }.
events-pair_set_aside = For a whole round nobody took { LIST($aside) }: they are set aside. Open cards: { LIST($open) }.
events-draft_closed = All groups are placed; the counties left over are neutral.
events-tower_primed =
    The tower has its first filling.{ COUNT($courtiers) ->
        [0] { "" }
       *[other] { " " }Courtiers in the entrance hall: { SEATS($courtiers) }.
    }
events-year_begun = Year { $year } begins. Four event cards are displayed, no. { WORDS($events) }.
events-season_begun = { NAME($season) } of year { $year }.
events-season_closed = { NAME($season) } is over; all cards return to the hands.
events-action_cards = The first actions of the season: { LIST($open, kind: "action") }.
events-bonus_tiles = Bonus tiles on places 1 to 5: { LIST($tiles, kind: "tile") }.
events-favors_displayed = Favors at court: no. { WORDS($favors) }; they cost { WORDS($costs) } courtiers.
events-planned =
    All plans are made.{ COUNT($empty) ->
        [0] { "" }
       *[other] { " " }Boxes left empty: { SEATS($empty) }.
    }
events-your_plan = The plan of { PLAYER($seat) }. { PAIRS($plan) }.
events-boxes_declared = { PLAYER($seat) } will leave empty: { LIST($boxes, kind: "action") }.
events-event_drawn = The event of the season is "{ NAME($effect, kind: "effect") }" (card { $number }).
events-order_shuffled = The player order is drawn: { PLAYERS($order) }.
events-bids = The bids: { SEATS($bids) }.
events-bidding_order = Places are chosen in this order: { PLAYERS($order) }.
events-position_taken = { PLAYER($seat) } takes place { $position } with the tile "{ NAME($tile, kind: "tile") }".
events-player_order = Player order: { PLAYERS($order) }.
events-pile_advanced = { PLAYER($seat) } holds counties in enough regions; Landsknechte card { $card } is now on top.
events-granted =
    { PLAYER($seat) } gains { $benefit ->
        [armies_to_tray] { $amount ->
            [one] { $amount } army
           *[other] { $amount } armies
        } in the tray
        [thalers] { $amount ->
            [one] { $amount } Thaler
           *[other] { $amount } Thalers
        }
        [victory_points] { $amount ->
            [one] { $amount } victory point
           *[other] { $amount } victory points
        }
       *[grain] { $amount } grain
    }.
events-converted =
    { PLAYER($seat) } turns { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } from { NAME($source, kind: "source", form: "the") } into { $armies ->
        [1] a courtier
       *[other] courtiers
    } and has { $courtiers } in the entrance hall.
events-court_order = The players enter the audience hall in this order: { PLAYERS($order) }.
events-favor_taken =
    { PLAYER($seat) } takes favor no. { $favor } for { $cost ->
        [one] { $cost } courtier
       *[other] { $cost } courtiers
    }.
events-favor_kept = { PLAYER($seat) } keeps favor no. { $favor } against the next revolt marker.
events-favor_without_effect = Favor no. { $favor } can do nothing for { PLAYER($seat) }; it is spent.
events-favor_declined = { PLAYER($seat) } lets the event of the season stand; favor no. { $favor } is spent.
events-no_favor = { PLAYER($seat) } takes no favor.
events-event_removed = { PLAYER($seat) } removes the event of the season.
events-immune = { PLAYER($seat) } cannot be attacked this season with: { LIST($actions, kind: "action") }.
events-court_closed = The court closes. Courtiers in the entrance hall: { SEATS($courtiers) }.
events-action_begun = Action { $turn }: { NAME($action, kind: "action") }.
events-action_card_turned = Turned up as action { $place }: { NAME($action, kind: "action") }.
events-revealed = { PLAYER($seat) } reveals for "{ NAME($action, kind: "action") }": { NAME($card) }.
events-skipped = { PLAYER($seat) } skips "{ NAME($action, kind: "action") }" in { NAME($county, form: "the") }: { NAME($reason, kind: "reason") }.
events-built =
    { PLAYER($seat) } builds { NAME($building, form: "a") } in { NAME($county, form: "the") }{ SIGN($price) ->
        [negative] { " " }and gains { ABS($price) ->
            [one] { ABS($price) } Thaler
           *[other] { ABS($price) } Thalers
        } for it
       *[other] { $price ->
            [0] { " " }free of charge
            [one] { " " }for { $price } Thaler
           *[other] { " " }for { $price } Thalers
        }
    }.
events-collected =
    { PLAYER($seat) } collects { $action ->
        [taxes] { $amount ->
            [one] { $amount } Thaler
           *[other] { $amount } Thalers
        }
       *[grain] { $amount } grain
    } in { NAME($county, form: "the") }.
events-deployed =
    { PLAYER($seat) } deploys { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } in { NAME($county, form: "the") }{ $price ->
        [0] { " " }free of charge
        [one] { " " }for { $price } Thaler
       *[other] { " " }for { $price } Thalers
    }.
events-neutral_occupied =
    { CAPITAL(NAME($county, form: "the")) } { TRAIT($county, "number") ->
        [plural] were neutral and belong
       *[singular] was neutral and belongs
    } to { PLAYER($seat) } now, without a battle.
events-marched =
    { PLAYER($seat) } moves { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } from { NAME($origin, form: "the") } to { NAME($target, form: "the") }.
events-attacked =
    { PLAYER($seat) } attacks { NAME($target, form: "the") } ({ PLAYER($defender) }) from { NAME($origin, form: "the") } with { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }.
events-thrown = Into the tower: { CUBES($thrown) }. In the tray: { CUBES($fallen) }.
events-battle_won =
    { PLAYER($attacker) } conquers { NAME($county, form: "the") } ({ PLAYER($defender) }): { $attackers } against { $defenders ->
        [0] { $peasants ->
            [0] 0
            [one] { $peasants } peasant
           *[other] { $peasants } peasants
        }
       *[other] { $defenders }{ $peasants ->
            [0] { "" }
            [one] { " " }and { $peasants } peasant
           *[other] { " " }and { $peasants } peasants
        }
    }. { $survivors ->
        [one] { $survivors } army marches in
       *[other] { $survivors } armies march in
    }.
events-battle_held =
    { PLAYER($defender) } holds { NAME($county, form: "the") } against { PLAYER($attacker) }: { $attackers } against { $defenders ->
        [0] { $peasants ->
            [0] 0
            [one] { $peasants } peasant
           *[other] { $peasants } peasants
        }
       *[other] { $defenders }{ $peasants ->
            [0] { "" }
            [one] { " " }and { $peasants } peasant
           *[other] { " " }and { $peasants } peasants
        }
    }. { $survivors ->
        [0] No army is left there
        [one] { $survivors } army is left there
       *[other] { $survivors } armies are left there
    }.
events-battle_tied =
    Nobody wins { NAME($county, form: "the") }, neither { PLAYER($attacker) } nor { PLAYER($defender) }: { $attackers } against { $defenders ->
        [0] { $peasants ->
            [0] 0
            [one] { $peasants } peasant
           *[other] { $peasants } peasants
        }
       *[other] { $defenders }{ $peasants ->
            [0] { "" }
            [one] { " " }and { $peasants } peasant
           *[other] { " " }and { $peasants } peasants
        }
    }. The county is laid waste and neutral.
events-peasants_alone = Only peasants had held { NAME($county, form: "the") }, and no army of { PLAYER($defender) } was left: that counts as a tie.
events-battle_repelled =
    { PLAYER($attacker) } fails to take { NAME($county, form: "the") } ({ PLAYER($defender) }): { $attackers } against { $defenders ->
        [0] { $peasants ->
            [0] 0
            [one] { $peasants } peasant
           *[other] { $peasants } peasants
        }
       *[other] { $defenders }{ $peasants ->
            [0] { "" }
            [one] { " " }and { $peasants } peasant
           *[other] { " " }and { $peasants } peasants
        }
    }.
events-action_lost = { PLAYER($seat) } loses the card of { NAME($county, form: "the") }, which lay on "{ NAME($box, kind: "action") }".
events-marker_added =
    { CAPITAL(NAME($county, form: "the")) } { TRAIT($county, "number") ->
        [plural] now have
       *[singular] now has
    } { $markers ->
        [one] { $markers } revolt marker
       *[other] { $markers } revolt markers
    }.
events-marker_removed =
    A revolt marker leaves { NAME($county, form: "the") }; { $markers ->
        [0] none is left
        [one] { $markers } is left
       *[other] { $markers } are left
    }.
events-marker_warded_off =
    { PLAYER($seat) } spends the favor kept: { NAME($county, form: "the") } { TRAIT($county, "number") ->
        [plural] get
       *[singular] gets
    } no revolt marker.
events-no_marker_left =
    No revolt marker is left in the supply: { NAME($county, form: "the") } { TRAIT($county, "number") ->
        [plural] get
       *[singular] gets
    } none.
events-revolt =
    Revolt in { NAME($county, form: "the") }: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } of { PLAYER($seat) } against { $peasants ->
        [one] { $peasants } peasant
       *[other] { $peasants } peasants
    }.
events-revolt_put_down =
    { PLAYER($seat) } puts down the revolt in { NAME($county, form: "the") }, { $armies } against { $peasants }; { $survivors ->
        [one] { $survivors } army is
       *[other] { $survivors } armies are
    } left there.
events-revolt_won = The peasants drive { PLAYER($seat) } out of { NAME($county, form: "the") }, { $armies } against { $peasants }. The county is laid waste and neutral.
events-grain_lost = Winter takes { $loss } grain from everybody (card { $number }). Left: { SEATS($grain) }.
events-supply_checked =
    { PLAYER($seat) }: { $shortage ->
        [0] every county is supplied
        [one] { $shortage } county is not supplied
       *[other] { $shortage } counties are not supplied
    }.{ COUNT($revolts) ->
        [0] { "" }
       *[other] { " " }The peasants rise in { LIST($revolts, form: "the") }.
    }
events-scored = Scoring. Counties: { SEATS($counties) }. Buildings: { SEATS($buildings) }. Majorities: { SEATS($majorities) }. Points now: { SEATS($points) }.
events-markers_removed = All revolt markers leave the board.
events-year_ended = Year { $year } is over.
events-game_over = The game is over. Points: { SEATS($points) }.

## prompts

prompts-plan = { PLAYER($seat) }, plan the season in secret: lay a card on each box of your mat.
prompts-leave = { PLAYER($seat) }, you have too few cards: which boxes will you leave empty?
prompts-draft = { PLAYER($seat) }, take one of the open counties ({ LIST($open) }) or draw from the pile.
prompts-group = { PLAYER($seat) }, how many armies go to { NAME($county, form: "the") }?
prompts-position = { PLAYER($seat) }, choose your place in the player order, and with it a bonus tile.
prompts-move =
    { PLAYER($seat) }, "{ NAME($action, kind: "action") }" in { NAME($origin, form: "the") }: { $most ->
        [1] where does an army go
       *[other] where do up to { $most } armies go
    }?
prompts-recruit =
    { PLAYER($seat) }, "{ NAME($action, kind: "action") }" in { NAME($origin, form: "the") }: deploy an army, { $most ->
        [1] move one
       *[other] move up to { $most } armies
    }, or both?
prompts-defend =
    { PLAYER($seat) }, { NAME($county, form: "the") } { TRAIT($county, "number") ->
        [plural] are
       *[singular] is
    } attacked ({ PLAYER($against) }): how many of the armies there fight?
prompts-revolt_order = { PLAYER($seat) }, which of these { $revolts } counties revolts first?
prompts-throw = Chance is asked: what fell into the tray? At most { CUBES($most) }.
prompts-favor = { PLAYER($seat) }, which favor do you ask of the Emperor?
prompts-favor_use = { PLAYER($seat) }, how do you use favor no. { $favor }?
prompts-benefit = { PLAYER($seat) }, which benefit of the Landsknechte do you take?

## warnings

warnings-has_one = { NAME($box, kind: "action") } in { NAME($county, form: "the") }: there is one already.
warnings-no_site = { NAME($box, kind: "action") } in { NAME($county, form: "the") }: no building site is free.
warnings-revolt = { NAME($box, kind: "action") } in { NAME($county, form: "the") }: a revolt marker lies there, so the peasants will revolt.
warnings-one_army = { NAME($box, kind: "action") } in { NAME($county, form: "the") }: a single army cannot leave.
warnings-no_money = { NAME($box, kind: "action") } in { NAME($county, form: "the") }: you cannot pay for it yet.
warnings-no_tile_left = { NAME($box, kind: "action") } in { NAME($county, form: "the") }: no such building is left.
warnings-cannot_move = { NAME($box, kind: "action") } in { NAME($county, form: "the") }: there is nowhere to go.
warnings-no_armies = { NAME($box, kind: "action") } in { NAME($county, form: "the") }: too few armies are in your supply.
warnings-no_courtiers = { NAME($box, kind: "action") }: you have too few courtiers left.
warnings-too_few_armies = { NAME($box, kind: "action") }: too few armies are there.
warnings-may_fail = { NAME($box, kind: "action") } in { NAME($county, form: "the") }: { NAME($reason, kind: "reason") } in { $share }% of cases.
warnings-unpaid = { NAME($box, kind: "action") } in { NAME($county, form: "the") }: unpaid in { $share }% of cases.
warnings-revolt_held = { NAME($box, kind: "action") } in { NAME($county, form: "the") }: revolt, held in { $share }% of cases.

## rules

rules-event_market_calms =
    Building a trading post removes { $amount ->
        [one] { $amount } revolt marker
       *[other] { $amount } revolt markers
    } from the county.
rules-event_peasants_rise =
    Each neutral county defends itself with { $amount ->
        [one] { $amount } peasant
       *[other] { $amount } peasants
    }.
rules-event_palace_guard =
    When a county with a palace is attacked, its owner adds { $amount ->
        [one] { $amount } army
       *[other] { $amount } armies
    } from the supply.
rules-event_church_peace = Counties with a church cannot be attacked.
rules-event_tax_ceiling =
    Collecting taxes brings { $amount ->
        [one] { $amount } Thaler
       *[other] { $amount } Thalers
    } at most.
rules-event_tax_floor =
    Collecting taxes brings { $amount ->
        [one] { $amount } Thaler
       *[other] { $amount } Thalers
    } at least.
rules-event_harvest_floor = Collecting grain brings { $amount } at least.
rules-event_harvest_ceiling = Collecting grain brings { $amount } at most.
rules-event_short_levy = "Deploy 5" and "Deploy 3" bring only 3 and 2 armies ({ NAME($region, kind: "region") }).
rules-event_crop_failure =
    Collecting grain brings { SIGN($amount) ->
        [negative] { ABS($amount) } less
       *[other] { $amount } more
    } ({ NAME($region, kind: "region") }).
rules-event_good_harvest =
    Collecting grain brings { SIGN($amount) ->
        [negative] { ABS($amount) } less
       *[other] { $amount } more
    } ({ NAME($region, kind: "region") }).
rules-event_palace_peasants =
    When a county with a palace is attacked, { $amount ->
        [one] { $amount } peasant joins
       *[other] { $amount } peasants join
    } in.
rules-event_weary_peasants =
    { $amount ->
        [0] No peasant is thrown in for a neutral county
        [one] Each neutral county defends itself with { $amount } peasant
       *[other] Each neutral county defends itself with { $amount } peasants
    }.
rules-event_trade_bonus =
    Building a trading post costs nothing and brings { $amount ->
        [one] { $amount } Thaler
       *[other] { $amount } Thalers
    }.

rules-favor_remove_event = The event of the season may be removed.
rules-favor_thalers =
    { $amount ->
        [one] { $amount } Thaler
       *[other] { $amount } Thalers
    }.
rules-favor_armies_to_tray =
    { $amount ->
        [one] { $amount } army
       *[other] { $amount } armies
    } from the supply into the tray.
rules-favor_remove_revolt_marker = Removes a revolt marker from a county of your own; if none of yours has one, it wards off the next.
rules-favor_grain = { $amount } grain.
rules-favor_victory_points =
    { $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    }.
rules-favor_building = Builds { NAME($building, form: "a") } free of charge.
rules-favor_immunity = This season nobody can attack you with: { LIST($against, kind: "action") }.
rules-favor_deploy =
    { $amount ->
        [one] { $amount } army
       *[other] { $amount } armies
    } free of charge in a county of your own, or in a neutral one, which is yours then.

rules-field_start_money = Thalers at the start with 3, 4 and 5 players.
rules-field_armies_each = Cubes in each player's colour.
rules-field_turn_order = auction: bids decide who chooses a place first; shuffled: the player order is drawn by lot.
rules-field_spare_cards = The five cards besides the counties: money cards, which also serve as bids, or blank cards.
rules-field_order_before_event = Whether the player order is fixed before the event is drawn.
rules-field_event_cards = Which set of event cards is used: the 12 of the second edition or the 25 of the first.
rules-field_draft_order = Who begins the draft of counties: the first seat and on around the table (seats), or drawn by lot (shuffled).
rules-field_draft_exchange = own_turn: whoever sees the same open pair again may exchange it; full_round: a pair that nobody took for a round is set aside.
rules-field_empty_boxes_declared = Whether players with too few cards say before planning which boxes stay empty.
rules-field_peasants_help_below = Peasants in the tray help to defend a county with fewer revolt markers than this.
rules-field_single_marker_peasants = Peasants thrown in when a county with exactly one revolt marker is attacked.
rules-field_defenders = Which armies of an attacked county fight: all, or as many as the defender chooses (chosen).
rules-field_revolt_defenders = Which armies fight a revolt: all, or as many as the owner chooses (chosen).
rules-field_peasants_alone = When peasants alone defend a county and no army of its owner is left: a tie, which lays it waste (tie), or it stays theirs without an army (hold).
rules-field_unguarded_revolts = A revolt in an owned county without an army: the owner's cubes that fall defend it (fought), or the peasants always win (won).
rules-field_neutral_conquest_markers = Revolt markers in a neutral county that is conquered.
rules-field_combat_may_be_declined = Whether a planned combat/movement may be declined.
rules-field_deploy1 = deploy_first: the army is deployed, then armies may move; either: one of the two, or both.
rules-field_revolt_before_income = Whether a revolt when collecting comes before the income, which is lost with the county.
rules-field_tie_break = What decides a tie at the end: thalers, or buildings (palaces, then churches, then trading posts).
rules-field_favor_armies = A favor that deploys armies when the supply has fewer: as_many_as_there_are, or none at all (all_or_none).
rules-field_court = The expansion Emperor's Court.
rules-field_landsknechte = The expansion Landsknechte.
rules-field_tower = aged2: fitted to a physical simulation of the tower, big throws shake more cubes loose, and cubes that lie longer sit a little firmer; classic: each cube falls through with probability 2/3, one that is stuck comes loose with 1/3.
rules-field_throws = inside: the program throws; outside: somebody throws and enters what fell.

## moves

moves-wallenstein_plan = { PAIRS($plan) }
moves-wallenstein_take = Take { NAME($word1, form: "the") }
moves-wallenstein_draw = Draw from the pile
moves-wallenstein_exchange = Exchange the open cards
moves-wallenstein_place =
    { $word1 ->
        [one] { $word1 } army
       *[other] { $word1 } armies
    }
moves-wallenstein_leave = Leave empty: { LIST($rest, kind: "action") }
moves-wallenstein_position = Place { $word1 }
moves-wallenstein_move =
    { $word2 ->
        [one] { $word2 } army
       *[other] { $word2 } armies
    } to { NAME($word1, form: "the") }
moves-wallenstein_recruit_0 = Deploy an army, and move none
moves-wallenstein_recruit =
    Deploy an army, then { $word2 ->
        [one] { $word2 } army
       *[other] { $word2 } armies
    } to { NAME($word1, form: "the") }
moves-wallenstein_defend =
    { $word1 ->
        [0] Throw in no army
        [one] Throw in { $word1 } army
       *[other] Throw in { $word1 } armies
    }
moves-wallenstein_revolt = { CAPITAL(NAME($word1, form: "the")) } first
moves-wallenstein_favor = Favor { $word1 }
moves-wallenstein_remove_event = Remove the event
moves-wallenstein_calm = Remove a revolt marker from { NAME($word1, form: "the") }
moves-wallenstein_build = Build in { NAME($word1, form: "the") }
moves-wallenstein_deploy = Deploy in { NAME($word1, form: "the") }
moves-wallenstein_benefit = { NAME($word1, kind: "benefit") }
