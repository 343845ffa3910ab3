"""A library file from its making to its closing: cards, lists, one undo."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from db.errors import Corrupt
from db.library import ArmyWrite, CardWrite, Library, picture_id
from db.starter import Starter, StarterArmy, StarterEntry
from rules.armies import Army, Entry
from rules.cards import Card
from rules.text import Message
from rules.values import Characteristic, Value

EDIT = Message("step.card_edited", {"name": "Œil"})


def test_a_new_file_holds_the_starter_content(path: Path) -> None:
    starter = Starter(
        (Card("Conscrit", edition="C5", pa=Value.of(11)), Card("Conscrit", edition="C3")),
        (StarterArmy("Griffon", entries=(StarterEntry("Conscrit", "C5", 3),)),),
    )
    with Library.open(path, starter=starter) as library:
        assert [r.card.edition for r in library.cards()] == ["C3", "C5"]
        (army,) = library.armies()
        muster = library.muster(army)
        assert muster.figures == 3
        assert muster.card(army.entries[0]).edition == "C5"
        assert library.undo("library") is None
        assert library.undo("muster") is None


def test_a_card_is_edited_undone_redone_and_edited_anew(path: Path) -> None:
    with Library.open(path) as library:
        (card,) = library.write_cards(EDIT, [CardWrite(None, Card("Tigre"))]).card_ids
        library.write_cards(EDIT, [CardWrite(card, Card("Tigre de Dirz"))])
        undone = library.undo("library")
        assert undone is not None and undone.card_ids == (card,) and undone.step.label == EDIT
        assert library.card(card).number == 1
        library.write_cards(EDIT, [CardWrite(card, Card("Tigre noir"))])
        assert library.card(card).number == 3
        assert library.redo("library") is None
        assert [r.card.name_fr for r in library.revisions(card)] == ["Tigre", "Tigre de Dirz", "Tigre noir"]
        assert [step.parent for step in library.history("library")] == [None, 1, 1]


def test_a_deleted_card_hides_and_comes_back(path: Path) -> None:
    with Library.open(path) as library:
        (card,) = library.write_cards(EDIT, [CardWrite(None, Card("Clone"))]).card_ids
        army = Army("", "Dirz", entries=(Entry("e1", card, 1),))
        (army_id,) = library.write_armies(EDIT, [ArmyWrite(None, army)]).army_ids
        library.write_cards(EDIT, [CardWrite(card, None)])
        assert library.cards() == []
        assert library.muster(library.army(army_id)).cards[card, 1].name_fr == "Clone"
    with Library.open(path) as library:
        library.undo("library")
        assert [r.card_id for r in library.cards()] == [card]
        library.redo("library")
        assert library.cards() == []


def test_pictures_and_settings_are_kept(path: Path) -> None:
    with Library.open(path) as library:
        assert library.setting("language") is None
        library.set_setting("language", "fr")
        library.set_setting("language", {"ui": "en"})
        named = [CardWrite(None, Card(name, picture=picture_id(b"png"))) for name in ("Clone", "Tigre")]
        for write in named:
            library.write_cards(EDIT, [write], [b"png"])
        assert {r.card.picture for r in library.cards()} == {picture_id(b"png")}
    with Library.open(path) as library:
        assert library.setting("language") == {"ui": "en"}
        assert library.picture(picture_id(b"png")) == b"png"
        with pytest.raises(KeyError):
            library.picture("none")


def test_one_file_is_left(path: Path) -> None:
    with Library.open(path) as library:
        library.write_cards(EDIT, [CardWrite(None, Card("x", values={Characteristic.MOU: Value.of(7.5)}))])
    assert [p.name for p in path.parent.iterdir()] == ["library.tact"]


def test_threads_take_turns(path: Path) -> None:
    with Library.open(path) as library:

        def import_some(first: int) -> None:
            for number in range(first, first + 20):
                library.write_cards(EDIT, [CardWrite(None, Card(f"{number:03}"))])
                assert any(r.card.name_fr == f"{number:03}" for r in library.cards())

        with ThreadPoolExecutor(3) as pool:
            list(pool.map(import_some, (0, 100, 200)))
        assert len(library.cards()) == len(library.history("library")) == 60
        parents = [step.parent for step in library.history("library")]
        assert parents == [None, *(step.id for step in library.history("library"))][:60]


def test_a_card_pinned_by_nobody_known_is_an_error(path: Path) -> None:
    with Library.open(path) as library:
        with pytest.raises(Corrupt):
            library.muster(Army("", "x", entries=(Entry("e1", "nobody", 1),)))
        for read in (library.card, library.revisions, library.army):
            with pytest.raises(KeyError):
                read("nobody")
        with pytest.raises(KeyError):
            library.write_cards(EDIT, [CardWrite("nobody", None)])
        with pytest.raises(KeyError):
            library.write_armies(EDIT, [ArmyWrite("nobody", None)])
        assert library.history("library") == library.history("muster") == []


def test_the_same_card_twice_in_one_step(path: Path) -> None:
    with Library.open(path) as library:
        (card,) = library.write_cards(EDIT, [CardWrite(None, Card("a"))]).card_ids
        writes = [CardWrite(card, Card("b")), CardWrite(card, Card("c")), CardWrite(card, None)]
        library.write_cards(EDIT, writes)
        assert library.cards() == []
        assert library.card(card).card.name_fr == "c"
        library.undo("library")
        assert [r.card.name_fr for r in library.cards()] == ["a"]


def test_names_come_in_the_order_of_a_dictionary(path: Path) -> None:
    names = ["Zombie", "œil", "Élan", "abel", "Oeuf", "Ébène"]
    with Library.open(path) as library:
        library.write_cards(EDIT, [CardWrite(None, Card(name)) for name in names])
        found = [r.card.name_fr for r in library.cards()]
        assert found == ["abel", "Ébène", "Élan", "œil", "Oeuf", "Zombie"]


def test_each_revision_tells_when_it_was_written(library: Library) -> None:
    (card_id,) = library.write_cards(EDIT, [CardWrite(None, Card("Abel"))]).card_ids
    library.write_cards(EDIT, [CardWrite(card_id, Card("Abel", edition="C3"))])
    times = library.revision_times(card_id)
    assert list(times) == [1, 2] and times[1] < times[2]
    assert library.revision_times("nobody") == {}
