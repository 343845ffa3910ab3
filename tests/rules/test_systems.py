"""Every system of rules is found by its id, and by no other name."""

from __future__ import annotations

import pytest

from rules.sheets import SHEETS
from rules.systems import KINDS, system_of


@pytest.mark.parametrize("key", KINDS)
def test_a_system_is_found_by_its_id(key: str) -> None:
    assert system_of(key).id == KINDS[key].id == key


def test_each_system_has_cards_of_its_own_form() -> None:
    assert KINDS.keys() <= SHEETS.keys()


def test_an_unknown_system_is_an_error() -> None:
    with pytest.raises(KeyError):
        system_of("chess")
