"""The hands of the players: every verb of the battle screen, on the chosen figure or the side that speaks.

What every system has is here; a system's own hands know the rest, and what comes next (``Screen.hands``).
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from desktop.battle.centre.speaking import speaking_fighters, within_digits
from desktop.battle.contacting import Contacting
from desktop.battle.host import TableHost
from desktop.battle.questions import Questions
from desktop.battle.refereeing import Refereeing
from desktop.battle.service import TableService
from desktop.battle.testing import Testing
from desktop.operations.play import told_before
from rules.battle import commands as c
from rules.battle.effect_commands import SwitchBenefit
from rules.battle.effects import effect_of
from rules.battle.fighters import capacity
from rules.battle.score import result_of, winner
from rules.battle.state import Fighter, Game, Knowledge, Place, Result
from rules.sheets import sheet_of


class Hands(TableService):
    """Verbs as methods without arguments, for keys, buttons and the palette alike."""

    def __init__(self, table: TableHost) -> None:
        super().__init__(table)
        self.questions = Questions(table, self.referee)
        self.testing = Testing(table)
        self._refereeing = Refereeing(table)
        self._contacting = Contacting(table)

    # -- what comes next ----------------------------------------------------------------------------

    def choose(self, code: str) -> None:
        """Do a choice by its code, as its button does: whatever comes next, for one that has no verb."""
        self.choice_verbs().get(code, self.go_on)()

    def choice_verbs(self) -> dict[str, Callable[[], None]]:
        """Give the verbs of choices by their codes."""
        return {}

    def go_on(self) -> None:
        """Go to the next phase, or end the turn: whatever comes next."""
        offered = self._context.offered()
        if offered and self._context.game.result is None:
            self._context.do(offered[0].command)

    def enter(self) -> None:
        """Do what Enter does in the moment in view."""
        self.go_on()

    def resume(self, before: Game) -> None:
        """Choose who goes on after a step was taken back or done again; whoever was chosen may stay so."""

    # -- the figures that speak -----------------------------------------------------------------------

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

    def open_actions(self, key: str) -> None:
        """Ask what a figure does; hand it over to who asked for one."""
        if self._table.asks:
            self._table.take(key)
        else:
            self._table.select(key)
            self._ask_action(key)

    def _ask_action(self, _key: str) -> None:
        """Ask what the chosen figure does: any of its verbs."""
        self._table.verb("verbs")()

    def speaking_began(self) -> None:
        """Ask the first figure of a card that was just played."""

    def open_verbs(self, key: str) -> None:
        """Show all that can happen to a figure."""
        self._table.select(key)
        self._table.verb("verbs")()

    def first(self) -> None:
        """Choose the first figure of the cards that speak; the other digits are the table's own keys."""
        self.digit(1)

    def digit(self, number: int) -> bool:
        """Choose the n-th figure of the cards that speak, in a crowd of the nine that have digits.

        Where there are fewer it is said, and False.
        """
        keys = speaking_fighters(self._context)
        at = within_digits(keys, self._table.selection) + number - 1
        if 0 <= at < len(keys):
            self._table.select(keys[at])
            return True
        words = QCoreApplication.translate("Hands", "There is no figure {n}: the digits go from 1 to {last}.")
        self._table.say_refusal(words.format(n=number, last=number - 1 - at + len(keys)))
        return False

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

    def counter(self) -> None:
        """Move a counter of the players' own."""
        if (fighter := self._fighter()) is not None:
            self.questions.counter(fighter.id)

    def note(self) -> None:
        """Write a note on the figure, or into the journal when none is chosen."""
        fighter = self._fighter()
        if fighter is not None:
            self.questions.note(fighter.id)
        else:
            self.questions.journal_note()

    def journal_note(self) -> None:
        """Write a line into the journal."""
        self.questions.journal_note()

    def test(self) -> None:
        """Test a characteristic of the figure, or go on with the test at hand."""
        self.testing.begin(self._table.selection if self._fighter() is not None else "")

    def referee(self) -> None:
        """Ask about sight, contact, room or scatter."""
        self._refereeing.begin(self._table.selection if self._fighter() is not None else "")

    def contacts(self) -> None:
        """Say whom the figure touches, and on which level it is; in combat without one, who fights whom."""
        if (fighter := self._fighter()) is not None:
            self._contacting.begin(fighter.id)
        elif self._context.moment.strikes:
            self.add_fight()

    def add_fight(self) -> None:
        """Bring two figures into contact, asked for one after the other."""
        self._contacting.begin_between()

    def bring_together(self, fighter: str, other: str) -> None:
        """Bring two figures into contact."""
        self._contacting.bring_together(fighter, other)

    def place(self) -> None:
        """Say where the figure is."""
        if (fighter := self._fighter()) is not None:
            self.questions.place(fighter.id)

    def effect(self) -> None:
        """Put an effect on the figure, or take one off."""
        if (fighter := self._fighter()) is not None:
            self.questions.effect(fighter.id)

    def mark(self) -> None:
        """Change letter, colour, nickname."""
        if (fighter := self._fighter()) is not None:
            self.questions.mark(fighter.id)

    def correct(self) -> None:
        """Correct values of the figure, or of the battle when none is chosen."""
        fighter = self._fighter()
        self.questions.correct(f"fighter:{fighter.id}" if fighter is not None else "game")

    def card(self) -> None:
        """See the whole card of the figure."""
        if (fighter := self._fighter()) is not None:
            self._table.show_card(fighter.card)

    def why(self) -> None:
        """Say why the values of the figure are what they are now."""
        if (fighter := self._fighter()) is not None:
            self.questions.why(fighter.id)

    def name_card(self) -> None:
        """Name the card that speaks without a name, or give the chosen figure's card its sheet."""
        game = self._context.game
        unnamed = next((card for card in game.speaking if not game.cards[card].seen), "")
        fighter = self._fighter()
        card = unnamed or (fighter.card if fighter is not None else next(iter(game.speaking), ""))
        if card:
            self.name(card)

    def name(self, card: str) -> None:
        """Ask for the name of a card that was only counted, or for the sheet of a sketch."""
        self.questions.cards.name_card(card)

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
        elif kind == "benefit":
            self.switch_benefit(number)

    def switch_benefit(self, key: str) -> None:
        """Say that the figure meets the condition of a benefit now, or no longer (II-C-4)."""
        effect = effect_of(self._context.game, key)
        if effect is not None:
            self._on(lambda f: SwitchBenefit(key, f.id, f.id not in effect.fighters))

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
        """Propose the end of the battle with what it counts; the table tells another result on its page.

        What is typed and not thrown yet is said and shown first, once.
        """
        context, page = self._context, self._table.shown_page()
        page.keep_fallen()
        result, left = self.ending(), page.left()
        command = c.EndGame(result)
        if left is not None and (context.pending is None or context.pending[0] != command):
            page.show_left()
            context.refuse(left, command)
        else:
            context.propose(result)

    def ending(self) -> Result:
        """Give the end of the battle, with what it counts now and what was told of an end not kept."""
        game, play, before = self._context.game, self._context.play, self._context.proposed
        counted = result_of(game, priced=sheet_of(play.system.id).priced)
        notes, moved = told_before(play)
        by = self._context.moved
        points = {key: number + moved.get(key, 0) + by[key] for key, number in counted.points.items()}
        told = before.points and before.winner != winner(game, before.points)
        return Result(points, before.winner if told else winner(game, points), notes or before.notes)
