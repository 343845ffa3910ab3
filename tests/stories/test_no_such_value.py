"""An effect on a value that a card does not have does nothing for its figures, and is told so."""

from __future__ import annotations

import pytest

from rules.battle import commands as c
from rules.battle.current import idle_for
from rules.battle.magic import out_of_phase
from rules.battle.state import Modifier, ModifierKind
from tests.stories.tabletop import Tabletop, card

FIGURES = ("a1.1", "a2.1", "b1.1")


def table() -> Tabletop:
    return Tabletop.of([card("Garde", COU=4, TIR="-"), card("Ogre", PEUR=5)], ["Inconnu"])


@pytest.mark.parametrize(
    ("modifier", "whom"),
    [
        (Modifier("PEUR", 2, ""), ("a1.1",)),
        (Modifier("COU", -1, "", ModifierKind.PENALTY), ("a2.1",)),
        (Modifier("TIR", 2, "", ModifierKind.DIVIDE), ("a1.1",)),
        (Modifier("PEUR", 4, "", ModifierKind.REPLACE), ()),
        (Modifier("INI", 1, ""), ()),
        (Modifier("Chance", 1, ""), ()),
    ],
)
def test_a_dash_is_no_value_to_add_to(modifier: Modifier, whom: tuple[str, ...]) -> None:
    assert idle_for(table().game, modifier, (*FIGURES, "z9.9")) == whom, "a sketch may have it"


def test_casting_outside_the_activation_is_spoken_of_and_not_refused() -> None:
    made = table()
    assert out_of_phase(made.game) is not None
    for phase in ("combat", "upkeep"):
        made.do(c.Correct("game", {"phase": phase}))
        message = out_of_phase(made.game)
        assert message is not None and message.data == {"phase": phase}
    made.do(c.Correct("game", {"phase": "activation"}))
    assert out_of_phase(made.game) is None
