"""The verbs of the Library on a real file."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from db.library import Library
from desktop.operations import armies, cards, tables
from desktop.operations.desk import Changes, Desk
from desktop.operations.files import MAX_PICTURE
from desktop.wording import say
from rules.cards import Card, Revision
from rules.text import Message, Refusal
from rules.values import ABSENT, UNKNOWN, Value
from tests.desktop.kept import copied


@pytest.fixture
def desk(tmp_path: Path, empty_library: Path) -> Iterator[Desk]:
    with copied(empty_library, tmp_path) as library:
        yield Desk(library, tables.peoples(), tables.abilities(), int)


def keep(desk: Desk, name: str = "Clone de Dirz", **more: object) -> str:
    saved = cards.save_card(desk, card=Card(name, **more))  # type: ignore[arg-type]
    assert isinstance(saved, str)
    return saved


def names(desk: Desk) -> list[str]:
    return [revision.card.name_fr for revision in desk.library.cards()]


def png(width: int, height: int, padding: int = 0) -> bytes:
    """Make a PNG whose header tells a size; nothing else in it is true."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + header + b"\0" * padding + chunk(b"IEND", b"")


def jpeg(width: int, height: int) -> bytes:
    start = b"\xff\xd8\xff\xe0" + struct.pack(">H", 4) + b"\0\0"
    table = b"\xff\xdb" + struct.pack(">H", 5) + b"\0\0\0"
    frame = b"\xff\xff\xc2" + struct.pack(">HBHHB", 11, 8, height, width, 1) + b"\0\0\0"
    return start + table + frame + b"\xff\xd9"


# Saving


def test_a_new_card_is_kept_and_announced(desk: Desk, heard: list[Changes]) -> None:
    me = object()
    saved = cards.save_card(desk, card=Card("  Œil de Dirz ", "Eye"), initiator=me)
    assert names(desk) == ["Œil de Dirz"]
    (change,) = heard
    assert change.cards == {saved}
    assert change.initiator is me
    assert change.label is not None
    assert say(change.label) == "add Œil de Dirz"


def test_editing_adds_a_revision_and_keeps_the_old_one(desk: Desk) -> None:
    card_id = keep(desk)
    cards.save_card(desk, card=Card("Clone de Dirz", pa=Value.of(10)), card_id=card_id)
    assert [r.card.pa for r in desk.library.revisions(card_id)] == [UNKNOWN, Value.of(10)]


def test_saving_what_did_not_change_makes_no_step(desk: Desk, heard: list[Changes]) -> None:
    card_id = keep(desk)
    assert cards.save_card(desk, card=Card("Clone de Dirz"), card_id=card_id) == card_id
    assert len(heard) == 1
    assert len(desk.library.history("library")) == 1


@pytest.mark.parametrize("name", ["", "   "])
def test_a_card_needs_a_name(desk: Desk, heard: list[Changes], name: str) -> None:
    refused = cards.save_card(desk, card=Card(name))
    assert isinstance(refused, Refusal)
    assert say(refused.message).endswith("in French or in English.")
    assert not heard


@pytest.mark.parametrize("name", ['<b>Gras</b> & "cie"\'s', "x" * 120, "Œ’—€𝔊", "{name} %n"])
def test_any_name_is_kept_as_typed(desk: Desk, name: str) -> None:
    card_id = keep(desk, name)
    assert desk.library.card(card_id).card.name_fr == name
    back, _ = cards.labels(desk)
    assert back is not None
    assert name in say(back)


def test_an_english_name_alone_is_enough(desk: Desk) -> None:
    saved = cards.save_card(desk, card=Card("", "Clone of Dirz"))
    assert isinstance(saved, str)
    assert desk.library.card(saved).card.name("fr") == "Clone of Dirz"


def test_a_copy_says_so_in_both_languages(desk: Desk) -> None:
    card_id = keep(desk, "Clone", name_en="Clone of Dirz", pa=Value.of(10))
    made = cards.duplicate_card(desk, card_id=card_id)
    assert isinstance(made, str)
    copy = desk.library.card(made).card
    assert (copy.name_fr, copy.name_en, copy.pa) == ("Clone (copie)", "Clone of Dirz (copy)", Value.of(10))


# Deleting, undoing


def test_deleting_is_undone_and_done_again(desk: Desk) -> None:
    first, second = keep(desk, "Un"), keep(desk, "Deux")
    label = cards.delete_cards(desk, card_ids=[first, second, first])
    assert isinstance(label, Message)
    assert say(label) == "delete 2 cards"
    assert names(desk) == []
    cards.undo(desk)
    assert names(desk) == ["Deux", "Un"]
    cards.redo(desk)
    assert names(desk) == []
    cards.undo(desk)
    back, again = cards.labels(desk)
    assert back is not None and again is not None
    assert (say(back), say(again)) == ("add Deux", "delete 2 cards")


def test_an_army_keeps_a_deleted_card(desk: Desk) -> None:
    card_id = keep(desk)
    army_id = armies.create(desk, name="Scorpion")
    assert isinstance(army_id, str)
    armies.add_entry(desk, army_id, card_id=card_id)
    assert [army.name for army in cards.used_by(desk, card_id)] == ["Scorpion"]
    cards.delete_cards(desk, card_ids=[card_id])
    muster = desk.library.muster(desk.library.army(army_id))
    assert muster.card(muster.army.entries[0]).name_fr == "Clone de Dirz"


