"""The page of a mage: its spells as cards of one key each, and what the open one asks."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from desktop.battle.prompts.cast_prompt import CastPrompt
from desktop.battle.prompts.face_prompt import FacePrompt
from desktop.battle.prompts.learn_prompt import LearnPrompt
from desktop.battle.prompts.spells_prompt import SpellsPrompt
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.operations.offers import save_offer
from desktop.paper.screen import CardFaceView
from desktop.shell.window import Window
from rules.armies import Option, OptionKind
from rules.battle import commands as c
from rules.battle.magic import LearnSpell, spells_of
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.state import Lasting, Modifier
from rules.offers import Offer
from rules.spells import Area, Spell, SpellRange
from rules.text import Refusal
from rules.values import Value, ValueKind
from tests.desktop.battle.battles import example, open_table
from tests.desktop.battle.casting import FLAMES, lone
from tests.desktop.battle.hand import CONTROL, Hand, settle
from tests.desktop.battle.readable import strings
from tests.desktop.fit import cut_labels
from tests.stories.tabletop import card

EMBER = Spell(name_fr="Braise", name_en="Ember", cost={"fire": 1}, difficulty=Value.of(6))
DEAR = replace(FLAMES, name_fr="Brasier", name_en="Blaze", cost={"fire": 9})


def page(table: BattleTable) -> SpellsPrompt:
    """Give the mage's page."""
    assert isinstance(table.prompt, SpellsPrompt)
    return table.prompt


def test_what_can_be_cast_stands_first_and_the_rest_says_why_not(window: Window, keys: Hand) -> None:
    table, prompt = lone(window, keys, POU="3")
    prompt.close_panel()
    for spell in (DEAR, EMBER):
        table.context.do(LearnSpell("a1", spell))
    keys("l")
    settle()
    buttons = page(table).grid.buttons
    rows = sorted((button for key, button in buttons.items() if key.isdecimal()), key=lambda b: b.y())
    assert [row.text() for row in rows] == ["Flames", "Ember", "Blaze"]
    assert rows[2].refused and "6 missing" in rows[2].detail and not rows[0].refused
    said = " ".join(strings(page(table)))
    assert "POW 3 · Fire" in said and "Fire 3" in said
    keys("2")
    assert isinstance(table.prompt, CastPrompt) and table.prompt.command.spell == EMBER
    keys("\x1bl3")
    assert isinstance(table.prompt, CastPrompt) and table.prompt.command.spell == DEAR


def test_a_known_spell_is_cast_with_six_keys(window: Window, keys: Hand) -> None:
    table, prompt = lone(window, keys, POU="3")
    prompt.close_panel()
    table.context.do(LearnSpell("a1", EMBER))
    gesture = "l24\n\n"
    keys(gesture)
    assert len(gesture) <= 6
    assert table.prompt is None and table.context.game.fighters["a1.1"].gems == {"fire": 2}


def test_it_is_cast_by_the_mouse_alone(window: Window, keys: Hand) -> None:
    table, prompt = lone(window, keys, POU="3")
    prompt.close_panel()
    table.context.do(LearnSpell("a1", EMBER))
    table.context.desk.roll = lambda _faces: 4
    keys("l")
    settle()
    QTest.mouseClick(page(table).grid.buttons["1"], Qt.MouseButton.LeftButton)
    assert isinstance(table.prompt, CastPrompt)
    settle()
    assert table.prompt.primary.text() == "Roll here"
    QTest.mouseClick(table.prompt.primary, Qt.MouseButton.LeftButton)
    assert table.prompt.verdict.text() == "Success"
    QTest.mouseClick(table.prompt.primary, Qt.MouseButton.LeftButton)
    assert table.prompt is None


def test_only_what_is_needed_now_is_asked(window: Window, keys: Hand) -> None:
    table, prompt = lone(window, keys, POU="3")
    settle()
    assert not prompt.fields.isVisible() and not prompt.paying.isVisible()
    assert not prompt.verbs["-"].isVisible() and prompt.verbs["V"].isVisible()
    keys("v")
    settle()
    assert prompt.fields.isVisible() and prompt.value.hasFocus() and not prompt.verbs["V"].isVisible()
    prompt.close_panel()
    table.context.do(c.Gem("a1.1", "neutral", 1))
    keys("l1")
    settle()
    assert isinstance(table.prompt, CastPrompt) and table.prompt.paying.isVisible(), "two ways to pay"


def test_a_failure_is_said_by_the_table(window: Window, keys: Hand) -> None:
    table, _ = lone(window, keys, POU="3")
    before = table.context.game
    keys("x")
    assert table.prompt is None
    game = table.context.game
    assert not game.fighters["a1.1"].gems and not game.effects, "the gems are gone, and it has no effect"
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert table.context.game == before


