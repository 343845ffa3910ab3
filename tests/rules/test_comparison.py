"""Two lists laid side by side."""

from __future__ import annotations

from dataclasses import replace

from rules.armies import Muster, Option
from rules.comparison import PairState, names, side_by_side, spelled
from tests.rules.data import card, muster


def with_figures(army: Muster, at: int, figures: int) -> Muster:
    entries = list(army.army.entries)
    entries[at] = replace(entries[at], figures=figures, options=(Option("Relique", pa=3),))
    return replace(army, army=replace(army.army, entries=tuple(entries)))


def test_entries_stand_beside_each_other() -> None:
    left = muster(card("Conscrit", PA=11), card("Abel", PA=41), card("Tigre", PA=20))
    right = with_figures(muster(card("Abel", PA=41), card("Conscrit", PA=11), card("Clone", PA=9)), 1, 3)
    found = side_by_side(left, right)
    assert [(pair.state, pair.name) for pair in found] == [
        (PairState.DIFFERS, "conscrit"), (PairState.LEFT, "tigre"),
        (PairState.RIGHT, "clone"), (PairState.BOTH, "abel"),
    ]  # fmt: skip
    differs = found[0]
    assert differs.left is not None and differs.right is not None
    assert (differs.left.figures, differs.right.figures) == (1, 3)
    assert found[1].right is None and found[2].left is None


def test_a_list_beside_itself_is_the_same() -> None:
    army = muster(card("Conscrit", PA=11), card("Conscrit", PA=11))
    assert [pair.state for pair in side_by_side(army, army)] == [PairState.BOTH, PairState.BOTH]


def test_folded_names_lead_back_to_cards() -> None:
    army = muster(card("Guerrier Kératis", PA=11))
    assert names(army, language="fr") == {"guerrier keratis": "Guerrier Kératis"}


def test_options_and_editions_are_written_as_they_were_typed() -> None:
    army = with_figures(muster(replace(card("Conscrit", PA=11), edition="Rackham métal")), 0, 2)
    assert spelled(army) == {"relique": "Relique", "rackham metal": "Rackham métal"}