def test_deleting_nothing_is_no_step(desk: Desk, heard: list[Changes]) -> None:
    assert cards.delete_cards(desk, card_ids=[]) is None
    assert cards.undo(desk) is None
    assert cards.redo(desk) is None
    assert cards.labels(desk) == (None, None)
    assert not heard


def test_a_library_that_can_only_be_read_refuses_with_a_sentence(desk: Desk) -> None:
    card_id = keep(desk)
    path = desk.library.path
    with Library.open(path, read_only=True) as library:
        reader = Desk(library, desk.peoples, desk.abilities, int)
        for refused in (
            cards.save_card(reader, card=Card("Autre")),
            cards.delete_cards(reader, card_ids=[card_id]),
            cards.type_pa(reader, card_id=card_id, text="10"),
            cards.undo(reader),
        ):
            assert isinstance(refused, Refusal)
            assert say(refused.message).startswith("This library is read-only.")
        assert cards.all_cards(reader) == desk.library.cards()


# PA


@pytest.mark.parametrize(("typed", "kept"), [("24", Value.of(24)), ("7,5", Value.of(7.5)), ("-", ABSENT)])
def test_pa_are_typed_as_they_are_printed(desk: Desk, typed: str, kept: Value) -> None:
    card_id = keep(desk)
    assert cards.type_pa(desk, card_id=card_id, text=typed) == card_id
    assert desk.library.card(card_id).card.pa == kept
    back, _ = cards.labels(desk)
    assert back is not None
    assert say(back) == "PA of Clone de Dirz"


def test_pa_that_cannot_be_read_change_nothing(desk: Desk) -> None:
    card_id = keep(desk, pa=Value.of(3))
    refused = cards.type_pa(desk, card_id=card_id, text="beaucoup")
    assert isinstance(refused, Refusal)
    assert "beaucoup" in say(refused.message)
    assert cards.type_pa(desk, card_id=card_id, text="3") == card_id
    assert len(desk.library.revisions(card_id)) == 1


# Pictures


@pytest.mark.parametrize("data", [png(630, 880), jpeg(630, 880)])
def test_a_picture_is_attached_taken_away_and_undone(desk: Desk, heard: list[Changes], data: bytes) -> None:
    card_id = keep(desk)
    assert cards.attach_picture(desk, card_id=card_id, data=data) == card_id
    assert cards.picture(desk, desk.library.card(card_id).card) == data
    assert heard[-1].pictures
    cards.attach_picture(desk, card_id=card_id, data=None)
    assert cards.picture(desk, desk.library.card(card_id).card) is None
    cards.undo(desk)
    assert cards.picture(desk, desk.library.card(card_id).card) == data


def test_a_card_is_saved_together_with_its_picture(desk: Desk) -> None:
    saved = cards.save_card(desk, card=Card("Photographié"), picture=png(10, 10))
    assert isinstance(saved, str)
    assert cards.picture(desk, desk.library.card(saved).card) == png(10, 10)
    assert len(desk.library.history("library")) == 1


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "not a picture"),
        (b"GIF89a", "not a picture"),
        (b"\x89PNG\r\n\x1a\n", "not a picture"),
        (png(0, 10), "not a picture"),
        (jpeg(10, 10)[:20], "not a picture"),
        (b"\xff\xd8\xff\xe0\0\1" + b"\0" * 40, "not a picture"),
        (b"\xff\xd8\xff\xd8" + b"\0" * 40, "not a picture"),
        (png(20_000, 10), "20000 × 10"),
        (jpeg(15_000, 15_000), "15000 × 15000"),
        (png(10, 10, MAX_PICTURE), "12 MB"),
    ],
)
def test_what_is_no_good_picture_is_refused_undecoded(desk: Desk, data: bytes, words: str) -> None:
    card_id = keep(desk)
    for refused in (
        cards.attach_picture(desk, card_id=card_id, data=data),
        cards.save_card(desk, card=Card("Autre"), picture=data),
    ):
        assert isinstance(refused, Refusal)
        assert words in say(refused.message)
    assert names(desk) == ["Clone de Dirz"]
    assert desk.library.card(card_id).card.picture == ""


def test_a_picture_that_did_not_travel_is_missing_quietly(desk: Desk) -> None:
    assert cards.picture(desk, Card("Venu d’ailleurs", picture="0" * 64)) is None


# Duplicates


def test_duplicates_are_found_in_both_languages_best_first() -> None:
    shelf = [
        Revision("a", 1, Card("Grand clone de Dirz")),
        Revision("b", 1, Card("Clone de Dirz (Hache)")),
        Revision("c", 1, Card("Clone de Dirz", "Clone of Dirz")),
        Revision("d", 1, Card("Tigre de Dirz")),
    ]

    def found(name: str, but: str | None = None) -> list[str]:
        return [revision.card_id for revision in cards.find_duplicates(shelf, name, but=but)]

    assert found("clône de dirz") == ["c", "b", "a"]
    assert found("Clone of") == ["c"]
    assert found("clone de dirz", but="c") == ["b", "a"]
    assert found("cl") == []
    assert len(cards.find_duplicates([Revision(str(n), 1, Card("Clone")) for n in range(9)], "clone")) == 5
