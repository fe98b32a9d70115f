"""Writes the description of the API, of which the browser client's types are made: `make api`."""

import json
import sys

from feldherr.server.app import create_app
from feldherr.server.config import Settings


def described() -> str:
    """The description but for the version of the package, so that a release changes nothing in it."""
    document = create_app(Settings()).openapi()
    return json.dumps({**document, "info": {"title": "Feldherr", "version": "1"}}, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(described())
