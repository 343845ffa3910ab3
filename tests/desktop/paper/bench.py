"""Time 200 cards to PDF beside ReportLab drawing the same primitives from ready-made numbers."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

from pypdfium2 import PdfDocument  # type: ignore[import-untyped]
from reportlab.lib.colors import HexColor
from reportlab.pdfgen.canvas import Canvas

from desktop.paper.back import back
from desktop.paper.documents import Document, PrintedCard
from desktop.paper.face import face
from desktop.paper.heraldry import look_of
from desktop.paper.items import Box, Circle, Face, StraightLine, TextRun, VectorPath
from desktop.paper.layout import Layout
from desktop.paper.pdf import MM, register_fonts
from desktop.paper.play_sheet import PlaySheet, PlaySheetRow
from desktop.paper.stock import Backs, Cuts
from desktop.paper.wounds import DEFAULT
from desktop.printing.press import render
from rules.cards import Card
from tests.desktop.paper.cards import CONSCRIT, DRAGON, KAIAN, ZEALOT
from tests.desktop.paper.printed import write

CARDS = 200
_Draw = tuple[Callable[..., object], tuple[object, ...]]


def cards(count: int = CARDS) -> list[Card]:
    """Make so many cards, no two alike."""
    kinds = (CONSCRIT, DRAGON, ZEALOT, KAIAN)
    return [replace(kinds[n % 4], name_fr=f"{kinds[n % 4].name_fr} {n}") for n in range(count)]


LAYOUT = Layout(cuts=Cuts.NONE, control_bar=False, backs=Backs.BEHIND)
LOOK = look_of("griffins", "fr")


def our_time(count: int = CARDS) -> float:
    """Lay out and write that many cards with their wound boxes and backs; return the seconds."""
    register_fonts()
    made = cards(count)
    start = time.perf_counter()
    printed = [
        PrintedCard(card, "fr", look_of(card.people, "fr"), "", ("A", "B"), DEFAULT["fr"]) for card in made
    ]
    write(BytesIO(), printed, Document("bench", "fr", LOOK, "bench"), LAYOUT)
    return time.perf_counter() - start


def primitives_floor(count: int = CARDS) -> float:
    """Have ReportLab draw the same primitives, all numbers known before; return the seconds."""
    register_fonts()
    faces = [face(card, "fr", figures=("A", "B")) for card in cards(count)]
    behind = back(LOOK, "bench")
    canvas = Canvas(BytesIO(), pagesize=(210 * MM, 297 * MM), pageCompression=1)
    pages: list[list[_Draw]] = []
    plan = LAYOUT.plan
    for start in range(0, count, plan.per_page):
        sheet = faces[start : start + plan.per_page]
        for shown, place in ((sheet, plan.place), ([behind] * len(sheet), plan.back_place)):
            pages.append([])
            for at, each in enumerate(shown):
                x, y = place(at)
                pages[-1] += _primitives(canvas, each, x * MM, (297 - y) * MM)
    start_time = time.perf_counter()
    for page in pages:
        for call, values in page:
            call(*values)
        canvas.showPage()
    canvas.save()
    return time.perf_counter() - start_time


def preview_time(width: int = 900) -> float:
    """Lay out a page of cards, write it and render it so many px wide; return the seconds."""
    register_fonts()
    made = [PrintedCard(card, "fr", LOOK, "", ("A", "B"), DEFAULT["fr"]) for card in cards(9)]
    start = time.perf_counter()
    out = BytesIO()
    write(out, made, Document("bench", "fr", LOOK, "bench"), Layout())
    pdf = PdfDocument(out.getvalue())
    render(pdf, 0, width)
    pdf.close()
    return time.perf_counter() - start


def army_sheet_time(edit: int, width: int = 900) -> float:
    """Lay out an army of 12 cards that was just edited, its code made anew; return the seconds for a page."""
    register_fonts()
    rows = [
        PlaySheetRow(card, ("A", "B", "C")[: 1 + at % 3], DEFAULT["fr"], 11.0, 33.0, 33.0)
        for at, card in enumerate(cards(12))
    ]
    army = PlaySheet("bench", tuple(rows), mark="ABCDE-FGHJK", code=f"{edit:04}" * 200, look=LOOK)
    start = time.perf_counter()
    out = BytesIO()
    report = write(out, [], Document("bench", "fr", LOOK, "bench", (army,)), Layout())
    pdf = PdfDocument(out.getvalue())
    for page in range(report.pages):
        render(pdf, page, width)
    pdf.close()
    return (time.perf_counter() - start) / report.pages


def peak_of(count: int) -> float:
    """Write so many cards in a process of its own; return the most memory that it took, in MB.

    Linux tells it for the program alone; what ``getrusage`` tells begins with what the parent held.
    """
    code = f"from tests.desktop.paper.bench import our_time; our_time({count}); {_TOLD}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(done.stdout)


_TOLD = (
    "lines = open('/proc/self/status').read().splitlines();"
    "print(next(int(line.split()[1]) for line in lines if line.startswith('VmHWM')) / 1024)"
)


def _primitives(canvas: Canvas, shown: Face, x: float, y: float) -> list[_Draw]:
    """Turn a face into bare calls of a canvas."""
    made: list[_Draw] = []
    for item in shown.items:
        match item:
            case TextRun():
                made.append((canvas.setFillColor, (HexColor(item.ink),)))
                made.append((canvas.setFont, (item.font.value, item.size * MM)))
                made.append((canvas.drawString, (x + item.x * MM, y - item.y * MM, item.words)))
            case StraightLine():
                made.append((canvas.setStrokeColor, (HexColor(item.ink),)))
                ends = (x + item.x1 * MM, y - item.y1 * MM, x + item.x2 * MM, y - item.y2 * MM)
                made.append((canvas.line, ends))
            case Box():
                made += _inks(canvas, item)
                low = y - (item.y + item.height) * MM
                place = (x + item.x * MM, low, item.width * MM, item.height * MM)
                look = (int(bool(item.stroke)), int(bool(item.fill)))
                if item.radius:
                    made.append((canvas.roundRect, (*place, item.radius * MM, *look)))
                else:
                    made.append((canvas.rect, (*place, *look)))
            case Circle():
                made += _inks(canvas, item)
                look = (int(bool(item.stroke)), int(bool(item.fill)))
                made.append((canvas.circle, (x + item.x * MM, y - item.y * MM, item.radius * MM, *look)))
            case VectorPath():
                made += _inks(canvas, item)
                made.append((_shape, (canvas, item, x, y)))
    return made


def _inks(canvas: Canvas, item: Box | Circle | VectorPath) -> list[_Draw]:
    made: list[_Draw] = []
    if item.fill:
        made.append((canvas.setFillColor, (HexColor(item.fill),)))
    if item.stroke:
        made.append((canvas.setStrokeColor, (HexColor(item.stroke),)))
    return made


def _shape(canvas: Canvas, item: VectorPath, x: float, y: float) -> None:
    path = canvas.beginPath()
    calls: dict[str, Callable[..., object]] = {
        "M": path.moveTo,
        "L": path.lineTo,
        "C": path.curveTo,
        "Z": path.close,
    }
    for letter, numbers in item.path:
        calls[letter](*(y - n * MM if at % 2 else x + n * MM for at, n in enumerate(numbers)))
    canvas.drawPath(path, stroke=int(bool(item.stroke)), fill=int(bool(item.fill)))


if __name__ == "__main__":
    ours = sorted(our_time() for _ in range(3))[1]
    floor = sorted(primitives_floor() for _ in range(3))[1]
    print(f"{CARDS} cards: {ours * 1000:.0f} ms, floor {floor * 1000:.0f} ms, {ours / floor:.2f}×")
