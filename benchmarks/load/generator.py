"""A load generator in a process of its own: sets its tables up, then plays flat out or at a steady rate."""

import asyncio
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any

import uvloop

from benchmarks.load.tables import Ready, Table
from benchmarks.load.wire import Server

TOGETHER = 8
"""So many tables are set up at once."""


def work(pipe: Connection, port: int, game: str, tables: int, first: int) -> None:
    """Does what it is told until it is told nothing more."""
    uvloop.run(_work(pipe, [Table(Server(port), game, first + i) for i in range(tables)]))


async def _work(pipe: Connection, tables: list[Table]) -> None:
    phases: dict[str, Callable[..., Awaitable[Any]]] = {
        "set_up": set_up,
        "listen": listen,
        "flat_out": flat_out,
        "steady": steady,
        "crowd": crowd,
        "hang_up": hang_up,
    }
    while True:
        name, facts = await asyncio.to_thread(pipe.recv)
        if name is None:
            return
        pipe.send(await phases[name](tables, **facts))


async def set_up(tables: list[Table]) -> None:
    for i in range(0, len(tables), TOGETHER):
        await asyncio.gather(*[table.set_up() for table in tables[i : i + TOGETHER]])


async def listen(tables: list[Table]) -> None:
    for table in tables:
        await table.listen()


async def crowd(tables: list[Table], streams: int) -> None:
    """So many who look on at one table at which nothing happens, and never leave."""
    arrived = 0

    def hear(_tick: int, _data: bytes, _now: float) -> None:
        nonlocal arrived
        arrived += 1

    for number in range(streams):
        tables[0].ears.append(await tables[0].server.listen(f"/tables/{tables[0].id}/stream", "", hear))
        while number - arrived > TOGETHER:
            await asyncio.sleep(0.005)
    while arrived < streams:
        await asyncio.sleep(0.05)


async def flat_out(tables: list[Table], seconds: float) -> dict[str, Any]:
    """Every table plays its next move as soon as all have heard of the last."""
    end = perf_counter() + seconds
    waits: list[float] = []

    async def go_on(table: Table) -> None:
        while perf_counter() < end and (move := table.choose()) is not None:
            waits.append(await table.play(move))

    begun = perf_counter()
    await asyncio.gather(*[go_on(table) for table in tables])
    return {"waits": waits, "seconds": perf_counter() - begun}


async def steady(tables: list[Table], seconds: float, rate: float) -> dict[str, Any]:
    """So many moves a second, whatever the server says; a move that starts late counts from when it was due."""
    ready = Ready(tables)
    waits: list[float] = []
    missed = 0

    async def one(table: Table, move: dict[str, Any], due: float) -> None:
        waits.append(await table.play(move, due))
        ready.add(table)

    begun = perf_counter()
    going: set[asyncio.Task[None]] = set()
    for number in range(int(seconds * rate)):
        due = begun + number / rate
        if (pause := due - perf_counter()) > 0:
            await asyncio.sleep(pause)
        if not ready.moves:
            missed += 1
            continue
        task = asyncio.create_task(one(*ready.moves.popleft(), due))
        going.add(task)
        task.add_done_callback(going.discard)
    await asyncio.gather(*going)
    return {"waits": waits, "seconds": perf_counter() - begun, "missed": missed}


async def hang_up(tables: list[Table]) -> None:
    for table in tables:
        table.hang_up()
