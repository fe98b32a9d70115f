### A small catalogue for the functions of docs/words.md. Python and the browser must say the same: vectors.json.

names-player = Player
names-nobody = neutral
names-nothing = nothing
names-peasants = peasants
names-spain = Spain
names-netherlands = Netherlands
    .the = the Netherlands
    .number = plural
names-vogtland = Vogtland
    .in = inside the Vogtland
names-palace = palace
names-action_palace = Build a palace
names-action_bid = Bid
names-region_bayern = Bavaria

t-plain = A text, and nothing to fill in.
t-braces = { "{" }x{ "}" } and { "" }nothing
t-lines =
    First line.

    Third line: { $n }.
t-fact = [{ $x }]
t-name = { NAME($x) }
t-kind = { NAME($x, kind: "action") }
t-form = in { NAME($x, form: "the") }
t-before = { NAME($x, form: "in", before: "in") }
t-list_before = { LIST($x, form: "in", before: "in") }
t-verb =
    { CAPITAL(NAME($x, form: "the")) } { TRAIT($x, "number") ->
        [plural] have
       *[singular] has
    } an army.
t-list = { LIST($x) }
t-list_kind = { LIST($x, kind: "action") }
t-list_form = { LIST($x, form: "the") }
t-player = { PLAYER($x) }
t-players = { PLAYERS($x) }
t-seats = { SEATS($x) }
t-cubes = { CUBES($x) }
t-pairs = { PAIRS($x) }
t-words = { WORDS($x) }
t-count =
    { COUNT($x) ->
        [0] none
        [one] one: { LIST($x) }
       *[other] { COUNT($x) }: { LIST($x) }
    }
t-counted =
    { COUNT($x) ->
        [0] nothing
       *[other] something
    }
t-armies =
    { $n ->
        [0] no army
        [one] { $n } army
       *[other] { $n } armies
    }
t-sign =
    { SIGN($n) ->
        [negative] { ABS($n) } less
        [zero] the same
       *[positive] { $n } more
    }
t-abs = { ABS($n) }
t-number = { NUMBER($n, maximumFractionDigits: 1) }
t-digits = { NUMBER($n, minimumFractionDigits: 2) }
t-percent = { PERCENT($n, maximumFractionDigits: 1) }
t-whole_percent = { PERCENT($n) }
t-capital = { CAPITAL($x) }
t-flag =
    { $x ->
        [true] yes
       *[false] no
    }
t-choice =
    { $x ->
        [spain] olé
       *[other] hm
    }
t-rule =
    A favor places { RULE($rules, "favor_armies") ->
        [as_many_as_there_are] as many as there are
       *[all_or_none] all or none
    }.
t-rule_flag =
    { RULE($rules, "court") ->
        [true] There is a court.
       *[false] There is no court.
    }
t-rule_number =
    { RULE($rules, "markers") ->
        [0] no markers
        [one] { RULE($rules, "markers") } marker
       *[other] { RULE($rules, "markers") } markers
    }
t-rule_at = { RULE($rules, "money", at: 4) } Thalers
t-rule_list = { LIST(RULE($rules, "countries")) }
