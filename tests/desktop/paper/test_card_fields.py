"""Each field of a card stands on its printed face, or the table of fields says why it does not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.paper.face import face
from desktop.paper.items import Item
from rules.card_fields import BY_KEY, NERVE
from rules.cards import Card
from rules.sheets import SHEETS
from rules.values import NERVES
from tests.desktop.paper.cards import picture
from tests.rules.card_samples import PLAIN, SAMPLES


def printed(card: Card) -> list[tuple[Item, ...]]:
    """Give what the face of a card shows in each language."""
    photo = picture() if card.picture else None
    return [face(card, language, picture=photo).items for language in ("fr", "en")]


@pytest.mark.parametrize("name", [name for name in SAMPLES if name != "rank.character"])
def test_each_field_is_printed_or_says_why_not(name: str) -> None:
    field, card, plain = BY_KEY[NERVE if name in NERVES else name.partition(".")[0]], SAMPLES[name], PLAIN
    if system := next((s.system for s in SHEETS.values() if name in s.values), ""):
        card, plain = replace(card, system=system), replace(plain, system=system)
    is_printed = printed(card) != printed(plain)
    assert is_printed != bool(field.unprinted), "print it in desktop/paper/face.py, or say why not in its row"
