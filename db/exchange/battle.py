"""One battle as one JSON document: set-up, steps with parents and labels, head.

Written so that another library, or a reader of the next decade, plays it to the same state. Read as if
by an enemy: sizes, types, references and the whole course of events are checked before anything is kept.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from db.battle_codec import SETUP, STEP
from db.battles import BattleRecord, KeptStep
from db.codec import is_of_newer_program
from db.errors import Unreadable
from db.exchange import budget
from db.exchange.budget import Budget
from db.exchange.conceal import conceal as concealed
from db.exchange.conceal import hidden_sides, secretive
from db.exchange.package_names import cleared, needs_clearing
from rules.battle.events import CardPut, FighterPut, GameChanged, Rolled, SideChanged, Step, apply
from rules.battle.setup import Setup
from rules.battle.state import SIDES, Game, Side
from rules.battle.system import Table
from rules.timeline import StepInfo

FORMAT = "tacticien-battle"
VERSION = 1
MAX_STEPS = 20_000
"""Four times the longest battle; each step is a row, wherever it branches off."""
MAX_CARDS = 500
MAX_FIGHTERS = 5_000
MAX_TURN = 10_000
MAX_EVENTS = 5_000
"""Of one step: as many as there are figures, each of which may move at once."""
MAX_DICE = 500
MAX_REASONS = 200
"""Of one roll: nobody has so many dice, nor does anything add up from so many parts."""
_CODE = re.compile(r"[\w. /-]*", re.ASCII)
_LOOKED_AT = 8
"""So many times as long takes looking at a figure as carrying it over into the next state."""


# Writing ------------------------------------------------------------------------------------------


def export(record: BattleRecord, conceal: bool = True) -> bytes:
    """Write a battle down; steps get numbers from 1 on.

    Where a side is hidden at the head, the places of its unplayed cards are not told. Nor is what it did
    with its order, here and in a battle that has ended. What was undone is left out then: the file holds the
    way to the head only.
    """
    game = record.game()
    setup, hidden = record.setup, hidden_sides(game) if conceal else ()
    sides = secretive(record, game) if conceal else frozenset()
    infos: list[StepInfo]
    told: Sequence[Step | None]
    if sides:
        path = record.path(record.head)
        setup, told = concealed(setup, [record.events[key] for key in path], game, sides)
        infos = [record.steps[key] for key in path]
    else:
        infos = list(record.steps.values())
        told = [record.events[info.id] for info in infos]
    # A step that is left out stands for the one before it.
    number: dict[int | None, int | None] = {None: None}
    written: list[dict[str, Any]] = []
    for info, step in zip(infos, told, strict=True):
        parent = number[info.parent]
        if step is not None:
            written.append({"parent": parent, "at": info.at, **STEP.plain(step)})
        number[info.id] = parent if step is None else len(written)
    document = {
        "format": FORMAT,
        "version": VERSION,
        "name": record.name,
        "concealed": list(hidden),
        "setup": SETUP.plain(setup),
        "head": number[record.head],
        "steps": written,
    }
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "replace")


# Reading ------------------------------------------------------------------------------------------


def read(data: bytes, file: str = "") -> BattleRecord:
    """Read a battle that somebody wrote down. It belongs to no library yet: its id is empty.

    Raises Unreadable, with ``file`` and the reason, for whatever is not such a battle, whole and sound.
    """
    return read_within(Budget.of(data, file, budget.MAX_BATTLE), data)


def read_within(paid: Budget, data: bytes) -> BattleRecord:
    """Read a battle that is part of a file. Raises Unreadable as :func:`read` does."""
    file = paid.file
    try:
        document = paid.json(data)
    except ValueError as error:
        raise Unreadable("not_a_battle", file=file) from error
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise Unreadable("not_a_battle", file=file)
    version = document.get("version")
    if isinstance(version, int) and version > VERSION:
        raise Unreadable("newer", file=file)
    try:
        return _read(document, paid)
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError) as error:
        raise Unreadable("newer" if is_of_newer_program(error) else "damaged", file=file) from error


def _read(document: Mapping[str, Any], paid: Budget) -> BattleRecord:
    if document["version"] != VERSION:
        raise ValueError("version")
    written = document["steps"]
    if not isinstance(written, list) or not all(isinstance(row, dict) for row in written):
        raise ValueError("steps")
    if len(written) > MAX_STEPS:
        raise paid.exceeded()
    for row in written:
        _look_at_rolls(row.get("events"), paid)
    if any(map(needs_clearing, budget.texts_of(document))):
        document = cleared(document)
        written = document["steps"]
    setup = SETUP.read_parsed(document["setup"])
    _name(setup.name)
    parents = [_number(row.pop("parent"), below) for below, row in enumerate(written, 1)]
    times = [_time(row.pop("at")) for row in written]
    steps = [STEP.read_parsed(row) for row in written]
    if not all(map(_CODE.fullmatch, _codes(steps))):
        raise ValueError("a code that no message has")
    check(setup, steps, parents, paid)
    kept = {
        number: KeptStep.of(step, parent, at)
        for number, (step, parent, at) in enumerate(zip(steps, parents, times, strict=True), 1)
    }
    head = _number(document["head"], len(steps) + 1)
    return BattleRecord("", _name(document["name"]), setup, head, kept)


def _look_at_rolls(events: object, paid: Budget) -> None:
    """Raise Unreadable for more events in one step, or dice in one roll, than anybody has on a table."""
    if not isinstance(events, list):
        return
    if len(events) > MAX_EVENTS:
        raise Unreadable("too_many_events", file=paid.file, most=MAX_EVENTS)
    for event in events:
        for key, most in (("dice", MAX_DICE), ("reasons", MAX_REASONS)):
            if isinstance(event, dict) and isinstance(part := event.get(key), list) and len(part) > most:
                raise Unreadable(f"too_many_{key}", file=paid.file, most=most)


def _codes(steps: Sequence[Step]) -> Iterator[str]:
    """Give the codes of all that is worded of the steps."""
    for step in steps:
        yield from (step.label.code, step.overruled, *(message.code for message in step.against))
        for event in step.events:
            if isinstance(event, Rolled):
                yield from (event.what.code, event.outcome.code)
                yield from (reason.message.code for reason in event.reasons)


def _number(value: object, below: int) -> int | None:
    """Return a step's number: of an earlier step, so that no step is its own ancestor."""
    if value is None or (type(value) is int and 0 < value < below):
        return value
    raise ValueError("step number")


