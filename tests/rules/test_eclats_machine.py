"""Combats of ÉCLATS at random: whole turns, ideas and throws, attacks, restoration, undo, redo, override.

What the texts promise holds in every state, whoever asks for whatever; only an override may bend it.
"""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from rules.battle import commands as c
from rules.battle.events import Step, apply
from rules.battle.fighters import capacity
from rules.battle.state import AttemptState, Gain, Place, Reach
from rules.eclats.acting import containers_of
from rules.eclats.attempts import MOST_CHANCES
from rules.eclats.commands import (
    Answer,
    Attack,
    Chance,
    Containers,
    DoOther,
    Drop,
    Give,
    Heal,
    Incant,
    MakeAlly,
    Points,
    Propose,
    SetLife,
    Share,
    Surprise,
    Try,
)
from rules.eclats.parts import ENEMIES, INITIATES, MASTER, RESTORATION, is_down, order, refusal_of, role
from rules.eclats.system import ECLATS
from tests.examples import examples
from tests.rules.machine import BattleMachine
from tests.stories.combat import COLOSSUS, MIRA, OSKAR, Combat

keys = st.sampled_from(["a1.1", "a2.1", "a3.1", "b1.1", "b1.2"])
several = st.lists(keys, max_size=3).map(tuple)
few = st.integers(0, 4)
die = st.one_of(st.none(), st.integers(0, 9))
named = st.sampled_from(["AGI", "PER", "BEA"])
asked = st.one_of(
    st.builds(Attack, keys, several, few, few),
    st.builds(Incant, keys, st.just("Nova"), several, few, few, few),
    st.builds(Heal, keys, few, few),
    st.builds(Give, keys, keys, few),
    st.builds(Share, keys, keys, few),
    st.builds(DoOther, keys),
    st.builds(Propose, keys, st.just("Grimper")),
    st.builds(
        Answer,
        keys,
        st.booleans(),
        st.lists(
            st.builds(Gain, st.sampled_from(["", "Haut"]), st.sampled_from(Reach), st.integers(0, 3)),
            max_size=2,
        ).map(tuple),
        named,
        st.integers(0, 7),
    ),
    st.builds(Chance, keys, die),
    st.builds(Drop, keys),
    st.builds(Try, keys, named, die, st.just(""), st.booleans()),
    st.builds(SetLife, keys, st.integers(0, 30)),
    st.builds(Containers, keys, st.integers(-2, 3)),
    st.builds(Points, st.integers(-3, 9)),
    st.builds(MakeAlly, keys, st.booleans()),
    st.builds(Surprise, st.booleans()),
    st.builds(c.Activate, keys, st.booleans()),
    st.builds(c.Notch, keys, st.integers(-3, 6)),
    st.builds(c.Transform, keys, sheet=st.sampled_from([MIRA, OSKAR, COLOSSUS])),
    st.builds(c.Put, keys, st.sampled_from(Place)),
    st.builds(c.Stun, keys, st.booleans()),
)


class CombatMachine(BattleMachine):
    """A combat that is played by its offers, and in which anybody may ask for anything."""

    system = ECLATS

    @initialize(strict=st.booleans())
    def sit_down(self, strict: bool) -> None:
        table = Combat.begin()
        self.seat(table.table, table.game, strict=strict)

    # -- play ---------------------------------------------------------------------------------------

    @rule(data=st.data())
    def go_on(self, data: st.DataObject) -> None:
        """Do what the screen offers; who waits acts first."""
        for fighter in self.game.fighters.values():
            if (
                fighter.on_table
                and not fighter.activated
                and refusal_of(self.game, fighter.id, "attack") is None
            ):
                foe = "a1.1" if role(self.game, fighter.id).value == "enemy" else "b1.1"
                if self.game.fighters[foe].on_table:
                    assert isinstance(self.ask(Attack(fighter.id, (foe,), 1)), Step)
                    return
        offered = [x for x in ECLATS.offer(self.table, self.game) if x.refusal is None]
        if offered:
            assert isinstance(self.ask(data.draw(st.sampled_from(offered)).command), Step)

    @rule(key=keys)
    def pursue_an_idea(self, key: str) -> None:
        attempt = self.game.fighters[key].attempt
        if attempt is None or attempt.state not in (AttemptState.PROPOSED, AttemptState.OPEN):
            self.ask(Propose(key, "Grimper"))
        elif attempt.state is AttemptState.PROPOSED:
            asked = Answer(key, True, (Gain("Haut"),), characteristic="PER", chances=3)
            assert isinstance(self.ask(asked), Step), "an idea can be answered whenever"
        else:
            self.ask(Chance(key))

    @rule(command=asked, overrule=st.booleans())
    def ask_anything(self, command: c.Command, overrule: bool) -> None:
        self.ask_or_overrule(command, overrule=overrule)

    @rule(overrule=st.booleans())
    def end_the_turn(self, overrule: bool) -> None:
        self.ask(c.EndTurn(), overrule=overrule and not self.strict)

    # -- what the texts promise ---------------------------------------------------------------------

    @invariant()
    def the_phase_belongs_to_the_turn(self) -> None:
        assert self.game.phase in order(self.game)
        assert order(self.game)[-1] == RESTORATION
        assert {*order(self.game)} == {INITIATES, ENEMIES, RESTORATION}

    @invariant()
    def nothing_is_spent_that_is_not_held(self) -> None:
        assert all(points > 0 for points in self.game.sides[MASTER].points.values())
        assert self.game.sides["a"].points == {}
        for fighter in self.game.fighters.values():
            assert containers_of(self.game, fighter.id) >= 0

    @invariant()
    def who_has_no_life_left_is_down_and_nobody_has_more_than_whole(self) -> None:
        for fighter in self.game.fighters.values():
            most = capacity(self.game, fighter, self.table.ruleset)
            assert 0 <= fighter.notches <= most
            assert is_down(fighter) is (fighter.place is Place.TABLE and fighter.notches == most)

    @invariant()
    def opportunities_are_1_to_6_and_throws_no_more_than_granted(self) -> None:
        for fighter in self.game.fighters.values():
            attempt = fighter.attempt
            if attempt is None:
                continue
            if attempt.state in (AttemptState.PROPOSED, AttemptState.REFUSED):
                assert attempt.dice == () and attempt.chances == 0
                continue
            dropped = attempt.chances == 0 and attempt.state is AttemptState.LOST
            assert dropped or 1 <= attempt.chances <= MOST_CHANCES
            assert len(attempt.dice) <= attempt.chances
            assert (0 in attempt.dice) == (attempt.state is AttemptState.WON)
            assert 0 not in attempt.dice[:-1]
            if attempt.state is AttemptState.OPEN:
                assert attempt.left > 0
            if not self.bent and attempt.dice:
                assert attempt.since < self.game.turn, "the throws come in later turns"

    @invariant()
    def a_replay_gives_the_same_state(self) -> None:
        if self.path:
            game = self.path[0][0]
            for _, step in self.path:
                game = apply(step.events, game)
            assert game == self.game


TestCombat = CombatMachine.TestCase
TestCombat.settings = settings(max_examples=examples(40), stateful_step_count=40, deadline=None)
