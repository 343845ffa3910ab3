"""Nothing that a card says is overlooked where cards are compared and searched."""

from __future__ import annotations

import pytest

from rules.card_comparison import changes, field_rows
from rules.search import haystack, parse
from rules.text import fold
from rules.values import NERVES, Characteristic
from tests.rules.card_samples import PLAIN, SAMPLES
from tests.rules.data import peoples

NOT_COMPARED = {"system", "rank.character"}
"""The game stands in the head of what is compared; a rank is compared by its line."""
NOT_SEARCHED = {
    "equipment", "size", "source", "note", "picture", "rank.character", Characteristic.NERVE.value,
}  # fmt: skip


@pytest.mark.parametrize("name", [name for name in SAMPLES if name not in NOT_COMPARED])
def test_each_field_is_compared(name: str) -> None:
    card = SAMPLES[name]
    assert [row.field for row in changes(PLAIN, card)] == [
        "COU/PEUR" if name in NERVES else name.partition(".")[0]
    ]
    assert changes(card, card) == ()
    assert len(field_rows((card,))) == len(field_rows((PLAIN,))) + (name != "name_fr")


@pytest.mark.parametrize("name", [name for name in SAMPLES if name not in NOT_SEARCHED])
def test_each_field_that_is_searched_is_found(name: str) -> None:
    card = SAMPLES[name]
    by_words = haystack(card, peoples()) != haystack(PLAIN, peoples())
    query = next((q for n in (3, 7) if (q := parse(f"{fold(name)}={n}")).matches("", card)), None)
    assert by_words or (query is not None and query.conditions and not query.matches("", PLAIN))
