"""What the catalogues of a list say about it: totals by currency, limits, what they ask for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from db.errors import Corrupt
from db.kept_catalogues import KeptCatalogues
from db.library import Library
from desktop.look import theme
from desktop.muster.checks import CheckLine
from desktop.muster.entries_list import OPTIONS
from desktop.muster.place import MusterPlace
from desktop.operations import armies, cards, picking, rosters
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from desktop.shell.window import Window
from desktop.widgets.row_layout import lay
from tests.db.exchange import foreign, warband
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click, press, settle, write
from tests.desktop.muster.catalogue_lists import brought, listed, press_row, rows
from tests.desktop.muster.in_view import kept, total
from tests.desktop.operations.imports.catalogues import file

STORM = "link-e-Path of Fire::e-Storm"
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def line(place: MusterPlace, words: str) -> CheckLine:
    sections = (place.panes.checks.problems, place.panes.checks.totals)
    (found,) = (
        one for section in sections for one in section.lines if one.accessibleName().startswith(words)
    )
    return found


def told(place: MusterPlace) -> list[str]:
    return [words.replace("\xa0", " ") for words in place.panes.checks.words()]


def test_each_currency_is_told_with_what_makes_it(place: MusterPlace, desk: Desk, tmp_path: Path) -> None:
    listed(brought(place, desk, tmp_path, warband.army()), desk, "Guard", "Mage", "Mage")
    assert place.panes.header.left.text().startswith("POW: 12 left · 3 cards")
    press_row(place, "Mage (1)", OPTIONS)
    press_row(place, "Storm")
    assert place.panes.header.left.text().startswith("POW: 7 left")
    assert {"PA 145 PA", "POW −7 7 left"} <= set(told(place))
    assert line(place, "PA").accessibleDescription().replace("\xa0", " ").splitlines() == [
        "Guard: 17 PA", "Mage (1): 72 PA", "Mage (2): 56 PA",
    ]  # fmt: skip
    assert line(place, "POW").accessibleDescription().splitlines() == ["Mage (1): −1", "Mage (2): −6"]
    place.panes.entries.setFocus()
    write("\x1bx")
    for _ in place.panes.checks.findChildren(CheckLine):
        if (now := place.focusWidget()) is line(place, "POW"):
            break
        press(Qt.Key.Key_Down)
    assert now is line(place, "POW")
    shown = [said.text() for said in line(place, "POW").findChildren(QLabel) if said.isVisible()]
    assert line(place, "POW").accessibleDescription() in shown


def test_a_list_tells_all_it_costs_in_its_row_its_head_its_tab_and_the_palette(
    place: MusterPlace, desk: Desk, window: Window, tmp_path: Path
) -> None:
    listed(brought(place, desk, tmp_path, warband.army()), desk, "Guard", "Mage")
    head = place.panes.header
    assert [each.text().replace("\xa0", " ") for each in (head.total, head.others)] == ["73 PA", "· −6 POW"]
    assert head.others.isVisible()
    assert shown_price(place) == "73 PA · −6 POW"
    press_row(place, "Mage", OPTIONS)
    press_row(place, "Storm")
    assert head.others.text().replace("\xa0", " ") == "· −1 POW"
    assert shown_price(place) == "89 PA · −1 POW"
    window.resize(window.minimumSize())
    settle()
    (tab,) = (each for each in place.panes.tabs.buttons if each.objectName() == "army")
    assert tab.text().replace("\xa0", " ") == "List · 89 PA · −1 POW"
    said = {each.words: each.detail.replace("\xa0", " ") for each in place.palette_entries()}
    assert said["Club"] == "89 PA, −1 POW"


def test_lists_that_are_not_in_view_tell_all_they_cost_soon(
    place: MusterPlace, desk: Desk, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Together they would keep the window waiting: each is evaluated between two events."""
    monkeypatch.setattr("desktop.muster.totalling._PAUSE_MS", 0)
    listed(brought(place, desk, tmp_path, warband.army()), desk, "Guard", "Mage")
    place.visit(next(army.id for army in desk.library.armies() if army.name != "Club"))
    desk.evaluated.clear()  # as a library that was just opened
    place.set_desk(desk)
    place.refresh()
    assert shown_price(place) == "73 PA"
    qtbot.waitUntil(lambda: shown_price(place) == "73 PA · −6 POW")
    assert not desk.evaluated, "what is asked once is kept as a sum alone"


