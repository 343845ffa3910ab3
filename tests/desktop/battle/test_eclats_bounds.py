"""Numbers behind a name that are larger than anybody plays: what is taken of them is said, nothing breaks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.battle.eclats.amounts_prompt import AmountsPrompt
from desktop.battle.eclats.arrival_prompt import ArrivalPrompt
from desktop.battle.table import BattleTable
from desktop.look.painting import advance, paint_style
from desktop.operations import tables
from desktop.operations.battle import start_battle
from desktop.operations.desk import Desk
from desktop.operations.named import named_cards
from desktop.shell.window import Window
from rules.battle.setup import ListedCard, SideSetup
from tests.desktop.battle.battles import seated
from tests.desktop.battle.eclats_room import hero, life, set_up
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import complaint, strings
from tests.desktop.fit import cut_labels


@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_a_new_battle_says_how_much_it_takes(window: Window, keys: Hand, spoken: str) -> None:
    place = set_up(window)
    setup = place.start.setup
    setup.sides[0].names.setPlainText("Mira 12")
    setup.sides[1].names.setFocus()
    keys("Rat 99999999999 x100")
    said = {
        "en": "Rat: enter 60 at most. Rat: Animus goes up to 999.",
        "fr": "Rat\u202f: indiquez-en 60 au plus. Rat\u202f: l’Animus va jusqu’à 999.",
    }
    assert setup.sides[1].complaint.text() == said[spoken] and setup.sides[1].complaint.isVisible()
    setup.start()
    settle()
    assert place.table is not None
    context = place.table.context
    sheet = context.game.cards_of("b")[0].sheet
    assert sheet is not None and len(sheet.values) and life(place.table, "b1.1") == 999
    assert len(context.game.fighters) == 61
    place.table.select("b1.1")
    keys("v")
    assert isinstance(place.table.prompt, AmountsPrompt)
    assert place.table.prompt.values == {"life": 999}


def test_who_joins_with_too_much_is_told_so_while_it_is_typed(combat: BattleTable, keys: Hand) -> None:
    keys("r")
    keys("Golem 99999999999 x100")
    prompt = combat.prompt
    assert isinstance(prompt, ArrivalPrompt)
    assert (prompt.figures.value(), prompt.life.value()) == (60, 999)
    assert prompt.complaint.text() == "Golem: enter 60 at most. Golem: Animus goes up to 999."
    prompt.field.clear()
    keys("Golem 30 x2")
    assert prompt.complaint.text() == ""


@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_names_are_written_as_their_label_says(window: Window, keys: Hand, spoken: str) -> None:
    place = set_up(window)
    setup = place.start.setup
    setup.sides[0].names.setPlainText("Mira, 12\nGarde, 8, 2\nSelva, la Grise\nx7")
    setup.sides[1].names.setPlainText("Colosse, 30")
    said = {
        "en": "“x7” has no name: it is left out.",
        "fr": "«\u202fx7\u202f» n’a pas de nom\u202f: la ligne est laissée de côté.",
    }
    assert setup.sides[0].complaint.text() == said[spoken]
    setup.start()
    settle()
    assert place.table is not None
    context = place.table.context
    assert [context.fighter_name(key) for key in context.game.fighters] == [
        "Mira", "Garde A", "Garde B", "Selva, la Grise", "Colosse",
    ]  # fmt: skip
    assert [life(place.table, key) for key in ("a1.1", "a2.2", "b1.1")] == [12, 8, 30]


def test_who_joins_behind_commas_brings_its_animus(combat: BattleTable, keys: Hand) -> None:
    keys("r")
    keys("Golem, 30, 2")
    prompt = combat.prompt
    assert isinstance(prompt, ArrivalPrompt)
    assert (prompt.new_name(), prompt.figures.value(), prompt.life.value()) == ("Golem", 2, 30)
    assert prompt.complaint.text() == ""
    keys("; Rat 4")
    assert prompt.complaint.text() == "Golem: only one kind of fighter can join at a time."


def test_nobody_joins_from_a_line_without_a_name(combat: BattleTable, keys: Hand) -> None:
    before = combat.context.game
    keys("r")
    keys("x7\n")
    assert combat.context.game == before
    assert complaint(combat) == "“x7” has no name: it is left out."


def test_nobody_is_named_to_stay_away(combat: BattleTable, keys: Hand) -> None:
    keys("r")
    keys("Ombre 5 x0")
    assert complaint(combat) == "Ombre: enter at least one."


def test_a_digit_too_many_is_not_dropped_without_a_word(combat: BattleTable, keys: Hand) -> None:
    keys.press(Qt.Key.Key_M, held=Qt.KeyboardModifier.ControlModifier)
    keys("99999")
    prompt = combat.prompt
    assert isinstance(prompt, AmountsPrompt)
    assert prompt.values == {"points": 999}
    assert prompt.complaint.text() == "Enter 999 at most."
    keys.press(Qt.Key.Key_Backspace)
    assert prompt.complaint.isHidden()


@pytest.mark.parametrize(
    ("scale", "size"), [(100, (1920, 800)), (100, (1920, 1080)), (100, (1280, 800)), (150, (1280, 800))]
)
def test_who_is_waited_for_is_named_as_far_as_there_is_room(
    window: Window, desk: Desk, scale: int, size: tuple[int, int]
) -> None:
    window.change_settings(scale=scale)
    window.resize(*size)
    window.make_room()
    a = SideSetup(name="Initiés", cards=named_cards("Gardienne du Serment x6", "eclats"))
    b = SideSetup(name="Ennemis", cards=named_cards("Rat 4", "eclats"))
    table = seated(window, start_battle(desk, name="Combat", a=a, b=b, ruleset=tables.rulesets()["eclats"]))
    settle()
    verb = table.centre.shown.go_on(False)
    assert verb is not None
    named = verb.detail.count("Gardienne")
    assert named >= (2 if size == (1920, 800) else 1)  # text grows with a window that grows both ways
    assert cut_labels(window) == []
    button = table.centre.go_on
    assert button.height() == button.heightForWidth(button.width())
    one_line = advance(verb.detail, paint_style().body) <= button.width() - paint_style().px(90)
    assert one_line or named == 1, "a second line is only for the one name that must be said"
    assert not button.is_cut


def test_a_sheet_may_say_more_than_a_field_can_hold(window: Window, desk: Desk, keys: Hand) -> None:
    a = SideSetup(name="Initiés", cards=(ListedCard(sheet=hero("Titan", 99999999999)),))
    b = SideSetup(name="Ennemis", cards=named_cards("Rat 4", "eclats"))
    table = seated(window, start_battle(desk, name="Combat", a=a, b=b, ruleset=tables.rulesets()["eclats"]))
    table.select("a1.1")
    keys("v")
    assert isinstance(table.prompt, AmountsPrompt)
    keys("30\n")
    assert life(table, "a1.1") == 30


def test_any_value_of_such_a_sheet_is_corrected(window: Window, desk: Desk, keys: Hand) -> None:
    a = SideSetup(name="Initiés", cards=(ListedCard(sheet=hero("Titan", 99999999999)),))
    b = SideSetup(name="Ennemis", cards=named_cards("Rat 4", "eclats"))
    table = seated(window, start_battle(desk, name="Combat", a=a, b=b, ruleset=tables.rulesets()["eclats"]))
    table.select("a1.1")
    keys("z")
    assert "Animus lost" in strings(table.prompt)
