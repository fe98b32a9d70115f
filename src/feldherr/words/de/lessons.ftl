lessons-not_lit = Diesmal nicht. Was du brauchst, leuchtet.
lessons-elsewhere = Gut gedacht, aber diesmal nicht. Schau, wo es leuchtet.

errors-lesson_says = Danach fragt die Lektion jetzt nicht.
errors-lesson_broken = Die Lektion { $lesson } lässt sich nicht spielen: { $reason }
errors-no_such_lesson = Diese Lektion gibt es nicht.
errors-lesson_not_open = Diese Lektion öffnet sich, wenn die Lektion { $lesson } geschafft ist.
errors-lesson_changed = Diese Lektion hat sich geändert, seit du sie begonnen hast; nimm sie neu auf.
errors-no_such_step = Die Lektion hat { $steps } Schritte; einen Schritt { $step } gibt es nicht.
errors-step_not_reached = Schritt { $step } ist noch nicht erreicht.
errors-other_step = Die Lektion ist jetzt bei Schritt { $step }.
errors-no_way_back = Von hier geht es nicht zurück; fang die Lektion neu an.
errors-no_such_coach_card = Der Begleiter hat keine Karte { $card }.
errors-no_lesson_here = An diesem Tisch gibt es keine Lektion.
errors-not_at_lessons = In Lektionen geht das nicht: Sie sind privat und enden von selbst.
