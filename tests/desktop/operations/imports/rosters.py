"""A roster read into a library that holds nothing else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from db.library import ArmyWrite
from desktop.operations.desk import Desk
from rules.armies import Army
from rules.text import Message
from tests.db.exchange.foreign import profile, roster, selection


def figure(name: str, number: int = 1, **bought: int) -> str:
    inside = [selection(key, kind="upgrade", pa=pa) for key, pa in bought.items()]
    return selection(name, number=number, pa=17 * number, profiles=[profile(name)], selections=inside)


def path(folder: Path, *figures: str, limit: object = 400) -> Path:
    made = folder / "list.ros"
    made.write_bytes(roster(*figures, limit=limit))
    return made


def the_army(desk: Desk) -> Army:
    (army,) = desk.library.armies()
    return army


def listed(desk: Desk) -> list[tuple[str, int, list[tuple[str, float | None]], str]]:
    army = the_army(desk)
    card = desk.library.muster(army).card
    return [
        (card(e).name("fr"), e.figures, [(o.name, o.pa) for o in e.options], e.note) for e in army.entries
    ]


def put(desk: Desk, **fields: Any) -> None:
    army = replace(the_army(desk), **fields)
    desk.library.write_armies(Message("step.army_edited"), [ArmyWrite(army.id, army)])
