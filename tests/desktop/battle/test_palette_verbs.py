"""Ctrl+K at the table: every verb of every place, what is possible and why something is not."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog

from desktop.battle.fights.page import FightsPage
from desktop.battle.screen import screen_of
from desktop.battle.table import BattleTable
from desktop.library.place import LibraryPlace
from desktop.operations.desk import Desk
from desktop.shell.palette import CommandPalette
from desktop.shell.window import Window
from desktop.wording import loader
from rules.battle import commands as c
from tests.desktop.battle.battles import example, open_table
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.palette import search


def test_any_verb_is_found_from_the_table(window: Window, table: BattleTable, keys: Hand) -> None:
    for letters, words in (
        ("export", "Export this battle"), ("report", "Save the report"), ("report", "Copy the report"),
        ("add", "Add cards"), ("joins", "A card joins the left side"), ("new card", "New card"),
        ("import", "Import…"), ("delete", "Delete the army"), ("refus", "Use a refusal"),
        ("pdf", "Save PDF…"),
    ):  # fmt: skip
        assert words in search(window, letters), letters
        keys("\x1b\x1b")  # what was typed, then the palette


def test_what_the_phase_forbids_is_greyed_with_its_reason(window: Window, desk: Desk) -> None:
    open_table(window, example(desk))
    found = search(window, "refus")["Use a refusal"]
    assert (found.possible, found.detail) == (False, "Only in speaking turns.")


def test_the_example_is_played_from_a_battle_that_stays(window: Window, desk: Desk, keys: Hand) -> None:
    battle = open_table(window, example(desk)).context.play.battle_id
    assert search(window, "play the example")["Play the example"].possible
    keys("\n")
    settle()
    table = window.current().table  # type: ignore[union-attr]
    assert table.context.play.battle_id != battle
    assert battle in {each.id for each in desk.library.battles.listed()}


def test_new_card_goes_to_the_library_and_begins_one(window: Window, table: BattleTable, keys: Hand) -> None:
    search(window, "new card")
    keys("\n")
    settle()
    place = window.current()
    assert place is not None and place.key == "library"
    assert not place.is_browsing()  # type: ignore[attr-defined]


def test_the_battle_on_the_table_is_exported(
    window: Window, table: BattleTable, keys: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "battle.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    search(window, "export")
    keys("\n")
    assert file.stat().st_size > 1000
    place = window.current()
    assert place is not None and place.key == "battle"
    assert table.isVisible()


def test_a_card_of_the_library_is_found_before_the_library_was_opened(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    assert "library" not in {place.key for place in window.built()}
    found = search(window, "azhyan")
    words = next(words for words, entry in found.items() if entry.icon == "cards")
    palette = window.findChild(CommandPalette)
    assert palette is not None
    palette.field.setText(words)
    keys("\n")
    settle()
    place = window.current()
    assert isinstance(place, LibraryPlace)
    assert place.card_index[place.browser.table.current_id()].card.name(place.language) == words


def test_a_figure_on_the_table_comes_before_the_card_it_was_made_of(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    fighter = next(iter(table.context.game.fighters.values()))
    search(window, table.context.card_name(fighter.card))
    palette = window.findChild(CommandPalette)
    assert palette is not None
    assert palette.model.entry(palette.model.index(0)).icon == "target"
    keys("\n")
    settle()
    place = window.current()
    assert place is not None and place.key == "battle"


def test_reasons_are_said_in_the_language_of_now(window: Window, desk: Desk) -> None:
    table = open_table(window, example(desk))
    verbs = ("now", "gem", "play_top", "first", "row_done", "enter")
    rows = [row for row in screen_of(table.context.pieces).keys if row.id in verbs]
    english = [row.when.why_not(table.context) for row in rows]
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    loader.install(app, "fr")
    french = [row.when.why_not(table.context) for row in rows]
    assert all(english) and not {*english} & {*french}


def test_what_a_verb_says_follows_the_language_and_the_gesture(window: Window, table: BattleTable) -> None:
    place = window.current()
    assert place is not None
    verb = place.actions_set["battle.spend_gem"]
    assert verb.toolTip() == "Choose a fighter first. (Shift+G)"
    table.select("a1.1")
    assert verb.toolTip() == "Spend a gem (Shift+G)"
    window.change_settings(language="fr")
    settle()
    assert verb.toolTip() == "Dépenser une gemme (Maj+G)"
    refuse, skip = place.actions_set["battle.refuse"], place.actions_set["battle.row_skipped"]
    assert (refuse.isEnabled(), skip.isEnabled()) == (True, False)
    assert skip.toolTip().startswith("Seulement pendant les phases")
    table.context.do(c.Advance(), overrule=True)
    settle()
    assert (refuse.isEnabled(), skip.isEnabled()) == (False, True), "asked after each gesture"
    assert skip.toolTip() == "Passer la tâche\N{NARROW NO-BREAK SPACE}; rouvrir une tâche ou un combat (I)"


def test_a_fight_is_found_by_its_number_and_a_new_one_by_its_word(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    figures = list(table.context.game.fighters)
    ours, others = ([each for each in figures if each.startswith(side)] for side in "ab")
    for mine, theirs in zip(ours[:2], others[:2], strict=True):
        table.context.do(c.Touch(mine, theirs))
    table.context.do(c.Correct("game", {"phase": "combat", "step": "", "hand": "", "speaking": ()}))
    settle()
    assert {"Open fight 1", "Open fight 2", "Contacts and level, or a new fight"} <= {
        *search(window, "fight")
    }
    for number in (1, 2):
        search(window, f"fight {number}")
        keys("\n")
        settle()
        card = table.page_like(FightsPage).draft.card
        assert card is not None and card.number == number
