"""Combats of ÉCLATS: the turn, the initiative, restoration (texts of the tracker, rows I1 and I2)."""

from __future__ import annotations

from typing import Any

from rules.battle import commands as c
from rules.battle.state import Attempt, AttemptState, Gain, Modifier, ModifierKind, Place, Reach
from rules.eclats.attempts import pursued
from rules.eclats.commands import (
    Answer,
    Attack,
    Chance,
    Drop,
    Incant,
    MakeAlly,
    Points,
    Propose,
    Surprise,
    Try,
)
from rules.eclats.parts import ENEMIES, INITIATES, RESTORATION, Role, is_down, role, waiting
from rules.eclats.throws import allowed
from rules.eclats.turn import next_fighter
from rules.text import Message
from tests.stories.combat import MIRA as MIRA_SHEET
from tests.stories.combat import Combat, attempted, character, life, possible, to_next_turn, to_phase

MIRA, OSKAR, VALET, BRUTE, OGRE = "a1.1", "a2.1", "a3.1", "b1.1", "b1.2"


# -- the turn ---------------------------------------------------------------------------------------


def test_initiates_then_enemies_then_restoration_then_the_next_turn() -> None:
    table = Combat.begin()
    assert (table.game.turn, table.phase) == (1, INITIATES)
    assert to_phase(table, ENEMIES).phase == ENEMIES
    assert to_phase(table, RESTORATION).phase == RESTORATION
    assert (to_next_turn(table).game.turn, table.phase) == (2, INITIATES)
    assert not any(f.activated or f.deeds for f in table.game.fighters.values())


def test_a_surprise_puts_the_enemies_first_in_that_turn_only() -> None:
    table = Combat.begin()
    assert "choice.eclats.surprise" in table.choices()
    table.do(Surprise())
    assert table.phase == ENEMIES
    assert table.refusal(Surprise()) == "refusal.eclats.surprised"
    assert "choice.eclats.no_surprise" in table.choices()
    table.do(Attack(BRUTE, (MIRA,)))
    assert table.refusal(Surprise(False)) == "refusal.eclats.begun"
    assert list(table.choices()) == ["choice.eclats.initiates"]
    table.do(c.Activate(OGRE))
    table.do(c.Advance())
    assert table.phase == INITIATES
    table.do(c.Activate(MIRA))
    table.do(c.Activate(OSKAR))
    table.do(c.Advance())
    assert table.phase == RESTORATION, "the enemies were first: they do not act again"
    assert to_next_turn(table).phase == INITIATES


def test_a_surprise_is_taken_back_before_anybody_acts() -> None:
    table = Combat.begin()
    assert table.refusal(Surprise(False)) == "refusal.eclats.not_surprised"
    table.do(Surprise())
    table.do(Surprise(False))
    assert table.phase == INITIATES


def test_a_phase_ends_when_all_have_acted_and_sooner_on_insisting() -> None:
    table = Combat.begin()
    assert [f.id for f in waiting(table.game)] == [MIRA, OSKAR]
    assert table.refusal(c.Advance()) == "refusal.eclats.waiting"
    table.do(c.Advance(), overrule=True)
    assert table.phase == ENEMIES


def test_nobody_waits_for_the_dead_or_for_allies() -> None:
    table = Combat.begin()
    table.do(c.Put(OSKAR, Place.DEAD))
    table.do(Attack(MIRA, (BRUTE,), 3))
    assert waiting(table.game) == ()
    table.do(c.Advance())
    assert table.phase == ENEMIES


def test_everybody_acts_once_in_any_order_on_any_target() -> None:
    table = Combat.begin()
    table.do(Attack(OSKAR, (OGRE,), 2))
    table.do(Attack(MIRA, (OGRE,), 5))
    assert life(table, OGRE) == 23
    assert table.refusal(Attack(MIRA, (BRUTE,), 1)) == "refusal.eclats.acted"
    table.do(Attack(MIRA, (BRUTE,), 1), overrule=True)
    assert life(table, BRUTE) == 29


