"""Words of ÉCLATS on the battle screen: persons and sheets, no figures and no cards of theirs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from rules.battle import commands as c
from tests.desktop.battle.eclats_room import MIRA, OSKAR, on_to_restoration
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import complaint, figure_card, refused_verbs, strings, undo_words


@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_nothing_of_a_combat_speaks_of_figures(
    window: Window, combat: BattleTable, keys: Hand, spoken: str
) -> None:
    alien = ("figurine", "une carte", "la bataille") if spoken == "fr" else ("figure", "a card", "the battle")
    said = [row.words for row in window.place("battle").action_table()]
    for asked in ("r", "[", "]", "x", "z"):
        keys(asked)
        assert combat.prompt is not None, asked
        said += strings(combat.prompt)
        keys("\x1b")
    keys.press(Qt.Key.Key_E, held=Qt.KeyboardModifier.ControlModifier)
    assert combat.centre.end.isVisible()
    said += strings(combat.centre.end)
    found = [words for words in said if any(each in words.lower() for each in alien)]
    assert [words for words in found if "Ctrl" not in words] == []


def test_the_journal_counts_no_figures_of_those_who_join(combat: BattleTable, keys: Hand) -> None:
    keys("rRat 4 x3\n")
    assert undo_words(combat) == "Rat joins the combat: 3 of them"
    keys("rLoup 4\n")
    assert undo_words(combat) == "Loup joins the combat"


def test_has_acted_is_not_broken_beside_the_track(combat: BattleTable, keys: Hand) -> None:
    combat.context.do(c.Activate(MIRA))
    combat.select(MIRA)
    settle()
    said = figure_card(combat).visible_strings()
    assert any("has\N{NO-BREAK SPACE}acted" in words for words in said)


def test_who_has_lost_nothing_and_who_holds_nothing_is_seen_from_the_verbs(
    combat: BattleTable, keys: Hand
) -> None:
    on_to_restoration(combat, keys)
    combat.select(OSKAR)
    assert {"mend", "give"} <= refused_verbs(combat)
    keys("wg")
    assert not {"mend", "give"} & refused_verbs(combat)


def test_a_warning_stands_in_the_question_alone(combat: BattleTable, keys: Hand) -> None:
    on_to_restoration(combat, keys)
    combat.select(MIRA)
    keys("pb2\n")
    assert combat.prompt is not None and "takes minutes" in complaint(combat)
    assert combat.centre.notice.text() == ""
