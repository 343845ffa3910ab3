"""The combat phase: a card for each fight, one of them open, and what is left to do."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.centre_page import CentrePage, GoOn
from desktop.battle.fights import sheet
from desktop.battle.fights.list import FightList
from desktop.battle.fights.shares import Shares
from desktop.battle.fights.tint import Tint
from desktop.battle.fights.view import lines, short_name
from desktop.battle.host import TableHost
from desktop.battle.open_things import NEXT_OPEN
from desktop.battle.testing import Testing
from desktop.drafts.fights_draft import Comparison, Fights, FightsDraft, Progress
from desktop.widgets.actions import ActionSet, PaletteEntry
from desktop.widgets.conversation import Conversation
from desktop.widgets.in_line import in_column, in_row
from desktop.widgets.key_button import KeyButton
from desktop.widgets.keys import typed
from desktop.widgets.text import label, set_look
from desktop.widgets.typed_keys import digit
from desktop.wording.battle.pieces import ChoiceLook
from desktop.wording.battle.row_words import ICONS, row_words, verb_words
from rules.battle.commands import Command
from rules.battle.rows import PhaseRow
from rules.battle.trial import OpenTrial
from rules.text import Message, Refusal

_GAP = 6


class FightHands(Protocol):
    """What the fights let the hands of their system do."""

    testing: Testing

    def do_row(self, row: PhaseRow, what: str) -> None:
        """Do a row, skip it, or open it again."""

    def striking(self, attacker: str, target: str, given: int | None) -> Conversation[bool]:
        """Lead a blow into its wound, with the number that was typed for it."""


class FightsPage(CentrePage):
    """Cards of fights, a line that keys mean, and dice typed for it; ``chosen`` says a figure.

    ``fight_wanted`` is emitted when two figures are to be brought into contact, ``left_wanted`` to leave the
    phase with fights to play.
    """

    chosen = Signal(str)
    fight_wanted = Signal()
    left_wanted = Signal()

    def __init__(self, table: TableHost, hands: FightHands, shares: Shares | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._table, self._hands, self._shares = table, hands, shares
        self._context = table.context
        self._draft: FightsDraft | None = None
        self._keys: ActionSet | None = None
        self._tint = Tint(self, table)
        self.heading = label("", self)
        set_look(self.heading, "heading")
        self.more, self.leave = KeyButton(self), KeyButton(self)
        self.more.clicked.connect(self.fight_wanted)
        self.leave.clicked.connect(self.left_wanted)
        self.nobody = label("", self, wrap=True)
        set_look(self.nobody, "soft")
        self.list = FightList(self)
        self.list.pressed_on.connect(self._on_pressed)
        head = in_row(None, (self.heading, 1), self.more, self.leave, gap=_GAP)
        in_column(self, head, self.nobody, (self.list, 1), gap=_GAP)
        self.retranslate()

    # -- what is shown ------------------------------------------------------------------------------

    @property
    def draft(self) -> FightsDraft:
        """Where the players look, in the state that was shown last."""
        if self._draft is None:
            self._draft = FightsDraft(state=self._state(), shares=self._shares is not None).begun()
        return self._draft

    def _state(self) -> Fights:
        known, game = self._draft, self._context.game
        if known is not None and known.game is game:
            return known.state
        return Fights.read(self._context.play.table, game)

    def refresh(self, selected: str = "") -> None:
        """Show the fights of the state in view; after a test the line lit is the one that follows."""
        before = self.draft
        now = before.of(self._state())
        lit = now.comparison
        if lit is not None and lit.tests and now.open == before.open:
            trial = now.trial(lit)
            if trial is not None and trial not in before.game.fought:
                now = now.went()
        self._show(now)

    def _show(self, draft: FightsDraft) -> None:
        self._draft = draft
        every, left = draft.state.cards, draft.state.left
        words = self.tr("%n fights", "", len(every)) if every else self.tr("No fights")
        decided = self.tr("%n decided", "", len(every) - len(left))
        self.heading.setText(f"{words}, {decided}" if every and len(left) < len(every) else words)
        self.leave.setVisible(bool(left))
        self._say_head()
        self.nobody.setVisible(not every)
        self.list.show_lines(lines(self._context, draft, self._shares))
        self._tint.show_figures(draft.open)

    def _turn(self, draft: FightsDraft) -> None:
        """Look somewhere else: the verbs beneath follow."""
        before = self.draft
        if draft != before:
            if (draft.open, draft.pair, draft.lit) != (before.open, before.pair, before.lit):
                self._context.forget_refusal()
                self._table.say_refusal("")
            self._show(draft)
            self._table.possible_changed()
            self.turned.emit()

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self._say_head()
        self.more.setToolTip(self.tr("Bring two figures into contact (Shift+H)"))
        self.nobody.setText(self.tr("No enemies are in contact. Bring two figures together to add a fight."))

    def _say_head(self) -> None:
        """Show keys and icons of the verbs above the fights where there is room for them."""
        room = self.width() - self.heading.sizeHint().width() - 2 * _GAP
        for keys, icons in ((True, True), (False, True), (False, False)):
            self.more.show_verb(self.tr("Fight"), "⇧H" if keys else "", icon="plus" if icons else "")
            self.leave.show_verb(self.tr("Upkeep"), "E" if keys else "", icon="campfire" if icons else "")
            shown = [button for button in (self.more, self.leave) if not button.isHidden()]
            if sum(button.minimumSizeHint().width() for button in shown) <= room:
                return

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Look again how much room there is above the fights."""
        super().resizeEvent(event)
        self._say_head()

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        super().restyle()
        self.list.restyle()

    def reveal(self) -> None:
        """Scroll so that the line that is lit is in view."""
        self.list.reveal()

    def enter(self) -> None:
        """Begin with the first fight."""
        self._draft = None
        self._show(self.draft)

    def keys(self) -> ActionSet:
        """Give the keys of the fights for the sheet of keys."""
        if self._keys is None:
            self._keys = sheet.key_set(self)
        self._keys.set_rows(sheet.rows(self.reveal, self.roll_here))
        return self._keys

    # -- verbs --------------------------------------------------------------------------------------

    def verbs(self, asked: bool) -> tuple[GoOn, ...]:
        """Give what Enter does on the line that is lit, what decides the fight, and the next phase."""
        leave, first, decide = self._leave(asked), self._first(asked), self._decide(asked)
        return tuple(verb for verb in (leave, first, decide) if verb is not None)

    def _leave(self, asked: bool) -> GoOn | None:
        """Give the next phase, once every fight is over."""
        if self.draft.state.left:
            return None
        choice = next(iter(self._context.offered()), None)
        if choice is None:
            return None
        icon = self._context.pieces.choices.get(choice.code, ChoiceLook(icon="hourglass")).icon
        return GoOn(choice.code, self._context.say_choice(choice), "E", icon=icon, primary=not asked)

    def _decide(self, asked: bool) -> GoOn | None:
        card = self.draft.card
        if card is None:
            return None
        if card.progress is Progress.OVER:
            words = self.tr("Reopen the fight")
            return (
                GoOn("row_skipped", words, "I", icon="arrow-back-up", primary=False)
                if card.next_row
                else None
            )
        pursues = card.progress is Progress.PURSUIT
        words = self.tr("Pursuit done") if pursues else self.tr("Decided")
        enters = (card.won or pursues) and not asked and not self.draft.lit
        return GoOn("row_done", words, "↵" if enters else "D", icon="check", primary=card.won or pursues)

    def _first(self, asked: bool) -> GoOn | None:
        draft, key = self.draft, "" if asked else "↵"
        if (row := draft.lit_row) is not None:
            words = verb_words(row) if row.open else self.tr("Reopen")
            return GoOn(
                NEXT_OPEN, words, key, row_words(self._context, row), ICONS.get(row.rule.verb, "check")
            )
        if draft.lit.startswith("fight:"):
            return GoOn(NEXT_OPEN, self.tr("Open the fight"), key, icon="swords", primary=False)
        card, lit = draft.card, draft.comparison
        if card is None or lit is None or card.progress is not Progress.PLAYED:
            return None
        words, detail = self._compared(lit)
        return GoOn(NEXT_OPEN, words, key, detail, "dice" if lit.id == "ini" else "sword", primary=not asked)

    def _compared(self, lit: Comparison) -> tuple[str, str]:
        """Word what Enter does on a comparison, and with which values."""
        (first, mine), (_, theirs) = lit.of(self.draft.pair)
        names = self._context.names
        values = self.tr("{mine} against {theirs}").format(
            mine=names.characteristic(mine), theirs=names.characteristic(theirs)
        )
        if lit.id == "ini":
            return self.tr("Test initiative"), values
        who = short_name(self._context, first)
        if lit.tests:
            return self.tr("{name} strikes").format(name=who), values
        return self.tr("{name}: wound roll").format(name=who), values

    def left(self) -> Refusal | None:
        """Return what is still to be decided, None where nothing is."""
        numbers = [str(card.number) for card in self.draft.state.left]
        if not numbers:
            return None
        code = "refusal.fights_left" if len(numbers) > 1 else "refusal.fight_left"
        return Refusal(Message(code, {"fights": ", ".join(numbers)}))

    def show_left(self) -> None:
        """Open a fight that is still to be decided, the open one where it is."""
        card = self.draft.card
        if card is None or card.progress is Progress.OVER:
            self._turn(self.draft.next())

    # -- rows -----------------------------------------------------------------------------------------

    @property
    def row(self) -> PhaseRow | None:
        """The row that is lit, else the next one of the open fight."""
        return self.draft.row

    def marking(self, row: PhaseRow, state: str) -> Command | None:
        """Give the command that marks a chip, decides the open fight, does its pursuit, or opens it again."""
        return self.draft.marking(row, state)

    def next_open(self) -> None:
        """Open the next fight that is not over; one whose pursuit is to be done stays open."""
        draft, card = self.draft, self.draft.card
        stays = card is not None and (draft.lit_row is not None or card.progress is Progress.PURSUIT)
        over = card is None or card.progress is Progress.OVER
        self._turn(draft.playing() if stays and not over else draft.next())

    def rows_left(self) -> frozenset[str]:
        """Give the rows that nobody has dealt with, by their ids."""
        state = self.draft.state
        every = [row for card in state.cards for row in card.every]
        return frozenset(row.id for row in (*state.before, *every, *state.after) if row.open)

    def resume(self, left: frozenset[str]) -> None:
        """Open the fight that is open again, after steps were taken back; its line is the next to play."""
        for card in self.draft.state.cards:
            if any(row.open and row.id not in left for row in card.rows):
                self._turn(self.draft.opened(card.number))
                return
        if self.draft.comparison is not None:
            self._turn(self.draft.playing())

    # -- hands ----------------------------------------------------------------------------------------

    def choose(self, row: str) -> None:
        """Open the fight of a row, or light the row, by its id."""
        draft = self.draft
        for card in draft.state.cards:
            if any(each.id == row for each in card.every):
                draft = draft.opened(card.number)
                chip = next((chip for chip in card.chips if any(each.id == row for each in chip)), None)
                row = chip[0].id if chip is not None else ""
        self._turn(draft.light(f"row:{row}"))

    def walk(self, by: int) -> bool:
        """Light the next line, or the one before."""
        self._turn(self.draft.walk(by))
        return True

    def unfold(self, opens: bool) -> bool:
        """Let the next figure of the left camp face the other side, or of the right one."""
        self._turn(self.draft.other(int(opens)))
        return True

    def press_key(self, event: QKeyEvent) -> bool:
        """Take a die or the number of a fight, R to roll here, Backspace to take a die back."""
        if event.key() == Qt.Key.Key_Backspace:
            self._turn(self.draft.back())
            return True
        by = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}.get(Qt.Key(event.key()))
        if by is not None:
            self._beside(by)
            return True
        text = typed(event)
        if text.upper() == "R" and self.draft.comparison is not None:
            self.roll_here()
            return True
        number = digit(text)
        if number is not None:
            self._type(number)
        return number is not None

    def found(self) -> tuple[PaletteEntry, ...]:
        """Give the fights."""
        return sheet.found(self._context, self.draft, self._open)

    def _open(self, number: int) -> None:
        self._turn(self.draft.opened(number))

    def _beside(self, by: int) -> None:
        """Open the next fight or the one before."""
        draft = self.draft
        here = draft.card.number if draft.card is not None else 0
        self._turn(draft.opened(max(1, min(len(draft.state.cards), here + by))))

    def _type(self, number: int) -> None:
        lit = self.draft.comparison
        if lit is not None and not lit.tests:
            self._strike(lit, number)
        elif lit is None and not self.draft.sharing:
            self._turn(self.draft.opened(number))
        else:
            self._turn(self.draft.type_die(number))
            if len(self.draft.dice) == 2:
                self._throw()

    def _throw(self) -> None:
        """Throw the two dice that were typed, or split dice as typed."""
        draft = self.draft
        if draft.sharing and self._shares is not None:
            if not self._context.do(self._shares.split(draft.sharing, *draft.dice)):
                self._show(replace(draft, dice=()))
                return
            self._turn(self.draft.walk(1))
        elif (command := draft.command) is not None:
            if not self._context.do(command):
                self._show(replace(draft, dice=()))
            self._show_undecided()

    def _show_undecided(self) -> None:
        """Go on with a test that both dice left open: a 6, a tie."""
        if self._context.game.trial is not None:
            self._hands.testing.show()

    def roll_here(self) -> None:
        """Let the program throw both dice."""
        command = replace(self.draft, dice=()).command
        if command is not None and self._context.do(command):
            self._show_undecided()

    def begin_lit(self) -> bool:
        """Do what the line that is lit asks for."""
        draft, lit = self.draft, self.draft.comparison
        if (row := draft.lit_row) is not None:
            self._hands.do_row(row, "do" if row.open else "open")
        elif draft.lit.startswith("fight:"):
            self._turn(draft.opened(int(draft.lit.partition(":")[2])))
        elif draft.sharing:
            self._turn(draft.walk(1))
        elif lit is None or draft.card is None or draft.card.progress is not Progress.PLAYED:
            return False
        elif not lit.tests:
            self._strike(lit, None)
        elif self._context.play.setup.rolled_here:
            self.roll_here()
        else:
            self._test()
        return True

    def _test(self) -> None:
        """Set the test that is lit up, for bonuses, several dice, or dice rolled here."""
        command = self.draft.command
        if command is not None and self._context.do(OpenTrial(command.first, command.second)):
            self._hands.testing.show()

    def _strike(self, lit: Comparison, given: int | None) -> None:
        (attacker, _), (target, _) = lit.of(self.draft.pair)
        self._table.conversation.begin(self._struck(attacker, target, given))

    def _struck(self, attacker: str, target: str, given: int | None) -> Conversation[None]:
        """Roll a wound; the line lit afterwards is the one that follows."""
        head = self._context.play.head
        yield from self._hands.striking(attacker, target, given)
        if self._context.play.head != head:
            self._turn(self.draft.went())

    def _on_pressed(self, line: str, what: str) -> None:
        kind, _, name = what.partition(":")
        if kind == "figure":
            self._on_figure(line, name)
        elif kind == "die":
            self._type(int(name))
        elif kind == "roll":
            self.roll_here()
        elif kind == "share":
            self._add(line.partition(":")[2], *name.split(":"))
        elif kind == "row" or line.startswith(("row:", "fight:")):
            self._turn(self.draft.light(what or line))
            self.begin_lit()
        elif line in ("head", "chips"):
            return
        else:
            self._turn(self.draft.light(line))
            lit = self.draft.comparison
            if lit is not None and not lit.tests:
                self.begin_lit()

    def _on_figure(self, line: str, fighter: str) -> None:
        if line != "head":
            self._turn(self.draft.light(line))
            self.begin_lit()
        self._turn(self.draft.facing(fighter))
        self.chosen.emit(fighter)

    def _add(self, fighter: str, what: str, by: str) -> None:
        """Add a die to attack or defence, or take one."""
        if self._shares is None:
            return
        attack, defence = self._shares.of(self._context.game.fighters[fighter])
        more = int(by)
        if what == "attack":
            attack = max(0, attack + more)
        else:
            defence = max(0, defence + more)
        self._context.do(self._shares.split(fighter, attack, defence))
