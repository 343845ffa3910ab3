"""Hand cards on as a table, the library as a package, and take packages in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from desktop.library.moving import say_import
from desktop.widgets.ask_file import ask_where
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.library.place import LibraryPlace
    from desktop.operations.importing import Choices
    from desktop.operations.packages import PackReport

PACKAGE = ".tactpack"
_TABLES = "*.xlsx;;*.csv"


class Handing(QObject):
    """What leaves a library, and what comes from another one."""

    def __init__(self, place: LibraryPlace) -> None:
        super().__init__(place)
        self._place = place

    def export(self) -> None:
        """Write the cards in view, as they are filtered, as a table."""
        from desktop.operations import exports

        place = self._place
        if place.desk is None:
            return
        shown = {revision.card_id for revision in place.browser.model.rows}
        title = self.tr("Export %n cards", "", len(shown))
        if path := ask_where(place, title, self.tr("cards.xlsx"), _TABLES):
            french = place.settings.values.language == "fr"
            self._tell(exports.export_cards(place.desk, path=path, card_ids=shown, french=french), path)

    def pack(self) -> None:
        """Write the whole library as a package."""
        from desktop.operations import packages

        place = self._place
        if place.desk is None:
            return
        proposed = place.desk.library.path.with_suffix(PACKAGE).name
        title = self.tr("Save the library as a package")
        if path := ask_where(place, title, proposed, f"*{PACKAGE}"):
            self._tell(packages.pack(place.desk, path=path), path)

    def take(self, paths: Sequence[Path]) -> list[Path]:
        """Take packages in; return the other files, unless they have to wait for a package's turn."""
        packed = [path for path in paths if path.suffix.lower() == PACKAGE]
        others = [path for path in paths if path not in packed]
        return others if self._come(packed, others) else []

    def _come(self, paths: Sequence[Path], others: Sequence[Path]) -> bool:
        """Take packages in, one after the other; tell whether none waits for its owner's word."""
        from desktop.operations import packages
        from desktop.operations.importing import Choices, Report

        place = self._place
        for number, path in enumerate(paths):
            if place.desk is None:
                break
            seen = self._waiting_for(partial(packages.look, place.desk, path=path))
            if isinstance(seen, Refusal):
                place.warn(seen)
                continue
            if all(difference.taken for difference in seen.differences):
                self._bring(path, Choices())
                continue
            told = Report(
                added=tuple(seen.added), changed=tuple(seen.changed), same=seen.cards_same,
                armies_added=tuple(seen.armies), differences=tuple(seen.differences),
            )  # fmt: skip
            place.foreign.ask(told, partial(self._on_decided, path, (*paths[number + 1 :], *others)))
            return False
        return True

    def _on_decided(self, path: Path, others: Sequence[Path], choices: Choices) -> None:
        self._bring(path, choices)
        if others:
            self._place.import_files(list(others))

    def _waiting_for(self, work: Callable[[], PackReport | Refusal]) -> PackReport | Refusal:
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            return work()
        finally:
            QGuiApplication.restoreOverrideCursor()

    def _bring(self, path: Path, choices: Choices) -> None:
        from desktop.operations import packages

        place = self._place
        if place.desk is None:
            return
        report = self._waiting_for(
            partial(packages.bring, place.desk, path=path, fields=choices.fields, initiator=place)
        )
        if isinstance(report, Refusal):
            place.warn(report)
            return
        place.refresh()
        if report.added or report.changed:
            place.show_card((*report.added, *report.changed)[0])
        say_import(place, self._summary(report), report.label)

    def _summary(self, report: PackReport) -> str:
        stays = sum(not difference.taken for difference in report.differences)
        parts = (
            self.tr("%n new cards", "", len(report.added)) if report.added else "",
            self.tr("%n cards with newer values", "", len(report.changed)) if report.changed else "",
            self.tr("%n new armies", "", len(report.armies)) if report.armies else "",
            self.tr("%n new rulesets", "", len(report.rulesets)) if report.rulesets else "",
            self.tr("%n new formats", "", len(report.formats)) if report.formats else "",
            self.tr("%n new battles", "", len(report.battles)) if report.battles else "",
            self.tr("%n values of yours stay", "", stays) if stays else "",
            self.tr("%n things were here already", "", report.same) if report.same else "",
        )
        return " · ".join(part for part in parts if part)

    def _tell(self, done: object, path: Path) -> None:
        if isinstance(done, Refusal):
            self._place.complain(done)
        else:
            self._place.say(self.tr("{file} is written.").format(file=path.name), "good")
