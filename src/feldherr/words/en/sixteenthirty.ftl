### Sixteen Thirty Something in English.

## names

names-sixteenthirty = Sixteen Thirty Something

# countries
names-austria = Austria
names-denmark = Denmark
names-england = England
names-france = France
names-german_states = German States
    .the = the German States
    .number = plural
names-italy = Italy
names-netherlands = Netherlands
    .the = the Netherlands
    .number = plural
names-poland = Poland
names-spain = Spain
names-sweden = Sweden

# factions
names-any_country = any country
names-red = Lion
names-blue = Eagle
names-tie = a tie

# cards
names-austria-1 = Austria 1
names-austria-2 = Austria 2
names-austria-3 = Austria 3
names-austria-4 = Austria 4
names-austria-5 = Austria 5
names-denmark-1 = Denmark 1
names-denmark-2 = Denmark 2
names-denmark-3 = Denmark 3
names-denmark-4 = Denmark 4
names-denmark-5 = Denmark 5
names-england-1 = England 1
names-england-2 = England 2
names-england-3 = England 3
names-england-4 = England 4
names-england-5 = England 5
names-france-1 = France 1
names-france-2 = France 2
names-france-3 = France 3
names-france-4 = France 4
names-france-5 = France 5
names-german_states-1 = German States 1
names-german_states-2 = German States 2
names-german_states-3 = German States 3
names-german_states-4 = German States 4
names-german_states-5 = German States 5
names-italy-1 = Italy 1
names-italy-2 = Italy 2
names-italy-3 = Italy 3
names-italy-4 = Italy 4
names-italy-5 = Italy 5
names-netherlands-1 = Netherlands 1
names-netherlands-2 = Netherlands 2
names-netherlands-3 = Netherlands 3
names-netherlands-4 = Netherlands 4
names-netherlands-5 = Netherlands 5
names-poland-1 = Poland 1
names-poland-2 = Poland 2
names-poland-3 = Poland 3
names-poland-4 = Poland 4
names-poland-5 = Poland 5
names-spain-1 = Spain 1
names-spain-2 = Spain 2
names-spain-3 = Spain 3
names-spain-4 = Spain 4
names-spain-5 = Spain 5
names-sweden-1 = Sweden 1
names-sweden-2 = Sweden 2
names-sweden-3 = Sweden 3
names-sweden-4 = Sweden 4
names-sweden-5 = Sweden 5
names-open-1 = Open 1
names-open-2 = Open 2
names-open-3 = Open 3
names-open-4 = Open 4
names-open-5 = Open 5
names-lobby_the_crown = Lobby the Crown
names-military_improvement = Military Improvement
names-increase_army_size = Increase Army Size
names-increase_status = Increase Status
names-military_leader = Military Leader
names-assassin = Assassin
names-unrest = Unrest

# issues, and what a colour stands for
names-issue_join = join a faction
names-issue_rearm = rearm
names-issue_war = go to war
names-issue_league = League of Princes
names-side_join_red = the Lion
names-side_join_blue = the Eagle
names-side_rearm = rearming
names-side_no_rearm = no army
names-side_war = war
names-side_peace = peace
names-side_league = the league
names-side_no_league = no league
names-dice_war_dice = two of the attacker, then two of the defender
names-dice_end_die = one die for the end of the game

# phases
names-phase_remove_influence = descending influence
names-phase_draw = new cards
names-phase_special_cards = special cards
names-phase_lobby = lobbying the Crown
names-phase_excess_cards = cards to the market place
names-phase_scoring = victory points
names-phase_exchange = market: exchange
names-phase_collection = market: collection
names-phase_clean_up = clean-up

# what is reconstructed
names-section_countries = starting values of the countries
names-section_borders = borders and sea routes
names-section_deck = composition of the deck
names-section_by_players = table by number of players

