"""Whole turns of MonCon'F at random: points, pile, tactics, actions, blows, combat, upkeep, undo, override.

What the play aid promises holds in every state, whoever asks for whatever; only an override may bend it.
"""

from __future__ import annotations

from dataclasses import replace

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from rules.battle import commands as c
from rules.battle.action_checks import speakers
from rules.battle.action_commands import Announce, Resolve
from rules.battle.contacts import free, touching
from rules.battle.current import current
from rules.battle.events import Step
from rules.battle.fights import fights
from rules.battle.row_marks import SettleStep
from rules.battle.rows import rows
from rules.battle.state import SIDES, DeedState, Place, other
from rules.monconf.actions import ACTIONS
from rules.monconf.commands import (
    AgreePoints,
    AimedShot,
    AnswerGenius,
    CallToRally,
    EnterPoints,
    Escape,
    GeneralAssault,
    Genius,
    Intercept,
    Lead,
    NameDominant,
    PlanB,
    ReactiveShot,
    Redirect,
    SetMark,
    ShootFirst,
    Steady,
    Strike,
    Temporise,
)
from rules.monconf.drawing import owed
from rules.monconf.marking import engaged_for
from rules.monconf.marks import BARRED, ENGAGED, GENIUS, MARKS, REACTION
from rules.monconf.offers import offers
from rules.monconf.points import held
from rules.monconf.system import MONCONF
from rules.values import Characteristic
from tests.examples import examples
from tests.rules.machine import BattleMachine
from tests.stories.monconf_table import ARCHER, CAPTAIN, GOBLIN, GUARD, GUNNER, OGRE, Table

cards = st.sampled_from(["", "a1", "a2", "a3", "b1", "b2", "b3"])
keys = st.sampled_from(["a1.1", "a2.1", "a2.2", "a3.1", "b1.1", "b1.2", "b2.1", "b3.1"])
nobody = st.one_of(keys, st.just(""))
asked = st.one_of(
    st.builds(EnterPoints, st.sampled_from(SIDES), st.integers(-1, 9)),
    st.builds(AgreePoints, st.integers(-1, 9), st.integers(0, 9)),
    st.builds(c.PlayTop, cards),
    st.builds(c.PlayReserve, cards),
    st.just(c.Refuse()),
    st.just(c.EndSpeaking()),
    st.just(c.Advance()),
    st.just(c.EndTurn()),
    st.builds(Temporise, cards),
    st.builds(PlanB, cards),
    st.builds(GeneralAssault, cards, cards),
    st.builds(Genius, st.integers(0, 4)),
    st.builds(AnswerGenius, st.booleans()),
    st.builds(Announce, keys, st.sampled_from([*ACTIONS, "", "dance"]), nobody),
    st.builds(Resolve, keys, st.sampled_from(DeedState), nobody),
    st.builds(Escape, keys, st.sampled_from([None, True, False])),
    st.builds(ReactiveShot, keys, keys),
    st.builds(ShootFirst, keys),
    st.builds(Redirect, keys, nobody),
    st.builds(NameDominant, st.just("open/dominant/"), st.sampled_from(SIDES)),
    st.builds(AimedShot, keys, nobody),
    st.builds(Intercept, keys, keys, success=st.sampled_from([None, True, False])),
    st.builds(CallToRally, keys),
    st.builds(Steady, fighter=keys, difficulty=st.just(6.0)),
    st.builds(SetMark, keys, st.sampled_from([*MARKS]), st.integers(0, 2)),
    st.builds(Lead, keys, keys, st.booleans()),
    st.builds(Strike, target=nobody, attacker=nobody, threshold=st.integers(-1, 9)),
    st.builds(c.Notch, keys, st.integers(-2, 3)),
    st.builds(c.Transform, keys, sheet=st.sampled_from([GUARD, GOBLIN, OGRE])),
    st.builds(c.Touch, keys, keys),
    st.builds(c.BreakContact, keys, nobody),
    st.builds(c.Put, keys, st.sampled_from(Place)),
    st.builds(c.Activate, keys, st.booleans()),
    st.builds(SettleStep, st.sampled_from(["open", "negative", "end"]), st.sampled_from(["done", "skipped"])),
)


