"""Break text into lines that fit, shrink it in steps, and say what did not fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise

from desktop.paper.items import Colour, TextRun
from desktop.paper.losses import Losses
from desktop.paper.metrics import MM_PER_POINT, Font, drawable, unset, width_in_em
from desktop.paper.paragraph import LIMIT, Paragraph

KEPT_WHOLE = 9.0 * MM_PER_POINT
"""Letters larger than these part no phrase."""
_SHORT = 24
_SENTENCE, _EMPTY = 60, 2.5
"""Phrases of so many letters are parted where they would leave so many lines empty."""
LEADING = 1.2
"""Distance of baselines, in parts of the size."""
ASCENT = 0.93
"""How far below the top of a line its letters stand, in parts of the size."""
ELLIPSIS = "…"


@dataclass(frozen=True, slots=True)
class Setting:
    """Paragraphs broken into lines at one size: the size in mm, the lines and the height they need."""

    size: float
    lines: tuple[tuple[Paragraph, str, str], ...]
    """Each with its paragraph, its lead ("" but in first lines) and its words."""
    height: float
    gap: float


@lru_cache(maxsize=65536)
def em(text: str, font: Font) -> float:
    """Measure any text in em, with the fonts it will be drawn with."""
    return sum([width_in_em(words, by) for words, by in drawable(text, font)])


def runs(
    x: float, y: float, words: str, font: Font, size: float, ink: Colour, *, spacing: float = 0.0
) -> list[TextRun]:
    """Set one line of text from x on baseline y; several runs when the font lacks a character.

    All text that is drawn is set here: a run knows the letters that no font has.
    """
    made: list[TextRun] = []
    for part, by in drawable(words, font):
        missing = unset(words, font) if not words.isascii() else ""
        made.append(TextRun(x, y, part, by, size, ink, spacing, missing))
        x += width_in_em(part, by) * size + spacing * len(part)
    return made


def centred(x: float, y: float, words: str, font: Font, size: float, ink: Colour) -> list[TextRun]:
    """Set one line of text around x."""
    return runs(x - em(words, font) * size / 2, y, words, font, size, ink)


def right(x: float, y: float, words: str, font: Font, size: float, ink: Colour) -> list[TextRun]:
    """Set one line of text that ends at x."""
    return runs(x - em(words, font) * size, y, words, font, size, ink)


def has_room(text: str, font: Font, room: float) -> bool:
    """Tell whether a text has room on a line of a width in em."""
    return len(text) <= LIMIT and em(text, font) <= room


def shortened(
    text: str, font: Font, room: float, size: float, lost: Losses, what: str, *, lead: str = ""
) -> str:
    """Shorten a text to a width in mm at a size, with an ellipsis, and tell when something is cut off.

    `lead` is said before it where it is told.
    """
    if has_room(text, font, room / size):
        return text
    lost.tell(what, f"{lead} {text}" if lead else text, size)
    return echo(text, font, room / size)


def echo(text: str, font: Font, room: float) -> str:
    """Shorten what stands whole somewhere else, to a width in em: nothing is lost by it."""
    text = text[:LIMIT]
    if em(text, font) <= room:
        return text
    low, high = 0, len(text)
    while low < high:  # the longest beginning that fits with its ellipsis
        middle = (low + high + 1) // 2
        if em(text[:middle].rstrip() + ELLIPSIS, font) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


def largest(
    text: str,
    font: Font,
    room: float,
    sizes: Sequence[float],
    lost: Losses,
    what: str,
    *,
    lead: str = "",
) -> tuple[float, str]:
    """Choose the first size at which one line fits a width in mm: size, words; those cut are told."""
    needed = em(text, font) if len(text) <= LIMIT else float("inf")
    for size in sizes:
        if needed * size <= room:
            lost.tell_small(text, size)
            return size, text
    return sizes[-1], shortened(text, font, room, sizes[-1], lost, what, lead=lead)


def wrapped(text: str, font: Font, room: float) -> list[str]:
    """Break a text at its spaces into lines of a width in em; a word too long for a line is parted.

    It is cut behind a stroke or a hyphen of its own where it has one.
    """
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        if not word:
            continue
        longer = f"{line} {word}" if line else word
        if em(longer, font) <= room:
            line = longer
            continue
        if line:
            lines.append(line)
        *full, line = _pieces(word, font, room)
        lines.extend(full)
    return [*lines, line] if line else lines


def _pieces(word: str, font: Font, room: float) -> Iterator[str]:
    """Cut a word into pieces of a width in em, of a letter each where there is no room at all."""
    while em(word, font) > room and len(word) > 1:
        end = len(word)
        while end > 1 and em(word[:end], font) > room:
            end = max(1, min(end - 1, int(end * room / em(word[:end], font)) + 1))
        end = max(word.rfind("/", 0, end), word.rfind("-", 0, end)) + 1 or end
        yield word[:end]
        word = word[end:]
    yield word


def title(
    text: str, font: Font, room: float, steps: Sequence[tuple[float, int]], lost: Losses, what: str
) -> tuple[float, list[str]]:
    """Choose the first step (size in mm, most lines) at which a title fits: size, lines; a cut is told."""
    for size, most in steps:
        if len(text) * 0.25 * size > room * most:  # no letter is that narrow: do not even try
            continue
        lines = wrapped(text, font, room / size)
        if len(lines) <= most and (most == 1 or not _cut_words(text, lines)):
            lost.tell_small(text, size)
            return size, _balanced(text, font, room / size, lines)
    size, most = steps[-1]
    lines = wrapped(text[:LIMIT], font, room / size)
    if len(lines) <= most and len(text) <= LIMIT:
        lost.tell_small(text, size)
        return size, lines
    lost.tell(what, text, size)
    last = echo(" ".join(lines[most - 1 :]) + ELLIPSIS * 3, font, room / size)
    return size, [*lines[: most - 1], last.rstrip(ELLIPSIS) + ELLIPSIS]


def _cut_words(text: str, lines: list[str]) -> bool:
    return " ".join(lines) != " ".join(text.split(" "))


def _balanced(text: str, font: Font, room: float, lines: list[str]) -> list[str]:
    """Make lines of a title about equally long, in no more lines."""
    if len(lines) < 2:
        return lines
    low, high = em(text, font) / len(lines), room
    for _ in range(7):
        middle = (low + high) / 2
        tried = wrapped(text, font, middle)
        if len(tried) <= len(lines) and not _cut_words(text, tried):
            lines, high = tried, middle
        else:
            low = middle
    return lines


def set_paragraphs(paragraphs: Sequence[Paragraph], size: float, room: float) -> Setting:
    """Break paragraphs into lines at a size, in a column `room` mm wide."""
    lines: list[tuple[Paragraph, str, str]] = []
    gap = size * 0.45
    height = 0.0
    for number, each in enumerate(paragraphs):
        paragraph = _with_short_lead(each, room / each.letters(size))
        height += gap if number else 0.0
        broken = _phrase_lines(paragraph, room / paragraph.letters(size))
        for at, words in enumerate(broken):
            lines.append((paragraph, "" if at else paragraph.lead, words))
        height += len(broken) * paragraph.letters(size) * LEADING
    return Setting(size, tuple(lines), height, gap)


def _with_short_lead(paragraph: Paragraph, room: float) -> Paragraph:
    """Take a lead that has no room on a line of a width in em among the phrases: it is broken like them."""
    if not paragraph.lead or has_room(paragraph.lead, Font.BOLD, room):
        return paragraph
    first, *others = paragraph.phrases or ("",)
    return replace(paragraph, lead="", phrases=(f"{paragraph.lead.strip()} {first}", *others))


def _phrase_lines(paragraph: Paragraph, room: float) -> list[str]:
    font, sign = paragraph.font, paragraph.separator.strip()
    separator = " " if sign else paragraph.separator
    lead = em(paragraph.lead, Font.BOLD)
    apart = em(separator, font)
    lines: list[str] = []
    line, used = "", lead
    for phrase in paragraph.signed:
        needed = em(phrase, font)
        if line and used + apart + needed <= room:
            line, used = line + separator + phrase, used + apart + needed
            continue
        if not line and used + needed <= room:
            line, used = phrase, used + needed
            continue
        if needed <= room and line:
            lines.append(line)
            line, used = phrase, needed
            continue
        # A phrase longer than a line: broken at its spaces, from where the line stands.
        head = line + separator if line else ""
        words = phrase.split(" ")
        start = used + (apart if line else 0.0)
        first = ""
        while words and start + em(f"{first} {words[0]}" if first else words[0], font) <= room:
            first = f"{first} {words.pop(0)}" if first else words.pop(0)
        if first:
            lines.append(head + first)
        elif line or (not lines and paragraph.lead):
            lines.append(line)
        *full, line = wrapped(" ".join(words), font, room) or [""]
        lines.extend(full)
        used = em(line, font)
    made = [*lines, line] if line or not lines else lines
    return [each.replace(f"\u00a0{sign}", f" {sign}") for each in made] if sign else made


def fit_paragraphs(
    paragraphs: Sequence[Paragraph],
    sizes: Sequence[float],
    room: float,
    height: float,
    *,
    whole: bool = False,
    apart: float = KEPT_WHOLE,
) -> Setting | None:
    """Choose the first size at which paragraphs fit a column, None when none does.

    With `whole` a size at which a word is wider than the column does not fit; otherwise such a word is cut.
    Letters larger than `apart` mm part no phrase that letters of that size keep on a line.
    """
    least = sum(em(phrase, p.font) * p.scale * p.scale for p in paragraphs for phrase in p.phrases)
    widest = widest_word(paragraphs) if whole else 0.0
    phrase = max((_widest_phrase(p, room / apart) for p in paragraphs), default=0.0)
    for size in sizes:
        if widest * size > room or (size > apart and phrase * size > room):
            continue
        if least * size * size * LEADING > room * height:  # more letters than area: do not even try
            continue
        setting = set_paragraphs(paragraphs, size, room)
        if setting.height <= height + 0.01:
            return setting
    return None


def widest_word(paragraphs: Sequence[Paragraph]) -> float:
    """Tell in em how wide the widest word is."""
    return max((em(word, p.font) * p.scale for p in paragraphs for word in p.words), default=0.0)


def _widest_phrase(paragraph: Paragraph, room: float) -> float:
    """Tell in em how wide the widest phrase is that has room on a line of a width in em.

    One alone that is long is a sentence: it may end anywhere.
    """
    if paragraph.runs_on or (len(paragraph.phrases) == 1 and len(paragraph.phrases[0]) > _SHORT):
        return 0.0
    wides = (em(phrase, paragraph.font) * paragraph.scale for phrase in paragraph.signed)
    return max((wide for wide in wides if wide <= room), default=0.0)


def fit_what_fits(
    paragraphs: Sequence[Paragraph], size: float, room: float, height: float
) -> tuple[Setting, list[Paragraph]]:
    """Set as many phrases as fit, from the first on; then "+2 …". Return what was left out too.

    Of running text as many lines as there is room for; what is left out begins behind them.
    """
    if height + 0.01 < min(p.letters(size) * LEADING for p in paragraphs):
        return Setting(size, (), 0.0, 0.0), list(paragraphs)
    ends = [(at, count) for at, p in enumerate(paragraphs) for count in range(1, len(p.phrases) + 1)]
    low, high = 0, len(ends) - 1
    while low < high:
        middle = (low + high + 1) // 2
        if set_paragraphs(_cut(paragraphs, *ends[middle]), size, room).height <= height + 0.01:
            low = middle
        else:
            high = middle - 1
    at, count = ends[low]
    setting = set_paragraphs(_cut(paragraphs, at, count), size, room)
    free = height - setting.height
    if free < -0.01 or (low + 1 < len(ends) and _may_part(paragraphs, ends[low + 1], free, size)):
        return _filled(paragraphs, size, room, height)
    rest = list(paragraphs[at + 1 :])
    if count < len(paragraphs[at].phrases):
        rest.insert(0, replace(paragraphs[at], phrases=paragraphs[at].phrases[count:], begun=False))
    return setting, rest


def _may_part(paragraphs: Sequence[Paragraph], end: tuple[int, int], free: float, size: float) -> bool:
    """Tell whether the phrase that has no room any more begins where it would leave much of a card empty."""
    at, count = end
    paragraph = paragraphs[at]
    if paragraph.runs_on:
        return True
    lines = free / (paragraph.letters(size) * LEADING)
    return len(paragraph.phrases[count - 1]) > _SENTENCE and lines >= _EMPTY


def _filled(
    paragraphs: Sequence[Paragraph], size: float, room: float, height: float
) -> tuple[Setting, list[Paragraph]]:
    """Set as many lines as there is room for, one at least, and say in the last one that more follow.

    Return what follows too.
    """
    whole = set_paragraphs(paragraphs, size, room)
    kept, used = list(whole.lines[:1]), _line(whole.lines[0], size)
    for before, line in pairwise(whole.lines):
        more = _line(line, size) + (whole.gap if line[0] is not before[0] else 0.0)
        if used + more > height + 0.01:
            break
        used += more
        kept.append(line)
    after = whole.lines[len(kept) :]
    paragraph, lead, words = kept.pop()
    shown = _with_dots(words, paragraph.font, room / paragraph.letters(size) - em(lead, Font.BOLD))
    kept.append((paragraph, lead, shown))
    left = [
        (paragraph, words[len(shown.rstrip(ELLIPSIS)) :].strip()),
        *((each, said) for each, _, said in after),
    ]
    rest: list[tuple[Paragraph, list[str]]] = []
    for each, said in left:
        if rest and rest[-1][0] is each:
            rest[-1][1].append(said)
        elif said:
            rest.append((each, [said]))
    follow = [_going_on(each, " ".join(filter(None, said))) for each, said in rest]
    if follow and rest[0][0] is paragraph:
        told, sign = shown.rstrip(ELLIPSIS).rstrip(), paragraph.separator.strip()
        begun = bool(told) and not paragraph.runs_on and not told.endswith(sign)
        follow[0] = replace(follow[0], begun=begun)
    return Setting(size, tuple(kept), used, whole.gap), follow


def _going_on(paragraph: Paragraph, words: str) -> Paragraph:
    """Return what follows of a paragraph, its phrases apart as they were."""
    phrases = (words,) if paragraph.runs_on else words.split(paragraph.separator)
    return replace(paragraph, lead="", phrases=tuple(phrases))


def _with_dots(words: str, font: Font, room: float) -> str:
    """End a line with an ellipsis, behind its last word that has room before it."""
    shown = words
    while em(shown + ELLIPSIS, font) > room and " " in shown:
        shown = shown[: shown.rindex(" ")]
    if em(shown + ELLIPSIS, font) <= room:
        return shown + ELLIPSIS
    return echo(shown + ELLIPSIS * 3, font, room).rstrip(ELLIPSIS) + ELLIPSIS


def parted(setting: Setting, first: float, whole: float) -> list[Setting]:
    """Part set text into what has room in `first` mm and in as many times `whole` mm as it then needs.

    A line at least stands in each part but the first.
    """
    parts: list[Setting] = []
    kept: list[tuple[Paragraph, str, str]] = []
    used, room = 0.0, first
    for line in setting.lines:
        high = _line(line, setting.size)
        above = setting.gap if kept and line[0] is not kept[-1][0] else 0.0
        if used + above + high > room + 0.01 and (kept or not parts):
            parts.append(Setting(setting.size, tuple(kept), used, setting.gap))
            kept, used, room, above = [], 0.0, whole, 0.0
        kept.append(line)
        used += above + high
    return [*parts, Setting(setting.size, tuple(kept), used, setting.gap)]


def _line(line: tuple[Paragraph, str, str], size: float) -> float:
    return line[0].letters(size) * LEADING


def _cut(paragraphs: Sequence[Paragraph], at: int, count: int) -> list[Paragraph]:
    """Keep the paragraphs up to one, of it so many phrases, and say how many phrases are left out."""
    last = paragraphs[at]
    left = len(last.phrases) - count + sum(len(p.phrases) for p in paragraphs[at + 1 :])
    tail = (f"+{left}\u00a0{ELLIPSIS}",) if left else ()
    return [*paragraphs[:at], replace(last, phrases=(*last.phrases[:count], *tail))]


def draw_setting(setting: Setting, x: float, y: float, lead_ink: Colour) -> list[TextRun]:
    """Draw set paragraphs, the top of their first line at y."""
    made: list[TextRun] = []
    before: Paragraph | None = None
    top = y
    for paragraph, lead, words in setting.lines:
        size, left = paragraph.letters(setting.size), x
        if before is not None and paragraph is not before:
            top += setting.gap
        baseline = top + size * ASCENT
        if lead:
            made += runs(left, baseline, lead, Font.BOLD, size, lead_ink)
            left += em(lead, Font.BOLD) * size
        made += runs(left, baseline, words, paragraph.font, size, paragraph.ink)
        top += size * LEADING
        before = paragraph
    return made
