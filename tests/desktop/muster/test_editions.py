"""A card of another edition in a list: taken with a word, and the rules of the list stay what they were."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.muster.place import MusterPlace
from desktop.operations import armies, cards
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.cards import Card
from rules.values import Value
from tests.desktop.hands import press, settle, write
from tests.desktop.muster.in_view import kept
from tests.desktop.outcomes import done


@pytest.fixture
def fifth(place: MusterPlace, desk: Desk) -> MusterPlace:
    """Look at a list of C5 with too many allies; Melkion has a card of C3 without PA, and one of C5."""
    made = {
        name: done(cards.save_card(desk, card=Card(name, people=people, edition=edition, pa=Value.parse(pa))))
        for name, people, edition, pa in (
            ("Garde", "griffins", "C5", "40"), ("Allié", "lions", "C5", "60"),
        )
    }  # fmt: skip
    for edition, pa in (("C3", "?"), ("C5", "70")):
        melkion = Card("Melkion", people="griffins", edition=edition, pa=Value.parse(pa))
        cards.save_card(desk, card=melkion)
    army = done(armies.create(desk, name="Club", people="griffins", edition="C5", limit=100))
    for card in made.values():
        armies.add_entry(desk, army, card_id=card)
    place.visit(army)
    settle()
    return place


def warnings(place: MusterPlace) -> set[str]:
    sheet = place.controller.sheet
    assert sheet is not None and sheet.format is not None
    return {problem.code for problem in sheet.problems}


def test_its_letters_and_return_take_the_card_of_the_list_s_edition(fifth: MusterPlace, desk: Desk) -> None:
    press(Qt.Key.Key_Insert)
    write("melkion\n")
    entry = kept(fifth).entries[-1]
    card = desk.library.card(entry.card_id).card
    assert (card.name_fr, card.edition, card.pa.number) == ("Melkion", "C5", 70)


@pytest.mark.parametrize("said", ["C5", ""])
def test_the_rules_stay_those_of_the_list_and_a_word_says_so(
    window: Window, fifth: MusterPlace, desk: Desk, said: str
) -> None:
    armies.edit(desk, kept(fifth).id, edition=said)
    settle()
    before = warnings(fifth)
    assert "legality.allies_share" in before
    third = next(r for r in desk.library.cards() if (r.card.name_fr, r.card.edition) == ("Melkion", "C3"))
    fifth.controller.add_card(third.card_id)
    settle()
    assert warnings(fifth) >= before
    assert fifth.controller.sheet is not None and fifth.controller.sheet.format is not None
    assert fifth.controller.sheet.format.id == "c5"
    assert window.strip.words == "Melkion is of edition C3; the list stays C5."