# how moves are written
names-form_pass_marker = pass_marker country
names-form_influence = influence card card open-1=country
names-form_remove = remove card, or remove open-1 country
names-form_lobby = lobby country join, rearm, war country or league country
names-form_bid = bid card card drop card
names-form_vote = vote red, or vote blue
names-form_market = market card card ...
names-form_collect = collect seat card
names-form_lobby_the_crown = lobby_the_crown country join, rearm, war country or league country
names-form_military_improvement = military_improvement country
names-form_increase_army_size = increase_army_size country
names-form_increase_status = increase_status country
names-form_military_leader = military_leader country
names-form_assassin = assassin seat card, or assassin seat open-1 country
names-form_unrest = unrest country
names-form_roll = roll number number ...
names-form_first_player = first_player seat

## errors

errors-no_lobby_now = No Crown is lobbied now.
errors-unknown_country =
    There is no country "{ $word }"{ COUNT($near) ->
        [0] ; one is written like "spain".
       *[other] ; perhaps { NAME($near) } ({ $near }) was meant.
    }
errors-unknown_card =
    There is no card "{ $word }"{ COUNT($near) ->
        [0] ; one is written like "spain-3".
       *[other] ; perhaps "{ $near }" was meant.
    }
errors-bad_exchange = "{ $text }" is no exchange; write the seat and the card taken, then "for" and the card given, such as "exchange 1 spain-3 for austria-2".
errors-too_many_initial_cards = The first display takes up to { $most } cards, not { $given }.
errors-no_influence_card = { NAME($card) } is no influence card; only influence cards can be displayed.
errors-card_not_in_hand = { NAME($card) } ({ $card }) is not in your hand, or not that often; choose among the cards you hold.
errors-open_card_alone = Open cards for { NAME($country, form: "the") } need a named card of that country in the same stack.
errors-lobby_without_influence = { CAPITAL(NAME($country, form: "the")) } cannot be lobbied: you have no influence on display there and no card of that country in hand.
errors-lobby_only_join =
    { CAPITAL(NAME($country, form: "the")) } { TRAIT($country, "number") ->
        [plural] belong
       *[singular] belongs
    } to no faction yet; the only issue there is to join one.
errors-lobby_still_armed = { CAPITAL(NAME($country, form: "the")) } cannot rearm with an army of size { $army_size }; that is for countries without one.
errors-war_disarmed =
    { CAPITAL(NAME($country, form: "the")) } { TRAIT($country, "number") ->
        [plural] have
       *[singular] has
    } no army and cannot make war on { NAME($target, form: "the") }; rearming comes first.
errors-war_in_unrest =
    { CAPITAL(NAME($country, form: "the")) } { TRAIT($country, "number") ->
        [plural] are
       *[singular] is
    } in unrest and cannot make war on { NAME($target, form: "the") } this turn.
errors-war_no_enemy =
    { CAPITAL(NAME($target, form: "the")) } { TRAIT($target, "number") ->
        [plural] are
       *[singular] is
    } no enemy of { NAME($country, form: "the") }; only a country of the opposite faction can be attacked, or the German States while they are in no league.
errors-war_out_of_reach =
    { CAPITAL(NAME($target, form: "the")) } { TRAIT($target, "number") ->
        [plural] have
       *[singular] has
    } a status of 0 or 1 and { TRAIT($target, "number") ->
        [plural] are
       *[singular] is
    } not adjacent to { NAME($country, form: "the") }; only a neighbour can invade.
errors-league_in_unrest = There is unrest in { NAME($country, form: "the") } or in { NAME($target, form: "the") }; there can be no league this turn.
errors-league_no_ally =
    { CAPITAL(NAME($country, form: "the")) } cannot invite { NAME($target, form: "the") }; { $country ->
        [german_states] only another country that belongs to a faction can be invited
       *[other] only another country of the same faction can be invited
    }.
errors-league_taken = There is a league already: of { NAME($country, form: "the") }, of { NAME($target, form: "the") }, or of that faction.
errors-league_out_of_reach = { CAPITAL(NAME($country, form: "the")) } and { NAME($target, form: "the") } are not adjacent, and one of them has a status of 0 or 1.
errors-caller_must_place = You lobby { NAME($country, form: "the") } without influence on display there, so your first bid has to place some.
errors-bad_number_of_bids =
    A bid adds { $most ->
        [1] exactly 1 card
       *[other] 1 to { $most } cards
    }, not { $given }.
