### What e-mails and push messages say, in English. Nothing a player wrote gets in here.

## mails

mails-decision_subject = Feldherr: your decision in { NAME($game) }
mails-decision_push =
    A table of { $players } waits for you.{ COUNT($until) ->
        [0] { "" }
       *[other] { " " }Your time ends: { $until }.
    }
mails-decision_text =
    A table of { NAME($game) } with { $players } players waits for your decision.{ COUNT($until) ->
        [0] { "" }
       *[other] { " " }A captain will stand in for you after { $until }.
    }

    { $link }

    You get one message per decision, because you asked for them. This link stops them:
    { $stop }

mails-password_subject = Feldherr: a new password
mails-password_text =
    Somebody, probably you, asked for a new password for your account. Within an hour you can choose one here:

    { $link }

    If you did not ask for it, there is nothing to do: your password stays as it is.

mails-confirm_subject = Feldherr: confirm your address
mails-confirm_text =
    Somebody, probably you, wants to use this address for an account at Feldherr. Within a day you can confirm it here:

    { $link }

    If it was not you, there is nothing to do: without this link nobody gets an account with your address.

mails-attempt_subject = Feldherr: you have an account already
mails-attempt_text =
    Somebody, perhaps you, wanted to use this address for an account at Feldherr. It has one already, which stays as it is. You can sign in here:

    { $link }

    If you have forgotten your password, choose a new one here:
    { $reset }

    If it was not you, there is nothing to do.

mails-moved_subject = Feldherr: your account has another address
mails-moved_text =
    Your account at Feldherr has another e-mail address from now on; this one gets no more messages. The change was asked for with your password and confirmed at the new address.

    If it was not you, tell the operator of the server at once:
    { $link }

mails-new_way_subject = Feldherr: one more way into your account
mails-new_way_text =
    { $what ->
        [passkey] A passkey has been added to your account at Feldherr.
       *[provider] Your account at Feldherr has been linked with a provider through which one can sign in.
    } Whoever has it opens your account with it.

    If it was not you, remove it on your page and choose a new password:
    { $link }

mails-stop_title = Messages from Feldherr
mails-stop_question = No more messages about your decisions over this channel?
mails-stop_button = Stop them
mails-stopped = You will get no more of these messages. You can turn them on again in your settings.

mails-invited_subject = Feldherr: an invitation to { NAME($game) }
mails-invited_push = A seat at a table of { $players } is kept for you.
mails-invited_text =
    A seat at a table of { NAME($game) } with { $players } players is kept for you. You need not take it.

    { $link }

    You get one message per table, because you asked for messages. This link stops them:
    { $stop }

mails-drawn_subject = Feldherr: a new round of your tournament in { NAME($game) }
mails-drawn_push = Your table of { $players } is ready. Come in time, else a captain plays for you.
mails-drawn_text =
    A round of your tournament has been drawn, and your table of { NAME($game) } with { $players } players is ready. Come in time and take your seat, else a captain plays for you. The page of the tournament says until when.

    { $link }

    You get one message per round, because you asked for messages. This link stops them:
    { $stop }

## errors

errors-push_service_refused = This push service is not one that the server knows.
errors-wrong_link = This link is not valid.
errors-no_mail = This server sends no e-mail. Whoever runs it can make you a link with which you choose a new password.
errors-too_many_mails = This address has been sent several e-mails lately. Look into the mailbox, or try again later.
errors-password_needed = This link was asked for in another browser. Give the password of the account to confirm it here.
errors-no_account = Only accounts have an address and a password; you are a guest.
