### Was jedes Spiel sagt, auf Deutsch.

## names

names-player = Spieler
names-chance = Zufall
names-nobody = neutral
names-nothing = nichts
names-all = alles

## errors

errors-data_unreadable = „{ $path }“ kann nicht gelesen werden: { $reason }.
errors-data_no_toml = „{ $path }“ ist keine TOML-Datei: { $reason }.
errors-data_no_table = „{ $where }“ in den Daten des Tisches muss eine Tabelle sein, mit Schlüsseln aus { WORDS($keys) }.
errors-data_no_list = „{ $where }“ in den Daten des Tisches muss eine Liste sein, nicht „{ $value }“.
errors-data_unknown_key = „{ $where }“ in den Daten des Tisches kennt keinen Schlüssel „{ $key }“; möglich sind { WORDS($keys) }.
errors-data_missing_key = „{ $where }“ in den Daten des Tisches fehlt der Schlüssel „{ $key }“.
errors-data_bad_number = „{ $where }“ in den Daten des Tisches kann nicht „{ $value }“ sein, sondern nur eine ganze Zahl von { $least } bis { $most }.
errors-unknown_game = Ein Spiel „{ $game }“ gibt es nicht; zur Wahl stehen { WORDS($games) }.
errors-no_such_package = Das Paket „{ $package }“, das { $setting } nennt, gibt es nicht: Lege es dorthin, wo Python es findet, etwa mit PYTHONPATH, oder streiche es aus der Einstellung.
errors-bad_seed = Ein Startwert ist eine ganze Zahl von 0 bis 2 hoch 256 minus 1, besteht aus genau 32 Bytes oder aus deren 64 Hexadezimalziffern, wie ein Protokoll sie hat.
errors-not_offered =
    „{ $move }“ geht hier nicht{ COUNT($options) ->
        [0] { "" }
       *[other] ; möglich sind{ $more ->
            [0] { "" }
           *[other] { " " }unter anderem
        }: { WORDS($options) }
    }.
errors-unknown_order = „{ $text }“ ist kein Befehl; Befehle beginnen mit einem von { WORDS($verbs) }.
errors-unreadable_order = „{ $text }“ lässt sich nicht als Befehl „{ $form }“ lesen.
errors-order_too_long = Ein Befehl darf nicht länger als { $most } sein.
errors-too_many_orders = { $given } Befehle sind zu viele; bis zu { $most } werden aufbewahrt.
errors-unknown_verb = „{ $text }“ ist kein Zug; Züge beginnen mit einem der Wörter { WORDS($verbs) }.
errors-unreadable_move = „{ $text }“ ist nicht zu verstehen; dieser Zug schreibt sich „{ NAME($verb, kind: "form") }“.
errors-not_pending_move = Niemand darf jetzt „{ $move }“ spielen, darum gibt es dafür keine Wahrscheinlichkeiten; frage nach einem Zug, der gerade ansteht.
errors-no_such_seat = Einen Platz { $seat } gibt es nicht; an diesem Tisch sind { $seats } Plätze, gezählt ab 0.
errors-nothing_sealed = { PLAYER($seat) } hat keine versiegelte Antwort, die zurückzunehmen wäre; das geht nur, solange noch andere antworten müssen.
errors-game_over = Das Spiel ist zu Ende, { PLAYER($seat) } hat nichts mehr zu entscheiden.
errors-not_asked = { PLAYER($seat) } hat jetzt nichts zu entscheiden.
errors-already_sealed = { PLAYER($seat) } hat schon geantwortet; nimm die versiegelte Antwort zurück, um eine andere zu geben.
errors-no_record = Das ist keine Aufzeichnung einer Partie Feldherr.
errors-bad_key = Der Eintrag „{ $key }“ der Aufzeichnung fehlt oder hat keinen passenden Wert.
errors-unsound = Diese Stellung kann es nicht geben: „{ $part }“ ist { $found }.
errors-too_many_moves = Eine Aufzeichnung hat höchstens { $most } Züge, diese hat { $given }.
errors-options_too_large = Diese Einstellungen sind für jeden Tisch zu groß oder zu tief geschachtelt.
errors-digest_differs = Die Züge dieser Aufzeichnung führen nicht zu der Stellung, die sie angibt.
errors-outcome_differs = Die Züge dieser Aufzeichnung führen nicht zu dem Ergebnis, das sie angibt.
errors-other_version = Diese Aufzeichnung entstand mit Version { $version } der Regeln; dieses Programm spielt Version { $current } und kann sie nicht getreu nachspielen.
errors-commitment_differs = Der Startwert dieser Aufzeichnung ist nicht der, der zu Beginn der Partie versprochen wurde.
errors-not_fair = Der Startwert dieser Aufzeichnung ergibt sich nicht aus dem Geheimnis und den Zahlen, die dafür versprochen und gegeben wurden.
errors-bad_line = Zug { $number } dieser Aufzeichnung ist keine Zeile aus Platz und Zug wie „0 pass“.
errors-bad_start = Diese Aufzeichnung beginnt an keinem möglichen Tisch: { $reason }
errors-impossible_move = Zug { $number } dieser Aufzeichnung, „{ $move }“, ist unmöglich: { $reason }
errors-no_odds = Für das Spiel „{ $game }“ sind keine Wahrscheinlichkeiten bekannt.
errors-bad_value = „{ $option }“ kann nicht „{ $value }“ sein; erlaubt sind { WORDS($allowed) }.
errors-bad_players = „{ $game }“ spielt man zu { $least } bis { $most }, nicht zu { $given }.
errors-unknown_option = Eine Einstellung „{ $option }“ gibt es nicht; es gibt { WORDS($allowed) }.
errors-not_listable = Es gibt viel zu viele Antworten, um sie aufzuzählen; prüfe eine oder lass eine auslosen.

## moves

moves-pass = Passen

## language

# Wie die Sprache sich nennt, lang und kurz; ihr Gebietsschema, wo eines verlangt wird; ein Zeitpunkt (für strftime)
language-name = Deutsch
language-short = DE
language-locale = de_DE
language-moment = %d.%m.%Y, %H:%M
