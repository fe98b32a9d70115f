### Namen für Tische und was um sie herum verweigert wird, auf Deutsch.

## tables

tables-name_1 = Winterquartier
tables-name_2 = Briefe aus Prag
tables-name_3 = Nach dem Essen
tables-name_4 = Krankheit der Könige
tables-name_5 = Drei Kronen
tables-name_6 = Der lange Marsch
tables-name_7 = Der Tross
tables-name_8 = Am Weißen Berg
tables-name_9 = Brot und Pulver
tables-name_10 = Ein Komet über Regensburg
tables-name_11 = Die Wette des Trommlers
tables-name_12 = Schnee auf der Elbe
tables-name_13 = Die leere Kasse
tables-name_14 = Übergang im Morgengrauen
tables-name_15 = Vier Vettern
tables-name_16 = Der Krieg des Müllers
tables-name_17 = Salz und Eisen
tables-name_18 = Die letzte Ernte
tables-name_19 = Kesselpauken
tables-name_20 = Eine ruhige Garnison
tables-name_21 = Der Tisch des Bürgermeisters
tables-name_22 = Nebel bei Lützen
tables-name_23 = Das wandernde Regiment
tables-name_24 = Pike und Muskete
tables-name_25 = Ein Brief mit fünf Siegeln
tables-name_26 = Das Hungerjahr
tables-name_27 = Kerze und Karte
tables-name_28 = Störche über Breisach
tables-name_29 = Die zweite Belagerung
tables-name_30 = Ein geliehenes Pferd
tables-name_31 = Niemands Brücke
tables-name_32 = Die Nachtwache

## errors

errors-seat_not_offered = Niemand bietet Platz { $seat } an; wer dort spielt, kann sich darauf einigen.
errors-not_silent = Auf Platz { $seat } wurde am letzten Tag geantwortet, oder es wird dort nichts gefragt.
errors-own_seat = Platz { $seat } ist dein eigener; lass dort einen Hauptmann für dich spielen.
errors-offered_already = Platz { $seat } wird schon angeboten; wer den Link hat, kann ihn nehmen.
errors-not_paused = Das Spiel wurde nicht von denen angehalten, die es spielen.
errors-no_clocks = An diesem Tisch wird ohne Uhren gespielt; es gibt keine Zeit zu verlängern.
errors-removed_here = Wer diesen Tisch eröffnet hat, hat deinen Platz anderen gegeben.
errors-account_needed = Dazu braucht es ein Konto; du bist Gast.
errors-vacation_too_early = Urlaub beginnt frühestens morgen.
errors-vacation_too_long = Du hast dieses Jahr noch { $left } von { $all } Tagen Urlaub.
errors-vacations_overlap = An einem dieser Tage hast du schon Urlaub.
errors-no_such_vacation = Du hast keinen solchen Urlaub geplant, oder er ist vorbei.

## mails

mails-to_all_subject = Feldherr: ein Wort an alle in { NAME($game) }
mails-to_all_push = An deinem Tisch zu { $players } hat jemand allen etwas zu sagen.
mails-to_all_text =
    An einem Tisch { NAME($game) } mit { $players } Spielern hat jemand allen geschrieben.

    { $link }

    Du bekommst solche Nachrichten, weil du es so wolltest. Dieser Link beendet sie:
    { $stop }

mails-full_subject = Feldherr: dein Tisch { NAME($game) } ist voll
mails-full_push = Alle { $players } Plätze sind besetzt; das Spiel kann beginnen.
mails-full_text =
    Alle { $players } Plätze an deinem Tisch { NAME($game) } sind besetzt; das Spiel kann beginnen.

    { $link }

    Du bekommst solche Nachrichten, weil du es so wolltest. Dieser Link beendet sie:
    { $stop }

mails-proposed_subject = Feldherr: ein Vorschlag in { NAME($game) }
mails-proposed_push = An deinem Tisch zu { $players } schlägt jemand allen etwas vor.
mails-proposed_text =
    An einem Tisch { NAME($game) } mit { $players } Spielern schlägt jemand allen etwas vor. Es geschieht, wenn alle zustimmen, die spielen.

    { $link }

    Du bekommst solche Nachrichten, weil du es so wolltest. Dieser Link beendet sie:
    { $stop }

mails-stood_in_subject = Feldherr: ein Hauptmann spielt für dich in { NAME($game) }
mails-stood_in_push = An einem Tisch zu { $players } spielt ein Hauptmann für dich, bis du deinen Platz zurücknimmst.
mails-stood_in_text =
    An einem Tisch { NAME($game) } mit { $players } Spielern spielt ein Hauptmann für dich, bis du deinen Platz zurücknimmst.

    { $link }

    Du bekommst solche Nachrichten, weil du es so wolltest. Dieser Link beendet sie:
    { $stop }

mails-carried_out_subject = Feldherr: dein Platz in { NAME($game) } wird angeboten
mails-carried_out_push = An deinem Tisch zu { $players } wird dein Platz angeboten. Du kannst ihn zurücknehmen, solange ihn niemand hat.
mails-carried_out_text =
    An einem Tisch { NAME($game) } mit { $players } Spielern wird dein Platz jemand anderem angeboten. Du kannst ihn zurücknehmen, solange ihn niemand genommen hat.

    { $link }

    Du bekommst solche Nachrichten, weil du es so wolltest. Dieser Link beendet sie:
    { $stop }
