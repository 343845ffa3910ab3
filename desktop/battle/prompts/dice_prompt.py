"""The base of questions that are answered with dice.

Decision: a die that the program threw has fallen, as on the table. Nobody leaves it lying there: while a 6
waits for its decision, leaving keeps it and carries the test out as it lies, in a step that undo takes back;
a click beside the question does nothing then. Dice that were typed are the players' own and may be dropped.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.drafts.thrown import DiceDraft, Thrown
from desktop.widgets.actions import shown_key
from desktop.widgets.key_button import KeyButton
from desktop.widgets.prompt import Prompt
from desktop.wording.battle.six_words import keep_words, reroll_words
from rules.battle.commands import Command
from rules.battle.events import Rolled
from rules.text import Refusal


class DicePrompt(Prompt):
    """Its ``draft`` holds the dice so far; Backspace takes the last one back until ``rolled`` is there.

    ``_insisted`` is the reason that the table overruled before any die fell here.
    """

    draft: DiceDraft

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(parent, title)
        self.draft = Thrown()
        self._insisted = ""
        self._left = False
        self._asked_about: object = None  # the dice as they lay when R asked the table for the re-rolled ones
        self.rolled: Rolled | None = None
        self.cancel.clicked.disconnect(self.close_panel)
        self.cancel.clicked.connect(self.leave)

    def refresh(self) -> None:
        """Show everything as it stands."""
        raise NotImplementedError

    def lay_answers(self) -> dict[str, KeyButton]:
        """Put both answers to a 6 at the foot, each at its place, and give them by their keys."""
        self.answers = {key: KeyButton(self.panel, large=True, act=self.on_named) for key in "RK"}
        for place, (key, button) in enumerate(self.answers.items()):
            button.setObjectName(key)
            self._foot.insertWidget(place, button, 3)
        return dict(self.answers)

    def on_named(self) -> None:
        """Press the key that the button pressed is named after."""
        self.press(self.sender().objectName())

    def show_answers(self, sixes: int, again: int | None = None) -> None:
        """Word both answers while so many 6s wait, 0 for none: R throws so many of them ``again``.

        The better one is lit; the verb of the moment makes way.
        """
        lit, thrown = self.lit(), sixes if again is None else again
        words = {"R": reroll_words(sixes, thrown), "K": keep_words(sixes)}
        for key, button in self.answers.items():
            better = lit == {"R": "again", "K": "keep"}[key]
            enters = better and not (key == "R" and self.asks_again)
            button.show_verb(words[key], "↵" if enters else key, primary=better)
            button.setVisible(sixes > 0)
        policy = self.primary.sizePolicy()
        policy.setRetainSizeWhenHidden(not sixes)
        self.primary.setSizePolicy(policy)

    def lay(self, draft: DiceDraft) -> None:
        """Let the dice lie so."""
        self.draft = draft

    # -- a 6 that waits -----------------------------------------------------------------------------

    def dice_now(self) -> object:
        """Return the dice as they lie now; what was asked about them is asked no more once they change."""
        return self.draft.dice

    @property
    def asks_again(self) -> bool:
        """Whether the dice that the table re-rolls are asked for."""
        return self._asked_about is not None and self._asked_about == self.dice_now()

    @property
    def fell_here(self) -> bool:
        """Whether the dice that lie there are the program's."""
        return self.draft.here

    def asks_table(self, context: BattleContext) -> bool:
        """Ask for the re-rolled dice where dice fall on the table; False where the program rolls them.

        It does once R is pressed for them again, and where those before them fell here.
        """
        if self.fell_here or context.play.setup.rolled_here or self.asks_again:
            return False
        self._asked_about = self.dice_now()
        self.setFocus()
        self.refresh()
        return True

    def lit(self) -> str:
        """Return which answer to a 6 is lit: "keep", "again", or "" for neither."""
        return ""

    def do_lit(self, answer: str) -> None:
        """Do what is lit."""

    @property
    def holds(self) -> bool:
        """Whether dice lie there that nothing came of yet."""
        return bool(self.draft.dice) and self.rolled is None

    @property
    def has_typed(self) -> bool:
        """Whether dice are typed that nothing came of yet."""
        return self.rolled is None and not self.draft.here and self.draft.back() != self.draft

    # -- dice that fell here ------------------------------------------------------------------------

    @property
    def fallen(self) -> bool:
        """Whether dice that the program threw wait for a decision."""
        return self.draft.fallen and self.rolled is None

    def keep_fallen(self) -> None:
        """Carry the test out with the dice that fell here, as they lie."""

    def say_leaving(self) -> None:
        """Word what Esc does: it keeps what fell here."""
        words = self.tr("Keep this result") if self.fallen else self.tr("Close")
        self.cancel.show_verb(words, shown_key("Esc"))

    def leave(self) -> None:
        """Leave the question; dice that fell here are kept first, and what came of them is shown.

        What cannot be carried out is said once; then there is a way out all the same.
        """
        if self.fallen and not self._left:
            self._left = True
            self.keep_fallen()
        else:
            self.close_panel()

    def close_panel(self) -> None:
        """Close for good, whoever asks for it: dice that fell here count."""
        if self.fallen and not self._left and not self.isHidden():
            self._left = True
            self.keep_fallen()
        super().close_panel()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Leave by a click beside the question, but for dice that fell here."""
        if not self.fallen:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the last die back with Backspace, do what is lit with Return, leave with Esc."""
        lit = self.lit() if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) else ""
        if lit and self.primary.isHidden() and not (lit == "again" and self.asks_again):
            self.do_lit(lit)
            event.accept()
            return
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
            event.accept()
            return
        if event.key() == Qt.Key.Key_Backspace and self.has_typed:
            self.lay(self.draft.back())
            self.refresh()
            event.accept()
            return
        super().keyPressEvent(event)

    def _may_fall(self, context: BattleContext, command: Command) -> bool:
        """Tell whether dice may fall here for a command: what speaks against it is said before they do.

        The same key again insists.
        """
        refusal = context.play.refusal(command)
        if refusal is None or (refusal.overridable and self._insisted == refusal.code):
            self.complain("")  # it was heard: what is asked now is about the dice
            return True
        self._insisted = refusal.code
        self._refused(context, refusal)
        return False

    def _refused(self, context: BattleContext, refusal: Refusal) -> None:
        """Say every reason why not, in place."""
        self.complain(context.say_refusal(refusal, again=True))
