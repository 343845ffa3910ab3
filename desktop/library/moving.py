"""What was written or taken back, shown in the Library."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.library.host import ForUndo, Tells
from desktop.library.options import Options
from desktop.library.owning import Owning
from desktop.library.unresolved_conflicts import UnresolvedConflicts
from desktop.operations import cards
from desktop.operations.desk import Desk
from desktop.wording import say
from rules.text import Message, Refusal


@runtime_checkable
class ImportReportPage(Protocol):
    """A page that tells of an import, and may offer to undo it."""

    undone: SignalInstance

    @property
    def offers_undo(self) -> bool:
        """Whether the import of which it tells can be undone."""


def offers_undo(pages: QStackedWidget, options: Options) -> bool:
    """Tell whether undo acts on what is in view: the list, the options, or an import that is told of."""
    page = pages.currentWidget()
    told = isinstance(page, ImportReportPage) and page.offers_undo
    return pages.currentIndex() == 0 or options.is_open() or told


def undo_import(page: QWidget | None) -> bool:
    """Undo the import of which a page tells, as its own verb does; tell whether there is one."""
    if not (isinstance(page, ImportReportPage) and page.offers_undo):
        return False
    page.undone.emit()
    return True


def show_moved(host: ForUndo, moved: object, options: Options, owning: Owning) -> None:
    """Show what undo or redo moved, or say why it moved nothing."""
    if isinstance(moved, Refusal):
        host.warn(moved)
    elif isinstance(moved, cards.Undone) and host.take_in_all(moved.card_ids):
        options.refresh()
        if moved.card_ids and moved.card_ids[0] in host.card_index:
            host.browser.reveal(moved.card_ids[0])
        elif not moved.card_ids:
            owning.show()
        host.actions_changed()


def say_import(host: Tells, conflicts: UnresolvedConflicts, words: str, label: Message | None) -> None:
    """Say what an import changed, and offer to undo it.

    Where it changed nothing, the fields that stay because theirs is no news can be looked at instead.
    """
    if label is None:
        host.say(words, verb=conflicts.verb(), act=conflicts.look)
    else:
        more = filter(None, (words, conflicts.verb()))
        host.offer_undo_of_last(" · ".join(more), "good")


def step_words(desk: Desk | None, language: str) -> tuple[str, str]:
    """Name the steps that undo and redo would do, each "" where there is none."""
    if desk is None:
        return "", ""
    back, again = cards.labels(desk)
    return _worded(back, language), _worded(again, language)


def _worded(label: Message | None, language: str) -> str:
    if label is None:
        return ""
    english = label.data.get("name_en") if language == "en" else None
    return say(label, name=english) if english else say(label)
