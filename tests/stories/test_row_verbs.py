"""Rows of combat and upkeep are done, skipped, and settled a step at a time; those who fled rally."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle.action_commands import Announce, Resolve
from rules.battle.effect_commands import PutEffect
from rules.battle.events import Rolled, undo
from rules.battle.healing import HealRoll, heals
from rules.battle.mana import GiveUpGems, SetGemLimit, surplus
from rules.battle.rallying import RallyTest
from rules.battle.row_marks import SettleStep
from rules.battle.rows import PhaseRow, rows
from rules.battle.state import Effect, Game, Lasting, Modifier, ModifierKind, Place, Until
from tests.stories.tabletop import Tabletop, card

MAGE = card(
    "Mage",
    "Griffons d’Akkylannie",
    "Initié du Feu, Mécanicien/1, Régénération/5",
    MOU=10,
    POU=4,
    COU=3,
    DIS=3,
)
PRIEST = card("Prêtre", "Griffons d’Akkylannie", "Piété/1", rank="Dévot", FOI="1-0-1", MOU=10)
GOBLIN = card("Gobelin", "Gobelins de No-Dan-Kar", "Feinte", MOU=10, INI=3, ATT=2, DEF=2, COU=2)


def amounts(table: Tabletop, key: str) -> list[float]:
    return [modifier.amount for modifier in table.game.fighters[key].modifiers]


def field(*commands: c.Command) -> Tabletop:
    table = Tabletop.of([(MAGE, 2), PRIEST], [(GOBLIN, 2)])
    for command in (c.DeclareWinner("a"), c.ChooseFirst("a"), c.PlayTop(), *commands):
        table.do(command)
    return table


def to_combat(table: Tabletop) -> Tabletop:
    table.do(c.EndSpeaking(), overrule=True)
    table.do(c.Advance(), overrule=True)
    return table


def to_upkeep(table: Tabletop) -> Tabletop:
    to_combat(table).do(c.Advance())
    assert table.game.phase == "upkeep"
    return table


def of(table: Tabletop, source: str) -> list[PhaseRow]:
    return [row for row in rows(table.table, table.game) if row.rule.source.value == source]


def label(table: Tabletop) -> tuple[str, dict[str, object]]:
    said = table.steps[-1].label
    return said.code, dict(said.data)


def test_nothing_else_in_a_step_is_one_gesture() -> None:
    table = to_upkeep(field())
    left = [r.id for r in rows(table.table, table.game) if r.step == "effects"]
    assert len(left) == 2
    before = table.game
    step = table.do(SettleStep("effects"))
    assert dict.fromkeys(left, "skipped") == table.game.rows
    assert label(table) == (
        "step.step_skipped", {"fr": "Effets de la phase", "en": "Effects of the phase", "n": 2, "left": 0},
    )  # fmt: skip
    assert undo(step.events, table.game) == before
    assert table.refusal(SettleStep("effects")) == "refusal.step_settled"
    assert table.refusal(SettleStep("fights")) == "refusal.unknown", "that is no step of upkeep"
    assert table.refusal(SettleStep("effects", "burnt")) == "refusal.unknown"


def test_rows_of_one_card_are_dealt_with_together_and_opened_again() -> None:
    table = to_combat(field())
    mine = tuple(row.id for row in of(table, "ability") if row.fighter.startswith("b1"))
    assert len(mine) == 2
    table.do(SettleStep("open", "done", mine))
    assert {key: table.game.rows.get(key) for key in mine} == dict.fromkeys(mine, "done")
    assert label(table) == (
        "step.rows",
        {
            "row": mine[0], "state": "done", "fr": "Feinte", "en": "Feint", "card": "b1",
            "bearers": ["b1.1", "b1.2"],
        },
    )  # fmt: skip
    assert table.refusal(SettleStep("open", "skipped", mine)) == "refusal.step_settled"
    table.do(SettleStep("open", "", mine[:1]))
    assert label(table)[0] == "step.row" and label(table)[1]["fighter"] == "b1.1"
    assert [row.state for row in of(table, "ability") if row.id in mine] == ["", "done"]
    assert table.refusal(SettleStep("open", "")) == "refusal.unknown", "a whole step is not opened again"
    table.do(PutEffect(Effect(source="Brume", fighters=("a1.1",))))
    once = tuple(row.id for row in of(table, "effect"))
    table.do(SettleStep("open", "skipped", once))
    assert label(table)[1]["fr"] == "Effets du début de la phase"


def test_a_step_that_is_done_clears_and_pays_and_leaves_open_what_asks() -> None:
    chant = Effect(
        source="Chant", fighters=("a1.2",), caster="a1.1", lasting=Lasting.UPKEEP, cost=1, element="fire"
    )
    dear = replace(chant, source="Tempête", cost=5)
    table = to_upkeep(field(c.Gem("a1.1", "fire", 2), PutEffect(chant), PutEffect(dear)))
    table.do(SettleStep("pay", "done"))
    assert [effect.paid for effect in table.game.effects] == [True, False]
    assert label(table)[1]["left"] == 1
    assert table.refusal(SettleStep("pay", "done")) == "refusal.rows_ask", "the storm is short of gems"
    assert table.game.fighters["a1.1"].gems == {"fire": 1}
    table.do(c.Stun("a1.1"))
    table.do(c.Stun("b1.1"))
    table.do(SettleStep("end", "done"))
    assert not any(f.stunned for f in table.game.fighters.values())
    assert label(table) == (
        "step.step_done", {"fr": "Fin du tour", "en": "End of the turn", "n": 2, "left": 0},
    )  # fmt: skip


def test_charge_penalties_wait_for_a_decision_and_one_row_clears_them() -> None:
    table = field(*(Announce(f"a1.{n}", "charge", "b1.1") for n in (1, 2)))
    for n in (1, 2):
        table.do(Resolve(f"a1.{n}"))
    to_combat(table)
    table.do(SettleStep("open", "done"))
    assert table.game.fighters["b1.1"].modifiers == (), "they hold in certain cases only"
    for row in of(table, "charge"):
        table.do(c.MarkRow(row.id))
    assert amounts(table, "b1.1") == [-1, -1, -1], "once for both"
    (row,) = of(table, "modifier")
    assert (row.fighter, row.detail[0], len(row.modifiers)) == ("b1.1", "action.charge", 3)
    table.do(c.MarkRow(row.id))
    assert table.game.fighters["b1.1"].modifiers == ()
    assert label(table) == ("step.unmodified", {"fighter": "b1.1", "source": "action.charge"})


def test_the_label_of_a_row_names_what_it_was_about() -> None:
    table = field(Announce("a1.1", "charge", "b1.1"))
    table.do(Resolve("a1.1"))
    to_combat(table)
    (charge,) = of(table, "charge")
    table.do(c.MarkRow(charge.id))
    assert label(table)[0] == "step.charge_row"
    assert (label(table)[1]["fighter"], label(table)[1]["target"]) == ("a1.1", "b1.1")
    feint = next(row for row in of(table, "ability") if row.ability == "feint")
    table.do(c.MarkRow(feint.id, "skipped"))
    assert (label(table)[0], label(table)[1]["fr"], label(table)[1]["en"]) == (
        "step.row", "Feinte", "Feint",
    )  # fmt: skip


def test_what_a_row_cleared_or_paid_is_said_as_such() -> None:
    chant = Effect(
        source="Chant", fighters=("a1.2",), caster="a1.1", lasting=Lasting.UPKEEP, cost=1, element="fire"
    )
    mist = Effect(source="Brume", fighters=("a1.2",))
    put = (PutEffect(chant), PutEffect(chant), PutEffect(mist))
    table = to_upkeep(field(c.Gem("a1.1", "fire"), *put))
    for command in (c.Stun("a1.1"), c.Faith("a2.1", 4)):
        table.do(command)
    one, other = of(table, "upkeep")
    table.do(c.MarkRow(one.id))
    assert label(table) == (
        "step.upkeep_paid", {"source": "Chant", "who": "a1.1", "spent": {"fire": 1}},
    )  # fmt: skip
    table.do(c.MarkRow(other.id, "skipped"))
    assert label(table) == ("step.upkeep_skipped", {"source": "Chant"})
    table.do(c.MarkRow(of(table, "stunned")[0].id))
    assert label(table) == ("step.recovered", {"fighter": "a1.1"})
    table.do(c.MarkRow(next(r.id for r in of(table, "faith") if r.rule.verb == "clear")))
    assert label(table) == ("step.faith_lost", {"fighter": "a2.1", "n": 3, "left": 1})
    ending = next(row for row in of(table, "modifier") if row.detail[0] == "Brume")
    table.do(c.MarkRow(ending.id))
    assert label(table) == ("step.effect_ended", {"source": "Brume"})


def test_gems_make_a_row_only_where_some_of_them_go() -> None:
    table = to_upkeep(field(c.Gem("a1.1", "fire", 5), c.Gem("a1.2", "fire", 1)))
    assert of(table, "gems") == [], "what stays asks for nothing"
    table.do(SetGemLimit("a1.1", 3))
    table.do(SetGemLimit("a1.2", 3))
    (row,) = of(table, "gems")
    assert (row.fighter, row.number, row.over) == ("a1.1", 5, 2)
    table.do(SettleStep("recovery", "skipped", (row.id,)))
    assert [r.state for r in of(table, "gems")] == ["skipped"], "and stays listed"
    table.do(SettleStep("recovery", "", (row.id,)))
    assert table.refusal(SettleStep("recovery", "done")) == "refusal.rows_ask", "which go, players say"
    before = table.game
    step = table.do(c.MarkRow(row.id))
    assert table.game.fighters["a1.1"].gems == {"fire": 3}, "the program chooses where nobody does"
    assert label(table) == ("step.gems_given_up", {"fighter": "a1.1", "elements": ["fire", "fire"]})
    assert undo(step.events, table.game) == before
    table = to_upkeep(field(c.Gem("a1.1", "fire", 1), c.Gem("a1.1", "neutral", 2), SetGemLimit("a1.1", 0)))
    assert surplus(table.fighter("a1"), 2) == {"neutral": 2}, "the most of one element first"
    assert surplus(table.fighter("a1"), 3) == {"neutral": 2, "fire": 1}


def test_a_full_reserve_recovers_nothing_and_is_not_asked() -> None:
    table = to_upkeep(field(c.Gem("a1.1", "fire", 2), SetGemLimit("a1.1", 2), SetGemLimit("a1.2", 2)))
    assert [r.fighter for r in of(table, "mage")] == ["a1.2"]
    row = of(table, "mage")[0]
    table.do(c.Recover("a1.2", "fire", (5, 6, 1), row=row.id))
    assert [r.state for r in of(table, "mage")] == ["done"], "what was dealt with stays listed"


def test_gems_go_before_the_recovery_where_the_ruleset_says_so() -> None:
    table = field(c.Gem("a1.1", "fire", 2), c.Gem("a1.1", "neutral"), SetGemLimit("a1.1", 1))
    rules = table.table.ruleset
    table.table = replace(table.table, ruleset=replace(rules, mana=replace(rules.mana, expires=True)))
    to_upkeep(table)
    asked = [r.rule.source.value for r in rows(table.table, table.game) if r.step == "recovery"]
    assert asked == ["gems", "mage", "mage", "faithful"]
    (row,) = of(table, "gems")
    assert (row.number, row.over) == (3, 0), "all of them go, so nothing is to be chosen"
    table.do(c.MarkRow(row.id))
    assert table.game.fighters["a1.1"].gems == {} and [r.state for r in of(table, "gems")] == ["done"]
    assert label(table)[1]["elements"] == ["fire", "fire", "neutral"]


def test_piety_tells_what_stays_and_asks_nothing_where_all_does() -> None:
    table = to_upkeep(field())
    table.do(c.Faith("a2.1", 1))
    leftover = [r for r in of(table, "faith") if r.rule.verb == "clear"]
    assert leftover == [], "Piété/1 keeps the only point"
    table.do(c.Faith("a2.1", 3))
    (row,) = (r for r in of(table, "faith") if r.rule.verb == "clear")
    assert (row.number, row.kept) == (4, 1)
    table.do(c.MarkRow(row.id))
    (row,) = (r for r in of(table, "faith") if r.rule.verb == "clear")
    assert (row.number, row.kept, row.state) == (1, 1, "done")


def test_gems_beyond_the_reserve_are_given_up_by_element_in_one_step() -> None:
    table = to_upkeep(field(c.Gem("a1.1", "fire", 3), c.Gem("a1.1", "neutral"), SetGemLimit("a1.1", 2)))
    (row,) = of(table, "gems")
    for gems in ({}, {"fire": 0}):
        assert table.refusal(GiveUpGems("a1.1", gems)) == "refusal.unknown"
    assert table.refusal(GiveUpGems("z9.9", {"fire": 1})) == "refusal.unknown"
    assert table.refusal(GiveUpGems("a1.1", {"fire": 4})) == "refusal.no_gem"
    before = table.game
    table.do(GiveUpGems("a1.1", {"fire": 1}, row.id))
    assert [(r.over, r.state) for r in of(table, "gems")] == [(1, "")], "one too many is left: it stays open"
    table.do(GiveUpGems("a1.1", {"neutral": 1}, row.id))
    assert [(r.over, r.state) for r in of(table, "gems")] == [(0, "done")]
    table.game = before
    table.do(GiveUpGems("a1.1", {"fire": 1, "neutral": 1}, row.id))
    assert table.game.fighters["a1.1"].gems == {"fire": 2}
    assert label(table)[1]["elements"] == ["fire", "neutral"]
    assert [(r.over, r.state) for r in of(table, "gems")] == [(0, "done")]
    table.do(GiveUpGems("a1.1", {"fire": 2}))
    assert table.game.fighters["a1.1"].gems == {}


def fled(*dice: int) -> tuple[Tabletop, PhaseRow]:
    table = Tabletop.of([(MAGE, 2), PRIEST], [(GOBLIN, 2)], dice=dice)
    for command in (c.DeclareWinner("a"), c.ChooseFirst("a"), c.PlayTop(), c.Put("a1.1", Place.FLED)):
        table.do(command)
    to_upkeep(table)
    (row,) = of(table, "fled")
    return table, row


@pytest.mark.parametrize(
    ("dice", "total", "place"),
    [((4,), 7, Place.TABLE), ((3,), 6, Place.FLED), ((6, 1), 4, Place.FLED), ((6, 2), 11, Place.TABLE)],
)
def test_a_typed_test_rallies_or_not(dice: tuple[int, ...], total: int, place: Place) -> None:
    table, row = fled()
    asked = RallyTest(fighter="a1.1", characteristic="COU", difficulty=7, dice=dice, row=row.id)
    step = table.do(asked)
    assert table.game.fighters["a1.1"].place is place
    assert [r.state for r in of(table, "fled")] == ["done"], "dealt with either way"
    (rolled,) = [event for event in step.events if isinstance(event, Rolled)]
    assert (rolled.total, rolled.typed, sum(r.amount for r in rolled.reasons)) == (total, True, total)
    assert step.label.code == ("step.rally_success" if place is Place.TABLE else "step.rally_failure")


def test_no_six_is_thrown_again_unless_its_player_says_so() -> None:
    table, _ = fled(6, 4)
    asked = RallyTest(fighter="a1.1", characteristic="COU", difficulty=12)
    table.do(asked)
    assert table.game.fighters["a1.1"].place is Place.FLED and table.dice == [4], "the 6 was kept"
    assert table.game.rows == {}, "no row was named"
    step = table.do(replace(asked, dice=(6, 4), thrown_here=True))
    assert table.game.fighters["a1.1"].place is Place.TABLE
    (rolled,) = [event for event in step.events if isinstance(event, Rolled)]
    assert (rolled.dice, rolled.total, rolled.typed) == ((6, 4), 13, False), "thrown here, as decided"


def test_a_rally_asks_for_what_it_does_not_know() -> None:
    table, _ = fled()

    def test(**more: object) -> RallyTest:
        asked = RallyTest(fighter="a1.1", characteristic="COU", difficulty=7)
        return replace(asked, **more)  # type: ignore[arg-type]

    assert table.refusal(test(fighter="z9.9")) == "refusal.unknown"
    assert table.refusal(test(characteristic="LUCK")) == "refusal.unknown"
    assert table.refusal(test(fighter="a1.2")) == "refusal.not_fled"
    assert table.refusal(test(dice=(7,))) == "refusal.no_such_face"
    assert table.refusal(test(dice=(5, 5))) == "refusal.dice_do_not_follow"
    assert table.refusal(test(characteristic="TIR")) == "refusal.value_unknown"
    table.do(test(characteristic="TIR", value=4, dice=(3,)))
    assert table.game.fighters["a1.1"].place is Place.TABLE


def healing(table: Tabletop) -> list[PhaseRow]:
    return [row for row in of(table, "ability") if row.ability == "regeneration"]


def test_regeneration_has_a_row_only_where_there_is_a_wound_whenever_it_came() -> None:
    table = to_upkeep(field())
    assert healing(table) == []
    table.do(c.Stun("a1.1"))
    assert healing(table) == [], "stunned is no wound"
    table.do(c.Notch("a1.2", 1))
    assert [row.fighter for row in healing(table)] == ["a1.2"], "wounded after the list was made"
    table.do(c.Notch("a1.2", -1))
    assert healing(table) == []


def test_regeneration_asks_for_its_dice_once_there_is_something_to_heal() -> None:
    table = to_upkeep(field(c.Notch("a1.1", 2)))
    (hurt,) = healing(table)
    table.do(SettleStep("effects", "done"))
    assert [row.state for row in of(table, "ability")] == ["done", "", "done"], "a die is asked for"
    assert heals(table.table, table.game, hurt) == 5
    step = table.do(HealRoll(fighter="a1.1", least=5, dice=(5, 4), row=hurt.id))
    assert table.game.fighters["a1.1"].notches == 1 and table.game.rows[hurt.id] == "done"
    (rolled,) = [event for event in step.events if isinstance(event, Rolled)]
    assert (rolled.dice, rolled.typed, rolled.total) == ((5, 4), True, 1)
    table.dice = [6, 6]
    table.do(HealRoll(fighter="a1.1", least=5, number=2))
    assert table.game.fighters["a1.1"].notches == 0, "never better than unhurt"
    (healed,) = healing(table)
    assert healed.state == "done" and heals(table.table, table.game, healed) == 0, (
        "what was done stays listed"
    )
    again = HealRoll(fighter="a1.1", least=5)
    assert table.refusal(again) == "refusal.unhurt"
    assert table.refusal(replace(again, fighter="z9.9")) == "refusal.unknown"
    assert table.refusal(replace(again, number=0)) == "refusal.unknown"
    table.do(c.Notch("a1.1", 1))
    assert table.refusal(replace(again, dice=(7,))) == "refusal.no_such_face"
    table.do(c.Put("a1.1", Place.FLED))
    assert table.refusal(again) == "refusal.not_on_table"


def test_modifiers_of_several_sources_are_several_rows() -> None:
    def on(game: Game) -> list[str]:
        return [f"{m.source} {m.characteristic}" for m in game.fighters["a1.1"].modifiers]

    table = to_upkeep(
        field(
            *(
                c.Modify("a1.1", Modifier(name, -1, source, ModifierKind.PENALTY, until))
                for name, source, until in (
                    ("INI", "Boue", Until.TURN_END), ("ATT", "Boue", Until.TURN_END),
                    ("INI", "Ordre", Until.TURN_END), ("INI", "Malédiction", Until.GAME_END),
                )
            )
        )
    )  # fmt: skip
    first, second = of(table, "modifier")
    assert (first.detail[0], second.detail[0]) == ("Boue", "Ordre")
    table.do(c.MarkRow(first.id))
    assert on(table.game) == ["Ordre INI", "Malédiction INI"]
