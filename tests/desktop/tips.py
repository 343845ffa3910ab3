"""What a tooltip of a long text shows."""

from __future__ import annotations

from desktop.wording.plain import TIP_MOST


def ends_at_a_word(tip: str, repeated: str) -> bool:
    """Tell whether a text that repeats some words is cut where the next has no room, with an ellipsis."""
    said, words = tip.removesuffix("…"), repeated.split()
    last = said.split()[-1]
    if said == tip or last not in words:
        return False
    follows = words[(words.index(last) + 1) % len(words)]
    return len(said) <= TIP_MOST < len(f"{said} {follows}")
