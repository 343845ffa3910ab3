"""Where lists are filed, what they were, and how two of them differ: the panels that ask and show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.muster.controller import MusterController
from desktop.muster.host import OpensPanels
from desktop.operations import newer, newer_catalogues, versions
from desktop.wording import army_words
from rules.armies import Army
from rules.text import Message, Refusal, fold

if TYPE_CHECKING:
    from desktop.muster.catalogues_sheet import CataloguesSheet
    from desktop.muster.newer_sheet import NewerSheet


class Keeping:
    """The verbs about whole lists; each opens its panel over the window."""

    def __init__(self, controller: MusterController, host: OpensPanels) -> None:
        self._controller = controller
        self._host = host
        self._newer: NewerSheet | None = None
        self._catalogues: CataloguesSheet | None = None

    @property
    def _army(self) -> Army | None:
        return self._controller.sheet.army if self._controller.sheet is not None else None

    def as_text(self) -> str:
        """Return the list in view as the text that reads back, "" where none is."""
        from desktop.wording.list_text import FORMS, Shared  # not before it is wanted

        desk, sheet = self._controller.desk, self._controller.sheet
        return FORMS["brief"](Shared.of(desk, sheet)) if desk is not None and sheet is not None else ""

    def compare(self) -> None:
        """Lay the list in view beside the first one of its game, of all where there is no other of it."""
        army = self._army
        if army is None:
            return
        others = [other for other in self._controller.armies() if other.id != army.id]
        others.sort(key=lambda other: other.system != army.system)
        self._show(army.id, others[0].id if others else army.id)

    def compare_version(self, name: str) -> None:
        """Lay the list in view beside a version of it."""
        from desktop.muster.compare_sheet import key_of

        if (army := self._army) is not None:
            self._show(key_of(army.id, name), army.id)

    def _show(self, left: str, right: str) -> None:
        from desktop.muster.compare_sheet import CompareSheet  # not before two lists are compared

        desk = self._controller.desk
        if desk is not None:
            armies = self._controller.armies()
            CompareSheet(self._host.window(), desk, armies, left, right).show_now()

    def versions(self) -> None:
        """Show the versions of the list in view."""
        from desktop.muster.versions_sheet import VersionsSheet

        host, desk, army = self._host, self._controller.desk, self._army
        if desk is None or army is None:
            return
        sheet = VersionsSheet(host.window(), desk, army, host)
        sheet.moved.connect(host.redraw)
        sheet.copy_wanted.connect(host.save_a_copy)
        sheet.compare_wanted.connect(self.compare_version)
        sheet.show_now()

    def newer(self) -> None:
        """Show what is newer in the cards of the list in view."""
        from desktop.muster.newer_sheet import NewerSheet

        desk, sheet, entry = self._controller.desk, self._controller.sheet, self._controller.entry()
        if desk is None or sheet is None or not sheet.newer:
            return
        self._newer = NewerSheet(self._host.window(), desk.peoples)
        self._newer.wanted.connect(self._take_newer)
        self._newer.show_sheet(sheet, entry.id if entry is not None else "")

    def _take_newer(self, entries: tuple[str, ...]) -> None:
        controller, host, army, panel = self._controller, self._host, self._army, self._newer
        if controller.desk is None or army is None or panel is None:
            return
        done = newer.take_newer(controller.desk, army.id, entry_ids=entries, initiator=host)
        host.redraw()
        if isinstance(done, Refusal):
            panel.close_panel()
            host.complain(done, "warn")
            return
        if controller.sheet is not None:
            panel.show_sheet(controller.sheet)
        if controller.sheet is None or not controller.sheet.newer:
            self._newer = None
            host.offer_undo(army_words.taken(done), controller.undo, controller.last_step)

    def catalogues(self) -> None:
        """Show what newer catalogues would change in the list in view."""
        from desktop.muster.catalogues_sheet import CataloguesSheet

        desk, army = self._controller.desk, self._army
        if desk is None or army is None:
            return
        found = newer_catalogues.adoption(desk, army.id)
        if isinstance(found, Refusal):
            self._host.complain(found, "warn")
        elif found is not None:
            self._catalogues = CataloguesSheet(self._host.window(), desk.peoples)
            self._catalogues.wanted.connect(self._take_catalogues)
            self._catalogues.show_adoption(found)

    def _take_catalogues(self) -> None:
        controller, host, army, panel = self._controller, self._host, self._army, self._catalogues
        if controller.desk is None or army is None or panel is None:
            return
        done = newer_catalogues.take(controller.desk, army.id, initiator=host)
        self._catalogues = None
        panel.close_panel()
        host.redraw()
        if isinstance(done, Refusal):
            host.complain(done, "warn")
        elif done:
            host.offer_undo(army_words.by_newer_catalogues(army.name), controller.undo, controller.last_step)

    def share(self) -> None:
        """Show the ways to hand the army on, and to hold another player's against it."""
        desk, sheet = self._controller.desk, self._controller.sheet
        if desk is None or sheet is None:
            return
        from desktop.muster.share_sheet import ShareSheet  # codes and pictures: not before they are wanted
        from desktop.operations import shared_lists
        from desktop.wording.list_text import Shared

        def keep(text: str) -> tuple[str, Sequence[Message]] | Refusal:
            made = shared_lists.bring(desk, text=text)
            return made if isinstance(made, Refusal) else (desk.library.army(made.army_id).name, made.told)

        ShareSheet(self._host.window(), Shared.of(desk, sheet), keep).show_now()

    def file(self) -> None:
        """Ask for the folder and the tags of the list in view."""
        from desktop.muster.filing import FilingPrompt

        army = self._army
        if army is None:
            return
        folders = sorted({other.folder for other in self._controller.armies() if other.folder}, key=fold)
        prompt = FilingPrompt(self._host.window(), army, folders)
        prompt.kept.connect(self._on_filed)
        prompt.show_now()

    def _on_filed(self, folder: str, tags: object) -> None:
        host, desk, army = self._host, self._controller.desk, self._army
        if desk is None or army is None or not isinstance(tags, tuple):
            return
        done = versions.file_army(desk, army.id, folder=folder, tags=tags, initiator=host)
        if isinstance(done, Refusal):
            host.complain(done, "warn")
        host.redraw()
