"""The words of list formats: what each kind of check does, what its parameters are."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.wording import fill, number
from rules.formats import CHECKS, CheckRow
from rules.text import QT_TRANSLATE_NOOP

CONTEXT = "Formats"


@dataclass(frozen=True, slots=True)
class CheckWords:
    """The name of a kind of check, what it does in one sentence, and the captions of its parameters."""

    name: str
    about: str
    captions: tuple[tuple[str, str], ...] = ()


_PERCENT = ("percent", QT_TRANSLATE_NOOP("Formats", "% at most"))
_STARTED = ("started", QT_TRANSLATE_NOOP("Formats", "per started PA"))
_FIGURES = QT_TRANSLATE_NOOP("Formats", "%n figures per started {started} PA", None, 1)
_CARDS = QT_TRANSLATE_NOOP("Formats", "%n cards per started {started} PA", None, 1)
_COUNTED = {"figures_per_points": _FIGURES, "cards_per_points": _CARDS, "cards_per_profile": _CARDS}
"""The checks whose number is counted per started slice: they are said in one go, with the count's plural."""
CHECK_WORDS: dict[str, CheckWords] = {
    "points": CheckWords(
        QT_TRANSLATE_NOOP("Formats", "Points"),
        QT_TRANSLATE_NOOP("Formats", "The list stays within its limit, which is one of the format’s."),
    ),
    "unknown_pa": CheckWords(
        QT_TRANSLATE_NOOP("Formats", "Unknown prices"),
        QT_TRANSLATE_NOOP("Formats", "Prices that are still missing are pointed out."),
    ),
    "figures_per_card": CheckWords(
        QT_TRANSLATE_NOOP("Formats", "Figures on one card"),
        QT_TRANSLATE_NOOP("Formats", "The more a profile costs, the fewer figures its card stands for."),
        (("bands", ""),),
    ),
    "figures_per_points": CheckWords(
        QT_TRANSLATE_NOOP("Formats", "Figures in the list"),
        QT_TRANSLATE_NOOP("Formats", "A limit on figures for each started slice of points."),
        (("figures", QT_TRANSLATE_NOOP("Formats", "figures")), _STARTED),
    ),
    "cards_per_points": CheckWords(
        QT_TRANSLATE_NOOP("Formats", "Cards in the list"),
        QT_TRANSLATE_NOOP("Formats", "A limit on cards for each started slice of points."),
        (("cards", QT_TRANSLATE_NOOP("Formats", "cards")), _STARTED),
    ),
    "cards_per_profile": CheckWords(
        QT_TRANSLATE_NOOP("Formats", "Cards of one profile"),
        QT_TRANSLATE_NOOP("Formats", "A limit on cards of one profile for each started slice of points."),
        (("cards", QT_TRANSLATE_NOOP("Formats", "cards")), _STARTED),
    ),
    "characters": CheckWords(
        QT_TRANSLATE_NOOP("Formats", "Characters"),
        QT_TRANSLATE_NOOP("Formats", "There is at least one, and they take their share of the points."),
        (("least", QT_TRANSLATE_NOOP("Formats", "% at least")), _PERCENT),
    ),
    "war_machines": CheckWords(
        QT_TRANSLATE_NOOP("Formats", "War machines"),
        QT_TRANSLATE_NOOP("Formats", "They take no more than their share of the points."),
        (_PERCENT,),
    ),
    "allies": CheckWords(
        QT_TRANSLATE_NOOP("Formats", "Allies"),
        QT_TRANSLATE_NOOP("Formats", "Allies are pointed out; if they have a share, they keep within it."),
        (_PERCENT,),
    ),
    "mercenaries": CheckWords(
        QT_TRANSLATE_NOOP("Formats", "Mercenaries"),
        QT_TRANSLATE_NOOP(
            "Formats", "Mercenaries are pointed out; if they have a share, they keep within it."
        ),
        (_PERCENT,),
    ),
    "dear_figure": CheckWords(
        QT_TRANSLATE_NOOP("Formats", "Expensive figures"),
        QT_TRANSLATE_NOOP(
            "Formats", "No single figure, its own options counted, takes more than its share of the points."
        ),
        (_PERCENT,),
    ),
    "unique": CheckWords(
        QT_TRANSLATE_NOOP("Formats", "Unique characters"),
        QT_TRANSLATE_NOOP("Formats", "A character appears only once in the list."),
    ),
    "people_and_path": CheckWords(
        QT_TRANSLATE_NOOP("Formats", "People and path"),
        QT_TRANSLATE_NOOP("Formats", "Every card is of the army’s path, allied to it, or a mercenary."),
    ),
    "pariahs": CheckWords(
        QT_TRANSLATE_NOOP("Formats", "Pariahs"),
        QT_TRANSLATE_NOOP(
            "Formats", "Pariahs beside others are pointed out; if they have a share, they keep within it."
        ),
        (_PERCENT,),
    ),
    "editions": CheckWords(
        QT_TRANSLATE_NOOP("Formats", "Editions"),
        QT_TRANSLATE_NOOP("Formats", "Cards from several editions in one list are pointed out."),
    ),
}  # fmt: skip


def check_name(check: str) -> str:
    """Name a kind of check."""
    return QCoreApplication.translate(CONTEXT, CHECK_WORDS[check].name)


def check_about(check: str) -> str:
    """Say what a kind of check does."""
    return QCoreApplication.translate(CONTEXT, CHECK_WORDS[check].about)


def caption(check: str, parameter: str) -> str:
    """Name a parameter; "" for one whose field speaks for itself."""
    words = dict(CHECK_WORDS[check].captions)[parameter]
    return QCoreApplication.translate(CONTEXT, words) if words else ""


def value_words(row: CheckRow) -> str:
    """Say the parameters of a check in a line, as a shipped format shows them."""
    if row.check in _COUNTED:
        count, started = (row.parameters[parameter.id] for parameter in CHECKS[row.check].parameters)
        words = QCoreApplication.translate("Formats", _COUNTED[row.check], None, int(str(count)))
        return fill(words, started=started)
    said = []
    for parameter, value in row.parameters.items():
        if isinstance(value, tuple):
            said.append(bands_words(value))
        elif value is not None:
            said.append(f"{value} {caption(row.check, parameter)}")
    return " · ".join(said)


def bands_words(bands: tuple[tuple[int | None, int], ...]) -> str:
    """Say bands of cost: up to 30 PA: 3, up to 50 PA: 2, above: 1."""
    upto = QCoreApplication.translate("Formats", "up to {pa} PA: {figures}")
    above = QCoreApplication.translate("Formats", "above: {figures}")
    return ", ".join(
        above.format(figures=figures) if most is None else upto.format(pa=number(most), figures=figures)
        for most, figures in bands
    )
