table_sixteenthirty-ability_n = military ability { $n }
table_sixteenthirty-add_card = Add { $card }
table_sixteenthirty-add_cards =
    Add { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
table_sixteenthirty-add_influence = Add influence
table_sixteenthirty-against_whom = Against whom?
table_sixteenthirty-army_n = army { $n }
table_sixteenthirty-army_size = Army size
table_sixteenthirty-ascending = ascending
table_sixteenthirty-ask_join = Which faction shall { NAME($country, form: "the") } join?
table_sixteenthirty-ask_league = Shall { NAME($country, form: "the") } form a league with { NAME($target, form: "the") }?
table_sixteenthirty-ask_league_second = Shall { NAME($target, form: "the") } join the league with { NAME($country, form: "the") }?
table_sixteenthirty-ask_rearm = Shall { NAME($country, form: "the") } rearm?
table_sixteenthirty-ask_war = Shall { NAME($country, form: "the") } go to war with { NAME($target, form: "the") }?
table_sixteenthirty-bid_ahead =
    Your stack: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, { $by } ahead.
table_sixteenthirty-bid_behind =
    Your stack: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, { $by } behind the highest.
table_sixteenthirty-bid_drop =
    Your stack is full: mark { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in it to make room.
table_sixteenthirty-bid_hint = Cards of this country and Open ones fit.
table_sixteenthirty-bid_level =
    Your stack: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, level with the highest.
table_sixteenthirty-bid_must_title = Place influence in { NAME($country, form: "the") }
table_sixteenthirty-bid_nothing = No card of yours fits here.
table_sixteenthirty-bid_title = Bid in { NAME($country, form: "the") }
table_sixteenthirty-bids_now = bids now
table_sixteenthirty-card_assassinated = An assassin strikes at you in { NAME($country, form: "the") }
table_sixteenthirty-card_removed = You lose influence in { NAME($country, form: "the") }
table_sixteenthirty-card_score =
    Turn { $turn }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for you
table_sixteenthirty-card_turned = Your influence in { NAME($country, form: "the") } is descending now
table_sixteenthirty-card_unrest = Unrest in { NAME($country, form: "the") }: you lose influence
table_sixteenthirty-choose_card = Choose a card
table_sixteenthirty-choose_issue = Choose an issue
table_sixteenthirty-choose_marker = Choose a marker
table_sixteenthirty-choose_market_card = Choose from a market
table_sixteenthirty-choose_own_card = Choose one of yours
table_sixteenthirty-choose_side = Choose a side
table_sixteenthirty-choose_target = Choose a target
table_sixteenthirty-collect_note = from any market place
table_sixteenthirty-collect_title = Pick up a card
table_sixteenthirty-colour_blue = blue faction
table_sixteenthirty-colour_red = red faction
table_sixteenthirty-countries = The countries
table_sixteenthirty-country = Country
table_sixteenthirty-crowns_note = A Crown can be lobbied with influence on display or with a card of that country in hand.
table_sixteenthirty-decided_this_turn = Decided this turn
table_sixteenthirty-deck_n = deck { $n }, discarded { $discard }
table_sixteenthirty-descending = descending
table_sixteenthirty-descending_closed = descending, cannot add
table_sixteenthirty-dice_difference = difference { $n }
table_sixteenthirty-do_exchange = Exchange
table_sixteenthirty-do_lobby = Lobby the Crown
table_sixteenthirty-does_increase_army_size = The army of { NAME($country, form: "the") } grows by 1.
table_sixteenthirty-does_increase_status = { CAPITAL(NAME($country, form: "the")) }: status { $from } → { $to }.
table_sixteenthirty-does_military_improvement = The military ability of { NAME($country, form: "the") } rises by 1.
table_sixteenthirty-does_military_leader = { CAPITAL(NAME($country, form: "the")) }: a leader adds 2 in war, until the turn ends.
table_sixteenthirty-does_unrest = { CAPITAL(NAME($country, form: "the")) }: no war and no league this turn; who has most influence there sees it turn down.
table_sixteenthirty-draw = Draw
table_sixteenthirty-end_die = die for the end of the game
table_sixteenthirty-end_of_game = End of the game
table_sixteenthirty-excess_note = face down; the limit is { $limit }
table_sixteenthirty-excess_title =
    { $n ->
        [one] { $n } card goes
       *[other] { $n } cards go
    } to your market place
table_sixteenthirty-exchange_note = one card of your hand for one of another’s market place
table_sixteenthirty-exchange_title = Exchange a card, or none
table_sixteenthirty-exchange_what = You take { $taken } and give { $given }.
table_sixteenthirty-face_down = { $n } face down
table_sixteenthirty-faction_blue = the Eagle
table_sixteenthirty-faction_red = the Lion
table_sixteenthirty-figure_of = { NAME($country) }
table_sixteenthirty-figures_about = The rulebook prints neither board nor cards. Starting values and the table by number of players are reconstructed; here you can set your own.
table_sixteenthirty-figures_card_limit = Card limit, turns 1 to 10
table_sixteenthirty-figures_draw = Cards drawn in a round
table_sixteenthirty-figures_limit_of = Card limit in turn { $n }
table_sixteenthirty-figures_markers = VP markers each
table_sixteenthirty-figures_mine = These are the figures of my own copy
table_sixteenthirty-figures_mine_about = they are not marked as reconstructed then
table_sixteenthirty-figures_none = reconstructed
table_sixteenthirty-figures_of_country = { $what }, { NAME($country) }
table_sixteenthirty-figures_players = For { $n } players
table_sixteenthirty-figures_reset = Reset
table_sixteenthirty-figures_set = changed
table_sixteenthirty-figures_title = Figures of the board
table_sixteenthirty-first_player = first player
table_sixteenthirty-first_vote_in = First vote: { NAME($country) }
table_sixteenthirty-for_what = For what?
table_sixteenthirty-hand_in_question = Your hand lies beside the question.
table_sixteenthirty-hand_limit =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, limit { $limit }
table_sixteenthirty-influence = Influence
table_sixteenthirty-influence_in = Influence in { NAME($country, form: "the") }
table_sixteenthirty-influence_n = influence { $n }
table_sixteenthirty-initial_note = in secret; all are turned up together
table_sixteenthirty-initial_title = Place up to { $n } influence cards
table_sixteenthirty-issue_join = Join a faction
table_sixteenthirty-issue_league = League of Princes
table_sixteenthirty-issue_rearm = Rearm
table_sixteenthirty-issue_under_way = The issue
table_sixteenthirty-issue_war = Go to war
table_sixteenthirty-legend_down = turned: takes no card, shrinks
table_sixteenthirty-legend_leads = leads
table_sixteenthirty-legend_up = may grow
table_sixteenthirty-legend_worth = A marker is worth the lower of influence and status.
table_sixteenthirty-lobbies_crown = { $name } lobbies the Crown of { NAME($country, form: "the") }.
table_sixteenthirty-lobby_note = once in your round
table_sixteenthirty-lobby_title = Lobby the Crown
table_sixteenthirty-lose_note = your influence there is descending already
table_sixteenthirty-lose_title = You lose a card in { NAME($country, form: "the") }
table_sixteenthirty-make_room = Make room first
table_sixteenthirty-map_austria = Austria
table_sixteenthirty-map_denmark = Denmark
table_sixteenthirty-map_england = England
table_sixteenthirty-map_france = France
table_sixteenthirty-map_german_states = German|States
table_sixteenthirty-map_italy = Italy
table_sixteenthirty-map_netherlands = Nether-|lands
table_sixteenthirty-map_poland = Poland
table_sixteenthirty-map_spain = Spain
table_sixteenthirty-map_sweden = Sweden
table_sixteenthirty-markers_note =
    together { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, if the turn were scored now
table_sixteenthirty-markers_of_all = The secret markers
table_sixteenthirty-markers_short = Markers
table_sixteenthirty-market_cards = Cards in the market place
table_sixteenthirty-market_empty = empty
table_sixteenthirty-market_of = Market place of { $name }
table_sixteenthirty-market_places = Market places
table_sixteenthirty-military_ability = Military ability
table_sixteenthirty-modifier_military_ability = military ability
table_sixteenthirty-modifier_island_defence = island, stripped of its possessions
table_sixteenthirty-modifier_military_leader = military leader
table_sixteenthirty-modifier_league = League of Princes
table_sixteenthirty-modifier_no_army = no army
table_sixteenthirty-modifier_unrest = unrest
table_sixteenthirty-n_countries =
    { $n ->
        [one] { $n } country
       *[other] { $n } countries
    }
table_sixteenthirty-n_of = { $n } of { $all }
table_sixteenthirty-no_exchange = No exchange
table_sixteenthirty-no_faction = no faction
table_sixteenthirty-no_influence_here = Nobody has influence here.
table_sixteenthirty-no_influence_no_vote = No influence, no vote:
table_sixteenthirty-no_vote = no vote
table_sixteenthirty-nothing_decided = Nothing yet.
table_sixteenthirty-odds_were = The odds were: victory { $win }, draw { $draw }, defeat { $loss }.
table_sixteenthirty-on_which_country = On which country?
table_sixteenthirty-open_card = Open
table_sixteenthirty-open_for = { $card } supports
table_sixteenthirty-open_needs_named = An Open card needs a card of a country beside it.
table_sixteenthirty-other_crown = Not { NAME($country, form: "the") }: choose another Crown
table_sixteenthirty-over = the game is over
table_sixteenthirty-own_markers =
    { $n ->
        [one] { $n } VP marker of yours
       *[other] { $n } VP markers of yours
    }
table_sixteenthirty-pass = Pass
table_sixteenthirty-pass_marker_note = { $round } of 2; the markers stay secret
table_sixteenthirty-pass_marker_title = Pass a VP marker to { $name }
table_sixteenthirty-pass_on = Pass on { NAME($country, form: "the") }
table_sixteenthirty-passed = passed
table_sixteenthirty-pick_country = Choose it on the map or in the grid.
table_sixteenthirty-pick_stack = Choose somebody’s influence in the grid.
table_sixteenthirty-place_adriatic_sea = Adriatic Sea
table_sixteenthirty-place_andalusia = Andalusia
table_sixteenthirty-place_aragon = Aragon
table_sixteenthirty-place_atlantic = Atlantic
table_sixteenthirty-place_balearics = Balearics
table_sixteenthirty-place_baltic_sea = Baltic Sea
table_sixteenthirty-place_barbary = Barbary
table_sixteenthirty-place_bavaria = Bavaria
table_sixteenthirty-place_bay_of_biscay = Bay of Biscay
table_sixteenthirty-place_bohemia = Bohemia
table_sixteenthirty-place_bosnia = Bosnia
table_sixteenthirty-place_brandenburg = Brandenburg
table_sixteenthirty-place_brittany = Brittany
table_sixteenthirty-place_burgundy = Burgundy
table_sixteenthirty-place_carniola = Carniola
table_sixteenthirty-place_castile = Castile
table_sixteenthirty-place_champagne = Champagne
table_sixteenthirty-place_courland = Courland
table_sixteenthirty-place_croatia = Croatia
table_sixteenthirty-place_empire = Empire
table_sixteenthirty-place_flanders = Flanders
table_sixteenthirty-place_galicia = Galicia
table_sixteenthirty-place_gascony = Gascony
table_sixteenthirty-place_goetaland = Götaland
table_sixteenthirty-place_great_poland = Great Poland
table_sixteenthirty-place_holstein = Holstein
table_sixteenthirty-place_hungary = Hungary
table_sixteenthirty-place_ireland = Ireland
table_sixteenthirty-place_jutland = Jutland
table_sixteenthirty-place_languedoc = Languedoc
table_sixteenthirty-place_lithuania = Lithuania
table_sixteenthirty-place_livonia = Livonia
table_sixteenthirty-place_lorraine = Lorraine
table_sixteenthirty-place_mazovia = Mazovia
table_sixteenthirty-place_mediterranean_sea = Mediterranean Sea
table_sixteenthirty-place_moravia = Moravia
table_sixteenthirty-place_n =
    Place { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
table_sixteenthirty-place_naples = Naples
table_sixteenthirty-place_none = Place none
table_sixteenthirty-place_normandy = Normandy
table_sixteenthirty-place_north_sea = North Sea
table_sixteenthirty-place_norway = Norway
table_sixteenthirty-place_ocean = Ocean
table_sixteenthirty-place_ottoman = Ottoman
table_sixteenthirty-place_pomerania = Pomerania
table_sixteenthirty-place_portugal = Portugal
table_sixteenthirty-place_provence = Provence
table_sixteenthirty-place_prussia = Prussia
table_sixteenthirty-place_red_ruthenia = Red Ruthenia
table_sixteenthirty-place_sardinia = Sardinia
table_sixteenthirty-place_saxony = Saxony
table_sixteenthirty-place_scania = Scania
table_sixteenthirty-place_scotland = Scotland
table_sixteenthirty-place_sicily = Sicily
table_sixteenthirty-place_silesia = Silesia
table_sixteenthirty-place_styria = Styria
table_sixteenthirty-place_svealand = Svealand
table_sixteenthirty-place_swabia = Swabia
table_sixteenthirty-place_switzerland = Switzerland
table_sixteenthirty-place_the_channel = The Channel
table_sixteenthirty-place_tuscany = Tuscany
table_sixteenthirty-place_tyrol = Tyrol
table_sixteenthirty-place_tyrrhenian_sea = Tyrrhenian Sea
table_sixteenthirty-place_venice = Venice
table_sixteenthirty-place_westphalia = Westphalia
table_sixteenthirty-play_card = Play the card
table_sixteenthirty-play_no_more = No more
table_sixteenthirty-play_none = Play none
table_sixteenthirty-recap_ability = { CAPITAL(NAME($country, form: "the")) }: military ability { $n }
table_sixteenthirty-recap_army = { CAPITAL(NAME($country, form: "the")) }: army { $n }
table_sixteenthirty-recap_assassin = An assassin strikes { $name } in { NAME($country, form: "the") }
table_sixteenthirty-recap_dissolved = The league of { NAME($country, form: "the") } and { NAME($target, form: "the") } breaks
table_sixteenthirty-recap_drawn = { CAPITAL(NAME($country, form: "the")) } and { NAME($target, form: "the") } fight to a draw, { $n } to { $n }
table_sixteenthirty-recap_join =
    { CAPITAL(NAME($country, form: "the")) } { TRAIT($country, "number") ->
        [plural] join
       *[singular] joins
    } { $faction }, { $a } to { $b }
table_sixteenthirty-recap_joins_attacked =
    Attacked, { NAME($country, form: "the") } { TRAIT($country, "number") ->
        [plural] join
       *[singular] joins
    } { $faction }
table_sixteenthirty-recap_joins_league =
    { CAPITAL(NAME($country, form: "the")) } { TRAIT($country, "number") ->
        [plural] join
       *[singular] joins
    } { $faction } with the league
table_sixteenthirty-recap_leader = A leader for { NAME($country, form: "the") }
table_sixteenthirty-recap_league = { CAPITAL(NAME($country, form: "the")) } and { NAME($target, form: "the") } form a league
table_sixteenthirty-recap_no_join = { CAPITAL(NAME($country, form: "the")) }: no new faction, { $a } to { $b }
table_sixteenthirty-recap_no_league = No league of { NAME($country, form: "the") } with { NAME($target, form: "the") }, { $a } to { $b }
table_sixteenthirty-recap_no_rearm = { CAPITAL(NAME($country, form: "the")) }: no new army, { $a } to { $b }
table_sixteenthirty-recap_no_war = No war on { NAME($target, form: "the") }, { $a } to { $b }
table_sixteenthirty-recap_rearm = { CAPITAL(NAME($country, form: "the")) }: an army again, { $a } to { $b }
table_sixteenthirty-recap_status = { CAPITAL(NAME($country, form: "the")) }: status now { $n }
table_sixteenthirty-recap_tie = A tie in { NAME($country, form: "the") }, { $a } to { $b }: nothing changes
table_sixteenthirty-recap_turned = The influence of { $name } in { NAME($country, form: "the") } turns down
table_sixteenthirty-recap_unrest = Unrest in { NAME($country, form: "the") }
table_sixteenthirty-recap_war = War on { NAME($country, form: "the") }
table_sixteenthirty-recap_wants_league =
    { CAPITAL(NAME($country, form: "the")) } { TRAIT($country, "number") ->
        [plural] want
       *[singular] wants
    } a league with { NAME($target, form: "the") }, { $a } to { $b }
table_sixteenthirty-recap_won =
    { CAPITAL(NAME($winner, form: "the")) } { TRAIT($winner, "number") ->
        [plural] defeat
       *[singular] defeats
    } { NAME($loser, form: "the") }, { $a } to { $b }
table_sixteenthirty-reconstructed_mark = rec.
table_sixteenthirty-reconstructed_what = Reconstructed: { $what }.
table_sixteenthirty-remove_card = Remove { $card }
table_sixteenthirty-remove_note = it goes to your market place
table_sixteenthirty-remove_title = Remove a card of descending influence
table_sixteenthirty-round_of = Round of { $name }
table_sixteenthirty-rules_in_short = The rules in short
table_sixteenthirty-scored_turn = Victory points of turn { $n }
table_sixteenthirty-sealed_note = You can take it back until all have answered.
table_sixteenthirty-second_vote_in = Second vote: { NAME($country) }
table_sixteenthirty-secret_markers = Secret VP markers
table_sixteenthirty-set_up = set-up
table_sixteenthirty-short_german_states = German St.
table_sixteenthirty-short_netherlands = Netherl.
table_sixteenthirty-special_note = choose a card, then its target
table_sixteenthirty-special_title = Special card { $n } of { $most }, or none
table_sixteenthirty-stage_bidding = Bidding
table_sixteenthirty-stage_vote = Secret vote
table_sixteenthirty-stage_war = War
table_sixteenthirty-stages = Stages
table_sixteenthirty-status_n = status { $n }
table_sixteenthirty-status_word = Status
table_sixteenthirty-still_to_bid = still to bid
table_sixteenthirty-strike = Strike { $card }
table_sixteenthirty-strikes_at = { $name } in { NAME($country, form: "the") }: which card?
table_sixteenthirty-tab_ask = Decide
table_sixteenthirty-tab_bid = Bid
table_sixteenthirty-tab_grid = Grid
table_sixteenthirty-tab_hand = Hand
table_sixteenthirty-tab_lobby = Lobby
table_sixteenthirty-tab_now = Now
table_sixteenthirty-tab_special = Card
table_sixteenthirty-tab_vote = Vote
table_sixteenthirty-take_card = Take { $card }
table_sixteenthirty-times_n = { $n } times
table_sixteenthirty-tip_card = adds { $n } to your influence in { NAME($country, form: "the") }.
table_sixteenthirty-tip_markers =
    Your secret VP markers, and what they would bring if the turn were scored now: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }. A marker is worth the lower of your influence and the country’s status, and 1 more in a league.
table_sixteenthirty-tip_open_card = adds { $n } to your influence in any country where a card of that country lies too.
table_sixteenthirty-tip_status = Faction and status of the country
table_sixteenthirty-tip_worth =
    { $n ->
        [one] { $n } VP marker
       *[other] { $n } VP markers
    } of yours for { NAME($country, form: "the") }, worth { $worth } each now
table_sixteenthirty-to_market =
    Put { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } down
table_sixteenthirty-turn = Turn
table_sixteenthirty-turn_end = End of the turn
table_sixteenthirty-turn_n = Turn { $n }
table_sixteenthirty-turns_from_to = Turns { $from }–{ $to }
table_sixteenthirty-vote_for = Vote for { $side }
table_sixteenthirty-vote_note =
    your influence counts { $n ->
        [one] { $n } point
       *[other] { $n } points
    }; all sides are shown together
table_sixteenthirty-vote_tied = A tie: nothing changes.
table_sixteenthirty-vote_title = Choose a side in secret
table_sixteenthirty-votes = votes
table_sixteenthirty-war_draw = A draw: both take damage.
table_sixteenthirty-war_winner = Victory: { NAME($country) }.
table_sixteenthirty-which_crown = Which Crown?
table_sixteenthirty-why_league_in_unrest = in unrest
table_sixteenthirty-why_league_no_ally = no country of its faction
table_sixteenthirty-why_league_out_of_reach = no partner adjacent
table_sixteenthirty-why_league_taken = there is a league already
table_sixteenthirty-why_lobby_only_join = only with a faction
table_sixteenthirty-why_lobby_still_armed = it has an army
table_sixteenthirty-why_no_crown = No influence on display in { NAME($country, form: "the") } and no card of it in hand.
table_sixteenthirty-why_no_target = at its limit, or marked already
table_sixteenthirty-why_no_target_of_issue = cannot be chosen for this issue
table_sixteenthirty-why_war_disarmed = no army
table_sixteenthirty-why_war_in_unrest = in unrest
table_sixteenthirty-why_war_no_enemy = no enemy
table_sixteenthirty-why_war_out_of_reach = enemies are out of reach
table_sixteenthirty-with_reconstructed = reconstructed figures
table_sixteenthirty-with_whom = With whom?
table_sixteenthirty-worth_changes =
    { $n ->
        [one] Your marker
       *[other] Your { $n } markers
    } in { NAME($country, form: "the") }: { $to } instead of { $from }.
table_sixteenthirty-you_pass = You pass on: { NAME($country) }.
table_sixteenthirty-you_place = You place: { $cards }.
table_sixteenthirty-you_place_none = You place no card.
table_sixteenthirty-you_vote = You vote for { $side }.
table_sixteenthirty-your_hand = Your hand
table_sixteenthirty-your_influence = Your influence in { NAME($country, form: "the") }
table_sixteenthirty-your_markers = Your secret markers
table_sixteenthirty-your_points_from = Your points came from:
