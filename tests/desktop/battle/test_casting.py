"""Spells and miracles by keys: written down, paid, aimed by letters, tested, and taken back in one step."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSpinBox

from desktop.battle.confrontation.hands import ConfrontationHands
from desktop.battle.prompts.cast_prompt import CastPrompt
from desktop.battle.prompts.correct_prompt import CorrectPrompt
from desktop.battle.prompts.learn_prompt import LearnPrompt
from desktop.battle.prompts.reserve import FaithPrompt, GemMenu, limit_words
from desktop.battle.table import BattleTable
from desktop.paper.spell_words import group_words
from desktop.shell.window import Window
from desktop.widgets.menu import Menu
from rules.battle import commands as c
from rules.battle.magic import CastSpell, LearnSpell
from rules.battle.state import Bond, Lasting, Modifier
from rules.designation import Designation
from rules.spells import Area, Spell, SpellKind, SpellRange
from rules.values import Value
from tests.desktop.battle.battles import play_on, unseen
from tests.desktop.battle.casting import FLAMES, cast, lone
from tests.desktop.battle.hand import CONTROL, Hand, settle
from tests.desktop.battle.readable import complaint, strings
from tests.desktop.fit import cut_labels


def test_a_spell_is_paid_aimed_and_cast_and_one_undo_takes_it_back(table: BattleTable, keys: Hand) -> None:
    cast(table, keys)
    keys("+")
    figures = table.context.game.fighters_of("b1")
    keys(table.pointer.letters()["b1"] + ("" if len(figures) == 1 else "1"))
    prompt = table.prompt
    assert isinstance(prompt, CastPrompt)
    assert table.context.fighter_name("b1.1") in prompt.targets.text()
    prompt.value.setValue(3)
    prompt.setFocus()
    before = len(table.context.play.path)
    keys("4\n")
    while prompt.rolled is None and table.context.pending is not None:
        keys("\n")  # the example's figure is no mage: the table insists
    game = table.context.game
    assert prompt.rolled is not None and "= 7" in prompt.way.text()
    assert not game.fighters["a1.1"].gems and game.effects[0].fighters == ("b1.1",)
    assert len(table.context.play.path) == before + 1
    keys("\n")
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    game = table.context.game
    assert game.fighters["a1.1"].gems == {"fire": 3} and not game.effects


def test_what_is_missing_is_said_by_element(table: BattleTable, keys: Hand) -> None:
    table.context.do(LearnSpell("a1", FLAMES))
    table.select("a1.1")
    keys("l")
    assert any("2 × Fire, 0 held, 2 missing" in words for words in strings(table))
    keys("1")
    assert isinstance(table.prompt, CastPrompt) and "missing" in table.prompt.cost.text()


def test_the_people_of_a_group_is_named(table: BattleTable) -> None:
    group = Designation(name="templier", people="griffins")
    spell = replace(FLAMES, area=Area(group=group))
    prompt = CastPrompt(table, table.context, CastSpell(fighter="a1.1", spell=spell))
    said = " ".join(strings(prompt))
    assert "griffins" not in said and "on “templier Griffins of Akkylannia”" in said
    written = group_words(group, "en", table.context.play.table.peoples)
    assert Designation.parse(written, table.context.play.table.peoples) == group, "it can be read back"


def test_gems_are_chosen_by_letters_and_only_sixes_thrown_again(table: BattleTable, keys: Hand) -> None:
    prompt = cast(table, keys)
    keys("ffF")
    assert prompt.command.gems == {"fire": 1}
    keys("43")
    assert prompt.command.dice == ((4,),)
    keys.press(Qt.Key.Key_Backspace)
    keys("62")
    assert prompt.command.dice == ((6,), (2,))


def test_the_first_spell_is_written_down_and_cast_at_once(table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    keys("l")
    prompt = table.prompt
    assert isinstance(prompt, LearnPrompt)
    prompt.fields.name.setText("Flames")
    prompt.fields.costs["fire"].setValue(1)
    prompt.fields.difficulty.setText("7")
    prompt.fields.reach.setText("20 cm")
    keys("\n")
    assert isinstance(table.prompt, CastPrompt)
    assert table.prompt.difficulty.value() == 7
    assert any("20 cm" in words for words in strings(table.prompt))


def test_a_spell_has_all_that_its_card_prints_and_is_written_anew(table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    keys("l")
    prompt = table.prompt
    assert isinstance(prompt, LearnPrompt)
    fields = prompt.fields
    for line, words in (
        (fields.name, "Shield"), (fields.other_name, "Bouclier"), (fields.path, "Théurgie"),
        (fields.difficulty, "RES"), (fields.reach, "contact"), (fields.group, "templiers amis"),
    ):  # fmt: skip
        line.setText(words)
    fields.costs["fire"].setValue(2)
    fields.frequency.setValue(1)
    fields.area.setValue(7.5)
    fields.marker.setChecked(True)
    fields.bond.setCurrentIndex(1)
    fields.lasting.choose(Lasting.UPKEEP, 2)
    fields.change.characteristic.setCurrentIndex(fields.change.characteristic.findData("DEF"))
    fields.change.amount.setValue(2)
    keys.press(Qt.Key.Key_N, "n", Qt.KeyboardModifier.AltModifier)
    fields.change.lines[1].kind.setCurrentIndex(1)
    fields.change.lines[1].amount.setValue(4)
    fields.change.grants.setText("Fierce, Dodge")
    keys("\n")
    (spell,) = (option.spell for option in table.context.game.cards["a1"].options if option.spell)
    assert (spell.name_en, spell.name_fr, spell.path) == ("Shield", "Bouclier", "Théurgie")
    assert (spell.bond, spell.frequency, spell.upkeep, spell.area.marker) == (Bond.BENEFIT, 1, 2, True)
    assert [(m.kind.value, m.amount) for m in spell.modifiers] == [("bonus", 2), ("replace", 4)]
    assert spell.grants == ("Fierce", "Dodge")
    assert isinstance(table.prompt, CastPrompt)
    words = " ".join(strings(table.prompt))
    assert "around a marker, benefit" in words and "cast 0 of 1 times this turn" in words
    keys("\x1blc")
    prompt = table.prompt
    assert isinstance(prompt, LearnPrompt)
    assert prompt.fields.spell == spell, "it is shown as it was written"
    prompt.fields.frequency.setValue(3)
    keys("\n")
    (option,) = table.context.game.cards["a1"].options
    assert option.spell is not None and option.spell.frequency == 3


def test_once_in_a_battle_is_written_down(table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    keys("l")
    prompt = table.prompt
    assert isinstance(prompt, LearnPrompt)
    prompt.fields.name.setText("Oath")
    prompt.fields.frequency.setValue(2)
    prompt.fields.once.setChecked(True)
    assert not prompt.fields.frequency.isEnabled()
    assert (prompt.fields.spell.once, prompt.fields.spell.frequency) == (True, 0)


def test_one_of_several_spells_is_chosen_to_be_changed(table: BattleTable, keys: Hand) -> None:
    for name in ("Flammes", "Brume"):
        table.context.do(LearnSpell("a1", Spell(name_fr=name)))
    table.select("a1.1")
    keys("lc2")
    assert isinstance(table.prompt, LearnPrompt)
    assert table.prompt.fields.name.text() == "Brume"


def test_the_cost_is_shown_by_element_with_what_is_missing(table: BattleTable, keys: Hand) -> None:
    prompt = cast(table, keys)
    said = prompt.cost.visible_strings()
    assert "2 × Fire, 3 held" in said and "1 × Neutral, 0 held + 1 of another element" in said
    keys("f")
    assert "2 × Fire, 1 chosen of 3, 1 missing" in prompt.cost.visible_strings()


def test_the_reserve_has_a_limit_and_believers_are_counted(table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    keys.press(Qt.Key.Key_G, held=CONTROL)
    menu = table.prompt
    assert isinstance(menu, GemMenu)
    menu.limit.setValue(4)
    assert table.context.game.fighters["a1.1"].gem_limit == 4
    keys("f")
    assert "is not a mage" in complaint(table) and menu.room.text() == "0 of 4"
    keys("f")
    assert menu.room.text() == "1 of 4"
    keys("ffff")
    assert menu.room.text() == "5 of 4, more than it may hold" and menu.room.property("tone") == "warn"
    table.journal.refresh()
    journal = table.journal.visible_strings()
    assert any("now 5, 4 at most" in words for words in journal)
    keys("F")
    assert menu.room.text() == "4 of 4" and menu.room.property("tone") == ""
    keys("\n")
    keys.press(Qt.Key.Key_M, held=CONTROL)
    prompt = table.prompt
    assert isinstance(prompt, FaithPrompt)
    prompt.others.setValue(3)
    next(iter(prompt.boxes.values())).setChecked(True)
    keys("\n")
    assert table.prompt is None and table.context.game.fighters["a1.1"].faith > 0


@pytest.mark.parametrize(
    ("limit", "words"), [(None, "no limit, as the rules say"), (6, "6, as the rules say")]
)
def test_the_limit_of_the_rules_is_said_with_its_number(limit: int | None, words: str) -> None:
    assert limit_words(limit) == words


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_magic_fits(window: Window, table: BattleTable, language: str, scale: int) -> None:
    window.change_settings(language=language, scale=scale)
    long = Spell(
        name_fr="La colère des anciens dieux d’Akkylannie", cost={"darkness": 2, "light": 1, "water": 3},
        area=Area(cm=10, dice=2, group=Designation(name="templier")), reach=SpellRange(cm=20),
        modifiers=(Modifier("RES", -1, ""),), grants=("Récupération/2",), lasting=Lasting.UPKEEP, upkeep=2,
    )  # fmt: skip
    prayers = (Spell(name_fr=f"Prière {number}", kind=SpellKind.MIRACLE, faith=2) for number in range(6))
    unseen(table, *(LearnSpell("a1", spell) for spell in (long, *prayers)))
    elements = ("darkness", "light", "water", "air", "fire", "earth", "neutral")
    play_on(table, *(c.Gem("a1.1", element, 2) for element in elements), overrule=True)
    table.select("a1.1")
    hands = table.hands
    assert isinstance(hands, ConfrontationHands)
    for ask in (hands.gems, hands.count_faith):
        ask()
        settle()
        fits(table)
    hands.cast()
    settle()
    fits(table)
    assert table.prompt is not None
    table.prompt.press("1")
    settle()
    fits(table)
    assert isinstance(table.prompt, CastPrompt)
    for key in "1r":
        table.prompt.value.setValue(3)
        table.prompt.difficulty.setValue(4)
        table.prompt.press(key)
        settle()
        fits(table)
    table.prompt.close_panel()
    hands.cast()
    assert table.prompt is not None
    table.prompt.press("n")
    settle()
    assert isinstance(table.prompt, LearnPrompt)
    for kind in (0, 1):
        table.prompt.fields.kind.setCurrentIndex(kind)
        for lasting in (Lasting.UPKEEP, Lasting.TURNS):
            table.prompt.fields.lasting.choose(lasting)
            settle()
            fits(table)


def fits(table: BattleTable) -> None:
    assert table.prompt is not None
    assert cut_labels(table.prompt) == []
    assert table.rect().contains(table.prompt.placed)


def test_a_caster_without_pou_casts_when_the_table_insists(window: Window, keys: Hand) -> None:
    table, prompt = lone(window, keys, POU="-")
    assert prompt.value.text() == "–", "absent is not zero"
    before = table.context.game
    steps = len(table.context.play.path)
    keys("5\n")
    assert "POW" in prompt.complaint.text() and prompt.value.hasFocus()
    while prompt.rolled is None and table.context.pending is not None:
        keys("\n")
    assert prompt.rolled is not None and prompt.rolled.total == 5
    assert len(table.context.play.path) == steps + 1
    keys("\n")
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert table.context.game == before


def test_a_unique_spell_is_shown_as_used_up_and_cast_all_the_same(window: Window, keys: Hand) -> None:
    table, _ = lone(window, keys, POU="3")
    table.context.do(LearnSpell("a1", Spell(name_fr="Serment", difficulty=Value.parse("-"), once=True)))
    keys("\x1bl2")
    prompt = table.prompt
    assert isinstance(prompt, CastPrompt)
    assert any("once in the battle" in words for words in strings(prompt))
    keys("\nl")
    assert isinstance(table.prompt, Menu)
    assert "Sorcier has already cast it: only once a battle." in table.prompt.grid.buttons["1"].detail
    keys("2\n")
    prompt = table.prompt
    assert isinstance(prompt, CastPrompt)
    assert "only once a battle. Do the same again" in prompt.complaint.text()
    keys("\n")
    assert dict(table.context.game.fighters["a1.1"].used) == {"Serment": 2}
    keys("z")
    correct = table.prompt
    assert isinstance(correct, CorrectPrompt)
    spin = correct.editor("used:Serment")
    assert isinstance(spin, QSpinBox)
    spin.setValue(0)
    keys("\n")
    assert not table.context.game.fighters["a1.1"].used


def test_rolling_here_insists_with_the_same_key(window: Window, keys: Hand) -> None:
    table, prompt = lone(window, keys, POU="-")
    assert window.desk is not None
    falls = iter((6, 3))
    table.context.desk.roll = lambda _faces: next(falls)
    keys("r")
    assert "POW" in prompt.complaint.text() and not prompt.command.dice
    keys("r")
    assert prompt.rolled is None and prompt.command.dice == ((6,),), "a 6 is decided on when it is seen"
    keys("\n")
    assert prompt.rolled is None, "neither thrown again nor kept by Enter"
    keys("r")
    assert prompt.rolled is not None and prompt.rolled.total == 9 and not prompt.rolled.typed


def test_fewer_of_several_6s_have_the_odds_of_as_many(window: Window, keys: Hand) -> None:
    """POW 2 and two 6s against 14: a 6 and 6 more is needed, of two dice or of one."""
    _, prompt = lone(window, keys, POU="2")
    prompt.difficulty.setValue(14)
    prompt.number.setValue(3)
    prompt.setFocus()
    keys("662")
    assert prompt.way.text().startswith("2 6s") and "all 1s give 3. Odds: 31%." in prompt.way.text()
    keys("m")
    assert prompt.answers["R"].text() == "Re-roll 1 of the 2 6s"
    assert "a 1 gives 3. Odds: 17%." in prompt.way.text()


def test_a_six_is_kept_or_thrown_again_and_the_outcome_stands_alone(window: Window, keys: Hand) -> None:
    table, prompt = lone(window, keys, POU="3")
    keys("6")
    assert "re-roll it, or keep it" in prompt.way.text() and prompt.verbs["K"].isVisible()
    keys("\n")
    assert prompt.rolled is None
    keys("k")
    while prompt.rolled is None and table.context.pending is not None:
        keys("k")
    assert prompt.rolled is not None and prompt.rolled.total == 9
    assert prompt.verdict.text() == "Success" and prompt.verdict.property("tone") == "good"
    assert not any(part.isVisible() for part in (prompt.verbs["+"], prompt.value, prompt.verbs["R"]))


def test_an_unknown_pou_is_typed_where_the_reason_leads(window: Window, keys: Hand) -> None:
    table, prompt = lone(window, keys)
    assert prompt.value.text() == "?"
    keys("5\n\n")
    assert prompt.rolled is None and prompt.value.hasFocus(), "what nobody knows is not overruled"
    keys("4\n")
    while prompt.rolled is None and table.context.pending is not None:
        keys("\n")
    assert prompt.rolled is not None and prompt.rolled.total == 9


def test_a_refused_cast_is_forgotten_with_its_question(window: Window, keys: Hand) -> None:
    table, prompt = lone(window, keys)
    keys("5\n")
    assert prompt.complaint.text()
    keys("\x1b")
    settle()
    assert table.prompt is None and table.context.pending is None and not table.centre.notice.text()


def test_a_spell_says_its_group_and_whom_that_is(table: BattleTable, keys: Hand) -> None:
    peoples = table.context.play.table.peoples
    everybody = replace(FLAMES, area=Area(group=Designation.parse("friendly fighters", peoples)))
    table.context.do(LearnSpell("a1", everybody))
    table.context.do(c.Gem("a1.1", "fire", 3), overrule=True)
    table.select("a1.1")
    keys("l1")
    assert isinstance(table.prompt, CastPrompt)
    assert table.context.fighter_name("a2.1") in table.prompt.targets.text()
    assert any("on friends" in words for words in strings(table.prompt))


def test_a_spell_within_an_area_asks_for_all_of_them_at_once(table: BattleTable, keys: Hand) -> None:
    cast(table, keys).close_panel()
    peoples = table.context.play.table.peoples
    group = Designation.parse("conscrits amis", peoples)
    near = replace(FLAMES, area=Area(cm=7.5, group=group))
    table.context.do(LearnSpell("a1", near))
    keys("l1")
    prompt = table.prompt
    assert isinstance(prompt, CastPrompt) and any("Who is within" in words for words in strings(prompt))
    keys("+")
    letter = table.pointer.letters()["a1"]
    assert prompt.command.targets == ("a1.1",), "the caster stands in the middle"
    keys(letter + "3" + letter + "2" + letter + "2\n")
    assert prompt.command.targets == ("a1.1", "a1.3")
    table.context.do(LearnSpell("a1", replace(FLAMES, area=Area(dice=1))))
    prompt.close_panel()
    keys("l1+++0\n")
    everybody = [f.id for f in table.context.game.fighters.values() if f.on_table]
    prompt = table.prompt
    assert isinstance(prompt, CastPrompt) and list(prompt.command.targets) == everybody
