"""Options unfold beneath their entry: one click or one key takes them, at the price for its figures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from db.writes import Imported
from desktop.muster.option_rows import (
    OptionChoice,
    OptionGroup,
    OptionRow,
    OptionRowKind,
    rows_of,
    turned_options,
)
from desktop.muster.place import MusterPlace
from desktop.operations import armies, offers
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.armies import Option, OptionKind, Per
from rules.offers import Offer
from rules.spells import Spell
from rules.text import Message
from tests.desktop.fit import cut_labels
from tests.desktop.hands import press, settle, write
from tests.desktop.muster.in_view import first, kept, total

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def offered(place: MusterPlace, desk: Desk) -> None:
    """Let the library offer something to the conscript, to the others, and to everybody."""
    conscript, templar = (entry.card_id for entry in kept(place).entries[:2])
    found = {
        "axe": Offer(
            Option("Épée-hache", OptionKind.ARTEFACT, per=Per.FIGURE), ("Arms", "Swords"), {conscript: 2.0}
        ),
        "relic": Offer(Option("Relique", OptionKind.ARTEFACT), ("Arms",), {conscript: None}),
        "banner": Offer(Option("Bannière", OptionKind.ARTEFACT, 9.0), ("Arms",), {templar: 9.0}),
        "gem": Offer(Option("Gemme", OptionKind.OTHER, 4.0), ("Stones",)),
    }
    desk.library.write_import(Message("step.army_edited", {"army": "x"}), Imported(offers=found))


@pytest.fixture
def unfolded(offered: None, place: MusterPlace) -> MusterPlace:
    """Unfold what the conscript may buy."""
    settle()
    first(place)
    press(Qt.Key.Key_O)
    return place


def beneath(place: MusterPlace) -> list[tuple[str, str, str]]:
    """Give name, detail and price of the rows beneath entries."""
    rows = (row for row in place.panes.entries.entries.rows if isinstance(row, OptionRow))
    return [(row.name, row.detail, row.price.replace("\xa0", " ")) for row in rows]


def click(place: MusterPlace, name: str) -> None:
    """Click on the row of that name."""
    view = place.panes.entries
    at = next(n for n, row in enumerate(view.entries.rows) if row.name == name)
    view.scrollTo(view.entries.index(at))
    QTest.mouseClick(view.viewport(), LEFT, PLAIN, view.visualRect(view.entries.index(at)).center())
    settle()


def test_a_spell_is_named_in_the_language_of_now(place: MusterPlace, desk: Desk, window: Window) -> None:
    spell = Spell(name_fr="Lance de braise", name_en="Ember lance")
    bought = (Option("Lance de braise", OptionKind.SPELL, 5, spell=spell),)
    armies.set_options(desk, kept(place).id, entry_id=kept(place).entries[0].id, options=bought)
    settle()
    first(place)
    press(Qt.Key.Key_O)
    assert [(name, price) for name, _, price in beneath(place)][:1] == [("Ember lance", "5 PA")]
    window.verbs.toggle_language()
    settle()
    assert beneath(place)[0][0] == "Lance de braise"


def test_a_card_is_offered_its_own_and_what_is_nobodys(place: MusterPlace, desk: Desk, offered: None) -> None:
    found = offers.offered(desk, card_id=kept(place).entries[0].card_id)
    assert isinstance(found, tuple)
    assert [(offer.option.name, offer.option.pa, offer.own) for offer in found] == [
        ("Relique", None, True), ("Épée-hache", 2.0, True), ("Gemme", 4.0, False),
    ]  # fmt: skip


def test_options_stand_by_group_with_their_price_for_these_figures(unfolded: MusterPlace) -> None:
    assert beneath(unfolded) == [
        ("Arms", "", "0 / 2"), ("Relique", "", "? PA"),
        ("Swords", "", "0 / 1"), ("Épée-hache", "3 × 2", "6 PA"),
        ("Stones", "For everybody", "0 / 1"), ("Gemme", "", "4 PA"),
        ("Another option…", "", ""),
    ]  # fmt: skip
    rows = unfolded.panes.entries.entries.rows
    depths = {row.name: row.depth for row in rows if isinstance(row, OptionRow)}
    assert (depths["Arms"], depths["Swords"], depths["Épée-hache"]) == (0, 1, 2)
    press(Qt.Key.Key_1)
    assert ("Épée-hache", "", "2 PA") in beneath(unfolded), "the price is that of the figures of now"


def test_one_click_takes_an_option_and_gives_it_back(unfolded: MusterPlace, window: Window) -> None:
    click(unfolded, "Épée-hache")
    assert kept(unfolded).entries[0].options == (Option("Épée-hache", OptionKind.ARTEFACT, 2.0, Per.FIGURE),)
    assert total(unfolded) == "166 PA"
    click(unfolded, "Épée-hache")
    assert kept(unfolded).entries[0].options == () and total(unfolded) == "160 PA"
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert total(unfolded) == "166 PA"


def test_keys_walk_take_and_fold(unfolded: MusterPlace) -> None:
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Space)
    assert total(unfolded) == "160 PA + 1 unknown", "an unknown price stays unknown"
    press(Qt.Key.Key_Return)
    assert total(unfolded) == "160 PA"
    press(Qt.Key.Key_Escape)
    assert beneath(unfolded) == [] and unfolded.panes.entries.selected() == kept(unfolded).entries[0].id
    press(Qt.Key.Key_Right)
    assert len(beneath(unfolded)) == 7
    press(Qt.Key.Key_Return)
    assert beneath(unfolded) == []


def test_letters_find_an_option_in_a_group_that_is_shut(unfolded: MusterPlace) -> None:
    click(unfolded, "Stones")
    assert "Gemme" not in [name for name, *_ in beneath(unfolded)]
    write("gem")
    assert unfolded.panes.entries.chosen_item().name == "Gemme"
    write(" ")
    assert total(unfolded) == "164 PA"


def test_the_mark_of_an_entry_unfolds_it_and_another_one_is_folded(offered: None, place: MusterPlace) -> None:
    settle()
    view = place.panes.entries

    def mark(row: int) -> None:
        rect = view.visualRect(view.entries.index(row))
        points = (QPoint(x, rect.center().y()) for x in range(rect.right(), 0, -4))
        at = next(p for p in points if (cell := view.cell_at(p)) is not None and cell.key == "options")
        QTest.mouseClick(view.viewport(), LEFT, PLAIN, at)
        settle()

    mark(1)
    assert [name for name, *_ in beneath(place)] == ["Arms", "Bannière", "Stones", "Gemme", "Another option…"]
    mark(0)
    assert ("Relique", "", "? PA") in beneath(place) and len(beneath(place)) == 7
    mark(0)
    assert beneath(place) == []


def test_a_typed_option_stands_among_the_others_and_is_given_back_by_a_click(unfolded: MusterPlace) -> None:
    click(unfolded, "Another option…")
    write("Talisman\n3\n\x1b")
    assert [option.name for option in kept(unfolded).entries[0].options] == ["Talisman"]
    assert beneath(unfolded)[0] == ("Talisman", "", "3 PA")
    click(unfolded, "Relique")
    assert [option.name for option in kept(unfolded).entries[0].options] == ["Talisman", "Relique"]
    click(unfolded, "Talisman")
    assert [option.name for option in kept(unfolded).entries[0].options] == ["Relique"]


def test_an_option_is_not_dragged_and_entries_pass_over_options(unfolded: MusterPlace) -> None:
    view, rows = unfolded.panes.entries, unfolded.panes.entries.entries
    moving = [bool(rows.flags(rows.index(n)) & Qt.ItemFlag.ItemIsDragEnabled) for n in range(rows.rowCount())]
    assert moving == [True] + 7 * [False] + 4 * [True]
    last = kept(unfolded).entries[-1].id
    view.let_fall(last, view.visualRect(rows.index(3)).center())
    assert [entry.id for entry in kept(unfolded).entries].index(last) == 1


def test_a_library_without_offers_begins_to_type_an_option(place: MusterPlace) -> None:
    settle()
    first(place)
    press(Qt.Key.Key_O)
    (line,) = place.panes.options.lines
    assert line.name.hasFocus()


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [100, 150])
def test_no_word_is_cut(unfolded: MusterPlace, window: Window, language: str, scale: int) -> None:
    window.change_settings(language=language, scale=scale)
    settle()
    assert cut_labels(unfolded) == []
    press(Qt.Key.Key_O, SHIFT)
    assert cut_labels(unfolded.panes.options) == []
    assert (window.width(), window.height()) == (1280, 800)


# A tree of choices


def tree(*taken: str) -> tuple[OptionGroup, ...]:
    """Give a path of magic with two spells beneath it, and a blade."""
    spark, flame = (OptionChoice(n, Option(n), "0 PA", taken=n in taken) for n in ("Spark", "Flame"))
    path = OptionChoice("Path", Option("Path", pa=16), "16 PA", taken="Path" in taken, beneath=(spark, flame))
    return (OptionGroup("", "", "", (path, OptionChoice("Blade", Option("Blade", pa=3), "3 PA"))),)


@pytest.mark.parametrize(
    ("taken", "key", "bought"),
    [
        ((), "Spark", ["Path", "Spark"]),
        (("Path",), "Flame", ["Path", "Flame"]),
        (("Path", "Spark"), "Path", []),
        (("Path", "Spark"), "Spark", ["Path"]),
        ((), "nothing", []),
    ],
)
def test_a_choice_brings_those_above_it_and_takes_those_beneath_away(
    taken: tuple[str, ...], key: str, bought: list[str]
) -> None:
    had = tuple(Option(name, pa=16 if name == "Path" else None) for name in taken)
    assert [option.name for option in turned_options(tree(*taken), key, had)] == bought


def test_what_stands_beneath_a_choice_is_set_in(qapp: object) -> None:
    rows = rows_of("e1", tree(), {}, "Other")
    assert [(row.name, row.depth) for row in rows] == [
        ("Path", 0), ("Spark", 1), ("Flame", 1), ("Blade", 0), ("Other", 0),
    ]  # fmt: skip
    assert rows[-1].kind is OptionRowKind.OWN
