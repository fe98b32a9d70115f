table-a_card = A card
table-action_cards = Action cards
table-additional_peasants = Additional peasants
table-advice = Advice
table-all = All
table-all_boxes_laid = all boxes laid
table-all_favors = All favors
table-all_rules = All rules
table-analysis = Analysis
table-are_deciding = { $names } are deciding.
table-armies = Armies
table-as_played = as it was played
table-attack_with = Attack with { $n }
table-away = away
table-away_since = away since { $time }
table-back_to_now = Back to now
table-beat_church =
    { $n ->
        [0] No church is built
        [one] One church is built
       *[other] { $n } churches are built
    }
table-beat_deploy =
    { $n ->
        [0] Nobody deploys armies
        [one] One player deploys armies
       *[other] { $n } players deploy armies
    }
table-beat_grain =
    { $n ->
        [0] Nobody collects grain
        [one] One player collects grain
       *[other] { $n } players collect grain
    }
table-beat_palace =
    { $n ->
        [0] No palace is built
        [one] One palace is built
       *[other] { $n } palaces are built
    }
table-beat_taxes =
    { $n ->
        [0] Nobody collects taxes
        [one] One player collects taxes
       *[other] { $n } players collect taxes
    }
table-beat_trading_post =
    { $n ->
        [0] No trading post is built
        [one] One trading post is built
       *[other] { $n } trading posts are built
    }
table-benefit_note = counties in at least four regions
table-benefit_title = Landsknechte: take one benefit
table-besides = Besides
table-beside = beside: { $who }
table-bids_note = highest chooses first; a county card goes before 0
table-blank_card = blank card: no action
table-bot = bot
table-box_bid = Bid
table-box_chosen = { $box } chosen: the hand shows what fits.
table-box_church = Church
table-box_combat_a = Combat A
table-box_combat_b = Combat B
table-box_court1 = 1
table-box_court2 = 2
table-box_court3 = 3
table-box_deploy1 = 1 + move
table-box_deploy3 = Deploy 3
table-box_deploy5 = Deploy 5
table-box_grain = Grain
table-box_palace = Palace
table-box_taxes = Taxes
table-box_trading_post = Trading post
table-breaks = { "" }
table-brief_marker =
    { $n ->
        [one] { $n } revolt marker
       *[other] { $n } revolt markers
    }
table-came_out = Came out: { $a } against { $b }
table-card_fail = You do not take { NAME($county, form: "the") }
table-card_gain =
    { $n ->
        [one] One of your armies comes out of the tower
       *[other] { $n } of your armies come out of the tower
    }
table-card_hold = You hold { NAME($county, form: "the") }
table-card_lose = You lose { NAME($county, form: "the") }
table-card_lost_card = Your card of { NAME($county, form: "the") } is lost, and "{ NAME($action, kind: "action") }" with it
table-card_n = card { $n }
table-card_revolt_held = You put down the revolt in { NAME($county, form: "the") }
table-card_revolt_lost = You lose { NAME($county, form: "the") } to the peasants
table-card_scoring = Winter: what it took, and the points
table-card_skipped = "{ NAME($action, kind: "action") }" in { NAME($county, form: "the") } comes to nothing
table-card_skipped_note = You paid nothing for it, and cannot make up for it later in the season.
table-card_take = You take { NAME($county, form: "the") }
table-card_waste = { CAPITAL(NAME($county, form: "the")) } laid waste
table-cards_in_hand = Cards in hand
table-cause_event = With { $events } there is not enough money for all: { $boxes }.
table-cause_order = Depending on the order there is not enough money for all: { $boxes }.
table-choose = Choose
table-choose_card_short = Choose a card
table-choose_favor = Choose a favor
table-choose_number = Choose a number
table-choose_one = Choose one
table-choose_place = Choose your place
table-choose_place_note = it sets the player order and gives its bonus
table-choose_place_short = Choose a place
table-choose_target = Choose a county on the map or above.
table-choose_target_short = Choose a county
table-churches = Churches
table-clear_mat = Clear the mat
table-close = Close
table-costs_courtiers =
    Costs { $n ->
        [one] { $n } courtier
       *[other] { $n } courtiers
    }.
