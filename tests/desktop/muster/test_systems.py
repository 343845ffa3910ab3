"""Lists of other games: chosen before the first card, without what Confrontation alone counts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from desktop.environment.settings import ThemeChoice
from desktop.look import theme
from desktop.muster.new_list import PeopleChoice
from desktop.muster.place import MusterPlace
from desktop.operations import armies, examples, formats, offers, tables
from desktop.shell.window import Window
from desktop.wording import loader
from desktop.wording.list_text import Shared, brief, full, markdown
from rules.armies import Option
from rules.offers import Offer
from rules.text import Refusal
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click, write
from tests.desktop.muster.in_view import first, kept, new_list, total
from tests.desktop.outcomes import done


def example(place: MusterPlace, system: str) -> MusterPlace:
    """Look at the first army of a game's example."""
    assert place.desk is not None
    made = done(examples.add_example(place.desk, system=system))
    place.refresh()
    place.controller.show_army(made[0])
    return place


def offered(place: MusterPlace) -> list[str]:
    """Read the cards that the drawer offers."""
    place.open_drawer()
    model = place.panes.drawer.found
    return [model.index(n).data() for n in range(model.rowCount())]


def test_the_game_of_a_new_list_is_chosen_with_its_people_and_remembered(place: MusterPlace) -> None:
    new_list(place, "eclats")
    assert (kept(place).system, kept(place).people, kept(place).limit) == ("eclats", "", None)
    place.controller.new_army()
    assert (place.panes.peoples.system, place.panes.peoples.title.text()) == ("eclats", "A new list")
    place.panes.peoples.left.emit()
    assert not place.panes.peoples.isVisible(), "Esc begins none"
    example(place, "eclats")
    refused = armies.edit(place.desk, place.controller.army_id, system="monconf")  # type: ignore[arg-type]
    assert isinstance(refused, Refusal)
    assert refused.code == "army.game_kept"


def test_a_people_without_cards_that_can_be_played_is_not_chosen_beforehand(place: MusterPlace) -> None:
    example(place, "monconf")
    assert kept(place).people == "lions"
    place.controller.new_army()
    page = place.panes.peoples
    chosen = {}
    for button in page.games.buttons[:2]:
        click(button)
        chosen[page.system] = page.peoples.chosen_item()
    confrontation, monconf = chosen["confrontation"], chosen["monconf"]
    assert isinstance(confrontation, PeopleChoice) and confrontation.cards, confrontation
    assert isinstance(monconf, PeopleChoice) and monconf.id == "lions"


