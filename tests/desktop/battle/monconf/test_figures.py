"""What the figures of MonCon'F bear: life by + and −, marks by their letters, a commander's values."""

from __future__ import annotations

from desktop.battle.monconf.action_prompt import MonconfActionPrompt
from desktop.battle.monconf.marks_prompt import MarksPrompt, badges
from desktop.battle.prompts.learn_prompt import LearnPrompt
from desktop.battle.table import BattleTable
from desktop.widgets.menu import Menu
from desktop.wording.battle.dice_words import dice_words
from desktop.wording.battle.monconf.action_words import effect_words, letter_of, rally_words
from desktop.wording.battle.overruled import overruled_words
from rules.battle import commands as c
from rules.battle.magic import LearnSpell, spells_of
from rules.monconf.actions import ACTIONS
from rules.monconf.commands import Intercept, ReactiveShot, SetMark, Steady
from rules.monconf.marking import marked
from rules.monconf.marks import ALL_DEFENCE, CHARGED, ENGAGED, FRIGHTENED, REACTION
from rules.spells import Spell
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.readable import figure_card, strings


def test_minus_takes_a_point_of_life_and_plus_gives_it_back(opened: BattleTable, keys: Hand) -> None:
    fighters = opened.context.game.fighters
    opened.select("a1.1")
    keys("-")
    assert opened.context.game.fighters["a1.1"].notches == fighters["a1.1"].notches + 1
    keys("+")
    assert opened.context.game.fighters["a1.1"] == fighters["a1.1"]


def test_the_letter_of_a_badge_is_the_key_of_its_mark(opened: BattleTable, keys: Hand) -> None:
    context = opened.context
    for mark in (FRIGHTENED, ALL_DEFENCE, REACTION, CHARGED):
        context.do(SetMark("a1.1", mark))
        (badge,) = badges(context.game.fighters["a1.1"], context.names)
        opened.select("a1.1")
        keys("Y" + badge.text.lower())
        assert isinstance(opened.prompt, MarksPrompt), mark
        assert not marked(context.game.fighters["a1.1"], mark), mark
        keys(badge.text.lower())
        assert marked(context.game.fighters["a1.1"], mark), mark
        keys(badge.text.lower() + "\x1b")
        assert opened.prompt is None and not marked(context.game.fighters["a1.1"], mark), mark


def test_e_goes_to_the_turn_of_the_engagement(opened: BattleTable, keys: Hand) -> None:
    opened.context.do(c.Touch("a1.1", "b1.1"))
    opened.context.do(c.Correct("game", {"turn": 3}))
    opened.select("a1.1")
    keys("Ye2\n")
    assert opened.context.game.fighters["a1.1"].marks[ENGAGED] == 2


def test_what_a_commander_lends_is_a_sum(opened: BattleTable, keys: Hand, spoken: str) -> None:
    opened.select("a1.1")
    keys("L")
    assert isinstance(opened.prompt, Menu)
    offered = " ".join(strings(opened.prompt))
    assert "7 = 6 + 1" in offered and {"en": "general staff", "fr": "État-Major"}[spoken] in offered
    keys("1\n")
    context = opened.context
    told = dice_words(context.play.events[context.play.path[-1]], context.names)
    assert {"en": "+6 DIS of", "fr": "+6 DIS d"}[spoken] in told
    sheet = " ".join(figure_card(opened).visible_strings())
    assert {"en": "or in its sight", "fr": "ou dans sa ligne de vue"}[spoken] in sheet


def test_the_sheet_says_what_fright_takes_and_how_long(opened: BattleTable, keys: Hand, spoken: str) -> None:
    opened.context.do(SetMark("a1.1", FRIGHTENED))
    opened.select("a1.1")
    told = " ".join(figure_card(opened).visible_strings())
    wanted = {
        "en": ("dice mostly in defence, no active ability", "Frightened: INI −1 (while it holds)"),
        "fr": (
            "dés surtout en défense, aucune compétence active",
            "Effrayé\u202f: INI −1 (tant que c’est le cas)",
        ),
    }
    assert all(words in told for words in wanted[spoken])


