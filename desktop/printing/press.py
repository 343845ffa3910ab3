"""Make the PDF and render its pages beside the window.

One thread at a time does all the work of a press and ends when there is nothing left: nothing runs while
idle, and the PDF library is never entered twice. What is ready comes back as a signal.
"""

from __future__ import annotations

import threading
from ctypes import addressof, c_ubyte
from dataclasses import dataclass

import pypdfium2 as pdfium  # type: ignore[import-untyped]
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from desktop.operations.paper import DocumentCancelled, Job, PrintReport, lay_out


@dataclass(frozen=True, slots=True)
class Printed:
    """A finished document: its bytes, what was printed, the sizes of its pages in points."""

    data: bytes
    report: PrintReport
    sizes: tuple[tuple[float, float], ...]


class Press(QObject):
    """Lay out the newest job and render the pages that are asked for; older wishes are dropped."""

    laid = Signal(int, object)
    """Emitted with the job's number and a `Printed`."""

    progressed = Signal(int, int, int)
    """Emitted with the job's number, the cards done and all of them."""

    rendered = Signal(int, int, QImage)
    """Emitted with the job's number, the page from 0 and its picture."""

    def __init__(self) -> None:
        super().__init__()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._number = 0
        self._job: Job | None = None
        self._wishes: list[tuple[int, int]] = []
        self._stopped = False
        self._pdf: pdfium.PdfDocument | None = None
        self._pdf_number = 0

    def lay(self, job: Job) -> int:
        """Start on a job, dropping the one before; return its number."""
        with self._lock:
            self._number += 1
            self._job = job
            self._wishes = []
            self._start()
            return self._number

    def drop(self) -> None:
        """Give up what is being made; what is rendered stays."""
        with self._lock:
            self._number += 1
            self._job = None
            self._wishes = []

    def want(self, wishes: list[tuple[int, int]]) -> None:
        """Ask for pages, the most wanted first, each as (page, width in pixels), in place of those before."""
        with self._lock:
            self._wishes = wishes
            if wishes:
                self._start()

    def stop(self) -> None:
        """End the work and wait for it."""
        with self._lock:
            self._stopped = True
            self._number += 1
            thread = self._thread
        if thread is not None:
            thread.join()
        self._close()

    def wait(self) -> None:
        """Wait until nothing is left to do."""
        while (thread := self._thread) is not None:
            thread.join()

    def _start(self) -> None:
        if self._thread is None and not self._stopped:
            self._thread = threading.Thread(target=self._work, name="tacticien-press", daemon=True)
            self._thread.start()

    def _work(self) -> None:
        try:
            while self._step():
                pass
        finally:  # after a mistake of ours the next job starts a new thread
            with self._lock:
                if self._thread is threading.current_thread():
                    self._thread = None

    def _step(self) -> bool:
        """Do the next thing; tell whether there was one. The last step leaves no thread behind."""
        wish: tuple[int, int] | None = None
        with self._lock:
            number, job = self._number, self._job
            self._job = None
            if job is None and self._wishes:
                wish = self._wishes.pop(0)
            if self._stopped or (job is None and wish is None):
                if self._stopped:
                    self._close()
                self._thread = None
                return False
        if job is not None:
            self._lay(number, job)
        elif wish is not None and self._pdf is not None and wish[0] < len(self._pdf):
            self.rendered.emit(self._pdf_number, wish[0], render(self._pdf, *wish))
        return True

    def _lay(self, number: int, job: Job) -> None:
        def progress(done: int, whole: int) -> None:
            if done % 9 == 0 or done == whole:
                self.progressed.emit(number, done, whole)

        def cancelled() -> bool:
            return self._number != number

        try:
            data, report = lay_out(job, progress=progress, cancelled=cancelled)
        except DocumentCancelled:
            return
        self._close()
        self._pdf, self._pdf_number = pdfium.PdfDocument(data), number
        sizes = tuple(self._pdf.get_page_size(page) for page in range(len(self._pdf)))
        self.laid.emit(number, Printed(data, report, sizes))

    def _close(self) -> None:
        if self._pdf is not None:
            self._pdf.close()
            self._pdf = None


def render(document: pdfium.PdfDocument, number: int, width: int) -> QImage:
    """Render a page of a document straight into a picture of a width in pixels."""
    page = document[number]
    try:
        wide, high = page.get_size()
        height = max(1, round(high * width / wide))
        image = QImage(width, height, QImage.Format.Format_RGB32)
        buffer = (c_ubyte * image.sizeInBytes()).from_buffer(image.bits())
        raw = pdfium.raw
        bitmap = raw.FPDFBitmap_CreateEx(
            width, height, raw.FPDFBitmap_BGRx, addressof(buffer), image.bytesPerLine()
        )
        raw.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xFFFFFFFF)
        raw.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, raw.FPDF_ANNOT)
        raw.FPDFBitmap_Destroy(bitmap)
        return image
    finally:
        page.close()
