"""Hand cards on as a table, the library as a package, and take packages in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from desktop.library.foreign import ForeignImport
from desktop.library.host import ForExchange
from desktop.library.moving import say_import
from desktop.library.unresolved_conflicts import Staying
from desktop.operations.imports.merge import DELETED
from desktop.widgets.ask_file import ask_where
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.operations.imports.catalogues import Choices, Report
    from desktop.operations.imports.report import PackReport

PACKAGE = ".tactpack"
_TABLES = "*.xlsx;;*.csv"


class Handing(QObject):
    """What leaves a library, and what comes from another one."""

    others_left = Signal(object)
    """Emitted with the files whose turn it is once a package was decided on."""

    def __init__(self, host: ForExchange, foreign: ForeignImport, staying: Staying, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._foreign = foreign
        self._staying = staying

    def export(self) -> None:
        """Write the cards in view, as they are filtered, as a table."""
        from desktop.operations import exports

        host = self._host
        if host.desk is None:
            return
        shown = {revision.card_id for revision in host.browser.model.rows}
        title = self.tr("Export %n cards", "", len(shown))
        if path := ask_where(host.window(), title, self.tr("cards.xlsx"), _TABLES):
            french = host.settings.values.language == "fr"
            self._tell(exports.export_cards(host.desk, path=path, card_ids=shown, french=french), path)

    def pack(self) -> None:
        """Write the whole library as a package."""
        from desktop.operations import packages

        host = self._host
        if host.desk is None:
            return
        proposed = host.desk.library.path.with_suffix(PACKAGE).name
        title = self.tr("Save the library as a package")
        if path := ask_where(host.window(), title, proposed, f"*{PACKAGE}"):
            self._tell(packages.pack(host.desk, path=path), path)

    def take(self, paths: Sequence[Path]) -> list[Path]:
        """Take packages in; return the other files, unless they have to wait for a package's turn."""
        packed = [path for path in paths if path.suffix.lower() == PACKAGE]
        others = [path for path in paths if path not in packed]
        return others if self._come(packed, others) else []

    def _come(self, paths: Sequence[Path], others: Sequence[Path]) -> bool:
        """Take packages in, one after the other; tell whether none waits for its owner's word."""
        from desktop.operations.imports import package_files
        from desktop.operations.imports.catalogues import Choices

        host = self._host
        for number, path in enumerate(paths):
            if host.desk is None:
                break
            seen = self._waiting_for(partial(package_files.look, host.desk, path=path))
            if isinstance(seen, Refusal):
                host.warn(seen)
                continue
            if all(difference.taken for difference in seen.differences):
                self._bring(path, Choices())
                continue
            self._foreign.ask(
                _as_import(seen), partial(self._on_decided, path, (*paths[number + 1 :], *others))
            )
            return False
        return True

    def _on_decided(self, path: Path, others: Sequence[Path], choices: Choices) -> None:
        self._bring(path, choices, asked=True)
        if others:
            self.others_left.emit(list(others))

    def _waiting_for(self, work: Callable[[], PackReport | Refusal]) -> PackReport | Refusal:
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            return work()
        finally:
            QGuiApplication.restoreOverrideCursor()

    def _bring(self, path: Path, choices: Choices, *, asked: bool = False) -> None:
        """Take a package in; what there is to know of it is shown, unless it was shown when it ``asked``."""
        from desktop.operations.imports import package_files

        host = self._host
        if host.desk is None:
            return
        report = self._waiting_for(
            partial(package_files.bring, host.desk, path=path, fields=choices.fields, initiator=host)
        )
        if isinstance(report, Refusal):
            host.warn(report)
            return
        host.refresh()
        if report.added or report.changed:
            host.show_card((*report.added, *report.changed)[0])
        self._staying.offer(report, partial(self._look, path), asked=asked)
        if report.findings and not asked:
            self._foreign.tell(_as_import(report))
        else:
            say_import(host, self._staying, self._summary(report), report.label)

    def _look(self, path: Path) -> None:
        """Show what a package says of what stays here as it was changed."""
        from desktop.operations.imports import package_files

        host = self._host
        if host.desk is None:
            return
        seen = self._waiting_for(partial(package_files.look, host.desk, path=path))
        if isinstance(seen, Refusal):
            host.warn(seen)
        else:
            self._foreign.ask(_as_import(seen), partial(self._on_decided, path, ()), stays=True)

    def _summary(self, report: PackReport) -> str:
        open_ones = [difference.field for difference in report.differences if not difference.taken]
        away = open_ones.count(DELETED)
        stays = len(open_ones) - away
        parts = (
            self.tr("%n new cards", "", len(report.added)) if report.added else "",
            self.tr("%n cards with newer values", "", len(report.changed)) if report.changed else "",
            self.tr("%n new options, spells and miracles", "", len(report.offers)) if report.offers else "",
            self.tr("%n options changed", "", len(report.offers_changed)) if report.offers_changed else "",
            self.tr("%n counts of figures owned", "", len(report.owned)) if report.owned else "",
            self.tr("%n new pictures", "", report.pictures) if report.pictures else "",
            self.tr("%n new armies", "", len(report.armies)) if report.armies else "",
            self.tr("%n armies changed", "", len(report.armies_changed)) if report.armies_changed else "",
            self.tr("%n new rulesets", "", len(report.rulesets)) if report.rulesets else "",
            self.tr("%n rulesets changed", "", len(report.rulesets_changed))
            if report.rulesets_changed
            else "",
            self.tr("%n new formats", "", len(report.formats)) if report.formats else "",
            self.tr("%n formats changed", "", len(report.formats_changed)) if report.formats_changed else "",
            self.tr("%n new battles", "", len(report.battles)) if report.battles else "",
            self.tr("%n values of yours stay", "", stays) if stays else "",
            self.tr("%n deleted items stay deleted", "", away) if away else "",
            self.tr("%n items were already here", "", report.same) if report.same else "",
        )
        return " · ".join(part for part in parts if part)

    def _tell(self, done: object, path: Path) -> None:
        if isinstance(done, Refusal):
            self._host.complain(done)
        else:
            self._host.say(self.tr("{file} has been saved.").format(file=path.name), "good")


def _as_import(seen: PackReport) -> Report:
    """Return what a package brings as the page of imports shows it; what was deleted is a decision there."""
    from desktop.operations.imports.catalogues import Report

    return Report(
        added=tuple(seen.added),
        changed=tuple(seen.changed),
        same=seen.cards_same,
        offers_added=tuple(seen.offers),
        offers_changed=tuple(seen.offers_changed),
        armies_added=tuple(seen.armies),
        armies_changed=tuple(seen.armies_changed),
        rulesets=tuple(seen.rulesets),
        rulesets_changed=tuple(seen.rulesets_changed),
        formats=tuple(seen.formats),
        formats_changed=tuple(seen.formats_changed),
        battles=tuple(seen.battles),
        owned=tuple(seen.owned),
        pictures=seen.pictures,
        differences=tuple(seen.differences),
        stays=tuple(seen.stays),
        findings=tuple(finding for finding in seen.findings if finding.reason != f"import.{DELETED}"),
        label=seen.label,
    )