class MonconfMachine(BattleMachine):
    """A battle that players play by its offers, and in which anybody may ask for anything."""

    system = MONCONF

    @initialize(strict=st.booleans(), points=st.integers(0, 6))
    def sit_down(self, strict: bool, points: int) -> None:
        table = Table.lay([CAPTAIN, (GUARD, 2), GUNNER], [(GOBLIN, 2), ARCHER, OGRE])
        self.seat(table.table, table.game, strict=strict)
        for key in SIDES:
            self.ask(EnterPoints(key, points))

    def roll(self, faces: int) -> int:
        """Throw no 6: dice that always show one would be thrown again for ever."""
        return 1 + len(self.path) % (faces - 1)

    # -- play ---------------------------------------------------------------------------------------

    @rule(data=st.data())
    def go_on(self, data: st.DataObject) -> None:
        """Do what the screen offers; the tactician is whoever the players say."""
        if self.game.phase == "strategic" and self.game.step == "roll":
            self.ask(c.DeclareWinner(data.draw(st.sampled_from(SIDES))))
            return
        offered = [x for x in MONCONF.offer(self.table, self.game) if x.refusal is None]
        if offered:
            choice = data.draw(st.sampled_from(offered))
            assert isinstance(self.ask(choice.command), Step), choice

    @rule(data=st.data(), key=keys, foe=keys)
    def act_as_offered(self, data: st.DataObject, key: str, foe: str) -> None:
        """Take up what is offered to a fighter; where an action wants a target it may be refused for it."""
        here = [f.id for f in speakers(self.game)]
        key = data.draw(st.sampled_from([*here, key]))
        offered = [x for x in offers(self.table, self.game, key) if x.refusal is None]
        if not offered:
            return
        choice = data.draw(st.sampled_from(offered))
        command, before = choice.command, self.game
        if isinstance(command, Announce | Redirect) and choice.data.get("target"):
            self.ask(replace(command, target=foe))
            return
        decided = self.ask(command)
        assert isinstance(decided, Step), choice
        assert self.game != before, "an action leaves a trace"

    @rule(command=asked, overrule=st.booleans())
    def ask_anything(self, command: c.Command, overrule: bool) -> None:
        self.ask_or_overrule(command, overrule=overrule)

    @rule(card=cards)
    def plan_b_keeps_the_order(self, card: str) -> None:
        hand = self.game.hand
        before = self.game.sides[hand].pile if hand else ()
        if isinstance(self.ask(PlanB(card)), Step):
            assert self.game.sides[hand].pile == tuple(k for k in before if k != card)
            assert before[0] in self.game.sides[hand].pile, "the turned card keeps its place"

    @rule(data=st.data(), state=st.sampled_from(["done", "skipped", ""]))
    def mark_a_row(self, data: st.DataObject, state: str) -> None:
        found = rows(self.table, self.game)
        if found:
            self.ask(c.MarkRow(data.draw(st.sampled_from(found)).id, state))

    @rule(step=st.integers(0, 3), phase=st.sampled_from(["strategic", "activation", "combat", "upkeep"]))
    def correct_the_moment(self, step: int, phase: str) -> None:
        changes = {"phase": phase}
        if phase == "strategic":
            changes["step"] = ("roll", "points", "order", "first")[step]
        self.ask(c.Correct("game", changes, "we went too far"))

    # -- what the play aid promises -------------------------------------------------------------------

    @invariant()
    def points_never_fall_below_nothing(self) -> None:
        assert all(held(side) >= 0 for side in self.game.sides.values())

    @invariant()
    def somebody_can_always_go_on(self) -> None:
        waits = [each.fighter for each in owed(self.table, self.game) if each.kind == "resolve"]
        offered = MONCONF.offer(self.table, self.game)
        assert waits or any(x.refusal is None for x in offered) or self.game.step == "roll"
        for key in waits:
            lost = Resolve(key, DeedState.LOST)
            assert MONCONF.refusal(self.table, self.game, lost) is None, "what waits can be given up"

    @invariant()
    def cards_lie_in_one_place(self) -> None:
        for here in self.game.sides.values():
            places = [*here.pile, *here.reserve, *here.played]
            assert len(set(places)) == len(places)
            if self.game.phase == "activation":
                assert set(here.order) <= set(places)

    @invariant()
    def who_is_barred_from_a_plan_stays_so_until_the_turn_ends(self) -> None:
        for key, here in self.game.sides.items():
            if here.marks.get(BARRED) and self.game.hand == key and not self.game.speaking:
                refusal = MONCONF.refusal(self.table, self.game, Genius(1))
                assert refusal is not None
        assert not any(
            s.marks.get(BARRED) and self.game.phase == "strategic" for s in self.game.sides.values()
        ) or (any(s.marks.get(GENIUS) for s in self.game.sides.values()))

    @invariant()
    def whoever_touches_an_enemy_is_engaged_since_a_turn(self) -> None:
        for fighter in self.game.fighters.values():
            since = fighter.marks.get(ENGAGED)
            assert (since is None) is free(self.game, fighter.id)
            if since is not None:
                assert since >= 1
                assert (engaged_for(self.game, fighter) or 0) <= self.game.turn

    @invariant()
    def contacts_are_mutual_between_enemies_that_stand(self) -> None:
        for a, b in self.game.contacts:
            assert self.game.side_of(a).key == other(self.game.side_of(b).key)
            assert self.game.fighters[a].on_table and self.game.fighters[b].on_table
            assert b in touching(self.game, a) and a in touching(self.game, b)

    @invariant()
    def who_touches_in_a_combat_is_in_a_fight_and_fights_end_with_it(self) -> None:
        assert self.game.phase in ("activation", "combat") or self.game.fights == ()
        if self.game.phase == "combat":
            known = fights(self.game)
            assert all(any({*pair} <= {*fight} for fight in known) for pair in self.game.contacts)
            assert len({*known}) == len(known)

    @invariant()
    def each_fighter_has_one_action_a_turn(self) -> None:
        for fighter in self.game.fighters.values():
            assert all(deed.action in ACTIONS for deed in fighter.deeds)
            if not self.bent and not fighter.marks.get(REACTION):
                assert len([d for d in fighter.deeds if d.action != "mystic"]) <= 1, "but a reactive shot"

    @invariant()
    def marks_have_their_penalties_and_end_in_time(self) -> None:
        for fighter in self.game.fighters.values():
            for name, value in fighter.marks.items():
                kind = MARKS[name]
                assert value > 0
                if self.game.phase == "strategic" and self.game.step != "order":
                    continue
                if kind.penalised and fighter.on_table:
                    assert any(m.source == kind.source for m in fighter.modifiers)

    @invariant()
    def life_points_cost_a_point_each(self) -> None:
        for fighter in self.game.fighters.values():
            found = current(self.game, fighter, Characteristic.ATT, self.table.ruleset)
            wounds = [r.amount for r in found.reasons if r.message.code in ("value.notches", "value.lives")]
            assert sum(wounds) == (-fighter.notches if found.total is not None else 0)


MonconfMachine.TestCase.settings = settings(
    max_examples=examples(60), stateful_step_count=50, deadline=None, report_multiple_bugs=False
)
TestMonconf = MonconfMachine.TestCase
