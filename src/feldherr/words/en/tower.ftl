tower-about = The cube tower of this house is a model. Here it can be looked at closely: what it does with any cubes, thousands of times, beside the exact odds; how the models differ; and how your own tower behaves, if you have one.
tower-add_line = Add the throw
tower-ages = age
tower-ages_about = One number a cube, as in 1 1 3; those you leave out have the age above.
tower-ages_each = Ages cube by cube
tower-all_colours = all together
tower-black = black
tower-blue = blue
tower-chi_square = chi-square { $value } with { $degrees } degrees of freedom; so large or larger by chance: { $p }
tower-close = Close
tower-compare = Models beside one another
tower-compare_about = The same games with each model: a pour, then 50 throws of 4 to 14 cubes.
tower-compare_button = Compare
tower-corrected = The last throw can be corrected until the next decision.
tower-counted = thrown
tower-each_model = In every model
tower-exact = exact
tower-falls = a thrown cube falls through (of 6)
tower-fell = { $n ->
        [one] One cube came out:
       *[other] { $n } cubes came out:
    }
tower-few = These are few throws: the intervals are wide for a reason. About a hundred say something.
tower-fewer = fewer out than in
tower-fit = Your own tower
tower-fit_about = Write down what goes in and what comes out, throw by throw, beginning with the pour into the empty tower; whatever lay in the tray counts when it goes in again. From about a hundred throws the level of the model is found, with an interval that holds the true one in 95 of 100 cases.
tower-fit_button = Find its level
tower-fit_placeholder = in 8 red 8 blue 10 green, out 6 red 5 blue 8 green
tower-fitted = { $throws } throws of { $cubes } cubes
tower-gain = better than the model as it is by { $gain } nats
tower-inside = inside already
tower-inside_now = { $n ->
        [one] One cube rests inside
       *[other] { $n } cubes rest inside
    }
tower-into = goes in
tower-level_loose = a resting cube comes loose
tower-level_stay = a thrown cube stays inside
tower-level_value = { $value } ({ $low } to { $high }) thousandths of a logit above the model
tower-log_line = in { $into }, out { $out }
tower-loose = a resting one of age 4 comes loose
tower-mean = On average { $mean } come out, give or take { $sd }; here the average was { $found }.
tower-model = Model
tower-model_aged2 = after a physical simulation
tower-model_classic = classic
tower-model_own = your own tower
tower-models_here = These cubes in every model
tower-more = more out than in
tower-new_table = New table with this tower
tower-nothing_fell = Nothing fell
tower-nothing_inside = The tower is empty.
tower-on_average = on average
tower-once = Throw once
tower-out = out
tower-own_agree = I agree that the throws of our own tower count at this table.
tower-own_agreed = agreed
tower-own_note = Whoever throws says what fell. Such a table is not rated, and its throws are not part of the proof of fairness.
tower-own_not_agreed = has not agreed yet
tower-own_tower = With our own tower
tower-own_waits = The game begins when everybody has agreed to play with your own tower.
tower-peasants = peasants
tower-pour = cubes poured in
tower-poured = stay of the pour
tower-purple = purple
tower-red = red
tower-rests = { $who }, inside for { $age ->
        [one] one throw
       *[other] { $age } throws
    }
tower-rests_chance = { $who }, inside for { $age ->
        [one] one throw
       *[other] { $age } throws
    }: comes out with { $chance } when { $size } are thrown
tower-say_fallen = What fell?
tower-say_fallen_about = { $n ->
        [one] One cube goes
       *[other] { $n } cubes go
    } into your tower. Tap or type how many of each colour lie in the tray now.
tower-say_most = of { $most }
tower-section_note = The number is the age in throws, the line how likely it comes out when { $size } are thrown. The older, the firmer.
tower-skip = Skip the fall
tower-stock = inside in a usual game
tower-stock_value = { $mean } ± { $sd }
tower-sum_fallen = { $n ->
        [one] One cube in the tray
       *[other] { $n } cubes in the tray
    }, { $rest ->
        [one] one left inside
       *[other] { $rest } left inside
    }
tower-take_fallen = This fell
tower-thousands = Throw { $n } times
tower-title = The tower's laboratory
tower-to_lab = The tower's laboratory
tower-watch = One throw, to watch
tower-yellow = yellow
