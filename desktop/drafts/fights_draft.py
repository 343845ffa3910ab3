"""The fights of a combat phase as the screen plays them: which one is open, who faces whom, what is lit.

What a fight is and what was done of it is the state's; kept here is only where the players look. It knows
neither Qt nor words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Self

from desktop.drafts.odds import Odds, odds_ahead, trial_odds
from desktop.drafts.trial_side import TrialSide
from rules.battle import commands as c
from rules.battle.commands import Command
from rules.battle.fights import Fight, asked_of, numbered, standing
from rules.battle.opposing import DecideSix, Oppose, begun, unthrown, waiting
from rules.battle.row_marks import NAMES, SettleStep
from rules.battle.rows import PhaseRow, rows
from rules.battle.ruleset import RowSource
from rules.battle.state import Contender, Fighter, Game, Trial, TrialVerdict
from rules.battle.system import Table
from rules.battle.trial import CloseTrial, OpenTrial
from rules.values import Characteristic

PURSUITS = frozenset({"pursuit", "pursued"})
"""The rows of a fight that come once it is decided."""

SPLIT = "dice"
"""The row of a fight in which dice are split between attack and defence."""
_PASSES = ("strike", "struck")
"""The comparisons of a pass: the left figure strikes, the right one does."""
_CHIPS = frozenset({RowSource.ABILITY, RowSource.CHARGE})
_FIRST = frozenset({RowSource.TANGLED, RowSource.CONTACT})
FACES = 6


class Strikes(StrEnum):
    """Who of a comparison strikes: the left one, the right one, or both are tested alike."""

    BOTH = "both"
    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Comparison:
    """A value of the left one beside a value of the right one; ``tests`` where dice are thrown for both."""

    id: str
    left: Characteristic
    right: Characteristic
    way: Strikes
    tests: bool = True

    def of(self, pair: tuple[str, str]) -> tuple[tuple[str, str], tuple[str, str]]:
        """Return who is tested against whom, and with what: the one who strikes first."""
        both = (pair[0], self.left.value), (pair[1], self.right.value)
        return (both[1], both[0]) if self.way is Strikes.LEFT else both


COMPARISONS = (
    Comparison("ini", Characteristic.INI, Characteristic.INI, Strikes.BOTH),
    Comparison("strike", Characteristic.ATT, Characteristic.DEF, Strikes.RIGHT),
    Comparison("wound", Characteristic.FOR, Characteristic.RES, Strikes.RIGHT, tests=False),
    Comparison("struck", Characteristic.DEF, Characteristic.ATT, Strikes.LEFT),
    Comparison("wounded", Characteristic.RES, Characteristic.FOR, Strikes.LEFT, tests=False),
)
BY_ID = {each.id: each for each in COMPARISONS}


@dataclass(frozen=True, slots=True)
class Shares:
    """How a system splits dice between attack and defence.

    ``of`` tells the dice of a figure in attack and in defence, ``split`` is the command that sets them.
    """

    of: Callable[[Fighter], tuple[int, int]]
    split: Callable[[str, int, int], Command]


class Progress(StrEnum):
    """How far a fight is."""

    PLAYED = "played"  # it is to be decided
    PURSUIT = "pursuit"  # it is decided, its pursuit is not done
    OVER = "over"


@dataclass(frozen=True, slots=True)
class FightCard:
    """A fight: its number, its two camps, its own rows, and the rows of those who fight it.

    What the figures of one card are reminded of alike are one chip: several rows.
    """

    number: int
    fight: Fight
    camps: tuple[tuple[str, ...], tuple[str, ...]]
    rows: tuple[PhaseRow, ...]
    chips: tuple[tuple[PhaseRow, ...], ...]
    won: bool

    @property
    def every(self) -> tuple[PhaseRow, ...]:
        """All its rows."""
        return (*self.rows, *(row for chip in self.chips for row in chip))

    @property
    def to_decide(self) -> tuple[PhaseRow, ...]:
        """The open rows that Decided deals with."""
        return tuple(row for row in self.rows if row.open and row.rule.id not in PURSUITS)

    @property
    def to_pursue(self) -> tuple[PhaseRow, ...]:
        """The open rows of its pursuit."""
        return tuple(row for row in self.rows if row.open and row.rule.id in PURSUITS)

    @property
    def next_row(self) -> PhaseRow | None:
        """The row of its own that is dealt with next; of a fight that is over one that was, None for none."""
        pursued = self.to_pursue if self.progress is Progress.PURSUIT else ()
        dealt = (row for row in self.rows if not row.open)
        return next(iter((*self.to_decide, *pursued, *dealt)), None)

    @property
    def progress(self) -> Progress:
        """How far it is: who wins is free to pursue, as long as both camps stand nobody is."""
        if self.to_decide:
            return Progress.PLAYED
        return Progress.PURSUIT if self.won and self.to_pursue else Progress.OVER


@dataclass(frozen=True, slots=True)
class Fights:
    """What a state has of fights: a card each, and the rows of no fight: what is settled first, and the rest.

    Abilities are remembered by those who fight alone. ``struck`` are who struck whom since their last attack,
    ``passes`` how often somebody attacked somebody.
    """

    table: Table
    game: Game
    cards: tuple[FightCard, ...]
    before: tuple[PhaseRow, ...]
    after: tuple[PhaseRow, ...]
    struck: Set[tuple[str, str]] = frozenset()
    passes: Mapping[tuple[str, str], int] = field(default_factory=dict)

    @classmethod
    def read(
        cls,
        table: Table,
        game: Game,
        struck: Set[tuple[str, str]] = frozenset(),
        passes: Mapping[tuple[str, str], int] | None = None,
    ) -> Self:
        """Read them of a state of the combat phase, in which some have struck already."""
        every, known = rows(table, game), numbered(game)
        made = tuple(_card(game, number, fight, every) for number, fight in enumerate(known, 1))
        held = {row.id for card in made for row in card.every}
        free = [row for row in every if row.id not in held and row.rule.source not in _REMEMBERED]
        before = tuple(row for row in free if row.rule.source in _FIRST)
        return cls(
            table, game, made, before, tuple(row for row in free if row not in before), struck, passes or {}
        )

    @property
    def left(self) -> tuple[FightCard, ...]:
        """The fights that are not over."""
        return tuple(card for card in self.cards if card.progress is not Progress.OVER)

    @property
    def every(self) -> tuple[PhaseRow, ...]:
        """All rows."""
        return (*self.before, *(row for card in self.cards for row in card.every), *self.after)

    def row(self, name: str) -> PhaseRow | None:
        """Return a row by its id; of a chip with several the first that is open."""
        chip = self.chip(name)
        if chip:
            return next((row for row in chip if row.open), chip[0])
        return next((row for row in (*self.before, *self.after) if row.id == name), None)

    def chip(self, name: str) -> tuple[PhaseRow, ...]:
        """Return the rows of a chip by the id of its first one."""
        chips = (chip for card in self.cards for chip in card.chips)
        return next((chip for chip in chips if chip[0].id == name), ())


def _card(game: Game, number: int, fight: Fight, every: tuple[PhaseRow, ...]) -> FightCard:
    left = standing(game, fight)
    first, second = (tuple(key for key in fight if game.side_of(key).key == side) for side in game.sides)
    return FightCard(
        number, fight, (first, second),
        tuple(row for row in every if row.fighters == fight),
        _chips(game, [row for row in every if row.rule.source in _CHIPS and row.fighter in fight]),
        won=sum(any(key in left for key in camp) for camp in (first, second)) == 1,
    )  # fmt: skip


def _chips(game: Game, found: list[PhaseRow]) -> tuple[tuple[PhaseRow, ...], ...]:
    """Put together what figures of one card are reminded of alike; a charge is one of its own."""
    chips: dict[tuple[str, ...], list[PhaseRow]] = {}
    for row in found:
        charge = row.fighter if row.rule.source is RowSource.CHARGE else ""
        key = (row.step, row.rule.id, game.fighters[row.fighter].card, *row.detail, charge)
        chips.setdefault(key, []).append(row)
    return tuple(map(tuple, chips.values()))


def _contenders(lit: Comparison, pair: tuple[str, str]) -> tuple[Contender, Contender]:
    """Return the two whom a comparison tests: the one who strikes first."""
    first, second = (Contender(fighter=key, characteristic=what) for key, what in lit.of(pair))
    return first, second


def _is_wide(trial: Trial) -> bool:
    """Tell whether a test has more than a die for each side: a row has no room for it."""
    return any(side.number > 1 or side.carries or (side.throw.replaced or 0) > 0 for side in trial.sides)


_REMEMBERED = frozenset({RowSource.ABILITY, RowSource.EFFECT})
"""What nobody has to tick: figures show it themselves."""
Spot = tuple[str, tuple[str, str]]
"""A line, and the two who face each other on it."""


def _share_of(fighter: str) -> Spot:
    """Give where the split of a figure's dice is typed."""
    return f"share:{fighter}", ("", "")


