### What the faces for research say, in English.

## errors

errors-extra_missing = This needs the package { $package }, which is not installed: pip install 'feldherr[{ $extra }]' brings it.
errors-no_such_action = The action { $action } is not legal now: the action mask says which are.
errors-bad_shard = A shard is given as i/n with i from 0 to n - 1, such as 0/8; "{ $given }" is not.
errors-other_simulation = The folder { $folder } holds another simulation; name a new folder, or give the same table, policy, seed and chunk size.
errors-no_encoding = The game "{ $game }" brings no encoding: programs that learn need its module "encoding", as "What a new game needs" in the handbook says.
errors-no_numbers = The game "{ $game }" brings no numbers: the fast lane needs its module "numbers", as "What a new game needs" in the handbook says.
errors-no_policy = "{ $policy }" is no policy: name a level of bots, an import path such as package.module:Class, or give a function of game, seat, decision and rng that returns a move.
errors-policy_untold = { $policy } holds something that cannot be written down (such as an open file or a lock), so that a folder could not tell whose games it has: give an import path such as package.module:Class?a=1.
errors-observations_of_decisions = Observations are of decisions: a run without decisions has none.
errors-empty_shard = The shard { $shard } has no games: there are fewer chunks than shards. Play more games, or give a smaller --chunk.

## command line

cli-help_metavar_folder = FOLDER
cli-help_policy = who plays: a level of bots or package.module:Class; random otherwise; given again, several take turns at the seats
cli-help_on = where to play: in processes of this machine, or on a Ray cluster
cli-help_simulate_output = write games and decisions there as Parquet files; what is there already is not played again
cli-help_observations = write with each decision what the seat saw, as numbers
cli-help_games_only = write no decisions, only games: random ones are played nearly sixty times as fast then
cli-help_shard = play part I of N, counted from 0: for arrays of jobs on many machines
cli-help_chunk = games in a file

## picture

picture-more_options = and { $count } more
picture-odds = Odds
picture-odds_win = won { PERCENT($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
picture-odds_tie = tie { PERCENT($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
picture-odds_draw = drawn { PERCENT($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
picture-odds_loss = lost { PERCENT($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
picture-odds_left = Won with so many armies left:
