"""The card drawer by keyboard: filters, stars, numbers of figures, and quick with 20,000 cards."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.muster.drawer import CardDrawer
from desktop.muster.drawer_filter import CardMarks, RankKind, Sieve
from desktop.muster.place import MusterPlace
from desktop.operations import collection
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from tests.desktop import hands
from tests.desktop.fit import cut_labels
from tests.desktop.hands import settle
from tests.desktop.muster.in_view import first, kept

Press = Callable[..., None]
Write = Callable[[str], None]
ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def drawer(place: MusterPlace, press: Press) -> CardDrawer:
    """Open the drawer."""
    QApplication.processEvents()  # the window becomes the active one
    first(place)
    press(Qt.Key.Key_A)
    assert place.panes.drawer.field.hasFocus()
    return place.panes.drawer


def names(drawer: CardDrawer) -> list[str]:
    """Give the names of the cards found."""
    return [revision.card.name("en") for revision in drawer.found.found]


def test_a_number_adds_the_card_with_its_figures(
    drawer: CardDrawer, place: MusterPlace, press: Press, write: Write
) -> None:
    write("keratis")
    press(Qt.Key.Key_4, ALT)
    assert kept(place).entries[-1].figures == 4
    drawer.view.setFocus()
    write("2")
    assert [entry.figures for entry in kept(place).entries[-2:]] == [4, 2]
    assert kept(place).entries[0].figures == 3


def test_no_card_is_added_to_the_list_before_while_a_new_one_asks_for_its_people(
    drawer: CardDrawer, place: MusterPlace, press: Press
) -> None:
    press(Qt.Key.Key_N, CONTROL)
    assert place.asks_people and not drawer.isVisible()
    press(Qt.Key.Key_Escape)
    assert not place.asks_people and len(kept(place).entries) == 5


def test_a_new_list_of_the_same_people_is_offered_the_cards_from_the_first_on(
    drawer: CardDrawer, place: MusterPlace, press: Press
) -> None:
    for _ in range(3):
        press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert drawer.current() == drawer.found.found[3].card_id == kept(place).entries[-1].card_id
    press(Qt.Key.Key_N, CONTROL)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    assert [entry.card_id for entry in kept(place).entries] == [drawer.found.found[0].card_id]


def test_a_digit_belongs_to_the_search_until_an_arrow_chose_a_card(
    drawer: CardDrawer, place: MusterPlace, press: Press, write: Write
) -> None:
    before = len(kept(place).entries)
    write("griffin")
    press(Qt.Key.Key_Down)
    chosen = drawer.current()
    write("3")
    assert drawer.field.text() == "griffin"
    assert (kept(place).entries[-1].card_id, kept(place).entries[-1].figures) == (chosen, 3)
    write("conscript pa<3")
    assert drawer.field.text() == "conscript pa<3", "the next words replace those that were taken"
    assert len(kept(place).entries) == before + 1


def test_what_is_found_is_told_to_who_listens(drawer: CardDrawer, write: Write, said: list[str]) -> None:
    write("keratis")
    settle()
    assert said[-1] == "1 result" and drawer.view.accessibleName() == "Cards"
    write("z")
    settle()
    assert said[-1] == "No card matches. Esc clears the search."


def test_figures_owned_are_told_whole_beside_the_price(drawer: CardDrawer, desk: Desk, write: Write) -> None:
    write("keratis")
    collection.count_owned(desk, card_id=drawer.current(), figures=12)
    row = drawer.found.data(drawer.found.index(0), Qt.ItemDataRole.UserRole)
    assert row.owned == 12
    assert "12 figures owned" not in row.rank
    assert "12 figures owned" in drawer.found.data(drawer.found.index(0), Qt.ItemDataRole.ToolTipRole)


def test_a_star_is_set_and_taken_off_by_one_key_and_stays(
    drawer: CardDrawer, place: MusterPlace, desk: Desk, write: Write
) -> None:
    write("keratis*")
    starred = drawer.current()
    assert collection.favourites(desk) == {starred}
    assert drawer.field.text() == "keratis"
    assert drawer.found.data(drawer.found.index(0), Qt.ItemDataRole.UserRole).starred
    drawer.filters.boxes["starred"].click()
    drawer.field.clear()
    assert names(drawer) == ["Keratis warrior"]
    write("*")
    assert collection.favourites(desk) == frozenset()
    assert names(drawer) == []


def test_filters_narrow_and_say_so(drawer: CardDrawer, press: Press) -> None:
    everything = len(names(drawer))
    press(Qt.Key.Key_F, CONTROL)
    assert drawer.filters.isVisible() and drawer.filters.people.hasFocus()
    press(Qt.Key.Key_Escape)
    assert not drawer.filters.isVisible() and drawer.field.hasFocus()
    press(Qt.Key.Key_F, CONTROL)
    drawer.filters.most.setText("20")
    assert 0 < len(names(drawer)) < everything
    drawer.filters.boxes[next(iter(drawer.filters.boxes))].click()
    assert "Griffin fusiler" in names(drawer)
    assert "2 filters" in drawer.filter_button.toolTip()
    drawer.filters.clear_button.click()
    assert len(names(drawer)) == everything
    drawer.filters.people.setCurrentIndex(drawer.filters.people.findData("dirz"))
    drawer.filters.people.activated.emit(1)
    assert {revision.card.people for revision in drawer.found.found} <= {"dirz"}


def test_a_price_nobody_knows_is_in_no_range(desk: Desk) -> None:
    known, unknown = (
        next(r for r in desk.library.cards() if (r.card.pa.number is not None) == priced)
        for priced in (True, False)
    )
    assert Sieve(least=0).keeps(known, CardMarks())
    assert not Sieve(least=0).keeps(unknown, CardMarks())
    assert not Sieve(owned=True).keeps(known, CardMarks())


def test_every_rank_is_of_a_kind(desk: Desk) -> None:
    for revision in desk.library.cards():
        rank = revision.card.rank
        assert sum(kind.keeps(rank) for kind in RankKind) == (1 if rank.text or rank.character else 0)


def test_owned_figures_are_counted_in_the_drawer_and_found(
    drawer: CardDrawer, desk: Desk, press: Press, write: Write
) -> None:
    write("keratis")
    press(Qt.Key.Key_G, CONTROL)
    write("6\n")
    assert [kept.figures for kept in desk.library.owned().values()] == [6]
    drawer.field.clear()
    drawer.filters.boxes["owned"].click()
    assert names(drawer) == ["Keratis warrior"]


def test_no_word_of_the_filters_is_cut(window: Window, drawer: CardDrawer) -> None:
    drawer.toggle_filters()
    for language, scale in product(("fr", "en"), (100, 150)):
        window.change_settings(language=language, scale=scale)
        QApplication.processEvents()
        assert cut_labels(drawer) == [], (language, scale)
        assert (window.width(), window.height()) == (1280, 800), (language, scale)


@pytest.mark.parametrize("keys", [False, True])
def test_one_click_leaves_the_cards_of_the_army_s_people_alone(drawer: CardDrawer, keys: bool) -> None:
    def go() -> None:
        if keys:
            drawer.mine_button.setFocus(Qt.FocusReason.TabFocusReason)
            hands.press(Qt.Key.Key_Space)
        else:
            hands.click(drawer.mine_button)

    every = names(drawer)
    assert drawer.mine_button.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert drawer.mine_button.toolTip() == "Griffins of Akkylannia alone"
    go()
    people = {revision.card.people for revision in drawer.found.found}
    assert (people, drawer.mine_button.isChecked(), drawer.filters.people.wanted) == (
        {"griffins"}, True, "griffins",
    )  # fmt: skip
    go()
    assert (names(drawer), drawer.mine_button.isChecked()) == (every, False)
