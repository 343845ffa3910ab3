"""Random play of the activation phase: legal, illegal, overruled, undone; nothing is ever lost or stuck."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from rules.battle import commands as c
from rules.battle.building import building
from rules.battle.corrections import Arrange, moments
from rules.battle.events import Step, apply
from rules.battle.sequence import belongs
from rules.battle.state import SIDES, Game, Knowledge, Place, other
from rules.confrontation.system import CONFRONTATION
from rules.text import Refusal
from tests.examples import examples
from tests.rules.machine import BattleMachine
from tests.stories.tabletop import Tabletop, counted, ruleset, side

figures = st.lists(st.integers(1, 3), min_size=1, max_size=5)
drawn = st.sampled_from(["", "a1", "a2", "a3", "b1", "b2", "b5"])
STEPS = moments(ruleset())
plays = st.one_of(
    st.builds(c.PlayTop, drawn),
    st.builds(c.ReserveTop, drawn),
    st.builds(c.PlayReserve, drawn),
    st.builds(c.PlayBoth, drawn, drawn),
    st.just(c.Refuse()),
    st.just(c.EndSpeaking()),
    st.just(c.Advance()),
    st.just(c.EndTurn()),
    st.builds(c.ThrowDice, st.sampled_from(SIDES), st.lists(st.integers(0, 7), max_size=2).map(tuple)),
    st.builds(c.KeepSix, st.sampled_from(SIDES)),
    st.builds(c.DeclareWinner, st.sampled_from(SIDES)),
    st.builds(c.ChooseFirst, st.sampled_from([*SIDES, "x"])),
    st.builds(c.Ready, st.sampled_from(SIDES), st.booleans()),
    st.builds(c.Conceal, st.sampled_from(SIDES), st.booleans()),
    st.builds(c.ChangeSide, st.sampled_from(["a1", "b1", "b2"])),
    st.builds(c.AddCard, st.sampled_from(SIDES), st.just("Renfort"), st.integers(1, 2)),
    st.builds(c.SetCount, st.sampled_from(SIDES), st.integers(0, 7)),
    st.builds(c.ChangeSide, st.sampled_from(["a1", "b1"]), st.sampled_from(["", "a1.1", "b1.1"])),
    st.builds(c.NameCard, st.sampled_from(["a1", "b1", "b2"]), st.sampled_from(["", "Wolfen"])),
    st.builds(lambda card: c.Together((c.NameCard(card, "Loup", 2), c.PlayTop(card))), drawn),
)


class ActivationMachine(BattleMachine):
    """A battle that anybody may ask anything of, in any order."""

    system = CONFRONTATION

    @initialize(
        a=figures,
        b=figures,
        knowledge=st.sampled_from(Knowledge),
        count=st.integers(1, 5),
        opened=st.booleans(),
    )
    def sit_down(self, a: list[int], b: list[int], knowledge: Knowledge, count: int, opened: bool) -> None:
        theirs: Any = (
            counted("B", count)
            if knowledge is Knowledge.COUNTED
            else side("B", [(f"y{n}", k) for n, k in enumerate(b)], knowledge=knowledge)
        )
        table = Tabletop(side("A", [(f"x{n}", k) for n, k in enumerate(a)]), theirs)
        self.seat(table.table, table.game)
        if opened:  # half of the battles begin with the first speaking turn
            for command in (c.Ready("a"), c.Ready("b"), c.DeclareWinner("a"), c.ChooseFirst("a")):
                self.ask(command)

    def roll(self, faces: int) -> int:
        return faces

    @rule(data=st.data())
    def choose_what_is_offered(self, data: st.DataObject) -> None:
        named = {"refusal.which_card"}
        offered = CONFRONTATION.offer(self.table, self.game)
        wanted = [x.command for x in offered if x.refusal is None or x.refusal.code in named]
        commands = self._named(self.game, data.draw(st.sampled_from(wanted)))
        assert any(isinstance(self.ask(command), Step) for command in commands)

    @rule(command=plays, overrule=st.booleans())
    def ask_anything(self, command: c.Command, overrule: bool) -> None:
        self.ask_or_overrule(command, overrule=overrule)

    @rule(key=st.sampled_from(SIDES), cards=st.permutations(["a1", "a2", "b1"]), n=st.integers(0, 3))
    def correct_a_pile(self, key: str, cards: list[str], n: int) -> None:
        if self.game.phase == "activation":
            here = self.game.sides[key]
            mine = [k for k in cards if k in here.pile][:n]
            played = (*here.played, *(k for k in here.pile if k not in mine))
            self.ask(c.Correct(f"side:{key}", {"pile": tuple(mine), "played": played}, "gone"))

    @rule(key=st.sampled_from(SIDES), data=st.data())
    def arrange_the_cards(self, key: str, data: st.DataObject) -> None:
        """Lay a side's cards anew: any of them into pile, reserve, those played, or out of the sequence."""
        mine = [card.id for card in self.game.cards_of(key)]
        heaps: dict[str, list[str]] = {"pile": [], "reserve": [], "played": [], "out": []}
        for card in data.draw(st.permutations(mine)):
            heaps[data.draw(st.sampled_from(list(heaps)))].append(card)
        pile, reserve, played = (tuple(heaps[name]) for name in ("pile", "reserve", "played"))
        before = self.game
        decided = self.ask(Arrange(key, pile, reserve, played, "counted again"))
        assert isinstance(decided, Refusal) == (before.phase == "strategic" and bool(reserve or played))
        if isinstance(decided, Step):
            after = self.game.sides[key]
            assert decided.label.code == "step.order_corrected"
            assert (after.order if before.phase == "strategic" else after.pile) == pile
            assert after.reserved >= len(after.reserve)
            assert self.game.sides[other(key)].order == before.sides[other(key)].order

    @rule(
        phase=st.sampled_from(sorted(STEPS)),
        step=st.integers(0, 2),
        hand=st.sampled_from([*SIDES, "", None]),
    )
    def correct_the_moment(self, phase: str, step: int, hand: str | None) -> None:
        changes = {"phase": phase, "step": STEPS[phase][step % len(STEPS[phase])]}
        changes |= {"hand": hand} if hand is not None and phase == "activation" else {}
        before = self.game
        assert isinstance(self.ask(c.Correct("game", changes, "we went too far")), Step)
        for key in SIDES:
            lay, lie = (self.living(game, key) for game in (before, self.game))
            assert set(lay) <= set(lie), "no moment that is put right loses a card"
            assert len(set(lie)) == len(lie), "each lies in one heap"
            if building(self.game, key) and not building(before, key):
                everybody = {k.id for k in self.game.cards_of(key)}
                assert {k for k in everybody if self.lives(self.game, k)} <= set(lie)

    def lives(self, game: Game, card: str) -> bool:
        """Tell whether a card belongs into a sequence."""
        return belongs(self.table.ruleset, game, card)

    def living(self, game: Game, key: str) -> list[str]:
        """Give the living cards of a side by the heaps that they lie in: before activation the sequence."""
        here = game.sides[key]
        heaps = [*here.pile, *here.reserve, *here.played]
        if game.phase == "strategic":
            heaps = [*here.order, *(k for k in heaps if k not in here.order)]
        return [k for k in heaps if game.cards[k].side == key and self.lives(game, k)]

    @rule(n=st.integers(0, 20), place=st.sampled_from(Place))
    def move_a_figure(self, n: int, place: Place) -> None:
        keys = list(self.game.fighters)
        if keys:
            self.ask(c.Put(keys[n % len(keys)], place))

    @rule(n=st.integers(0, 20), over=st.booleans())
    def give_a_figure_a_card_of_its_own(self, n: int, over: bool) -> None:
        """Transform one of several figures, or let it go over to the other side."""
        game = self.game
        keys = [key for key, f in game.fighters.items() if len(game.fighters_of(f.card)) > 1]
        if keys:
            key = keys[n % len(keys)]
            change = c.ChangeSide(game.fighters[key].card, key) if over else c.Transform(key, "Bête")
            assert isinstance(self.ask(change), Step)

    @invariant()
    def cards_are_conserved(self) -> None:
        for key, here in self.game.sides.items():
            places = [*here.pile, *here.reserve, *here.played]
            assert len(set(places)) == len(places)
            assert len(set(here.order)) == len(here.order)
            if self.game.phase == "activation":
                mine = {k for k in places if self.game.cards[k].side == key}
                assert mine >= {k for k in here.order if self.game.cards[k].side == key}
            assert set(places) | set(here.order) <= set(self.game.cards)

    @invariant()
    def somebody_can_always_go_on(self) -> None:
        offered = CONFRONTATION.offer(self.table, self.game)
        needs_a_name = {"refusal.which_card"}
        assert any(x.refusal is None or x.refusal.code in needs_a_name for x in offered)

    @invariant()
    def the_hand_is_with_somebody_who_has_something(self) -> None:
        if self.game.phase == "activation" and self.game.hand:
            assert self.game.speaking or self.game.sides[self.game.hand].has_cards

    def teardown(self) -> None:
        """Let the phase run out by its first legal choices: it always ends, and everything was played."""
        if not hasattr(self, "game"):
            return
        game = self.game
        for _ in range(200):
            if game.phase == "combat":
                return
            game = self._go_on(game)
        raise AssertionError(f"the phase does not end: {game}")

    def _go_on(self, game: Game) -> Game:
        for offered in CONFRONTATION.offer(self.table, game):
            for command in self._named(game, offered.command):
                decided = CONFRONTATION.decide(self.table, game, command, lambda faces: faces)
                if isinstance(decided, Step):
                    return apply(decided.events, game)
        raise AssertionError(f"nothing that is offered can be done: {game}")

    def _named(self, game: Game, command: c.Command) -> list[c.Command]:
        if isinstance(command, c.ThrowDice):
            return [c.ThrowDice(command.side, (2 if command.side == "a" else 3,))]
        here = game.sides.get(game.hand)
        if here is not None and isinstance(command, (c.PlayTop, c.PlayReserve)):
            return [command, *(type(command)(k) for k in (*here.pile, *here.reserve))]
        if here is not None and isinstance(command, c.PlayBoth):
            return [command, *(c.PlayBoth(k, r) for k in here.pile for r in here.reserve)]
        return [command]


ActivationMachine.TestCase.settings = settings(
    max_examples=examples(75), stateful_step_count=40, deadline=None, report_multiple_bugs=False
)
TestActivation = ActivationMachine.TestCase
