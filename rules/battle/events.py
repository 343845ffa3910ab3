"""Events store outcomes, before and after: applying only sets, it never rolls, refuses or recomputes.

A rule works on states; :func:`diff` turns two states into the events between them, so that applying the
events of a step to the state before it gives the state after it, whatever the rule was.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal

from rules.battle.state import BattleCard, Fighter, Game, Side
from rules.text import Message, Reason

Patch = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class FighterChanged:
    """Fields of one fighter went from ``before`` to ``after``."""

    id: str
    before: Patch
    after: Patch
    kind: Literal["fighter"] = "fighter"
    version: int = 1


@dataclass(frozen=True, slots=True)
class FighterPut:
    """A fighter came into the battle (``before`` None) or was taken out (``after`` None)."""

    before: Fighter | None
    after: Fighter | None
    kind: Literal["fighter_put"] = "fighter_put"
    version: int = 1


@dataclass(frozen=True, slots=True)
class CardPut:
    """A card came, left, or was replaced as a whole (a sketch that got its name)."""

    before: BattleCard | None
    after: BattleCard | None
    kind: Literal["card_put"] = "card_put"
    version: int = 1


@dataclass(frozen=True, slots=True)
class SideChanged:
    """Fields of one side went from ``before`` to ``after``."""

    key: str
    before: Patch
    after: Patch
    kind: Literal["side"] = "side"
    version: int = 1


@dataclass(frozen=True, slots=True)
class GameChanged:
    """Fields of the battle itself (turn, phase, step, hand …) went from ``before`` to ``after``."""

    before: Patch
    after: Patch
    kind: Literal["game"] = "game"
    version: int = 1


@dataclass(frozen=True, slots=True)
class Rolled:
    """A roll as the log tells it: dice as they fell, rolled here or typed, and the sum of reasons.

    It changes nothing; its consequences are events of their own.
    """

    what: Message
    dice: tuple[int, ...]
    typed: bool
    reasons: tuple[Reason, ...] = ()
    total: float | None = None
    outcome: Message = field(default_factory=lambda: Message(""))
    kind: Literal["rolled"] = "rolled"
    version: int = 1


Event = FighterChanged | FighterPut | CardPut | SideChanged | GameChanged | Rolled

_MAPS = ("sides", "cards", "fighters")
_GAME_FIELDS = tuple(f.name for f in fields(Game) if f.name not in _MAPS)
_SIDE_FIELDS = tuple(f.name for f in fields(Side) if f.name != "key")
_FIGHTER_FIELDS = tuple(f.name for f in fields(Fighter) if f.name != "id")


def _patches(names: Iterable[str], before: object, after: object) -> tuple[dict[str, Any], dict[str, Any]]:
    old: dict[str, Any] = {}
    new: dict[str, Any] = {}
    for name in names:
        was, now = getattr(before, name), getattr(after, name)
        if was is not now and was != now:
            old[name], new[name] = was, now
    return old, new


def diff(before: Game, after: Game) -> tuple[Event, ...]:
    """Return the events that lead from one state to the other."""
    events: list[Event] = []
    if before.cards is not after.cards:
        for key in {**before.cards, **after.cards}:
            card_was, card_now = before.cards.get(key), after.cards.get(key)
            if card_was != card_now:
                events.append(CardPut(card_was, card_now))
    if before.fighters is not after.fighters:
        for key in {**before.fighters, **after.fighters}:
            was, now = before.fighters.get(key), after.fighters.get(key)
            if was is now:
                continue
            if was is None or now is None:
                events.append(FighterPut(was, now))
            else:
                old, new = _patches(_FIGHTER_FIELDS, was, now)
                if new:
                    events.append(FighterChanged(key, old, new))
    for key, side in after.sides.items():
        if side is before.sides[key]:
            continue
        old, new = _patches(_SIDE_FIELDS, before.sides[key], side)
        if new:
            events.append(SideChanged(key, old, new))
    old, new = _patches(_GAME_FIELDS, before, after)
    if new:
        events.append(GameChanged(old, new))
    return tuple(events)


def apply(events: Iterable[Event], game: Game) -> Game:
    """Return the state after the events; the state handed in stays as it was, and what is equal is shared."""
    sides, cards, fighters = game.sides, game.cards, game.fighters
    top: dict[str, Any] = {}
    for event in events:
        match event:
            case FighterChanged():
                fighters = {**fighters, event.id: replace(fighters[event.id], **event.after)}
            case SideChanged():
                sides = {**sides, event.key: replace(sides[event.key], **event.after)}
            case GameChanged():
                top.update(event.after)
            case FighterPut(before=was, after=now):
                fighters = _with(fighters, was, now)
            case CardPut(before=card_was, after=card_now):
                cards = _with(cards, card_was, card_now)
            case _:
                pass  # a roll tells; it changes nothing
    return replace(game, sides=sides, cards=cards, fighters=fighters, **top)


def undo(events: Iterable[Event], game: Game) -> Game:
    """Return the state before the events, from the state after them."""
    return apply((_inverted(event) for event in reversed(tuple(events))), game)


def _inverted(event: Event) -> Event:
    if isinstance(event, Rolled):
        return event
    return replace(event, before=event.after, after=event.before)  # type: ignore[arg-type]


def _with(table: Mapping[str, Any], was: Any, now: Any) -> Mapping[str, Any]:
    if now is not None:
        return {**table, now.id: now}
    return {key: each for key, each in table.items() if key != was.id}


@dataclass(frozen=True, slots=True)
class Step:
    """One gesture: its label, the refusal that the table overruled if any, and its events.

    ``overruled`` is the code of the refusal, ``against`` what it said: its reasons with their data. Steps of
    old hold the code alone.
    """

    label: Message
    events: tuple[Event, ...]
    overruled: str = ""
    against: tuple[Message, ...] = ()
