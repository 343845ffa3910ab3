"""Draw what stands around the cards of a sheet: where to cut, bars to check the printer by, its name."""

from __future__ import annotations

from desktop.paper.flow import elided, em, right, runs
from desktop.paper.imposition import CUT_LINE, Fold, Imposition
from desktop.paper.items import Item, StraightLine
from desktop.paper.metrics import Font
from desktop.paper.stock import BAR, Cuts
from desktop.paper.style import LEAST

_MARK_GAP, _MARK, _SHORTEST = 1.5, 4.0, 0.8
_INK = "#333333"
_LINE = 0.15
_CLEAR = 9.0
"""Beyond the marks there is room for a bar of its own from so many mm of margin on."""
_BAR_ROOM = 2.4
"""A bar among the marks takes so much of the margin."""

_BAR_WORDS = {
    "fr": "X\u202f: 50 mm. Imprimer à 100\u202f%, sans mise à l’échelle",
    "en": "X: 50 mm. Print at 100%, not scaled to fit",
}


def cuts(plan: Imposition, count: int, kind: Cuts) -> list[Item]:
    """Show where to cut the first `count` cards of a page: outside them all, at most in what they bleed."""
    if kind is Cuts.NONE or not count:
        return []
    corners = [plan.place(number) for number in range(count)]
    uprights = sorted({edge for x, _ in corners for edge in (x, x + plan.unit.width)})
    levels = sorted({edge for _, y in corners for edge in (y, y + plan.unit.height)})
    if kind is Cuts.LINES:
        return _lines(plan, corners)
    left, right_end, top, bottom = uprights[0], uprights[-1], levels[0], levels[-1]
    area, made = plan.printable, list[Item]()
    for start, end, by in ((top, area.top, -1), (bottom, area.bottom, 1)):
        if reach := _reach(abs(end - start) - plan.bleed):
            near, far = (start + by * (plan.bleed + part) for part in reach)
            made += [StraightLine(at, near, at, far, _LINE, _INK) for at in uprights]
    for start, end, by in ((left, area.left, -1), (right_end, area.right, 1)):
        if reach := _reach(abs(end - start) - plan.bleed):
            near, far = (start + by * (plan.bleed + part) for part in reach)
            made += [StraightLine(near, at, far, at, _LINE, _INK) for at in levels]
    return made


def has_marks(plan: Imposition) -> bool:
    """Tell whether the margins of a sheet leave room for all cut marks."""
    block, area = plan.block, plan.printable
    rooms = (block.left - area.left - plan.bleed, block.top - area.top - plan.bleed)
    return all(_reach(room) is not None for room in rooms)


def _reach(room: float) -> tuple[float, float] | None:
    """Tell from where to where a mark reaches when a margin has so much room for it, None for none."""
    start = min(_MARK_GAP, room * 0.35)
    end = min(room, start + _MARK)
    return (start, end) if end - start >= _SHORTEST else None


def _lines(plan: Imposition, corners: list[tuple[float, float]]) -> list[Item]:
    """Draw a line around each card, just outside its cut; neighbours that stand close share one."""
    half = CUT_LINE / 2
    made: dict[tuple[float, ...], Item] = {}
    for x, y in corners:
        left, top = x - half, y - half
        end, low = x + plan.unit.width + half, y + plan.unit.height + half
        for ends in (
            (left, top, end, top),
            (left, low, end, low),
            (left, top, left, low),
            (end, top, end, low),
        ):
            key = tuple(round(number, 3) for number in ends)
            made.setdefault(key, StraightLine(*ends, CUT_LINE, _INK))
    return list(made.values())


def folds(plan: Imposition, count: int) -> list[Item]:
    """Draw where to fold, between each of the first `count` cards of a page and its back."""
    made: list[Item] = []
    for number in range(count):
        x, y = plan.fold_place(number)
        end = (x + plan.card.width, y) if plan.fold is Fold.BELOW else (x, y + plan.card.height)
        made.append(StraightLine(x, y, *end, _LINE, _INK, (1.5, 1.5)))
    return made


def control_bars(plan: Imposition, language: str) -> list[Item]:
    """Draw two bars of exactly 50 mm, one along each side of the sheet, where its margins have room.

    X is the one along the short side. Each has a notch every 10 mm.
    """
    made: list[Item] = []
    across, along = ("Y", "X") if plan.lies else ("X", "Y")
    block = plan.block
    if (line := _below(plan)) is not None:
        x = block.left + 2.0
        made += bar(x, line, across=True)
        words = _BAR_WORDS["en" if language == "en" else "fr"].replace("X", across, 1)
        made += runs(x + BAR + 2.5, line + 0.8, words, Font.TEXT, LEAST, _INK)
    if (line := _beside(plan)) is not None:
        y = block.top + 4.0
        made += bar(line, y, across=False)
        made += runs(line - em(along, Font.TEXT) * LEAST / 2, y + BAR + 3.4, along, Font.TEXT, LEAST, _INK)
    return made


def _below(plan: Imposition) -> float | None:
    return _middle(plan.block.bottom + plan.bleed, plan.printable.bottom)


def _beside(plan: Imposition) -> float | None:
    return _middle(plan.block.left - plan.bleed, plan.printable.left)


def _middle(edge: float, end: float) -> float | None:
    """Tell where in a margin a bar lies: beyond the marks, or among them; None where it has no room."""
    room = abs(end - edge)
    if room < _BAR_ROOM:
        return None
    away = _MARK_GAP + _MARK + 2.0 if room >= _CLEAR else room / 2
    return edge + away if end > edge else edge - away


def bar(x: float, y: float, *, across: bool) -> list[Item]:
    """Draw a bar of 50 mm with a notch every 10 mm, to the right or downwards."""
    made: list[Item] = [
        StraightLine(x, y, x + BAR, y, 0.3, _INK) if across else StraightLine(x, y, x, y + BAR, 0.3, _INK)
    ]
    for step in range(6):
        at, high = step * BAR / 5, 1.1 if step in (0, 5) else 0.7
        if across:
            made.append(StraightLine(x + at, y - high, x + at, y + high, 0.2, _INK))
        else:
            made.append(StraightLine(x - high, y + at, x + high, y + at, 0.2, _INK))
    return made


def page_line(plan: Imposition, words: str, number: int, count: int, language: str) -> list[Item]:
    """Write the document's name and the page's number small below the cards, where the sheet has room."""
    line = _below(plan)
    bar = _BAR_WORDS["en" if language == "en" else "fr"]
    room = plan.block.right - plan.block.left - BAR - em(bar, Font.TEXT) * LEAST - 12.0
    if line is None or room < 12.0:
        return []
    tail = f" · {number}/{count}"
    shown = elided(words, Font.TEXT, max(0.0, room / LEAST - em(tail, Font.TEXT)))
    return list(right(plan.block.right, line + 0.8, f"{shown}{tail}", Font.TEXT, LEAST, _INK))