def _name(value: object) -> str:
    if isinstance(value, str) and len(value) <= budget.MOST_NAME:
        return value
    raise ValueError("name")


def _time(value: object) -> str:
    """Return a time with its zone, or nothing where none was kept."""
    if value == "" or (isinstance(value, str) and datetime.fromisoformat(value).tzinfo is not None):
        return str(value)
    raise ValueError("time")


# Soundness ----------------------------------------------------------------------------------------


def check(setup: Setup, steps: Sequence[Step], parents: Sequence[int | None], paid: Budget) -> None:
    """Play every step on the state after its parent and look at what comes out.

    Raises ValueError or KeyError for events that do not fit, or name what is not there; Unreadable for more
    than anybody plays.
    """
    check_state(setup.start)
    Table.of(setup)
    held = [(setup.start, _after(parents))]
    while held:
        state, steps_after = held[-1]
        if not steps_after:
            held.pop()
            continue
        number, further = steps_after.pop()
        if not steps_after:
            held.pop()  # nothing else begins from this state
        step = steps[number - 1]
        figures = len(state.fighters) + len(state.cards)
        paid.play(len(step.events) * figures)
        state = apply(step.events, state)
        if any(isinstance(e, SideChanged | GameChanged | FighterPut | CardPut) for e in step.events):
            paid.play(_LOOKED_AT * figures)
            check_state(state)
        if further:
            held.append((state, further))


_Tree = list[tuple[int, "_Tree"]]


def _after(parents: Sequence[int | None]) -> _Tree:
    """Return the first steps, each with those that follow it; that which has the most behind it comes first.

    Whoever takes the last of each list has few states to keep at any time, however the battle branches.
    """
    trees: dict[int | None, _Tree] = {number: [] for number in (None, *range(1, len(parents) + 1))}
    behind = [1] * (len(parents) + 1)
    for number in range(len(parents), 0, -1):
        if (parent := parents[number - 1]) is not None:
            behind[parent] += behind[number]
        trees[parent].append((number, trees[number]))
    for tree in trees.values():
        tree.sort(key=lambda each: -behind[each[0]])
    return trees[None]


def check_state(game: Game) -> None:
    """Look whether everything that a state names is in it. Raises ValueError."""
    cards, sides = game.cards.keys(), (*SIDES, "")
    sound = (
        tuple(game.sides) == SIDES
        and all(key == side.key and _names_known(side, cards) for key, side in game.sides.items())
        and len(cards) <= MAX_CARDS
        and all(key == card.id and card.side in SIDES for key, card in game.cards.items())
        and len(game.fighters) <= MAX_FIGHTERS
        and all(key == fighter.id and fighter.card in cards for key, fighter in game.fighters.items())
        and cards >= {*game.speaking}
        and game.hand in sides
        and game.winner in sides
        and 0 <= game.turn <= MAX_TURN
    )
    if not sound:
        raise ValueError("a state that names what it does not hold")


def _names_known(side: Side, cards: Any) -> bool:
    named = {*side.order, *side.pile, *side.reserve, *side.played}
    return bool(cards >= named.union(*side.saved_orders.values()))
