"""Put pages into the order that the system's dialog asked for, as often as it asked for them."""

from __future__ import annotations

from PySide6.QtPrintSupport import QPrintEngine, QPrinter

_SPOOLED = QPrintEngine.PrintEnginePropertyKey(0xFE00)
"""What Qt tells the print server beside the pages: names and values in turn, nothing where there is none."""
_BOTH_SIDES = {
    QPrinter.DuplexMode.DuplexAuto, QPrinter.DuplexMode.DuplexLongSide, QPrinter.DuplexMode.DuplexShortSide,
}  # fmt: skip


def pages_in_order(printer: QPrinter, pages: int) -> list[int]:
    """Give the numbers of the pages, from 1, in the order in which the printer is to have them.

    A print server that picks pages by itself is told to turn them around, too: it would pick others of those
    that came turned around. What lies on one sheet of paper keeps its sides.
    """
    first, last = printer.fromPage(), printer.toPage()
    numbers = [number for number in range(1, pages + 1) if not first or first <= number <= last]
    wide = 2 if printer.duplex() in _BOTH_SIDES else 1
    sheets = [numbers[at : at + wide] for at in range(0, len(numbers), wide)]
    if printer.pageOrder() is QPrinter.PageOrder.LastPageFirst and not _told_server(printer):
        sheets.reverse()
    copies = 1 if printer.supportsMultipleCopies() else printer.copyCount()
    if printer.collateCopies():
        sheets *= copies
    else:
        sheets = [sheet for sheet in sheets for _ in range(copies)]
    return [number for sheet in sheets for number in sheet]


def _told_server(printer: QPrinter) -> bool:
    """Let the print server turn the pages around; False where there is none."""
    engine = printer.printEngine()
    told = engine.property(_SPOOLED)
    if not told:
        return False
    if "outputorder" not in told:
        engine.setProperty(_SPOOLED, [*told, "outputorder", "reverse"])
    return True
