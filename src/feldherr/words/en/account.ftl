account-about =
    You can play without one. An account works on every device{ $mail ->
        [true] { "" }, and can send you word by e-mail when a decision waits
       *[false] { "" }
    }.
account-add_passkey = Add a passkey
account-address_missing = Your account has no e-mail address. With one you can choose a password to sign in with.
account-by_address =
    { $mail ->
        [true] We send you a link that confirms the address.
       *[false] The address is only a name to sign in with: this server sends no e-mail. Keep the password well.
    }
account-last_used = last used on { $day }
account-link = Link with { $provider }
account-link_about = Then you can sign in through { $provider }.
account-linked = You can sign in through { $provider }.
account-name_of = Your account: { $name }
account-never_used = not used yet
account-no_mail_reset = This server sends no e-mail. Whoever runs it can make you a link with which you choose a new password.
account-no_passkeys = You have none yet.
account-passkey_name = Name of the passkey
account-passkey_number = Passkey { $n }
account-passkeys = Passkeys
account-passkeys_about = With a passkey you sign in by finger, face or PIN of your device, without a password.
account-passkey_failed = The browser did not finish this. Try again, or choose another way.
account-passkey_made = The passkey is added.
account-passkeys_impossible = This browser has no passkeys.
account-provider_again = Back to your account
account-provider_title = Sign in
account-remove_passkey = Remove the passkey “{ $name }”
account-rename_passkey = Rename the passkey “{ $name }”
account-sign_in_again_about = You signed in without a password. For this, sign in again shortly before.
account-unlink = Unlink
account-with_passkey = Sign in with a passkey
account-with_provider = Sign in with { $provider }
