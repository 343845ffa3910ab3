"""A gesture that takes several questions, written as one generator: it yields them and is sent the answers.

Nothing of a half-done conversation is kept but its generator. Who leaves a question (Esc) throws ``Left``
into it: a conversation that leads somewhere else then catches it, any other one ends. What makes the
question pointless, as a step of the battle or another gesture, closes the generator where it stands.

This module knows neither Qt nor the questions: who asks them is an `Asker`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Protocol, TypeAlias, TypeVar

T = TypeVar("T")

Conversation: TypeAlias = Generator[object, Any, T]
"""Yields questions, is sent their answers, and returns what the gesture needed to know."""


class Left(Exception):  # noqa: N818 - it happens, and is no error
    """A question was left without an answer."""


class Asker(Protocol):
    """What puts a question to the players, one at a time."""

    def ask(self, question: object, answer: Callable[[object], None], leave: Callable[[], None]) -> None:
        """Ask; then call ``answer`` with the answer, or ``leave`` where it is left without one."""

    def withdraw(self) -> None:
        """Put the question at hand away without an answer."""


class Conversing:
    """Leads one conversation at a time through its questions."""

    def __init__(self, asker: Asker) -> None:
        self._asker = asker
        self._waiting: Conversation[None] | None = None
        self._number = 0  # of the question at hand

    @property
    def waits(self) -> bool:
        """Whether a question waits for its answer."""
        return self._waiting is not None

    def begin(self, conversation: Conversation[None]) -> None:
        """Begin a conversation instead of the one at hand."""
        self.end()
        self._go_on(conversation, lambda: next(conversation))

    def end(self) -> None:
        """End the conversation that waits for an answer; its generator is closed."""
        conversation, self._waiting = self._waiting, None
        if conversation is not None:
            conversation.close()
            self._asker.withdraw()

    def _go_on(self, conversation: Conversation[None], move: Callable[[], object]) -> None:
        """Move a conversation on to its next question, or to its end."""
        try:
            question = move()
        except (StopIteration, Left):
            return
        self.end()  # what it began on its way, if anything
        self._waiting, self._number = conversation, self._number + 1
        number = self._number
        self._asker.ask(
            question,
            lambda given: self._answered(number, lambda: conversation.send(given)),
            lambda: self._answered(number, lambda: conversation.throw(Left())),
        )

    def _answered(self, number: int, move: Callable[[], object]) -> None:
        """Move on with the answer to the question at hand; to an earlier one it is nobody's any more."""
        conversation = self._waiting
        if conversation is not None and number == self._number:
            self._waiting = None
            self._go_on(conversation, move)
