"""Whole turns at random in a library file: what is undone, saved, closed and reopened is the live game.

The turns are those of the rules' own machine, with effects, spells, rows and rallies among them; its
promises hold here too, before and after the file.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule, run_state_machine_as_test

from db.exchange.battle import export, read
from db.library import Library
from rules.battle import commands as c
from rules.battle.effect_commands import EndEffect, PayUpkeep, PutEffect, SwitchBenefit
from rules.battle.events import Step
from rules.battle.expirations import Why, endings
from rules.battle.magic import CastSpell
from rules.battle.mana import GiveUpGems, SetGemLimit
from rules.battle.rallying import RallyTest
from rules.battle.row_marks import SettleStep
from rules.battle.rows import rows, steps_of
from rules.battle.ruleset import RowSource
from rules.battle.state import (
    SIDES,
    Bond,
    Effect,
    Game,
    Lasting,
    Modifier,
    ModifierKind,
    Place,
    Until,
    other,
)
from rules.spells import Area, Spell
from rules.text import Refusal
from rules.values import Value
from tests.examples import examples
from tests.rules import turn_machine as turns
from tests.stories.tabletop import Tabletop

keys = turns.keys
several = st.lists(keys, min_size=1, max_size=3, unique=True).map(tuple)
gems = st.dictionaries(st.sampled_from(["fire", "neutral"]), st.integers(1, 2), max_size=2)
changes = st.lists(
    st.builds(
        Modifier, st.sampled_from(["INI", "ATT", "MOU"]), st.integers(-3, 3).map(float), st.just("Chant"),
        st.sampled_from(ModifierKind), st.sampled_from(Until),
    ),
    max_size=2,
).map(tuple)  # fmt: skip
effects = st.builds(
    Effect, source=st.sampled_from(["Chant", "Brume"]), fighters=several, modifiers=changes,
    caster=st.sampled_from(["", "a2.1"]), around=st.sampled_from(["", "a2.1"]), bond=st.sampled_from(Bond),
    lasting=st.sampled_from(Lasting), turns=st.integers(1, 2), cost=st.integers(1, 2),
    element=st.just("fire"), radius=st.sampled_from([None, 7.5]),
)  # fmt: skip
spells = st.builds(
    Spell, name_fr=st.just("Flammes"), cost=gems, difficulty=st.sampled_from([Value.of(6), Value.parse("-")]),
    lasting=st.sampled_from(Lasting), upkeep=st.just(1), modifiers=changes, frequency=st.integers(0, 1),
    once=st.booleans(),
    area=st.builds(Area, cm=st.sampled_from([None, 5.0]), dice=st.integers(0, 1)),
)  # fmt: skip
asked = st.one_of(
    st.builds(PutEffect, effects),
    st.builds(SwitchBenefit, st.integers(1, 5).map(lambda n: f"e{n}"), keys, st.booleans()),
    st.builds(EndEffect, st.integers(1, 5).map(lambda n: f"e{n}")),
    st.builds(PayUpkeep, st.integers(1, 5).map(lambda n: f"e{n}"), st.one_of(st.just({}), gems)),
    st.builds(CastSpell, fighter=keys, spell=spells, targets=several),
    st.builds(
        SettleStep, st.sampled_from(["effects", "open", "pay", "end"]), st.sampled_from(["done", "skipped"])
    ),
    st.builds(RallyTest, fighter=keys, characteristic=st.just("DIS"), difficulty=st.just(6.0)),
    st.builds(GiveUpGems, keys, gems),
    st.builds(SetGemLimit, keys, st.one_of(st.none(), st.integers(0, 3))),
    st.builds(c.Recover, keys, st.just("fire"), row=st.just("")),
    st.builds(c.Gem, keys, st.sampled_from(["fire", "neutral"]), st.integers(1, 3)),
    st.builds(c.Stun, keys, st.booleans()),
    st.builds(c.Notch, keys, st.sampled_from([-1, 1])),
    st.builds(c.Put, keys, st.sampled_from(Place)),
)  # fmt: skip


class KeptTurns(turns.TurnMachine):
    """The random turns of the rules, each step in a library file as players' steps are."""

    file: Path
    library: Library

    @initialize(strict=st.booleans())
    def sit_down(self, strict: bool) -> None:
        table = Tabletop.of(
            [(turns.SOLDIER, 2), turns.MAGE, (turns.SOLDIER, 2)], [(turns.ARCHER, 3), (turns.SOLDIER, 2)]
        )
        self.table, self.game = table.table, table.game
        self.path: list[tuple[Game, Step]] = []
        self.undone: list[Step] = []
        self.bent, self.strict = False, strict
        self.battle = self.library.battles.begin(replace(table.setup, start=table.game))
        self.head: int | None = None
        self.ids: list[int] = []
        self.ids_undone: list[int] = []

    def ask(self, command: c.Command, *, overrule: bool = False) -> Step | Refusal:
        before = self.game
        decided = super().ask(command, overrule=overrule)
        if isinstance(decided, Step):
            self.head = self.library.battles.add_step(self.battle, decided, parent=self.head).id
            self.ids.append(self.head)
            self.ids_undone = []
            self._check_step(before, decided)
        return decided

    # -- play ---------------------------------------------------------------------------------------

    @rule(commands=st.lists(asked, min_size=3, max_size=8), overrule=st.booleans())
    def ask_of_effects_and_rows(self, commands: list[c.Command], overrule: bool) -> None:
        for command in commands:
            self.ask(command, overrule=overrule and not self.strict)

    @rule(commands=st.lists(turns.asked, min_size=3, max_size=8), plays=st.integers(0, 2))
    def speak(self, commands: list[c.Command], plays: int) -> None:
        """Play the next card, or the one in reserve, and let its fighters act."""
        if self.game.phase == "strategic":
            self.ask(c.DeclareWinner("a"))
            self.ask(c.ChooseFirst("b"))
        for command in (c.EndSpeaking(), (c.PlayTop(), c.PlayTop(), c.ReserveTop())[plays], *commands):
            self.ask(command)

    @rule(dice=st.lists(st.integers(1, 6), min_size=2, max_size=8), backwards=st.booleans())
    def order_and_roll(self, dice: list[int], backwards: bool) -> None:
        """Order both sequences, throw for Tactique, decide on 6s, and let the winner say who speaks first."""
        if self.game.phase != "strategic":
            return
        for key in SIDES:
            order = self.game.sides[key].order
            self.ask(c.SetOrder(key, order[::-1] if backwards else order))
            self.ask(c.Ready(key))
        self.ask(c.ChooseCoordinator("a", "a2.1"), overrule=not self.strict)
        self.ask(c.ChooseCoordinator("b", name="Chef", dis=3))
        for n, die in enumerate(dice):
            if not isinstance(self.ask(c.ThrowDice(SIDES[n % 2], (die,))), Step):
                self.ask(c.KeepSix(SIDES[n % 2]))
        if not self.game.winner:
            return
        orders = {key: side.order for key, side in self.game.sides.items()}
        winner = self.game.winner
        assert isinstance(self.ask(c.ChooseFirst(other(winner))), Step)
        for key, side in self.game.sides.items():
            assert side.order == orders[key], "sequences are locked (IV-A)"
            # who got a card of its own since they are locked is in the pile alone
            assert tuple(k for k in side.pile if k in side.order) == side.order
            assert side.refusals == max(0, len(orders[other(key)]) - len(orders[key])), "V-A-2"
        assert self.game.winner == winner, "it is shown all turn (IV-B)"

    @rule(times=st.integers(2, 6), state=st.sampled_from(["done", "skipped", ""]))
    def go_to_the_next_phases(self, times: int, state: str) -> None:
        """Go on to combat, upkeep and the next turn, dealing with each step of rows on the way or not."""
        for _ in range(times):
            for step in steps_of(self.table, self.game.phase) if state else ():
                self.ask(SettleStep(step.id, state))
            if self.game.phase == "strategic":
                self.ask(c.DeclareWinner("a"))
                self.ask(c.ChooseFirst("b"))
            elif self.game.phase == "upkeep":
                self.ask(c.EndTurn())
            else:
                self.ask(c.Advance(), overrule=not self.strict)

    @precondition(lambda self: self.path)
    @rule()
    def undo(self) -> None:
        turns.TurnMachine.undo(self)
        self.ids_undone.append(self.ids.pop())
        self.head = self.ids[-1] if self.ids else None
        self.library.battles.move_head(self.battle, self.head)

    @precondition(lambda self: self.undone)
    @rule()
    def redo(self) -> None:
        turns.TurnMachine.redo(self)
        self.head = self.ids_undone.pop()
        self.ids.append(self.head)
        self.library.battles.move_head(self.battle, self.head)

    # -- the file -----------------------------------------------------------------------------------

    @rule(close=st.sampled_from([True, False, False, False]))
    def reload(self, close: bool) -> None:
        """Read the battle again, from a file that was closed now and then: play goes on with what it says."""
        if close:
            self.library.close()
            type(self).library = Library.open(self.file)
        record = self.library.battles.load(self.battle)
        assert record.head == self.head and record.path(self.head) == self.ids
        assert record.game() == self.game
        kept = [record.events[key] for key in self.ids]
        assert [step.overruled for step in kept] == [step.overruled for _, step in self.path]
        assert [step.label.code for step in kept] == [step.label.code for _, step in self.path]
        self.path = [(game, step) for (game, _), step in zip(self.path, kept, strict=True)]
        self.undone = [record.events[key] for key in self.ids_undone]
        self.game = record.game()

    @rule(far=st.integers(0, 8))
    def look_back(self, far: int) -> None:
        """Any moment before is what it was when it was played."""
        if self.path:
            at = max(0, len(self.path) - 1 - far)
            assert (
                self.library.battles.load(self.battle).game_at(self.ids[at - 1] if at else None)
                == self.path[at][0]
            )

    @rule()
    def carry(self) -> None:
        """An exported battle is played to the same state elsewhere."""
        record = read(export(self.library.battles.load(self.battle), conceal=False))
        assert record.game() == self.game

    # -- what the texts promise ---------------------------------------------------------------------

    def _check_step(self, before: Game, step: Step) -> None:
        """A gain gets nobody more (II-C-4); what a turn or a combat ends is over, and is told (II-C-3)."""
        if not step.overruled:
            after = {effect.id: effect for effect in self.game.effects}
            for effect in before.effects:
                if effect.bond is Bond.GAIN and effect.id in after:
                    assert set(after[effect.id].fighters) <= set(effect.fighters)
        if before.phase == "combat" and self.game.phase == "upkeep":
            self._check_over(before, step, Lasting.COMBAT)
        if self.game.turn == before.turn + 1:
            self._check_over(before, step, Lasting.COMBAT, Lasting.TURN)
            assert not any(f.stunned or f.activated or f.deeds for f in self.game.fighters.values())
            assert not any(effect.paid for effect in self.game.effects)
            assert all(
                side.refusals == side.refused == side.reserved == 0 for side in self.game.sides.values()
            )

    def _check_over(self, before: Game, step: Step, *lasting: Lasting) -> None:
        assert not [effect for effect in self.game.effects if effect.lasting in lasting]
        staying = {effect.id for effect in self.game.effects}
        told = {ending.source for ending in endings(step)}
        assert {effect.source for effect in before.effects if effect.id not in staying} <= told
        stunned = {fighter.id for fighter in before.fighters.values() if fighter.stunned}
        cured = {key for ending in endings(step) if ending.why is Why.STUNNED for key in ending.fighters}
        assert cured == (stunned if Lasting.TURN in lasting else set())

    @invariant()
    def gems_are_counted_and_auras_have_a_bearer(self) -> None:
        for fighter in self.game.fighters.values():
            assert fighter.faith >= 0 and all(n > 0 for n in fighter.gems.values())
        for effect in self.game.effects:
            assert effect.lasting is not Lasting.INSTANT
            if effect.bond is Bond.BENEFIT and effect.around:
                bearer = self.game.fighters[effect.around]
                assert bearer.place is not Place.DEAD and effect.waits is not bearer.on_table

    @invariant()
    def every_card_lies_in_one_place(self) -> None:
        for side in self.game.sides.values():
            lying = [*side.pile, *side.reserve, *side.played]
            assert len(set(lying)) == len(lying)

    @invariant()
    def rows_ask_for_what_there_is(self) -> None:
        for row in rows(self.table, self.game):
            fighter = self.game.fighters.get(row.fighter)
            if row.rule.source is RowSource.GEMS and row.open and fighter is not None:
                assert 0 <= row.over <= row.number == sum(fighter.gems.values())
            if row.rule.source is RowSource.FLED and row.open and fighter is not None:
                assert fighter.place is Place.FLED
            if row.rule.source is RowSource.ABILITY and fighter is not None:
                assert fighter.on_table, "a bearer who is gone reminds of nothing"


def test_whole_turns_survive_the_file(tmp_path: Path) -> None:
    KeptTurns.file = tmp_path / "turns.tact"
    KeptTurns.library = Library.open(KeptTurns.file)
    try:
        run_state_machine_as_test(
            KeptTurns,
            settings=settings(
                max_examples=examples(25), stateful_step_count=30, deadline=None, report_multiple_bugs=False,
                suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
            ),
        )  # fmt: skip
    finally:
        KeptTurns.library.close()
