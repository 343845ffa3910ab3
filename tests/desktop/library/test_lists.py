"""Enumerations as players write them."""

from __future__ import annotations

import pytest

from desktop.library.lists import join_list, split_list


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", ()),
        (" , ;", ()),
        ("Lame", ("Lame",)),
        ("Lame, Bouclier; Arc", ("Lame", "Bouclier", "Arc")),
        ("Arbalète (FOR 5, 10/20/40), Lame", ("Arbalète (FOR 5, 10/20/40)", "Lame")),
        ("Arc), (Lame, Bouclier", ("Arc)", "(Lame, Bouclier")),
    ],
)
def test_commas_part_things_except_in_brackets(text: str, parts: tuple[str, ...]) -> None:
    assert split_list(text) == parts
    assert split_list(join_list(parts)) == parts