def test_a_spell_of_the_library_is_one_key_more(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_table(window, example(desk))
    for spell in (EMBER, FLAMES):
        kept = save_offer(desk, offer=Offer(Option(spell.name_fr, OptionKind.SPELL, spell=spell)))
        assert not isinstance(kept, Refusal)
    mage = next(
        f for f in table.context.game.fighters.values() if "Inquis" in table.context.fighter_name(f.id)
    )
    table.select(mage.id)
    keys("l")
    assert [b.text() for b in page(table).grid.buttons.values()] == ["Ember", "Flames", "A new spell…"]
    keys("1")
    assert isinstance(table.prompt, CastPrompt)
    assert [o.spell for o in table.context.game.cards[mage.card].options] == [EMBER]
    keys("\x1bln")
    assert [b.text() for b in page(table).grid.buttons.values()] == ["Flames", "A new spell…"]
    keys("n")
    assert isinstance(table.prompt, LearnPrompt)
    table.prompt.fields.name.setText("Own")
    keys("\n")
    known = [offer.option.name for offer in desk.library.offers().values()]
    assert "Own" in known, "ever after"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_page_stands_between_the_sides(
    window: Window, keys: Hand, language: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.change_settings(language=language)
    table, prompt = lone(window, keys, POU="3")
    settle()
    for asked in (prompt, None):
        if asked is None:
            prompt.close_panel()
            keys("l")
            settle()
        assert table.prompt is not None and cut_labels(table.prompt) == []
        stage = table.centre.geometry()
        assert stage.contains(table.prompt.panel.mapTo(table, QPoint(2, 2)))


def test_the_aspect_offered_is_one_that_the_faithful_has(window: Window, keys: Hand) -> None:
    priest = card("Prêtre", "Griffons d’Akkylannie", rank="Dévot", FOI="0-1-3")
    sides = [SideSetup(name=name, cards=(ListedCard(sheet=priest),)) for name in ("Temple", "Horde")]
    table = open_table(window, (sides[0], sides[1]))
    table.select("a1.1")
    keys("l")
    assert isinstance(table.prompt, LearnPrompt)
    table.prompt.fields.name.setText("Souffle")
    assert table.prompt.fields.spell.aspect == "destruction"


def anew(window: Window, keys: Hand) -> tuple[BattleTable, LearnPrompt]:
    """Ask a mage for another spell."""
    table, prompt = lone(window, keys, POU="3")
    prompt.close_panel()
    keys("ln")
    settle()
    assert isinstance(table.prompt, LearnPrompt)
    return table, table.prompt


def test_a_new_spell_needs_a_name_and_a_cost(window: Window, keys: Hand) -> None:
    table, prompt = anew(window, keys)
    fields = prompt.fields
    assert table.centre.geometry().contains(prompt.panel.mapTo(table, QPoint(2, 2)))
    assert fields.name.hasFocus() and fields.costs["fire"].isVisible() and fields.costs["neutral"].isVisible()
    hidden = (fields.reach, fields.area, fields.group, fields.change, fields.change.gives, fields.once)
    assert not any(field.isVisible() for field in (*hidden, fields.other_name, fields.path, fields.kind))
    keys("Spark\t1\t\t\t6\n")
    assert isinstance(table.prompt, CastPrompt)
    spell = table.prompt.command.spell
    assert (spell.name_en, spell.cost, spell.difficulty) == ("Spark", {"fire": 1}, Value.of(6))


def test_it_is_written_down_by_the_mouse_and_kept_without_casting(
    window: Window, desk: Desk, keys: Hand
) -> None:
    table, prompt = anew(window, keys)
    keys("Spark")
    fields = prompt.fields
    pressed = (
        fields.costs["fire"], fields.costs["fire"], fields.against, fields.lasting.quick[Lasting.INSTANT],
        fields.folds["often"], fields.once, prompt.only,
    )  # fmt: skip
    for each in pressed:
        at = QPoint(8, each.height() // 2)
        QTest.mouseClick(each, Qt.MouseButton.LeftButton, pos=at)
        settle()
    assert table.prompt is None
    spell = spells_of(table.context.game, "a1.1")[-1]
    assert (spell.cost, str(spell.difficulty), spell.lasting) == ({"fire": 2}, "RES", Lasting.INSTANT)
    assert spell.once and spell.frequency == 0
    assert table.context.game.fighters["a1.1"].gems == {"fire": 3}, "nothing was cast"


def test_it_is_kept_by_the_keyboard(window: Window, keys: Hand) -> None:
    table, _ = anew(window, keys)
    keys("Spark")
    keys.press(Qt.Key.Key_Return, held=CONTROL)
    assert table.prompt is None
    assert spells_of(table.context.game, "a1.1")[-1].name_en == "Spark"


def test_a_difficulty_is_a_number_the_resistance_or_none(window: Window, keys: Hand) -> None:
    _, prompt = anew(window, keys)
    fields = prompt.fields
    fields.none.click()
    assert fields.spell.difficulty.kind is ValueKind.ABSENT and fields.none.isChecked()
    fields.against.click()
    assert str(fields.spell.difficulty) == "RES" and not fields.none.isChecked()
    fields.against.click()
    assert fields.spell.difficulty.kind is ValueKind.UNKNOWN
    fields.difficulty.setText("9")
    assert not fields.against.isChecked() and not fields.none.isChecked()


def test_a_duration_that_is_rare_is_two_presses_away(window: Window, keys: Hand) -> None:
    _, prompt = anew(window, keys)
    lasting = prompt.fields.lasting
    assert not lasting.lasting.isVisible() and not lasting.number.isVisible()
    lasting.quick[Lasting.UPKEEP].click()
    assert lasting.number.isVisible() and lasting.value is Lasting.UPKEEP
    lasting.others.click()
    assert lasting.lasting.isVisible() and lasting.lasting.hasFocus()
    lasting.choose(Lasting.COMBAT)
    assert prompt.fields.spell.lasting is Lasting.COMBAT
    assert not any(button.isChecked() for button in lasting.quick.values())


def test_the_other_elements_are_a_press_away(window: Window, keys: Hand) -> None:
    _, prompt = anew(window, keys)
    fields = prompt.fields
    assert not fields.costs["water"].isVisible()
    fields.others.click()
    assert all(spin.isVisible() for spin in fields.costs.values()) and not fields.others.isVisible()


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [100, 150])
def test_each_field_has_its_label_and_what_is_known_stands_unfolded(
    window: Window, keys: Hand, language: str, scale: int
) -> None:
    window.change_settings(language=language, scale=scale)
    table, prompt = lone(window, keys, POU="3")
    prompt.close_panel()
    whole = Spell(
        name_fr="Garde", name_en="Guard", path="Théurgie", cost={"fire": 1}, reach=SpellRange(cm=20),
        area=Area(cm=10, dice=1), modifiers=(Modifier("DEF", 1, ""),), grants=("Feinte",), frequency=2,
    )  # fmt: skip
    table.context.do(LearnSpell("a1", whole))
    keys("lc2")
    settle()
    prompt = table.prompt  # type: ignore[assignment]
    assert isinstance(prompt, LearnPrompt)
    fields = prompt.fields
    assert not any(button.isVisible() for button in fields.folds.values())
    shown = [
        field for field in fields.findChildren(QWidget) if field.parent() is fields and field.isVisible()
    ]
    lines = [field for field in shown if not isinstance(field, QLabel)]
    labels = [field for field in shown if isinstance(field, QLabel)]
    assert len(lines) == len(labels) > 8
    assert all(any(words.y() <= line.y() <= words.geometry().bottom() for words in labels) for line in lines)
    assert all(words.text() for words in labels)
    assert cut_labels(prompt) == []
    ends = [line.mapTo(prompt.panel, line.rect().topRight()).x() for line in lines]
    assert max(ends) < prompt.panel.width(), "nothing sticks out at the side"


def test_a_cost_stands_in_chips_and_another_spell_is_a_press_away(window: Window, keys: Hand) -> None:
    table, prompt = lone(window, keys, POU="3")
    prompt.close_panel()
    for spell in (DEAR, EMBER):
        table.context.do(LearnSpell("a1", spell))
    keys("l")
    settle()
    ember = next(b for b in page(table).grid.buttons.values() if b.text() == "Ember")
    assert {"F", "1"} <= set(ember.visible_strings()), "the stone and how many"
    assert page(table).view.verticalScrollBar().maximum() == 0 and not cut_labels(page(table))
    QTest.mouseClick(ember, Qt.MouseButton.LeftButton)
    settle()
    cast = table.prompt
    assert isinstance(cast, CastPrompt) and cast.command.spell == EMBER
    others = {card.text(): card for card in cast.others.buttons.values() if card.isVisible()}
    assert set(others) == {"Flames", "Blaze"} and others["Blaze"].refused
    assert cast.verbs["X"].text() == "Failed" and cast.verbs["X"].y() > cast.view.geometry().bottom()
    QTest.mouseClick(others["Flames"], Qt.MouseButton.LeftButton)
    cast = table.prompt
    assert isinstance(cast, CastPrompt) and cast.command.spell == FLAMES
    QTest.mouseClick(cast.pad.buttons[5], Qt.MouseButton.LeftButton)
    assert cast.draft.dice == (6,), "a face is pressed"


@pytest.mark.parametrize("scale", [100, 150])
def test_what_its_owner_bought_stands_beneath_the_whole_card_of_a_mage(
    window: Window, desk: Desk, keys: Hand, scale: int
) -> None:
    names = ("Bouclier de flammes", "Lance de braise", "Brume d’oubli", "Étreinte glacée", "Amulette")
    bought = tuple(Option(each, OptionKind.SPELL, 10) for each in names)
    mage = SideSetup(name="A", cards=(ListedCard(sheet=card("Kaian"), options=bought),))
    table = open_table(window, (mage, example(desk)[1]))
    window.resize(1280, 720)
    table.show_card(next(iter(table.context.game.cards)))
    settle()
    assert isinstance(table.prompt, FacePrompt)
    (face,) = table.prompt.panel.findChildren(CardFaceView)
    said = next(each for each in table.prompt.panel.findChildren(QLabel) if names[-1] in each.text())
    assert not face.geometry().intersects(said.geometry())
    assert not cut_labels(table.prompt.panel)
    assert table.prompt.panel.rect().contains(face.geometry())
    window.change_settings(scale=100)
