"""Telling people who are elsewhere that something waits for them: by mail and push, as they wish.

Hears of changes from `live`, after they are committed.
"""
