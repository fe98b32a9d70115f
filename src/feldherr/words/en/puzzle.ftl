### The position of the day, in English.

errors-no_puzzle = There is no position of the day for this game here.
errors-puzzle_answered = You have answered this position already; one answer a day counts.
errors-puzzle_of_yesterday = A new day has begun, and with it another position. Load the page anew.
errors-puzzle_open = Answer the position of the day first; then you can go on from it.
errors-no_such_answer = There is no answer { $answer }; the position has { $answers } answers, counted from 0.

puzzle-title = Position of the day
puzzle-about = One position for each game, the same for everybody here until midnight (UTC). You see what the seat knew; the rest is hidden from you too.
puzzle-open = Position of the day: { $game }
puzzle-you_are = You play { $colour }.
puzzle-ask_plan = What do you lay on this box: { $box }?
puzzle-ask_move = Whom do you attack from { NAME($origin, form: "the") }, or where do you march?
puzzle-ask_position = Which place in the order do you take?
puzzle-ask_lobby = Where do you lobby, and for what?
puzzle-ask_special_card = Which special card do you play?
puzzle-ask_collect = Which card do you take?
puzzle-ask = What do you do?
puzzle-given = The rest is laid already: { $plan }
puzzle-answers = Answers
puzzle-answer = Answer
puzzle-once = One answer a day: it stands.
puzzle-right = That is the best of these answers.
puzzle-wrong = The best of these answers is: { $move }
puzzle-best = best
puzzle-chance = Chance to win with the best answer: { $chance }, from { $games } imagined games that fit what the seat knew. Beside each answer stands what it changes, with the standard error.
puzzle-counts =
    { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
puzzle-yours = your answer
puzzle-try = Try it from there
puzzle-next = Tomorrow there is another.
puzzle-board = The position
