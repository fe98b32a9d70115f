### Was der Server über Wege in ein Konto sagt, auf Deutsch.

## errors

errors-attempt_over = Das hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Fang noch einmal an.
errors-sign_in_again = Melde dich erst ab und wieder an: Dieses Konto hat kein Passwort, und deine Anmeldung ist eine Weile her.
errors-address_needed = Zu einem Passwort gehört eine E-Mail-Adresse, mit der du dich anmeldest. Gib dem Konto erst eine.
errors-no_passkeys_here = Dieser Server nimmt keine Passkeys an.
errors-no_provider_here = Dieser Server hat keinen Anbieter, über den man sich anmeldet.
errors-too_many_passkeys = Ein Konto hat höchstens { $most } Passkeys; entferne erst einen.
errors-no_such_passkey = Diesen Passkey gibt es nicht.
errors-passkey_known = Dieser Passkey ist schon in Gebrauch.
errors-unknown_passkey = Kein Konto hier hat diesen Passkey noch.
errors-wrong_passkey = Der Passkey ließ sich nicht prüfen. Versuch es noch einmal.
errors-passkey_copied = Dieser Passkey hat rückwärts gezählt und ist vielleicht kopiert worden. Melde dich anders an und entferne ihn.
errors-last_way_in = Das ist der letzte Weg in dein Konto. Füg erst einen anderen hinzu.
errors-provider_failed = { $provider } antwortet nicht, wie es sollte. Versuch es später noch einmal.
errors-provider_refused = { $provider } hat dich nicht eingelassen.
errors-already_linked = Dein Konto ist schon mit { $provider } verbunden.
errors-identity_taken = Als wer du dich bei { $provider } angemeldet hast, gehört hier zu einem anderen Konto.
errors-not_linked = Dein Konto ist nicht mit { $provider } verbunden.
errors-oidc_incomplete = Zur Anmeldung über „oidc_issuer“ fehlen diese Einstellungen: { WORDS($settings) }.
errors-oidc_unsafe = „oidc_issuer“ muss mit https:// beginnen, außer auf diesem Rechner: { $issuer }.
errors-oidc_not_installed = Die Anmeldung über „oidc_issuer“ braucht Pakete, die nicht installiert sind: pip install feldherr[oidc].