def test_the_next_to_act_is_found_round_the_table() -> None:
    table = Combat.begin()
    first = next_fighter(table.game, "")
    assert first is not None and first.id == MIRA
    after = next_fighter(table.game, MIRA)
    assert after is not None and after.id == OSKAR
    table.do(Attack(MIRA, (BRUTE,)))
    again = next_fighter(table.game, OSKAR)
    assert again is not None and again.id == OSKAR
    table.do(Attack(OSKAR, (BRUTE,)))
    ally = next_fighter(table.game, OSKAR)
    assert ally is not None and ally.id == VALET, "nobody waits for allies, but they may act"
    table.do(Attack(VALET, (BRUTE,)))
    assert next_fighter(table.game, OSKAR) is None


def test_allies_act_with_the_initiates_and_may_be_attacked() -> None:
    table = Combat.begin()
    assert role(table.game, VALET) is Role.ALLY
    table.do(Attack(VALET, (BRUTE,), 1))
    to_phase(table, ENEMIES)
    table.do(Attack(BRUTE, (VALET,), 4))
    assert is_down(table.game.fighters[VALET])


def test_who_is_an_ally_is_said_at_the_table() -> None:
    table = Combat.begin()
    table.do(MakeAlly(OSKAR))
    assert role(table.game, OSKAR) is Role.ALLY
    table.do(MakeAlly(OSKAR, False))
    table.do(MakeAlly(VALET, False))
    assert [f.id for f in waiting(table.game)] == [MIRA, OSKAR, VALET]
    assert table.refusal(MakeAlly(BRUTE)) == "refusal.eclats.enemy"
    assert table.refusal(MakeAlly("x")) == "refusal.unknown"


def test_a_tick_says_that_somebody_has_acted_and_takes_it_back() -> None:
    table = Combat.begin()
    table.do(c.Activate(MIRA))
    assert [f.id for f in waiting(table.game)] == [OSKAR]
    table.do(c.Activate(MIRA, False))
    assert [f.id for f in waiting(table.game)] == [MIRA, OSKAR]
    assert table.refusal(c.Activate("x")) == "refusal.unknown"


def test_who_is_not_concerned_by_the_phase_acts_in_it_only_on_insisting() -> None:
    table = Combat.begin()
    assert table.refusal(c.Activate(BRUTE)) == "refusal.eclats.phase"
    assert table.do(c.Activate(BRUTE), overrule=True).overruled == "refusal.eclats.phase"
    assert table.refusal(c.Activate(BRUTE, False)) == "", "a slip is taken back without a word"
    table.do(c.Put(OSKAR, Place.FLED))
    assert table.refusal(c.Activate(OSKAR)) == "refusal.off_table"


def test_the_turn_ends_with_the_restoration() -> None:
    table = Combat.begin()
    assert table.refusal(c.EndTurn()) == "refusal.eclats.turn_not_over"
    to_phase(table, RESTORATION)
    assert table.refusal(c.Advance()) == "refusal.eclats.turn_over"
    assert table.refusal(c.EndTurn()) == "refusal.eclats.waiting"
    assert table.choices() == {"choice.end_turn": "refusal.eclats.waiting"}


def test_an_ended_combat_offers_nothing_and_opens_again() -> None:
    from rules.battle.state import Result

    table = Combat.begin()
    table.do(c.EndGame(Result(winner="a")))
    assert table.choices() == {}
    assert table.refusal(Attack(MIRA, (BRUTE,))) == "refusal.ended"
    table.do(c.Reopen())
    assert table.refusal(Attack(MIRA, (BRUTE,))) == ""


# -- attacks and casting ----------------------------------------------------------------------------


def test_the_game_master_spends_action_points_on_attacks() -> None:
    table = Combat.begin()
    table.do(Points(5))
    to_phase(table, ENEMIES)
    assert table.refusal(Attack(BRUTE, (MIRA,), 4, 6)) == "refusal.eclats.points"
    step = table.do(Attack(BRUTE, (MIRA,), 4, 3))
    assert step.label.code == "step.eclats.attacked_paid"
    assert table.side("b").points == {"action": 2}
    assert table.do(Attack(OGRE, (MIRA,), 0, 2)).label.code == "step.eclats.missed_paid"
    assert table.side("b").points == {}
    assert life(table, MIRA) == 8
    assert table.refusal(Points(-1)) == "refusal.eclats.no_points"