table-countries_with_influence = Countries with influence
table-county = County
table-county_held =
    { CAPITAL(NAME($county, form: "the")) } held, { $n ->
        [one] { $n } army
       *[other] { $n } armies
    } left
table-county_lost = { CAPITAL(NAME($county, form: "the")) } lost
table-county_revolts =
    { CAPITAL(NAME($county, form: "the")) } { TRAIT($county, "number") ->
        [plural] revolt
       *[singular] revolts
    }
table-court = Court
table-court_n = Court { $n }
table-courtiers = courtiers
table-courtiers_go =
    { $n ->
        [one] { $n } of your { $all } courtiers goes
       *[other] { $n } of your { $all } courtiers go
    } home.
table-deciding = deciding …
table-defend_note = attack by { $against }
table-defend_title =
    { CAPITAL(NAME($county, form: "the")) } { TRAIT($county, "number") ->
        [plural] are
       *[singular] is
    } attacked
table-defend_with = Defend with { $n }
table-do_not_march = Do not march
table-done = done
table-draft_note = take an open county or the top of the pile
table-draft_title = Choose a county
table-draw_card = Draw the top card
table-edition_first = First edition
table-edition_manual = By the manual
table-edition_second = Second edition
table-emperors_court = The Emperor's Court
table-empty = empty
table-event_in_force = Event in force
table-event_removed = was removed at court
table-event_short_church_peace = no attack on counties with a church
table-event_short_crop_failure =
    grain { SIGN($amount) ->
        [negative] −{ ABS($amount) }
       *[other] +{ $amount }
    }: { NAME($region, kind: "region") }
table-event_short_good_harvest =
    grain { SIGN($amount) ->
        [negative] −{ ABS($amount) }
       *[other] +{ $amount }
    }: { NAME($region, kind: "region") }
table-event_short_harvest_ceiling = grain: { $amount } at most
table-event_short_harvest_floor = grain: { $amount } at least
table-event_short_market_calms =
    trading post removes { $amount ->
        [one] { $amount } marker
       *[other] { $amount } markers
    }
table-event_short_palace_guard = palaces defend with +{ $amount }
table-event_short_palace_peasants =
    palaces: +{ $amount ->
        [one] { $amount } peasant
       *[other] { $amount } peasants
    }
table-event_short_peasants_rise =
    neutral counties: { $amount ->
        [one] { $amount } peasant
       *[other] { $amount } peasants
    }
table-event_short_short_levy = only 3 and 2 armies: { NAME($region, kind: "region") }
table-event_short_tax_ceiling = taxes: { $amount } at most
table-event_short_tax_floor = taxes: { $amount } at least
table-event_short_trade_bonus =
    trading post free, +{ $amount ->
        [one] { $amount } Thaler
       *[other] { $amount } Thalers
    }
table-event_short_weary_peasants =
    neutral counties: { $amount ->
        [0] no peasants
        [one] { $amount } peasant
       *[other] { $amount } peasants
    }
table-events_label = events
table-exchange = Exchange both
table-exchange_note = both go under the pile
table-exposed =
    { CAPITAL(NAME($county, form: "the")) }: { $n ->
        [one] { $n } army
       *[other] { $n } armies
    } beside { $armies } of { $name } in { NAME($other, form: "the") }.
table-explain = Explain
table-explain_title = What is this, what does it cost, and when does it fail?
table-favor_deck = in the deck
table-favor_note =
    you have { $n ->
        [one] { $n } courtier
       *[other] { $n } courtiers
    } in the audience hall
