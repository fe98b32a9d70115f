### Names for tables, and refusals around them, in English.

## tables

tables-name_1 = Winter quarters
tables-name_2 = Letters from Prague
tables-name_3 = After dinner
tables-name_4 = Sickness of kings
tables-name_5 = Three crowns
tables-name_6 = The long march
tables-name_7 = Baggage train
tables-name_8 = The white mountain
tables-name_9 = Bread and powder
tables-name_10 = A comet over Regensburg
tables-name_11 = The drummer's bet
tables-name_12 = Snow on the Elbe
tables-name_13 = The empty treasury
tables-name_14 = A crossing at dawn
tables-name_15 = Four cousins
tables-name_16 = The miller's war
tables-name_17 = Salt and iron
tables-name_18 = The last harvest
tables-name_19 = Kettledrums
tables-name_20 = A quiet garrison
tables-name_21 = The burgomaster's table
tables-name_22 = Fog at Lützen
tables-name_23 = The wandering regiment
tables-name_24 = Pike and shot
tables-name_25 = A letter with five seals
tables-name_26 = The hungry year
tables-name_27 = Candle and map
tables-name_28 = Storks over Breisach
tables-name_29 = The second siege
tables-name_30 = A borrowed horse
tables-name_31 = Nobody's bridge
tables-name_32 = The night watch

## errors

errors-seat_not_offered = Nobody offers seat { $seat }; those who play there can agree to offer it.
errors-not_silent = Whoever sits at seat { $seat } has answered within the last day, or is not asked.
errors-own_seat = Seat { $seat } is your own; let a captain play for you instead.
errors-offered_already = Seat { $seat } is offered already; whoever has the link can take it.
errors-not_paused = The game was not paused by its players.
errors-no_clocks = This table is played without clocks; there is no time to extend.
errors-removed_here = Whoever made this table has given your seat to others.
errors-account_needed = That needs an account; you are a guest.
errors-vacation_too_early = A vacation begins tomorrow at the earliest.
errors-vacation_too_long = You have { $left } of { $all } days of vacation left this year.
errors-vacations_overlap = You are on vacation on one of these days already.
errors-no_such_vacation = You have planned no such vacation, or it is over.

## mails

mails-to_all_subject = Feldherr: a word to all in { NAME($game) }
mails-to_all_push = Somebody at your table of { $players } has a word for everybody.
mails-to_all_text =
    Somebody at a table of { NAME($game) } with { $players } players has written to everybody.

    { $link }

    You get such messages because you asked for them. This link stops them:
    { $stop }

mails-full_subject = Feldherr: your table of { NAME($game) } is full
mails-full_push = All { $players } seats are taken; the game can begin.
mails-full_text =
    All { $players } seats at your table of { NAME($game) } are taken; the game can begin.

    { $link }

    You get such messages because you asked for them. This link stops them:
    { $stop }

mails-proposed_subject = Feldherr: a proposal in { NAME($game) }
mails-proposed_push = Somebody at your table of { $players } proposes something to all.
mails-proposed_text =
    Somebody at a table of { NAME($game) } with { $players } players proposes something to all who play there. It is done when all agree.

    { $link }

    You get such messages because you asked for them. This link stops them:
    { $stop }

mails-stood_in_subject = Feldherr: a captain plays for you in { NAME($game) }
mails-stood_in_push = A captain plays for you at a table of { $players }, until you take your seat back.
mails-stood_in_text =
    A captain plays for you at a table of { NAME($game) } with { $players } players, until you take your seat back.

    { $link }

    You get such messages because you asked for them. This link stops them:
    { $stop }

mails-carried_out_subject = Feldherr: your seat in { NAME($game) } is offered
mails-carried_out_push = The others at your table of { $players } offer your seat. You can take it back as long as nobody has.
mails-carried_out_text =
    The others at a table of { NAME($game) } with { $players } players offer your seat to somebody else. You can take it back as long as nobody has taken it.

    { $link }

    You get such messages because you asked for them. This link stops them:
    { $stop }
