"""What is said of the cards and figures of a roster: tooltips, and what a screen reader says."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.wording import about, fill
from desktop.wording.battle.board_views import ChipView, Mark, RowView, SideView
from desktop.wording.battle.figure_values import notch_words
from desktop.wording.battle.place_words import captor_words, place_words
from rules.battle.state import Place
from rules.text import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
_CARDS = QT_TRANSLATE_NOOP("Roster", "{side}, %n cards", None, 1)
_STANDING = QT_TRANSLATE_NOOP("Roster", "{side}, %n cards, {there} of {all} standing", None, 1)
_FIGURES = QT_TRANSLATE_NOOP("Roster", "%n figures", None, 1)
_SPEAKS = QT_TRANSLATE_NOOP("Roster", "speaking · %n figures", None, 1)
_TOUCHES = QT_TRANSLATE_NOOP("Roster", "in contact with %n enemies", None, 1)


def side_words(view: SideView) -> str:
    """Say a side: its name, how many cards and how many figures there are."""
    cards = len(view.rows)
    chips = [chip for row in view.rows for chip in row.chips]
    if not chips:
        words = translate("Roster", _CARDS, "", cards)
        return fill(words, side=view.header.name)
    words = translate("Roster", _STANDING, "", cards)
    there = sum(chip.place is Place.TABLE for chip in chips)
    return fill(words, side=view.header.name, there=there, all=len(chips))


def mark_words(row: RowView) -> str:
    """Say the place of a card in the sequence, where that may be told; "" for none."""
    return {
        Mark.SPEAKING: translate("Roster", "speaking now"),
        Mark.TOP: translate("Roster", "top of the pile"),
        Mark.PILE: translate("Roster", "number {number} in the pile").format(number=row.number),
        Mark.RESERVE: translate("Roster", "in reserve"),
        Mark.PLAYED: translate("Roster", "played"),
        Mark.BACK: translate("Roster", "not played yet"),
        Mark.OUT: translate("Roster", "not in the pile of this turn"),
    }.get(row.mark, "")


def row_words(row: RowView) -> str:
    """Say a card and its place in the sequence, where that may be told."""
    words = mark_words(row)
    return about(row.name, words) if words else row.name


def card_words(row: RowView, name: str) -> str:
    """Say a card as it is heard: its name, its place, its figures, its values."""
    figures = translate("Roster", _FIGURES, "", len(row.chips)) if row.chips else ""
    values = (f"{value.label} {value.text}" for value in row.values)
    return ", ".join(filter(None, (name, mark_words(row), figures, *values)))


def doing_words(chips: Sequence[ChipView]) -> str:
    """Say that a card speaks, and how many of its figures are left."""
    there = sum(chip.place is Place.TABLE for chip in chips)
    if there == len(chips):
        return translate("Roster", _SPEAKS, "", there)
    words = translate("Roster", "speaking · {there} of {all} standing")
    return words.format(there=there, all=len(chips))


def chip_words(chip: ChipView, row: RowView, way: str = "", *, target: bool = False) -> str:
    """Say a figure and its state, before it the letters that lead there and whether it may be a target."""
    parts = list(filter(None, (way, translate("Roster", "may be a target") if target else "")))
    if chip.place is not Place.TABLE:
        parts.append(captor_words(chip.captor) if chip.captor else place_words(chip.place))
    if chip.state_words and chip.place is not Place.DEAD:
        parts.append(chip.state_words)
        if not chip.life:
            parts.append(notch_words(chip.notches, chip.capacity))
    if chip.stunned:
        parts.append(translate("Roster", "stunned"))
    if chip.penalty and chip.place is Place.TABLE:
        parts.append(translate("Roster", "minus {n}").format(n=chip.penalty))
    if chip.activated:
        parts.append(translate("Roster", "has acted"))
    waiting = {each.id for each in row.chips if each.waits}
    left = [each for each in row.ready if each not in waiting]
    if chip.waits and not chip.activated:
        parts.append(translate("Roster", "has announced its action"))
    elif row.mark is Mark.SPEAKING and left[:1] == [chip.id]:
        parts.append(translate("Roster", "next to act"))
    elif chip.id in row.ready:
        parts.append(translate("Roster", "still to act"))
    if chip.fight:
        parts.append(translate("Roster", "fight {n}").format(n=chip.fight))
    if chip.touches:
        parts.append(translate("Roster", _TOUCHES, "", chip.touches))
    if chip.level:
        parts.append(translate("Roster", "flying"))
    parts += [badge.words for badge in chip.badges if badge.words]
    return about(chip.name, ", ".join(parts)) if parts else chip.name


def of_words(capacity: int) -> str:
    """Say of how many points of life some are left."""
    return translate("Roster", "of {n}").format(n=capacity)


def state_line(chip: ChipView) -> str:
    """Say in a row of its own that a figure has acted, or what else is remembered of it in words."""
    acted = translate("Roster", "has acted") if chip.activated else ""
    return next((badge.words for badge in chip.badges if badge.kind == "down"), acted)