@pytest.mark.parametrize("system", ["monconf", "eclats"])
def test_an_example_takes_the_place_of_the_empty_list_that_offered_it(
    place: MusterPlace, system: str
) -> None:
    before = len(place.controller.armies())
    new_list(place, system)
    began = kept(place)
    made = len(tables.example(system).armies)
    click(place.panes.no_entries.button(system))
    assert kept(place).entries
    assert len(place.controller.armies()) == before + made, "no empty list stays behind"
    QTest.keyClick(place, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (kept(place), len(place.controller.armies())) == (began, before + 1)


def test_an_example_leaves_an_empty_list_of_another_game_alone(place: MusterPlace) -> None:
    new_list(place)
    began = kept(place)
    place.controller.bring_in("eclats")
    assert began in place.controller.armies()


def test_an_empty_list_of_another_game_offers_its_example(place: MusterPlace) -> None:
    new_list(place)
    page = place.panes.no_entries
    assert page.findChild(QPushButton, "eclats") is None
    new_list(place, "eclats")
    assert page.button("eclats").isVisible()
    click(page.button("eclats"))
    assert place.panes.header.name.text() == "Initiés"
    assert place.panes.entries.hasFocus()  # what had the keyboard is gone
    new_list(place)
    assert not page.button("eclats").isVisible()


def test_a_drawer_without_cards_says_why(place: MusterPlace) -> None:
    new_list(place, "monconf")
    place.open_drawer()
    drawer = place.panes.drawer
    assert drawer.view.nothing() == "The library has no card of MonCon’F yet."
    example(place, "monconf")
    place.open_drawer()
    write("xyz")
    assert drawer.view.nothing() == "No card matches. Esc clears the search."
    drawer.filters.boxes["starred"].click()
    assert drawer.view.nothing().endswith("Esc clears the search, Ctrl+F opens the filters.")
    drawer.field.clear()
    assert drawer.view.nothing() == "No card matches. Ctrl+F opens the filters."


def test_the_drawer_offers_the_cards_of_the_game(place: MusterPlace) -> None:
    assert len(offered(place)) == 59
    example(place, "eclats")
    assert len(offered(place)) == 4
    example(place, "monconf")
    assert len(offered(place)) == 10


def test_a_group_of_eclats_counts_figures_and_no_pa(place: MusterPlace) -> None:
    example(place, "eclats")
    panes = place.panes
    assert total(place) == "2 characters"
    assert panes.header.left.text() == "ÉCLATS · 2 cards"
    hidden = (panes.header.limit, panes.header.format, panes.header.people, panes.header.gauge)
    assert not any(field.isVisible() for field in hidden)
    assert panes.checks.words() == []
    assert place.controller.sheet is not None
    shared = Shared.of(place.desk, place.controller.sheet)  # type: ignore[arg-type]
    for form in (brief, full, markdown):
        head = form(shared)
        assert "ÉCLATS" in head
        assert "PA" not in head


def test_an_army_of_monconf_counts_pa_and_tells_who_tests_its_dis(place: MusterPlace) -> None:
    example(place, "monconf")
    assert total(place) == "225 PA"
    assert "MonCon’F" in place.panes.header.left.text()
    format_box = place.panes.header.format
    names = [format_box.itemText(n) for n in range(format_box.count())]
    assert names == ["Free play (edition)", "Free play", "All formats…"]
    assert place.panes.checks.problems.words() == ["No problems with this list."]
    candidates = place.panes.checks.coordinators
    assert candidates.isVisible()
    assert "DIS for the Tactique roll" in [said.text() for said in candidates.findChildren(QLabel)]
    values = [row.rsplit("DIS ", 1)[1].split(" ")[0] for row in candidates.words() if "DIS " in row]
    assert values == sorted(values, key=int, reverse=True) != []
    assert not any("Mercenary" in row or "people" in row for row in candidates.words())


def test_own_formats_serve_every_game_that_counts_pa(place: MusterPlace) -> None:
    assert place.desk is not None
    own = formats.copy(place.desk, format_id="c3", name="Club")
    assert list(formats.formats_of(place.desk, "monconf")) == ["free", own]
    assert formats.formats_of(place.desk, "eclats") == {}
    assert list(formats.formats_of(place.desk, "confrontation")) == ["c3", "c5", "free", own]


def test_what_is_nobodys_own_is_not_offered_to_other_games(place: MusterPlace) -> None:
    assert place.desk is not None
    offers.save_offer(place.desk, offer=Offer(Option("Relique"), takers={}))
    cards = {r.card.system: r.card_id for r in place.desk.library.cards()}
    example(place, "eclats")
    mage = next(r.card_id for r in place.desk.library.cards() if r.card.system == "eclats")
    assert [o.option.name for o in offers.offered(place.desk, card_id=cards["confrontation"])] == ["Relique"]  # type: ignore[union-attr]
    assert offers.offered(place.desk, card_id=mage) == ()


def test_a_list_that_becomes_a_group_of_eclats_keeps_no_people_and_no_shield(place: MusterPlace) -> None:
    new_list(place)
    assert place.desk is not None and kept(place).people == "griffins"
    armies.edit(place.desk, kept(place).id, system="eclats")
    assert (kept(place).system, kept(place).people) == ("eclats", "")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("system", ["monconf", "eclats"])
def test_no_word_is_cut(
    qapp: QApplication, window: Window, place: MusterPlace, language: str, scale: int, system: str
) -> None:
    example(place, system)
    first(place)
    theme.apply(qapp, ThemeChoice.LIGHT, scale)
    loader.install(qapp, language)
    QTest.qWait(1)  # lines of the army before go
    assert cut_labels(window) == []
    place.controller.new_army()
    QTest.qWait(1)
    assert cut_labels(window) == []


def test_a_group_is_shared_and_filled_without_words_of_other_games(place: MusterPlace) -> None:
    example(place, "eclats")
    assert place.desk is not None and place.controller.sheet is not None
    shared = Shared.of(place.desk, place.controller.sheet)
    head = next(line for line in markdown(shared).splitlines() if line.startswith("| "))
    assert head == "| Number | Character | Options |", "no army points, no figures"
    assert len(shared.about) == len(set(shared.about)), "the edition is called like the game"
    place.open_drawer()
    assert "pa<" not in place.panes.drawer.field.placeholderText()
    new_list(place, "eclats")
    assert "Nobody" in " ".join(label.text() for label in place.panes.no_entries.findChildren(QLabel))


def test_the_example_in_english_has_its_source_in_english(place: MusterPlace) -> None:
    assert place.desk is not None
    examples.add_example(place.desk, system="eclats", language="en")
    sources = {r.card.source for r in place.desk.library.cards() if r.card.system == "eclats"}
    assert sources == {"Tacticien, example"}


def test_an_option_of_a_game_without_points_asks_for_no_price(place: MusterPlace) -> None:
    example(place, "eclats")
    first(place)
    QTest.keyClick(QApplication.focusWidget() or place, Qt.Key.Key_O)
    editor = place.panes.options
    line = editor.lines[0]
    assert not line.pa.isVisible()
    assert not line.per.isVisible()
    write("Lanterne")
    QTest.keyClick(QApplication.focusWidget() or place, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is editor.lines[1].name, "Return begins the next"
    assert [option.name for option in kept(place).entries[0].options] == ["Lanterne"]
    assert "PA" not in place.panes.entries.listed[0].options
