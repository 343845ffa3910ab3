"""The Tactique roll (IV-B): both sides, whose die is next, and the way around the dice."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.battle.centre_page import GoOn
from desktop.battle.context import BattleContext
from desktop.battle.strategic.roll_side import BRIEF, LARGE, PLAIN, USUAL, RollSide
from desktop.battle.strategic.strategy import Strategy
from desktop.battle.strategic.throw_prompt import open_throw_prompt
from desktop.drafts.stakes import advised
from desktop.drafts.tactique_throws import Throws, asked_now, proposal, thrown_again, walkover
from desktop.look.painting import paint_style
from desktop.widgets.dice_row import FacePad
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.in_line import Room, in_column
from desktop.widgets.key_button import VerbButton
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import label, set_look
from desktop.wording import about, fill
from desktop.wording.battle.six_words import (
    again_words,
    asked_words,
    choosing_words,
    due_words,
    keep_words,
    needed_words,
    reroll_words,
)
from rules.battle import commands as c
from rules.battle.flow import ORDER, ROLL, flow, locked
from rules.battle.state import SIDES, other
from rules.battle.strategic import must_order, pending, unseen

translate = QCoreApplication.translate

_WALKOVER, _ROLL, _KEEP, _WAIT = "roll.walkover", "roll.roll", "roll.keep", "roll.wait"
_FEWER, _WON = "roll.fewer", "roll.won:"
_GAP = 6

_DICE = ("step.threw", "step.kept_six", "step.unseen", "step.tactique_natural", "step.tactique_die")
_PROPOSED = "step.coordinator"


def take_die_back(context: BattleContext) -> bool:
    """Undo the last die, or what was decided about a 6; False where the last step was another one.

    A coordinator who was taken on the way to the next die goes with it: he is proposed again.
    """
    play = context.play
    if context.looks_back:
        return False
    for number, step in enumerate(reversed(play.path), start=1):
        code = play.events[step].label.code
        if code.startswith(_DICE):
            return all(context.undo() for _ in range(number))
        if code != _PROPOSED:
            break
    return False


class RollPage(QWidget):
    """Both rolls beneath each other; ``asked`` with "coordinator:a", "lines:b" or "order:a".

    ``turned`` says that its verbs are others.
    """

    asked = Signal(str)
    turned = Signal()

    def __init__(self, context: BattleContext, strategy: Strategy, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context, self._strategy = context, strategy
        self.throws = Throws(context)
        self._offers = False  # whether there are verbs beneath
        self._asked_about: object = None  # the dice as they lay when R asked the table for the re-rolled ones
        self.sentence = label("", self, wrap=True)
        self.sides = {key: RollSide(n, self) for n, key in enumerate(SIDES)}
        self.pad = FacePad(self, large=True)
        self._below = FlowBox(self, gap=4)
        self.more, self.order = VerbButton(self._below), VerbButton(self._below)
        rows = QWidget(self)
        in_column(rows, *self.sides.values(), Room.REST, gap=_GAP)
        self.area = ScrollDown(rows, self)
        whole = in_column(self, gap=_GAP)
        whole.addWidget(self.pad)  # where no words above it move it from one die to the next
        whole.addWidget(self.sentence)  # never scrolled out of sight: it says what is at stake
        whole.addWidget(self.area)
        whole.addWidget(self._below)
        whole.addStretch(1)
        for key, side in self.sides.items():
            side.setObjectName(key)
            side.asked.connect(self._on_asked)
            side.pointed.connect(self._on_pointed)
            side.head.die_pressed.connect(partial(self._enter_again, key))
        for verb, act in ((self.more, self.ask_dice), (self.order, self.ask_order)):
            verb.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            verb.clicked.connect(act)
            self._below.flow.addWidget(verb)
        self.pad.thrown.connect(self.type_die)

    def refresh(self) -> None:
        """Draw from the game."""
        context = self._context
        self.throws.settle()
        active = self.throws.active()
        for side in self.sides.values():
            side.show_roll(context, self._strategy.words(), self.throws, active)
        winner = walkover(context)
        self._say(active, winner)
        # equal totals are decided on before a die falls
        throws = bool(active) and not winner and not unseen(context.table, context.game)
        self.pad.setVisible(throws)
        self.more.show_verb(self.tr("Several dice"), "N")
        self.more.setToolTip(self.tr("Several dice, or a natural result that an effect sets"))
        self.order.show_verb(self.tr("Change an order"), "O")
        self.order.setToolTip(self.tr("Change a sequence before the first die"))
        self.order.setVisible(self.orders)
        self.more.setVisible(bool(active) and self.throws.unthrown(active))
        self._offers = throws and not (self.order.isHidden() and self.more.isHidden())
        self._fit()
        if active and self.isVisible():
            self.area.ensureWidgetVisible(self.sides[active], 0, 0)
        self.turned.emit()

    def _fit(self) -> None:
        """Let both sides and the sentence stand there whole: where room is scarce a side takes one line."""
        width = max(1, self.width())
        px = paint_style().px  # faces are as high at every die: none becomes another one under the pointer
        face = px(56) if self.window().height() >= px(710) else max(40, px(34))
        for button in self.pad.buttons:
            button.setFixedHeight(face)
        self.sentence.setMinimumHeight(0)  # a label counts the least it was given
        self.sentence.setFixedHeight(max(0, self.sentence.heightForWidth(width)))
        taken = self.sentence.height() + _GAP + (0 if self.pad.isHidden() else face + _GAP)
        for size in (LARGE, USUAL, PLAIN, BRIEF):
            more = self._offers and size != BRIEF  # "…" of the bar offers the same
            self._below.setVisible(more)
            room = self.height() - taken - (self._below.heightForWidth(width) + _GAP if more else 0)
            rows = sum(side.settle(width, size) for side in self.sides.values()) + _GAP
            if rows <= room:
                break
        else:
            width -= self.area.verticalScrollBar().sizeHint().width()
            for side in self.sides.values():
                side.settle(width, BRIEF)
        self.area.setFixedHeight(max(0, min(rows, room)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share another room."""
        super().resizeEvent(event)
        self._fit()

    # The verbs of the bar

    def verbs(self) -> tuple[GoOn, ...]:
        """Give what can be done with the die that is next, what Enter does first; else who has won."""
        winner, active = walkover(self._context), self.throws.active()
        if winner:
            words = self.tr("{side} wins the roll").format(side=self._context.side_name(winner))
            if len(words) > 34:
                words = self.tr("Side {letter} wins the roll").format(letter=winner.upper())
            return (GoOn(_WALKOVER, words, "↵", self._strategy.words().unopposed, "crown"),)
        if active and not self.throws.unthrown(active):
            return self._six_verbs(active)
        roll = GoOn(_ROLL, reroll_words(0, 0), "↵", icon="dice")
        wins = self.tr("{letter} wins").replace(" ", "\N{NO-BREAK SPACE}")
        named = self._context.side_name
        ways = ((_WON + key, key.upper(), named(key)) for key in SIDES)
        won = (GoOn(code, wins.format(letter=k), f"⇧{k}", primary=False, tip=side) for code, k, side in ways)
        return (*((roll,) if active else ()), *won)

    def _six_verbs(self, side: str) -> tuple[GoOn, ...]:
        """Give what can be done with the 6s of a side; who has chosen unseen only rolls them."""
        roll = self._context.game.sides[side].tactique
        sixes, again, lit = roll.throw.sixes, self.throws.again(side), self._lit(side)
        equal, waits = unseen(self._context.play.table, self._context.game), self.throws.may_wait(side)
        rolls = lit == "again" and self._asked_about != self._dice_now(side)
        found = [GoOn(_ROLL, reroll_words(sixes, again), "↵" if rolls else "R", icon="dice", primary=rolls)]
        if not roll.again:
            keeps = lit == "keep"
            keep = GoOn(_KEEP, keep_words(sixes), "↵" if keeps else "K", icon="lock", primary=keeps)
            found.insert(0 if keep.primary else 1, keep)
        if waits:
            found.insert(0, GoOn(_WAIT, self.tr("Wait"), "↵", icon="hourglass"))
        if sixes > 1 and not equal:
            found.append(GoOn(_FEWER, translate("TrialPrompt", "How many 6s"), "M", primary=False))
        return tuple(found)

    def do_verb(self, code: str) -> bool:
        """Do a verb of the bar; False for another page's."""
        acts = {
            _WALKOVER: self.take_walkover, _ROLL: self.roll, _KEEP: self.keep_six, _WAIT: self.turn,
            _FEWER: self.roll_fewer,
        }  # fmt: skip
        if code.startswith(_WON):
            self.declare(code.removeprefix(_WON))
        elif code in acts:
            acts[code]()
        else:
            return False
        return True

    @property
    def orders(self) -> bool:
        """Whether the sequences may be gone back to: they came before the roll, and no die lies."""
        steps, game = flow(self._context.play.table.ruleset), self._context.game
        before = steps.index(ORDER) < steps.index(ROLL) and not locked(game)
        return before and any(must_order(side) for side in game.sides.values())

    def _say(self, active: str, winner: str) -> None:
        words, tie = "", False
        if active and not winner:
            name = self._context.side_name(active)
            if pending(self._context.game.sides[active].tactique):
                words = self._six_words(active)
            else:
                asks = self.tr("Enter the die of {name}.")
                if self.throws.needed(active) > 1:
                    asks = self.tr("Enter the dice of {name}.")
                needs = needed_words(*asked_now(self._context, active))
                if tie := thrown_again(self._context):
                    asks = self.tr("A tie: both re-roll.")  # the box that waits is framed
                words = " ".join(filter(None, (fill(asks, name=name), needs)))
        set_look(self.sentence, "figure" if tie else "heading", "warn" if tie else "")
        self.sentence.setText(words)
        self.sentence.setVisible(bool(words))

    def _six_words(self, active: str) -> str:
        """Say what becomes of the 6 of the side that is next; equal totals are decided on unseen."""
        game = self._context.game
        again, names = self.throws.again(active), self._context.side_name
        asked = asked_now(self._context, active, again)
        if unseen(self._context.play.table, game):
            chosen = game.sides[other(active)].tactique.again is not None
            return choosing_words(names(active), names(other(active)) if chosen else "", asked[-1])
        if game.sides[active].tactique.again:
            return due_words(names(active), again)
        asks = self._asked_about != self._dice_now(active)
        return about(names(active), asked_words(*asked, again) if asks else again_words(again))

    # What is done

    def throw(self, side: str, dice: tuple[int, ...] = ()) -> None:
        """Enter the dice of a side, or roll them here; who is proposed coordinates."""
        if not side:
            return
        if not dice and unseen(self._context.play.table, self._context.game):
            self._context.do(c.ChooseUnseen(side, again=True))
            return
        if not self._context.looks_back:
            self._settle_coordinator(side)
        if self._context.game.winner:
            return
        first, sixes = self.throws.unthrown(side), self.throws.again(side)
        if not (dice or first) and self._asks_table(side):
            return
        self.throws.dice = ()
        if self._context.do(c.ThrowDice(side, dice, None if dice or first else sixes)) and first:
            self.throws.wanted = ""  # a 6 waits for the other's result, unless its side is asked for
        self.refresh()

    def _asks_table(self, side: str) -> bool:
        """Ask for the 6s that the table re-rolls; False where they fall here, or R is pressed once more."""
        lies = self._context.game.sides[side].tactique
        chosen = not lies.typed or lies.again  # they go on as they began, or as was chosen in secret
        if chosen or self._context.play.setup.rolled_here or self._asked_about == self._dice_now(side):
            return False
        self.throws.wanted, self._asked_about = side, self._dice_now(side)
        self.refresh()
        return True

    def _dice_now(self, side: str) -> object:
        """Give the dice of a side as they lie: what is asked about them is asked until they change."""
        return side, self._context.game.sides[side].tactique.throw

    def _settle_coordinator(self, side: str) -> None:
        """Take the proposed coordinator; that nobody may is only taken by a verb of its own."""
        if self._context.game.sides[side].tactique.named:
            return
        found = proposal(self._context, side)
        if found is not None and not found.nobody:
            self._context.do(found)

    def type_die(self, face: int) -> None:
        """Enter a die of the side that is next; they are taken once all are there."""
        side = self.throws.active()
        if not side or unseen(self._context.play.table, self._context.game):
            return
        dice = self.throws.typed(side, face)
        if len(dice) >= self.throws.needed(side):
            self.throw(side, dice)
        else:
            self.refresh()

    def take_back(self) -> bool:
        """Take the last typed die back, else the last step of the roll; False where it was another one."""
        if not self.throws.dice:
            return take_die_back(self._context)
        self.throws.dice = self.throws.dice[:-1]
        self.refresh()
        return True

    def _enter_again(self, side: str, place: int) -> None:
        """Take back what came after a die of a side, and the die: it is entered again."""
        while len(self._dice_of(side)) > place and self.take_back():
            pass

    def _dice_of(self, side: str) -> tuple[int, ...]:
        typed = self.throws.dice if self.throws.active() == side else ()
        return (*self._context.game.sides[side].tactique.dice, *typed)

    def roll(self) -> None:
        """Roll the dice of the side that is next."""
        self.throw(self.throws.active())

    def roll_fewer(self) -> None:
        """Roll one 6 fewer again; after one alone, all of them."""
        self.throws.fewer += 1
        self.refresh()

    def keep_six(self) -> None:
        """Keep the 6 of the side that decides."""
        side = self.throws.active()
        if side and pending(self._context.game.sides[side].tactique):
            self._keep(side)

    def _keep(self, side: str) -> None:
        """Keep the 6 of a side; while totals are equal it is chosen unseen (II-A-3)."""
        equal = unseen(self._context.play.table, self._context.game)
        self._context.do(c.ChooseUnseen(side, again=False) if equal else c.KeepSix(side))

    def turn(self) -> None:
        """Go to the other side; a 6 waits."""
        self.throws.turn()
        self.refresh()

    def enter(self) -> None:
        """Do what is proposed: a roll that is decided, 6s as typed, the better answer, or a roll here."""
        side, here = self.throws.active(), self._context.play.setup.rolled_here
        if walkover(self._context):
            self.take_walkover()
        elif side and self.throws.may_wait(side) and not self.throws.dice:
            self.turn()
        elif side and not self.throws.unthrown(side):
            self._decide(side, here)
        elif not self.throws.dice:
            self.roll()

    def _decide(self, side: str, here: bool) -> None:
        """Take the 6s that were typed again, or do what is lit."""
        lit = self._lit(side)
        if self.throws.dice:
            self.throw(side, self.throws.dice)
        elif lit == "keep":
            self.keep_six()
        elif lit == "again" and (here or self._asked_about != self._dice_now(side)):
            self.roll()

    def _lit(self, side: str) -> str:
        """Return which answer to the 6 of a side is lit."""
        if unseen(self._context.play.table, self._context.game):
            return ""
        again = self._context.game.sides[side].tactique.again
        return "again" if again else advised(*asked_now(self._context, side))

    def take_walkover(self) -> None:
        """Let the side win whose opponent has nobody to coordinate (K9)."""
        winner = walkover(self._context)
        if not winner:
            return
        self._settle_coordinator(winner)
        self._context.do(c.ChooseCoordinator(other(winner), nobody=True))

    def declare(self, side: str) -> None:
        """Say who won, without dice."""
        self._context.do(c.DeclareWinner(side))

    def ask(self, what: str) -> None:
        """Ask for the coordinator or the bonuses of the side that is next."""
        self.asked.emit(f"{what}:{self.throws.active() or 'a'}")

    def ask_dice(self) -> None:
        """Ask how many dice fall, and for a natural result that an effect sets."""
        open_throw_prompt(self._context, self)

    def ask_order(self) -> None:
        """Go back to the sequences, where they come before the roll."""
        if not self.orders:
            return
        sides = self._context.game.sides
        key = next((key for key, side in sides.items() if must_order(side)), "")
        if key:
            self.asked.emit(f"order:{key}")

    def _sender_key(self) -> str:
        return self.sender().objectName()

    def _on_asked(self, what: str) -> None:
        self.asked.emit(f"{what}:{self._sender_key()}")

    def _on_pointed(self) -> None:
        self.throws.wanted = self._sender_key()
        self.refresh()
