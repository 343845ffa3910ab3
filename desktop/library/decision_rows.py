"""What an import leaves to its owner, in words: each row worded as it comes into view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication

from desktop.models.decisions import DecisionRow, DecisionWords
from desktop.operations.imports.catalogues import Proposal
from desktop.operations.imports.match import NearCard
from desktop.operations.imports.merge import Difference
from desktop.operations.imports.report import ImportReport, Newcomer
from desktop.operations.imports.revision_news import TouchedList
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
STAYS, AGAIN, NEW = 1, 2, 3
"""The parts of the rows in which a file says nothing new, asks what it asked before, and brings new cards."""


def of_import(report: ImportReport) -> list[DecisionRow]:
    """Give the rows: first cards that may be the same, what differs and lists, then spellings."""
    differences = sorted(report.differences, key=lambda each: each.free)
    decided = [each for each in differences if each.free]
    rows = [DecisionRow(("same", near.key, near.card_id), partial(_near, near)) for near in report.near]
    rows += [_difference(each) for each in differences if not each.free]
    rows += [DecisionRow(("list", each.army_id), partial(_list, each)) for each in report.news.lists]
    rows += map(_spelled, report.proposals)
    return rows + [_difference(each) for each in decided]


def of_stays(stays: Sequence[Difference]) -> list[DecisionRow]:
    """Give the fields in which files say nothing new, and ours says something else."""
    return [_difference(each, STAYS) for each in stays]


def of_again(report: ImportReport) -> list[DecisionRow]:
    """Give the spellings that were proposed before."""
    return [replace(_spelled(each), part=AGAIN) for each in report.proposals_again]


def of_newcomers(report: ImportReport) -> list[DecisionRow]:
    """Give the new cards, each to be left out."""
    return [DecisionRow(("new", each.key), partial(_newcomer, each), part=NEW) for each in report.newcomers]


def headed(rows: list[DecisionRow], heading: Callable[[], str]) -> list[DecisionRow]:
    """Give the rows of a part below a heading; nothing for none."""
    head = (
        DecisionRow(None, lambda: DecisionWords(heading()), part=row.part, heading=True) for row in rows[:1]
    )
    return [*head, *rows]


def _spelled(proposal: Proposal) -> DecisionRow:
    return DecisionRow(("spelling", proposal.written, proposal.proposed), partial(_spelling, proposal))


def _newcomer(told: Newcomer) -> DecisionWords:
    name = (told.name_en if language_now() == "en" else told.name_fr) or told.name_fr or told.name_en
    return DecisionWords(name, "", translate("ForeignPage", "new card"), "", name)


def _list(told: TouchedList) -> DecisionWords:
    what = translate("ForeignPage", "List: {name}").format(name=told.name)
    new = translate("ForeignPage", "the new revision")
    return DecisionWords(what, "", new, translate("ForeignPage", "the former one"), new)


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
