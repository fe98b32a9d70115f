"""Chance that nobody can predict and everybody can check: keyed BLAKE2b in counter mode."""

from hashlib import blake2b
from random import Random
from string import hexdigits
from struct import Struct
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from feldherr.kernel.errors import BadOption

T = TypeVar("T")

SEED_BYTES: Final = 32
_WORDS: Final = Struct("<16I")
_SPAN: Final = 1 << 32


def seed_bytes(seed: object) -> bytes:
    """The 32 bytes a seed stands for; an int is taken for convenience, and what a record tells.

    >>> seed_bytes(1618).hex()[-4:]
    '0652'
    >>> seed_bytes(seed_bytes(1618).hex()) == seed_bytes(1618)
    True
    """
    if isinstance(seed, str) and len(seed) == 2 * SEED_BYTES and not set(seed.lower()) - set(hexdigits):
        return bytes.fromhex(seed)
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 1 << (8 * SEED_BYTES):
        return seed.to_bytes(SEED_BYTES, "big")
    raise BadOption("bad_seed")


def commitment_to(seed: bytes) -> str:
    """The hash that binds a table to its seed before the first move, and betrays nothing of it."""
    return blake2b(seed, digest_size=32, person=b"feldherr promise").hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of unbiased random numbers. Its whole state is a key and a position.

    >>> a = Chance.from_seed(bytes(32))
    >>> b = a.copy()
    >>> [a.below(6) for _ in range(5)] == [b.below(6) for _ in range(5)]
    True
    """

    __slots__ = ("_words", "key", "position")

    def __init__(self, key: bytes, position: int = 0, words: tuple[int, ...] = ()) -> None:
        self.key = key
        self.position = position
        self._words = words if words or not position & 15 else self._block()

    @classmethod
    def from_seed(cls, seed: bytes) -> "Chance":
        """The stream of a table's seed, from its beginning."""
        return cls(blake2b(seed, digest_size=32, person=b"feldherr chance").digest())

    def copy(self) -> "Chance":
        """Another one that goes on with the same numbers."""
        return Chance(self.key, self.position, self._words)

    def _block(self) -> tuple[int, ...]:
        counter = (self.position >> 4).to_bytes(8, "little")
        return _WORDS.unpack(blake2b(counter, key=self.key).digest())

    def word(self) -> int:
        """The next 32 random bits."""
        index = self.position & 15
        if index == 0:
            self._words = self._block()
        self.position += 1
        return self._words[index]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly equally likely."""
        return self._fold(self.word(), n)

    def _fold(self, word: int, n: int) -> int:
        """A word folded onto 0 to n - 1; words that would favour some numbers are drawn anew."""
        product = word * n
        low = product & 0xFFFFFFFF
        if low < n:
            least = _SPAN % n
            while low < least:
                product = self.word() * n
                low = product & 0xFFFFFFFF
        return product >> 32

    def words(self, count: int) -> list[int]:
        """The next so many words at once."""
        words: list[int] = []
        while len(words) < count:
            index = self.position & 15
            if index == 0:
                self._words = self._block()
            block = self._words[index : index + count - len(words)]
            words.extend(block)
            self.position += len(block)
        return words

    def shuffle(self, items: list[T]) -> None:
        """Puts a list into a new order, each exactly equally likely."""
        last = len(items) - 1
        for i, word in zip(range(last, 0, -1), self.words(last), strict=True):
            product = word * (i + 1)
            j = product >> 32 if product & 0xFFFFFFFF > i else self._fold(word, i + 1)
            items[i], items[j] = items[j], items[i]

    def draw(self, items: list[T], count: int) -> list[T]:
        """So many different items, in the order drawn; the list itself stays as it is."""
        rest = items[:]
        return [rest.pop(self.below(len(rest))) for _ in range(min(count, len(rest)))]


def fresh_seed(rng: Random) -> bytes:
    return rng.randbytes(SEED_BYTES)