table-favor_open = open
table-favor_title = Take one favor, or none
table-favor_use_title = Use favor no. { $n }
table-favor_used = gone
table-favors = Favors
table-favors_label = favors
table-favors_note =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } still in the deck
table-favors_on_offer = Favors on offer
table-feeds_of = feeds { $fed } of { $all }
table-fill_blank = Fill with blanks
table-fill_money = Fill with money
table-fill_rest_blank = Fill the open boxes with blank cards: nothing is done there. (M)
table-fill_rest_money = Fill the open boxes with money cards: nothing is done there. (M)
table-find = Find on the map
table-finds_nothing = Nothing is called that.
table-fit_map = Fit the map
table-free_site = free site
table-from_to = { $low } to { $high }
table-gain_grain = { $now } → { $then } grain.
table-gain_thalers = { $now } → { $then } Thalers.
table-gain_victory_points =
    { $now } → { $then ->
        [one] { $then } point
       *[other] { $then } points
    }.
table-go_on = Go on
table-goes_in = Goes in
table-grain = Grain
table-grain_in_winter = grain in winter
table-grain_lost_by_all =
    { $n ->
        [0] nobody loses grain
       *[other] everybody loses { $n } grain
    }
table-grain_per_county = Grain, and counties to feed
table-grain_told = Grain now and after the season, from the worst event to the best; below, what winter asks for.
table-grain_wanting = Grain missing
table-group_note = place one of your groups of armies
table-group_title = How many armies go to { NAME($county, form: "the") }?
table-groups_left = Groups of armies still to place
table-happened_to_you = What happened to you
table-handbook = Handbook
table-help = Help
table-hidden = hidden
table-hint = Hint
table-hint_another = Another idea
table-hint_asking = Thinking …
table-hint_choose_box = Choose a box to hear what a captain would lay there.
table-hint_compare = Compare with mine
table-hint_compare_whole = Lay a card on every box to compare.
table-hint_laid = Laid
table-hint_lay = Lay it
table-hint_lay_all = Lay all
table-hint_never_plays = Nothing is laid or played until you say so.
table-hint_over = What a captain would do
table-hint_title = What would a captain do here? (H)
table-hold_it =
    { $n ->
        [one] { $n } holds it
       *[other] { $n } hold it
    }
table-how_many_fight = How many armies go into the tower? The others stay behind.
table-i_am = I am { $name }
table-i_am_back = No, { $name } again: I want to take something back.
table-if_tied = A tie empties the county and burns its buildings.
table-if_tied_or_peasants = A tie, or a defence by peasants alone, empties the county and burns its buildings.
table-if_won = Armies in { NAME($county, form: "the") } after a win: { $n } on average.
table-immune_to = safe from { $what }
table-in_hand = { $card } in hand: choose a box.
table-in_your_plan = in your plan:
table-influence_on_display = Influence on display
table-inside = Inside
table-is_deciding = { $name } is deciding.
table-keeps = keeps favor { $n }
table-key_skip = Shift + Space
table-key_space = Space
table-landsknechte = Landsknechte
table-landsknechte_note = counties in four regions turn the next card
table-language = Language
table-larger = larger
table-last_free_site = last free site
table-leave_note = nothing happens there this season
table-leave_these = Leave these empty
table-leave_title =
    Too few cards: leave { $n ->
        [one] { $n } box
       *[other] { $n } boxes
    } empty
table-left_empty = left empty
table-left_in = Left in { NAME($county, form: "the") }
table-lens_grain = Grain
table-lens_owners = Owners
table-lens_revolts = Revolt markers
table-lens_sites = Free sites
table-lens_taxes = Taxes
table-lenses = Show on the map
table-let_it_be = Let it be
table-level_of = { $level }, level { $n } of { $most }
table-light = Light
table-list_view = List view
table-log_earlier = Show earlier entries
table-log_note = a click goes there in time
table-log_of = Log of
table-look_at_plan = Look at it
table-loses_grain =
    { $n ->
        [0] Winter takes no grain.
       *[other] Winter may take { $n } grain.
    }
