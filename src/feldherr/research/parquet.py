"""A simulation's folder: what is simulated, and for each chunk a file of games and one of decisions, as Parquet."""

import json
from pathlib import Path
from secrets import token_hex
from typing import Any

import numpy as np

from feldherr.kernel.errors import BadOption
from feldherr.kernel.extras import need
from feldherr.research.tally import Row

ABOUT = "simulation.json"


def open_folder(folder: Path, about: dict[str, Any]) -> None:
    """Makes the folder, or sees to it that it holds this very simulation."""
    need("pyarrow")
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / ABOUT
    text = json.dumps(about, indent=1, sort_keys=True) + "\n"
    if not path.exists():
        _put(path, text.encode())
    if path.read_text("utf-8") != text:
        raise BadOption("other_simulation", folder=str(folder))


def file_of(folder: Path, kind: str, first: int) -> Path:
    """The file of a chunk, by the number of its first game."""
    return folder / f"{kind}-{first:09d}.parquet"


def write_games(path: Path, rows: list[Row]) -> None:
    pa = need("pyarrow")
    columns = {name: pa.array([row[name] for row in rows], _type(name)) for name in rows[0]}
    _write(path, pa.table(columns))


def _type(name: str) -> Any:
    pa = need("pyarrow")
    lists = {"scores": pa.list_(pa.int32()), "places": pa.list_(pa.int8()), "seed": pa.binary(32), "game": pa.int64()}
    return lists.get(name, pa.int32())


def read_games(path: Path) -> list[Row]:
    rows: list[Row] = need("pyarrow.parquet").read_table(path).to_pylist()
    return rows


class Decisions:
    """The lines of the file of decisions, column by column."""

    def __init__(self) -> None:
        self.game: list[int] = []
        self.ply: list[int] = []
        self.seat: list[int] = []
        self.kind: list[str] = []
        self.move: list[str] = []
        self.observation: list[Any] = []

    def write(self, path: Path) -> None:
        pa = need("pyarrow")
        columns: dict[str, Any] = {
            "game": pa.array(self.game, pa.int64()),
            "ply": pa.array(self.ply, pa.int32()),
            "seat": pa.array(self.seat, pa.int8()),
            "kind": pa.array(self.kind, pa.string()).dictionary_encode(),
            "move": pa.array(self.move, pa.string()),
        }
        if self.observation:
            numbers = np.concatenate(self.observation)
            size = len(self.observation[0])
            columns["observation"] = pa.FixedSizeListArray.from_arrays(pa.array(numbers, pa.int16()), size)
        _write(path, pa.table(columns))


def _write(path: Path, table: Any) -> None:
    sink = need("pyarrow").BufferOutputStream()
    need("pyarrow.parquet").write_table(table, sink, compression="zstd")
    _put(path, sink.getvalue().to_pybytes())


def _put(path: Path, content: bytes) -> None:
    """Whole or not at all, also when several machines write it: numbers of processes are the same on many of them."""
    part = path.with_name(f"{path.name}.{token_hex(8)}.part")
    part.write_bytes(content)
    part.replace(path)
