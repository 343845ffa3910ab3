"""The hands of the players: every verb of the battle screen, on the chosen figure or the side that speaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.battle.acting import Acting
from desktop.battle.asking import Asking
from desktop.battle.casting import Casting
from desktop.battle.centre.choices import ASKS
from desktop.battle.centre.speaking import speaking_fighters
from desktop.battle.centre.stages import END_ANNOUNCEMENTS, RESOLVE_NEXT
from desktop.battle.contacting import Contacting
from desktop.battle.dealing import Dealing
from desktop.battle.refereeing import Refereeing
from desktop.battle.striking import Striking
from desktop.battle.testing import Testing
from desktop.battle.wounding import Wounding
from rules.battle import commands as c
from rules.battle.fighters import capacity
from rules.battle.rows import Row
from rules.battle.state import Fighter, Knowledge, Place, Side

if TYPE_CHECKING:
    from desktop.battle.table import Table


class Hands(QObject):
    """Verbs as methods without arguments, for keys, buttons and the palette alike."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._context = table.context
        self.asking = Asking(table)
        self._striking = Striking(table, Wounding(table))
        self.testing = Testing(table)
        self._refereeing = Refereeing(table)
        self._casting = Casting(table)
        self.dealing = Dealing(table)
        self._acting = Acting(table, self._casting.begin)
        self._contacting = Contacting(table)

    # -- speaking turns -----------------------------------------------------------------------------

    @property
    def _side(self) -> Side | None:
        return self._context.game.sides.get(self._context.game.hand)

    def play_top(self) -> None:
        """Play the top card; where the order is not held, ask which was drawn."""
        self._draw("choice.play_top", "")

    def reserve_top(self) -> None:
        """Put the top card in reserve."""
        self._context.do(c.ReserveTop())

    def play_reserve(self) -> None:
        """Play the reserve card."""
        self._draw("choice.play_reserve", "")

    def play_both(self) -> None:
        """Play the reserve and the top card together."""
        self._draw("choice.play_both", "")

    def refuse(self) -> None:
        """Use a refusal."""
        self._context.do(c.Refuse())

    def choose(self, code: str) -> None:
        """Do a choice by its code, as its button does."""
        verbs: dict[str, Callable[[], None]] = {
            "choice.play_top": self.play_top,
            "choice.reserve_top": self.reserve_top,
            "choice.play_reserve": self.play_reserve,
            "choice.play_both": self.play_both,
            "choice.refuse": self.refuse,
            "reminders": self.dealing.remind,
            END_ANNOUNCEMENTS: self.enter,
            RESOLVE_NEXT: self.enter,
        }
        verbs.get(code, self.go_on)()

    def go_on(self) -> None:
        """End the speaking turn, or go to the next phase, or end the turn: whatever comes next."""
        game = self._context.game
        if game.result is not None:
            return
        if game.phase == "activation":
            self._context.do(c.EndSpeaking() if game.speaking else c.Advance())
        elif game.phase in ("combat", "upkeep"):
            self.dealing.end_phase()

    def enter(self) -> None:
        """Go on in the speaking turn, or deal with the chosen row of combat and upkeep."""
        game = self._context.game
        if game.phase in ("combat", "upkeep"):
            row = self._table.phase_row()
            if row is not None and row.open:
                self.do_row(row, "do")
            else:
                self._table.next_row()
        elif game.speaking and game.result is None:
            self._acting.go_on()
        elif not game.hand:
            self.go_on()

    def _draw(self, code: str, reserve: str) -> None:
        side = self._side
        context = self._context
        commands: dict[str, c.Command] = {
            "choice.play_top": c.PlayTop(),
            "choice.play_reserve": c.PlayReserve(),
            "choice.play_both": c.PlayBoth(),
        }
        command = commands[code]
        if side is None or side.knowledge.ordered:
            context.do(command)
            return
        refusal = context.play.refusal(command)
        insists = context.pending is not None and context.pending[0] == command
        if refusal is not None and refusal.code != ASKS and not insists:
            context.do(command)
            return
        self.asking.cards.which_card(side, code, insists)

    def tick(self) -> None:
        """Tick the chosen figure off, or take the tick back."""
        if fighter := self._fighter():
            self.tick_off(fighter.id)

    def tick_off(self, key: str) -> None:
        """Tick a figure off as activated, or take it back; the next that has not acted is chosen."""
        fighter = self._context.game.fighters[key]
        if self._context.do(c.Activate(key, not fighter.activated)) and not fighter.activated:
            game = self._context.game
            left = [k for k in speaking_fighters(self._context) if not game.fighters[k].activated]
            left = [k for k in left if game.fighters[k].on_table]
            if left:
                self._table.select(left[0])

    def first(self) -> None:
        """Choose the first figure of the cards that speak; the other digits are the table's own keys."""
        self.digit(1)

    def digit(self, number: int) -> None:
        """Choose the n-th figure of the cards that speak."""
        keys = speaking_fighters(self._context)
        if 0 < number <= len(keys):
            self._table.select(keys[number - 1])

    # -- the figure ---------------------------------------------------------------------------------

    def _fighter(self) -> Fighter | None:
        return self._context.game.fighters.get(self._table.selection)

    def _on(self, make: Callable[[Fighter], c.Command]) -> None:
        if (fighter := self._fighter()) is not None:
            self._context.do(make(fighter))

    def notch(self) -> None:
        """Add a wound notch."""
        self._on(lambda f: c.Notch(f.id, 1))

    def heal(self) -> None:
        """Take a wound notch off."""
        self._on(lambda f: c.Notch(f.id, -1))

    def set_notches(self, notches: int) -> None:
        """Bring the track to so many notches; pressing the last filled one takes it off."""
        if (fighter := self._fighter()) is None:
            return
        wanted = notches - 1 if notches == fighter.notches else notches
        limit = capacity(self._context.game, fighter, self._context.play.table.ruleset)
        by = max(0, min(limit, wanted)) - fighter.notches
        if by:
            self._context.do(c.Notch(fighter.id, by))

    def stun(self) -> None:
        """Set or clear the stunned state."""
        self._on(lambda f: c.Stun(f.id, not f.stunned))

    def gem(self) -> None:
        """Give a gem: of the one element the figure has or used last, else ask which."""
        self._gem(1)

    def spend_gem(self) -> None:
        """Spend a gem."""
        self._gem(-1)

    def _gem(self, by: int) -> None:
        if (fighter := self._fighter()) is None:
            return
        element = self.asking.element_of(fighter)
        if element and (by > 0 or fighter.gems.get(element)):
            self._context.do(c.Gem(fighter.id, element, by))
        else:
            self.asking.gems(fighter.id)

    def gems(self) -> None:
        """Choose an element and move its gems."""
        if (fighter := self._fighter()) is not None:
            self.asking.gems(fighter.id)

    def faith(self) -> None:
        """Give a point of temporary faith."""
        self._on(lambda f: c.Faith(f.id, 1))

    def spend_faith(self) -> None:
        """Spend a point of temporary faith."""
        self._on(lambda f: c.Faith(f.id, -1))

    def count_faith(self) -> None:
        """Count the believers round a faithful."""
        if (fighter := self._fighter()) is not None:
            self.asking.count_faith(fighter.id)

    def counter(self) -> None:
        """Move a counter of the players' own."""
        if (fighter := self._fighter()) is not None:
            self.asking.counter(fighter.id)

    def note(self) -> None:
        """Write a note on the figure, or into the journal when none is chosen."""
        fighter = self._fighter()
        if fighter is not None:
            self.asking.note(fighter.id)
        else:
            self.asking.journal_note()

    def journal_note(self) -> None:
        """Write a line into the journal."""
        self.asking.journal_note()

    def wound(self) -> None:
        """Roll a wound: on the chosen figure, or first say who strikes whom."""
        self._striking.begin(self._table.selection if self._fighter() is not None else "")

    def test(self) -> None:
        """Test a characteristic of the figure, or go on with the test at hand."""
        self.testing.begin(self._table.selection if self._fighter() is not None else "")

    def referee(self) -> None:
        """Ask about sight, contact, room or scatter."""
        self._refereeing.begin(self._table.selection if self._fighter() is not None else "")

    def cast(self) -> None:
        """Cast a spell or call a miracle, or write one down."""
        if (fighter := self._fighter()) is not None:
            self._casting.begin(fighter.id)

    def act(self) -> None:
        """Announce, resolve or do an action of the figure."""
        if (fighter := self._fighter()) is not None:
            self._acting.begin(fighter.id)

    def contacts(self) -> None:
        """Say whom the figure touches, and on which level it is."""
        if (fighter := self._fighter()) is not None:
            self._contacting.begin(fighter.id)

    def place(self) -> None:
        """Say where the figure is."""
        if (fighter := self._fighter()) is not None:
            self.asking.place(fighter.id)

    def effect(self) -> None:
        """Put an effect on the figure, or take one off."""
        if (fighter := self._fighter()) is not None:
            self.asking.effect(fighter.id)

    def mark(self) -> None:
        """Change letter, colour, nickname."""
        if (fighter := self._fighter()) is not None:
            self.asking.mark(fighter.id)

    def correct(self) -> None:
        """Correct values of the figure, or of the battle when none is chosen."""
        fighter = self._fighter()
        self.asking.correct(f"fighter:{fighter.id}" if fighter is not None else "game")

    def card(self) -> None:
        """See the whole card of the figure."""
        if (fighter := self._fighter()) is not None:
            self._table.show_card(fighter.card)

    def name_card(self) -> None:
        """Name the card that speaks without a name, or give the chosen figure's card its sheet."""
        game = self._context.game
        unnamed = next((card for card in game.speaking if not game.cards[card].seen), "")
        fighter = self._fighter()
        card = unnamed or (fighter.card if fighter is not None else next(iter(game.speaking), ""))
        if card:
            self.asking.cards.name_card(card)

    def press_sheet(self, what: str) -> None:
        """Do what was pressed on the sheet of the figure."""
        kind, _, number = what.partition(":")
        if kind == "notch":
            self.set_notches(int(number))
        elif kind == "stun":
            self.stun()
        elif kind == "card":
            self.card()
        elif kind == "effects":
            self.effect()

    # -- rows of combat and upkeep ------------------------------------------------------------------

    def row_done(self) -> None:
        """Deal with the chosen row; in the strategic phase list what there is to think of."""
        if self._context.game.phase == "strategic":
            self.dealing.remind()
        elif (row := self._table.phase_row()) is not None:
            self.do_row(row, "do" if row.open else "open")

    def row_skipped(self) -> None:
        """Skip the chosen row."""
        if (row := self._table.phase_row()) is not None:
            self.do_row(row, "skip" if row.open else "open")

    def step_done(self) -> None:
        """Do all that can be of the step of the chosen row."""
        self.dealing.settle_chosen("done")

    def step_skipped(self) -> None:
        """Say that there is nothing else in the step of the chosen row."""
        self.dealing.settle_chosen("skipped")

    def do_row(self, row: Row, what: str) -> None:
        """Do a row, skip it, or open it again."""
        self.dealing.do(row, what)

    # -- sides --------------------------------------------------------------------------------------

    def count(self, by: int, key: str = "") -> None:
        """Correct the number of cards of a counted side, by one."""
        game = self._context.game
        counted = [k for k, side in game.sides.items() if side.knowledge is Knowledge.COUNTED]
        key = key or (game.hand if game.hand in counted else next(iter(counted), ""))
        if key:
            self._context.do(c.SetCount(key, max(0, len(game.sides[key].order) + by)))

    def one_more(self) -> None:
        """Say that a counted side has one card more."""
        self.count(1)

    def one_fewer(self) -> None:
        """Say that a counted side has one card fewer."""
        self.count(-1)

    def kill(self, key: str) -> None:
        """Say that a figure is dead."""
        self._context.do(c.Put(key, Place.DEAD))

    def end_battle(self) -> None:
        """End the battle: count, enter points, say who won."""
        self.asking.end_battle()

    def reopen(self) -> None:
        """Take the end back and play on."""
        self._context.do(c.Reopen())
