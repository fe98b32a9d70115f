"""The edge, where requests come in: heads, bodies and connections are measured before anybody reads them.

Knows nothing of tables or people.
"""
