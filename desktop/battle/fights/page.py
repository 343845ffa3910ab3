"""The combat phase: a card for each fight, one of them open, and what is left to do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.centre_page import CentrePage, GoOn
from desktop.battle.fights import sheet, verbs
from desktop.battle.fights.delegate import WHOLE_TEST
from desktop.battle.fights.list import FightList
from desktop.battle.fights.tint import Tint
from desktop.battle.fights.view import lines
from desktop.battle.host import TableHost
from desktop.battle.prompts.trial_prompt import TrialPrompt
from desktop.battle.screen import free_key, keys_in_force
from desktop.battle.testing import Testing
from desktop.drafts.fights_draft import (
    Comparison,
    Fights,
    FightsDraft,
    Progress,
    Shares,
    Spot,
    advice,
    after_command,
    thrown,
    typed_left,
)
from desktop.drafts.thrown import Thrown
from desktop.operations.blows import fought_since
from desktop.widgets.actions import ActionSet, PaletteEntry, tooltip
from desktop.widgets.conversation import Conversation
from desktop.widgets.in_line import in_column, in_row
from desktop.widgets.key_button import KeyButton
from desktop.widgets.keys import typed
from desktop.widgets.text import label
from desktop.widgets.typed_keys import digit
from rules.battle.commands import Command
from rules.battle.opposing import DecideSix, Oppose
from rules.battle.rows import PhaseRow
from rules.battle.trial import OpenTrial
from rules.text import Message, Refusal

_GAP = 6


class FightHands(Protocol):
    """What the fights let the hands of their system do."""

    testing: Testing

    def do_row(self, row: PhaseRow, what: str) -> None:
        """Do a row, skip it, or open it again."""

    def name_side(self, row: PhaseRow, side: str) -> None:
        """Name the side that a row asks for."""

    def striking(self, attacker: str, target: str, given: int | None) -> Conversation[bool]:
        """Lead a blow into its wound, with the number that was typed for it."""


def _no_key(_verb: str) -> str:
    return ""


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
        self._panel: tuple[TrialPrompt, Spot] | None = None
        self._struck_at: int | None = None
        self._tint = Tint(self, table)
        self.heading = label("", self, role="heading")
        self.more, self.leave = KeyButton(self), KeyButton(self)
        self.more.clicked.connect(self.fight_wanted)
        self.leave.clicked.connect(self.left_wanted)
        self.nobody = label("", self, role="soft", wrap=True)
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
            self._draft = FightsDraft(state=self._state(), shares=self._shares).begun()
        return self._draft

    def _state(self) -> Fights:
        known, game, play = self._draft, self._context.game, self._context.play
        seen = fought_since(play)
        if known is not None and known.game is game and (known.state.struck, known.state.passes) == seen:
            return known.state
        return Fights.read(play.table, game, *seen)

    def refresh(self, selected: str = "") -> None:
        """Show the fights of the state in view; after a test the line lit is the one that follows."""
        now = after_command(self.draft, self._state())
        self._show(now)
        if self._panel is not None and (test := now.test) is not None and test.ties and not thrown(now):
            self._panel[0].close_panel()  # a tie is typed on the row again

    def _show(self, draft: FightsDraft) -> None:
        self._draft = draft
        every, left = draft.state.cards, draft.state.left
        words = self.tr("%n fights", "", len(every)) if every else self.tr("No fights")
        decided = self.tr("%n decided", "", len(every) - len(left))
        self.heading.setText(f"{words}, {decided}" if every and len(left) < len(every) else words)
        self.leave.setVisible(bool(left))
        self._say_head()
        self.nobody.setVisible(not every)
        self.list.show_lines(lines(self._context, draft))
        self._tint.show_figures(draft.open)

    def _turn(self, draft: FightsDraft) -> None:
        """Look somewhere else: the verbs beneath follow."""
        before = self.draft
        if draft != before:
            if (draft.open, draft.pair, draft.lit) != (before.open, before.pair, before.lit):
                self._context.forget_refusal()
                self._table.say_refusal("")
            self._show(draft)
            self._hands.testing.show_strip()
            self._table.possible_changed()
            self.turned.emit()

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self._say_head()
        keys = keys_in_force(self._context, "contacts")
        self.more.setToolTip(tooltip(self.tr("Bring two figures into contact"), keys))
        self.nobody.setText(self.tr("No enemies are in contact. Bring two figures together to add a fight."))

    def _say_head(self) -> None:
        """Show keys and icons of the verbs above the fights where there is room for them."""
        room = self.width() - self.heading.sizeHint().width() - 2 * _GAP
        for key, icons in ((partial(free_key, self._context), True), (_no_key, True), (_no_key, False)):
            self.more.show_verb(self.tr("Fight"), key("contacts"), icon="plus" if icons else "")
            self.leave.show_verb(self.tr("Upkeep"), key("go_on"), icon="campfire" if icons else "")
            if sum(b.minimumSizeHint().width() for b in (self.more, self.leave) if not b.isHidden()) <= room:
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
        return tuple(verbs.given(self._context, self.draft, asked, tests=self.holds_test))

    def left(self) -> Refusal | None:
        """Say for whom dice are typed that nobody has thrown yet."""
        found = typed_left(self.draft)
        return None if found is None else Refusal(Message("refusal.typed_left", {"fighter": found[0]}))

    def show_left(self) -> None:
        """Light the line that they are typed on."""
        if (found := typed_left(self.draft)) is not None:
            self._turn(found[1])

    @property
    def question(self) -> str:
        """The line that is lit."""
        return self.list.lit_words()

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
        return frozenset(row.id for row in self.draft.state.every if row.open)

    def resume(self, left: frozenset[str]) -> None:
        """Open the fight that is open again, after steps were taken back; its line is the next to play."""
        for row in self.draft.state.before:
            if row.open and row.id not in left:
                self._turn(self.draft.light(f"row:{row.id}"))
                return
        for card in self.draft.state.cards:
            if any(row.open and row.id not in left for row in card.rows):
                self._turn(self.draft.opened(card.number))
                return
        if self.draft.comparison is not None or self.draft.sharing:
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

    def reads(self, event: QKeyEvent) -> bool:
        """Keep a 6 that waits by K, else the key of the wound roll."""
        return self.draft.six is not None and typed(event).upper() == "K"

    def press_key(self, event: QKeyEvent) -> bool:
        """Take a die or the number of a fight, R, K and B for the test that is lit, Backspace for a die."""
        if event.key() == Qt.Key.Key_Backspace:
            self._turn(self.draft.back())
            return True
        if by := {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}.get(Qt.Key(event.key())):
            self._beside(by)
            return True
        text = typed(event)
        if (code := verbs.KEYS.get(text.upper())) is not None and self.draft.comparison is not None:
            return self.do_verb(code)
        if (number := digit(text)) is not None:
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
        draft, lit = self.draft, self.draft.comparison
        if lit is not None and not lit.tests:
            self._strike(lit, number)
        elif draft.naming is not None:
            self.do_verb(dict(enumerate(verbs.side_verbs(self._context), 1)).get(number, ""))
        elif lit is None and not draft.sharing:
            self._turn(draft.opened(number))
        elif not draft.needed:
            self._open_panel().press(str(number))
        else:
            self._turn(draft.type_die(number))
            if self.draft.complete:
                self._throw()

    def _throw(self) -> None:
        """Throw the dice that were typed, and those that are missing here, or split dice as typed.

        What is refused stays typed.
        """
        draft, spot = self.draft, self.draft.spot
        command = draft.splitting or draft.command
        if command is None or not self._context.do(command):
            return
        self._turn(self.draft.lay((), spot))
        if draft.sharing:
            self._turn(self.draft.after_split())
        elif self.draft.test is not None and not self.draft.throwing:
            self._open_panel()

    def roll_here(self) -> None:
        """Let the program throw the dice that are missing."""
        if self.draft.comparison is not None and self.draft.needed:
            self._throw()
        elif self.draft.test is not None:
            self._open_panel()

    def begin_lit(self) -> bool:
        """Do what the line that is lit asks for."""
        draft, lit = self.draft, self.draft.comparison
        if (row := draft.lit_row) is not None:
            self._hands.do_row(row, "do" if row.open else "open")
        elif draft.lit.startswith("fight:"):
            self._turn(draft.opened(int(draft.lit.partition(":")[2])))
        elif draft.sharing:
            if (done := draft.split_done) is None or self._context.do(done):
                self._turn(self.draft.playing())
        elif lit is None or draft.card is None or draft.card.progress is not Progress.PLAYED:
            return False
        elif not lit.tests:
            self._strike(lit, None)
        else:
            self.do_verb(verbs.KEEP if advice(draft) == "keep" else verbs.AGAIN)
        return True

    def _open_test(self) -> None:
        """Set the test that is lit up with all that may be entered: bonuses, several dice."""
        command, opened = self.draft.command, self.draft.test is not None
        if not opened and isinstance(command, Oppose):
            opened = self._context.do(OpenTrial(command.first, command.second))
        if opened:
            self._open_panel()

    # -- the test at hand -----------------------------------------------------------------------------

    @property
    def holds_test(self) -> bool:
        """Whether the test at hand is one of the fight that is open, and its row shows it."""
        found = self.draft.resumed()
        return found is not None and (found.open, found.pair) == (self.draft.open, self.draft.pair)

    def show_test(self) -> bool:
        """Light the row of the test at hand; once it is lit, show all that may be entered of it."""
        found = self.draft.resumed()
        if found is None:
            return False
        lit = self.draft.test is not None
        self._turn(found)
        if lit or not found.throwing:
            self._open_panel()
        return True

    def _open_panel(self) -> TrialPrompt:
        """Show the test at hand in its panel, with the dice typed for it; those of before come back."""
        panel, spot = self._hands.testing.panel(), self.draft.spot
        if self.draft.dice:
            panel.lay(Thrown(dice=self.draft.dice[:1]))
            panel.refresh()
        self._panel = panel, spot
        panel.closed.connect(self._on_panel_left)
        return panel

    def _on_panel_left(self) -> None:
        """Keep what was typed in the panel, where the test is still open."""
        if self._panel is None:
            return
        panel, spot = self._panel
        self._panel = None
        self._turn(self.draft.lay(panel.typed if self.draft.test is not None else (), spot))

    def do_verb(self, code: str) -> bool:
        """Do a verb of the test at hand, bring those together who fight in pursuit, or name a side."""
        if (row := self.draft.naming) is not None and code in verbs.side_verbs(self._context):
            self._hands.name_side(row, code.rpartition(":")[2])
            return True
        acts: dict[str, Callable[[], object]] = {
            verbs.PURSUE: self.fight_wanted.emit,
            verbs.KEEP: partial(self._context.do, DecideSix(keeps=True)),
            verbs.AGAIN: self.roll_here,
            WHOLE_TEST: self._open_test,
        }
        if code in acts:
            acts[code]()
        return code in acts

    def _strike(self, lit: Comparison, given: int | None) -> None:
        (attacker, _), (target, _) = lit.of(self.draft.pair)
        self._struck_at = self._context.play.head
        self._table.conversation.begin(self._struck(attacker, target, given))
        if (prompt := self._table.prompt) is not None:
            prompt.closed.connect(self._on_blow_left)

    def _struck(self, attacker: str, target: str, given: int | None) -> Conversation[None]:
        """Roll a wound; the line lit afterwards is the one that follows."""
        yield from self._hands.striking(attacker, target, given)
        if self._context.play.head != self._struck_at:
            self._turn(self.draft.went())

    def _on_blow_left(self) -> None:
        """Light what is to be played next, where a blow was left and nothing came of it."""
        if self._context.play.head == self._struck_at:
            self._turn(self.draft.playing())

    def _on_pressed(self, line: str, what: str) -> None:
        kind, _, name = what.partition(":")
        if kind == "figure":
            self._on_figure(line, name)
        elif kind == "die":
            self._type(int(name))
        elif kind == WHOLE_TEST:
            self._open_test()
        elif kind == "back":
            self._turn(self.draft.lay(self.draft.dice[: -int(name)]))
        elif kind == "share":
            (what, by), fighter = name.split(":"), line.partition(":")[2]
            self._turn(self.draft.untyped(fighter))
            if (more := self.draft.added(fighter, what, int(by))) is not None:
                self._context.do(more)
        elif kind == "row" or line.startswith(("row:", "fight:")):
            self._turn(self.draft.light(what or line))
            if self.draft.naming is None:
                self.begin_lit()
            if line == "chips":
                self._turn(self.draft.playing())
        elif line not in ("head", "chips"):
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