def test_tab_says_what_an_action_does(opened: BattleTable, keys: Hand, spoken: str) -> None:
    keys("ph")
    prompt = opened.prompt
    assert isinstance(prompt, MonconfActionPrompt) and not prompt.told.isVisible()
    told: list[str] = []
    for _ in range(2):  # what is possible, and what is not
        for _ in range(len(prompt.offers) + 3):
            keys("\t")
            if prompt.told.isVisible():
                told.append(prompt.told.text())
        while not prompt.others.hasFocus():
            keys("\t")
        keys(" ")
    for action in ACTIONS:
        assert any(words.endswith(effect_words(action)) for words in told), f"{action}, possible or not"


def test_life_is_counted_in_points_wherever_it_is_told(opened: BattleTable, keys: Hand, spoken: str) -> None:
    context = opened.context
    opened.select("a5.1")
    keys("w")
    lost = {"en": "1 life point lost", "fr": "1 point de vie perdu"}[spoken]
    assert lost in context.say(context.play.events[context.play.path[-1]].label)
    cells = context.cells.of(
        context.game, context.game.fighters["a5.1"], context.play.table.ruleset, context.names
    )
    assert any(lost in cell.tip(context.names) for cell in cells)
    keys("++")
    assert {"en": "lost no life point", "fr": "perdu aucun point"}[spoken] in opened.centre.notice.text()


def test_the_call_names_who_may_try_to_rally(opened: BattleTable, keys: Hand, spoken: str) -> None:
    context = opened.context
    for key in ("a1.1", "a2.2", "b1.1"):
        context.do(SetMark(key, FRIGHTENED))
    context.do(c.Correct("side:a", {"pile": ("a4", "a1", "a2", "a3", "a5")}))
    keys("p")
    shift = {"en": "(Shift+F)", "fr": "(Maj+F)"}[spoken]
    assert shift not in " ".join(strings(opened.centre))
    keys("h8")
    assert shift in " ".join(strings(opened.centre))
    said = rally_words(context, context.game.fighters["a4.1"])
    named = [key for key in context.game.fighters if context.fighter_name(key) in said]
    assert named == ["a1.1", "a2.2"], "the frightened ones of its side"


def test_who_has_answered_a_move_is_not_proposed_again(opened: BattleTable, keys: Hand) -> None:
    context = opened.context
    keys("ph" + letter_of("walk", context.language).lower())
    context.do(ReactiveShot("b2.1", "a1.1"))
    opened.select("b2.1")
    keys("T")
    assert opened.prompt is None and opened.pointer.asks, "it is asked who answers"


def test_an_interception_tells_each_sum_with_its_name(opened: BattleTable, keys: Hand, spoken: str) -> None:
    context = opened.context
    keys("ph" + letter_of("walk", context.language).lower())
    context.do(Intercept("b2.1", "a1.1", dice=(4,), against=(1,)), overrule=True)
    step = context.play.events[context.play.path[-1]]
    told = dice_words(step, context.names)
    rolled = {"en": "{} rolls ", "fr": "{} obtient "}[spoken]
    assert all(rolled.format(context.fighter_name(key)) in told for key in ("b2.1", "a1.1"))


def test_a_rally_tells_what_it_had_to_reach(opened: BattleTable, keys: Hand, spoken: str) -> None:
    context = opened.context
    context.do(SetMark("a1.1", FRIGHTENED))
    steady = Steady(fighter="a1.1", value=4, difficulty=9, dice=(2,))
    context.do(steady)
    context.do(steady)
    step = context.play.events[context.play.path[-1]]
    assert {"en": "6 against 9", "fr": "6 contre 9"}[spoken] in dice_words(step, context.names)
    assert context.fighter_name("a1.1") in overruled_words(step, context.names)


def test_a_spell_completed_under_another_name_is_the_same_spell(opened: BattleTable, keys: Hand) -> None:
    context = opened.context
    halo = Spell(name_fr="Halo", name_en="Halo")
    context.do(LearnSpell("a1", halo))
    before = len(spells_of(context.game, "a1.1"))
    prompt = LearnPrompt(opened, context, "a1.1", halo)
    prompt.fields.name.setText("Nimbus")
    prompt.answer()
    names = [spell.name(context.language) for spell in spells_of(context.game, "a1.1")]
    assert "Nimbus" in names and "Halo" not in names and len(names) == before


def test_one_point_of_life_that_is_left_is_one(opened: BattleTable, spoken: str) -> None:
    told = {"en": "{} of 2 life points", "fr": "{} point{} de vie sur 2"}[spoken]
    for left, plural in ((2, "s"), (1, "")):
        assert opened.context.pieces.life(left, 2) == told.format(left, plural)
