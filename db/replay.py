"""The state of a battle straight from its stored steps: the last value of each field is what stands.

Events store outcomes, so the state at a step needs no object per event: their parsed JSON is merged and
each fighter, side and card is made once. The tests hold it equal to :func:`rules.battle.events.apply`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from pydantic_core import from_json

from db.battle_codec import BATTLE_CARD, FIGHTER, FIGHTER_PATCH, GAME_PATCH, SIDE_PATCH
from db.codec import calm
from rules.battle.state import Game


def replay(start: Game, deeds: Iterable[bytes]) -> Game:
    """Return the state after the deeds (JSON of :class:`db.battle_codec.StepContent`), oldest first.

    Raises ValueError (pydantic's) or KeyError for events that do not fit the battle.
    """
    with calm():
        return _replay(start, from_json(b"[" + b",".join(deeds) + b"]"))


def _replay(start: Game, deeds: Iterable[Mapping[str, Any]]) -> Game:
    fighters: dict[str, Any] = dict(start.fighters)
    cards: dict[str, Any] = dict(start.cards)
    of_fighters: dict[str, dict[str, Any]] = {}
    of_sides: dict[str, dict[str, Any]] = {}
    top: dict[str, Any] = {}
    for deed in deeds:
        for event in deed["events"]:
            match event["kind"]:
                case "fighter":
                    key = event["id"]
                    if key not in fighters:
                        raise KeyError(key)
                    of_fighters.setdefault(key, {}).update(event["after"])
                case "side":
                    of_sides.setdefault(event["key"], {}).update(event["after"])
                case "game":
                    top.update(event["after"])
                case "fighter_put":
                    of_fighters.pop(_put(fighters, event), None)
                case "card_put":
                    _put(cards, event)
    sides = dict(start.sides)
    for key, put in fighters.items():
        if isinstance(put, dict):
            fighters[key] = FIGHTER.read_parsed(put)
    for key, put in cards.items():
        if isinstance(put, dict):
            cards[key] = BATTLE_CARD.read_parsed(put)
    for key, patch in of_fighters.items():
        fighters[key] = replace(fighters[key], **FIGHTER_PATCH.read(patch))
    for key, patch in of_sides.items():
        sides[key] = replace(sides[key], **SIDE_PATCH.read(patch))
    return replace(start, sides=sides, cards=cards, fighters=fighters, **GAME_PATCH.read(top))


def _put(table: dict[str, Any], event: Mapping[str, Any]) -> str:
    was, now = event["before"], event["after"]
    key: str = (now or was)["id"]
    if now is not None:
        table[key] = now
    else:
        table.pop(key, None)
    return key
