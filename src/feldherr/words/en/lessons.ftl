lessons-not_lit = Not this time. What you need is lit.
lessons-elsewhere = Good thought, but not this time. Look where it glows.

errors-lesson_says = This is not what the lesson asks for now.
errors-lesson_broken = The lesson { $lesson } cannot be played: { $reason }
errors-no_such_lesson = There is no such lesson.
errors-lesson_not_open = This lesson is open once the lesson { $lesson } is done.
errors-lesson_changed = This lesson has changed since it was begun; take it up again.
errors-no_such_step = The lesson has { $steps } steps; there is no step { $step }.
errors-step_not_reached = Step { $step } has not been reached yet.
errors-other_step = The lesson is at step { $step } now.
errors-no_way_back = There is no way back from here; begin the lesson again.
errors-no_such_coach_card = The coach has no card { $card }.
errors-no_lesson_here = There is no lesson at this table.
errors-not_at_lessons = This is not done at lessons: they are private, and end by themselves.
