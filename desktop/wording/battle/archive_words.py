"""Say how battles ended, and what the archive counts of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.wording import fill, number
from desktop.wording.naming import side_name
from rules.battle.archive import CardLosses, Record
from rules.battle.state import SIDES, Result
from rules.text import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
# Marked apart: who collects the words does not see a count in a call of translate.
_WON = QT_TRANSLATE_NOOP("Archive", "%n won", None, 1)
_DRAWN = QT_TRANSLATE_NOOP("Archive", "%n drawn", None, 1)
_LOST = QT_TRANSLATE_NOOP("Archive", "%n lost", None, 1)
_COUNTED = QT_TRANSLATE_NOOP("Archive", "%n battles ended", None, 1)
_RUNNING = QT_TRANSLATE_NOOP("Archive", "%n still running, not counted", None, 1)
_DAMAGED = QT_TRANSLATE_NOOP("Archive", "%n could not be read", None, 1)


def points_words(result: Result) -> str:
    """Say the points of both sides, "" where none were counted."""
    return " – ".join(number(result.points.get(key, 0)) for key in SIDES) if result.points else ""


def result_words(result: Result | None, armies: Sequence[str], ended: bool) -> str:
    """Say how a battle ended, with its points, or that it goes on."""
    if result is None:
        return translate("StartPage", "Ended") if ended else translate("Archive", "Running")
    said = translate("Report", "A draw")
    if result.winner:
        winner = side_name(result.winner, armies[SIDES.index(result.winner)])
        said = fill(translate("Report", "Victory: {side}"), side=winner)
    return " · ".join(filter(None, (said, points_words(result))))


def counts_words(record: Record) -> str:
    """Say how many battles an army won, drew and lost; what there was none of is left out."""
    counts = ((_WON, record.won), (_DRAWN, record.drawn), (_LOST, record.lost))
    return ", ".join(translate("Archive", words, None, n) for words, n in counts if n)


def read_words(counted: int, running: int, damaged: int) -> str:
    """Say how many battles are counted, and how many are not because they go on or could not be read."""
    apart = [(words, n) for words, n in ((_RUNNING, running), (_DAMAGED, damaged)) if n]
    return ", ".join(translate("Archive", words, None, n) for words, n in ((_COUNTED, counted), *apart))


def opponent_words(record: Record) -> str:
    """Name an army, or against whom it fought."""
    unnamed = translate("Archive", "an army without a name")
    if record.opponent is None:
        return record.army or unnamed
    return fill(translate("Archive", "against {army}"), army=record.opponent or unnamed)


def record_words(record: Record) -> str:
    """Say how an army fared, or how it did so against one opponent."""
    indent = "" if record.opponent is None else "  "
    return f"{indent}{opponent_words(record)} · {counts_words(record)}"


def losses_words(card: CardLosses, language: str) -> str:
    """Say how many figures of a card were lost."""
    words = translate("Archive", "{card}: {lost} of {figures} lost")
    return fill(words, card=card.name(language), lost=card.lost, figures=card.figures)
