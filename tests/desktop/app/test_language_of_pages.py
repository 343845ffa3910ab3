"""The language is changed in the window, whatever is in view: all is said anew, what is chosen stays so."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from db.writes import Imported
from desktop.muster.place import MusterPlace
from desktop.shell.window import Window
from desktop.widgets.row_list import RowList
from desktop.widgets.row_model import RowRole
from rules.armies import Option, OptionKind
from rules.offers import Offer
from rules.text import Message
from tests.desktop.app.opened import desk_of, library_of
from tests.desktop.hands import settle
from tests.house.translations import spoken

_FIELD = re.compile(r"\\\{\w+(?::[^}]*)?\\\}|%n")
_PARTS = re.compile(r"\n|<br/?>| · |\N{NO-BREAK SPACE}· ")


def muster_of(window: Window) -> MusterPlace:
    place = window.place("muster")
    assert isinstance(place, MusterPlace)
    return place


def options(window: Window) -> None:
    """Look at the spells and options, of which there are some."""
    found = {
        name: Offer(Option(name, kind, 4.0), ("Stones",))
        for name, kind in (("Anneau", OptionKind.ARTEFACT), ("Brasier", OptionKind.SPELL),
                           ("Opale", OptionKind.OTHER), ("Vœu", OptionKind.MIRACLE))
    }  # fmt: skip
    desk_of(window).library.write_import(Message("step.army_edited", {"army": "x"}), Imported(offers=found))
    library_of(window).options.open()


def do(place: str, verb: str) -> Callable[[Window], None]:
    """Do a verb of a place."""

    def opened(window: Window) -> None:
        window.go(place)
        settle()
        found = window.place(place)
        assert found is not None and found.actions_of_place is not None
        found.actions_of_place[f"{place}.{verb}"].trigger()

    return opened


PAGES: dict[str, Callable[[Window], object]] = {
    "library": lambda window: window.go("library"),
    "options": options,
    "a new card": do("library", "new"),
    "a card": do("library", "edit"),
    "muster": lambda window: window.go("muster"),
    "the drawer": do("muster", "add"),
    "its filter": do("muster", "filter"),
    "a new list": do("muster", "new"),
    "formats": do("muster", "formats"),
    "printing": lambda window: window.go("printing"),
    "battle": lambda window: window.go("battle"),
}


@cache
def french() -> tuple[frozenset[str], tuple[re.Pattern[str], ...], tuple[re.Pattern[str], ...]]:
    """Give what is French: whole texts, texts with fields; and the English of those."""
    told = [(source, words) for _, source, words in spoken("fr") if words and words != source]
    english = {words for _, source, told in spoken("en") for words in (source, told)}
    plain = {words for source, words in told if "{" not in source and "%n" not in source} - english
    filled = {words for source, words in told if "{" in source or "%n" in source}

    def patterns(texts: Iterable[str]) -> tuple[re.Pattern[str], ...]:
        made = (_FIELD.sub("(.+)", re.escape(text)) for text in texts)
        # what is a field and no word says nothing of a language
        return tuple(re.compile(each) for each in made if re.search(r"[^\W\d_]{3}", each.replace("PA", "")))

    return frozenset(plain), patterns(filled), patterns(s for s in english if "{" in s or "%n" in s)


@cache
def is_french(words: str) -> bool:
    """Tell whether a text is one of the program's in French, and none of its English ones."""
    plain, filled, english = french()
    if words in plain:
        return True
    return any(p.fullmatch(words) for p in filled) and not any(p.fullmatch(words) for p in english)


def read(window: Window) -> Iterator[str]:
    """Give each text of the window that is in view, to eyes, under the mouse or to a screen reader."""
    for each in window.findChildren(QWidget):
        if not each.isVisible():
            continue
        said = [each.toolTip(), each.accessibleName()]
        if isinstance(each, QLabel | QAbstractButton | QLineEdit):
            said.append(each.text())
        if isinstance(each, QLineEdit | QPlainTextEdit):
            said.append(each.placeholderText())
        if isinstance(each, QComboBox):
            said += [each.itemText(n) for n in range(each.count())]
        if isinstance(each, RowList):
            said += each.visible_strings()
        elif isinstance(each, QAbstractItemView) and (model := each.model()) is not None:
            columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
            said += [str(model.headerData(n, Qt.Orientation.Horizontal) or "") for n in range(columns)]
            for at in range(min(model.rowCount(), 30)):
                for column in range(columns):
                    index = model.index(at, column)
                    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole,
                             Qt.ItemDataRole.AccessibleTextRole)  # fmt: skip
                    said += [str(index.data(role) or "") for role in roles]
        for words in said:
            for part in _PARTS.split(words):
                yield part.strip(" :")


def views(window: Window) -> list[QAbstractItemView]:
    """Give the lists in view."""
    return [each for each in window.findChildren(QAbstractItemView) if each.isVisible() and each.model()]


def called(index: QModelIndex) -> object:
    """Name an item by what does not change with the language, as far as it has such."""
    item = index.data(RowRole.ITEM)
    return getattr(item, "id", None) or getattr(item, "card_id", None) or index.data(Qt.ItemDataRole.UserRole)


@pytest.mark.parametrize("page", PAGES)
def test_all_is_said_anew_and_what_is_chosen_stays_so(window: Window, page: str) -> None:
    window.change_settings(language="fr")
    settle()
    PAGES[page](window)
    settle()
    chosen = {}
    for view in views(window):
        if (
            view.model().rowCount() > 2
            and (index := view.model().index(2, 0)).flags() & Qt.ItemFlag.ItemIsSelectable
        ):
            view.setCurrentIndex(index)
            chosen[view] = view.currentIndex()
    settle()
    before = {view: called(view.currentIndex()) for view in chosen}
    window.verbs.actions["window.language"].trigger()
    settle()
    cards = (revision.card for revision in desk_of(window).library.cards())
    names = tuple(name for card in cards for name in (card.name_fr, card.name_en) if name)
    stayed = {words for words in {*read(window)} if not words.startswith(names) and is_french(words)}
    assert sorted(stayed) == [], "said in the language of before"
    assert {view: called(view.currentIndex()) for view in chosen} == before
    assert all(view.isVisible() for view in chosen), "the lists are those that were there"
