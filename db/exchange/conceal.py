"""Hide the order of a side's unplayed cards in a battle that leaves the library.

Permuting the cards would not do: the order with which a turn begins is known from the turn before, so
the permutation could be read off. Instead every state of the current turn is made *canonical* for the
hidden side: the places of its unplayed cards, pile and reserve together, are filled in the order of the
list. Two battles that differ only in the hidden order give the same file; and the file still replays,
because events store outcomes.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import replace

from db.battles import TELLING, BattleRecord
from rules.battle.concealment import ORDERING, hiding, is_unseen, ranked, unplayed
from rules.battle.events import Event, GameChanged, SideChanged, Step, apply, diff
from rules.battle.setup import Setup
from rules.battle.state import Game
from rules.text import Message

CONCEALED = "step.concealed"
CORRECTED = "step.order_corrected"


def hidden_sides(game: Game) -> tuple[str, ...]:
    """Return the sides whose order is not to be told; once a battle has ended there is none."""
    return tuple(key for key, side in game.sides.items() if side.hidden and game.result is None)


def secretive(record: BattleRecord, game: Game) -> frozenset[str]:
    """Return the sides of which a file does not say how they ordered: those that hide their sequence, or did.

    While a battle goes on, a side that has shown its sequence since is none of them.
    """
    if game.result is None:
        return frozenset(hidden_sides(game))
    return hiding(record.setup.start, game, (info.label for info in record.steps.values()))


def conceal(
    setup: Setup, steps: Sequence[Step], game: Game, sides: frozenset[str]
) -> tuple[Setup, list[Step | None]]:
    """Return set-up and steps of a path without the hidden orders; ``game`` is the state after them.

    None stands for a step that is left out: whether one of the ``sides`` changed its order, and how often, is
    not told either, not of earlier turns and not once the battle has ended.
    """
    secret = {key: unplayed(game, game.sides[key]) for key in hidden_sides(game)}
    first = _turn_begins(steps)
    told: list[Step | None] = []
    state = setup.start
    start = was = _plain(state, secret, canonical=first == 0)
    for number, step in enumerate(steps):
        after = apply(step.events, state)
        if is_unseen(step.label, sides) and not step.overruled:  # everybody knows of what was overruled
            told.append(None)
            state = after
            continue
        now = _plain(after, secret, canonical=number >= first)
        label = _unreasoned(step.label, secret)
        if number >= first:
            for key, cards in secret.items():
                label = _label(label, key, state, after, cards)
        told.append(replace(step, label=label, events=_events(step.events, was, now, sides)))
        state, was = after, now
    return replace(setup, start=start), told


def _turn_begins(steps: Sequence[Step]) -> int:
    """Return the number of the step that began the current turn, 0 in the first turn.

    A turn that was merely corrected keeps its phase and begins nothing.
    """
    for number in range(len(steps) - 1, -1, -1):
        for event in steps[number].events:
            if isinstance(event, GameChanged) and {"turn", "phase"} <= event.after.keys():
                return number
    return 0


def _plain(game: Game, secret: Mapping[str, frozenset[str]], *, canonical: bool) -> Game:
    """Return a state without saved orders, and with canonical places where asked."""
    rank = {card: number for number, card in enumerate(game.cards)}
    sides = dict(game.sides)
    for key, cards in secret.items():
        side = replace(sides[key], saved_orders={})
        if canonical:
            side = ranked(side, cards, rank)
        sides[key] = side
    return replace(game, sides=sides)


def _label(label: Message, key: str, before: Game, after: Game, cards: frozenset[str]) -> Message:
    """Return the label of a step, or one that tells nothing where it may tell a place.

    When no card was played, the very places in a label would tell; when one was, its name may be said.
    """
    if label.code == CORRECTED:
        return label  # the same whatever was moved, even nothing
    was, now = before.sides[key], after.sides[key]
    if all(getattr(was, name) == getattr(now, name) for name in TELLING):
        return label
    arranged = {*was.pile, *was.reserve} == {*now.pile, *now.reserve}
    if (arranged and label.code not in ORDERING) or _names(label.data, cards):
        return Message(CONCEALED, {"side": key})
    return label


def _unreasoned(label: Message, sides: Container[object]) -> Message:
    """Return the label without the reason that the owner of a hidden sequence typed, unseen."""
    side = label.data.get("side")
    return Message(CORRECTED, {"side": side}) if label.code == CORRECTED and side in sides else label


def _names(data: object, cards: frozenset[str]) -> bool:
    if isinstance(data, str):
        return data in cards
    if isinstance(data, Mapping):
        return any(_names(part, cards) for pair in data.items() for part in pair)
    if isinstance(data, tuple | list | set | frozenset):
        return any(_names(part, cards) for part in data)
    return False


def _events(events: Sequence[Event], was: Game, now: Game, sides: Container[str]) -> tuple[Event, ...]:
    """Return the events with those of the sides made anew from the states as they are told."""
    told: list[Event] = [e for e in events if not (isinstance(e, SideChanged) and e.key in sides)]
    return (*told, *(e for e in diff(was, now) if isinstance(e, SideChanged) and e.key in sides))