def test_how_the_target_defends_itself_is_told() -> None:
    table = to_phase(Combat.begin(), ENEMIES)
    table.do(Points(2))
    step = table.do(Attack(BRUTE, (MIRA,), 2, 1, " rolls aside "))
    assert step.label.code == "step.eclats.attacked_paid_defended"
    assert step.label.data["defence"] == "rolls aside"
    assert table.do(Attack(OGRE, (VALET,), defence="shield")).label.code == "step.eclats.missed_defended"


def test_attacks_belong_to_their_phase_side_and_table() -> None:
    table = Combat.begin()
    table.do(Points(2))
    assert table.refusal(Attack(BRUTE, (MIRA,), 1)) == "refusal.eclats.phase"
    assert table.refusal(Attack(MIRA, (OSKAR,), 1)) == "refusal.friends"
    assert table.refusal(Attack(MIRA, (BRUTE,), 1, 1)) == "refusal.eclats.masters_points"
    assert table.refusal(Attack(MIRA, (BRUTE,), -1)) == "refusal.eclats.amount"
    assert table.refusal(Attack(MIRA, ("x",), 1)) == "refusal.unknown"
    table.do(c.Put(BRUTE, Place.OFF))
    assert table.refusal(Attack(MIRA, (BRUTE,), 1)) == "refusal.off_table"
    table.do(c.Put(MIRA, Place.OFF))
    assert table.refusal(Attack(MIRA, (OGRE,), 1)) == "refusal.off_table"


def test_casting_takes_the_whole_phase() -> None:
    table = Combat.begin()
    step = table.do(Incant(OSKAR, " Nova "))
    assert (step.label.code, step.label.data["spell"]) == ("step.eclats.cast_spell", "Nova")
    assert table.refusal(Attack(OSKAR, (BRUTE,))) == "refusal.eclats.acted"
    assert table.do(Incant(MIRA)).label.code == "step.eclats.cast"
    assert table.refusal(Incant(VALET)) == "refusal.eclats.role"
    assert table.refusal(Incant("x")) == "refusal.unknown"


def test_what_somebody_may_do_now_is_listed() -> None:
    table = Combat.begin()
    assert possible(table.game, MIRA) == ("attack", "cast", "propose", "chance")
    assert possible(table.game, VALET) == ("attack",)
    assert possible(table.game, BRUTE) == ()
    to_phase(table, RESTORATION)
    assert possible(table.game, MIRA) == ("heal", "give", "share", "other")
    assert possible(table.game, BRUTE) == ("heal", "other")


# -- taking the initiative ---------------------------------------------------------------------------


def granted(chances: int = 3, characteristic: str = "AGI", **more: Any) -> Combat:
    """Begin the second turn with Mira's idea accepted in the first."""
    table = Combat.begin()
    table.do(Propose(MIRA, "Sauter sur la tête du titan"))
    gain = Gain("Frappe une zone sensible", **more)
    answer = Answer(MIRA, True, (gain,), characteristic=characteristic, chances=chances)
    table.do(answer, overrule=True)
    return to_next_turn(table)


