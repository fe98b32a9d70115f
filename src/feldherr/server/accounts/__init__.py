"""Who somebody is: sessions, personal tokens, passwords, passkeys, the operator's provider, and browsers that an
account knows.

May use `store`, where the rows about people are, `work`, whose queues ask for whom they work, and `live`, to end the
streams of whoever is logged out.
"""
