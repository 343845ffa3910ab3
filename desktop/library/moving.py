"""What was written or taken back, shown in the Library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.operations import cards
from rules.text import Message, Refusal

if TYPE_CHECKING:
    from desktop.library.place import LibraryPlace


def show_moved(place: LibraryPlace, moved: object) -> None:
    """Show what undo or redo moved, or say why it moved nothing."""
    if isinstance(moved, Refusal):
        place.warn(moved)
    elif isinstance(moved, cards.Undone) and place.take_in_all(moved.card_ids):
        place.options.refresh()
        if moved.card_ids and moved.card_ids[0] in place.shelf:
            place.browser.reveal(moved.card_ids[0])
        elif not moved.card_ids:
            place.owning.show()
        place.actions_changed()


def say_import(place: LibraryPlace, words: str, label: Message | None) -> None:
    """Say what an import brought, and offer to take it back where it wrote anything.

    Where it wrote nothing, what stays as it was changed here can be looked at instead.
    """
    staying = place.staying
    if label is None:
        place.say(words, verb=staying.verb(), act=staying.look)
    else:
        more = filter(None, (words, staying.verb()))
        place.offer_undo(" · ".join(more), place.undo, place.last_step, "good")
