"""What a card of a catalogue may choose, unfolded beneath it: ticked by a click or by a key."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from desktop.muster.entries_list import OPTIONS, TURN
from desktop.muster.place import MusterPlace
from desktop.operations.desk import Desk
from tests.db.exchange import foreign, warband
from tests.desktop.hands import click, press, settle, write
from tests.desktop.muster.catalogue_lists import brought, listed, picked, press_row, row_of, rows
from tests.desktop.muster.in_view import kept, total

Press = Callable[..., None]


@pytest.fixture
def warriors(place: MusterPlace, desk: Desk, tmp_path: Path) -> MusterPlace:
    """Look at a list of a guard and a mage by their catalogue."""
    return listed(brought(place, desk, tmp_path, warband.army()), desk, "Guard", "Mage")


def test_a_spell_that_is_clicked_brings_its_path_and_one_undo_takes_both_back(warriors: MusterPlace) -> None:
    press_row(warriors, "Mage", OPTIONS)
    assert rows(warriors) == [
        (0, "Path of Fire", "16 PA", False), (1, "Fire ball", "2 POW", False), (1, "Storm", "5 POW", False),
    ]  # fmt: skip
    press_row(warriors, "Fire ball")
    assert rows(warriors) == [
        (0, "Path of Fire", "16 PA", True), (1, "Fire ball", "2 POW", True), (1, "Storm", "5 POW", False),
    ]  # fmt: skip
    assert (picked(warriors), total(warriors)) == ([("Path of Fire", 16), ("Fire ball", 0)], "89 PA")
    warriors.undo()
    settle()
    assert (picked(warriors), total(warriors)) == ([], "73 PA")
    assert [taken for *_, taken in rows(warriors)] == [False, False, False]


def test_who_only_goes_from_card_to_card_changes_no_choice(
    place: MusterPlace, desk: Desk, tmp_path: Path, press: Press
) -> None:
    """What is chosen twice is not found again by its name and its price: it stays the choice that it is."""
    gem = foreign.entry("Gem", kind="upgrade", pa=3)
    guard = foreign.entry("Guard", pa=10, profiles=[foreign.profile("Guard")], entries=[gem])
    mage = foreign.entry("Mage", pa=10, profiles=[foreign.profile("Mage")])
    listed(brought(place, desk, tmp_path, foreign.catalogue(guard, mage)), desk, "Guard", "Mage")
    press_row(place, "Guard", OPTIONS)
    press_row(place, "Gem")
    write("+")
    chosen = kept(place)
    assert [pick.number for pick in chosen.entries[0].picks] == [2]
    for name in ("Guard", "Mage", "Guard", "Mage"):
        press_row(place, name)
    assert kept(place) == chosen
    press(Qt.Key.Key_2)
    press_row(place, "Guard")
    assert (kept(place).entries[0], total(place)) == (chosen.entries[0], "36 PA")
    for _ in range(3):
        place.undo()
    settle()
    assert not kept(place).entries[0].picks, "the choice, once more of it and two mages were all"


def test_what_the_mage_has_no_power_left_for_says_so_and_is_taken_all_the_same(warriors: MusterPlace) -> None:
    press_row(warriors, "Mage", OPTIONS)
    press_row(warriors, "Fire ball")
    assert row_of(warriors, "Storm").why == "POW: 4 left."
    assert "POW: 4 left." in row_of(warriors, "Storm").tip
    press_row(warriors, "Storm")
    assert [name for name, _ in picked(warriors)] == ["Path of Fire", "Fire ball", "Storm"]
    assert row_of(warriors, "Storm").why == ""
    assert "POW: 1 more spent than given." in " ".join(warriors.panes.checks.words())


def test_a_path_that_is_given_back_takes_its_spells_along(warriors: MusterPlace) -> None:
    press_row(warriors, "Mage", OPTIONS)
    press_row(warriors, "Storm")
    press_row(warriors, "Path of Fire")
    assert picked(warriors) == []
    assert [name for _, name, *_ in rows(warriors)] == ["Path of Fire", "Fire ball", "Storm"]


def test_options_are_found_ticked_and_left_by_keys_alone(warriors: MusterPlace, press: Press) -> None:
    view = warriors.panes.entries
    view.select("e2")
    view.setFocus()
    write("ofire ")
    assert picked(warriors) == [("Path of Fire", 16), ("Fire ball", 0)]
    write("path")
    press(Qt.Key.Key_Left)
    assert [name for _, name, *_ in rows(warriors)] == ["Path of Fire"]
    press(Qt.Key.Key_Right)
    assert [name for _, name, *_ in rows(warriors)] == ["Path of Fire", "Fire ball", "Storm"]
    press(Qt.Key.Key_Space)
    assert picked(warriors) == []
    write("\x1b")
    assert (rows(warriors), view.selected()) == ([], "e2")


def test_a_path_is_shut_and_opened_by_its_sign(warriors: MusterPlace) -> None:
    press_row(warriors, "Mage", OPTIONS)
    press_row(warriors, "Path of Fire", TURN)
    assert ([name for _, name, *_ in rows(warriors)], picked(warriors)) == (["Path of Fire"], [])
    press_row(warriors, "Path of Fire", TURN)
    assert len(rows(warriors)) == 3


def test_a_price_for_each_figure_is_told_for_all_of_them(
    place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    helmet = foreign.entry("Helmet", kind="upgrade", pa=2).replace(
        "<selectionEntry ", '<selectionEntry collective="true" '
    )
    guard = foreign.entry("Guard", pa=10, profiles=[foreign.profile("Guard")], entries=[helmet])
    listed(brought(place, desk, tmp_path, foreign.catalogue(guard)), desk, "Guard")
    place.controller.set_figures("e1", 3)
    press_row(place, "Guard", OPTIONS)
    assert rows(place) == [(0, "Helmet", "6 PA", False)]
    assert row_of(place, "Helmet").detail == "3 × 2"
    press_row(place, "Helmet")
    assert (rows(place), total(place)) == ([(0, "Helmet", "6 PA", True)], "36 PA")


def test_what_a_limit_leaves_no_room_for_says_so_and_is_taken_all_the_same(
    place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    arms = [foreign.entry(name, kind="upgrade", pa=1, more=warband.limits(warband.limit("max", 1)))
            for name in ("Axe", "Bow")]  # fmt: skip
    one = warband.limits(warband.limit("max", 1, id="one"))
    group = foreign.group("Arms", arms).replace("</selectionEntryGroup>", f"{one}</selectionEntryGroup>")
    guard = foreign.entry("Guard", pa=10, profiles=[foreign.profile("Guard")], groups=[group])
    listed(brought(place, desk, tmp_path, foreign.catalogue(guard)), desk, "Guard")
    press_row(place, "Guard", OPTIONS)
    assert (row_of(place, "Arms").detail, row_of(place, "Bow").why) == ("1 at most", "")
    press_row(place, "Axe")
    assert (row_of(place, "Axe").why, row_of(place, "Bow").why) == ("", "Arms: 1 chosen; 1 at most.")
    press_row(place, "Bow")
    assert [name for name, _ in picked(place, "Guard")] == ["Axe", "Bow"]
    assert "“Arms”: 2 chosen, 1 at most." in " ".join(place.panes.checks.words())


def test_a_heading_tells_the_limit_of_all_figures_of_its_card(
    place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    one = warband.limits(warband.limit("max", 1, id="one"))
    arms = [foreign.entry(name, kind="upgrade", pa=1) for name in ("Axe", "Bow", "Club")]
    group = foreign.group("Arms", arms).replace("</selectionEntryGroup>", f"{one}</selectionEntryGroup>")
    guard = foreign.entry("Guard", pa=10, profiles=[foreign.profile("Guard")], groups=[group])
    listed(brought(place, desk, tmp_path, foreign.catalogue(guard)), desk, "Guard")
    place.controller.set_figures("e1", 2)
    press_row(place, "Guard", OPTIONS)
    for name, price in (("Axe", "1 / 2"), ("Bow", "2 / 2")):
        press_row(place, name)
        assert (row_of(place, "Arms").detail, row_of(place, "Arms").price) == ("2 at most", price)
    assert row_of(place, "Club").why == "Arms: 2 chosen; 2 at most."
    assert "“Arms”" not in " ".join(place.panes.checks.words())


@pytest.mark.parametrize("keys", [False, True])
def test_what_a_heading_at_the_lower_edge_holds_comes_into_view(
    place: MusterPlace, desk: Desk, tmp_path: Path, keys: bool
) -> None:
    groups = [
        foreign.group(name, [
            foreign.entry(f"{name} {n}", kind="upgrade", pa=n + 1, id=f"{name}-{n}") for n in range(4)
        ], id=name)
        for name in ("Arms", "Banners", "Charms", "Draughts", "Engines", "Flags", "Gems", "Horns")
    ]  # fmt: skip
    guard = foreign.entry("Guard", pa=10, profiles=[foreign.profile("Guard")], groups=groups)
    listed(brought(place, desk, tmp_path, foreign.catalogue(guard)), desk, "Guard")
    press_row(place, "Guard", OPTIONS)
    view = place.panes.entries
    heading = next(n for n, row in enumerate(view.entries.rows) if row.name == "Horns")
    view.setFixedHeight(view.visualRect(view.entries.index(0)).height() * 4)
    settle()
    view.scrollTo(view.entries.index(heading))
    settle()
    if keys:
        view.setCurrentIndex(view.entries.index(heading))
        press(Qt.Key.Key_Return)
    else:
        click(view.viewport(), view.visualRect(view.entries.index(heading)).center())
    settle()
    shown = view.viewport().rect()
    names = [row.name for n, row in enumerate(view.entries.rows)
             if shown.contains(view.visualRect(view.entries.index(n)))]  # fmt: skip
    assert {"Horns", "Horns 0", "Horns 3"} <= set(names), names


def test_how_many_may_be_chosen_counts_what_stands_under_headings_beneath(
    place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    clapper = foreign.entry("Clapper", kind="upgrade", pa=2)
    relics = [
        foreign.entry("Bell", kind="upgrade", pa=1, entries=[clapper]),
        *(foreign.entry(name, kind="upgrade", pa=1) for name in ("Crown", "Icon")),
    ]
    two = warband.limits(warband.limit("max", 2, id="two")) + foreign.holder(
        "selectionEntryGroups", [foreign.group("Common", relics)]
    )
    rare = foreign.group("Relics", [foreign.entry("Spear", kind="upgrade", pa=9)])
    rare = rare.replace("</selectionEntryGroup>", f"{two}</selectionEntryGroup>")
    guard = foreign.entry("Guard", pa=10, profiles=[foreign.profile("Guard")], groups=[rare])
    listed(brought(place, desk, tmp_path, foreign.catalogue(guard)), desk, "Guard")
    press_row(place, "Guard", OPTIONS)
    assert (row_of(place, "Relics").detail, row_of(place, "Relics").price) == ("2 at most", "0 / 2")
    press_row(place, "Clapper")
    assert [name for name, _ in picked(place, "Guard")] == ["Bell", "Clapper"]
    assert row_of(place, "Relics").price == "1 / 2", "what stands beneath a relic is none"
    press_row(place, "Crown")
    assert (row_of(place, "Relics").price, row_of(place, "Common").price) == ("2 / 2", "2 / 3")


def test_a_heading_that_is_opened_opens_those_within_it_where_they_hold_few(
    place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    def nested(name: str, count: int) -> str:
        common = foreign.group(f"Common {name}", [
            foreign.entry(f"{name}{n}", kind="upgrade", pa=1) for n in range(count)
        ])  # fmt: skip
        rare = foreign.group(name, [foreign.entry(f"Rare {name}", kind="upgrade", pa=9)])
        within = foreign.holder("selectionEntryGroups", [common])
        return rare.replace("</selectionEntryGroup>", f"{within}</selectionEntryGroup>")

    groups = [nested("Relics", 3), nested("Rites", 20)]
    guard = foreign.entry("Guard", pa=10, profiles=[foreign.profile("Guard")], groups=groups)
    listed(brought(place, desk, tmp_path, foreign.catalogue(guard)), desk, "Guard")
    press_row(place, "Guard", OPTIONS)
    assert [name for _, name, _, _ in rows(place)] == ["Relics", "Rites"]
    press_row(place, "Relics")
    assert [name for _, name, _, _ in rows(place)] == [
        "Relics", "Rare Relics", "Common Relics", "Relics0", "Relics1", "Relics2", "Rites",
    ]  # fmt: skip
    press_row(place, "Common Relics")
    assert "Relics0" not in [name for _, name, _, _ in rows(place)], "it is shut by itself, too"
    press_row(place, "Rites")
    assert [name for _, name, _, _ in rows(place)][-3:] == ["Rites", "Rare Rites", "Common Rites"]


def test_one_s_own_option_stands_with_those_of_the_catalogue(warriors: MusterPlace, press: Press) -> None:
    press_row(warriors, "Mage", OPTIONS)
    press_row(warriors, "Another option…")
    write("Relic\n4\n\x1b")
    assert picked(warriors) == [("Relic", 4)]
    assert rows(warriors)[0] == (0, "Relic", "4 PA", True)
    press_row(warriors, "Fire ball")
    assert [name for name, _ in picked(warriors)] == ["Relic", "Path of Fire", "Fire ball"]


def test_what_the_list_chooses_because_of_a_card_is_ticked_beneath_it(
    warriors: MusterPlace, desk: Desk
) -> None:
    listed(warriors, desk, "Captain")
    press_row(warriors, "Captain", OPTIONS)
    assert rows(warriors) == [(0, "Standard", "9 PA", False)]
    assert row_of(warriors, "Standard").detail == "For the list"
    press_row(warriors, "Standard")
    assert (rows(warriors), total(warriors)) == ([(0, "Standard", "9 PA", True)], "49 PA")
    press_row(warriors, "Standard")
    assert total(warriors) == "40 PA"


@pytest.mark.parametrize("keys", [False, True])
def test_what_may_be_had_several_times_is_counted_by_its_signs_or_keys(
    place: MusterPlace, desk: Desk, tmp_path: Path, press: Press, keys: bool
) -> None:
    potion = foreign.entry("Potion", kind="upgrade", pa=2, more=warband.limits(warband.limit("max", 2)))
    guard = foreign.entry("Guard", pa=10, profiles=[foreign.profile("Guard")], entries=[potion])
    listed(brought(place, desk, tmp_path, foreign.catalogue(guard)), desk, "Guard")
    press_row(place, "Guard", OPTIONS)
    press_row(place, "Potion")

    def step(key: str) -> None:
        if keys:
            place.panes.entries.setFocus()
            press(Qt.Key.Key_Plus if key == "more" else Qt.Key.Key_Minus)
        else:
            press_row(place, "Potion", key)

    assert (row_of(place, "Potion").times, total(place)) == ((False, True), "12 PA")
    step("more")
    assert (rows(place), total(place)) == ([(0, "Potion", "4 PA", True)], "14 PA")
    assert (row_of(place, "Potion").detail, row_of(place, "Potion").times) == ("2 × 2", (True, False))
    assert picked(place, "Guard") == [("Potion ×2", 4)]
    step("fewer")
    assert (row_of(place, "Potion").times, total(place)) == ((False, True), "12 PA")
    assert kept(place).entries[0].figures == 1
    place.undo()
    assert total(place) == "14 PA"


def test_what_a_card_gives_in_another_currency_stands_beneath_its_pa(
    place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    """Only where the card itself has some: what options cost stands on their own rows."""
    listed(brought(place, desk, tmp_path, warband.army()), desk, "Guard", "Mage")
    model = place.panes.entries.entries

    def shown(at: int) -> list[str]:
        return [words.replace("\xa0", " ") for words in model.row(at).words if words.endswith(("PA", "POW"))]

    assert (shown(0), shown(1)) == (["17 PA"], ["56 PA", "−6 POW"])
    assert model.row(1).spoken.replace("\xa0", " ").find("56 PA, −6 POW, ") > 0
    press_row(place, "Mage", OPTIONS)
    press_row(place, "Storm")
    assert shown(1) == ["72 PA", "−1 POW"]
    explained = place.panes.entries.listed[1].explained.replace("\xa0", " ")
    assert "−6 POW of the card, −1 POW with its options" in explained.splitlines()


def test_the_drawer_tells_what_a_card_gives_in_another_currency_as_the_list_makes_it(
    place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    """What others in the list change is told; all of it is heard with the card."""
    weaker = warband.changes(foreign.modifier("increment", warband.POW, 1, warband.asks("e-Captain")))
    brought(place, desk, tmp_path, foreign.catalogue(
        foreign.entry("Captain", pa=40, profiles=[foreign.profile("Captain")]),
        foreign.entry("Mage", pa=56, costs=[warband.powers(-6)], profiles=[foreign.profile("Mage")],
                      more=weaker),
    ))  # fmt: skip
    listed(place, desk)
    place.open_drawer()
    settle()
    drawer = place.panes.drawer

    def shown(name: str) -> list[str]:
        at = [revision.card.name("en") for revision in drawer.found.found].index(name)
        assert ", ".join(drawer.found.item(at).told) == drawer.found.row(at).spoken
        row = drawer.found.row(at)
        return [words.replace("\xa0", " ") for words in row.words if words.endswith(("PA", "POW"))]

    assert (shown("Mage"), shown("Captain")) == (["56 PA", "−6 POW"], ["40 PA"])
    write("captain\n")
    place.panes.drawer.field.clear()
    settle()
    assert shown("Mage") == ["56 PA", "−5 POW"]
    write("mage\n")
    place.panes.drawer.field.clear()
    settle()
    assert shown("Mage") == ["56 PA", "−5 POW"]
