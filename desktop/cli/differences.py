"""What a file says otherwise than the library, on the command line: theirs before, theirs now, mine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.operations.imports.merge import DELETED, Difference
from desktop.wording.card_words import language_now
from desktop.wording.differences import said_words, told_field, told_words
from desktop.wording.excerpts import excerpts
from rules.text import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
_LONGEST = 60
_STAYS = QT_TRANSLATE_NOOP("CommandLine", "%n fields keep your values; --theirs takes the file’s", None, 1)


def lines(differences: Iterable[Difference], stays: Sequence[Difference] = ()) -> Iterator[str]:
    """Say each difference in a line, and whose word stays; what ``stays`` as it was changed here, in one."""
    heard = translate(
        "CommandLine", "{card}, {field}: keeps “{mine}”; the file now says “{now}” instead of “{before}”"
    )
    unheard = translate("CommandLine", "{card}, {field}: keeps “{mine}”; the file says “{now}”")
    empty = translate("CommandLine", "{card}, {field}: stays empty; the file says “{now}”")
    taken = translate("CommandLine", "{card}, {field}: “{now}” replaces “{before}”")
    added = translate("CommandLine", "{card}, {field}: “{now}” was added")
    gone = translate("CommandLine", "{card}, {field}: keeps “{mine}”; the file no longer has it")
    removed = translate("CommandLine", "{card}, {field}: “{mine}” was removed, as it was there")
    for difference in differences:
        if difference.field == DELETED:  # a sentence of its own says so
            continue
        if not difference.theirs:
            shape = removed if difference.taken else gone
        elif difference.taken:
            shape = taken if difference.ours else added
        elif not difference.ours:
            shape = empty
        else:
            shape = heard if difference.base else unheard
        before, now, mine = excerpts(_texts(difference), _LONGEST)
        card = difference.named(language_now())
        yield shape.format(card=card, field=told_field(difference), mine=mine, now=now, before=before)
    if count := sum(each.field != DELETED for each in stays):
        yield translate("CommandLine", _STAYS, None, count)


def _texts(difference: Difference) -> tuple[str, ...]:
    """Give what was before, what the file says and what is here, each in one line."""
    before, now, mine = told_words(difference)
    return mine if difference.taken else before, now, mine


def data(differences: Iterable[Difference]) -> list[dict[str, Any]]:
    """Write differences as plain values."""
    return [
        {
            "card": d.thing, "name": d.named(language_now()), "field": d.field,
            "before": said_words(d.base), "now": said_words(d.theirs), "mine": said_words(d.ours),
            "taken": d.taken,
        }
        for d in differences
    ]  # fmt: skip