def test_I1_three_opportunities_with_agility_2() -> None:
    table = Combat.begin()
    table.do(Propose(MIRA, "Sauter sur la tête du titan"))
    assert table.refusal(Attack(MIRA, (BRUTE,))) == "refusal.eclats.acted", "the attack was given up"
    gains = (Gain("Zone sensible"), Gain("Zones aveugles", Reach.ALLIES))
    step = table.do(Answer(MIRA, True, gains, characteristic="AGI", chances=3))
    assert told(step.label) == [
        ("gain.eclats.self", "Zone sensible"), ("gain.eclats.allies", "Zones aveugles")
    ]  # fmt: skip
    assert table.refusal(Chance(MIRA, 0)) == "refusal.eclats.too_early"
    to_next_turn(table)
    table.do(Chance(MIRA, 3))
    table.do(Chance(MIRA, 1))
    attempt = pursued(table.game, MIRA)
    assert attempt is not None and attempt.left == 1
    assert table.refusal(Chance(MIRA, 0)) == "refusal.eclats.no_rethrow", "AGI 2: two throws in a phase"
    to_next_turn(table)
    assert table.game.turn == 3
    step = table.do(Chance(MIRA, 0))
    assert step.label.code == "step.eclats.took"
    assert [words for _, words in told(step.label)] == ["Zone sensible", "Zones aveugles"]
    assert attempted(table, MIRA).state is AttemptState.WON
    assert [(e.source, e.fighters) for e in table.game.effects] == [
        ("Zone sensible", (MIRA,)), ("Zones aveugles", (OSKAR, VALET))
    ], "her own and her allies', both at once"  # fmt: skip
    table.do(Attack(MIRA, (BRUTE,), 6))
    to_next_turn(table)
    assert table.game.effects == (), "for one turn"


def test_a_throw_for_an_idea_is_of_the_phase_even_where_it_won_and_the_attack_is_still_to_be_made() -> None:
    table = granted()
    table.do(Chance(MIRA, 0))
    assert MIRA in {f.id for f in waiting(table.game)}
    assert table.refusal(Surprise()) == "refusal.eclats.begun"
    assert list(table.choices()) == ["choice.eclats.enemies"]
    to_next_turn(table)
    assert "choice.eclats.surprise" in table.choices()


def test_who_is_known_by_name_alone_throws_three_times_in_a_phase_for_an_idea() -> None:
    table = Combat.begin(heroes=[character("Inconnue")])
    table.do(Propose("a1.1", "Grimper"))
    table.do(Answer("a1.1", True, (Gain("Haut"),), characteristic="AGI", chances=6))
    to_next_turn(table)
    for die in (1, 2, 3):
        table.do(Chance("a1.1", die))
    assert table.refusal(Chance("a1.1", 0)) == "refusal.eclats.most_throws"
    to_next_turn(table)
    assert table.do(Chance("a1.1", 0)).label.code == "step.eclats.took"


def told(label: Message) -> list[tuple[str, str]]:
    """Tell what a label says of gains: for whom each is, and its words."""
    gains = label.data["gains"]
    assert isinstance(gains, list)
    return [(gain["code"], gain["data"]["advantage"]) for gain in gains]


def test_an_advantage_may_be_the_whole_groups_and_one_without_words_is_the_idea_itself() -> None:
    table = Combat.begin()
    table.do(Propose(MIRA, "Grimper"))
    table.do(Answer(MIRA, True, (Gain(" ", Reach.GROUP), Gain("  ")), characteristic="AGI"))
    table.do(Chance(MIRA, 0), overrule=True)
    assert [(e.source, e.fighters) for e in table.game.effects] == [("Grimper", (MIRA, OSKAR, VALET))]


def test_what_is_for_allies_holds_nobody_where_there_are_none() -> None:
    table = Combat.begin((MIRA_SHEET,))
    table.do(Propose(MIRA, "Grimper"))
    gains = (Gain("Haut"), Gain("Zones aveugles", Reach.ALLIES))
    table.do(Answer(MIRA, True, gains, characteristic="AGI"))
    table.do(Chance(MIRA, 0), overrule=True)
    assert [e.source for e in table.game.effects] == ["Haut"]


def test_gains_last_as_long_as_each_was_granted() -> None:
    table = Combat.begin()
    table.do(Propose(MIRA, "Grimper"))
    gains = (Gain("Haut"), Gain("Zones aveugles", Reach.ALLIES, 2))
    table.do(Answer(MIRA, True, gains, characteristic="AGI"))
    table.do(Chance(MIRA, 0), overrule=True)
    to_next_turn(table)
    assert [e.source for e in table.game.effects] == ["Zones aveugles"]
    to_next_turn(table)
    assert table.game.effects == ()


