"""Where the players look among the fights: held against any order of play, without a window."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from desktop.drafts.fights_draft import (
    BY_ID,
    Comparison,
    Fights,
    FightsDraft,
    Progress,
    after_command,
    chances_of,
    is_due,
)
from rules.battle import commands as c
from rules.battle.fights import asked_of, last_test
from rules.battle.opposing import Oppose
from rules.battle.state import Place, Trial, TrialVerdict
from rules.battle.trial import CloseTrial
from rules.text import Refusal
from tests.examples import examples
from tests.stories import monconf_table as monconf
from tests.stories.readings import read_as
from tests.stories.tabletop import Tabletop, card

FOOT = card("Garde", "Griffons d’Akkylannie", "Fanatisme", MOU=10, INI=3, ATT=4, FOR=9, DEF=3, RES=6, DIS=3)
FOE = card("Gobelin", "Gobelins de No-Dan-Kar", "Fanatisme", MOU=10, INI=2, ATT=2, FOR=3, DEF=2, RES=1, DIS=2)
FIGHTERS = [*(f"a1.{n}" for n in range(1, 4)), *(f"b1.{n}" for n in range(1, 4))]


def melee(*pairs: tuple[int, int]) -> Tabletop:
    table = Tabletop.of([(FOOT, 3)], [(FOE, 3)])
    for mine, theirs in pairs:
        table.do(c.Touch(f"a1.{mine}", f"b1.{theirs}"))
    table.do(c.Correct("game", {"phase": "combat"}))
    return table


def looked(table: Tabletop) -> FightsDraft:
    return FightsDraft(state=Fights.read(table.table, table.game)).begun()


def test_the_first_fight_is_open_with_its_initiative_lit() -> None:
    draft = looked(melee((1, 1), (2, 2), (3, 2)))
    assert [card.fight for card in draft.state.cards] == [("a1.1", "b1.1"), ("a1.2", "a1.3", "b1.2")]
    assert (draft.open, draft.pair, draft.lit) == (("a1.1", "b1.1"), ("a1.1", "b1.1"), "ini")


def test_a_comparison_that_the_right_one_strikes_is_tested_from_its_side() -> None:
    pair = ("a1.1", "b1.1")
    assert BY_ID["strike"].of(pair) == (("a1.1", "ATT"), ("b1.1", "DEF"))
    assert BY_ID["struck"].of(pair) == (("b1.1", "ATT"), ("a1.1", "DEF"))


def test_who_hits_wounds_and_who_misses_is_struck_back() -> None:
    table = melee((1, 1))
    draft = looked(table)
    for line, dice, lit in (("ini", "53", "strike"), ("strike", "42", "wound"), ("struck", "15", "strike")):
        draft = draft.light(line)
        for die in dice:
            draft = draft.type_die(int(die))
        assert draft.command is not None
        table.do(draft.command)
        draft = draft.of(Fights.read(table.table, table.game)).went()
        assert draft.lit == lit
    assert draft.light("wound").went().lit == "struck" and draft.light("wounded").went().lit == "strike"


@pytest.mark.parametrize("line", ["ini", "strike", "struck"])
def test_the_odds_before_the_dice_are_those_of_every_pair_of_dice_played(line: str) -> None:
    table = read_as(monconf.engaged(), monconf_sixes="plain")
    table.do(c.Correct("game", {"phase": "combat"}))
    draft = looked(table).light(line)
    told = chances_of(draft)
    assert told is not None
    wins = ties = 0
    before = table.game
    for mine, theirs in product(range(1, 7), repeat=2):
        typed = draft.type_die(mine).type_die(theirs)
        command = typed.command
        assert isinstance(command, Oppose)
        table.do(command)
        ties += table.game.trial is not None
        (who, what), (foe, against) = asked_of((command.first, command.second))
        done = last_test(table.game, who, foe, (what, against))
        wins += table.game.trial is None and done is not None and done.verdict is TrialVerdict.FIRST
        table.game = before
    assert told.wins == pytest.approx(wins / (36 - ties)) and 0 < wins < 36
    assert chances_of(draft.type_die(3)) is None, "a die lies there"


def test_who_falls_is_faced_no_more_and_its_winner_pursues() -> None:
    table = melee((1, 1), (1, 2))
    draft = looked(table)
    table.do(c.Put("b1.1", Place.DEAD))
    draft = draft.of(Fights.read(table.table, table.game))
    assert draft.pair == ("a1.1", "b1.2") and draft.card is not None and not draft.card.won
    table.do(c.Put("b1.2", Place.DEAD))
    draft = draft.of(Fights.read(table.table, table.game))
    assert draft.card is not None and draft.card.won and draft.facing("b1.1") is draft


def test_a_fight_that_is_gone_is_open_no_more() -> None:
    state = Looking()
    state.goes_on()
    state.goes_on()
    state.marks(state="done")
    state.goes_on()
    state.walks(by=-1)
    state.falls(fighter="a1.2", place=Place.DEAD)
    state.falls(fighter="b1.2", place=Place.DEAD)
    state.looks_at_what_is_there()
    state.teardown()


class Looking(RuleBasedStateMachine):
    """Any order of play: whatever is open, faced and lit is there, and a die is typed where it is thrown."""

    def __init__(self) -> None:
        super().__init__()
        self.table = melee((1, 1), (2, 2))
        self.draft = looked(self.table)

    def read(self) -> None:
        self.draft = self.draft.of(Fights.read(self.table.table, self.table.game))

    def attempt(self, command: c.Command) -> None:
        table = self.table
        step = table.system.decide(table.table, table.game, command, lambda _faces: 4, overrule=True)
        if not isinstance(step, Refusal):
            table.roll = lambda _faces: 4  # type: ignore[assignment, method-assign]
            table.do(command, overrule=True)
        self.read()

    @rule(die=st.integers(0, 9))
    def types(self, die: int) -> None:
        self.draft = self.draft.type_die(die)

    @rule()
    def takes_back(self) -> None:
        self.draft = self.draft.back()

    @rule(by=st.sampled_from([-1, 1]))
    def walks(self, by: int) -> None:
        self.draft = self.draft.walk(by)

    @rule(number=st.integers(0, 4))
    def opens(self, number: int) -> None:
        self.draft = self.draft.opened(number)

    @rule()
    def goes_on(self) -> None:
        self.draft = self.draft.next()

    @rule(fighter=st.sampled_from(FIGHTERS))
    def faces(self, fighter: str) -> None:
        self.draft = self.draft.facing(fighter)

    @rule(place=st.sampled_from([0, 1]))
    def faces_another(self, place: int) -> None:
        self.draft = self.draft.other(place)

    @precondition(lambda self: self.draft.command is not None)
    @rule()
    def throws(self) -> None:
        assert self.draft.command is not None
        self.attempt(self.draft.command)
        self.attempt(CloseTrial())

    @rule(state=st.sampled_from(["done", "skipped", ""]))
    def marks(self, state: str) -> None:
        row = self.draft.row
        command = self.draft.marking(row, state) if row is not None else None
        if command is not None:
            self.attempt(command)

    @rule(a=st.sampled_from(FIGHTERS[:3]), b=st.sampled_from(FIGHTERS[3:]))
    def touches(self, a: str, b: str) -> None:
        self.attempt(c.Touch(a, b))

    @rule(fighter=st.sampled_from(FIGHTERS), place=st.sampled_from([Place.DEAD, Place.TABLE]))
    def falls(self, fighter: str, place: Place) -> None:
        self.attempt(c.Put(fighter, place))

    @invariant()
    def looks_at_what_is_there(self) -> None:
        draft = self.draft
        cards = draft.state.cards
        assert [card.number for card in cards] == list(range(1, len(cards) + 1))
        alone = draft.card is not None and draft.card.won
        assert not draft.lines() or draft.lit in draft.lines() or (alone and not draft.lit)
        assert len(set(draft.lines())) == len(draft.lines())
        if draft.card is None:
            assert draft.open == () and draft.comparison is None
            return
        for place, camp in enumerate(draft.card.camps):
            assert draft.pair[place] in camp
            standing = draft.standing(draft.card)[place]
            assert not standing or draft.pair[place] in standing
        assert not draft.dice or draft.comparison is not None

    @invariant()
    def remembers_tests_of_fights_alone(self) -> None:
        for trial in self.table.game.fought:
            first, second = trial.sides
            asked = (first.characteristic, second.characteristic)
            assert last_test(self.table.game, first.fighter, second.fighter, asked) is trial

    @invariant()
    def nothing_is_left_of_fights_that_are_over(self) -> None:
        left = self.draft.state.left
        assert all(card.progress is not Progress.OVER and (card.to_decide or card.won) for card in left)


def test_a_die_typed_before_one_side_fell_is_none_of_the_side_that_stands() -> None:
    """The state machine found it: typed, then fallen, then walked back to the line."""
    looking = Looking()
    looking.types(1)
    looking.falls("a1.1", Place.DEAD)
    looking.walks(-1)
    looking.looks_at_what_is_there()


class Passes(RuleBasedStateMachine):
    """Pass after pass with few different dice: each decided test leads on to what follows it."""

    def __init__(self) -> None:
        super().__init__()
        self.table = melee((1, 1))
        self.draft = looked(self.table)
        self.struck: set[tuple[str, str]] = set()
        self.thrown: list[Trial] = []
        for die in (5, 2):
            self.draft = self.draft.type_die(die)
        self.throws()

    @property
    def lit(self) -> Comparison:
        assert self.draft.comparison is not None, "both stand as long as nobody is put away"
        return self.draft.comparison

    def throws(self) -> None:
        assert self.draft.command is not None
        self.table.do(self.draft.command)
        self.draft = self.draft.lay(())
        self.thrown.append(self.table.game.fought[-1])
        self.struck.clear()
        self.draft = after_command(self.draft, Fights.read(self.table.table, self.table.game))

    # One rule: of several, only one of which can be followed at a time, Hypothesis switches that one off in
    # half of its examples, and gives up where it has nothing left to do in too many.
    @rule(mine=st.sampled_from([1, 4]), theirs=st.sampled_from([2, 5]))
    def goes_on(self, mine: int, theirs: int) -> None:
        if self.lit.tests:
            self.passes(mine, theirs)
        else:
            self.wounds()

    def passes(self, mine: int, theirs: int) -> None:
        lit = self.draft.lit
        assert is_due(self.draft) and chances_of(self.draft) is not None
        self.draft = self.draft.type_die(mine).type_die(theirs)
        assert is_due(self.draft), "also while its dice lie there"
        self.throws()
        won = self.thrown[-1].verdict is TrialVerdict.FIRST
        wound, back = {"strike": ("wound", "struck"), "struck": ("wounded", "strike")}[lit]
        assert self.draft.lit == (wound if won else back)

    def wounds(self) -> None:
        (attacker, _), (target, _) = self.lit.of(self.draft.pair)
        assert is_due(self.draft)
        self.struck.add((attacker, target))
        self.draft = self.draft.of(Fights.read(self.table.table, self.table.game, {*self.struck})).went()

    @invariant()
    def each_pass_is_one_of_its_own(self) -> None:
        assert len({trial.nth for trial in self.thrown}) == len(self.thrown)
        assert self.draft.playing().lit == self.draft.lit


def test_a_pass_like_the_one_before_leads_on() -> None:
    state = Passes()
    for _ in range(3):
        state.passes(mine=1, theirs=5)
    state.teardown()


TestPasses = Passes.TestCase
TestPasses.settings = settings(max_examples=examples(20), stateful_step_count=15, deadline=None)
TestLooking = Looking.TestCase
TestLooking.settings = settings(max_examples=examples(35), stateful_step_count=25, deadline=None)