@dataclass(frozen=True, slots=True, kw_only=True)
class FightsDraft:
    """What of the fights is in view. ``shares``: how this system splits dice, None where it does not.

    ``lit`` is the line that keys mean: a comparison, or "fight:1", "share:a1.1", "row:…" with their ids.
    ``pair`` faces each other in the open fight; ``typed`` are dice by the line and the two they are typed
    for: they stay there, wherever players look meanwhile, until they are thrown or taken back.
    """

    state: Fights
    shares: Shares | None = None
    open: Fight = ()
    pair: tuple[str, str] = ("", "")
    lit: str = ""
    typed: Mapping[Spot, tuple[int, ...]] = field(default_factory=dict)

    # -- what it says -------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The state of the battle."""
        return self.state.game

    @property
    def card(self) -> FightCard | None:
        """The open fight."""
        return next((card for card in self.state.cards if card.fight == self.open), None)

    @property
    def comparison(self) -> Comparison | None:
        """The comparison that is lit, None once a side alone stands: nobody strikes any more."""
        won = self.card is not None and self.card.won
        return None if won else BY_ID.get(self.lit)

    @property
    def lit_row(self) -> PhaseRow | None:
        """The row that is lit, None for a line that is none."""
        kind, _, name = self.lit.partition(":")
        return self.state.row(name) if kind == "row" else None

    @property
    def naming(self) -> PhaseRow | None:
        """The row that is lit and asks for a side."""
        row = self.lit_row
        return row if row is not None and row.open and row.rule.verb == NAMES else None

    @property
    def row(self) -> PhaseRow | None:
        """The row that is lit, else what is dealt with next of the fight that is open or lit."""
        lit = (card for card in self.state.cards if self.lit == f"fight:{card.number}")
        card = self.card or next(lit, None)
        if self.lit_row is not None or card is None:
            return self.lit_row
        return card.next_row

    def standing(self, card: FightCard) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return who of both camps is on the table."""
        first, second = (tuple(k for k in camp if self.game.fighters[k].on_table) for camp in card.camps)
        return first, second

    def lines(self) -> tuple[str, ...]:
        """Return the ids of all lines, in the order in which they are walked."""
        made = [f"row:{row.id}" for row in self.state.before]
        for card in self.state.cards:
            if card.fight != self.open:
                made.append(f"fight:{card.number}")
                continue
            made.append("ini")
            if self.shares is not None:
                made += [f"share:{key}" for key in standing(self.game, card.fight)]
            made += [each.id for each in COMPARISONS[1:]]
            made += [f"row:{chip[0].id}" for chip in card.chips]
        return (*made, *(f"row:{row.id}" for row in self.state.after))

    def trial(self, comparison: Comparison) -> Trial | None:
        """Return the last test of a comparison between the two who face each other, whoever began it."""
        asked = {*comparison.of(self.pair)}
        return next((each for each in reversed(self.game.fought) if {*asked_of(each.sides)} == asked), None)

    @property
    def test(self) -> Trial | None:
        """The test at hand, where it is that of the comparison which is lit."""
        trial, lit = self.game.trial, self.comparison
        mine = trial is not None and lit is not None and {*asked_of(trial.sides)} == {*lit.of(self.pair)}
        return trial if mine and trial is not None and trial.verdict is TrialVerdict.OPEN else None

    @property
    def throwing(self) -> tuple[str, ...]:
        """Who throws a die next on the comparison that is lit, in this order: also the 6 that waits again.

        Nobody where both choose unseen what becomes of theirs.
        """
        lit, trial = self.comparison, self.test
        if lit is None or not lit.tests:
            return ()
        if trial is None:
            fresh = begun(self.state.table, self.game, *_contenders(lit, self.pair))
            return tuple(fresh.sides[place].fighter for place in unthrown(fresh))
        if _is_wide(trial):
            return ()  # its dice are for the panel of the test
        waits = () if self.six is None else (self.six,)
        return tuple(trial.sides[place].fighter for place in unthrown(trial) or waits)

    @property
    def six(self) -> int | None:
        """The place in the test at hand whose 6 waits for its decision, once all dice are there."""
        trial = self.test
        if trial is None or _is_wide(trial) or unthrown(trial):
            return None
        return waiting(self.state.table, trial)

    def resumed(self) -> FightsDraft | None:
        """Look at the test at hand where it is one of a fight, None for any other."""
        trial = self.game.trial
        if trial is None or trial.second is None or trial.verdict is not TrialVerdict.OPEN:
            return None
        asked = {*asked_of(trial.sides)}
        keys = [key for key in self.game.fighters if any(key == mine for mine, _ in asked)]
        for card in self.state.cards:
            first, second = self.standing(card)
            if len(keys) == 2 and keys[0] in first and keys[1] in second and not card.won:
                pair = keys[0], keys[1]
                for each in COMPARISONS:
                    if each.tests and {*each.of(pair)} == asked:
                        return replace(self, open=card.fight, pair=pair, lit=each.id)
        return None

    # -- where the players look -----------------------------------------------------------------------

    def of(self, state: Fights) -> FightsDraft:
        """Return the same place in another state, where it is still there."""
        now = replace(self, state=state)
        card = now.card
        if card is None:
            closed = replace(now, open=(), pair=("", ""))
            return closed if not state.left and closed.lit in closed.lines() else now.next()
        now = now._faced(card)
        stays = now.lit in now.lines() and (now.comparison is not None or now.lit not in BY_ID)
        return now if stays else replace(now, lit=now._begins())

    def _faced(self, card: FightCard) -> FightsDraft:
        """Return the fight with two who stand facing each other, those of before where they can."""
        camps = self.standing(card)
        pair = tuple(
            key if key in camp else next(iter(camp or all_), "")
            for key, camp, all_ in zip(self.pair, camps, card.camps, strict=True)
        )
        return replace(self, pair=(pair[0], pair[1]))

    def _begins(self) -> str:
        """Return the line that an open fight begins with, or goes on with; "" once a side alone stands."""
        if self.card is not None and self.card.won:
            return ""
        found = self._first_blow()
        for trial in self.game.fought:
            for each in COMPARISONS[1:]:
                if each.tests and trial is self.trial(each):
                    found = self._following(each, trial)
        if (blow := BY_ID.get(found)) is not None and not blow.tests:
            (attacker, _), (target, _) = blow.of(self.pair)
            found = self._following(blow, None) if (attacker, target) in self.state.struck else found
        return _with_dice(self, found)

    def opened(self, number: int) -> FightsDraft:
        """Open a fight by its number, nothing for a number that there is not."""
        card = next((card for card in self.state.cards if card.number == number), None)
        if card is None:
            return self
        made = replace(self, open=card.fight, pair=("", ""))._faced(card)
        return made.playing()

    def begun(self) -> FightsDraft:
        """Open the fight of the test at hand, else the first one; what is asked before the fights is lit."""
        if (resumed := self.resumed()) is not None:
            return resumed
        first = self.next()
        asked = (replace(first, lit=f"row:{row.id}") for row in self.state.before)
        return next((each for each in asked if each.naming is not None), first)

    def playing(self) -> FightsDraft:
        """Light what is to be played next in the open fight: the test at hand, where it is one of it."""
        if (resumed := self.resumed()) is not None and resumed.open == self.open:
            return resumed
        return self if self.card is None else replace(self, lit=self._begins())

    def next(self) -> FightsDraft:
        """Open the next fight that is not over, after the open one and then from the first."""
        left = [card.number for card in self.state.left]
        here = next((card.number for card in self.state.cards if card.fight == self.open), 0)
        onward = [number for number in left if number > here] or [n for n in left if n != here] or left
        if onward:
            return self.opened(onward[0])
        closed = replace(self, open=(), pair=("", ""))
        return replace(closed, lit=f"fight:{here}" if here else next(iter(closed.lines()), ""))

    def light(self, line: str) -> FightsDraft:
        """Light a line."""
        return replace(self, lit=line) if line in self.lines() else self

    def walk(self, by: int) -> FightsDraft:
        """Light the next line, or the one before."""
        lines = self.lines()
        if not lines:
            return self
        at = lines.index(self.lit) if self.lit in lines else -by
        return self.light(lines[max(0, min(len(lines) - 1, at + by))])

    def facing(self, fighter: str) -> FightsDraft:
        """Let a figure of the open fight face the other side."""
        card = self.card
        if card is None or not self.game.fighters[fighter].on_table:
            return self
        pair = list(self.pair)
        for place, camp in enumerate(card.camps):
            if fighter in camp:
                pair[place] = fighter
        return replace(self, pair=(pair[0], pair[1]))

    def other(self, place: int) -> FightsDraft:
        """Let the next figure of the left camp (0) or the right one (1) face the other side."""
        card = self.card
        camp = self.standing(card)[place] if card is not None else ()
        if len(camp) < 2:
            return self
        return self.facing(camp[(camp.index(self.pair[place]) + 1) % len(camp)])

    # -- dice -----------------------------------------------------------------------------------------

    @property
    def spot(self) -> Spot:
        """Where dice are typed now."""
        return self.lit, self.pair if self.lit in BY_ID else ("", "")

    @property
    def dice(self) -> tuple[int, ...]:
        """The dice typed for the line that is lit; none where a side alone stands and nobody strikes."""
        idle = self.lit in BY_ID and self.comparison is None
        return () if idle else self.typed.get(self.spot, ())

    def lay(self, dice: tuple[int, ...], spot: Spot | None = None) -> FightsDraft:
        """Let dice lie on the line that is lit, or elsewhere; none takes them away."""
        where = spot or self.spot
        others = {each: lie for each, lie in self.typed.items() if each != where}
        return replace(self, typed={**others, where: dice} if dice else others)

    def typed_for(self, fighter: str) -> tuple[int, ...]:
        """Return the dice typed for the split of a figure and not told yet: those in attack first."""
        return self.typed.get(_share_of(fighter), ())

    def untyped(self, fighter: str) -> FightsDraft:
        """Take away what is typed for the split of a figure, which is told in another way."""
        return self.lay((), _share_of(fighter))

    @property
    def needed(self) -> int:
        """How many dice are typed for the line that is lit."""
        return 2 if self.sharing else len(self.throwing)

    @property
    def complete(self) -> bool:
        """Whether all dice of the line that is lit are typed."""
        return 0 < self.needed == len(self.dice)

    def type_die(self, die: int) -> FightsDraft:
        """Take a die for the test that is lit: first of who strikes, of the left one where nobody does.

        Of a figure whose dice are split, first how many are in attack, then how many in defence. Dice that
        were refused make way for new ones.
        """
        if not self.needed or not (self.sharing or 1 <= die <= FACES):
            return self
        return self.lay((die,) if self.complete else (*self.dice, die))

    @property
    def sharing(self) -> str:
        """The figure whose dice are split on the line that is lit, "" for none."""
        kind, _, fighter = self.lit.partition(":")
        return fighter if kind == "share" else ""

    def back(self) -> FightsDraft:
        """Take the last die back."""
        return self.lay(self.dice[:-1])

    @property
    def command(self) -> Oppose | DecideSix | None:
        """The test that is lit with its dice; those that are missing are rolled here. None for no test."""
        lit, trial = self.comparison, self.test
        if lit is None or not lit.tests or self.card is None:
            return None
        if self.six is not None:
            return DecideSix(dice=self.dice)
        if trial is not None and trial.second is not None:
            return Oppose(trial.first, trial.second, self.dice) if self.throwing else None
        return Oppose(*_contenders(lit, self.pair), self.dice)

    @property
    def to_split(self) -> PhaseRow | None:
        """The row that asks for the split of dice in the open fight, None once that was told or left."""
        if self.shares is None or self.card is None:
            return None
        return next((row for row in self.card.to_decide if row.rule.id == SPLIT), None)

    @property
    def unsplit(self) -> tuple[str, ...]:
        """Who stands in the open fight and has no dice in attack or defence."""
        card, shares = self.card, self.shares
        if card is None or shares is None:
            return ()
        fighters = self.game.fighters
        return tuple(key for key in standing(self.game, card.fight) if not any(shares.of(fighters[key])))

    @property
    def split_done(self) -> c.MarkRow | None:
        """What says that dice are split as they are; that nobody splits any, where nobody did."""
        row, card = self.to_split, self.card
        if row is None or card is None:
            return None
        left = self.unsplit == standing(self.game, card.fight)
        return c.MarkRow(row.id, "skipped" if left else "done")

    @property
    def splitting(self) -> Command | None:
        """The split of dice as typed on the line that is lit; that of the last figure ends it."""
        if self.shares is None or not self.sharing or not self.complete:
            return None
        row, command = self.to_split, self.shares.split(self.sharing, *self.dice)
        ends = row is not None and not {*self.unsplit} - {self.sharing}
        return c.Together((c.MarkRow(row.id, "done"), command)) if ends and row is not None else command

    def after_split(self) -> FightsDraft:
        """Light the figure whose dice are split next, else what follows the split."""
        if self.to_split is None:
            return self.playing()
        return self.light(f"share:{self.unsplit[0]}" if self.unsplit else _with_dice(self, self.walk(1).lit))

    def added(self, fighter: str, what: str, by: int) -> Command | None:
        """Return the split of a figure with a die more in attack or in defence, or one fewer."""
        if self.shares is None:
            return None
        attack, defence = self.shares.of(self.game.fighters[fighter])
        if what == "attack":
            return self.shares.split(fighter, max(0, attack + by), defence)
        return self.shares.split(fighter, attack, max(0, defence + by))

    def went(self) -> FightsDraft:
        """Light what follows the line that is lit, now that it was played."""
        lit = self.comparison
        if lit is None:
            return self
        return replace(self, lit=_with_dice(self, self._following(lit, self.trial(lit))))

    def _first_blow(self) -> str:
        """Return what comes once initiative is known: dice are split, then who is first strikes."""
        trial = self.trial(COMPARISONS[0])
        if trial is None or trial.verdict not in (TrialVerdict.FIRST, TrialVerdict.SECOND):
            return COMPARISONS[0].id
        if self.to_split is not None:
            return f"share:{(*self.unsplit, *standing(self.game, self.open))[0]}"
        victor = trial.sides[trial.verdict is TrialVerdict.SECOND].fighter
        return "strike" if victor == self.pair[0] else "struck"

    def _following(self, lit: Comparison, trial: Trial | None) -> str:
        """Return what comes after a comparison: who is first strikes, who hits wounds, then the other one."""
        match lit.id:
            case "ini":
                return self._first_blow()
            case "strike":
                return "wound" if trial is not None and trial.verdict is TrialVerdict.FIRST else "struck"
            case "struck":
                return "wounded" if trial is not None and trial.verdict is TrialVerdict.FIRST else "strike"
            case "wound":
                return "struck"
            case _:
                return "strike"

    # -- deciding ---------------------------------------------------------------------------------------

    def marking(self, row: PhaseRow, state: str) -> Command | None:
        """Return the command that marks a row with those of its chip, or with those of its fight.

        None for one that stands alone.
        """
        chip = next((chip for card in self.state.cards for chip in card.chips if row in chip), ())
        if len(chip) > 1:
            return _settling(tuple(each for each in chip if each.open is bool(state)), state)
        card = next((card for card in self.state.cards if row in card.rows), None)
        if card is None:
            return None
        if state:  # what decides it first, each part of its pursuit afterwards
            if card.to_decide:
                return _with_test(self.game.trial, card, self._deciding(card, state))
            return _settling(card.to_pursue[: 1 if state == "done" else None], state)
        return _settling(tuple(each for each in card.rows if not each.open), state)

    def _deciding(self, card: FightCard, state: str) -> Command | None:
        """Return the command that decides a fight; dice that nobody split are not told as split."""
        left = self.split_done if card is self.card and state == "done" else None
        if left is None or left.state == state:
            return _settling(card.to_decide, state)
        others = _settling(tuple(row for row in card.to_decide if row.id != left.row), state)
        return left if others is None else c.Together((left, others))


def after_command(draft: FightsDraft, state: Fights) -> FightsDraft:
    """Look on after a command: once a test is decided, the line that follows it is lit."""
    now = draft.of(state)
    lit = now.comparison
    trial = now.trial(lit) if lit is not None and lit.tests and now.open == draft.open else None
    return now if trial is None or trial in draft.game.fought else now.went()


def is_due(draft: FightsDraft) -> bool:
    """Tell whether the line that is lit is rolled next: what came of it before is of another pass."""
    if draft.comparison is None or draft.card is None or draft.card.progress is not Progress.PLAYED:
        return False
    following = draft.playing()
    return bool(draft.dice) or (following.lit, following.pair) == (draft.lit, draft.pair)


def typed_left(draft: FightsDraft) -> tuple[str, FightsDraft] | None:
    """Return for whom dice are typed that nobody has thrown, and the look at them; None where none are."""
    for (line, pair), dice in draft.typed.items():
        fighter = pair[0] or line.partition(":")[2]
        left = (card for card in draft.state.left if card.progress is Progress.PLAYED and not card.won)
        card = next((card for card in left if dice and fighter in card.fight), None)
        if card is not None:
            there = draft.opened(card.number)
            return fighter, replace(there, lit=line, pair=pair if pair[0] else there.pair)
    return None


def chances_of(draft: FightsDraft) -> Odds | None:
    """Return the odds of who throws first on the line that is lit; None once a die is there."""
    command, trial = draft.command, draft.test
    if draft.dice or not isinstance(command, Oppose):
        return None
    if trial is None:
        return odds_ahead(draft.state.table, draft.game, OpenTrial(command.first, command.second))
    return None if thrown(draft) else trial_odds(draft.state.table, trial, 0)  # after a tie


def six_of(draft: FightsDraft) -> TrialSide | None:
    """Return whose 6 is asked about on the line that is lit; None where that was chosen unseen before."""
    side = _waiting(draft)
    return None if side is None or side.rerolls else side


def advice(draft: FightsDraft) -> str:
    """Return which answer to the 6 that waits Enter gives: "again" where that is likelier, else "keep"."""
    side = _waiting(draft)
    return "" if side is None else side.answer()


def _waiting(draft: FightsDraft) -> TrialSide | None:
    """Return the side of the test at hand whose 6 waits, asked about or not."""
    trial, place = draft.test, draft.six
    return TrialSide(draft.state.table, trial, place) if trial is not None and place is not None else None


def _settling(some: tuple[PhaseRow, ...], state: str) -> Command | None:
    """Return the command that marks rows of a step together."""
    if len(some) < 2:
        return c.MarkRow(some[0].id, state) if some else None
    return SettleStep(some[0].step, state, tuple(row.id for row in some))


def _with_test(trial: Trial | None, card: FightCard, command: Command | None) -> Command | None:
    """Close the open test of those who fight along with their fight: nothing comes of it any more."""
    if trial is None or trial.second is None or trial.verdict is not TrialVerdict.OPEN or command is None:
        return command
    own = {side.fighter for side in trial.sides} <= {key for camp in card.camps for key in camp}
    return c.Together((CloseTrial(), command)) if own else command


def _with_dice(draft: FightsDraft, lit: str) -> str:
    """Return a line; of the passes the other one where who strikes in it has split no die for that."""
    if draft.shares is None or lit not in _PASSES:
        return lit
    of, fighters = draft.shares.of, draft.game.fighters
    idle = [any(of(fighters[key])) and not of(fighters[key])[0] for key in draft.pair]
    return _PASSES[not _PASSES.index(lit)] if idle[_PASSES.index(lit)] and not all(idle) else lit


def thrown(draft: FightsDraft) -> bool:
    """Tell whether a die of the test at hand has fallen, since its tie where it had one."""
    return draft.test is not None and any(side.throw.rounds for side in draft.test.sides)


def bare(draft: FightsDraft) -> str:
    """Return who is struck on the pass that is lit and throws no die for that, "" for nobody."""
    lit = draft.comparison
    if lit is None or not lit.tests:
        return ""
    pair = _contenders(lit, draft.pair)
    trial = draft.test or begun(draft.state.table, draft.game, *pair)
    return next((side.fighter for side in trial.sides if not side.number), "")


def split_none(draft: FightsDraft, fighter: str) -> bool:
    """Tell whether a figure has split its dice, and none for what it throws on the pass that is lit."""
    lit = draft.comparison
    if draft.shares is None or lit is None or lit.way is Strikes.BOTH:
        return False
    attack, defence = draft.shares.of(draft.game.fighters[fighter])
    return bool(attack or defence) and not (attack if lit.of(draft.pair)[0][0] == fighter else defence)


def numbered_pass(draft: FightsDraft) -> tuple[int, int]:
    """Return which of how many passes is lit of who strikes, zeros where it has not several left."""
    lit = draft.comparison
    if draft.shares is None or lit is None or lit.id not in _PASSES:
        return 0, 0
    striker = lit.of(draft.pair)[0][0]
    passes, dice = draft.state.passes, draft.shares.of(draft.game.fighters[striker])[0]
    made = sum(n for (who, whom), n in passes.items() if who == striker and whom in draft.open)
    return (made + 1, dice) if dice > max(made, 1) else (0, 0)
