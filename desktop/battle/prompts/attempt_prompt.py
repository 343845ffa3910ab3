"""What is tried with dice: typed or rolled here with its sum, or just its outcome as the table saw it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Protocol

from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.dice_prompt import DicePrompt
from desktop.battle.prompts.facing import FacingFigures
from desktop.drafts.thrown import DiceDraft
from desktop.widgets.dice_row import FacePad
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.in_line import put_in
from desktop.widgets.key_button import KeyButton
from desktop.widgets.text import label, set_look
from desktop.widgets.typed_keys import digit
from rules.battle.commands import Command
from rules.battle.events import Rolled
from rules.battle.one_die import succeeded
from rules.dice import FACES


class AttemptDraft(DiceDraft, Protocol):
    """An attempt as its dice lie."""

    @property
    def tested(self) -> bool:
        """Whether dice can tell how it goes."""

    @property
    def waits(self) -> bool:
        """Whether a 6 of who is at hand waits for its decision."""

    @property
    def lit(self) -> str:
        """Which answer to that 6 is lit: "keep", "again", or "" for neither."""

    @property
    def settled(self) -> bool:
        """Whether the dice say how it goes."""

    @property
    def command(self) -> Command:
        """The attempt with its dice as they lie."""

    def told(self, success: bool) -> Command:
        """Return the attempt as the table saw it."""


class AttemptPrompt(DicePrompt):
    """Digits are the dice, R rolls here or throws a 6 again, K keeps it; S and F enter the outcome."""

    in_stage = True
    draft: AttemptDraft

    def __init__(self, parent: QWidget, context: BattleContext, *, overrule: bool = False) -> None:
        super().__init__(parent, "")
        self._context, self._overrule = context, overrule
        self._fell: tuple[Rolled, ...] = ()
        self.facing = FacingFigures(self.panel, context)
        self.body.addWidget(self.facing)
        self.pad = FacePad(self.panel, large=True)
        self.pad.thrown.connect(self.type_face)
        self.outcome = label("", self.panel, role="title", wrap=True)
        self._keys: dict[str, Callable[[], None]] = {}
        self.verbs: dict[str, KeyButton] = {}

    def _lay_verbs(self, succeeds: str, fails: str) -> None:
        """Put faces, outcome and verbs beneath what stands in the panel."""
        row = FlowBox(self.panel, gap=6)
        put_in(self.body, self.pad, self.outcome, row)
        failing = "F" if self._context.language == "en" else "E"
        self._keys = {"R": self.roll_here, "S": self.succeed, failing: self.fail, "K": self.keep}
        self.verbs = self.lay_answers()
        for key, words in (("S", succeeds), (failing, fails)):
            self.verbs[key] = button = KeyButton(row, act=self.on_named)
            button.setObjectName(key)
            button.show_verb(words, key)
            row.flow.addWidget(button)

    # -- what a subclass tells ----------------------------------------------------------------------

    @abstractmethod
    def verdict(self, success: bool) -> str:
        """Say how it came out."""

    @abstractmethod
    def roll_here(self) -> None:
        """Let the dice fall here, or a 6 once more; undo takes back what came of them."""

    @abstractmethod
    def keep(self) -> None:
        """Keep a 6 that waits for good."""

    @abstractmethod
    def type_die(self, die: int) -> None:
        """Take a die that fell on the table."""

    @abstractmethod
    def _show_open(self) -> None:
        """Show the dice typed so far, and what they come to."""

    @abstractmethod
    def _show_fallen(self) -> None:
        """Show the dice that were thrown here."""

    # -- what is shown ------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the attempt as it stands and, where a 6 lies there, what may become of it."""
        waits = self.rolled is None and self.draft.waits
        for key, button in self.verbs.items():
            # how it goes is for the dice that fell here to say
            if key not in "RK":
                button.setVisible(self.rolled is None and not self.draft.here)
        self.show_answers(int(waits))
        asks = self.rolled is None and self.draft.tested and not self.draft.settled
        self.pad.setVisible(asks and not self.draft.here)
        if self.rolled is None:
            self._show_open()
            if asks and not waits:
                self.say_verb(self.tr("Roll here"), "R", icon="dice")
        else:
            self._show_fallen()
            self._say_outcome(succeeded(self.rolled))
            self.say_done()
        self.say_leaving()
        self.resettle()

    def _say_outcome(self, success: bool) -> None:
        self.outcome.setText(self.verdict(success))
        set_look(self.outcome, "title", "good" if success else "bad")

    # -- hands --------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Take a die or a letter."""
        if self.rolled is not None:
            return False
        die = digit(key)
        if die is not None:
            if 1 <= die <= FACES and self.draft.tested:
                self.type_die(die)
            return True
        act = self._keys.get(key.upper())
        if act is not None:
            act()
        return act is not None

    def lit(self) -> str:
        """Return which answer to the 6 is lit."""
        return self.draft.lit if self.rolled is None else ""

    def do_lit(self, answer: str) -> None:
        """Keep the 6 or throw it again."""
        (self.keep if answer == "keep" else self.roll_here)()

    def answer(self) -> None:
        """Apply the dice as typed, or leave once all is said; no 6 is kept or thrown again by it."""
        if self.rolled is not None:
            self.close_panel()
        elif self.draft.settled:
            self._do(self.draft.command)

    def succeed(self) -> None:
        """Say that it succeeds."""
        self._do(self.draft.told(True))

    def fail(self) -> None:
        """Say that it fails."""
        self._do(self.draft.told(False))

    def _do(self, command: Command) -> None:
        self.carry_and_close(self._context, command, overrule=self._overrule)
