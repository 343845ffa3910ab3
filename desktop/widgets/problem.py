"""Say what is wrong with the library in one sentence, with the ways out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from desktop.widgets.empty import EmptyState
from desktop.widgets.topic import set_topic


class ProblemPage(EmptyState):
    """A page instead of a message box: it stays until a way out was taken."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("alert-triangle", parent, colour="warn", role="")
        set_topic(self, "backups")
        self._acts: dict[str, Callable[[], object]] = {}
        self.chosen.connect(self._on_chosen)

    def set_problem(
        self, message: str, verbs: Sequence[tuple[str, Callable[[], object]]], title: str = ""
    ) -> None:
        """Show the sentence and the verbs (words, what to do)."""
        self.set_words(message, title)
        self._acts = {f"way{number}": act for number, (_, act) in enumerate(verbs)}
        self.set_verbs(*((f"way{number}", words) for number, (words, _) in enumerate(verbs)))

    def _on_chosen(self, key: str) -> None:
        self._acts[key]()
