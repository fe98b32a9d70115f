# Why a position cannot be changed that way.

errors-edit_unreadable = "{ $text }" is no change of a position. One looks like this: county boehmen owner=1 armies=3
errors-edit_too_many = Between one and { $most } changes can be made at once.
errors-edit_unknown = A position has no "{ $kind }" to change; it has { WORDS($kinds) }.
errors-edit_unknown_key = "{ $kind }" has no "{ $key }"; it has { WORDS($keys) }.
errors-edit_things = "{ $kind }" needs { $number ->
        [0] only values such as 0=3
        [one] one word before its values
       *[other] { $number } words before its values
    }.
errors-edit_bad_word = "{ $word }" is no value of "{ $key }". There are: { WORDS($words) }
errors-edit_number = { $key } must be between { $least } and { $most }, not { $value }.
errors-edit_each_once = "{ $key }" names each of these once: { WORDS($words) }
errors-edit_not_now = "{ $kind }" cannot be changed at this point of the season; begin a season anew first.
errors-edit_after_set_up = Before the first spring nothing can be changed; finish the draft first.
errors-edit_after_set_up_turn = During the set-up nothing can be changed; begin a turn first.
errors-edit_when_over = The game is over here; choose the season or the turn with which it goes on first.
errors-edit_nobody_asked = Then nobody would have anything to decide here; play on first, or begin a season or turn anew.
errors-edit_unsound = Such a position cannot be: "{ $part }" would be { $found }.
errors-edit_closed = Not in play with three players: { NAME($county) }.
errors-edit_fight = There is fighting for { NAME($county, form: "the") }; play it to the end first.
errors-edit_nobody_there = Nobody holds { NAME($county, form: "the") }; give it an owner first.
errors-edit_owner_not_now = Plans are made, and { NAME($county, form: "the") } cannot change hands before the actions begin. Undo, or begin a season anew.
errors-edit_declared = Boxes that stay empty have been declared. With another number of counties there would be others; begin the season anew with the counties of before.
errors-edit_no_armies = { PLAYER($seat) } has { $left ->
        [0] no army
        [one] { $left } army
       *[other] { $left } armies
    } left in the supply, and { $wanted } more would be needed.
errors-edit_no_peasants = That needs { $wanted } more from the supply; peasants left there: { $left }.
errors-edit_no_marker = There are not enough revolt markers; left in stock: { $left }.
errors-edit_no_building = All pieces of this kind are on the map already: { NAME($building) }.
errors-edit_sites = There are too many buildings for { NAME($county, form: "the") }; there is room for { $sites ->
        [0] none
        [one] one
       *[other] { $sites }
    }.
errors-edit_events = Name { $number ->
        [0] no card now
        [one] one card that lies nowhere else
       *[other] { $number } different cards that lie nowhere else
    }: as many as lie open.
errors-edit_placed = By now special cards can have placed { $most ->
        [0] no leader and no unrest
        [one] one leader or unrest
       *[other] { $most } leaders and unrest markers
    } this turn.
errors-edit_league = A league needs two countries of a faction, without unrest and in no other league.
errors-edit_points = { PLAYER($seat) } cannot have so many points ({ $points }): { $turns ->
        [0] no turn that can be changed is over
        [one] one turn is over
       *[other] { $turns } turns are over
    }, and with these markers that makes { $most } at most.
errors-edit_vp_markers = Everybody has { $number } VP markers in this game.
errors-edit_no_vp_marker = No further VP marker is left: { NAME($country) }.
errors-edit_hand = { PLAYER($seat) } cannot hold so many cards now; the limit is { $most }.
errors-edit_stack = At { NAME($country, form: "the") } a player can have cards of that country and Open ones, { $most } at most, and at least one of the country.
errors-edit_no_card = No further card of this kind is in the deck or the discard pile: { $card }
errors-edit_lobby = The Crown could not be lobbied for the issue under way any more; play it to the end, or begin a turn anew.
errors-at_beginning = Nothing can be undone here any more.
errors-no_sandbox = This table is no sandbox.
errors-not_of_sandboxes = What happens at a sandbox is told nowhere else: it has no replay, record, statistics or rematch.
errors-sandbox_full = A sandbox takes at most { $most } moves and edits; share its position and go on from there.
errors-no_such_position = There is no such position; the link may be incomplete, or nobody opened it for a long time.
