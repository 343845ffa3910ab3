"""Random play of effects, tests and casting: what the texts promise holds, done and undone."""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from rules.battle import commands as c
from rules.battle.current import current, summed
from rules.battle.effect_commands import EndEffect, PayUpkeep, PutEffect, SwitchBenefit
from rules.battle.effects import abilities_of
from rules.battle.events import Step
from rules.battle.magic import CastSpell, affordable
from rules.battle.mana import CountFaith, SetGemLimit, limit_of
from rules.battle.rows import rows
from rules.battle.ruleset import RowSource
from rules.battle.state import (
    Bond,
    Contender,
    Effect,
    Game,
    Lasting,
    Modifier,
    ModifierKind,
    Place,
    TrialVerdict,
)
from rules.battle.trial import (
    ChooseDie,
    CloseTrial,
    DecideUnseen,
    KeepSixes,
    OpenTrial,
    SetNatural,
    ThrowTrial,
    check_of,
    deciding,
    unseen,
)
from rules.confrontation.system import CONFRONTATION
from rules.spells import ELEMENTS, Area, Spell, SpellKind
from rules.text import Refusal
from rules.values import Characteristic, Value
from tests.examples import examples
from tests.rules.machine import BattleMachine
from tests.stories.tabletop import Tabletop, card

FIGHTERS = ("a1.1", "a2.1", "a3.1", "a3.2", "b1.1")
VALUES: dict[str, Any] = {"MOU": 10, "INI": 3, "ATT": 3, "FOR": 3, "DEF": 3, "RES": 4, "DIS": 4}
names = st.sampled_from(list(VALUES))
who = st.sampled_from([*FIGHTERS, "z9.9"])
several = st.lists(st.sampled_from(FIGHTERS), max_size=3, unique=True).map(tuple)
dice = st.lists(st.integers(1, 6), max_size=2).map(tuple)
ids = st.integers(1, 9).map(lambda n: f"e{n}")
gems = st.dictionaries(st.sampled_from([*ELEMENTS, "neutral"]), st.integers(0, 3), max_size=2)
modifiers = st.lists(
    st.builds(
        Modifier, names, st.integers(-6, 6).map(float), st.just("x"), st.sampled_from(ModifierKind),
    ),
    max_size=3,
).map(tuple)  # fmt: skip
effects = st.builds(
    Effect, source=st.just("Chant"), fighters=several, modifiers=modifiers,
    grants=st.sampled_from([(), ("Cible/+2",)]), caster=st.sampled_from(["", *FIGHTERS]),
    around=st.sampled_from(["", *FIGHTERS]), bond=st.sampled_from(Bond), lasting=st.sampled_from(Lasting),
    turns=st.integers(0, 3), cost=st.integers(0, 3), element=st.sampled_from(["fire", "neutral", "faith"]),
)  # fmt: skip
spells = st.builds(
    Spell, name_fr=st.just("Flammes"), kind=st.sampled_from(SpellKind), cost=gems, faith=st.integers(0, 3),
    aspect=st.just("creation"),
    difficulty=st.sampled_from([Value.of(7), Value.of(11), Value.parse("-"), Value.parse("POU")]),
    area=st.builds(Area, dice=st.integers(0, 2)), bond=st.sampled_from(Bond), modifiers=modifiers,
    lasting=st.sampled_from(Lasting), upkeep=st.integers(0, 2),
)  # fmt: skip
contenders = st.builds(
    Contender, fighter=who, characteristic=names, number=st.integers(1, 3),
    value=st.sampled_from([None, None, 2.0]),
)  # fmt: skip
asked = st.one_of(
    st.builds(PutEffect, effects, side=st.sampled_from(["", "a"])),
    st.builds(SwitchBenefit, ids, who, st.booleans()),
    st.builds(EndEffect, ids),
    st.builds(PayUpkeep, ids, gems),
    st.builds(
        CastSpell, fighter=who, spell=spells, gems=gems, targets=several, number=st.integers(1, 2),
        dice=st.one_of(st.just(()), st.tuples(dice), st.tuples(dice, dice)),
    ),
    st.builds(OpenTrial, contenders, st.one_of(st.none(), contenders), st.sampled_from([None, 7.0])),
    st.builds(ThrowTrial, st.integers(0, 1), dice, st.one_of(st.none(), st.integers(0, 3))),
    st.builds(KeepSixes, st.integers(0, 1)),
    st.builds(DecideUnseen, st.integers(0, 1), st.booleans()),
    st.builds(ChooseDie, st.integers(0, 1), st.one_of(st.none(), st.integers(0, 2))),
    st.builds(SetNatural, st.integers(0, 1), st.one_of(st.none(), st.integers(0, 9))),
    st.just(CloseTrial()),
    st.builds(c.Recover, who, st.sampled_from(ELEMENTS)),
    st.builds(CountFaith, who, several, st.integers(0, 4)),
    st.builds(SetGemLimit, who, st.one_of(st.none(), st.integers(0, 6))),
    st.builds(c.Gem, who, st.sampled_from([*ELEMENTS, "neutral"]), st.integers(-2, 4)),
    st.builds(c.Faith, who, st.integers(-2, 4)),
    st.builds(c.Modify, st.sampled_from(FIGHTERS), modifiers.filter(bool).map(lambda found: found[0])),
    st.builds(c.Notch, who, st.integers(-1, 2)),
    st.builds(c.Put, st.sampled_from(FIGHTERS), st.sampled_from(Place)),
)  # fmt: skip


