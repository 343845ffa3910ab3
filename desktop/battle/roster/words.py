"""What is said of the cards and figures of a roster: tooltips, and what a screen reader says."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.battle.board.views import ChipView, Mark, RowView
from desktop.wording import about, fill
from rules.battle.state import Place

translate = QCoreApplication.translate


def row_words(row: RowView) -> str:
    """Say a card and its place in the sequence, where that may be told."""
    words = {
        Mark.SPEAKING: translate("SideRows", "speaking now"),
        Mark.TOP: translate("SideRows", "top of the pile"),
        Mark.PILE: translate("SideRows", "number {number} in the pile").format(number=row.number),
        Mark.RESERVE: translate("SideRows", "in reserve"),
        Mark.PLAYED: translate("SideRows", "played"),
        Mark.BACK: translate("SideRows", "not played yet"),
        Mark.OUT: translate("SideRows", "not in the pile of this turn"),
    }.get(row.mark, "")
    return about(row.name, words) if words else row.name


def chip_words(chip: ChipView) -> str:
    """Say a figure and its state."""
    parts = []
    if chip.place is not Place.TABLE:
        parts.append(captor_words(chip.captor) if chip.captor else place_words(chip.place))
    elif chip.state_words:
        worn = "" if chip.life else f" ({chip.notches}/{chip.capacity})"
        parts.append(f"{chip.state_words}{worn}")
    if chip.stunned:
        parts.append(translate("SideRows", "stunned"))
    if chip.activated:
        parts.append(translate("SideRows", "has acted"))
    if chip.touches:
        parts.append(translate("SideRows", "in contact with %n enemies", "", chip.touches))
    if chip.level:
        parts.append(translate("SideRows", "flying"))
    parts += [badge.words for badge in chip.badges if badge.words]
    return about(chip.name, ", ".join(parts)) if parts else chip.name


def place_words(place: Place) -> str:
    """Say where a figure is."""
    words = {
        Place.TABLE: translate("Battle", "on the table"),
        Place.OFF: translate("Battle", "off the table"),
        Place.FLED: translate("Battle", "fled"),
        Place.DEAD: translate("Battle", "dead"),
        Place.CAPTURED: translate("Battle", "captured"),
    }
    return words[place]


def captor_words(captor: str) -> str:
    """Say who captured a figure."""
    return fill(translate("Battle", "captured by {name}"), name=captor)
