"""Wherever one types to choose, the name itself comes first, and whole words before beginnings and parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pytest
from PySide6.QtCore import Qt

from desktop.library.place import LibraryPlace
from desktop.muster.place import MusterPlace
from desktop.operations import cards
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.card_prompt import CardPrompt, Known
from desktop.widgets.suggest import Suggestion, ranked
from rules.abilities import Ability
from rules.cards import Card
from tests.desktop.hands import click, double_click, press, settle, write
from tests.house.source import files

ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
NAMES = ("Lancier du Temple", "Templier de fer", "Templier", "Contemplation", "Isakar", "Zeïren")
TYPED = [
    ("templier", "Templier"),
    ("templ", "Templier"),
    ("temple", "Lancier du Temple"),
    ("templier de", "Templier de fer"),
    ("zeiren", "Zeïren"),
    ("contem", "Contemplation"),
]


@pytest.fixture
def player() -> Mapping[str, str]:
    """Begin in the Muster, with the Griffons."""
    return {"place": "muster", "people": "griffins"}


@pytest.fixture
def shelf(desk: Desk) -> Desk:
    """Know cards of these names; Isakar, who is of the army's people, has an ability that names Zeïren."""
    cards.delete_cards(desk, card_ids=[revision.card_id for revision in desk.library.cards()])
    for name in NAMES:
        hunts = (Ability("personal_enemy", "Ennemi personnel", "Personal enemy", "Zeïren"),)
        people, abilities = ("griffins", hunts) if name == "Isakar" else ("wolfen", ())
        made = cards.save_card(desk, card=Card(name, people=people, abilities=abilities))
        assert isinstance(made, str)
    return desk


# -- the places where one types to choose -----------------------------------------------------------


def by_drawer(window: Window, typed: str) -> str:
    """Add a card to the army in view."""
    place = window.go("muster")
    assert isinstance(place, MusterPlace) and place.desk is not None
    settle()
    place.panes.entries.setFocus()
    press(Qt.Key.Key_Insert)
    write(f"{typed}\n")
    army = place.desk.library.army(place.controller.army_id)
    return place.desk.library.card(army.entries[-1].card_id).card.name("fr")


def by_palette(window: Window, typed: str) -> str:
    """Go to a card from anywhere."""
    window.go("library")
    settle()
    press(Qt.Key.Key_K, CONTROL)
    write(f"{typed}\n")
    return library_card(window)


def by_library(window: Window, typed: str) -> str:
    """Search the library and go to what is found."""
    place = window.go("library")
    settle()
    press(Qt.Key.Key_F, CONTROL)
    write(f"{typed}\n")
    assert isinstance(place, LibraryPlace) and place.browser.table.hasFocus()
    return library_card(window)


def library_card(window: Window) -> str:
    place = window.place("library")
    assert isinstance(place, LibraryPlace)
    return place.card_index[place.browser.table.current_id()].card.name("fr")


def by_card_prompt(window: Window, typed: str) -> str:
    """Name a card in a battle."""
    window.go("muster")
    prompt = CardPrompt(window, "Which card?", "Join", [Known(name) for name in sorted(NAMES)])
    prompt.open()
    settle()
    write(typed)
    item = prompt.list.currentItem()
    assert item is not None
    prompt.close_panel()
    prompt.deleteLater()
    return item.text()


def by_suggestion(_window: Window, typed: str) -> str:
    """Complete an ability, a people, a rank."""
    return ranked(typed, [(Suggestion(name), [name]) for name in NAMES])[0].words


WAYS: Sequence[Callable[[Window, str], str]] = (
    by_drawer, by_palette, by_library, by_card_prompt, by_suggestion,
)  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
def test_the_closest_name_is_taken(window: Window, shelf: Desk, way: Callable[[Window, str], str]) -> None:
    settle()
    taken = {typed: way(window, typed) for typed, _ in TYPED}
    assert taken == dict(TYPED)


def test_a_ranking_of_its_own_stands_nowhere_else() -> None:
    """Whoever looks for letters in names to choose one of them asks `rules.ranking`."""
    asking = {
        path.stem for path in files("desktop", suffix=".py")
        if "rules.ranking" in path.read_text(encoding="utf-8")
    }  # fmt: skip
    assert asking == {
        "card_index", "card_prompt", "entries_list", "finding", "options_page", "place", "side_form",
        "suggest",
    }  # fmt: skip


# -- taking, and the next name ----------------------------------------------------------------------


@pytest.mark.parametrize("taking", ["enter", "alt", "arrow and digit", "double click"])
def test_what_was_typed_gives_way_to_the_next_name(window: Window, shelf: Desk, taking: str) -> None:
    place = window.go("muster")
    assert isinstance(place, MusterPlace)
    settle()
    place.panes.entries.setFocus()
    press(Qt.Key.Key_Insert)
    drawer = place.panes.drawer
    write("templier")
    if taking == "enter":
        write("\n")
    elif taking == "alt":
        press(Qt.Key.Key_3, ALT)
    elif taking == "arrow and digit":
        press(Qt.Key.Key_Down)
        press(Qt.Key.Key_Up)
        press(Qt.Key.Key_3)
    else:
        at = drawer.view.visualRect(drawer.found.index(0)).center()
        click(drawer.view.viewport(), at)
        double_click(drawer.view.viewport(), at)
        drawer.field.setFocus()
    assert place.desk is not None
    before = len(place.desk.library.army(place.controller.army_id).entries)
    write("zeiren")
    assert drawer.field.text() == "zeiren"
    write("\n")
    entries = place.desk.library.army(place.controller.army_id).entries
    assert len(entries) == before + 1
    assert place.desk.library.card(entries[-1].card_id).card.name("fr") == "Zeïren"