def printed(key: str, name: str) -> float | None:
    """Return what the card of the fighter prints."""
    return VALUES[name] if key != "b1.1" else (1 if name == "INI" else None)


class MagicMachine(BattleMachine):
    """A battle in which anybody may ask anything of effects, tests and spells."""

    system = CONFRONTATION

    @initialize(faces=st.lists(st.sampled_from([1, 2, 3, 4, 5, 6, 6, 6]), min_size=1, max_size=7))
    def sit_down(self, faces: list[int]) -> None:
        mage = card("Mage", "Griffons", "Initié du Feu, Récupération/2", POU=4, **VALUES)
        priest = card("Prêtre", "Griffons", "Croyant/3, Piété/1", rank="Dévot", FOI="3-0-1", **VALUES)
        guard = card("Garde", "Griffons", **VALUES)
        table = Tabletop.of([mage, priest, (guard, 2)], [card("Bûshi", "Gobelins", INI=1)])
        self.seat(table.table, table.game)
        self.faces, self.thrown = faces, 0

    def roll(self, faces: int) -> int:
        # whatever the dice of the example are, a 6 does not come for ever
        self.thrown += 1
        return self.faces[self.thrown % len(self.faces)] if self.thrown % 5 else min(4, faces)

    @rule(command=asked, overrule=st.booleans())
    def ask_anything(self, command: c.Command, overrule: bool) -> None:
        before, refusal = self.game, CONFRONTATION.refusal(self.table, self.game, command)
        decided = self.ask(command, overrule=overrule)
        carried = refusal is None or (overrule and refusal.overridable)
        assert isinstance(decided, Step) is carried
        if isinstance(command, CastSpell) and isinstance(decided, Step):
            self._was_cast(before, command, decided)

    def _was_cast(self, before: Game, command: CastSpell, step: Step) -> None:
        """Check a cast: it is paid whatever comes of it, and puts its effect when it succeeds only."""
        paid = affordable(self.table, before, command.fighter, command.spell, command.gems)
        was, now = before.fighters[command.fighter], self.game.fighters[command.fighter]
        held = sum(was.gems.values()) + was.faith - sum(now.gems.values()) - now.faith
        assert held == sum(paid.gems.values()) or step.overruled
        put = len(self.game.effects) > len(before.effects)
        if step.label.code in ("step.cast_failure", "step.cast_lost"):
            assert not put
        assert not put or command.spell.lasting is not Lasting.INSTANT

    @rule(effect=effects, side=st.sampled_from(["", "", "a"]))
    def put_an_effect(self, effect: Effect, side: str) -> None:
        self.ask(PutEffect(effect, side=side))

    @rule(n=st.integers(0, 20), fighter=st.sampled_from(FIGHTERS), verb=st.integers(0, 4))
    def use_an_effect(self, n: int, fighter: str, verb: int) -> None:
        if not self.game.effects:
            return
        effect = self.game.effects[n % len(self.game.effects)]
        commands: tuple[c.Command, ...] = (
            SwitchBenefit(effect.id, fighter), SwitchBenefit(effect.id, fighter, on=False),
            EndEffect(effect.id), PayUpkeep(effect.id), PayUpkeep(effect.id, {effect.element: effect.cost}),
        )  # fmt: skip
        self.ask(commands[verb])

    @rule(
        fighter=st.sampled_from(["a1.1", "a2.1"]),
        spell=spells,
        on=several,
        chosen=gems,
        n=st.integers(1, 3),
        difficulty=st.sampled_from([None, 7, 12]),
    )
    def cast(
        self,
        fighter: str,
        spell: Spell,
        on: tuple[str, ...],
        chosen: dict[str, int],
        n: int,
        difficulty: int | None,
    ) -> None:
        for element in spell.cost:
            self.ask(c.Gem(fighter, element, 2))
        self.ask(c.Faith(fighter, 2))
        before = self.game
        command = CastSpell(fighter=fighter, spell=spell, targets=on, number=n, difficulty=difficulty)
        for each in (replace(command, gems=chosen), command):
            decided = self.ask(each)
            if isinstance(decided, Step):
                self._was_cast(before, each, decided)
                return

    @rule(
        one=st.sampled_from(FIGHTERS),
        two=st.sampled_from(["", *FIGHTERS]),
        n=st.integers(1, 3),
        needs=st.booleans(),
        verbs=st.lists(st.integers(0, 7), max_size=8),
    )
    def play_a_test(self, one: str, two: str, n: int, needs: bool, verbs: list[int]) -> None:
        """Open a test and go on with it as whoever decides may; whoever decides can always go on."""
        rival = Contender(fighter=two, characteristic="INI", number=n) if two else None
        test = OpenTrial(Contender(fighter=one, characteristic="INI", number=n), rival, None if two else 7.0)
        self.ask(replace(test, needs_winner=needs), overrule=True)
        for verb in verbs:
            trial = self.game.trial
            if trial is None:
                return
            waiting = deciding(self.table, trial)
            place = waiting[verb % len(waiting)] if waiting else 0
            commands: tuple[c.Command, ...] = (
                ThrowTrial(place), ThrowTrial(place), ThrowTrial(place, sixes=1), KeepSixes(place),
                KeepSixes(place), DecideUnseen(place, again=True), ChooseDie(place, 0), SetNatural(place, 6),
            )  # fmt: skip
            hidden = unseen(self.table, trial)
            decided = self.ask(commands[verb])
            if isinstance(decided, Refusal) and decided.message.code == "refusal.off_table":
                # Somebody left the table in the middle of it: the players may go on all the same.
                assert decided.overridable
                decided = self.ask(commands[verb], overrule=True)
            if waiting and verb < 2:
                assert isinstance(decided, Step) is not hidden
            if hidden and not isinstance(decided, Step):
                again = DecideUnseen(place, again=verb % 2 == 0)
                assert isinstance(self.ask(again, overrule=True), Step)

    @rule(marks=st.lists(st.sampled_from(["done", "skipped", ""]), max_size=12))
    def work_through_upkeep(self, marks: list[str]) -> None:
        """Come to upkeep, deal with its rows one after the other, and end the turn."""
        while self.game.phase != "upkeep":
            self.end_a_phase()
        self.ask(c.Gem("a1.1", "fire", 2))
        self.ask(
            PutEffect(
                Effect(
                    source="Brume",
                    fighters=("a3.1",),
                    caster="a1.1",
                    lasting=Lasting.UPKEEP,
                    cost=2,
                    element="fire",
                )
            )
        )
        for n, mark in enumerate(marks):
            listed = sorted(rows(self.table, self.game), key=lambda r: r.rule.source is not RowSource.UPKEEP)
            self.ask(c.MarkRow(listed[n % len(listed)].id, mark))
        self.end_a_phase()

    @rule(row=st.integers(0, 40), state=st.sampled_from(["done", "skipped", ""]))
    def mark_a_row(self, row: int, state: str) -> None:
        found = rows(self.table, self.game)
        if found:
            self.ask(c.MarkRow(found[row % len(found)].id, state))

    @rule()
    def play_a_card(self) -> None:
        """Play the next card: what lasted until its fighters are activated has left them."""
        if self.game.phase == "strategic":
            self.ask(c.DeclareWinner("a"))
            self.ask(c.ChooseFirst("a"))
        self.ask(c.EndSpeaking())
        if not isinstance(self.ask(c.PlayTop()), Step):
            return
        for effect in self.game.effects:
            if effect.lasting is Lasting.ACTIVATION and effect.since < self.game.turn:
                assert not any(self.game.fighters[k].card in self.game.speaking for k in effect.fighters)

    @rule(times=st.integers(1, 4))
    def go_on(self, times: int) -> None:
        """Go to the next phases, or end the turn."""
        for _ in range(times):
            self.end_a_phase()

    def end_a_phase(self) -> None:
        """Go to the next phase, or end the turn; what ends with it has ended."""
        before = self.game
        if before.phase != "upkeep":
            if before.phase == "strategic":
                self.ask(c.DeclareWinner("a"))
                self.ask(c.ChooseFirst("a"))
            else:
                self.ask(c.Advance(), overrule=True)
            if before.phase == "combat":
                assert all(e.lasting is not Lasting.COMBAT for e in self.game.effects)
            return
        self.ask(c.EndTurn())
        staying = {e.id: e for e in before.effects}
        for effect in self.game.effects:
            was = staying[effect.id]
            assert effect.lasting not in (Lasting.TURN, Lasting.COMBAT)
            assert was.paid if effect.lasting is Lasting.UPKEEP else True
            assert not effect.paid
            if effect.lasting is Lasting.TURNS:
                assert effect.turns == was.turns - 1 >= 1
        left = {e.id for e in self.game.effects}
        assert {e.id for e in before.effects if e.lasting in (Lasting.GAME, Lasting.ACTIVATION)} <= left

    @invariant()
    def nobody_owes_gems_or_faith(self) -> None:
        for fighter in self.game.fighters.values():
            assert fighter.faith >= 0 and all(n > 0 for n in fighter.gems.values())

    @invariant()
    def effects_are_told_apart_and_auras_have_a_bearer(self) -> None:
        keys = [effect.id for effect in self.game.effects]
        assert len(set(keys)) == len(keys) <= self.game.made
        for effect in self.game.effects:
            assert effect.lasting is not Lasting.INSTANT
            assert set(effect.fighters) <= set(self.game.fighters)
            if effect.bond is Bond.BENEFIT and effect.around:
                assert self.game.fighters[effect.around].on_table or effect.waits

    @invariant()
    def current_values_follow_the_order_of_the_rulebook(self) -> None:
        for key in FIGHTERS:
            fighter = self.game.fighters[key]
            for name in ("MOU", "INI", "RES"):
                found = current(self.game, fighter, Characteristic(name), self.table.ruleset)
                assert found.total == self._counted(key, name)
                assert found.total is None or sum(r.amount for r in summed(found)) == found.total

    def _counted(self, key: str, name: str) -> Any:
        """Count a current value once more, from the text alone."""
        fighter = self.game.fighters[key]
        mine = list(fighter.modifiers)
        for effect in self.game.effects:
            mine += effect.modifiers if key in effect.fighters and not effect.waits else ()
        total: Any = printed(key, name)
        for modifier in mine:
            if modifier.characteristic == name and modifier.kind is ModifierKind.REPLACE:
                total = modifier.amount
            elif (
                modifier.characteristic == name and modifier.kind is ModifierKind.DIVIDE and total is not None
            ):
                total = ceil(total / modifier.amount) if modifier.amount > 0 else total
        if total is None:
            return None
        total += sum(
            m.amount
            for m in mine
            if m.characteristic == name and m.kind in (ModifierKind.PENALTY, ModifierKind.BONUS)
        )
        if name == "INI":
            total -= fighter.notches + fighter.stunned
        return max(total, {"MOU": 0, "RES": 1}.get(name, total))

    @invariant()
    def a_granted_ability_counts_once(self) -> None:
        for fighter in self.game.fighters.values():
            labels = [a.label("fr") for a in abilities_of(self.table, self.game, fighter)]
            assert labels.count("Cible/+2") <= 1

    @invariant()
    def upkeep_asks_for_every_spell_that_can_be_kept(self) -> None:
        if self.game.phase == "upkeep":
            listed = {r.effect for r in rows(self.table, self.game) if r.rule.source is RowSource.UPKEEP}
            assert listed == {e.id for e in self.game.effects if e.lasting is Lasting.UPKEEP}

    @invariant()
    def a_test_is_decided_when_nobody_has_anything_to_decide(self) -> None:
        trial = self.game.trial
        if trial is None:
            return
        assert bool(deciding(self.table, trial)) is (trial.verdict is TrialVerdict.OPEN)
        checks = [check_of(self.table, side) for side in trial.sides]
        if trial.verdict is TrialVerdict.SUCCESS:
            assert (checks[0].total or 0) >= (trial.difficulty or 0) and (checks[0].total or 0) > 0
        if trial.verdict in (TrialVerdict.FIRST, TrialVerdict.SECOND):
            winner, loser = checks if trial.verdict is TrialVerdict.FIRST else checks[::-1]
            assert (winner.total or 0) > (loser.total or 0) and (winner.total or 0) > 0
        if unseen(self.table, trial):
            assert checks[0].total == checks[1].total and all(check.throw.sixes for check in checks)

    @invariant()
    def recovery_never_fills_more_than_the_reserve(self) -> None:
        if self.path and self.path[-1][1].label.code == "step.recovered_mana":
            before, step = self.path[-1]
            key = str(step.label.data["fighter"])
            limit = limit_of(self.table, self.game.fighters[key])
            if limit is not None:
                had = sum(before.fighters[key].gems.values())
                assert sum(self.game.fighters[key].gems.values()) <= max(limit, had)


MagicMachine.TestCase.settings = settings(
    max_examples=examples(30), stateful_step_count=30, deadline=None, report_multiple_bugs=False
)
TestMagic = MagicMachine.TestCase