table-lowest = never below { $n }, if undisturbed
table-majorities = Most buildings in a region
table-majorities_nobody = nobody scores here
table-majorities_none = none
table-majorities_own = Your majorities
table-majority_now =
    { $building ->
        [palace] { $region }, most palaces
        [church] { $region }, most churches
       *[trading_post] { $region }, most trading posts
    } now: { $names } ({ $n })
table-majority_said =
    { $building ->
        [palace] most palaces
        [church] most churches
       *[trading_post] most trading posts
    }: { $names } (+{ $points })
table-map = Map
table-march_from = { $action } from { NAME($county, form: "the") }
table-march_only = Move only
table-march_told =
    { CAPITAL(NAME($county, form: "the")) }, with { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }
table-march_with = March with … armies
table-march_with_odds = March with … armies (chance to conquer)
table-meanwhile = Look around, or write notes.
table-money_card = money card { $n }
table-motto = Plan in secret. Feed your people. Trust the tower.
table-move = move
table-move_with =
    Move { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }
table-n_armies =
    { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }
table-n_boxes_open =
    { $n ->
        [one] { $n } box open
       *[other] { $n } boxes open
    }
table-n_cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
table-n_courtiers =
    { $n ->
        [one] { $n } courtier
       *[other] { $n } courtiers
    }
table-n_events =
    { $n ->
        [one] { $n } event
       *[other] { $n } events
    }
table-n_fit =
    { $n ->
        [0] nothing fits
        [one] { $n } fits
       *[other] { $n } fit
    }
table-n_free = { $n } free
table-n_free_sites =
    { $n ->
        [0] no free site
        [one] { $n } site free
       *[other] { $n } sites free
    }
table-n_grain = { $n } grain
table-n_markers =
    { $n ->
        [one] { $n } revolt marker
       *[other] { $n } revolt markers
    }
table-n_of_boxes = { $n } of { $all }
table-n_of_cells = { $n } of { $all }
table-n_points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
table-n_thalers =
    { $n ->
        [one] { $n } Thaler
       *[other] { $n } Thalers
    }
table-neutral = neutral
table-no_connection = No connection. Your draft is kept.
table-no_event = No event is in force
table-no_hints_here = At this table nobody is given hints.
table-no_marker = no marker
table-no_revolt = no revolt
table-no_spares_left = All these cards lie on boxes already: choose counties for the rest.
table-no_such_table = No such table
table-not_acting = no action
table-notes_hint = Notes for your eyes only
table-now_telling = now telling
table-odds_conquer = Conquer
table-odds_lost = Lost
table-odds_put_down = Put down
table-odds_repelled = Repelled
table-odds_tie = Tie
table-odds_were = The odds were
table-office_balthasar = astronomer
table-office_dorothea = countess
table-office_grete = sutler
table-office_kessler = quartermaster
table-office_ottilie = abbess
table-office_rauh = colonel
table-office_sibylla = merchant
table-office_veit = gunner
table-on_to_spring = Plan the spring
table-once_more = Again
table-one_back = One step back
table-one_must_stay =
    { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }, 1 must stay
table-one_on = One step on
table-open_events = Open events (one will be drawn)
table-opening = Opening the table …
table-order_and_tiles = Player order and bonus tiles
table-order_unknown = order not yet known: cards { $from } to { $to }
table-other_cards = Other cards
table-others = Others
table-out_of_play = out of play
table-owner = Owner
table-story_pace = The story is told
table-pace_brisk = Brisk
table-pace_instant = Instant
table-pace_note_brisk = It waits where something happens to you.
table-pace_note_instant = It is told at once.
table-pace_note_read = It waits until you go on.
table-pace_read = Read
table-palaces = Palaces
table-part_action = Action { $n }: { $action }
table-pass_screen_to = Pass the screen to { $name }.
table-passes = passes
table-pause = Pause
table-peasants = peasants
table-peasants_many = Peasants
table-place_armies =
    Place { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }
