"""Where lists are filed, what they were, and how two of them differ: the panels that ask and show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.operations import newer, versions
from desktop.wording import army_words
from rules.armies import Army
from rules.text import Refusal, fold

if TYPE_CHECKING:
    from desktop.muster.deeds import MusterDeeds
    from desktop.muster.newer_sheet import NewerSheet


class Keeping:
    """The verbs about whole lists; each opens its panel over the window."""

    def __init__(self, place: MusterDeeds) -> None:
        self._place = place
        self._newer: NewerSheet | None = None

    @property
    def _army(self) -> Army | None:
        return self._place.sheet.army if self._place.sheet is not None else None

    def compare(self) -> None:
        """Lay the list in view beside the one looked at next in the list of armies."""
        army = self._army
        if army is None:
            return
        others = [other.id for other in self._place.armies() if other.id != army.id]
        self._show(army.id, others[0] if others else army.id)

    def compare_version(self, name: str) -> None:
        """Lay the list in view beside a version of it."""
        from desktop.muster.compare_sheet import key_of

        if (army := self._army) is not None:
            self._show(key_of(army.id, name), army.id)

    def _show(self, left: str, right: str) -> None:
        from desktop.muster.compare_sheet import CompareSheet  # not before two lists are compared

        place = self._place
        if place.desk is not None:
            CompareSheet(place.window(), place.desk, place.armies(), left, right).show_now()

    def versions(self) -> None:
        """Show the versions of the list in view."""
        from desktop.muster.versions_sheet import VersionsSheet

        place, army = self._place, self._army
        if place.desk is None or army is None:
            return
        sheet = VersionsSheet(place.window(), place.desk, army, place)
        sheet.moved.connect(place.redraw)
        sheet.copy_wanted.connect(place.save_a_copy)
        sheet.compare_wanted.connect(self.compare_version)
        sheet.show_now()

    def newer(self) -> None:
        """Show what is newer in the cards of the list in view."""
        from desktop.muster.newer_sheet import NewerSheet

        place = self._place
        if place.desk is None or place.sheet is None or not place.sheet.newer:
            return
        entry = place.entry()
        self._newer = NewerSheet(place.window(), place.desk.peoples)
        self._newer.wanted.connect(self._take_newer)
        self._newer.show_sheet(place.sheet, entry.id if entry is not None else "")

    def _take_newer(self, entries: tuple[str, ...]) -> None:
        place, army, sheet = self._place, self._army, self._newer
        if place.desk is None or army is None or sheet is None:
            return
        done = newer.take_newer(place.desk, army.id, entry_ids=entries, initiator=place)
        place.redraw()
        if isinstance(done, Refusal):
            sheet.close_panel()
            place.complain(done, "warn")
            return
        if place.sheet is not None:
            sheet.show_sheet(place.sheet)
        if place.sheet is None or not place.sheet.newer:
            self._newer = None
            place.offer_undo(army_words.taken(done), place.undo, place.last_step)

    def file(self) -> None:
        """Ask for the folder and the tags of the list in view."""
        from desktop.muster.filing import FilingPrompt

        army = self._army
        if army is None:
            return
        folders = sorted({other.folder for other in self._place.armies() if other.folder}, key=fold)
        prompt = FilingPrompt(self._place.window(), army, folders)
        prompt.kept.connect(self._on_filed)
        prompt.show_now()

    def _on_filed(self, folder: str, tags: object) -> None:
        place, army = self._place, self._army
        if place.desk is None or army is None or not isinstance(tags, tuple):
            return
        done = versions.file_army(place.desk, army.id, folder=folder, tags=tags, initiator=place)
        if isinstance(done, Refusal):
            place.complain(done, "warn")
        place.redraw()
