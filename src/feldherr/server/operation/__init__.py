"""Running a server: its processes, how they start and end, its log; and what an operator does (`admin`).

May use all other rooms, and none of them knows it.
"""
