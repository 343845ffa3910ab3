"""The figures an owner has, counted by whichever of its cards, in whichever language that card is."""

from __future__ import annotations

from desktop.operations import cards, collection
from desktop.operations.desk import Changes, Desk
from rules.cards import Card
from tests.desktop.outcomes import done


def kept(desk: Desk, french: str, english: str) -> str:
    """Write a card down and give its id."""
    saved = cards.save_card(desk, card=Card(french, name_en=english))
    assert isinstance(saved, str)
    return saved


def test_one_count_stands_for_every_card_of_a_miniature(desk: Desk) -> None:
    both = kept(desk, "Rôdeur des landes", "Moor prowler")
    english, french = kept(desk, "", "Moor prowler"), kept(desk, "Rôdeur des landes", "")
    heard: list[Changes] = []
    desk.listen(heard.append)
    collection.count_owned(desk, card_id=both, figures=3)
    assert heard[-1].cards == {both, english, french}
    assert [done(collection.owned_of(desk, card_id=each))[1] for each in (both, english, french)] == [3, 3, 3]
    collection.count_owned(desk, card_id=english, figures=5)
    assert [done(collection.owned_of(desk, card_id=each))[1] for each in (both, english, french)] == [5, 5, 5]
    collection.count_owned(desk, card_id=french, figures=None)
    assert desk.library.owned() == {}


def test_what_was_counted_by_its_english_card_is_met_by_the_one_with_both_names(desk: Desk) -> None:
    english = kept(desk, "", "Moor prowler")
    collection.count_owned(desk, card_id=english, figures=2)
    both = kept(desk, "Rôdeur des landes", "Moor prowler")
    assert done(collection.owned_of(desk, card_id=both))[1] == 2
    collection.count_owned(desk, card_id=both, figures=4)
    assert done(collection.owned_of(desk, card_id=kept(desk, "Rôdeur des landes", "")))[1] == 4
