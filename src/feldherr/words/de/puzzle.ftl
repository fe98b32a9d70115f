### Die Stellung des Tages, auf Deutsch.

errors-no_puzzle = Für dieses Spiel gibt es hier keine Stellung des Tages.
errors-puzzle_answered = Auf diese Stellung hast du schon geantwortet; eine Antwort am Tag zählt.
errors-puzzle_of_yesterday = Ein neuer Tag hat begonnen, und mit ihm eine andere Stellung. Lade die Seite neu.
errors-puzzle_open = Beantworte erst die Stellung des Tages; dann kannst du von ihr aus weiterspielen.
errors-no_such_answer = Eine Antwort { $answer } gibt es nicht; die Stellung hat { $answers } Antworten, gezählt ab 0.

puzzle-title = Stellung des Tages
puzzle-about = Eine Stellung für jedes Spiel, dieselbe für alle hier bis Mitternacht (UTC). Du siehst, was der Platz wusste; alles andere ist auch dir verborgen.
puzzle-open = Stellung des Tages: { $game }
puzzle-you_are = Du spielst { $colour }.
puzzle-ask_plan = Was legst du auf dieses Feld: { $box }?
puzzle-ask_move = Wen greifst du aus { NAME($origin, form: "dative") } an, oder wohin ziehst du?
puzzle-ask_position = Welchen Platz in der Reihenfolge nimmst du?
puzzle-ask_lobby = Wo wirbst du um Einfluss, und wofür?
puzzle-ask_special_card = Welche Sonderkarte spielst du?
puzzle-ask_collect = Welche Karte nimmst du?
puzzle-ask = Was tust du?
puzzle-given = Der Rest liegt schon: { $plan }
puzzle-answers = Antworten
puzzle-answer = Antworten
puzzle-once = Eine Antwort am Tag: Sie gilt.
puzzle-right = Das ist die beste dieser Antworten.
puzzle-wrong = Die beste dieser Antworten ist: { $move }
puzzle-best = am besten
puzzle-chance = Aussicht auf den Sieg mit der besten Antwort: { $chance }, aus { $games } gedachten Partien, die zu dem passen, was der Platz wusste. Neben jeder Antwort steht, was sie daran ändert, mit dem Standardfehler.
puzzle-counts =
    { $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    }
puzzle-yours = deine Antwort
puzzle-try = Von dort aus probieren
puzzle-next = Morgen gibt es eine andere.
puzzle-board = Die Stellung
