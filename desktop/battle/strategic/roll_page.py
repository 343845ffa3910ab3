"""The Tactique roll (IV-B): both sides, whose die is next, and the way around the dice."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.drafts.stakes import advised
from desktop.battle.prompts.sixes import again_words, asked_words, needed_words
from desktop.battle.strategic.proposals import Throws, check_now, proposal, thrown_again, walkover
from desktop.battle.strategic.roll_side import RollSide, stake
from desktop.battle.strategic.strategy import Strategy
from desktop.battle.strategic.tab import SideTab
from desktop.battle.strategic.taking_back import take_die_back
from desktop.battle.strategic.throw_prompt import open_throw_prompt
from desktop.widgets.key_button import VerbButton
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import label
from desktop.wording import about, fill
from rules.battle import commands as c
from rules.battle.flow import ORDER, ROLL, flow, locked
from rules.battle.state import SIDES, other
from rules.battle.strategic import must_order, pending, unseen


class RollPage(QWidget):
    """Both rolls beneath each other; ``asked`` with "coordinator:a", "lines:b" or "order:a"."""

    asked = Signal(str)

    def __init__(self, context: BattleContext, strategy: Strategy, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context, self._strategy = context, strategy
        self.throws = Throws(context)
        self._asked_about: object = None  # the dice as they lay when R asked the table for the re-rolled ones
        self.sides = {key: RollSide(n, self) for n, key in enumerate(SIDES)}
        self.sentence = label("", self, wrap=True)
        self.walkover = VerbButton(self, large=True)
        self.caption = label("", self, role="soft", wrap=True)
        self.winners = {key: SideTab(n, self) for n, key in enumerate(SIDES)}
        self.order = VerbButton(self, breaks=True)
        self.more = VerbButton(self, breaks=True)
        self._lay_out()
        for key, side in self.sides.items():
            side.setObjectName(key)
            side.asked.connect(self._on_asked)
            side.thrown.connect(self._on_thrown)
            side.rolled.connect(self._on_rolled)
            side.kept.connect(self._on_kept)
            side.fewer.connect(self._on_fewer)
            side.waited.connect(self._on_waited)
            side.pointed.connect(self._on_pointed)
        for key, tab in self.winners.items():
            tab.setObjectName(key)
            tab.clicked.connect(self._on_winner)
        self.walkover.clicked.connect(self.take_walkover)
        self.order.clicked.connect(self.ask_order)
        self.more.clicked.connect(self.ask_dice)

    def _lay_out(self) -> None:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(8)
        for side in self.sides.values():
            column.addWidget(side)
        column.addWidget(self.walkover)
        column.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(8)
        for tab in self.winners.values():
            row.addWidget(tab, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.caption, 1)
        for verb in (self.more, self.order):
            policy = verb.sizePolicy()
            policy.setHorizontalPolicy(policy.Policy.Maximum)
            verb.setSizePolicy(policy)
            foot.addWidget(verb)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        self.area = ScrollDown(page, self)
        whole.addWidget(self.area, 1)
        whole.addWidget(self.sentence)  # never scrolled out of sight: it says what is at stake
        whole.addLayout(foot)
        whole.addLayout(row)

    def refresh(self) -> None:
        """Draw from the game."""
        context = self._context
        self.throws.settle()
        active, able = self.throws.active(), tuple(self.throws.able())
        said = self._strategy.words()
        for side in self.sides.values():
            side.show_roll(context, said, self.throws, active, able)
        for key, tab in self.winners.items():
            tab.show_side(context.side_name(key), "", key.upper())
        winner = walkover(context)
        self.walkover.setVisible(bool(winner))
        if winner:
            words = self.tr("{side} wins the roll").format(side=context.side_name(winner))
            if len(words) > 34:
                words = self.tr("Side {letter} wins the roll").format(letter=winner.upper())
            self.walkover.show_verb(words, "↵", said.unopposed, icon="crown", primary=True)
        self._say(active, winner)
        if active and self.isVisible():
            self.area.ensureWidgetVisible(self.sides[active], 0, 0)
        steps = flow(context.play.table.ruleset)
        back = steps.index(ORDER) < steps.index(ROLL) and not locked(context.game)
        self.order.setVisible(back and any(must_order(s) for s in context.game.sides.values()))

    def _say(self, active: str, winner: str) -> None:
        words = ""
        if active and not winner:
            name = self._context.side_name(active)
            if pending(self._context.game.sides[active].tactique):
                words = self._six_words(active)
            else:
                asks = self.tr("Enter the die of {name}.")
                if self.throws.needed(active) > 1:
                    asks = self.tr("Enter the dice of {name}.")
                needs = needed_words(check_now(self._context, active), stake(self._context, active))
                words = " ".join(filter(None, (fill(asks, name=name), needs)))
                if thrown_again(self._context):
                    words = self.tr("A tie: both re-roll.") + " " + words
        self.sentence.setText(words)
        self.sentence.setVisible(bool(words))
        self._give_room()

    def _give_room(self) -> None:
        """Let the sentence stand there whole: the sides above it are scrolled where room is scarce."""
        self.sentence.setMinimumHeight(max(0, self.sentence.heightForWidth(max(1, self.width()))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the sentence again."""
        super().resizeEvent(event)
        self._give_room()

    def _six_words(self, active: str) -> str:
        """Say what becomes of the 6 of the side that is next; equal totals are decided on unseen."""
        game = self._context.game
        check, names = check_now(self._context, active), self._context.side_name
        if unseen(self._context.play.table, game):
            words = self.tr("{other} has chosen. {name} chooses in secret: re-roll the 6, or keep it.")
            if game.sides[other(active)].tactique.again is None:
                words = self.tr("A tie so far: both choose in secret. {name}: re-roll the 6, or keep it.")
        elif game.sides[active].tactique.again:
            words = self.tr("{name} re-rolls its 6: enter the die.")
        else:
            if self._asked_about == self._dice_now(active):
                return about(names(active), again_words(self.throws.again(active)))
            return about(names(active), asked_words(check, stake(self._context, active)))
        return fill(words, name=names(active), other=names(other(active)))

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self.caption.setText(self.tr("Or say who won at the table"))
        self.order.show_verb(self.tr("Order"), "O", icon="arrows-sort")
        self.order.setToolTip(self.tr("Change a sequence before the first die"))
        self.more.show_verb(self.tr("Dice"), "N", icon="dice")
        self.more.setToolTip(self.tr("Several dice, or a natural result that an effect sets"))

    def restyle(self) -> None:
        """Take the sizes again."""
        for side in self.sides.values():
            side.restyle()

    # Verbs

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
        if self._context.play.setup.rolled_here or self._asked_about == self._dice_now(side):
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
        elif side and not self.throws.unthrown(side):
            self._decide(side, here)
        elif here:
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
        return advised(check_now(self._context, side), stake(self._context, side))

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
        if self.order.isHidden():
            return
        sides = self._context.game.sides
        key = next((key for key, side in sides.items() if must_order(side)), "")
        if key:
            self.asked.emit(f"order:{key}")

    def _sender_key(self) -> str:
        return self.sender().objectName()

    def _on_asked(self, what: str) -> None:
        self.asked.emit(f"{what}:{self._sender_key()}")

    def _on_thrown(self, face: int) -> None:
        self.throws.wanted = self._sender_key()
        self.type_die(face)

    def _on_rolled(self) -> None:
        self.throw(self._sender_key())

    def _on_fewer(self) -> None:
        self.roll_fewer()

    def _on_kept(self) -> None:
        self._keep(self._sender_key())

    def _on_waited(self) -> None:
        self.throws.wanted = self._sender_key()
        self.turn()

    def _on_pointed(self) -> None:
        self.throws.wanted = self._sender_key()
        self.refresh()

    def _on_winner(self) -> None:
        self.declare(self._sender_key())
