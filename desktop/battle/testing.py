"""Characteristic tests from the table: the question, the figure it is against, the test itself."""

from __future__ import annotations

from dataclasses import replace

from desktop.battle import ask
from desktop.battle.open_things import tests
from desktop.battle.prompts.trial_form import AgainstFigure, TrialForm
from desktop.battle.prompts.trial_prompt import TrialPrompt
from desktop.battle.service import TableService
from desktop.widgets.conversation import Conversation
from desktop.wording.battle.trial_words import trial_words, verdict_words
from rules.battle.trial import CloseTrial, OpenTrial
from rules.text import Message, Refusal


class Testing(TableService):
    """Opens tests and goes on with the one at hand; it lives in the state, so nothing is kept here."""

    def begin(self, fighter: str) -> None:
        """Go on with the open test, or ask what the figure tests."""
        if self._context.game.trial is not None:
            self.show()
        elif fighter:
            self.begin_anew(fighter)

    def begin_anew(self, fighter: str) -> None:
        """Ask what the figure tests, then show the test."""
        self._table.conversation.begin(self._test(fighter))

    def _test(self, fighter: str) -> Conversation[None]:
        asked = yield from ask.panel(self.form(fighter))
        if not isinstance(asked, AgainstFigure) or (yield from self._oppose(asked.command)):
            self.show()

    def form(self, fighter: str) -> TrialForm:
        """Make the question what the figure tests."""
        return TrialForm(self._table.over, self._context, fighter)

    def _oppose(self, command: OpenTrial) -> Conversation[bool]:
        """Ask for the figure that a test is against, then open it; False where nobody is named."""
        assert command.second is not None
        rival = yield from ask.figure(self.tr("Against whom? Press it or type its letters."), needed=True)
        while rival == command.first.fighter:
            rival = yield from ask.figure(self._context.say(Message("refusal.itself")), needed=True)
        second = replace(command.second, fighter=rival)
        return bool(rival) and self._context.do(replace(command, second=second))

    def show(self) -> None:
        """Show the test at hand: on the page where it belongs to one of its rows, else in its panel."""
        if self._context.game.trial is None or self._context.looks_back:
            return
        if not self._table.shown_page().show_test():
            self.panel()

    def panel(self) -> TrialPrompt:
        """Show all that may be entered of the test at hand."""
        prompt = self.question()
        self._table.open_prompt(prompt)
        return prompt

    def question(self, typed: tuple[int, ...] = ()) -> TrialPrompt:
        """Make the question of the test at hand; so many dice of it are typed already."""
        return TrialPrompt(self._table.over, self._context, typed, self.stakes())

    def stakes(self) -> tuple[float, float] | None:
        """Give how likely success wounds a target, and fells it; None for a test that leads to no blow."""
        return None

    def go_on(self) -> bool:
        """Show what is open and comes before the end of a speaking turn; False where nothing is."""
        if tests(self._context):
            self.show()
            return True
        return False

    def left(self) -> Refusal | None:
        """Return what the rules do not know and yet keeps a speaking turn from its end, None for nothing."""
        return None

    def close_test(self) -> None:
        """Put the test at hand away."""
        self._context.do(CloseTrial())

    def show_strip(self) -> None:
        """Say on the table that a test is open, with its two verbs."""
        trial, prompt = self._context.game.trial, self._table.prompt
        if (prompt is not None and prompt.in_stage) or self._table.shown_page().holds_test:
            trial = None  # it says so itself
        if trial is None or self._context.looks_back or self._context.game.result is not None:
            self._table.say_test("")
            return
        names = self._context.names
        words = " · ".join(
            filter(None, (trial_words(trial, names), verdict_words(trial, names), self.also()))
        )
        self._table.say_test(words, (self.tr("Continue"), "Q"), (self.tr("Close the test"), ""))

    def also(self) -> str:
        """Name what is open beside the test at hand, "" where nothing is."""
        return ""

    def pressed(self, number: int) -> None:
        """Do what a verb of the strip says."""
        if number == 0:
            self.show()
        else:
            self.close_test()
