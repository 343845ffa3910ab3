"""Enumerations as players write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.enumerations import joined, parted


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", ()),
        (" , ;", ()),
        ("Lame", ("Lame",)),
        ("Lame, Bouclier; Arc", ("Lame", "Bouclier", "Arc")),
        ("Arbalète (FOR 5, 10/20/40), Lame", ("Arbalète (FOR 5, 10/20/40)", "Lame")),
        ("Arc), (Lame, Bouclier", ("Arc)", "(Lame, Bouclier")),
        ('"Pistolet : FOR 6, portée 10", Lame', ("Pistolet : FOR 6, portée 10", "Lame")),
        ('Lame, "dite ""la Belle"", rouge" ; Arc', ("Lame", 'dite "la Belle", rouge', "Arc")),
        ('"la Belle" Lame, Arc', ('"la Belle" Lame', "Arc")),
        ('"Lame, Arc', ('"Lame', "Arc")),
        ('Lame 12", Arc', ('Lame 12"', "Arc")),
        ('"" , Arc', ("Arc",)),
    ],
)
def test_commas_part_things_except_in_brackets_and_quotes(text: str, parts: tuple[str, ...]) -> None:
    assert parted(text) == parts
    assert parted(joined(parts)) == parts


@given(st.lists(st.text('ab ,;"()\n', min_size=1, max_size=8).map(str.strip).filter(bool), max_size=4))
def test_what_is_written_is_read_back(parts: list[str]) -> None:
    assert parted(joined(parts)) == tuple(parts)
