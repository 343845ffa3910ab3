"""Effects by keys: put on one, a group or a side; listed with reason and end; switched, ended, undone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.battle.prompts.effect_prompt import EffectPrompt
from desktop.battle.prompts.within_prompt import WithinPrompt
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from desktop.widgets.key_button import KeyButton
from desktop.wording.battle.report import report
from rules.battle import commands as c
from rules.battle.commands import Modify
from rules.battle.effect_commands import PutEffect, SwitchBenefit
from rules.battle.state import Bond, Effect, Lasting, Modifier, Until
from rules.values import Characteristic
from tests.desktop.battle.battles import play_on
from tests.desktop.battle.effects import opened, pick, sheet
from tests.desktop.battle.hand import CONTROL, SHIFT, Hand, settle
from tests.desktop.battle.readable import figure_card, strings
from tests.desktop.fit import cut_labels

ALT = Qt.KeyboardModifier.AltModifier


def test_a_penalty_on_one_figure_is_four_keys_and_shows_in_its_sum(table: BattleTable, keys: Hand) -> None:
    prompt = opened(table, keys)
    pick(prompt.change.characteristic, "INI")
    prompt.change.amount.setValue(-1)
    keys("\n")
    assert table.prompt is None
    assert table.context.game.fighters["a1.1"].modifiers[0].amount == -1
    assert any("INI −1" in words for words in strings(figure_card(table)))


def test_an_upkeep_of_a_named_group_shows_its_end_and_is_undone(table: BattleTable, keys: Hand) -> None:
    prompt = opened(table, keys)
    pick(prompt.change.characteristic, "INI")
    prompt.change.amount.setValue(2)
    prompt.source.setText("Chant")
    pick(prompt.whom, "group")
    prompt.group.setText("friendly fighters")
    prompt.lasting.choose(Lasting.UPKEEP)
    prompt.lasting.number.setValue(2)
    pick(prompt.lasting.element, "fire")
    prompt.answer()
    game = table.context.game
    (effect,) = game.effects
    assert set(effect.fighters) == {f.id for f in game.fighters.values() if game.side_of(f.id).key == "a"}
    assert (effect.cost, effect.element) == (2, "fire")
    assert any("Chant: INI +2" in words and "2 × Fire" in words for words in strings(figure_card(table)))
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert not table.context.game.effects


def test_an_effect_changes_one_aspect_of_faith(table: BattleTable, keys: Hand) -> None:
    prompt = opened(table, keys)
    pick(prompt.change.characteristic, "FOI:alteration")
    assert prompt.change.characteristic.currentText() == "FAI (alteration)"
    prompt.change.amount.setValue(2)
    keys("\n")
    (gift,) = table.context.game.fighters["a1.1"].modifiers
    assert (gift.characteristic, gift.aspect, gift.amount) == ("FOI", "alteration", 2)
    assert any("FAI (alteration) +2" in words for words in strings(figure_card(table)))
    prompt = opened(table, keys)
    prompt.change.show_changes((gift,), ())
    assert prompt.change.modifiers("x")[0].aspect == "alteration"
    pick(prompt.change.characteristic, "FOI")
    assert prompt.change.modifiers("x")[0].aspect == "", "all three"


def test_an_ability_for_a_whole_side_lasts_turns(table: BattleTable, keys: Hand) -> None:
    prompt = opened(table, keys)
    prompt.change.grants.setText("Fierce")
    pick(prompt.whom, "b")
    prompt.lasting.choose(Lasting.TURNS)
    prompt.lasting.number.setValue(3)
    prompt.answer()
    (effect,) = table.context.game.effects
    assert effect.grants == ("Fierce",) and effect.turns == 3
    assert all(key.startswith("b") for key in effect.fighters) and effect.fighters


def test_a_benefit_is_switched_by_a_key_and_counts_at_once(table: BattleTable, keys: Hand) -> None:
    aura = Effect(source="Aura", modifiers=(Modifier("INI", 1, ""),), bond=Bond.BENEFIT, lasting=Lasting.GAME)
    table.context.do(PutEffect(aura))
    prompt = opened(table, keys)
    before = next(cell.text for cell in sheet(table).cells if cell.label == "INI")
    assert [row.on for row in prompt.present.rows] == [False]
    keys.press(Qt.Key.Key_1, held=ALT)
    assert table.context.game.effects[0].fighters == ("a1.1",)
    assert [row.on for row in prompt.present.rows] == [True]
    after = next(cell.text for cell in sheet(table).cells if cell.label == "INI")
    assert int(after) == int(before) + 1
    keys.press(Qt.Key.Key_1, held=ALT)
    assert not table.context.game.effects[0].fighters


def test_a_benefit_out_of_range_stays_on_the_sheet_and_is_switched_there(
    table: BattleTable, keys: Hand
) -> None:
    aura = Effect(source="Aura", modifiers=(Modifier("INI", 1, ""),), bond=Bond.BENEFIT, lasting=Lasting.GAME)
    table.context.do(PutEffect(aura))
    table.select("a1.1")

    def notes() -> list[tuple[str, bool]]:
        return [(note.words.partition(",")[0], note.counts) for note in sheet(table).notes]

    def initiative() -> str:
        return next(str(cell.text) for cell in sheet(table).cells if cell.label == "INI")

    before = initiative()
    assert notes() == [("Aura: INI +1 (out of range)", False)]
    shown = figure_card(table)
    place = next(part.rect.center() for part in shown.heard() if part.press == "benefit:e1")
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=place)
    assert notes() == [("Aura: INI +1 (benefit", True)] and int(initiative()) == int(before) + 1
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=place)
    assert notes() == [("Aura: INI +1 (out of range)", False)] and initiative() == before
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert notes() == [("Aura: INI +1 (benefit", True)], "undone in one step"
    table.hands.press_sheet("benefit:gone")
    table.context.do(PutEffect(Effect(source="Chant", fighters=("a2.1",), lasting=Lasting.GAME)))
    assert len(notes()) == 1, "a gain of others is none of its business"


def test_the_sheet_of_a_figure_that_acts_reminds_of_its_abilities(table: BattleTable) -> None:
    context = table.context
    context.do(c.PlayTop())
    key = context.pieces.speakers(context.game)[0]
    context.do(PutEffect(Effect(source="Chant", fighters=(key,), grants=("Instinctive firing", "Fierce"))))
    table.select(key)
    assert any(
        "Remember: " in note.words and "Instinctive firing" in note.words for note in sheet(table).notes
    )
    context.do(c.Activate(key))
    table.select(key)
    assert not any("Remember" in note.words for note in sheet(table).notes)


def test_an_effect_changes_several_values_within_an_area(table: BattleTable, keys: Hand) -> None:
    prompt = opened(table, keys)
    pick(prompt.change.characteristic, "INI")
    prompt.change.amount.setValue(1)
    keys.press(Qt.Key.Key_N, "n", ALT)
    assert len(prompt.change.lines) == 2 and prompt.change.lines[1].characteristic.hasFocus()
    pick(prompt.change.lines[1].characteristic, "ATT")
    prompt.change.lines[1].amount.setValue(-2)
    prompt.source.setText("Aura")
    pick(prompt.bond, Bond.BENEFIT)
    prompt.area.setValue(7.5)
    keys("\n")
    (effect,) = table.context.game.effects
    assert [(m.characteristic, m.amount) for m in effect.modifiers] == [("INI", 1), ("ATT", -2)]
    assert (effect.radius, effect.around) == (7.5, "a1.1")
    name = table.context.fighter_name("a1.1")
    said = f"Aura: INI +1, ATT −2 (within 7.5 cm of {name}, benefit"
    assert any(said in words for words in strings(figure_card(table)))
    prompt = opened(table, keys)
    assert said in prompt.present.rows[0].words
    for _ in range(9):
        prompt.change.grow()
    settle()
    assert len(prompt.change.lines) == 6 and prompt.change.more.isHidden()
    assert table.rect().contains(prompt.placed)


def test_an_effect_is_ended_with_its_button(table: BattleTable, keys: Hand) -> None:
    table.context.do(PutEffect(Effect(source="Chant", fighters=("a1.1",), lasting=Lasting.GAME)))
    opened(table, keys)
    keys.press(Qt.Key.Key_1, held=ALT)
    assert table.context.game.effects, "the key of a switch ends nothing by a slip"
    keys.press(Qt.Key.Key_F1, held=Qt.KeyboardModifier.ShiftModifier)
    assert not table.context.game.effects


def test_a_benefit_around_a_marker_outlives_the_figure(table: BattleTable, keys: Hand) -> None:
    prompt = opened(table, keys)
    pick(prompt.change.characteristic, "INI")
    prompt.change.amount.setValue(1)
    prompt.source.setText("Totem")
    pick(prompt.bond, "marker")
    keys("\n")
    (effect,) = table.context.game.effects
    assert (effect.bond, effect.around) == (Bond.BENEFIT, "")
    table.context.do(c.Notch("a1.1", 4))
    assert table.context.game.effects


def test_a_benefit_is_ended_by_a_key_of_its_own(table: BattleTable, keys: Hand) -> None:
    aura = Effect(source="Aura", modifiers=(Modifier("INI", 1, ""),), bond=Bond.BENEFIT, lasting=Lasting.GAME)
    table.context.do(PutEffect(aura))
    prompt = opened(table, keys)
    assert any(button.key == "Shift+F1" for button in prompt.findChildren(KeyButton))
    keys.press(Qt.Key.Key_F1, held=Qt.KeyboardModifier.ShiftModifier)
    assert not table.context.game.effects


def test_all_that_holds_a_figure_is_counted_on_the_board_once_each(table: BattleTable) -> None:
    def count() -> list[str]:
        view = table.context.chips.of(
            table.context.game,
            table.context.game.fighters["a1.1"],
            table.context.names,
            table.context.play.table.ruleset,
        )
        return [f"{badge.sign}{badge.text}" for badge in view.badges if badge.kind == "modifier"]

    charge = [Modifier(what, -1, "Charge", until=Until.COMBAT_END) for what in ("INI", "ATT", "DEF")]
    play_on(table, *(Modify("a1.1", penalty) for penalty in charge))
    assert count() == ["✦1"], "a penalty of three values is one"
    changes = (Modifier("INI", 1, ""), Modifier("ATT", 1, ""))
    for source in ("Aura", "Chant"):
        table.context.do(
            PutEffect(Effect(source=source, fighters=("a1.1",), modifiers=changes, lasting=Lasting.GAME))
        )
    assert count() == ["✦3"]


def test_many_effects_leave_room_and_lead_to_all_of_them(table: BattleTable) -> None:
    heights = []
    for n in range(12):
        effect = Effect(source=f"Chant {n}", fighters=("a1.1",), lasting=Lasting.GAME)
        table.context.do(PutEffect(effect))
        table.select("a1.1")
        settle()
        heights.append(figure_card(table).height())
    assert heights[9] == heights[11], "a longer list takes no more room"
    assert any("4 more (U)" in words for words in strings(figure_card(table)))
    assert any("Chant 11" in words for words in strings(figure_card(table))), "said under the hand"
    table.hands.press_sheet("effects")
    assert isinstance(table.prompt, EffectPrompt)


def test_nothing_typed_says_why(table: BattleTable, keys: Hand) -> None:
    prompt = opened(table, keys)
    keys("\n")
    assert table.prompt is prompt and not prompt.complaint.isHidden()


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_longest_effects_fit(
    window: Window, table: BattleTable, keys: Hand, language: str, scale: int
) -> None:
    window.change_settings(language=language, scale=scale)
    for number, lasting in enumerate((Lasting.UPKEEP, Lasting.TURNS, Lasting.ACTIVATION, Lasting.GAME)):
        effect = Effect(
            source="Bénédiction des anciens", fighters=("a1.1",), caster="a1.1", lasting=lasting, cost=2,
            element="darkness", bond=tuple(Bond)[number % 2], modifiers=(Modifier("DEF", 2, ""),),
            grants=("Récupération/2",), turns=3,
        )  # fmt: skip
        table.context.do(PutEffect(effect))
    table.select("a1.1")
    table.hands.effect()
    settle()
    prompt = table.prompt
    assert isinstance(prompt, EffectPrompt)
    for lasting in Lasting:
        prompt.lasting.choose(lasting)
        prompt.resettle()
        settle()
        assert cut_labels(prompt) == []
        assert table.rect().contains(prompt.placed)


def test_tab_walks_the_effect_as_the_eye_does_and_never_leaves_it(table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    keys("u")
    prompt = table.prompt
    assert isinstance(prompt, EffectPrompt)
    prompt.change.grow()
    settle()
    first, second = prompt.change.lines
    walked = [
        first.characteristic, first.kind, first.amount, prompt.change.more, second.characteristic,
        second.kind, second.amount, prompt.lasting.lasting, prompt.source,
        *prompt.rows.folds.values(), prompt.primary, prompt.cancel, first.characteristic,
    ]  # fmt: skip
    first.characteristic.setFocus()
    for following in walked[1:]:
        keys("\t")
        assert following.hasFocus(), following.accessibleName()
    keys("\x1b")
    assert table.prompt is None


def test_courage_and_fear_are_both_offered(table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    keys("u")
    prompt = table.prompt
    assert isinstance(prompt, EffectPrompt)
    offered = [prompt.change.characteristic.itemData(n) for n in range(prompt.change.characteristic.count())]
    assert {Characteristic.COU, Characteristic.PEUR} <= {*offered}


# -- a group, and who of it is within an area ---------------------------------------------------------


def group_of(table: BattleTable, keys: Hand, text: str = "", side: str = "a") -> EffectPrompt:
    """Open the effects of a figure with INI +2 typed, on a group or a side."""
    prompt = opened(table, keys)
    pick(prompt.change.characteristic, "INI")
    prompt.change.amount.setValue(2)
    pick(prompt.whom, "group" if text else side)
    prompt.group.setText(text)
    return prompt


def test_a_gain_within_an_area_asks_who_is_there_and_keeps_them(table: BattleTable, keys: Hand) -> None:
    prompt = group_of(table, keys)
    prompt.area.setValue(5)
    settle()
    assert prompt.taken.text().startswith("8 in all: ") and "you say who" in prompt.taken.text()
    keys("\n")
    within = prompt.findChild(WithinPrompt)
    assert within is not None and within.isVisible() and not within.ticked, "no distance is known here"
    assert within.title.text() == "Who is within 5 cm?"
    keys("13")
    assert within.count.text() == "2 of 8 inside"
    keys("3")
    keys.press(Qt.Key.Key_Down)
    keys.press(Qt.Key.Key_Down)
    QTest.keyClick(within.focusWidget(), Qt.Key.Key_Space)
    assert within.ticked == {"a1.1", "a1.2"}
    keys("\n")
    assert table.prompt is None
    (effect,) = table.context.game.effects
    assert effect.fighters == ("a1.1", "a1.2")
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert not table.context.game.effects


def test_who_is_within_is_everybody_by_one_key_and_nobody_is_refused(table: BattleTable, keys: Hand) -> None:
    prompt = group_of(table, keys, "conscripts")
    prompt.area.setValue(5)
    keys("\n")
    within = prompt.findChild(WithinPrompt)
    assert within is not None
    keys("0")
    assert within.ticked == {"a1.1", "a1.2", "a1.3"} and within.all.text() == "Nobody"
    keys("0\n")
    assert within.isVisible() and "II-C-4" in within.complaint.text()
    keys("\x1b")
    assert table.prompt is prompt and not prompt.isHidden(), "what was typed is still there"
    assert prompt.change.amount.value() == 2
    keys("\n\n\n")
    assert len(table.context.game.effects) == 1 and not table.context.game.effects[0].fighters, "they insist"


def test_a_benefit_within_an_area_begins_with_who_is_there(table: BattleTable, keys: Hand) -> None:
    table.context.do(c.ChangeLevel("a1.3", 1), overrule=True)
    prompt = group_of(table, keys)
    pick(prompt.bond, Bond.BENEFIT)
    prompt.area.setValue(5)
    keys("\n")
    within = prompt.findChild(WithinPrompt)
    assert within is not None and within.ticked == {"a1.1"}, "it is around this one"
    assert any("on the other level" in words for words in strings(within))
    keys("2\n")
    (effect,) = table.context.game.effects
    assert effect.fighters == ("a1.1", "a1.2") and effect.around == "a1.1"


def test_a_gain_ends_for_one_figure_or_for_all_that_have_it(table: BattleTable, keys: Hand) -> None:
    held = ("a1.1", "a1.2", "a2.1")
    gain = Effect(source="Chant", fighters=held, modifiers=(Modifier("INI", 2, ""),), lasting=Lasting.GAME)
    table.context.do(PutEffect(gain))
    prompt = opened(table, keys)
    assert [button.key for button in prompt.present.buttons] == ["Shift+F1", "Ctrl+Shift+F1"]
    keys.press(Qt.Key.Key_F1, held=SHIFT)
    assert table.context.game.effects[0].fighters == ("a1.2", "a2.1")
    assert not prompt.present.rows
    assert last_line(table) == f"{table.context.fighter_name('a1.1')}: Chant has ended · INI +2"
    keys("\x1b")
    prompt = opened(table, keys, "a1.2")
    assert any("End for all 2" in words for words in strings(prompt))
    keys.press(Qt.Key.Key_F1, held=SHIFT | CONTROL)
    assert not table.context.game.effects
    assert last_line(table).startswith("Chant has ended · INI +2 (")
    keys("\x1b")
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert table.context.game.effects[0].fighters == ("a1.2", "a2.1")
    prompt = opened(table, keys, "a2.1")
    QTest.mouseClick(prompt.present.buttons[0], Qt.MouseButton.LeftButton)
    assert table.context.game.effects[0].fighters == ("a1.2",)
    keys("\x1b")
    opened(table, keys, "a1.2")
    keys.press(Qt.Key.Key_F1, held=SHIFT)
    assert not table.context.game.effects, "the last one ends it"


def test_whom_a_group_takes_in_is_seen_while_it_is_typed(table: BattleTable, keys: Hand) -> None:
    prompt = group_of(table, keys, "conscripts")
    names = ", ".join(table.context.fighter_name(key) for key in ("a1.1", "a1.2", "a1.3"))
    assert prompt.taken.text() == f"3 in all: {names}"
    prompt.group.setText("enemy ogres")
    assert "No figure on the table belongs to that group" in prompt.taken.text()
    keys("\n")
    assert "No figure on the table belongs to that group" in prompt.complaint.text()
    pick(prompt.whom, "a")
    assert not prompt.complaint.text(), "it was about another group"
    assert prompt.taken.text().startswith("8 in all: ") and prompt.taken.text().endswith(", …")
    assert prompt.group.isHidden()
    pick(prompt.whom, "")
    assert prompt.taken.isHidden()


# -- without a name, and in the journal ---------------------------------------------------------------


def last_line(table: BattleTable) -> str:
    table.journal.refresh()
    model = table.journal.model
    return str(model.data(model.index(model.rowCount() - 1, 0)))


def test_an_effect_without_a_name_is_called_so_in_the_language_of_the_moment(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    for _ in range(8):
        prompt = opened(table, keys)
        pick(prompt.change.characteristic, "INI")
        prompt.change.amount.setValue(1)
        keys("\n")
    context = table.context
    assert {m.source for m in context.game.fighters["a1.1"].modifiers} == {""}
    view = context.chips.of(
        context.game, context.game.fighters["a1.1"], context.names, context.play.table.ruleset
    )
    assert [f"{b.sign}{b.text}" for b in view.badges if b.kind == "modifier"] == ["✦8"]
    keys("j")
    assert "INI +1 (unnamed effect) · gain: until the end of the turn" in last_line(table)
    window.change_settings(language="fr")
    settle()
    assert "INI +1 (effet sans nom) · gain\u202f: jusqu’à la fin du tour" in last_line(table)
    assert any("Effet sans nom" in words for words in strings(figure_card(table)))


def test_the_journal_tells_gain_or_benefit_its_area_and_its_end(table: BattleTable, keys: Hand) -> None:
    keys("j")
    name, change = table.context.fighter_name("a1.1"), (Modifier("INI", 2, ""),)
    gain = Effect(source="", fighters=("a1.1",), modifiers=change, lasting=Lasting.COMBAT)
    table.context.do(PutEffect(gain))
    assert last_line(table) == f"Unnamed effect acts on {name} · gain: INI +2, until the end of the combat"
    aura = Effect(
        source="Aura", fighters=("a1.1",), modifiers=change, bond=Bond.BENEFIT, around="a1.1", radius=5
    )
    table.context.do(PutEffect(aura))
    said = f"benefit: INI +2, within 5 cm of {name}, until the end of the turn"
    assert last_line(table) == f"Aura acts on {name} · {said}"
    assert said in report(table.context.play, "en")
    table.context.do(SwitchBenefit(table.context.game.effects[-1].id, "a1.1", on=False))
    assert last_line(table) == f"{name} no longer benefits from Aura · INI +2"
    table.context.do(c.Modify("a1.1", Modifier("INI", -1, "", until=Until.GAME_END)))
    table.context.do(c.Unmodify("a1.1", 0))
    assert last_line(table) == f"{name}: unnamed effect has ended · INI −1"


# -- a long list --------------------------------------------------------------------------------------


def test_tab_meets_each_verb_and_field_once_and_the_list_takes_the_room_there_is(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    window.resize(1280, 800)
    for n in range(8):
        effect = Effect(source=f"Chant {n}", fighters=("a1.1", "a1.2"), lasting=Lasting.GAME)
        table.context.do(PutEffect(effect))
    prompt = opened(table, keys)
    settle()
    stops = prompt.tab_stops()
    assert len(stops) == len(set(stops)) and stops[:16] == prompt.present.buttons
    assert stops[16] is prompt.change.characteristic
    walked = []
    for _ in stops:
        keys("\t")
        walked.append(prompt.focusWidget())
    assert walked == stops[17:] + stops[:17]
    assert prompt.present.height() > 5 * 48
    assert table.rect().contains(prompt.placed)