def test_an_idea_granted_before_there_could_be_a_second_gain_is_won_as_it_was_told() -> None:
    table = Combat.begin()
    for advantage, group, turns in (("Haut", True, 2), ("", False, 1)):
        kept = Attempt(
            idea="Grimper", advantage=advantage, group=group, turns=turns, characteristic="AGI", chances=1,
            state=AttemptState.OPEN,
        )  # fmt: skip
        table.game = table.game.with_fighter(MIRA, attempt=kept, activated=False)
        table.do(Chance(MIRA, 0), overrule=True)
    assert [(e.source, e.fighters, e.turns) for e in table.game.effects] == [
        ("Haut", (MIRA, OSKAR, VALET), 2), ("Grimper", (MIRA,), 0)
    ]  # fmt: skip


def test_an_idea_that_is_refused_gives_the_phase_back() -> None:
    table = Combat.begin()
    table.do(Propose(MIRA, "Négocier"))
    table.do(Answer(MIRA, False))
    assert pursued(table.game, MIRA) is None
    table.do(Attack(MIRA, (BRUTE,), 1))
    assert life(table, BRUTE) == 29


def test_a_refusal_after_the_phase_gives_nothing_back() -> None:
    table = Combat.begin()
    table.do(Propose(MIRA, "Négocier"))
    for each in waiting(table.game):
        table.do(c.Activate(each.id))
    assert table.refusal(c.Advance()) == "refusal.eclats.unanswered", "nobody has answered the idea"
    table.do(c.Advance(), overrule=True)
    assert table.phase == ENEMIES
    table.do(c.Activate(MIRA), overrule=True)
    table.do(Answer(MIRA, False))
    assert table.game.fighters[MIRA].activated


def test_no_opportunity_left_loses_the_initiative_and_nothing_else() -> None:
    table = granted(chances=2)
    table.do(Chance(MIRA, 9))
    step = table.do(Chance(MIRA, 5))
    assert step.label.code == "step.eclats.lost"
    assert table.game.effects == ()
    assert table.refusal(Chance(MIRA, 0)) == "refusal.eclats.no_attempt"
    assert life(table, MIRA) == 12


def test_a_throw_takes_the_attack_of_the_phase_and_the_attack_the_throw() -> None:
    table = granted()
    table.do(Chance(MIRA, 4))
    assert table.refusal(Attack(MIRA, (BRUTE,))) == "refusal.eclats.acted"
    to_next_turn(table)
    table.do(Attack(MIRA, (BRUTE,), 1))
    assert table.refusal(Chance(MIRA, 0)) == "refusal.eclats.acted"


def test_an_advantage_for_oneself_holds_as_long_as_granted() -> None:
    table = granted(turns=2)
    table.do(Chance(MIRA, 0))
    assert table.game.effects[0].fighters == (MIRA,)
    to_next_turn(table)
    assert len(table.game.effects) == 1
    to_next_turn(table)
    assert table.game.effects == ()


def test_a_characteristic_of_0_allows_no_throw() -> None:
    table = granted(characteristic="BEA")
    assert table.refusal(Chance(MIRA, 0)) == "refusal.eclats.no_throw"
    table.do(Chance(MIRA, 0), overrule=True)
    assert attempted(table, MIRA).state is AttemptState.WON


def reasons_of(table: Combat, key: str, characteristic: str) -> list[tuple[str, float]]:
    """Tell a value of now by its reasons, its total last."""
    found = allowed(table.table, table.game, key, characteristic)
    assert found.total is not None
    return [*((r.message.code, r.amount) for r in found.reasons), ("total", found.total)]


def test_effects_lift_no_characteristic_above_3_and_press_none_below_0() -> None:
    table = Combat.begin()
    table.do(c.Modify(OSKAR, Modifier("AGI", 5, "Potion")))
    assert reasons_of(table, OSKAR, "AGI") == [
        ("value.printed", 0), ("value.modifier", 5), ("value.ceiling", -2), ("total", 3)
    ]  # fmt: skip
    for die in (4, 5, 6):
        table.do(Try(OSKAR, "AGI", die, again=die > 4))
    assert table.refusal(Try(OSKAR, "AGI", 7, again=True)) == "refusal.eclats.no_rethrow"
    table.do(c.Modify(MIRA, Modifier("FOR", -4, "Peur", ModifierKind.PENALTY)))
    assert reasons_of(table, MIRA, "FOR")[-2:] == [("value.floor", 3), ("total", 0)]
    assert table.refusal(Try(MIRA, "FOR", 7)) == "refusal.eclats.no_throw"


