"""What a cast costs too much or is refused for is read first; believers have keys."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt

from desktop.battle.prompts.cast_prompt import CastPrompt
from desktop.battle.prompts.reserve import FaithPrompt
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.magic import LearnSpell
from rules.battle.setup import ListedCard, SideSetup
from rules.values import Value
from tests.desktop.battle.battles import open_active, prompted
from tests.desktop.battle.casting import FLAMES, lone
from tests.desktop.battle.hand import CONTROL, Hand
from tests.desktop.hands import write
from tests.stories.tabletop import card


def test_chosen_gems_beyond_the_cost_are_told_before_they_are_spent(table: BattleTable, keys: Hand) -> None:
    table.context.do(LearnSpell("a1", replace(FLAMES, cost={"fire": 1}, difficulty=Value.parse("-"))))
    table.context.do(c.Gem("a1.1", "fire", 4), overrule=True)
    table.select("a1.1")
    keys("l1ff")
    prompt = table.prompt
    assert isinstance(prompt, CastPrompt)
    assert "1 × Fire, 2 chosen of 4" in prompt.cost.visible_strings()
    assert prompt.over.isVisible() and prompt.over.text() == "You are spending more than it costs: 1 × Fire."
    keys("F")
    assert not prompt.over.isVisible()
    keys("f\n")
    assert "would spend more than it costs: 1 × Fire" in prompt.complaint.text()
    assert table.context.game.fighters["a1.1"].gems == {"fire": 4}
    keys("\n")
    assert table.context.game.fighters["a1.1"].gems == {"fire": 2}
    table.journal.refresh()
    assert any("spent: 2 × Fire" in words for words in table.journal.visible_strings())


def test_every_reason_is_read_before_the_table_insists_and_enter_insists_too(
    window: Window, keys: Hand
) -> None:
    table, prompt = lone(window, keys, POU="3")
    steps = len(table.context.play.path)
    spell = replace(FLAMES, cost={"fire": 4, "light": 1}, difficulty=Value.of(5))
    prompt.close_panel()
    table.context.do(LearnSpell("a1", replace(spell, name_fr="Éclair", name_en="Bolt")))
    keys("l2")
    prompt = prompted(table, CastPrompt)
    keys("6k")
    said = prompt.complaint.text()
    for words in ("does not master Light", "does not have: 1 × Fire, 1 × Light", "Choose whom it affects"):
        assert words in said
    assert prompt.primary.isVisible() and prompt.primary.text() == "Do it anyway"
    keys("\n")
    assert prompt.rolled is not None and len(table.context.play.path) == steps + 2
    table.journal.refresh()
    journal = " ".join(table.journal.visible_strings())
    assert "does not master Light" in journal and "does not have: 1 × Fire, 1 × Light" in journal


def test_enter_rolls_after_rolling_was_refused_once(window: Window, keys: Hand) -> None:
    table, prompt = lone(window, keys, POU="-")
    falls = iter((3,))
    table.context.desk.roll = lambda _faces: next(falls)
    keys("r")
    assert prompt.complaint.text() and not prompt.command.dice
    prompt.setFocus()
    keys("\n")
    assert prompt.rolled is not None and prompt.rolled.dice == (3,)


def test_what_was_not_heard_is_not_overruled_with_the_rest(window: Window, keys: Hand) -> None:
    table, prompt = lone(window, keys, POU="3")
    falls = iter((6,))
    table.context.desk.roll = lambda _faces: next(falls)
    keys("r")
    assert "Choose whom it affects" in prompt.complaint.text()
    keys("r")
    assert prompt.fallen
    table.context.do(c.Gem("a1.1", "fire", -3))
    keys("k")
    assert prompt.rolled is None and "does not have" in prompt.complaint.text()
    keys("k")
    assert prompt.rolled is not None


def test_believers_are_ticked_by_letters_and_stand_in_columns(window: Window, keys: Hand) -> None:
    priest = card("Prêtre", "Griffons d’Akkylannie", rank="Dévot", FOI="3-0-1")
    guard, goblin = card("Garde", "Griffons d’Akkylannie"), card("Gobelin", COU=2, DIS=2)
    listed = (ListedCard(sheet=priest, figures=1), *(ListedCard(sheet=guard, figures=5) for _ in range(4)))
    sides = (
        SideSetup(name="Temple", people="griffins", cards=listed),
        SideSetup(name="Horde", people="goblins", cards=(ListedCard(sheet=goblin, figures=1),)),
    )
    table = open_active(window, sides, first="a")
    table.select("a1.1")
    keys.press(Qt.Key.Key_M, held=CONTROL)
    prompt = table.prompt
    assert isinstance(prompt, FaithPrompt) and len(prompt.boxes) == 20
    boxes = list(prompt.boxes.values())
    assert len({box.x() for box in boxes}) == 3
    assert all(box.visibleRegion().boundingRect().height() == box.height() for box in boxes), "all in view"
    keys("bt2B")
    assert [place for place, box in enumerate(boxes) if box.isChecked()] == [19]
    assert prompt.others.value() == 2 and boxes[19].text().startswith("T  Garde")


def test_nothing_is_told_of_the_dice_while_the_value_is_unknown(window: Window, keys: Hand) -> None:
    """The value is asked for; once it is typed what was said of it goes."""
    _, prompt = lone(window, keys, POU="?")
    assert "POW" in prompt.way.text() and "not known: enter it" in prompt.way.text()
    assert "enough" not in prompt.way.text() and "succeeds" not in prompt.way.text()
    write("5")
    assert "= 5" not in prompt.way.text() and "not known: enter it" in prompt.way.text()
    write("\n")
    assert "not known" in prompt.complaint.text() and prompt.value.hasFocus()
    write("4")
    assert not prompt.complaint.isVisible() and "not known" not in prompt.way.text()
    assert "= 9" in prompt.way.text()


def test_a_6_promises_nothing_while_the_value_is_unknown(window: Window, keys: Hand) -> None:
    _, prompt = lone(window, keys, POU="?")
    write("6")
    assert "= " not in prompt.way.text() and "reach" not in prompt.way.text()
