"""Rows of upkeep that say more than their verb: who cannot pay, what a recovery brings and where it ends."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from desktop.battle.prompts.reserve import FaithPrompt
from desktop.battle.table import BattleTable
from desktop.wording.battle.row_words import row_words
from rules.battle import commands as c
from rules.battle.effect_commands import PutEffect
from rules.battle.mana import SetGemLimit
from rules.battle.rows import rows
from rules.battle.state import Effect, Lasting, Place
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.readable import strings
from tests.desktop.battle.temple import mana, of, says, upkeep


@pytest.mark.parametrize(
    ("place", "told"), [(Place.CAPTURED, "captured"), (Place.FLED, "fled"), (Place.OFF, "off the table")]
)
def test_the_row_of_an_upkeep_says_where_its_caster_is(temple: BattleTable, place: Place, told: str) -> None:
    """Who is not on the table does not pay: the row says so before anybody tries (II-C-3)."""
    table = upkeep(
        temple, PutEffect(Effect(source="Chant", fighters=("a2.1",), caster="a1.1", lasting=Lasting.UPKEEP,
                                 cost=2, element="fire")),
        c.Gem("a1.1", "fire", 5), c.Put("a1.1", place),
    )  # fmt: skip
    (row,) = of(table, "upkeep")
    said = row_words(table.context, row)
    assert said == f"Pay the upkeep: Chant (2 × Fire) – {told}: nobody pays, it ends with the turn"
    assert not table.context.do(c.MarkRow(row.id)) and table.context.game.fighters["a1.1"].gems == {"fire": 5}
    assert table.context.do(c.MarkRow(row.id)), "the table may insist"
    (row,) = of(table, "upkeep")
    assert "nobody" not in row_words(table.context, row)


def test_the_row_of_an_upkeep_says_that_its_bearers_are_dead(temple: BattleTable) -> None:
    table = upkeep(
        temple, PutEffect(Effect(source="Chant", fighters=("a2.1",), caster="a1.1", lasting=Lasting.UPKEEP,
                                 cost=2, element="fire")),
        c.Gem("a1.1", "fire", 5), c.Put("a2.1", Place.DEAD),
    )  # fmt: skip
    (row,) = of(table, "upkeep")
    assert row_words(table.context, row).endswith("– nobody who has it is alive: it ends with the turn")
    assert not table.context.do(c.MarkRow(row.id)) and table.context.game.fighters["a1.1"].gems == {"fire": 5}
    assert table.context.do(c.MarkRow(row.id)), "the table may insist"


@pytest.mark.parametrize(
    ("element", "had", "told"),
    [
        ("fire", (c.Gem("a1.1", "fire", 1),), "2 × Fire, 1 held, 1 missing"),
        ("fire", (c.Gem("a1.1", "fire", 1), c.Gem("a1.1", "neutral", 1)),
         "2 × Fire, 1 held + 1 of another element"),
        ("faith", (c.Faith("a1.1", 3),), "2 × temporary faith, 3 held"),
    ],
)  # fmt: skip
def test_the_row_of_an_upkeep_says_what_its_caster_has(
    temple: BattleTable, element: str, had: tuple[c.Command, ...], told: str
) -> None:
    chant = Effect(
        source="Chant", fighters=("a2.1",), caster="a1.1", lasting=Lasting.UPKEEP, cost=2, element=element
    )
    table = upkeep(temple, PutEffect(chant), *had)
    (row,) = of(table, "upkeep")
    assert row_words(table.context, row) == f"Pay the upkeep: Chant ({told})"


@pytest.mark.parametrize(
    ("abilities", "within"),
    [("Dévot de Merin/10", "10 cm"), ("Zélote de Salaüel/17.5", "17.5 cm"), ("Dévot de Merin", "20 cm")],
)
def test_believers_are_counted_as_far_as_the_rank_of_the_faithful_says(
    temple: BattleTable, abilities: str, within: str
) -> None:
    gift = Effect(source="Rang", fighters=("a2.1",), grants=(abilities,), lasting=Lasting.GAME)
    temple.context.do(PutEffect(gift))
    prompt = FaithPrompt(temple, temple.context, "a2.1")
    assert any(f"Within {within}" in words for words in strings(prompt))


def test_believers_need_no_row_of_their_own(temple: BattleTable) -> None:
    """Croyant/X counts by itself where the believers of a faithful are counted (section 8)."""
    grants = ("Croyant/2", "Régénération/5")
    gift = Effect(source="Foule", fighters=("a1.1",), grants=grants, lasting=Lasting.GAME)
    table = upkeep(temple, PutEffect(gift), c.Notch("a1.1", 1))
    words = [row_words(table.context, row) for row in rows(table.context.play.table, table.context.game)]
    assert not any("Believer" in each for each in words) and any("Regeneration" in each for each in words)


def test_a_recovery_says_what_the_reserve_cuts_before_it_is_applied(temple: BattleTable, keys: Hand) -> None:
    mana(temple, SetGemLimit("a1.1", 5), c.Gem("a1.1", "fire", 1))
    keys("556")
    assert "Gems recovered: 3 × Fire" in says(temple)
    assert "The reserve has room for 4 of 5 gems." in says(temple)
    keys("\n")
    assert temple.context.game.fighters["a1.1"].gems == {"fire": 5}


def test_a_recovery_with_other_dice_than_the_rulesets_is_asked_about_and_nothing_stays_of_it(
    temple: BattleTable, keys: Hand
) -> None:
    mana(temple)
    keys("6666\n")
    assert "Mana is recovered with 3 dice; entered: 4." in temple.centre.notice.text()
    assert not temple.context.game.fighters["a1.1"].gems
    keys.press(Qt.Key.Key_Backspace)
    assert not temple.centre.notice.text()
    keys.press(Qt.Key.Key_Backspace)
    keys("\n")
    assert "entered: 2." in temple.centre.notice.text()
    keys("1\n")
    assert temple.context.game.fighters["a1.1"].gems == {"fire": 4}, "2 of the dice, 2 of Récupération"


def test_a_recovery_that_fits_says_nothing_of_the_reserve(temple: BattleTable, keys: Hand) -> None:
    mana(temple, SetGemLimit("a1.1", 6), c.Gem("a1.1", "fire", 1))
    keys("556")
    assert "Gems recovered: 3 × Fire" in says(temple)
    assert "has room" not in says(temple)


@pytest.mark.parametrize(
    ("dice", "success", "gems", "english"),
    [
        (3, 5, 1, "3 dice: 1 gem for each 5 or more."), (1, 2, 2, "1 die: 2 gems for each 2 or more."),
        (2, 6, 1, "2 dice: 1 gem for each 6."),
    ],
)  # fmt: skip
def test_the_rule_of_a_recovery_is_right_for_the_numbers_of_any_ruleset(
    temple: BattleTable, keys: Hand, dice: int, success: int, gems: int, english: str
) -> None:
    play = temple.context.play
    values = replace(play.table.ruleset.mana, dice=dice, success=success, gems=gems)
    play.table = replace(play.table, ruleset=replace(play.table.ruleset, mana=values))
    mana(temple)
    assert says(temple) == english
