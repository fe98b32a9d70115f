### The tower's laboratory on the command line, and what is wrong with a log of throws, in English.

## errors
errors-log_line = Line { $line } cannot be read: "{ $text }". Write what went in and what came out, as in "in 3 red 2 blue, out 2 red".
errors-log_cubes = Line { $line }: "{ $text }" are no numbers of cubes. Write them as in "3 red 2 blue", at most { $most } in one throw.
errors-log_too_many = Line { $line }: { $out } { $colour } came out, but only { $most } were inside or thrown.
errors-log_colours = Line { $line }: there are at most { $most } colours.
errors-log_too_long = A log has at most { $most } lines.
errors-log_too_short =
    { $throws ->
        [one] One throw says
       *[other] { $throws } throws say
    } too little: at least { $least } are needed, and about a hundred say something.
errors-own_tower_unrated = A table with your own tower is not rated.
errors-own_tower_not_agreed = Not everybody has agreed yet to play with your own tower; still to agree: { WORDS($names) }.
errors-no_own_tower = This table plays with the tower of the house.

## cli
cli-help_tower = The tower's laboratory: throw thousands of times, exact odds, models compared, and the level of your own tower.
cli-help_tower_action = throw: many throws beside their odds; odds: the odds alone; compare: the models beside one another; fit: the level of your own tower from a log of its throws
cli-help_tower_log = log of throws, one a line: in 3 red 2 blue, out 2 red
cli-help_tower_thrown = cubes that are thrown, by colour
cli-help_tower_inside = cubes that rest inside
cli-help_tower_times = how often
cli-help_tower_pour = cubes poured in at the start
cli-help_tower_games = games of 50 throws, to compare with
cli-help_tower_data = file with a tower of your own, as fit writes it
cli-help_tower_output = file for the fitted tower; a table takes it with --data
cli-tower_mean = On average { $mean } cubes come out, give or take { $sd }.
cli-tower_all = all together: out, exact, thrown
cli-tower_red = red
cli-tower_blue = blue
cli-tower_black = black
cli-tower_yellow = yellow
cli-tower_purple = purple
cli-tower_peasants = peasants
cli-tower_chi_square = chi-square { $value } with { $degrees } degrees of freedom: chance { $p }
cli-tower_own = your own
cli-tower_poured = of the pour
cli-tower_mean_head = inside
cli-tower_sd = give or take
cli-tower_more = more out
cli-tower_fewer = fewer out
cli-tower_falls = falls through
cli-tower_loose = loose, age 4
cli-tower_fitted = From { $throws } throws of { $cubes } cubes, in thousandths of a logit above the model, with intervals that hold the true value in 95 of 100 cases:
cli-tower_level_stay = a thrown cube stays inside: { $value } ({ $low } to { $high })
cli-tower_level_loose = a resting cube comes loose: { $value } ({ $low } to { $high })
cli-tower_gain = Better than the model as it is by { $gain } nats.
cli-tower_few = These are few throws: the intervals are wide for a reason.
cli-tower_written = Written to { $path }: play with it by --data { $path }.
