"""Draw what stands around the cards of a sheet: where to cut, bars to check the printer by, its name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from desktop.paper.flow import echo, em, right, runs
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
_CLEAR_OF = 1.5
"""What stands between marks keeps so far from them."""
_LETTER = 3.8
"""The letter beneath an upright bar takes so much."""
_NAMED = 12.0
"""The name of a page is written where it has so much room."""
_GROUND, _DASHES = "#ffffff", (1.5, 1.5)

_BAR_WORDS = {
    "fr": "X\u202f: 50 mm. Imprimer à 100\u202f%, sans mise à l’échelle",
    "en": "X: 50 mm. Print at 100%, not scaled to fit",
}


def cuts(plan: Imposition, count: int, kind: Cuts) -> list[StraightLine]:
    """Show where to cut the first `count` cards of a page: outside them all, at most in what they bleed."""
    if kind is Cuts.NONE or not count:
        return []
    corners = [plan.place(number) for number in range(count)]
    if kind is Cuts.LINES:
        return _lines(plan, corners)
    uprights = {edge for x, _ in corners for edge in (x, x + plan.unit.width)}
    levels = {edge for _, y in corners for edge in (y, y + plan.unit.height)}
    return _marks(plan, corners, uprights, levels)


def fold_marks(plan: Imposition, count: int) -> list[StraightLine]:
    """Show at the ends of the sheet's folds where they lie, beside the first `count` cards of a page."""
    if plan.fold is Fold.NONE or not count:
        return []
    corners = [plan.place(number) for number in range(count)]
    folded = [plan.fold_place(number) for number in range(count)]
    uprights = {x for x, _ in folded} if plan.fold is Fold.BESIDE else set[float]()
    levels = {y for _, y in folded} if plan.fold is Fold.BELOW else set[float]()
    return [replace(mark, dash=(0.7, 0.5)) for mark in _marks(plan, corners, uprights, levels)]


def _marks(
    plan: Imposition, corners: list[tuple[float, float]], uprights: set[float], levels: set[float]
) -> list[StraightLine]:
    """Draw marks in the margins around cards that stand there, above and below uprights, beside levels."""
    left, right_end = min(x for x, _ in corners), max(x for x, _ in corners) + plan.unit.width
    top, bottom = min(y for _, y in corners), max(y for _, y in corners) + plan.unit.height
    area, made = plan.printable, list[StraightLine]()
    for start, end, by in ((top, area.top, -1), (bottom, area.bottom, 1)):
        if reach := _reach(abs(end - start) - plan.bleed):
            near, far = (start + by * (plan.bleed + part) for part in reach)
            made += [StraightLine(at, near, at, far, _LINE, _INK) for at in sorted(uprights)]
    for start, end, by in ((left, area.left, -1), (right_end, area.right, 1)):
        if reach := _reach(abs(end - start) - plan.bleed):
            near, far = (start + by * (plan.bleed + part) for part in reach)
            made += [StraightLine(near, at, far, at, _LINE, _INK) for at in sorted(levels)]
    return made


def has_marks(plan: Imposition) -> bool:
    """Tell whether the margins of a sheet leave room for all cut marks."""
    block, area = plan.block, plan.printable
    rooms = (block.left - area.left - plan.bleed, block.top - area.top - plan.bleed)
    return all(_reach(room) is not None for room in rooms)


def has_bar(plan: Imposition, kind: Cuts) -> bool:
    """Tell whether the margins of a full sheet leave room for a control bar at least."""
    marks = cuts(plan, plan.per_page, kind) + fold_marks(plan, plan.per_page)
    drawn = margins(plan, "", 1, 1, "fr", marks, bars=True)
    return any(isinstance(item, StraightLine) for item in drawn)


def _reach(room: float) -> tuple[float, float] | None:
    """Tell from where to where a mark reaches when a margin has so much room for it, None for none."""
    start = min(_MARK_GAP, room * 0.35)
    end = min(room, start + _MARK)
    return (start, end) if end - start >= _SHORTEST else None


