"""Whole turns at random: order, roll, activation, actions, wounds, combat, upkeep, undo, redo, override.

What the texts promise holds in every state, whoever asks for whatever; only an override may bend it.
"""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from rules.battle import commands as c
from rules.battle.action_commands import Act, Announce, Disengage, Dive, EndAnnouncements, Resolve
from rules.battle.contacts import melees, room, touching
from rules.battle.events import Step
from rules.battle.mana import GiveUpGems
from rules.battle.rallying import RallyTest
from rules.battle.row_marks import SettleStep
from rules.battle.rows import rows
from rules.battle.state import SIDES, DeedState, Place, other
from rules.confrontation.action_offers import offers
from rules.confrontation.actions import (
    ACTIONS,
    CUMULATIVE,
    EXCLUSIVE,
    Ask,
    Stage,
    announced,
    cover_due,
    pending,
    speakers,
    stage,
)
from rules.confrontation.system import CONFRONTATION
from rules.text import Refusal
from tests.rules.machine import BattleMachine
from tests.stories.tabletop import Tabletop, card

SOLDIER = card("Soldat", "Griffons d'Akkylannie", MOU=10, INI=3, ATT=3, FOR=4, DEF=3, RES=4, TIR="-", DIS=3)
ARCHER = card("Archer", "Gobelins de No-Dan-Kar", "Tir supplémentaire/1", MOU=7.5, INI=4, FOR=2, RES=3, TIR=1,
              DIS=2)  # fmt: skip
MAGE = card(
    "Mage", "Griffons d'Akkylannie", "Initié du Feu", MOU=10, INI=3, FOR=2, RES=4, TIR="-", POU=4, DIS=4
)
keys = st.sampled_from(["a1.1", "a1.2", "a2.1", "a3.1", "a3.2", "b1.1", "b1.2", "b1.3", "b2.1", "b2.2"])
asked = st.one_of(
    st.builds(Announce, keys, st.sampled_from([*EXCLUSIVE, "", "walk"]), st.one_of(keys, st.just(""))),
    st.builds(Resolve, keys, st.sampled_from(DeedState), st.one_of(keys, st.just(""))),
    st.builds(Act, keys, st.sampled_from([*CUMULATIVE, "run"]), st.one_of(keys, st.just("")), st.booleans()),
    st.builds(Disengage, keys, st.sampled_from([None, True, False])),
    st.builds(Dive, keys),
    st.just(EndAnnouncements()),
    st.builds(c.Touch, keys, keys),
    st.builds(c.BreakContact, keys, st.one_of(keys, st.just(""))),
    st.builds(c.ChangeLevel, keys, st.integers(0, 1)),
    st.builds(c.Put, keys, st.sampled_from(Place), st.one_of(keys, st.just(""))),
    st.builds(c.Rally, keys, st.booleans()),
    st.builds(c.Gem, keys, st.just("fire")),
    st.builds(c.Transform, keys, st.just("Ours")),
    st.builds(c.ChangeSide, st.sampled_from(["a1", "b2"]), st.one_of(keys, st.just(""))),
    st.builds(c.RollWound, target=keys, attacker=keys),
    st.builds(c.Activate, keys, st.booleans()),
    st.builds(c.Stun, keys, st.booleans()),
    st.builds(SettleStep, st.sampled_from(["open", "effects", "end"]), st.sampled_from(["done", "skipped"])),
    st.builds(RallyTest, fighter=keys, characteristic=st.just("DIS"), difficulty=st.just(6.0)),
    st.builds(GiveUpGems, keys, st.just({"fire": 1})),
)


