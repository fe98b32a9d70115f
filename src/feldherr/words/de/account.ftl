account-about =
    Spielen geht auch ohne. Ein Konto gilt auf jedem Gerät{ $mail ->
        [true] { " " }und kann dir E-Mails schicken, wenn eine Entscheidung wartet
       *[false] { "" }
    }.
account-add_passkey = Einen Passkey hinzufügen
account-address_missing = Dein Konto hat keine E-Mail-Adresse. Mit einer kannst du ein Passwort wählen, mit dem du dich anmeldest.
account-by_address =
    { $mail ->
        [true] Wir schicken dir einen Link, der die Adresse bestätigt.
       *[false] Die Adresse ist nur ein Name zum Anmelden: Dieser Server verschickt keine E-Mails. Bewahr das Passwort gut auf.
    }
account-last_used = zuletzt benutzt am { $day }
account-link = Mit { $provider } verbinden
account-link_about = Dann kannst du dich über { $provider } anmelden.
account-linked = Du kannst dich über { $provider } anmelden.
account-name_of = Dein Konto: { $name }
account-never_used = noch nicht benutzt
account-no_mail_reset = Dieser Server verschickt keine E-Mails. Wer ihn betreibt, kann dir einen Link machen, mit dem du ein neues Passwort wählst.
account-no_passkeys = Du hast noch keinen.
account-passkey_name = Name des Passkeys
account-passkey_number = Passkey { $n }
account-passkeys = Passkeys
account-passkeys_about = Mit einem Passkey meldest du dich mit Finger, Gesicht oder PIN deines Geräts an, ohne Passwort.
account-passkey_failed = Der Browser hat das nicht zu Ende gebracht. Versuch es noch einmal oder nimm einen anderen Weg.
account-passkey_made = Der Passkey ist hinzugefügt.
account-passkeys_impossible = Dieser Browser hat keine Passkeys.
account-provider_again = Zurück zu deinem Konto
account-provider_title = Anmelden
account-remove_passkey = Den Passkey „{ $name }“ entfernen
account-rename_passkey = Den Passkey „{ $name }“ umbenennen
account-sign_in_again_about = Du hast dich ohne Passwort angemeldet. Melde dich dafür kurz vorher noch einmal an.
account-unlink = Trennen
account-with_passkey = Mit einem Passkey anmelden
account-with_provider = Mit { $provider } anmelden