@pytest.fixture
def damaged(place: MusterPlace, desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MusterPlace:
    """Open a library anew in which the catalogues of a list that is not in view cannot be read any more."""

    def damage(_self: object, _sum: str) -> bytes:
        raise Corrupt(path="club.tact")

    monkeypatch.setattr("desktop.muster.totalling._PAUSE_MS", 0)
    monkeypatch.setattr("desktop.muster.preparing._PAUSE_MS", 0)
    listed(brought(place, desk, tmp_path, warband.army()), desk, "Guard", "Mage")
    other = next(army.id for army in desk.library.armies() if army.name != "Club")
    place.visit(other)
    monkeypatch.setattr(KeptCatalogues, "data", damage)
    anew = Desk(desk.library, desk.peoples, desk.abilities, desk.roll)
    place.set_desk(anew)
    place.visit(other)
    return place


def test_a_list_whose_catalogues_are_damaged_tells_its_pa(damaged: MusterPlace, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: all(line.others is not None for line in damaged.controller.lines()))
    settle()
    assert shown_price(damaged) == "73 PA"


def test_the_drawer_opens_where_catalogues_are_damaged(damaged: MusterPlace) -> None:
    damaged.open_drawer()
    settle()
    drawer = damaged.panes.drawer
    assert drawer.isVisible() and drawer.found.found


def shown_price(place: MusterPlace) -> str:
    row = next(row for row in place.panes.armies.armies.rows if row.name == "Club")
    return row.price.replace("\xa0", " ")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("size", "scale"), [((1024, 700), 150), ((1280, 720), 150), ((1280, 720), 100)])
def test_no_word_of_what_a_list_costs_is_cut(
    place: MusterPlace, window: Window, desk: Desk, tmp_path: Path, size: tuple[int, int], scale: int,
    language: str,
) -> None:  # fmt: skip
    """Where the name of the list has no room beside them, other currencies stand among the counts."""
    listed(brought(place, desk, tmp_path, warband.army()), desk, "Guard", "Mage", "Mage", "Captain")
    name = "Alchimistes de Dirz pour le grand tournoi"
    armies.edit(desk, place.controller.army_id, name=name, limit=400)
    window.resize(*size)
    window.change_settings(language=language, scale=scale)
    settle()
    assert cut_labels(place) == []
    head = place.panes.header
    told = f"{head.others.text() if head.others.isVisible() else ''} {head.left.text()}"
    assert "POW" in told
    assert head.name.fontMetrics().horizontalAdvance(name) < head.name.width()
    view = place.panes.entries
    for row in map(view.entries.row, range(view.entries.rowCount())):
        laid = lay(row, view.viewport().width(), None, theme.current())
        assert row.name in {each.shown.text() for each in laid.written}