class TurnMachine(BattleMachine):
    """A battle that players play by its offers, and in which anybody may ask for anything."""

    system = CONFRONTATION

    @initialize(strict=st.booleans())
    def sit_down(self, strict: bool) -> None:
        table = Tabletop.of([(SOLDIER, 2), MAGE, (SOLDIER, 2)], [(ARCHER, 3), (SOLDIER, 2)])
        self.seat(table.table, table.game, strict=strict)

    # -- play ---------------------------------------------------------------------------------------

    @rule(data=st.data())
    def go_on(self, data: st.DataObject) -> None:
        """Do what the screen offers; a Tactique roll is won by whoever the players say."""
        if self.game.phase == "strategic":
            winner = data.draw(st.sampled_from(SIDES))
            if not self.game.winner:
                self.ask(c.DeclareWinner(winner))
            self.ask(c.ChooseFirst(winner))
            return
        offered = [x for x in CONFRONTATION.offer(self.table, self.game) if x.refusal is None]
        if offered:
            self.ask(data.draw(st.sampled_from(offered)).command)

    @rule(data=st.data(), key=keys, foe=keys)
    def act_as_offered(self, data: st.DataObject, key: str, foe: str) -> None:
        """Take up an action that is offered: it can be carried out, with a target where it asks for one."""
        here = [f.id for f in speakers(self.game)]
        key = data.draw(st.sampled_from(here)) if here else key
        offered = [x for x in offers(self.table, self.game, key) if x.refusal is None]
        if not offered:
            return
        choice = data.draw(st.sampled_from(offered))
        command = choice.command
        if isinstance(command, Announce) and command.action:
            command = Announce(command.fighter, command.action, foe)
        if isinstance(command, Resolve) and command.state is DeedState.DONE:
            deed = announced(self.game.fighters[key])
            assert deed is not None, "only what was announced is resolved"
            if not deed.target and ACTIONS[deed.action].contact:
                self.ask(replace(command, target=foe))  # announced on nobody: named now, not always in reach
                return
        asks = choice.data["asks"]
        assert isinstance(asks, list)
        if isinstance(command, Act) and Ask.TARGET.value in asks:
            enemy = other(self.game.side_of(command.fighter).key)
            seen = [
                f.id
                for f in self.game.fighters.values()
                if f.on_table and self.game.side_of(f.id).key == enemy
            ]
            if not seen:
                return
            command = replace(command, target=data.draw(st.sampled_from(seen)))
        if isinstance(command, Disengage):
            command = Disengage(command.fighter, success=True)
        before = self.game
        decided = self.ask(command)
        if not isinstance(command, Announce):
            assert isinstance(decided, Step), choice
            assert self.game != before, "an action leaves a trace"

    @rule(data=st.data())
    def resolve_what_waits(self, data: st.DataObject) -> None:
        waiting = pending(self.game)
        if waiting:
            fighter = data.draw(st.sampled_from(waiting))
            deed = announced(fighter)
            assert deed is not None
            owed = deed.action == "cover" and cover_due(self.game, fighter)
            given_up = self.ask(Resolve(fighter.id, DeedState.LOST))
            assert isinstance(given_up, Refusal if owed else Step), "what no dive obliges to can be given up"

    @rule(command=asked, overrule=st.booleans())
    def ask_anything(self, command: c.Command, overrule: bool) -> None:
        self.ask_or_overrule(command, overrule=overrule)

    @rule(data=st.data(), state=st.sampled_from(["done", "skipped", ""]))
    def mark_a_row(self, data: st.DataObject, state: str) -> None:
        found = rows(self.table, self.game)
        if found:
            self.ask(c.MarkRow(data.draw(st.sampled_from(found)).id, state))

    @rule()
    def end_the_turn(self) -> None:
        self.ask(c.EndTurn())

    # -- what the texts promise ---------------------------------------------------------------------

    @invariant()
    def contacts_are_mutual_between_enemies_that_stand(self) -> None:
        for a, b in self.game.contacts:
            assert a < b and self.game.side_of(a).key == other(self.game.side_of(b).key)
            assert self.game.fighters[a].on_table and self.game.fighters[b].on_table
            assert b in touching(self.game, a) and a in touching(self.game, b)
        for fighter in self.game.fighters.values():
            limit = room(self.table, self.game, fighter)
            assert self.bent or limit is None or len(touching(self.game, fighter.id)) <= limit

    @invariant()
    def every_contact_is_in_one_melee(self) -> None:
        found = melees(self.game)
        assert sorted(pair for melee in found for pair in melee.pairs) == sorted(self.game.contacts)
        members = [key for melee in found for key in melee.fighters]
        assert len(set(members)) == len(members)

    @invariant()
    def nobody_does_more_than_its_actions_allow(self) -> None:
        if self.bent:
            return
        for fighter in self.game.fighters.values():
            done = [d.action for d in fighter.deeds if d.state is DeedState.DONE]
            assert done.count("walk") <= 1 and done.count("shoot") <= 2
            assert sum(d.action == "disengage" for d in fighter.deeds) <= 1
            exclusive = [d for d in fighter.deeds if d.action in EXCLUSIVE]
            assert len(exclusive) <= 1
            if exclusive and exclusive[0].state is DeedState.DONE:
                assert not set(done) & set(CUMULATIVE), "nothing after an exclusive action"
            shots = [d for d in fighter.deeds if d.action == "shoot"]
            assert not (any(d.still for d in shots) and "walk" in done), "a stationary shooter does not walk"

    @invariant()
    def what_is_announced_belongs_to_a_speaking_turn(self) -> None:
        for fighter in self.game.fighters.values():
            open_deeds = [d for d in fighter.deeds if d.state is DeedState.ANNOUNCED]
            if open_deeds and fighter.on_table and not self.bent:
                assert self.game.phase != "activation" or fighter.card in (
                    *self.game.speaking, *self.game.side_of(fighter.id).played,
                )  # fmt: skip
        if stage(self.game) is Stage.NONE and not self.bent:
            assert not pending(self.game)

    @invariant()
    def deeds_are_of_the_table_and_end_with_the_turn(self) -> None:
        for fighter in self.game.fighters.values():
            assert all(deed.action in ACTIONS for deed in fighter.deeds)
            assert not fighter.deeds or self.game.phase != "strategic"

    @invariant()
    def a_dead_figure_has_all_its_notches_and_covers_do_not_stack(self) -> None:
        for fighter in self.game.fighters.values():
            if fighter.place is not Place.DEAD:
                assert fighter.notches < self.table.ruleset.track.capacity
            covers = [e for e in self.game.effects if fighter.id in e.fighters and "Cible/+2" in e.grants]
            assert len(covers) <= 1

    @invariant()
    def rows_are_told_apart_and_of_figures_that_are_there(self) -> None:
        found = rows(self.table, self.game)
        assert len({row.id for row in found}) == len(found)
        assert all(row.fighter in ("", *self.game.fighters) for row in found)
        assert all(set(row.fighters) <= set(self.game.fighters) for row in found)
