"""What the first die must show is true of every position: each sentence is held against the faces counted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from desktop.drafts.stakes import beating, reaching
from desktop.wording.battle.six_words import asked_words, needed_words
from rules.dice import FACES, Check, Stand, Throw

WAITS = "The other side may still re-roll its 6."
FACE = range(1, FACES + 1)
LYING = (
    *(Throw(((face,),)) for face in FACE),
    Throw(((6,),)).kept(),
    Throw(((6,), (1,))),
    Throw(((6,), (4,))),
    Throw(((6,), (6,))),
    Throw(((6,), (6,))).kept(),
)


def fails(value: float, natural: int, *, one_fails: bool) -> bool:
    return value + natural <= 0 or (one_fails and natural == 1)


def leads(
    mine: tuple[float, int], theirs: tuple[float, int], both: Stand, ties: int | None, one: bool
) -> bool:
    """Tell whether dice that stay as they lie are won, as II-A-3 and II-A-4 have it."""
    down, other = (fails(*side, one_fails=one) for side in (mine, theirs))
    if down and other and both is not Stand.WON:
        return both is Stand.NOBODY and ties == 0
    if down is not other:
        return other
    first, second = (sum(side) for side in (mine, theirs))
    return first > second or (first == second and ties == 0)


def positions() -> Iterator[tuple[Check, Check, Stand, int | None]]:
    """Give whose die is to fall, the other side's as it lies, and how what is even stands."""
    for mine, theirs, lying, one in product(range(-9, 10, 2), (-7, -2, 0, 4), LYING, (False, True)):
        for final, both, ties in product((False, True), (Stand.NOBODY, Stand.TIE, Stand.WON), (None, 0, 1)):
            yield Check(mine, Throw(final=final), one), Check(theirs, lying, one), both, ties


def said(faces: list[int], even: list[int], *, final: bool, waits: bool) -> str:
    """Say what is true where these faces lead, and these make both even."""
    if not faces and final:
        return "A 6 is a tie: both re-roll." if even == [FACES] else "No die is enough."
    verb = "leads so far. " + WAITS if waits else "wins."
    if not faces:
        return f"It takes a 6 and its re-roll to lead. {WAITS}" if waits else (
            "It takes a 6 and its re-roll."
        )  # fmt: skip
    assert faces == list(range(faces[0], FACES + 1)), "what is enough leaves no higher face out"
    if faces[0] == 1:
        return f"Any die {verb}" if waits else "Any die is enough."
    return f"{faces[0]} or more {verb}"


def test_what_the_die_must_show_is_true_of_every_position() -> None:
    told = set()
    for check, rival, both, ties in positions():
        theirs = rival.value, rival.throw.natural or 0
        one = check.natural_one_fails
        faces = [face for face in FACE if leads((check.value, face), theirs, both, ties, one)]
        ended = None if ties is None else 1 - ties
        lost = [face for face in FACE if leads(theirs, (check.value, face), both, ended, one)]
        even = [face for face in FACE if face not in faces + lost]
        waits = bool(rival.throw.sixes)
        words = needed_words(check, beating(rival, both, ties))
        assert words == said(faces, even, final=check.throw.final, waits=waits), (check, rival, both, ties)
        assert waits is (WAITS in words) or not faces, "what may still be undone is not called won"
        told.add(words)
    assert len(told) > 12, "every kind of sentence was said"


@pytest.mark.parametrize(
    ("value", "difficulty", "final", "words"),
    [
        (4, 8, False, "4 or more succeeds."),
        (4, 5, False, "Any die is enough."),
        (0, 8, False, "It takes a 6 and its re-roll."),
        (0, 8, True, "No die is enough."),
    ],
)
def test_what_the_die_must_show_against_a_difficulty(
    value: float, difficulty: float, final: bool, words: str
) -> None:
    check = Check(value, Throw(final=final))
    assert needed_words(check, reaching(difficulty)).startswith(words)


def test_what_becomes_of_a_six_kept_where_both_fail() -> None:
    check, rival = Check(-8, Throw(((6,),))), Check(-7, Throw(((5,),)))
    for both, words in (
        (Stand.NOBODY, "Kept, -2 fails."),
        (Stand.TIE, "Kept, -2 is a tie: both re-roll."),
        (Stand.WON, "Kept, -2 is a tie: both re-roll."),
    ):
        assert words in asked_words(check, beating(rival, both)).replace("−", "-"), both
