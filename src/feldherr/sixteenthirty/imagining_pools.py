"""Which of the two pools each card that must be in a hand came from, worked out where drawing at random does not do.

A circulation: what flows are cards of the first pool, from their kinds to their holders; a lower bound on an edge says
how many must come from the first pool as the second has not enough of them, or the holder no room for them.
"""

from collections import deque
from collections.abc import Iterable

from feldherr.sixteenthirty.cards import KINDS, OPEN
from feldherr.sixteenthirty.imagining_holders import Holder, Pools

Node = tuple[str, int]
TABLE: Node = ("table", 0)


class Edge:
    """What may flow from one node to another, and what does."""

    __slots__ = ("flow", "head", "least", "most", "tail")

    def __init__(self, tail: Node, head: Node, least: int, most: int) -> None:
        self.tail = tail
        self.head = head
        self.least = max(0, least)
        self.most = most
        self.flow = 0


def take_shown(pools: Pools, holders: list[Holder]) -> bool:
    """Gives everyone the cards that all have seen, so that enough is left for those that are known otherwise."""
    edges = network(pools, holders)
    if not circulate(edges):
        return False
    for edge in edges:
        if edge.tail[0] == "kind" and edge.head[0] == "holder":
            holder, kind = holders[edge.head[1]], edge.tail[1]
            for number in range(edge.most):
                holder.take(int(number >= edge.flow), kind, pools)
    return True


def network(pools: Pools, holders: list[Holder]) -> list[Edge]:
    edges: list[Edge] = []
    groups = groups_of(holders)
    for kind in sorted({card for holder in holders for card in holder.shown}):
        number = sum(holder.shown.count(kind) for holder in holders)
        home = next((node for node, kinds, _ in groups if kind in kinds), TABLE)
        edges.append(Edge(home, ("kind", kind), number - pools[1][kind], pools[0][kind]))
        for at, holder in enumerate(holders):
            if kind in holder.shown:
                edges.append(Edge(("kind", kind), ("holder", at), 0, holder.shown.count(kind)))
    for node, kinds, unknown in groups:
        number = sum(card in kinds for holder in holders for card in holder.shown) + sum(unknown.values())
        first, second = (sum(pool[kind] for kind in kinds) for pool in pools)
        edges.append(Edge(TABLE, node, number - second, first))
        edges.extend(Edge(node, ("holder", at), 0, unseen) for at, unseen in unknown.items())
    for at, holder in enumerate(holders):
        number = len(holder.shown) + sum(unknown.get(at, 0) for _, _, unknown in groups)
        edges.append(Edge(("holder", at), TABLE, number - holder.sizes[1], holder.sizes[0]))
    return edges


def groups_of(holders: list[Holder]) -> list[tuple[Node, Iterable[int], dict[int, int]]]:
    """Kinds of which somebody must have so many cards, whichever they are: without named influence, or one due."""
    unnamed = {at: sum(h.sizes) - len(h.shown) for at, h in enumerate(holders) if h.no_influence}
    due = [(("due", at), h.due, {at: 1}) for at, h in enumerate(holders) if h.due]
    return [(("unnamed", 0), range(OPEN, KINDS), unnamed), *due]


def circulate(edges: list[Edge]) -> bool:
    """Raises every flow to what it must be at least; False, if that cannot be."""
    near: dict[Node, list[Edge]] = {}
    for edge in edges:
        near.setdefault(edge.tail, []).append(edge)
        near.setdefault(edge.head, []).append(edge)
    for edge in edges:
        while edge.flow < edge.least:
            way = way_between(near, edge.head, edge.tail)
            if edge.flow >= edge.most or way is None:
                return False
            edge.flow += 1
            for other, change in way:
                other.flow += change
    return True


def way_between(near: dict[Node, list[Edge]], start: Node, goal: Node) -> list[tuple[Edge, int]] | None:
    """The shortest way along edges that can take one more, or backwards along those that can do with one less."""
    came: dict[Node, tuple[Node, Edge, int] | None] = {start: None}
    queue = deque([start])
    while queue and goal not in came:
        node = queue.popleft()
        for edge in near[node]:
            if edge.tail == node and edge.flow < edge.most and edge.head not in came:
                came[edge.head] = (node, edge, 1)
                queue.append(edge.head)
            elif edge.head == node and edge.flow > edge.least and edge.tail not in came:
                came[edge.tail] = (node, edge, -1)
                queue.append(edge.tail)
    if goal not in came:
        return None
    way = []
    step = came[goal]
    while step is not None:
        node, edge, change = step
        way.append((edge, change))
        step = came[node]
    return way
