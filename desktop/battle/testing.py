"""Characteristic tests from the table: the question, the figure it is against, the test itself."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.battle.open_things import tests
from desktop.battle.prompts.trial import TrialPrompt
from desktop.battle.prompts.trial_form import TrialForm
from desktop.battle.trial_words import trial_words, verdict_words
from rules.battle.trial import CloseTrial, OpenTrial
from rules.text import Message, Refusal

if TYPE_CHECKING:
    from desktop.battle.table import Table


class Testing(QObject):
    """Opens tests and goes on with the one at hand; it lives in the state, so nothing is kept here."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._context = table.context
        self._asked: OpenTrial | None = None

    def begin(self, fighter: str) -> None:
        """Go on with the open test, or ask what the figure tests."""
        if self._context.game.trial is not None:
            self.show()
        elif fighter:
            self.ask(fighter)

    def ask(self, fighter: str) -> TrialForm:
        """Ask what the figure tests."""
        form = TrialForm(self._table, self._context, fighter)
        form.rival_wanted.connect(self._ask_rival)
        form.opened.connect(self.show)
        self._table.open_prompt(form)
        return form

    def show(self) -> None:
        """Show the test at hand."""
        if self._context.game.trial is not None and not self._context.looks_back:
            self._table.open_prompt(TrialPrompt(self._table, self._context))

    def go_on(self) -> bool:
        """Show what is open and comes before the end of a speaking turn; False where nothing is."""
        if tests(self._context):
            self.show()
            return True
        return False

    def left(self) -> Refusal | None:
        """Return what the rules do not know and yet keeps a speaking turn from its end, None for nothing."""
        return None

    def put_away(self) -> None:
        """Put the test at hand away."""
        self._context.do(CloseTrial())

    def show_strip(self) -> None:
        """Say on the table that a test is open, with its two verbs."""
        trial = self._context.game.trial
        if trial is None or self._context.looks_back or self._context.game.result is not None:
            self._table.trial.say("")
            return
        names = self._context.names
        words = " · ".join(
            filter(None, (trial_words(trial, names), verdict_words(trial, names), self.also()))
        )
        self._table.trial.say(words, (self.tr("Continue"), "Q"), (self.tr("Close the test"), ""))

    def also(self) -> str:
        """Name what is open beside the test at hand, "" where nothing is."""
        return ""

    def pressed(self, number: int) -> None:
        """Do what a verb of the strip says."""
        if number == 0:
            self.show()
        else:
            self.put_away()

    def _ask_rival(self, command: OpenTrial) -> None:
        self._asked = command
        self._table.pointer.ask(self.tr("Against whom? Type its letters."), self._against)

    def _against(self, rival: str) -> None:
        if self._asked is None or self._asked.second is None or not rival:
            return
        if rival == self._asked.first.fighter:
            self._table.pointer.ask(self._context.say(Message("refusal.itself")), self._against)
            return
        second = replace(self._asked.second, fighter=rival)
        if self._context.do(replace(self._asked, second=second)):
            self.show()
