### Was E-Mails und Push-Nachrichten sagen, auf Deutsch. Nichts, was ein Spieler schrieb, kommt hier hinein.

## mails

mails-decision_subject = Feldherr: deine Entscheidung in { NAME($game) }
mails-decision_push =
    Ein Tisch mit { $players } Spielern wartet auf dich.{ COUNT($until) ->
        [0] { "" }
       *[other] { " " }Frist: { $until }.
    }
mails-decision_text =
    Ein Tisch mit { $players } Spielern ({ NAME($game) }) wartet auf deine Entscheidung.{ COUNT($until) ->
        [0] { "" }
       *[other] { " " }Frist: { $until }; danach springt ein Hauptmann für dich ein.
    }

    { $link }

    Du bekommst eine Nachricht je Entscheidung, weil du es so eingestellt hast. Dieser Link stellt sie ab:
    { $stop }

mails-password_subject = Feldherr: ein neues Passwort
mails-password_text =
    Jemand, vermutlich du, möchte ein neues Passwort für dein Konto. Innerhalb einer Stunde kannst du hier eines wählen:

    { $link }

    Wenn du das nicht wolltest, ist nichts zu tun: Dein Passwort bleibt, wie es ist.

mails-confirm_subject = Feldherr: Bestätige deine Adresse
mails-confirm_text =
    Jemand, vermutlich du, möchte diese Adresse für ein Konto bei Feldherr verwenden. Innerhalb eines Tages kannst du sie hier bestätigen:

    { $link }

    Wenn du das nicht warst, ist nichts zu tun: Ohne diesen Link bekommt niemand ein Konto mit deiner Adresse.

mails-attempt_subject = Feldherr: Du hast schon ein Konto
mails-attempt_text =
    Jemand, vielleicht du, wollte diese Adresse für ein Konto bei Feldherr verwenden. Sie gehört schon zu einem, das bleibt, wie es ist. Anmelden kannst du dich hier:

    { $link }

    Wenn du dein Passwort vergessen hast, kannst du hier ein neues wählen:
    { $reset }

    Wenn du das nicht warst, ist nichts zu tun.

mails-moved_subject = Feldherr: Dein Konto hat eine andere Adresse
mails-moved_text =
    Dein Konto bei Feldherr hat von jetzt an eine andere E-Mail-Adresse; diese hier bekommt keine Nachrichten mehr. Die Änderung wurde mit deinem Passwort verlangt und an der neuen Adresse bestätigt.

    Wenn du das nicht warst, sag es gleich dem Betreiber des Servers:
    { $link }

mails-new_way_subject = Feldherr: ein weiterer Weg in dein Konto
mails-new_way_text =
    { $what ->
        [passkey] Deinem Konto bei Feldherr ist ein Passkey hinzugefügt worden.
       *[provider] Dein Konto bei Feldherr ist mit einem Anbieter verbunden worden, über den man sich anmeldet.
    } Wer ihn hat, öffnet damit dein Konto.

    Wenn du es nicht warst, entferne ihn auf deiner Seite und wähl ein neues Passwort:
    { $link }

mails-stop_title = Nachrichten von Feldherr
mails-stop_question = Keine Nachrichten über deine Entscheidungen mehr auf diesem Weg?
mails-stop_button = Abstellen
mails-stopped = Du bekommst keine dieser Nachrichten mehr. In deinen Einstellungen kannst du sie wieder einschalten.

mails-invited_subject = Feldherr: eine Einladung zu { NAME($game) }
mails-invited_push = An einem Tisch zu { $players } wird dir ein Platz freigehalten.
mails-invited_text =
    An einem Tisch mit { $players } Spielern ({ NAME($game) }) wird dir ein Platz freigehalten. Du musst ihn nicht nehmen.

    { $link }

    Du bekommst eine Nachricht je Tisch, weil du Nachrichten eingestellt hast. Dieser Link stellt sie ab:
    { $stop }

mails-drawn_subject = Feldherr: eine neue Runde deines Turniers in { NAME($game) }
mails-drawn_push = Dein Tisch zu { $players } steht bereit. Komm rechtzeitig, sonst spielt ein Hauptmann für dich.
mails-drawn_text =
    Eine Runde deines Turniers ist ausgelost, und dein Tisch mit { $players } Spielern ({ NAME($game) }) steht bereit. Komm rechtzeitig und nimm deinen Platz ein, sonst spielt ein Hauptmann für dich. Bis wann, steht auf der Seite des Turniers.

    { $link }

    Du bekommst eine Nachricht je Runde, weil du Nachrichten eingestellt hast. Dieser Link stellt sie ab:
    { $stop }

## errors

errors-push_service_refused = Diesen Push-Dienst kennt der Server nicht.
errors-wrong_link = Dieser Link ist nicht gültig.
errors-no_mail = Dieser Server verschickt keine E-Mails. Wer ihn betreibt, kann dir einen Link machen, mit dem du ein neues Passwort wählst.
errors-too_many_mails = An diese Adresse gingen zuletzt schon mehrere E-Mails. Sieh im Postfach nach, oder versuch es später noch einmal.
errors-password_needed = Dieser Link wurde in einem anderen Browser angefordert. Gib das Passwort des Kontos ein, um ihn hier zu bestätigen.
errors-no_account = Nur Konten haben Adresse und Passwort; du bist ein Gast.
