"""The edge, where requests come in: heads, bodies and connections are measured before anybody reads them.

May use no other room: it knows nothing of tables or people.
"""
