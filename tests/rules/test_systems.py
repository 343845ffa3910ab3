"""Every system of rules is found by its id, and by no other name."""

from __future__ import annotations

import pytest

from rules.cards import Card
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


@pytest.mark.parametrize(("classes", "side"), [((), 1), (("Initiée",), 0), (("Allié",), 0), (("Golem",), 1)])
def test_the_cards_of_a_group_tell_which_side_it_is(classes: tuple[str, ...], side: int) -> None:
    suited = KINDS["eclats"].suited
    assert suited is not None
    assert suited([Card("Colosse", system="eclats"), Card("Mira", system="eclats", classes=classes)]) == side
    assert KINDS["confrontation"].suited is None