errors-card_of_other_country = { NAME($card) } gives no influence in { NAME($country, form: "the") }; cards of that country do, and Open ones.
errors-card_not_in_stack = { NAME($card) } ({ $card }) is not in your stack for { NAME($country, form: "the") }, or not that often.
errors-wrong_number_of_drops =
    { $given ->
        [one] { $given } card
       *[other] { $given } cards
    } would leave the stack, but { $due } must: as many as are above three.
errors-nothing_to_assassinate = { NAME($card) } does not lie there in the display of { PLAYER($seat) }.
errors-no_target_of_card = "{ NAME($card) }" cannot be played on { NAME($country, form: "the") }: its value is at the limit, or the marker is there already.
errors-market_expected =
    Here { $number ->
        [one] { $number } card goes
       *[other] { $number } cards go
    } to the market place; "{ $move }" is not asked for. Write market and the cards.
errors-wrong_number_to_market =
    { $given ->
        [one] { $given } card is
       *[other] { $given } cards are
    } named, but { $due } must go to the market place.
errors-own_market = An exchange with your own market place is not allowed; choose another player's.
errors-not_in_market = { NAME($card) } does not lie in the market place of { PLAYER($seat) }.
errors-no_war_odds = "{ $move }" leads to no war, so it has no odds; ask for a lobby for war, or for a red vote in one.
errors-data_bad_border = "{ $where }" of the table's data cannot hold "{ $value }"; it lists pairs of two different countries, each pair once, such as ["spain", "france"].
errors-data_bad_deck =
    The deck of the table's data has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }; it has to have exactly { $due }.
errors-data_bad_limits = "{ $where }" of the table's data has to list { $due } card limits, one for each turn.

## events

