### What links tell before they are opened, and what the app is called where it is installed.

## links

links-app = Feldherr
links-about = Board games of the Thirty Years’ War by the full rules: Wallenstein and Sixteen Thirty Something, with friends or bots.
links-start_title = Feldherr: board games of the Thirty Years’ War
links-start_told = Plan in secret, feed your people, trust the tower: Wallenstein and Sixteen Thirty Something, with friends or bots.
links-games_title = My games
links-learn_title = Learn by playing
links-learn_told = Short lessons lead through Wallenstein and Sixteen Thirty Something, played on the real board.
links-new_title = New table
links-watch_title = Watch
links-watch_told = Games that are being played now, at tables that everybody may see.
links-players_title = Players
links-players_told = Ratings of everybody who plays here, with the bots between which they stand.
links-tournaments_title = Tournaments
links-tournaments_told = Swiss tournaments, and groups with a final: open to everybody with an account.
links-rules_title = The rules
links-rules_told = The whole rulebook, to read and to search, for every edition and expansion.
links-rules_of = The rules of { NAME($game) }
links-lesson_title = { $title }: a lesson in { NAME($game) }
links-lesson_told = You learn that { $idea }.
links-invited_title = An invitation
links-invited_told = Somebody keeps a seat for you at a table of Feldherr. Open the link to take it.
links-replay_title = { NAME($game) }, move by move
links-replay_at = { NAME($game) }: a position of a game
links-replay_told = A game of { WORDS($players) }, to go through step by step and to play on from any position.
links-shared_title = { NAME($game) }: a position
links-shared_told = Open it on a board of your own, change it, and play every seat.
links-player_told = Player at Feldherr
links-player_rating = { NAME($game) }, { $pace ->
        [live] live
       *[days] by letter
    }{ $settled ->
        [true] { "" }
       *[false] { " " }(provisional)
    }
links-tournament_open = { NAME($game) } · { $entered } of { $places } have entered
links-tournament_running = { NAME($game) } · round { $round } of { $rounds }
links-tournament_over = { NAME($game) } · won by { WORDS($winners) }
links-tournament_early = { NAME($game) } · ended early, in front: { WORDS($winners) }
links-tournament_unplayed = { NAME($game) } · ended before there was a result
links-tournament_cancelled = { NAME($game) } · cancelled
