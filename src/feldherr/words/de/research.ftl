### Was die Schnittstellen für die Forschung sagen, auf Deutsch.

## errors

errors-extra_missing = Dafür fehlt das Paket { $package }: pip install 'feldherr[{ $extra }]' bringt es mit.
errors-no_such_action = Die Aktion { $action } ist jetzt nicht erlaubt: Die Aktionsmaske sagt, welche es sind.
errors-bad_shard = Ein Teil wird als i/n mit i von 0 bis n - 1 angegeben, etwa 0/8; „{ $given }“ ist keiner.
errors-other_simulation = Der Ordner { $folder } enthält eine andere Simulation; nenne einen neuen, oder gib denselben Tisch, dieselbe Spielweise, denselben Startwert und dieselbe Blockgröße an.
errors-no_encoding = Das Spiel „{ $game }“ bringt keine Kodierung mit: Lernende Programme brauchen sein Modul „encoding“, wie „What a new game needs“ im Handbuch sagt.
errors-no_numbers = Das Spiel „{ $game }“ bringt keine Zahlen mit: Die schnelle Spur braucht sein Modul „numbers“, wie „What a new game needs“ im Handbuch sagt.
errors-no_policy = „{ $policy }“ ist keine Spielweise: Nenne eine Stufe der Bots, einen Importpfad wie paket.modul:Klasse oder eine Funktion von Spiel, Platz, Entscheidung und Zufall, die einen Zug zurückgibt.
errors-policy_untold = { $policy } enthält etwas, das sich nicht aufschreiben lässt (etwa eine offene Datei oder eine Sperre), sodass ein Ordner nicht sagen könnte, wessen Spiele er enthält: Gib einen Importpfad wie paket.modul:Klasse?a=1 an.
errors-observations_of_decisions = Beobachtungen gehören zu Entscheidungen: Ein Lauf ohne Entscheidungen hat keine.
errors-empty_shard = Der Teil { $shard } enthält keine Partien: Es gibt weniger Blöcke als Teile. Spiele mehr Partien, oder gib einen kleineren --chunk an.

## command line

cli-help_metavar_folder = ORDNER
cli-help_policy = wer spielt: eine Stufe der Bots oder paket.modul:Klasse, sonst der Zufall; mehrmals angegeben wechseln sich mehrere an den Plätzen ab
cli-help_on = wo gespielt wird: in Prozessen dieses Rechners oder auf einem Ray-Cluster
cli-help_simulate_output = Partien und Entscheidungen dort als Parquet-Dateien ablegen; was schon da ist, wird nicht noch einmal gespielt
cli-help_observations = zu jeder Entscheidung ablegen, was der Platz sah, als Zahlen
cli-help_games_only = keine Entscheidungen ablegen, nur Spiele: Zufällige werden dann fast sechzigmal so schnell gespielt
cli-help_shard = Teil I von N spielen, von 0 an gezählt: für Auftragsfelder auf vielen Rechnern
cli-help_chunk = Partien je Datei

## picture

picture-more_options = und { $count } weitere
picture-odds = Chancen
picture-odds_win = Sieg { PERCENT($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
picture-odds_tie = Gleichstand { PERCENT($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
picture-odds_draw = unentschieden { PERCENT($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
picture-odds_loss = Niederlage { PERCENT($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
picture-odds_left = Gewonnen mit so vielen Armeen übrig:
