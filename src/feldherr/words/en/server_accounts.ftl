### What the server says of ways into an account, in English.

## errors

errors-attempt_over = This took too long, or was begun in another browser. Begin again.
errors-sign_in_again = Sign out and in again first: this account has no password, and you signed in a while ago.
errors-address_needed = A password needs an e-mail address to sign in with. Give the account one first.
errors-no_passkeys_here = This server takes no passkeys.
errors-no_provider_here = This server has no provider to sign in through.
errors-too_many_passkeys = An account has at most { $most } passkeys; remove one first.
errors-no_such_passkey = There is no such passkey.
errors-passkey_known = This passkey is in use already.
errors-unknown_passkey = No account here has this passkey any more.
errors-wrong_passkey = The passkey could not be checked. Try again.
errors-passkey_copied = This passkey has counted backwards, and may have been copied. Sign in another way and remove it.
errors-last_way_in = This is the last way into your account. Add another first.
errors-provider_failed = { $provider } does not answer as it should. Try again later.
errors-provider_refused = { $provider } did not let you in.
errors-already_linked = Your account is linked with { $provider } already.
errors-identity_taken = Whom you signed in as at { $provider } belongs to another account here.
errors-not_linked = Your account is not linked with { $provider }.
errors-oidc_incomplete = To sign in through "oidc_issuer", these settings are missing: { WORDS($settings) }.
errors-oidc_unsafe = "oidc_issuer" must begin with https:// unless it is on this machine: { $issuer }.
errors-oidc_not_installed = Signing in through "oidc_issuer" needs packages that are not installed: pip install feldherr[oidc].
