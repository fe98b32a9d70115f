"""Who somebody is: sessions, personal tokens, passwords, and browsers that an account knows.

Ends the streams of whoever is logged out, so it knows `live`. Rows about people are in `store`.
"""
