"""The interface of the server, route by route: what may be asked, who may, and how it is answered.

May use every room but `operation`. Routers are thin: they check who asks and what, and leave the rest to the rooms.
`short_way` takes moves past the framework.
"""
