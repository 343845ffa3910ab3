"""What happens to fighters, what the phases ask for, and what ends with the turn and with the battle."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle.concealment import concealed
from rules.battle.current import current
from rules.battle.rows import rows
from rules.battle.score import result_of, score
from rules.battle.state import Modifier, ModifierKind, Place, Result, Until
from rules.values import Characteristic
from tests.stories.tabletop import Tabletop, card, counted, side

SEVEN = ("INI", "ATT", "DEF", "TIR", "FOR", "POU")


def duel() -> Tabletop:
    soldier = card("Garde", "Griffons d’Akkylannie", PA=20, MOU=10, INI=3, ATT=3, FOR=3, DEF=4, RES=5, TIR=2,
                   COU=4, DIS=3, POU=2, FOI="1-0-1")  # fmt: skip
    mage = card("Mage", "Griffons d’Akkylannie", rank="Adepte", POU=4, PA=33)
    return Tabletop.of([(soldier, 2), mage], [card("Bûshi", "Gobelins de No-Dan-Kar", RES=5, DIS=2)])


def value(table: Tabletop, key: str, name: str) -> float | None:
    fighter = table.game.fighters[key]
    return current(table.game, fighter, Characteristic(name), table.table.ruleset).total


def to_upkeep(table: Tabletop) -> Tabletop:
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    while table.game.hand:
        table.do(c.PlayTop())
        if table.game.speaking:
            table.do(c.EndSpeaking())
    table.do(c.Advance())
    table.do(c.Advance())
    return table


def test_w2_notches_add_up_and_the_fourth_kills() -> None:
    table = duel()
    table.do(c.Notch("a1.1", 2))
    table.do(c.Notch("a1.1"))
    assert table.fighter("a1").notches == 3
    assert table.fighter("a1").place is Place.TABLE
    step = table.do(c.Notch("a1.1"))
    assert step.label.code == "step.killed"
    assert table.fighter("a1").place is Place.DEAD
    assert table.refusal(c.Notch("a1.1")) == "refusal.dead"


def test_taking_the_last_notch_back_revives_and_nobody_heals_below_health() -> None:
    table = duel()
    table.do(c.Notch("a1.1", 9))
    assert table.refusal(c.Notch("a1.1", -1)) == "refusal.heals_dead", "said once before it revives"
    table.do(c.Notch("a1.1", -1), overrule=True)
    assert (table.fighter("a1").notches, table.fighter("a1").place) == (3, Place.TABLE)
    assert table.refusal(c.Notch("a2.1", -1)) == "refusal.unhurt"


def test_w3_a_serious_wound_and_stunned_cost_three_on_the_seven_characteristics() -> None:
    table = duel()
    before = {name: value(table, "a1.1", name) for name in SEVEN}
    table.do(c.Notch("a1.1", 2))
    table.do(c.Stun("a1.1"))
    table.do(c.Stun("a1.1"))
    for name in SEVEN:
        assert value(table, "a1.1", name) == (before[name] or 0) - 3
    for name in ("MOU", "RES", "COU", "DIS"):
        assert value(table, "a1.1", name) == value(table, "a1.2", name)


def test_a_current_value_names_its_reasons_in_the_rulebooks_order() -> None:
    table = duel()
    table.do(c.Modify("a1.1", Modifier("RES", 4, "Bénédiction")))
    table.do(c.Modify("a1.1", Modifier("RES", -20, "Malédiction", ModifierKind.PENALTY)))
    table.do(c.Modify("a1.1", Modifier("RES", 8, "Peau de pierre", ModifierKind.REPLACE)))
    found = current(table.game, table.fighter("a1"), Characteristic.RES, table.table.ruleset)
    assert [(r.message.code, r.amount) for r in found.reasons] == [
        ("value.printed", 5),
        ("value.replaced", 8),
        ("value.modifier", -20),
        ("value.modifier", 4),
        ("value.floor", 9),
    ]
    assert found.total == 1, "RES never falls below 1"
    table.do(c.Unmodify("a1.1", 2))
    assert table.refusal(c.Unmodify("a1.1", 2)) == "refusal.unknown"
    assert value(table, "a1.1", "FOI") is None, "three aspects are no single figure"
    assert value(table, "b1.1", "TIR") is None


def test_gems_faith_and_counters_are_given_and_taken() -> None:
    table = duel()
    table.do(c.Gem("a2.1", "fire", 2))
    table.do(c.Gem("a2.1", "fire", -1))
    assert table.fighter("a2").gems == {"fire": 1}
    assert table.refusal(c.Gem("a2.1", "water", -1)) == "refusal.no_gem"
    table.do(c.Gem("a2.1", "fire", -1))
    assert table.fighter("a2").gems == {}
    table.do(c.Faith("a2.1", 3))
    table.do(c.Faith("a2.1", -1))
    assert table.fighter("a2").faith == 2
    assert table.refusal(c.Faith("a2.1", -3)) == "refusal.no_faith"
    table.do(c.ChangeCounter("a2.1", "Munitions", 2))
    table.do(c.Annotate("a2.1", "derrière le mur"))
    table.do(c.MarkFigure("a2.1", letter="Z", nickname="Le Vieux"))
    mage = table.fighter("a2")
    assert (mage.counters, mage.note, mage.letter, mage.nickname) == (
        {"Munitions": 2}, "derrière le mur", "Z", "Le Vieux",
    )  # fmt: skip


@pytest.mark.parametrize("place", list(Place))
def test_a_figure_goes_anywhere_and_comes_back(place: Place) -> None:
    table = duel()
    if place is not Place.TABLE:  # where it stands from the start
        table.do(c.Put("a1.1", place))
        table.do(c.Put("a1.1", Place.TABLE))
    assert table.fighter("a1").on_table


def test_a_dead_figure_that_comes_back_keeps_its_last_breath() -> None:
    table = duel()
    table.do(c.Notch("a1.1", 4))
    table.do(c.Put("a1.1", Place.CAPTURED))
    assert table.fighter("a1").notches == 3


def test_the_rows_of_a_phase_follow_the_state() -> None:
    table = to_upkeep(duel())
    calm = {(r.rule.source.value, r.fighter) for r in rows(table.table, table.game)}
    assert ("mage", "a2.1") in calm and not any(source == "stunned" for source, _ in calm)
    table.do(c.Stun("a1.2"))
    table.do(c.Faith("a2.1", 2))
    table.do(c.Put("b1.1", Place.FLED))
    table.do(c.Modify("a1.1", Modifier("ATT", 1, "Rage")))
    busy = {(r.rule.source.value, r.fighter) for r in rows(table.table, table.game)}
    assert {("stunned", "a1.2"), ("faith", "a2.1"), ("fled", "b1.1"), ("modifier", "a1.1")} <= busy
    table.do(c.Notch("a2.1", 4))
    late = {(r.rule.source.value, r.fighter) for r in rows(table.table, table.game)}
    assert ("mage", "a2.1") not in late
    assert len({frozenset(calm), frozenset(busy), frozenset(late)}) == 3


def test_a_row_is_cleared_skipped_or_opened_again() -> None:
    table = to_upkeep(duel())
    table.do(c.Stun("a1.2"))
    table.do(c.Faith("a2.1", 2))
    named = {r.rule.source.value: r for r in rows(table.table, table.game)}
    table.do(c.MarkRow(named["stunned"].id))
    table.do(c.MarkRow(named["faith"].id, "skipped"))
    assert not table.game.fighters["a1.2"].stunned
    assert table.fighter("a2").faith == 2
    after = {r.rule.source.value: r.state for r in rows(table.table, table.game)}
    assert (after["stunned"], after["faith"]) == ("done", "skipped")
    table.do(c.MarkRow(named["faith"].id, ""))
    assert table.refusal(c.MarkRow(named["faith"].id, "burnt")) == "refusal.unknown"
    assert {r.rule.source.value: r.state for r in rows(table.table, table.game)}["faith"] == ""


def test_mana_comes_back_by_the_dice() -> None:
    table = to_upkeep(duel())
    row = next(r for r in rows(table.table, table.game) if r.rule.source.value == "mage")
    step = table.do(c.Recover("a2.1", "fire", (2, 5, 6), row.id))
    assert table.fighter("a2").gems == {"fire": 2}
    assert step.label.data["n"] == 2
    assert table.game.rows[row.id] == "done"
    table.dice = [1, 2, 3]
    table.do(c.Recover("a2.1", "fire"))
    assert table.fighter("a2").gems == {"fire": 2}
    assert table.refusal(c.Recover("a2.1", "fire", (7,))) == "refusal.no_such_face"


def test_the_end_of_the_turn_clears_what_ends_and_keeps_wounds() -> None:
    table = to_upkeep(duel())
    table.do(c.Notch("a1.1", 2))
    table.do(c.Stun("a1.1"))
    table.do(c.Modify("a1.1", Modifier("ATT", 1, "Rage")))
    table.do(c.Modify("a1.1", Modifier("DEF", 1, "Relique", until=Until.GAME_END)))
    table.do(c.Modify("a1.1", Modifier("INI", 2, "Couvert", until=Until.ACTIVATION)))
    table.do(c.EndTurn())
    fighter = table.fighter("a1")
    assert (fighter.notches, fighter.stunned, fighter.activated) == (2, False, False)
    assert [m.source for m in fighter.modifiers] == ["Relique", "Couvert"]
    assert (table.game.turn, table.game.phase, table.game.winner) == (2, "strategic", "")
    assert table.side("b").refused == 0
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    table.do(c.PlayTop())
    assert [m.source for m in table.fighter("a1").modifiers] == ["Relique"]


def test_a_turn_ends_early_only_when_the_table_insists() -> None:
    table = duel()
    assert table.refusal(c.EndTurn()) == "refusal.turn_not_over"
    table.do(c.EndTurn(), overrule=True)
    assert table.game.turn == 2
    table.do(c.DeclareWinner("a"))
    assert table.refusal(c.Advance()) == "refusal.say_who_speaks"
    table.do(c.ChooseFirst("a"))
    assert table.refusal(c.Advance()) == "refusal.cards_left"
    table.do(c.Advance(), overrule=True)
    assert table.game.phase == "combat"


def test_the_battle_ends_is_counted_and_may_be_reopened() -> None:
    table = duel()
    table.do(c.Notch("a1.1", 4))
    table.do(c.Put("a2.1", Place.CAPTURED))
    table.do(c.Notch("b1.1", 4))
    ours, theirs = score(table.game, "a"), score(table.game, "b")
    assert (ours.figures, ours.survivors, ours.destroyed, ours.unknown) == (3, 1, 53, 0)
    assert (theirs.survivors, theirs.destroyed, theirs.unknown) == (0, 0, 1)
    table.do(c.EndGame(Result({"a": 3, "b": 5}, "b", "Belle bataille")))
    assert table.refusal(c.Notch("a1.2")) == "refusal.ended"
    assert table.choices() == {}
    table.do(c.WriteNote("Revanche demain"))
    result = Result({"a": 3, "b": 5}, "b", "Belle bataille")
    for changed, label in (
        (replace(result, points={"a": 6, "b": 5}, winner="a"), "step.points_told"),
        (replace(result, points={"a": 6, "b": 5}), "step.winner_told"),
        (replace(result, points={"a": 6, "b": 5}, notes="Sous la pluie"), "step.end_noted"),
    ):
        assert table.do(c.EndGame(changed)).label.code == label
        assert table.game.result == changed
    table.do(c.Reopen())
    assert table.refusal(c.Notch("a1.2")) == ""
    assert table.refusal(c.Reopen()) == "refusal.not_ended"


def test_the_end_counts_what_was_destroyed_or_who_is_left_alone() -> None:
    table = duel()
    assert result_of(table.game, priced=True) == Result({"a": 0, "b": 0}, "")
    table.do(c.Put("a1.1", Place.DEAD))
    assert result_of(table.game, priced=True) == Result({"a": 0, "b": 20}, "b")
    assert result_of(table.game, priced=False) == Result({}, "")
    for figure in ("a1.2", "a2.1"):
        table.do(c.Put(figure, Place.FLED))
    assert result_of(table.game, priced=False) == Result({}, "b"), "who flees is not destroyed, but gone"


def test_any_value_may_be_corrected_with_a_reason() -> None:
    table = to_upkeep(duel())
    step = table.do(c.Correct("side:b", {"refusals": 3}, "mal compté"))
    assert step.label.data["reason"] == "mal compté"
    table.do(c.Correct("game", {"turn": 4, "hand": "b"}, ""))
    table.do(c.Correct("fighter:a1.1", {"notches": 1, "stunned": True}, ""))
    assert (table.side("b").refusals, table.game.turn, table.fighter("a1").notches) == (3, 4, 1)
    for wrong in (
        c.Correct("game", {"colour": 1}),
        c.Correct("side:x", {"refusals": 1}),
        c.Correct("weather", {}),
        c.Correct("side:a", {"pile": ("a1", "a1")}),
        c.Correct("side:a", {"pile": "a1"}),
        c.Correct("side:a", {"order": ("z9",)}),
        c.Correct("game", {"hand": "x"}),
    ):
        assert table.refusal(wrong) == "refusal.unknown"


def test_what_the_battle_does_not_know_is_refused_for_good() -> None:
    table = duel()
    for command in (
        c.Notch("z"), c.Stun("z"), c.Gem("z", "fire"), c.Faith("z"), c.Recover("z", "fire"), c.Activate("z"),
        c.NameCard("z", "x"), c.AddCard("z", "x"), c.AddFigures("z"), c.ChangeSide("z"), c.SetCount("z", 1),
        c.SetOrder("z", ()), c.SaveOrder("z", "x"), c.Ready("z"), c.ThrowDice("z"), c.ChooseFirst("z"),
        c.ChooseCoordinator("a", "b1.1"), c.ChooseCoordinator("z"), c.Conceal("z", True),
    ):  # fmt: skip
        assert table.refusal(command) == "refusal.unknown"


def test_reinforcements_deserters_and_sketches() -> None:
    table = Tabletop(side("Griffon", ["a", "b"]), counted("Inconnu", 2))
    assert table.refusal(c.AddCard("a")) == table.refusal(c.NameCard("b1")) == "refusal.no_name"
    assert table.refusal(c.SetCount("a", 3)) == "refusal.not_counted"
    table.do(c.NameCard("b1", name="Wolfen"))
    assert len(table.game.fighters_of("b1")) == 1
    wolf = card("Chasseur wolfen", "Wolfen d’Yllia", PA=40)
    table.do(c.NameCard("b1", sheet=wolf, figures=3))
    assert table.names(["b1"]) == ["Chasseur wolfen"] and len(table.game.fighters_of("b1")) == 3
    table.do(c.AddFigures("b1", 2))
    assert table.game.fighters["b1.5"].letter == "E"
    table.do(c.SetCount("b", 4))
    assert len(table.side("b").order) == 4
    table.do(c.SetCount("b", 1))
    assert table.side("b").order == ("b1",)
    table.do(c.ChangeSide("b1"))
    assert table.game.cards["b1"].side == "a" and table.side("b").order == ()
    table.do(c.AddCard("b", name="Golem", figures=1, place=Place.OFF))
    assert table.game.fighters["b2.1"].place is Place.OFF


def test_a_hidden_side_conceals_its_unplayed_cards_and_nothing_else() -> None:
    table = Tabletop.of(["a", "b", "c"], ["x", "y"])
    assert concealed(table.game) == frozenset()
    table.do(c.Conceal("a", True))
    assert concealed(table.game) == {"a1", "a2", "a3"}
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    table.do(c.ReserveTop())
    assert concealed(table.game) == {"a1", "a2", "a3"}
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    table.do(c.PlayTop())
    assert concealed(table.game) == {"a1", "a3"}
    table.do(c.Conceal("a", False))
    assert concealed(table.game) == frozenset()


def test_effects_of_the_combat_end_with_it_and_piety_keeps_some_faith() -> None:
    priest = card("Prêtre", "Griffons d’Akkylannie", "Piété/2", rank="Dévot", FOI="1-0-1", ATT=3)
    table = Tabletop.of([priest], ["x"])
    table.do(c.Modify("a1.1", Modifier("ATT", 1, "Fureur", until=Until.COMBAT_END)))
    table.do(c.Modify("a1.1", Modifier("ATT", 2, "Bannière")))
    table.do(c.Faith("a1.1", 5))
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    while table.game.hand:
        table.do(c.PlayTop())
        table.do(c.EndSpeaking())
    table.do(c.Advance())
    combat = [r for r in rows(table.table, table.game) if r.rule.source.value == "modifier"]
    assert [(r.detail[0], [m.amount for m in r.modifiers]) for r in combat] == [("Fureur", [1])]
    table.do(c.Advance())
    assert [m.source for m in table.fighter("a1").modifiers] == ["Bannière"]
    upkeep = {(r.rule.source.value, r.rule.verb): r for r in rows(table.table, table.game)}
    table.do(c.MarkRow(upkeep["faith", "clear"].id))
    assert table.fighter("a1").faith == 2
    table.do(c.MarkRow(upkeep["modifier", "clear"].id))
    assert table.fighter("a1").modifiers == ()


def test_a_sketch_loses_all_its_faith() -> None:
    table = to_upkeep(Tabletop(side("Griffon", ["a"]), counted("Inconnu", 1)))
    table.do(c.NameCard("b1", name="Oracle"))
    table.do(c.Faith("b1.1", 2))
    row = next(r for r in rows(table.table, table.game) if r.rule.id == "leftover")
    table.do(c.MarkRow(row.id))
    assert table.fighter("b1").faith == 0


def test_the_strategic_phase_reminds_of_what_happens_in_it() -> None:
    table = Tabletop.of([card("Clone", "Alchimistes de Dirz", "Mutagène/-1, Mécanicien/5")], ["x"])
    assert [(r.step, r.detail[0]) for r in rows(table.table, table.game)] == [("effects", "Mutagène/-1")]
    table = to_upkeep(table)
    assert "Mécanicien/5" in [r.detail[0] for r in rows(table.table, table.game)]


def test_leftover_faith_stays_where_the_ruleset_says_so_and_a_row_may_stand_for_a_side() -> None:
    from dataclasses import replace

    from rules.battle.ruleset import RowRule, RowSource, StepRule

    table = to_upkeep(duel())
    table.do(c.Faith("a2.1", 2))
    table.do(c.Put("b1.1", Place.FLED))
    per_side = StepRule(
        "count", "Compter", "Count", (RowRule("c", RowSource.SIDE, "do", "Compter", "Count"),)
    )
    rules = table.table.ruleset
    kept = replace(table.table, ruleset=replace(rules, faith_expires=False, upkeep=(*rules.upkeep, per_side)))
    found = rows(kept, table.game)
    assert not any(r.rule.source is RowSource.FAITH and r.rule.verb == "clear" for r in found)
    assert [r.side for r in found if r.step == "count"] == ["a"], "nobody of b stands on the table"


def test_a_side_is_found_by_a_card_or_by_a_fighter() -> None:
    game = duel().game
    assert game.side_of("a1").key == game.side_of("a1.2").key == "a"


def test_a_system_that_settles_nothing_leaves_the_state_as_its_rules_made_it() -> None:
    from rules.battle import fighters
    from rules.battle.events import Step, apply
    from rules.battle.system import System

    table = duel()
    bare = System(id="bare", rules=fighters.RULES, open=lambda _table, game: game, offer=lambda *_: ())
    step = bare.decide(table.table, table.game, c.Notch("a1.1"), table.roll)
    assert isinstance(step, Step)
    assert apply(step.events, table.game).fighters["a1.1"].notches == 1
