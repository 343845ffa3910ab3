"""What a new revision of a catalogue says otherwise, in a few lines: for the window and the command line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from desktop.operations.imports.changed_fields import FieldChange
from desktop.operations.imports.revision_news import (
    CatalogueNews,
    ChangedEntry,
    GoneEntry,
    Repriced,
    RevisionNews,
)
from desktop.wording import number, say
from rules.text import QT_TRANSLATE_NOOP, Message

translate = QCoreApplication.translate
_NAMED = 6
"""So many names are told of a kind; the others are counted."""
_FIELDS = 3
"""So many fields are told of one entry; the others are counted."""
_NEW = QT_TRANSLATE_NOOP("RevisionNews", "%n new: {names}", None, 1)
_GONE = QT_TRANSLATE_NOOP("RevisionNews", "%n no longer there: {names}", None, 1)
_RENUMBERED = QT_TRANSLATE_NOOP("RevisionNews", "%n renumbered: {names}", None, 1)
_REPRICED = QT_TRANSLATE_NOOP("RevisionNews", "%n at another price: {names}", None, 1)
_CHANGED = QT_TRANSLATE_NOOP("RevisionNews", "%n changed: {names}", None, 1)
_MORE = QT_TRANSLATE_NOOP("RevisionNews", "%n more", None, 1)


def heading(news: CatalogueNews) -> str:
    """Say which file has a new revision."""
    if news.before == news.now:
        return translate("RevisionNews", "{name}: changed without a new revision").format(name=news.name)
    words = translate("RevisionNews", "{name}: revision {before} → {now}")
    return words.format(name=news.name, before=news.before or "?", now=news.now or "?")


def kinds(news: CatalogueNews) -> Iterator[str]:
    """Say what is new, gone, renumbered, re-priced and changed, a line for each."""
    told = (
        (_NEW, news.new), (_GONE, [_gone(each) for each in news.gone]), (_RENUMBERED, news.renumbered),
        (_REPRICED, [_repriced(each) for each in news.repriced]),
        (_CHANGED, [_changed(each) for each in news.changed]),
    )  # fmt: skip
    for words, names in told:
        if names:
            yield translate("RevisionNews", words, None, len(names)).format(names=_some(names))


def lines(news: RevisionNews) -> Iterator[str]:
    """Say all of it, file by file."""
    for each in news.files:
        parts = list(kinds(each))
        nothing = translate("RevisionNews", "no entry changed")
        yield heading(each) if parts else f"{heading(each)} · {nothing}"
        yield from (f"  {part}" for part in parts)


def brief(news: CatalogueNews) -> str:
    """Say in a line how much of each kind a new revision changes."""
    counted = (
        (_NEW, news.new), (_GONE, news.gone), (_RENUMBERED, news.renumbered), (_REPRICED, news.repriced),
        (_CHANGED, news.changed),
    )  # fmt: skip
    parts = [translate("RevisionNews", w, None, len(n)).partition(": ")[0] for w, n in counted if n]
    return " · ".join([heading(news), *(part.rstrip("\u202f :") for part in parts)])


def lists(news: RevisionNews) -> str:
    """Name the lists that new revisions change; nothing where there are none."""
    if not news.lists:
        return ""
    names = _some([each.name for each in news.lists])
    return translate("RevisionNews", "Lists that go by the former revision: {names}").format(names=names)


def _some(names: Sequence[str]) -> str:
    shown = [*names[:_NAMED]]
    if len(names) > _NAMED:
        shown.append(translate("RevisionNews", _MORE, None, len(names) - _NAMED))
    return ", ".join(shown)


def _gone(told: GoneEntry) -> str:
    if not told.lists:
        return told.name
    words = translate("RevisionNews", "{name} (in {lists})")
    return words.format(name=told.name, lists=_some(told.lists))


def field_words(change: FieldChange) -> str:
    """Name a field that changed."""
    return say(change.field) if isinstance(change.field, Message) else change.field


def _changed(told: ChangedEntry) -> str:
    """Say of an entry what changed, as far as a line holds it."""
    parts = []
    for change in told.fields[:_FIELDS]:
        moved = f"{change.before or '–'} → {change.now or '–'}" if change.before or change.now else ""
        parts.append(" ".join(filter(None, (field_words(change), moved))))
    if len(told.fields) > _FIELDS:
        parts.append(translate("RevisionNews", _MORE, None, len(told.fields) - _FIELDS))
    return f"{told.name} ({', '.join(parts)})" if parts else told.name


def _repriced(told: Repriced) -> str:
    prices = ", ".join(f"{number(was)} → {number(now)} {currency}" for currency, was, now in told.prices)
    return f"{told.name} {prices}"
