"""A card for each thing that a card may say, so that a field which nobody reads is noticed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from enum import StrEnum
from typing import Any, get_type_hints

from rules.abilities import Ability
from rules.cards import Card, Rank
from rules.values import Characteristic, Value
from tests.rules.data import abilities

PLAIN = Card("Abel")
_FIERCE = abilities().parse("Féroce")
_BY_TYPE: Mapping[Any, Any] = {
    str: 'other, "more"; 12,5',
    Value: Value.of(7),
    tuple[str, ...]: ("Mage (Feu, Eau)", "Épée, bouclier", "plain", '"so" called; twice'),
    Rank: Rank.parse("Élite"),
    tuple[Ability, ...]: (_FIERCE,),
}
# What only some words mean.
_BY_NAME: Mapping[str, Any] = {"people": "dirz", "system": "monconf", "picture": "a" * 64}


def _sample(hint: Any) -> Any:
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return list(hint)[1]
    assert hint in _BY_TYPE, f"tests/rules/card_samples.py needs a sample of {hint} in _BY_TYPE"
    return _BY_TYPE[hint]


def _card_samples() -> dict[str, Card]:
    """Return cards by the field of which each says something else than :data:`PLAIN`; values by theirs."""
    hints = get_type_hints(Card)
    made = {
        field.name: replace(PLAIN, **{field.name: _BY_NAME.get(field.name) or _sample(hints[field.name])})
        for field in fields(Card)
        if field.name != "values"
    }
    made["rank.character"] = replace(PLAIN, rank=Rank("", (), True))
    made["abilities.unknown"] = replace(PLAIN, abilities=(Ability("", *["Bras, jambes"] * 2), _FIERCE))
    made["abilities.parameter"] = replace(PLAIN, abilities=(replace(_FIERCE, parameter="3"),))
    return made | {c.value: replace(PLAIN, values={c: Value.of(3)}) for c in Characteristic}


SAMPLES: Mapping[str, Card] = _card_samples()
"""By what a card says: a field of :class:`Card`, a part of one, or a characteristic."""