table-place_n = Place { $n }
table-places_label = places
table-plan_hint = Choose a card, then a box.
table-planning = planning
table-play_now = Play now
table-player = Player
table-players = Players
table-recruit_and_march = Deploy and move
table-recruit_only = Deploy only
table-region = Region
table-replay = Replay
table-result = Result
table-revolt_markers = revolt markers
table-revolt_next = { CAPITAL(NAME($county, form: "the")) } first
table-revolt_order_note =
    { $n ->
        [one] { $n } additional peasant
       *[other] { $n } additional peasants
    } in each
table-revolt_order_title = Which county revolts first?
table-revolts = Counties that revolt
table-risk_fails = fails in { $share }
table-risk_fails_brief = fails { $share }
table-risk_held = held { $share }
table-risk_revolt = revolt: held { $share }
table-risk_unpaid = unpaid in { $share }
table-risk_unpaid_brief = unpaid { $share }
table-scoring = Scoring
table-scoring_legend = before, + counties, + buildings, + majorities
table-seal_key = Ctrl+Enter
table-seal_plan = Seal plan
table-sealed = sealed
table-sealed_hint = Sealed. You can take it back until all have sealed.
table-season = Season
table-see_why = see below
table-set_coach = Cards in the first game
table-set_keys = Single-letter keys
table-set_odds = Show odds
table-set_remarks = Remarks of the bots
table-set_scene = Tower in motion
table-set_sound = Sound when it is your turn
table-settings = Settings
table-share_victory = { $names } share the victory
table-sheet = Larger or smaller
table-short_of =
    { $n ->
        [one] { $n } Thaler
       *[other] { $n } Thalers
    } short in the worst order
table-show_all = Show all
table-since_last_decision = Since your last decision
table-since_you_left = Since you left
table-sites = Sites
table-skip = Skip
table-sort_armies = Armies
table-sort_by = Sort by
table-sort_grain = Grain
table-sort_sites = Sites
table-sort_taxes = Taxes
table-sorted_by = Sort by { $what }
table-sound = Sound
table-status = Status
table-stayed_inside =
    { $n ->
        [one] { $n } more stayed inside
       *[other] { $n } more stayed inside
    }
table-step = Step
table-step_actions = Actions
table-step_court = Court
table-step_draft = Draft of counties
table-step_grain = Grain
table-step_landsknechte = Landsknechte
table-step_order = Player order
table-step_plan = Plan
table-step_revolts = Revolts
table-step_scoring = Scoring
table-still_to_come = Your plan, still to come
table-supply = Supply
table-supply_told = Armies in your supply now, and after all that is planned.
table-tab_chat = Chat
table-tab_log = Log
table-tab_notes = Notes
table-table_moves = One moment …
table-take_back = Take back
table-take_county = Take { NAME($county, form: "the") }
table-take_favor = Take favor { $n }
table-take_it = Take it
table-take_none = Take none
table-take_place = Take place no. { $n }
table-taken = taken
table-takes = takes { $what }
table-targets = Where to
table-taxes = Taxes
table-thalers = Thalers
table-thalers_told = Thalers now and after the season, from the worst event to the best; below, the least on the way, whatever the order.
table-the_bids = The bids
table-theme_candlelight = candlelight
table-theme_parchment = parchment
table-throwing = Into the tower: { CUBES($thrown) }.
table-thrown_bonus = +{ $n } extra
table-thrown_idle =
    { $n ->
        [one] { $n } in the tray counts for nobody
       *[other] { $n } in the tray count for nobody
    }
