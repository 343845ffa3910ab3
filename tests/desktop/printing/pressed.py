"""What tests of handing pages over share: what the place says, and a printer that is a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtPrintSupport import QPrinter

from desktop.printing.place import PrintingPlace
from desktop.shell.place import StripNote


def notes(place: PrintingPlace) -> list[StripNote]:
    said: list[StripNote] = []
    place.said.connect(said.append)
    return said


def file_printer(path: Path) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    printer.setFullPage(True)
    return printer
