"""Hand the pages over: to a printer by the system's dialog, to a PDF, to pictures, to another program."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QMarginsF, QObject, QSizeF, QStandardPaths, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from desktop.environment.settings import Settings
from desktop.operations import paper
from desktop.operations.files import lasting_folder, read_file
from desktop.operations.page_pictures import PICTURE, picture_paths, told_pictures
from desktop.operations.paper import Job
from desktop.paper.documents import Composition
from desktop.paper.metrics import MM_PER_POINT
from desktop.paper.stock import Flip
from desktop.printing.page_order import pages_in_order
from desktop.printing.page_painter import paint_page
from desktop.printing.page_run import PageRun, RunEnd
from desktop.printing.press import Printed
from desktop.printing.unfit import UnfitCards
from desktop.widgets.ask_file import ask_where
from desktop.widgets.outside import OpenOutside
from desktop.wording import say
from rules.text import Message, Refusal

_INCH = 25.4
_MOST = 1 << 30
"""Bytes of what was printed into a file."""


class PageHost(Protocol):
    """Who has the pages in view and says what became of them."""

    printed: Printed | None
    unfit: UnfitCards

    @property
    def job(self) -> Job | None:
        """The print that the pages in view were made of."""

    def say(
        self, words: str, tone: str = "info", verb: str = "", act: Callable[[], object] | None = None
    ) -> None:
        """Say one sentence, with a way out."""

    @property
    def keeps_secret(self) -> bool:
        """Whether the pages are for the eyes of one side alone."""

    @property
    def printer_name(self) -> str:
        """The printer that the pages are laid out for, "" for any."""

    def take_printer(self, name: str) -> None:
        """Lay the pages out for a printer, where something was told of it."""


class PageHanding(QObject):
    """The verbs that bring the pages in view out of the program; what cannot be done has a way out."""

    def __init__(self, place: QWidget, host: PageHost, settings: Settings, key: str) -> None:
        super().__init__(place)
        self._place, self._host, self._settings, self._key = place, host, settings, key
        self.run = PageRun(self)
        self._saved, self._count, self._secret = Path(), 0, False
        self._replaced: list[Path] = []
        self._target: Path | None = None
        self._printer: QPrinter | None = None

    # A file

    def save(self) -> None:
        """Ask where to save the pages, as a PDF or as pictures, and save them."""
        job = self._host.job
        if job is None or self._host.printed is None or self._host.unfit.stops(self.save):
            return
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        folder = str(self._settings.of_place(self._key).get("folder", "")) or documents
        proposed = str(Path(folder) / f"{job.name}.pdf")
        filters = [self.tr("PDF files (*.pdf)"), self.tr("Pictures, a file for each page (*.png)")]
        if path := ask_where(self._place, self.tr("Save the pages"), proposed, ";;".join(filters)):
            self.save_to(path)

    def save_to(self, path: Path) -> bool:
        """Save the pages in view: a PDF, or a picture for each page by the ending of the name."""
        job, printed = self._host.job, self._host.printed
        if job is None or printed is None:
            return False
        self._settings.keep_for_place(self._key, folder=str(path.parent))
        self._secret = self._host.keeps_secret
        if path.suffix.lower() == PICTURE:
            self._saved, self._count, self._replaced = path, len(printed.sizes), []
            steps = told_pictures(printed.data, path, job.dpi, self._replaced)
            self.run.start(steps, len(printed.sizes), self._on_pictures)
            return True
        done = paper.save_pdf(printed.data, path)
        if isinstance(done, Refusal):
            self._refuse(done.message)
            return False
        self._say_saved(path.name, path)
        return True

    def _on_pictures(self, end: RunEnd) -> None:
        if isinstance(end, Refusal):
            self._refuse(end.message)
        elif end:
            files = picture_paths(self._saved, self._count)
            self._say_saved(files[0].name, files[0].parent if len(files) > 1 else files[0])
        elif self._replaced:
            words = self.tr("Stopped. %n older pictures are already replaced.", "", len(self._replaced))
            self._host.say(words, "warn", self.tr("Save again"), self.save)
        else:
            self._host.say(self.tr("Stopped. Nothing was saved."))

    def _say_saved(self, name: str, opened: Path) -> None:
        words = self.tr("Saved as {file}").format(file=name)
        if self._secret:  # whoever comes next, and looks by now, is not to open it by a click
            self._host.say(words, "good")
        else:
            self._host.say(words, "good", self.tr("Open"), OpenOutside(opened))

    def _refuse(self, message: Message) -> None:
        self._host.say(say(message), "bad", self.tr("Save elsewhere"), self.save)

    def open_outside(self) -> None:
        """Open the pages in the system's PDF program, which prints them too."""
        job, printed = self._host.job, self._host.printed
        if job is None or printed is None or self._host.unfit.stops(self.open_outside):
            return
        done = paper.save_pdf(printed.data, lasting_folder() / f"{job.name}.pdf")
        if isinstance(done, Refusal):
            self._refuse(done.message)
        elif not OpenOutside(done)():
            words = self.tr("No program opens PDF files here. Save the PDF instead.")
            self._host.say(words, "warn", self.tr("Save…"), self.save)
        else:
            self._host.say(self.tr("In the print dialog choose 100 %, not “fit to page”."), "info")

    # A printer

    def print_pages(self) -> None:
        """Ask by the system's dialog where and how to print, and print."""
        job, printed = self._host.job, self._host.printed
        if job is None or printed is None or self._host.unfit.stops(self.print_pages):
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(job.document.title)
        printer.setCreator("Tacticien")
        printer.setFullPage(True)
        layout = job.layout
        if layout.duplex:
            edge = QPrinter.DuplexMode.DuplexLongSide
            if layout.flip is Flip.SHORT:
                edge = QPrinter.DuplexMode.DuplexShortSide
            printer.setDuplex(edge)
        wide, high = printed.sizes[0]
        printer.setPageLayout(_page_layout(wide * MM_PER_POINT, high * MM_PER_POINT))
        if self._host.printer_name:
            printer.setPrinterName(self._host.printer_name)
        dialog = QPrintDialog(printer, self._place)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange, True)
        dialog.setMinMax(1, len(printed.sizes))
        dialog.setFromTo(1, len(printed.sizes))
        dialog.accepted.connect(self._on_accepted)
        self._printer = printer
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def _on_accepted(self) -> None:
        if self._printer is not None:
            self.print_on(self._printer)

    def print_on(self, printer: QPrinter) -> None:
        """Print the pages on a printer, or into the file that it writes to, aside and then in its place."""
        self._printer = printer
        if printer.printerName() and not printer.outputFileName():
            self._host.take_printer(printer.printerName())
        job = self._host.job
        if job is None:
            return
        self._secret = self._host.keeps_secret
        self._target = Path(printer.outputFileName()) if printer.outputFileName() else None
        if self._target is not None:
            handle, beside = tempfile.mkstemp(suffix=".pdf", dir=lasting_folder())
            os.close(handle)
            printer.setOutputFileName(beside)
        whole = self._host.printed
        wanted = pages_in_order(printer, len(whole.sizes) if whole is not None else 1)
        self.run.start(_onto(printer, job, wanted), len(wanted), self._on_printed)

    def _settle(self, beside: Path, target: Path) -> None:
        """Bring what was printed aside to where it belongs."""
        data = read_file(beside, _MOST)
        done = data if isinstance(data, Refusal) else paper.save_pdf(data, target)
        if isinstance(done, Refusal):
            self._refuse(done.message)
        else:
            self._say_saved(target.name, target)

    def _on_printed(self, end: RunEnd) -> None:
        printer, target, self._printer = self._printer, self._target, None
        if printer is None:
            return
        if isinstance(end, Refusal) or not end:
            printer.abort()
        if end is False:
            to_file = self.tr("Stopped. Nothing was saved.")
            self._host.say(to_file if target is not None else self.tr("Stopped. Nothing was printed."))
        if target is not None:
            beside = Path(printer.outputFileName())
            if end is True:
                self._settle(beside, target)
            beside.unlink(missing_ok=True)
        elif end is True:
            self._host.say(self.tr("Sent to {printer}").format(printer=printer.printerName()), "good")
        if isinstance(end, Refusal):
            self._host.say(say(end.message), "bad", self.tr("Save…"), self.save)


