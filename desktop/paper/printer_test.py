"""The page to test a printer by: both sides of a sheet, to be measured and held against the light.

It is never stretched nor moved: what is read on it is what the printer does.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from desktop.paper.flow import centred, runs, wrapped
from desktop.paper.items import Item, StraightLine
from desktop.paper.layout import Layout
from desktop.paper.metrics import Font
from desktop.paper.pages import PlacedItems, PrintPage
from desktop.paper.sheet import bar
from desktop.paper.stock import MOST_OFFSET, PaperSize
from desktop.paper.style import LEAST, points

_INK = "#000000"
_TEXT, _TITLE = points(10), points(16)
_EDGE = 15
"""So many mm are marked from each edge of the paper."""
_SIDE = 26.0
"""Where words begin, clear of what is marked at the edges."""
_CROSS, _AWAY = 30.0, 18.0
"""Half a line of the cross, and how far from the middle the rulers stand that it runs over."""

TITLES = {"fr": "Page d’essai de l’imprimante", "en": "Test page of the printer"}
_BEHIND = {"fr": "Verso de la page d’essai", "en": "Back of the test page"}
_STEPS = {
    "fr": (
        "1. Imprimez à 100\u202f%, recto verso, sans mise à l’échelle.",
        "2. Mesurez les barres X et Y\u202f: 50 mm chacune. Sinon, saisissez ce que vous lisez.",
        "3. Marge\u202f: à chaque bord, cherchez le plus petit nombre dont le trait est entier\u202f;"
        " saisissez le plus grand des quatre.",
        "4. Dos\u202f: tenez la feuille devant une lampe, ce côté vers vous. Là où la croix du verso coupe"
        " les règles, lisez X et Y, au dixième, et saisissez-les comme décalages.",
    ),
    "en": (
        "1. Print at 100%, on both sides, not scaled to fit.",
        "2. Measure the bars X and Y: 50 mm each. If they are not, enter what you read.",
        "3. Margin: at each edge find the smallest number whose line is whole; enter the largest"
        " of the four.",
        "4. Backs: hold the sheet before a lamp, this side towards you. Where the cross of the other side"
        " meets the rulers, read X and Y to a tenth, and enter them as offsets.",
    ),
}


@dataclass(frozen=True, slots=True)
class PrinterTest:
    """The two sides of the test page, on a sheet that lies as that of the cards does."""

    language: str

    def pages(self, layout: Layout) -> list[PrintPage]:
        """Lay them out."""
        language = "en" if self.language == "en" else "fr"
        paper = PaperSize.A4 if layout.paper is PaperSize.CARD else layout.paper
        page = PrintPage(paper.width, paper.height)
        if layout.plan.lies:
            page = PrintPage(paper.height, paper.width)
        front = _words(page, language) + _rulers(page) + _bars(page) + _edges(page)
        return [
            replace(page, drawn=(PlacedItems(front),)),
            replace(page, drawn=(PlacedItems(_behind(page, language)),)),
        ]


def _words(page: PrintPage, language: str) -> list[Item]:
    made: list[Item] = [*centred(page.width / 2, 27.0, TITLES[language], Font.BOLD, _TITLE, _INK)]
    line = 36.0
    for step in _STEPS[language]:
        for part in wrapped(step, Font.TEXT, (page.width - 2 * _SIDE) / _TEXT):
            made += runs(_SIDE, line, part, Font.TEXT, _TEXT, _INK)
            line += 4.8
        line += 1.0
    return made


def _behind(page: PrintPage, language: str) -> list[Item]:
    """Draw a cross in the very middle."""
    x, y = page.width / 2, page.height / 2
    return [
        *centred(x, 27.0, _BEHIND[language], Font.BOLD, _TITLE, _INK),
        StraightLine(x - _CROSS, y, x + _CROSS, y, 0.2, _INK),
        StraightLine(x, y - _CROSS, x, y + _CROSS, 0.2, _INK),
    ]


def _rulers(page: PrintPage) -> list[Item]:
    """Draw two rulers about the middle, X below it, Y right of it and upwards; a notch every half millimetre.

    The cross of the other side runs over both.
    """
    x, y, reach = page.width / 2, page.height / 2, MOST_OFFSET
    low, right = y + _AWAY, x + _AWAY
    made: list[Item] = [
        StraightLine(x - reach, low, x + reach, low, 0.12, _INK),
        StraightLine(right, y - reach, right, y + reach, 0.12, _INK),
    ]
    for half in range(int(-2 * reach), int(2 * reach) + 1):
        at, long = half / 2, 3.0 if half % 10 == 0 else 2.0 if half % 2 == 0 else 1.0
        made.append(StraightLine(x + at, low, x + at, low - long, 0.1, _INK))
        made.append(StraightLine(right, y - at, right - long, y - at, 0.1, _INK))
        if half % 10 == 0:
            number = f"{half // 2}".replace("-", "\N{MINUS SIGN}")
            made += centred(x + at, low + 3.2, number, Font.TEXT, LEAST, _INK)
            made += runs(right + 1.2, y - at + 0.8, number, Font.TEXT, LEAST, _INK)
    made += runs(x + reach + 3.0, low + 1.0, "X", Font.BOLD, _TEXT, _INK)
    return [*made, *centred(right, y - reach - 3.0, "Y", Font.BOLD, _TEXT, _INK)]


def _bars(page: PrintPage) -> list[Item]:
    """Draw both bars; X is the one along the short side of the sheet."""
    across, along = ("Y", "X") if page.width > page.height else ("X", "Y")
    x, y = _SIDE + 4, page.height - 30.0
    return [
        *bar(x, y, across=True),
        *runs(x + 52.0, y + 1.2, across, Font.BOLD, _TEXT, _INK),
        *bar(x, y - 55.0, across=False),
        *centred(x, y - 57.0, along, Font.BOLD, _TEXT, _INK),
    ]


def _edges(page: PrintPage) -> list[Item]:
    """Draw stairs of lines at the four edges, each line so far from its edge as its number says."""
    wide, high, made = page.width, page.height, list[Item]()
    for step in range(_EDGE + 1):
        along, down = wide / 2 - 40 + step * 5.0, high / 2 - 40 + step * 5.0
        for line in (step, high - step):
            made.append(StraightLine(along, line, along + 4.0, line, 0.2, _INK))
        for line in (step, wide - step):
            made.append(StraightLine(line, down, line, down + 4.0, 0.2, _INK))
        number = str(step)
        made += centred(along + 2.0, step + 3.0, number, Font.TEXT, LEAST, _INK)
        made += centred(along + 2.0, high - step - 1.2, number, Font.TEXT, LEAST, _INK)
        made += runs(step + 1.2, down + 2.8, number, Font.TEXT, LEAST, _INK)
        made += centred(wide - step - 2.4, down + 2.8, number, Font.TEXT, LEAST, _INK)
    return made