table-thrown_tray = +{ $n } from the tray
table-tile = Bonus tile
table-tile_attack = 1 more army into the tower when you attack
table-tile_defence = 1 more army into the tower when you defend
table-tile_grain = 1 more when you collect grain
table-tile_short_attack = +1 attack
table-tile_short_defence = +1 defend
table-tile_short_grain = +1 grain
table-tile_short_six_armies = 6 armies
table-tile_short_thaler = +1 Thaler
table-tile_six_armies = 6 instead of 5 when you deploy
table-tile_thaler = 1 more when you collect taxes
table-time_left = Time left
table-time_line = Time line
table-to_my_decision = To my decision
table-to_now = To the newest
table-to_start = To the start page
table-tools = Tools
table-top_of_pile = Top of the pile
table-totals = Totals
table-tower = Tower
table-tower_card = dice tower card
table-tower_said =
    Tower: { $inside ->
        [one] { $inside } cube
       *[other] { $inside } cubes
    } inside, { $tray } in the tray
table-trading_posts = Trading posts
table-tray = Tray
table-undo_last = Undo
table-undo_none = There is nothing that can be taken back now.
table-undo_note = Nobody has learnt anything from your last decision.
table-undo_throw_note = The last throw, or your own last decision, can be taken back until somebody decides again.
table-use_build = Build in { NAME($county, form: "the") }
table-use_calm = Calm { NAME($county, form: "the") }
table-use_deploy = Deploy in { NAME($county, form: "the") }
table-use_remove_event = Remove the event
table-victory_points = Victory points
table-waiting = Waiting
table-warn_cannot_move = cannot march
table-warn_has_one = has one
table-warn_no_armies = no supply
table-warn_no_courtiers = no courtiers
table-warn_no_money = unpaid
table-warn_no_site = no site
table-warn_no_tile_left = none left
table-warn_one_army = 1 army
table-watching = You are watching
table-watching_note = You have no seat at this table and see what is public.
table-went_in = Went in
table-warn_too_few_armies = too few
table-why_cannot_move = No army can leave this county as things are.
table-why_has_one = This county has such a building already.
table-why_never_paid = Whatever the order and the event, there is no money for it. A failed box costs nothing.
table-why_no_armies = The supply may hold too few armies when its turn comes.
table-why_no_courtiers = You have not so many courtiers left.
table-why_no_money = There is no money for it. A failed box costs nothing.
table-why_no_site = All building sites here are taken.
table-why_no_tile_left = None of these buildings is left.
table-why_one_army = One army must stay, and there is only one.
table-why_revolt = A revolt marker lies here: the peasants revolt. You hold the county in { $share }, and lose it in { $lost }.
table-why_too_few_armies = There are too few armies here: one must stay.
table-why_unpaid = In { $share } of all orders and events the money is gone when its turn comes. A failed box costs nothing.
table-wins = { $name } wins
table-winter = Winter supply
table-winter_needs =
    winter: { $n ->
        [one] { $n } county
       *[other] { $n } counties
    }, loss { $least } to { $most }
table-winter_needs_only =
    winter: { $n ->
        [one] { $n } county
       *[other] { $n } counties
    }
table-winter_over = The first winter is over
table-winter_over_note = look at what it took and brought
table-winter_supply = If it were winter now
table-winter_supply_note = grain left after each event that may remain
table-winter_takes = winter takes { $n } grain
table-winter_takes_or = winter takes { $all } grain
table-winter_takes_why = Which of these amounts winter takes is decided by the event that is left for it.
table-winter_took = What winter took
table-with_n = with { $n }
table-write_to_table = Write to the table …
table-year_n = Year { $n }
table-year_numeral =
    { $year ->
        [1] I
        [2] II
        [3] III
       *[other] { $year }
    }
table-you = you
table-you_here = You
table-you_throw = You
table-your_counties = Your counties
table-your_decision = your decision
table-your_plan = Your plan
table-your_tray = Yours in the tray
table-your_turn = Your turn
table-yours = yours
table-zoom = Zoom
table-zoom_in = Zoom in
table-zoom_out = Zoom out
table-orders = Standing orders
table-orders_ahead = Decide ahead …
table-orders_always = Always …