def _onto(printer: QPrinter, job: Job, wanted: Sequence[int]) -> Iterator[Refusal | None]:
    """Print the pages of these numbers, from 1, in their order; a refusal where the printer takes none."""
    painter = QPainter()
    made = Composition(job.parts, job.layout).pages()
    if wanted == sorted(set(wanted)):  # as they are made: no page has to wait for another
        drawn = (page for number, page in enumerate(made, 1) if number in wanted)
    else:
        kept = list(made)
        drawn = (kept[number - 1] for number in wanted)
    try:
        for page in drawn:
            printer.setPageLayout(_page_layout(page.width, page.height))
            begun = printer.newPage() if painter.isActive() else painter.begin(printer)
            if not begun:
                yield Refusal(Message("paper.printer_silent"))
                return
            paint_page(page, painter, printer.resolution() / _INCH)
            yield None
    finally:
        if painter.isActive():
            painter.end()


def _page_layout(wide: float, high: float) -> QPageLayout:
    """Describe a page of a size in mm without margins of its own: the sheet is known by its upright size."""
    lies = wide > high
    short, long = sorted((wide, high))
    size = QPageSize(QSizeF(short, long), QPageSize.Unit.Millimeter)
    way = QPageLayout.Orientation.Landscape if lies else QPageLayout.Orientation.Portrait
    made = QPageLayout(size, way, QMarginsF())
    made.setMode(QPageLayout.Mode.FullPageMode)
    return made
