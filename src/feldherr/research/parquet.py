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
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise BadOption("not_a_folder", folder=str(folder)) from None
    except OSError as error:
        raise BadOption("cannot_write", file=str(folder), reason=error.strerror or str(error)) from None
    path = folder / ABOUT
    text = json.dumps(about, indent=1, sort_keys=True) + "\n"
    if not path.exists():
        _put(path, text.encode())
    if _read(path) != text.encode():
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
    content = need("pyarrow").BufferReader(_read(path))
    try:
        rows: list[Row] = need("pyarrow.parquet").read_table(content).to_pylist()
    except (OSError, ValueError) as error:
        raise BadOption("cannot_read", file=str(path), reason=str(error)[:200]) from None
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
    try:
        part.write_bytes(content)
        part.replace(path)
    except OSError as error:
        raise BadOption("cannot_write", file=str(path), reason=error.strerror or str(error)) from None


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadOption("cannot_read", file=str(path), reason=error.strerror or str(error)) from None