events-markers_drawn = Every player draws { $number } VP markers.
events-your_markers = { PLAYER($seat) } has drawn VP markers for: { LIST($markers) }.
events-marker_passed = { PLAYER($seat) } passes a VP marker to { PLAYER($to) }: { NAME($country) }.
events-markers_passed = Passing on, { $round } of 2: everybody has given a VP marker to the left.
events-cards_dealt = Every player is dealt { $number } cards.
events-your_cards = { PLAYER($seat) } gets: { LIST($cards) }.
events-first_player_chosen = { PLAYER($seat) } is the first player.
events-influence_shown = The first influence is turned up.
events-turn_begun = Turn { $turn } begins with { PLAYER($first_player) }.
events-round_begun = { PLAYER($seat) } begins a round.
events-influence_removed = { PLAYER($seat) } loses influence in { NAME($country, form: "the") }: { LIST($cards) }.
events-influence_turned = The influence of { PLAYER($seat) } in { NAME($country, form: "the") } is descending now.
events-cards_drawn =
    { PLAYER($seat) } draws { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
events-deck_shuffled =
    The discard pile is shuffled: a new deck of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
events-special_played = { PLAYER($seat) } plays "{ NAME($card) }".
events-ability_raised = { NAME($country) }: military ability { $military_ability }.
events-army_raised = { NAME($country) }: army size { $army_size }.
events-status_raised = { NAME($country) }: status { $status }.
events-leader_placed = { NAME($country) }: a military leader takes command.
events-assassinated = { PLAYER($seat) } strikes at { PLAYER($victim) } in { NAME($country, form: "the") }: { LIST($cards) }.
events-unrest_placed = { NAME($country) }: unrest.
events-league_dissolved = The League of Princes of the { NAME($faction) } is dissolved: { LIST($countries) }.
events-join_proposed = { PLAYER($seat) } lobbies { NAME($country, form: "the") } to choose a faction.
events-rearm_proposed = { PLAYER($seat) } lobbies { NAME($country, form: "the") } to rearm.
events-war_proposed = { PLAYER($seat) } lobbies { NAME($country, form: "the") } to go to war with { NAME($target, form: "the") }.
events-league_proposed = { PLAYER($seat) } lobbies { NAME($country, form: "the") } to form a League of Princes with { NAME($target, form: "the") }.
events-lobby_skipped = { PLAYER($seat) } can lobby nowhere.
events-influence_bid =
    { PLAYER($seat) } adds influence in { NAME($country, form: "the") }: { LIST($cards) }{ COUNT($dropped) ->
        [0] { "" }
       *[other] , and drops { LIST($dropped) }
    }. Now { $influence ->
        [one] { $influence } point
       *[other] { $influence } points
    }.
events-bid_passed = { PLAYER($seat) } passes in { NAME($country, form: "the") }.
events-votes_shown = { NAME($country) }: Lion { $red }, Eagle { $blue }. Result: { NAME($winner) }.
events-second_vote_called =
    In favour of the league: { NAME($country) }. Now { NAME($target, form: "the") } { TRAIT($target, "number") ->
        [plural] are
       *[singular] is
    } asked.
events-faction_joined = { NAME($country) }: now on the side of the { NAME($faction) }.
events-rearmed = { NAME($country) }: rearmed, army size 1.
events-war_begun = War: { NAME($attacker) } against { NAME($defender, form: "the") }.
events-war_won = { NAME($attacker) } { $attacker_total }, { NAME($defender) } { $defender_total } (dice { WORDS($attacker_dice) } against { WORDS($defender_dice) }; modifiers { $attacker_modifiers } against { $defender_modifiers }). Victory: { NAME($winner) }; defeat: { NAME($loser) }.
events-war_drawn = { NAME($attacker) } { $attacker_total }, { NAME($defender) } { $defender_total } (dice { WORDS($attacker_dice) } against { WORDS($defender_dice) }; modifiers { $attacker_modifiers } against { $defender_modifiers }). A draw.
events-status_captured = Status: { NAME($winner) } { $winner_status }, { NAME($loser) } { $loser_status }.
events-army_damaged = War damage, { NAME($country) }: army size { $army_size }.
events-ability_damaged = War damage, { NAME($country) }: military ability { $military_ability }.
events-league_enacted = League of Princes of the { NAME($faction) }: { NAME($country, form: "the") } and { NAME($target, form: "the") }.
events-league_values = { NAME($country) }: status { $status }, army size { $army_size }, military ability { $military_ability }.
events-cards_to_market =
    { PLAYER($seat) } puts { $number ->
        [0] no card
        [one] { $number } card
       *[other] { $number } cards
    } face down into the market place.
events-your_market = { PLAYER($seat) } has put into the market place: { LIST($cards) }.
events-points_added = Victory points of turn { $turn }: { SEATS($gained) }. Totals: { SEATS($points) }.
events-your_score =
    The VP markers of { PLAYER($seat) } brought { $gained ->
        [one] { $gained } point
       *[other] { $gained } points
    } this turn.
events-end_rolled = { PLAYER($seat) } rolls for the end of the game in turn { $turn }: { $die }.
events-turn_marker_moved = The turn marker moves to { $turn }.
events-game_ended = The game ends after turn { $turn }. Victory points: { SEATS($points) }.
events-market_opened = The market places are laid open.
events-exchanged = { PLAYER($seat) } takes "{ NAME($taken) }" from the market place of { PLAYER($at) } and gives "{ NAME($given) }".
events-not_exchanged = { PLAYER($seat) } makes no exchange.
events-card_collected = { PLAYER($seat) } picks up "{ NAME($card) }" from the market place of { PLAYER($at) }.
events-nothing_collected = No card is left for { PLAYER($seat) }.
events-market_closed =
    The market closes; { $number ->
        [0] no card goes
        [one] { $number } card goes
       *[other] { $number } cards go
    } to the discard pile.
events-first_player_passed = The first-player marker goes to the right, to { PLAYER($seat) }.
events-board_cleared = Military leaders, leagues and unrest leave the board.

## prompts

prompts-pass_marker = { PLAYER($seat) }, which VP marker do you pass to the left ({ $round } of 2)?
prompts-initial_influence = { PLAYER($seat) }, choose up to { $most } influence cards for your display, in secret.
prompts-first_player = Chance is asked: who is the first player?
prompts-remove_influence = { PLAYER($seat) }, which card of your descending influence goes to the market place?
prompts-lose_influence = { PLAYER($seat) }, you lose a card of your influence in { NAME($country, form: "the") }: which?
prompts-special_card = { PLAYER($seat) }, do you play a special card ({ $number } of { $most })?
prompts-lobby = { PLAYER($seat) }, which Crown do you lobby, and for what?
prompts-bid = { PLAYER($seat) }, do you add influence in { NAME($country, form: "the") }, or pass?
prompts-vote = { PLAYER($seat) }, { NAME($country) }: the Lion (red) for { NAME($red, kind: "side") }, or the Eagle (blue) for { NAME($blue, kind: "side") }?
prompts-dice = Chance is asked: what do the dice show ({ NAME($purpose, kind: "dice") })?
prompts-excess_cards =
    { PLAYER($seat) }, put { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } face down into your market place.
prompts-exchange = { PLAYER($seat) }, do you exchange a card with another player's market place?
prompts-collect = { PLAYER($seat) }, which card do you pick up from the market places?

## rules

rules-field_league_bonus_without_influence = Whether a VP marker scores the league's additional point also without influence on display.

## moves

moves-sixteenthirty_pass_marker = Pass on { NAME($word1, form: "the") }
moves-sixteenthirty_influence_0 = Place no card
moves-sixteenthirty_influence = Place { LIST($rest) }
moves-sixteenthirty_remove =
    Remove { NAME($word1) }{ COUNT($word2) ->
        [1] { " " }({ NAME($word2) })
       *[other] { "" }
    }
moves-sixteenthirty_lobby_join = Lobby { NAME($word1, form: "the") }: join a faction
moves-sixteenthirty_lobby_rearm = Lobby { NAME($word1, form: "the") }: rearm
moves-sixteenthirty_lobby_war = Lobby { NAME($word1, form: "the") }: war against { NAME($word3, form: "the") }
moves-sixteenthirty_lobby_league = Lobby { NAME($word1, form: "the") }: league with { NAME($word3, form: "the") }
moves-sixteenthirty_lobby_the_crown_join = Lobby the Crown, { NAME($word1) }: join a faction
moves-sixteenthirty_lobby_the_crown_rearm = Lobby the Crown, { NAME($word1) }: rearm
moves-sixteenthirty_lobby_the_crown_war = Lobby the Crown, { NAME($word1) }: war against { NAME($word3, form: "the") }
moves-sixteenthirty_lobby_the_crown_league = Lobby the Crown, { NAME($word1) }: league with { NAME($word3, form: "the") }
moves-sixteenthirty_military_improvement = Military Improvement: { NAME($word1) }
moves-sixteenthirty_increase_army_size = Increase Army Size: { NAME($word1) }
moves-sixteenthirty_increase_status = Increase Status: { NAME($word1) }
moves-sixteenthirty_military_leader = Military Leader: { NAME($word1) }
moves-sixteenthirty_unrest = Unrest: { NAME($word1) }
moves-sixteenthirty_assassin =
    Assassin: { NAME($word2) } of { PLAYER($word1) }{ COUNT($word3) ->
        [1] { " " }({ NAME($word3) })
       *[other] { "" }
    }
moves-sixteenthirty_bid =
    Add { LIST($rest) }{ COUNT($dropped) ->
        [0] { "" }
       *[other] , and remove { LIST($dropped) }
    }
moves-sixteenthirty_vote = Vote with the { NAME($word1) }
moves-sixteenthirty_market = { LIST($rest) }
moves-sixteenthirty_exchange = Take { NAME($word2) }, give { LIST($dropped) }
moves-sixteenthirty_collect = { NAME($word2) }
