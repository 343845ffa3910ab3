"""What a conversation asks the table: a figure, one of several lettered rows, a prompt.

``target = yield from ask.figure(…)`` asks, and gives the answer its type.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from desktop.battle.host import TableHost
from desktop.battle.pointer import Pointer
from desktop.widgets.card_prompt import CardPrompt, Picked
from desktop.widgets.conversation import Conversation
from desktop.widgets.menu import Menu, MenuRow
from desktop.widgets.prompt import Prompt
from desktop.widgets.text_prompt import TextPrompt


@dataclass(frozen=True, slots=True)
class Figure:
    """Which figure: the letters of the cards lead to it; ``among`` are those who are likely meant.

    One that is ``needed`` is named, or nothing is done: Enter does not say that it is nobody.
    """

    words: str
    among: frozenset[str] = frozenset()
    needed: bool = False


@dataclass(frozen=True, slots=True)
class Panel:
    """A prompt over the table; its answer is what ``reply`` says when it closes."""

    prompt: Prompt


def figure(words: str, among: frozenset[str] = frozenset(), *, needed: bool = False) -> Conversation[str]:
    """Ask for a figure, most likely one of some; "" where Enter says that it is nobody."""
    found: str = yield Figure(words, among, needed)
    return found


def panel(prompt: Prompt) -> Conversation[object]:
    """Show a prompt until it closes, and return what it was answered with."""
    reply: object = yield Panel(prompt)
    return reply


def line(prompt: TextPrompt) -> Conversation[str]:
    """Ask for a line of text."""
    text: str = yield Panel(prompt)
    return text


def choice(
    over: QWidget, title: str, rows: Sequence[MenuRow], *, columns: int = 1, about: str = ""
) -> Conversation[tuple[str, bool]]:
    """Ask for one of several rows, beside whom it is about; return its id and whether Shift was held."""
    prompt = Menu(over, title, rows, columns=columns)
    prompt.about = about
    return (yield from menu(prompt))


def menu(prompt: Menu) -> Conversation[tuple[str, bool]]:
    """Show a menu; return the id of the row that was picked and whether Shift was held."""
    picked: tuple[str, bool] = yield Panel(prompt)
    return picked


def card(prompt: CardPrompt) -> Conversation[Picked]:
    """Ask for a card."""
    picked: Picked = yield Panel(prompt)
    return picked


class TableAsker(QObject):
    """Asks over the table, by its letters and its prompts."""

    def __init__(self, table: TableHost, pointer: Pointer) -> None:
        super().__init__(table.over)
        self._table, self._pointer = table, pointer
        self._prompt: Prompt | None = None
        self._answer: Callable[[object], None]
        self._leave: Callable[[], None]

    def ask(self, question: object, answer: Callable[[object], None], leave: Callable[[], None]) -> None:
        """Ask a question of this module."""
        match question:
            case Figure(words, among, needed):
                self._pointer.ask(words, answer, leave, among, needed=needed)
            case Panel(prompt):
                if self._table.prompt is not None:
                    self._table.prompt.close_panel()
                self._prompt, self._answer, self._leave = prompt, answer, leave
                self._table.open_prompt(prompt)
                # once the table has put it away
                prompt.closed.connect(self._on_closed, Qt.ConnectionType.SingleShotConnection)
            case _:
                raise TypeError(question)

    def withdraw(self) -> None:
        """Put the letters or the prompt away."""
        prompt, self._prompt = self._prompt, None
        self._pointer.end(None)
        if prompt is not None:
            prompt.close_panel()

    def _on_closed(self) -> None:
        prompt, self._prompt = self._prompt, None
        if prompt is None:
            return
        if prompt.reply is None:
            self._leave()
        else:
            self._answer(prompt.reply)
