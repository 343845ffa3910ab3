"""What is heard of the list of fights: its lines, and the dice, figures and chips on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QRect, QRectF
from PySide6.QtGui import QAccessible

from desktop.battle.fights.delegate import MORE, WHOLE_TEST, shown_chips, spots
from desktop.battle.fights.items import ChipsLine, CompareLine, FightItem, FightLine, ShareLine
from desktop.drafts.fights_draft import FACES
from desktop.widgets.spoken import Heard
from desktop.widgets.spoken_dice import heard_dice
from desktop.wording import about

translate = QCoreApplication.translate
_CHECK, _SPIN = QAccessible.Role.CheckBox, QAccessible.Role.SpinBox
_SHARED = ("share:attack", "share:defence")
_MOST = 99
"""More dice than this no figure has in attack or defence."""


def heard_parts(line: FightItem, rect: QRect) -> Iterator[Heard]:
    """Give a line and what is pressed on it; a press names the line and what of it."""
    places = {what: place.toRect() for place, what in spots(line, QRectF(rect))}
    if not isinstance(line, ShareLine | ChipsLine):
        yield Heard(line.said, rect, f"{line.id}|")
    match line:
        case FightLine():
            for camp in line.camps:
                for chip in camp.chips:
                    what = f"figure:{chip.id}"
                    yield Heard(chip.name, places[what], f"{line.id}|{what}")
        case CompareLine() if line.ask:
            yield Heard(line.ask, places["die:1"], role=QAccessible.Role.StaticText)
            boxes = [places["die:1"], places[f"die:{FACES}"]]
            for die in heard_dice(line.dice, boxes):
                yield replace(die, press=f"{line.id}|die")
            whole = translate("Fights", "Bonuses and several dice of the test")
            yield Heard(whole, places[WHOLE_TEST], f"{line.id}|{WHOLE_TEST}")
        case ShareLine():
            for label, dice, what in zip(line.labels, line.dice, _SHARED, strict=True):
                name = about(f"{line.name}, {label}", str(dice))
                yield Heard(name, places[f"{what}:1"], f"{line.id}|{what}", _SPIN, value=dice, most=_MOST)
        case ChipsLine():
            for each in shown_chips(line, rect.width()):
                what, press = f"row:{each.id}", f"{line.id}|row:{each.id}"
                if each.id == MORE:
                    yield Heard(each.said, places[what], press)
                else:
                    yield Heard(each.said, places[what], press, _CHECK, checked=bool(each.state))


def meant(lines: Sequence[FightItem], press: str, value: int | None) -> list[str]:
    """Give what a hand would press for it, several times where dice are moved by more than one."""
    line, _, what = press.partition("|")
    if value is None or what == "die":
        return [what if value is None else f"die:{value}"]
    dice = next(each.dice for each in lines if isinstance(each, ShareLine) and each.id == line)
    more = value - dice[_SHARED.index(what)]
    return [f"{what}:{1 if more > 0 else -1}"] * abs(more)
