"""Telling people who are elsewhere that something waits for them: by mail and push, as they wish.

May use `store` and `live`, from which it hears of changes after they are committed.
"""
