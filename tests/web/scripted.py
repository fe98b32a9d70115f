"""Scripted players: whoever has a token here answers what their seats are asked, until their tables are over.

Reads {"url": …, "tokens": […], "tables": […]} from standard input.
"""

import json
import random
import sys

import httpx

from tests.server.client import Client
from tests.server.patience import until


def main() -> None:
    given = json.load(sys.stdin)
    rng = random.Random(1630)
    clients = []
    for token in given["tokens"]:
        client = Client(given["url"])
        client.http = httpx.Client(
            base_url=client.http.base_url, headers={"Authorization": f"Bearer {token}"}, timeout=300, verify=False
        )
        clients.append(client)
    seated = {table: [c for c in clients if c.get(f"/tables/{table}")["mine"]] for table in given["tables"]}

    def over(table: str) -> bool:
        return bool([client.play_on(table, rng) for client in seated[table]][-1]["status"] == "over")

    for table in given["tables"]:
        until(lambda here=table: over(here), 3600)  # type: ignore[misc]
    for client in clients:
        client.close()


if __name__ == "__main__":
    main()
