"""What an import leaves to its owner, in words: each row worded as it comes into view."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication

from desktop.models.decisions import DecisionRow, DecisionWords
from desktop.operations.imports.catalogues import Proposal
from desktop.operations.imports.match import NearCard
from desktop.operations.imports.merge import Difference
from desktop.operations.imports.report import ImportReport
from desktop.wording.card_words import language_now
from desktop.wording.differences import told_field, told_words
from desktop.wording.excerpts import excerpts
from rules.text import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
_LONGEST, _TOLD = 120, 2000
"""A cell shows so many letters of a long text, its tooltip so many."""
_NAMED = 3
"""So many cards are named in a row; its tooltip names all."""
_MORE = QT_TRANSLATE_NOOP("ForeignPage", "Ability: {cards} and %n more", None, 1)
STAYS = 1
"""The part of the rows in which a file says nothing new."""


def of_import(
    report: ImportReport, stays: Sequence[Difference], heading: Callable[[], str]
) -> list[DecisionRow]:
    """Give the rows: spellings, cards that may be the same, differences; below a heading what stays."""
    rows = [*_asked(report), *map(_difference, sorted(report.differences, key=lambda each: each.free))]
    if stays and rows:
        rows.append(DecisionRow(None, lambda: DecisionWords(heading()), part=STAYS, heading=True))
    return rows + [_difference(each, STAYS) for each in stays]


def _asked(report: ImportReport) -> Iterator[DecisionRow]:
    for proposal in report.proposals:
        key = ("spelling", proposal.written, proposal.proposed)
        yield DecisionRow(key, partial(_spelling, proposal))
    for near in report.near:
        yield DecisionRow(("same", near.key, near.card_id), partial(_near, near))


def _spelling(told: Proposal) -> DecisionWords:
    brief = _ability_on(told.where[:_NAMED], len(told.where))
    whole = _ability_on(told.where, len(told.where))
    return DecisionWords(brief, "", told.written, told.written, told.proposed, all=whole)


def _near(told: NearCard) -> DecisionWords:
    one = translate("ForeignPage", "One card: {name}").format(name=told.known)
    return DecisionWords(translate("ForeignPage", "The same card?"), "", told.written, told.known, one)


def _ability_on(where: Sequence[str], of: int) -> str:
    """Name the cards that an ability stands on, and how many more there are."""
    names = ", ".join(place.rpartition(" › ")[2] for place in where)
    if len(where) == of:
        return translate("ForeignPage", "Ability: {cards}").format(cards=names)
    return translate("ForeignPage", _MORE, None, of - len(where)).format(cards=names)


def _difference(told: Difference, part: int = 0) -> DecisionRow:
    key = ("field", told.thing, told.field)
    return DecisionRow(key, partial(_differing, told), free=told.free, part=part)


def _differing(told: Difference) -> DecisionWords:
    """Word a difference in the language of now."""
    before, now, mine = told_words(told)
    texts = before, now or translate("ForeignPage", "removed"), mine
    what = f"{told.named(language_now())} · {told_field(told)}"
    (before, now, mine), whole = (excerpts(texts, most) for most in (_LONGEST, _TOLD))
    return DecisionWords(what, before, now, mine, now, all=what, whole=(*whole, whole[1]))