def _lines(plan: Imposition, corners: list[tuple[float, float]]) -> list[StraightLine]:
    """Draw a line around each card, just outside its cut; neighbours that stand close share one."""
    half = CUT_LINE / 2
    made: dict[tuple[float, ...], list[StraightLine]] = {}
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
            made.setdefault(key, _seen(plan, StraightLine(*ends, CUT_LINE, _INK)))
    return [line for lines in made.values() for line in lines]


def _seen(plan: Imposition, line: StraightLine) -> list[StraightLine]:
    """Draw a line so that it is seen on whatever colour runs over the cuts: in dashes on a white ground."""
    if not plan.bleed:
        return [line]
    ground = replace(line, width=CUT_LINE, ink=_GROUND, dash=())
    return [ground, replace(line, width=CUT_LINE, dash=line.dash or _DASHES)]


def folds(plan: Imposition, count: int) -> list[StraightLine]:
    """Draw where to fold, between each of the first `count` cards of a page and its back."""
    made: list[StraightLine] = []
    for number in range(count):
        x, y = plan.fold_place(number)
        end = (x + plan.card.width, y) if plan.fold is Fold.BELOW else (x, y + plan.card.height)
        made += _seen(plan, StraightLine(x, y, *end, _LINE, _INK, _DASHES))
    return made


def margins(
    plan: Imposition,
    words: str,
    number: int,
    count: int,
    language: str,
    marks: Sequence[StraightLine],
    *,
    bars: bool,
) -> list[Item]:
    """Write into the margins what has room there: bars of 50 mm, the document's name, the page's number.

    X is the bar along the short side. Marks that stand where they would stand lie between them.
    """
    made: list[Item] = []
    across, along = ("Y", "X") if plan.lies else ("X", "Y")
    block = plan.block
    if (line := _below(plan)) is not None:
        uprights = [mark.x1 for mark in marks if mark.x1 == mark.x2 and _near(line, mark.y1, mark.y2)]
        spaces = _spaces(block.left, block.right, uprights)
        if bars and (x := _taken(spaces, BAR)) is not None:
            made += bar(x, line, across=True)
            whole = _BAR_WORDS["en" if language == "en" else "fr"].replace("X", across, 1)
            for said in (whole, whole.partition(".")[0]):
                if (x := _taken(spaces, em(said, Font.TEXT) * LEAST)) is not None:
                    made += runs(x, line + 0.8, said, Font.TEXT, LEAST, _INK)
                    break
        tail = f" · {number}/{count}"
        start, end = spaces[-1]
        if end - start >= _NAMED:
            shown = echo(words, Font.TEXT, (end - start) / LEAST - em(tail, Font.TEXT))
            made += right(end, line + 0.8, f"{shown}{tail}", Font.TEXT, LEAST, _INK)
    if bars and (line := _beside(plan)) is not None:
        levels = [mark.y1 for mark in marks if mark.y1 == mark.y2 and _near(line, mark.x1, mark.x2)]
        spaces = _spaces(block.top, block.bottom, levels)
        if (y := _taken(spaces, BAR + _LETTER)) is not None:
            made += bar(line, y, across=False)
            x = line - em(along, Font.TEXT) * LEAST / 2
            made += runs(x, y + BAR + 3.4, along, Font.TEXT, LEAST, _INK)
    return made


def _near(line: float, *ends: float) -> bool:
    """Tell whether a mark between two ends reaches into what stands along a line."""
    return min(ends) < line + _BAR_ROOM / 2 and max(ends) > line - _BAR_ROOM / 2


def _spaces(start: float, end: float, marks: Sequence[float]) -> list[tuple[float, float]]:
    """Give what is free from start to end, clear of the marks between them."""
    inside = sorted({round(at, 3) for at in (start, end, *marks)})
    clear = _CLEAR_OF if marks else 0.0
    return [(a + clear, b - clear) for a, b in pairwise(inside)] if marks else [(start + 2.0, end)]


def _taken(spaces: list[tuple[float, float]], wide: float) -> float | None:
    """Take so much of the first space that has room for it; return where it begins, None where none has.

    Between two marks it stands in the middle, so that neither looks like its end.
    """
    for at, (start, end) in enumerate(spaces):
        if (spare := end - start - wide) >= 0:
            left = start + spare / 2 if len(spaces) > 1 else start
            spaces[at] = (min(end, left + wide + 2.5), end)
            return left
    return None


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
