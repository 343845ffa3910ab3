"""Long texts beside each other, cut so that what differs is in sight: for tables, panels and the terminal."""

from __future__ import annotations

CUT = "…"


def flat(text: str) -> str:
    """Put a text into one line, with one space between words."""
    return " ".join(text.split())


def excerpts(texts: tuple[str, ...], most: int) -> tuple[str, ...]:
    """Shorten texts to about so many letters each, round the place where they begin to differ.

    Where some of several look alike there, what tells those apart stands behind it: texts that differ never
    read the same.
    """
    if max(map(len, texts), default=0) <= most:
        return texts
    shown = _cut(texts, most)
    if len(set(shown)) == len(set(texts)):
        return shown
    first = _cut(texts, most // 2)
    found = list(first)
    for words in dict.fromkeys(first):
        alike = tuple(dict.fromkeys(text for text, cut in zip(texts, first, strict=True) if cut == words))
        if 1 < len(alike) < len(set(texts)):
            told = dict(zip(alike, excerpts(alike, most // 2), strict=True))
            for at, text in enumerate(texts):
                if text in told:
                    found[at] = f"{words.removesuffix(CUT)} {CUT} {told[text].removeprefix(CUT)}".strip()
    return tuple(found)


def _cut(texts: tuple[str, ...], most: int) -> tuple[str, ...]:
    """Give the same stretch of each text, with the first letter in which not all agree."""
    letters = enumerate(zip(*texts, strict=False))
    alike = next((at for at, beside in letters if len(set(beside)) > 1), min(map(len, texts)))
    about = alike - most // 4
    start = max(texts[0].rfind(" ", 0, about) + 1, about - most // 4) if alike > most // 2 else 0
    return tuple(
        (CUT if start and text else "")
        + text[start : start + most].strip()
        + (CUT if len(text) > start + most else "")
        for text in texts
    )
