"""The server: tables, people, bots and scripts meet here.

What it is made of stands in rooms, each with a short word on what it is for. All rooms share the plain modules beside
them: `model` (tables, seats, people, as storage has them), `errors`, `config`, `limits` and `metrics`. `app` puts
everything together. Which room may use which is written down in `tests/test_imports.py`, and in docs/architecture.md.
"""