def test_a_roster_read_without_its_catalogues_shows_what_they_made_of_it(
    place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    with Library.open(tmp_path / "elsewhere.tact") as library:
        other = Desk(library, desk.peoples, desk.abilities, int)
        paths = [file(tmp_path, warband.system(), "s.gst"), file(tmp_path, warband.army(), "g.cat")]
        assert isinstance(catalogues.bring(other, paths=paths), ImportReport)
        ids = {r.card.name("en"): r.card_id for r in library.cards()}
        army = armies.create(other, name="Club")
        assert isinstance(army, str)
        for name in ("Captain", "Mage"):
            armies.add_entry(other, army, card_id=ids[name])
        picking.tick(other, army, entry_id="e2", way=("link-e-Path of Fire::e-Path of Fire", STORM))
        picking.tick(other, army, entry_id="f1", way=("e-Standard",))
        written = rosters.as_roster(other, library.muster(library.army(army)), language="en")
    assert isinstance(catalogues.bring(desk, paths=[file(tmp_path, written, "club.ros")]), ImportReport)
    place.visit(next(army.id for army in desk.library.armies() if army.name == "Club"))
    settle()
    assert place.panes.header.left.text().startswith("POW: 1 left")
    assert {"PA 121 PA", "POW −1 1 left"} <= set(told(place))
    assert line(place, "POW").accessibleDescription().splitlines() == ["Mage: −1"]
    captain, mage = place.panes.entries.listed
    assert captain.options == "Standard"
    assert mage.options.replace("\xa0", " ") == "Path of Fire +16 PA · Storm"
    press_row(place, "Mage", OPTIONS)
    assert {("Path of Fire", "16 PA", True), ("Storm", "5 POW", True)} <= {
        (name, price, taken) for _, name, price, taken in rows(place)
    }
    press_row(place, "Captain", OPTIONS)
    assert ("Standard", "9 PA", True) in [(name, price, taken) for _, name, price, taken in rows(place)]
    press_row(place, "Standard")
    assert (total(place), place.panes.entries.listed[0].options) == ("112 PA", "")
    place.undo()
    settle()
    assert (total(place), place.panes.entries.listed[0].options) == ("121 PA", "Standard")


def test_a_list_without_other_currencies_has_no_totals(place: MusterPlace) -> None:
    assert not place.panes.checks.totals.isVisible()
    assert "left" not in place.panes.header.left.text().split("·")[1]


@pytest.mark.parametrize("keys", [False, True])
def test_a_broken_limit_names_its_card_and_leads_to_it(
    place: MusterPlace, desk: Desk, tmp_path: Path, keys: bool
) -> None:
    listed(brought(place, desk, tmp_path, arms()), desk, "Guard", "Captain", "Captain")
    place.panes.entries.select("e1")
    settle()
    found = line(place, "“Captain”: 2 chosen, 1 at most.")
    assert found.accessibleName() == "“Captain”: 2 chosen, 1 at most. Captain (1)"
    if keys:
        found.setFocus()
        press(Qt.Key.Key_Return)
    else:
        click(found)
    assert place.panes.entries.selected() == "e2"
    assert place.panes.entries.hasFocus()


def test_a_price_that_the_rest_of_the_list_changed_says_which_card_did(
    place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    brought(place, desk, tmp_path, warband.army())
    listed(place, desk, "Guard", "Captain")
    guard, captain = place.panes.entries.listed
    assert guard.explained.replace("\xa0", " ").splitlines() == [
        "1 × 15 PA = 15 PA", "17 PA on its card", "Captain in the list: −2 PA",
    ]  # fmt: skip
    assert captain.explained.replace("\xa0", " ").splitlines() == ["1 × 40 PA = 40 PA"]


def test_the_drawer_tells_what_this_list_pays(place: MusterPlace, desk: Desk, tmp_path: Path) -> None:
    def told() -> tuple[str, str]:
        found = place.panes.drawer.found
        guard = next(row for row in map(found.item, range(found.rowCount())) if row.name == "Guard")
        return guard.price.replace("\xa0", " "), guard.said.replace("\xa0", " ").rpartition(" · ")[2]

    listed(brought(place, desk, tmp_path, warband.army()), desk, "Mage")
    place.open_drawer()
    assert told() == ("17 PA", "DIS 5")
    write("Captain\n")
    place.panes.drawer.field.clear()
    settle()
    assert told() == ("15 PA", "17 PA on the card")


@pytest.mark.parametrize(
    ("name", "card", "told"),
    [(b"Troops", "Captain", "Troops"), (b"Characters", "Guard", "No character in the list.")],
)
def test_a_category_that_lacks_cards_leads_to_those_that_can_be_added(
    place: MusterPlace, desk: Desk, tmp_path: Path, name: bytes, card: str, told: str
) -> None:
    link = b'name="%b" targetId="cat-%b"' % (name, name)
    least = warband.limits(warband.limit("min", 1, id="least")).encode()
    system = warband.system().replace(link + b"/>", link + b">" + least + b"</categoryLink>")
    paths = [file(tmp_path, system, "s.gst"), file(tmp_path, warband.army(), "g.cat")]
    assert isinstance(catalogues.bring(desk, paths=paths), ImportReport)
    listed(place, desk, card)
    assert not place.panes.drawer.isVisible()
    click(next(each for each in place.panes.checks.problems.lines if told in each.accessibleName()))
    assert place.panes.drawer.isVisible() and place.panes.drawer.field.hasFocus()


def test_a_share_of_the_points_names_the_points(place: MusterPlace, desk: Desk, tmp_path: Path) -> None:
    dear = warband.limits(warband.limit("max", 5, field="points"))
    sword = foreign.entry("Sword", kind="upgrade", pa=7, more=dear)
    guard = foreign.entry("Guard", pa=10, profiles=[foreign.profile("Guard")], entries=[sword])
    listed(brought(place, desk, tmp_path, foreign.catalogue(guard)), desk, "Guard")
    press_row(place, "Guard", OPTIONS)
    press_row(place, "Sword")
    assert any("Sword: 7 PA; 5 PA at most." in words for words in told(place))


def test_a_limit_is_named_without_the_marks_of_its_makers(
    place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    name, most = "Rule: Mystic level +1", warband.limits(warband.limit("max", 1))
    level = foreign.entry(name, kind="upgrade", pa=0, more=most)
    guard = foreign.entry("Guard", pa=10, profiles=[foreign.profile("Guard")], entries=[level])
    listed(brought(place, desk, tmp_path, foreign.catalogue(guard)), desk, "Guard")
    for _ in range(2):
        assert picking.tick(desk, place.controller.army_id, entry_id="e1", way=(f"e-{name}",)) is None
    settle()
    assert line(place, "“Mystic level +1”: 2 chosen, 1 at most.").accessibleName().endswith("Guard")


def shields() -> bytes:
    """Make a guard whose catalogue asks for a shield, which costs something, with a strap for nothing."""
    strap = foreign.entry("Strap", kind="upgrade", more=warband.limits(warband.limit("min", 1)))
    asked = warband.limits(warband.limit("min", 1))
    shield = foreign.entry("Shield", kind="upgrade", pa=3, more=asked, entries=[strap])
    return foreign.catalogue(
        foreign.entry("Guard", pa=10, profiles=[foreign.profile("Guard")], entries=[shield])
    )


@pytest.mark.parametrize("keys", [False, True])
def test_what_catalogues_ask_for_is_offered_and_never_bought_unasked(
    place: MusterPlace, desk: Desk, tmp_path: Path, keys: bool
) -> None:
    listed(brought(place, desk, tmp_path, shields()), desk, "Guard", "Guard")
    assert (total(place), [entry.options for entry in kept(place).entries]) == ("20 PA", [(), ()])
    offered = line(place, "Choose what the catalogues ask for")
    assert offered.accessibleName().replace("\xa0", " ").endswith("6 PA Shield · Shield")
    if keys:
        place.panes.entries.setFocus()
        write("x")
        assert place.focusWidget() is offered
        press(Qt.Key.Key_Return)
    else:
        click(offered)
    assert total(place) == "26 PA"
    assert not [words for words in told(place) if "Shield" in words or "Strap" in words]
    assert [[option.name for option in entry.options] for entry in kept(place).entries] == [["Shield"]] * 2
    place.undo()
    settle()
    assert total(place) == "20 PA"


def test_what_the_list_itself_lacks_is_told_of_the_card_that_brings_it(
    place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    one = warband.limits(warband.limit("min", 0, id="one"))
    more = warband.changes(
        foreign.modifier("set", "hidden", "false", warband.asks("e-Captain")),
        foreign.modifier("set", "one", 1, warband.asks("e-Captain")),
    )  # fmt: skip
    spells = foreign.entry("Spells", kind="upgrade", pa=2, hidden=True, more=one + more)
    cards = [foreign.entry(name, pa=9, profiles=[foreign.profile(name)]) for name in ("Guard", "Captain")]
    listed(brought(place, desk, tmp_path, foreign.catalogue(*cards, spells)), desk, "Guard", "Captain")
    assert "Still to choose: Spells. ▾ Captain" in told(place)
    click(line(place, "Choose what the catalogues ask for"))
    assert not [words for words in told(place) if "Spells" in words]
    assert total(place) == "20 PA"


def test_of_an_empty_list_nothing_is_said(place: MusterPlace, desk: Desk) -> None:
    listed(place, desk)
    assert [words for words in told(place) if "problem" in words] == []
    assert not place.panes.checks.problems.isVisible()


def test_what_is_unfolded_in_one_list_is_folded_in_the_next(
    place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    listed(brought(place, desk, tmp_path, arms()), desk, "Page", "Guard")
    press_row(place, "Guard", OPTIONS)
    assert "Pike" in [row.name for row in place.panes.entries.entries.rows]
    listed(place, desk, "Page", "Sentry")
    assert [row.name for row in place.panes.entries.entries.rows] == ["Page", "Sentry"]


def noted(kind: str = "model", *, pa: float = 1, within: str = "") -> bytes:
    """Make a guard with whom a catalogue asks for a thing of the list, and for one of two shields."""
    one = warband.limits(
        warband.limit("min", 0, scope="roster", id="one"), warband.limit("max", 1, id="most")
    )
    more = warband.changes(
        foreign.modifier("set", "hidden", "false", warband.asks("e-Guard")),
        foreign.modifier("set", "one", 1, warband.asks("e-Guard")),
    )  # fmt: skip
    note = foreign.entry(
        "Known bugs", kind=kind, pa=pa, hidden=True, categories=["Characters"], more=one + more + within
    )
    shields = [foreign.entry(name, kind="upgrade", pa=3) for name in ("Round shield", "Long shield")]
    asked = foreign.group("Shields", shields).replace(
        "</selectionEntryGroup>", f"{warband.limits(warband.limit('min', 1))}</selectionEntryGroup>"
    )
    guard = foreign.entry("Guard", pa=10, profiles=[foreign.profile("Guard")], groups=[asked])
    return foreign.catalogue(guard, note)


@pytest.mark.parametrize("kind", ["model", "unit", "upgrade"])
def test_what_the_list_needs_at_a_price_is_offered_whatever_it_is_written_as(
    place: MusterPlace, desk: Desk, tmp_path: Path, kind: str
) -> None:
    listed(brought(place, desk, tmp_path, noted(kind)), desk, "Guard")
    assert "Still to choose: Known bugs. ▾ Guard" in told(place)
    click(line(place, "Choose what the catalogues ask for"))
    assert not [words for words in told(place) if "Known bugs" in words]
    assert [pick.node for force in kept(place).forces for pick in force.picks] == ["e-Known bugs"]
    press_row(place, "Guard", OPTIONS)
    press_row(place, "Known bugs")
    assert not kept(place).forces[0].picks, "it can be given back where it stands"


@pytest.mark.parametrize("kind", ["model", "upgrade"])
def test_a_note_of_a_catalogue_is_read_and_asks_for_nothing(
    place: MusterPlace, desk: Desk, tmp_path: Path, kind: str
) -> None:
    words = foreign.tag("description", "Scouts:\n75 % at most")
    rule = foreign.holder("rules", [foreign.tag("rule", words, id="r", name="Known bugs", hidden="false")])
    listed(brought(place, desk, tmp_path, noted(kind, pa=0, within=rule)), desk, "Guard")
    assert [said for said in told(place) if "Known bugs" in said or "Scouts" in said] == [
        "Note of the catalogue: Scouts: 75 % at most Guard"
    ]
    assert not [said for said in told(place) if "Choose what" in said]


def test_a_heading_that_costs_nothing_comes_with_what_is_chosen_beneath_it(
    place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    ball = foreign.entry("Fire ball", kind="upgrade", pa=3)
    within = foreign.holder("selectionEntries", [ball])
    listed(brought(place, desk, tmp_path, noted("upgrade", pa=0, within=within)), desk, "Guard")
    assert not [said for said in told(place) if "Known bugs" in said or "Choose what" in said]
    press_row(place, "Guard", OPTIONS)
    press_row(place, "Fire ball")
    assert total(place) == "13 PA"
    assert len(kept(place).forces[0].picks) == 2


def test_what_is_not_reached_yet_is_said_when_all_that_is_named_is_chosen(
    place: MusterPlace, desk: Desk, window: Window, tmp_path: Path
) -> None:
    listed(brought(place, desk, tmp_path, noted()), desk, "Guard")
    click(line(place, "Choose what the catalogues ask for"))
    assert "Still to choose: Shields. ▾ Guard" in told(place)
    assert window.strip.words == "What the catalogues name is chosen; 1 minimum is left to reach."
    press_row(place, "Guard", OPTIONS)
    press_row(place, "Long shield")
    place.undo()
    place.undo()
    settle()
    press_row(place, "Long shield")
    click(line(place, "Choose what the catalogues ask for"))
    assert window.strip.words == "The list has what its catalogues ask for."


def shooters(*names: str) -> bytes:
    """Make cards of which the list may have 3 figures per 200 PA of its limit."""
    per = foreign.tag("repeat", field="limit::points", scope="roster", value=200, childId="model", repeats=1,
                      roundUp="true", shared="true")  # fmt: skip
    most = warband.limits(warband.limit("max", 0, scope="roster", id="most"))
    more = warband.changes(
        foreign.tag("modifier", foreign.holder("repeats", [per]), type="increment", field="most", value=3)
    )
    return foreign.catalogue(*(
        foreign.entry(name, pa=10, profiles=[foreign.profile(name)], more=most + more) for name in names
    ))  # fmt: skip


@pytest.mark.parametrize("keys", [False, True])
def test_what_goes_by_a_limit_that_the_list_does_not_have_says_so_and_leads_there(
    place: MusterPlace, desk: Desk, tmp_path: Path, keys: bool
) -> None:
    def limits() -> list[str]:
        return [words for words in told(place) if words.startswith("“Archer”")]

    listed(brought(place, desk, tmp_path, shooters("Archer", "Slinger")), desk, "Archer")
    waits = "“Archer” goes by the list’s limit in PA: none is set."
    assert limits() == [f"{waits} Archer"]
    found = line(place, waits)
    if keys:
        found.setFocus()
        press(Qt.Key.Key_Return)
    else:
        click(found)
    assert place.panes.header.limit.hasFocus()
    write("100\n")
    assert limits() == []
    armies.set_figures(desk, kept(place).id, entry_id="e1", figures=4)
    settle()
    assert limits() == ["“Archer”: 4 chosen, 3 at most. Archer"]


def test_all_that_goes_by_the_same_missing_limit_is_one_line(
    place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    listed(brought(place, desk, tmp_path, shooters("Archer", "Slinger")), desk, "Archer", "Slinger")
    assert [words for words in told(place) if "none is set" in words] == [
        "2 choices go by the list’s limit in PA: none is set. Archer · Slinger"
    ]


def arms() -> bytes:
    """Make two guards of whom each asks for one of three arms, and a captain who may be there once."""
    asked = warband.limits(warband.limit("min", 1), warband.limit("max", 1))
    cards = [
        foreign.entry(name, pa=10, profiles=[foreign.profile(name)], links=[
            foreign.link("arms", name="[Griffin] Arms (0 1 1)", kind="selectionEntryGroup")
        ]) for name in ("Guard", "Sentry")
    ]  # fmt: skip
    names = ("Axe", "Bow", "Pike")
    swords = [foreign.entry(name, kind="upgrade", pa=n) for n, name in enumerate(names)]
    group = foreign.group("[Griffin] Arms (0 1 1)", swords, id="arms").replace(
        "</selectionEntryGroup>", f"{asked}</selectionEntryGroup>"
    )
    once = warband.limits(warband.limit("max", 1, scope="roster"))
    captain = foreign.entry("Captain", pa=40, profiles=[foreign.profile("Captain")], more=once)
    page = foreign.entry("Page", pa=10, profiles=[foreign.profile("Page")])
    return foreign.catalogue(*cards, page, captain, groups=[group])


@pytest.mark.parametrize("keys", [False, True])
def test_a_limit_that_asks_for_more_offers_all_that_would_do(
    place: MusterPlace, desk: Desk, tmp_path: Path, keys: bool
) -> None:
    listed(brought(place, desk, tmp_path, arms()), desk, "Guard", "Sentry")
    missing = [words for words in told(place) if words.startswith("Still")]
    assert missing == ["Still to choose: Arms. ▾ Guard", "Still to choose: Arms. ▾ Sentry"]
    asked = line(place, "Still to choose: Arms. ▾ Sentry")
    if keys:
        asked.setFocus()
        press(Qt.Key.Key_Return)
    else:
        click(asked)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    offered = [action.text().replace("\xa0", " ") for action in menu.actions() if action.text()]
    assert offered == ["Axe", "Bow · 1 PA", "Pike · 2 PA", "Options of Sentry…"]
    if keys:
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
            QTest.keyClick(menu, key)
    else:
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[1]).center())
    settle()
    bought = [[option.name for option in entry.options] for entry in kept(place).entries]
    assert bought == [[], ["Bow"]]
    assert [words for words in told(place) if words.startswith("Still")] == missing[:1]
    place.undo()
    settle()
    assert kept(place).entries[1].options == ()


def test_the_menu_of_a_limit_leads_to_the_options_of_its_card(
    place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    listed(brought(place, desk, tmp_path, arms()), desk, "Guard", "Sentry")
    click(line(place, "Still to choose: Arms. ▾ Sentry"))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[-1]).center())
    settle()
    assert "Pike" in [row.name for row in place.panes.entries.entries.rows]
    assert place.panes.entries.selected() == "e2"


def test_a_limit_of_a_card_names_it_as_the_list_does(
    place: MusterPlace, desk: Desk, tmp_path: Path, window: Window
) -> None:
    listed(brought(place, desk, tmp_path, arms()), desk, "Captain", "Captain")
    entries = kept(place).entries
    card = desk.library.card(entries[0].card_id).card
    cards.save_card(desk, card=replace(card, name_fr="Capitaine"), card_id=entries[0].card_id)
    for entry in entries:
        armies.take_revision(desk, kept(place).id, entry_id=entry.id)
    window.change_settings(language="fr")
    place.redraw()
    said = [words.replace("\u202f", " ") for words in told(place)]
    assert "« Capitaine » : 2 pris, 1 au plus. Capitaine (1)" in said


@pytest.mark.parametrize("keys", [False, True])
def test_a_narrow_window_tells_beneath_the_list_what_is_wrong_with_the_chosen_card(
    place: MusterPlace, desk: Desk, tmp_path: Path, window: Window, keys: bool
) -> None:
    window.resize(1024, 768)
    listed(brought(place, desk, tmp_path, arms()), desk, "Page", "Guard")
    panes = place.panes
    assert [button.text() for button in panes.tabs.buttons] == ["Armies", "Cards", "Checks · 1"]
    assert not panes.reasons.isVisible()
    if keys:
        panes.entries.setFocus()
        press(Qt.Key.Key_Down)
    else:
        click(panes.entries.viewport(), panes.entries.visualRect(panes.entries.entries.index(1)).center())
    assert panes.reasons.isVisible()
    assert panes.reasons.words() == ["Still to choose: Arms. ▾"]
    if keys:
        panes.reasons.lines[0].setFocus()
        press(Qt.Key.Key_Return)
    else:
        click(panes.reasons.lines[0])
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[0]).center())
    settle()
    assert not panes.reasons.isVisible()
    assert [button.text() for button in panes.tabs.buttons] == ["Armies", "Cards", "Checks"]
