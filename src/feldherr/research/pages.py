"""The page of a game for researchers, made from the tables that the code uses: python -m feldherr.research.pages."""

from pathlib import Path
from typing import Final

import feldherr
from feldherr.research.encoding import Encoding, encoding
from feldherr.research.encoding.layout import CODE, Field

FOLDER: Final = Path("docs") / "research"
TITLES: Final = {"wallenstein": "Wallenstein", "sixteenthirty": "Sixteen Thirty Something"}
IDS: Final = {"wallenstein": "feldherr/Wallenstein-v0", "sixteenthirty": "feldherr/SixteenThirty-v0"}
OPTIONS: Final = {
    "wallenstein": 'edition="second", court=True, landsknechte=True, lineup="draft"',
    "sixteenthirty": 'rules={"league_bonus_without_influence": False}',
}
PARTS: Final = {
    "wallenstein": (
        "A plan is laid box by box, the bid first and then in the order of the field `laid`: 11 actions, 14 at court, "
        "10 where the order is shuffled. A march is its target and then its number; where an army may be deployed "
        "first, `recruit` comes before. Boxes left empty are named in ascending order. Everything else is one action."
    ),
    "sixteenthirty": (
        "Initial influence is up to three cards in ascending order, an Open card followed by its country, then `done`. "
        "A bid is its cards in ascending order, `done`, and the cards that make room. A lobby is country, issue and "
        "perhaps a target; a special card is the card and what it is played on. Excess cards come in ascending order. "
        "An exchange is a seat, counted to the left, the card taken and the card given."
    ),
}


def page(game: str) -> str:
    """The whole page."""
    code = encoding(game)
    return "\n".join([*_head(game, code), *_actions(code), *_observation(code), *_end(game, code)])


def _head(game: str, code: Encoding) -> list[str]:
    seats = feldherr.rulebook(game).seats
    return [
        f"# {TITLES[game]} for researchers",
        "",
        "<!-- Made by python -m feldherr.research.pages from the code; a test compares them. -->",
        "",
        "| | |",
        "| --- | --- |",
        f"| Players | {seats[0]} to {seats[-1]}, 4 unless told otherwise; agents `player_0` on |",
        f"| Actions | `Discrete({len(code.ACTION_NAMES)})` with a mask |",
        f"| Observation | {code.LAYOUT.size} integers (`int16`); unfolded for networks, {code.LAYOUT.unfolded_size} "
        "floats from 0 to 1 |",
        "| Reward | at the end: 1 for the first place evenly down to -1 for the last, ties share; the sum is 0 |",
        "| Hidden | what the rules hide; only what the seat may know is in its observation |",
        "",
        "## Usage",
        "",
        "```python",
        f"from feldherr.research.pettingzoo import {game}_v0",
        "",
        f"env = {game}_v0.env(players=4, render_mode=None, {OPTIONS[game]})",
        "env.reset(seed=1618)",
        "for agent in env.agent_iter():",
        "    observation, reward, termination, truncation, info = env.last()",
        '    action = None if termination else env.action_space(agent).sample(observation["action_mask"])',
        "    env.step(action)",
        "```",
        "",
        "`raw_env` raises `IllegalMove` where `env` ends the game at the cost of -1; `parallel_env` lets all seats act "
        "in every step, with `wait` for those who are not asked. All options of `feldherr.new_game` can be given.",
        "",
        "```python",
        "import gymnasium, feldherr.research.gymnasium",
        "",
        f'env = gymnasium.make("{IDS[game]}", players=4, seat=0, opponents="captain")',
        f'many = gymnasium.make_vec("{IDS[game]}", num_envs=64, vectorization_mode="vector_entry_point")',
        "```",
        "",
        "```python",
        "import pyspiel, feldherr.research.openspiel",
        "",
        f'game = pyspiel.load_game("python_{game}(players=3)")',
        "```",
        "",
        "## Actions",
        "",
        PARTS[game],
        "",
    ]


def _actions(code: Encoding) -> list[str]:
    lines = ["| from | to | which | what it does |", "| ---: | ---: | --- | --- |"]
    for span, about in code.ACTION_ABOUT:
        names = [code.ACTION_NAMES[action] for action in span]
        shown = ", ".join(names) if len(names) < 12 else f"{names[0]}, {names[1]}, … {names[-1]}"
        lines.append(f"| {span[0]} | {span[-1]} | {shown} | {about} |")
    return [*lines, ""]


def _observation(code: Encoding) -> list[str]:
    layout = code.LAYOUT
    lines = [
        "## Observation",
        "",
        "Index by index. A *code* says which one it is, a *count* how many; the lowest number is always 0. The own "
        "seat comes first, the others follow to the left; places of seats that nobody has are 0.",
        "",
        "| index | field | of | highest | | what it is |",
        "| ---: | --- | --- | ---: | --- | --- |",
    ]
    for field in layout.fields:
        first = layout.start[field.name]
        last = first + len(field.items) - 1
        index = f"{first}" if first == last else f"{first}–{last}"
        kind = "code" if field.kind == CODE else "count"
        lines.append(f"| {index} | `{field.name}` | {_items(field)} | {field.high} | {kind} | {field.about} |")
    return [*lines, ""]


def _items(field: Field) -> str:
    if len(field.items) == 1:
        return ""
    if len(field.items) <= 6:
        return ", ".join(field.items)
    return f"{field.items[0]}, {field.items[1]}, … {field.items[-1]} ({len(field.items)})"


def _end(game: str, code: Encoding) -> list[str]:
    return [
        "```python",
        "import feldherr",
        "from feldherr.research.encoding import encoding",
        "",
        f'numbers = encoding("{game}")',
        f'table = feldherr.new_game("{game}", players=4, seed=1618)',
        "observation = numbers.observe_table(table.state, 0)  # as an environment gives it, but for the question",
        'numbers.LAYOUT.span("victory_points")  # where a field lies',
        "numbers.LAYOUT.unfold(observation)  # counts from 0 to 1, codes as one of many: for networks",
        "```",
        "",
        "## Rewards",
        "",
        "0 until the game is over. Then 1 for the first place, -1 for the last, and those between evenly spaced; who "
        "tie get the mean of their places. An illegal action ends the game with -1 for its seat and 0 for the others.",
        "",
        "## Versions",
        "",
        f"- v0: {len(code.ACTION_NAMES)} actions, {code.LAYOUT.size} numbers; rules version "
        f"{feldherr.rulebook(game).version}. Another number of either will have another name.",
        "",
    ]


def main() -> None:
    for game in TITLES:
        (FOLDER / f"{game}.md").write_text(page(game), "utf-8")


if __name__ == "__main__":
    main()