def test_a_sheet_typed_beyond_3_allows_three_throws() -> None:
    table = Combat.begin((character("Titan", EVE=7, PV=40),))
    assert reasons_of(table, MIRA, "ÉVE") == [("value.printed", 7), ("value.ceiling", -4), ("total", 3)]
    assert life(table, MIRA) == 40, "the Animus is no characteristic"


def test_the_program_throws_faces_0_to_9() -> None:
    table = granted()
    table.dice = [1, 10]
    assert table.do(Chance(MIRA)).label.data["die"] == 0
    assert table.do(Try(MIRA, "PER")).label.data["die"] == 9


def test_what_the_game_master_grants_is_checked() -> None:
    table = Combat.begin()
    table.do(Propose(MIRA, "Grimper"))
    assert table.refusal(Answer(MIRA, True, characteristic="TIR")) == "refusal.eclats.which_characteristic"
    for chances in (0, 7):
        asked = Answer(MIRA, True, characteristic="AGI", chances=chances)
        assert table.refusal(asked) == "refusal.eclats.chances"
    assert (
        table.refusal(Answer(MIRA, True, (Gain("", turns=0),), characteristic="AGI"))
        == "refusal.eclats.turns"
    )
    assert table.refusal(Answer(OSKAR, False)) == "refusal.eclats.no_attempt"
    assert table.refusal(Answer("x", False)) == "refusal.unknown"
    table.do(Answer(MIRA, True, characteristic="AGI", chances=6))
    assert table.refusal(Answer(MIRA, False)) == "refusal.eclats.no_attempt", "answered once"


def test_who_may_propose_and_when() -> None:
    table = Combat.begin()
    assert table.refusal(Propose(MIRA, "  ")) == "refusal.eclats.no_idea"
    assert table.refusal(Propose(VALET, "Fuir")) == "refusal.eclats.role"
    assert table.refusal(Propose("x", "Fuir")) == "refusal.unknown"
    table.do(Propose(MIRA, "Grimper"))
    table.do(Answer(MIRA, True, characteristic="AGI", chances=3))
    to_next_turn(table)
    assert table.refusal(Propose(MIRA, "Sauter")) == "refusal.eclats.running"
    table.do(Drop(MIRA))
    assert table.refusal(Drop(MIRA)) == "refusal.eclats.no_attempt"
    assert table.refusal(Drop("x")) == "refusal.unknown"
    table.do(Propose(MIRA, "Sauter"))
    attempt = pursued(table.game, MIRA)
    assert attempt is not None and attempt.idea == "Sauter"


def test_throws_for_an_idea_are_checked() -> None:
    table = granted()
    assert table.refusal(Chance(MIRA, 10)) == "refusal.eclats.face"
    assert table.refusal(Chance("x")) == "refusal.unknown"
    assert table.refusal(Chance(OSKAR)) == "refusal.eclats.no_attempt"
    to_phase(table, ENEMIES)
    assert table.refusal(Chance(MIRA, 0)) == "refusal.eclats.phase"


def test_granting_says_for_whom_and_how_long_and_warns_of_a_value_of_0() -> None:
    table = Combat.begin()
    table.do(Propose(MIRA, "Grimper"))
    assert table.refusal(Answer(MIRA, True, characteristic="BEA", chances=3)) == "refusal.eclats.no_throw"
    gains = (Gain("", Reach.GROUP, 2), Gain("Haut", Reach.SELF))
    label = table.do(Answer(MIRA, True, gains, characteristic="AGI", chances=3)).label
    assert (label.code, label.data["n"]) == ("step.eclats.granted", 3)
    assert told(label) == [("gain.eclats.group_turns", "Grimper"), ("gain.eclats.self", "Haut")]
