"""Two lists laid side by side."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from rules.armies import Muster, Option
from rules.comparison import PairState, names, side_by_side, spelled, spelled_in
from rules.fingerprint import content, fingerprint, folded, is_same_list
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


def test_the_names_of_another_players_list_are_written_as_there() -> None:
    within = [{"name": "Relique", "options": [{"name": "Serment d’Or"}]}, 7, None]
    entries = [{"card": "Guerrier Kératis", "edition": "C5", "options": within, "pa": 3}]
    assert spelled_in({"name": "Club", "entries": entries}) == {
        folded(words): words for words in ("Club", "Guerrier Kératis", "C5", "Relique", "Serment d’Or")
    }
    assert spelled_in(None) == {}


OPTIONS = st.lists(
    st.builds(Option, st.sampled_from(["Relique", "RELIQUE", "Serment"]), pa=st.sampled_from([None, 0, 3])),
    max_size=2,
).map(tuple)


@st.composite
def lists(draw: st.DrawFn) -> Muster:
    """Draw a list of few cards, with options of them and of itself: equal ones come up too."""
    cards = draw(st.lists(st.sampled_from(["Conscrit", "Abel"]), max_size=2))
    made = muster(*(card(name, PA=11) for name in cards))
    entries = [
        replace(entry, figures=draw(st.integers(1, 2)), options=draw(OPTIONS)) for entry in made.army.entries
    ]
    return replace(made, army=replace(made.army, entries=tuple(entries)), own=draw(OPTIONS))


@given(lists(), lists())
def test_two_lists_are_called_the_same_exactly_where_their_fingerprints_are(
    left: Muster, right: Muster
) -> None:
    alike = fingerprint(content(left)) == fingerprint(content(right))
    assert is_same_list(content(left), content(right)) is alike
    shown = {pair.state for pair in side_by_side(left, right)}
    assert (shown <= {PairState.BOTH}) is alike


def test_what_a_list_chose_for_itself_is_told_beside_its_cards() -> None:
    army = muster(card("Conscrit", PA=11))
    chosen = replace(army, own=(Option("Étendard", pa=9),))
    found = side_by_side(army, chosen)
    assert [(pair.state, pair.name) for pair in found] == [
        (PairState.RIGHT, ""), (PairState.BOTH, "conscrit"),
    ]  # fmt: skip
    assert not is_same_list(content(army), content(chosen))
    assert spelled(chosen) == {"etendard": "Étendard"}
