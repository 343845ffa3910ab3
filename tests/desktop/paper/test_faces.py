"""What a player reads on a card: goldens are the whole face as text, and the rest says why.

After a change of the face that is meant, CONTRIBUTING says how to renew them.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from desktop.paper.face import TextSection, face
from desktop.paper.items import Box, Circle, Picture, StraightLine, TextRun, VectorPath
from desktop.paper.stock import INSET, STANDARD
from desktop.paper.style import LEAST, Style
from desktop.paper.wounds import Boxes, boxes_of
from rules.abilities import Ability
from rules.battle.ruleset import Track, WoundState
from rules.cards import Card, Size
from rules.systems import KINDS
from rules.values import Characteristic, Value
from tests.desktop.paper.cards import CONSCRIT, DRAGON, HOSTILE, KAIAN, ZEALOT, abilities, picture
from tests.desktop.paper.reading import check_face, extent, words

FACES = {
    "conscrit-fr": lambda: face(CONSCRIT, "fr", figures=("A", "B", "C")),
    "conscrit-en": lambda: face(CONSCRIT, "en", figures=("A", "B", "C")),
    "dragon-fr": lambda: face(DRAGON, "fr"),
    "dragon-en-ink-saver": lambda: face(DRAGON, "en", figures=("",), style=Style.INK_SAVER),
    "zealot-fr": lambda: face(ZEALOT, "fr", figures=("",)),
    "zealot-en": lambda: face(ZEALOT, "en", picture=picture()),
    "kaian-fr": lambda: face(KAIAN, "fr", figures=("A", "B"), picture=picture()),
}


@pytest.mark.parametrize("name", sorted(FACES))
def test_a_face_is_drawn_as_it_was(name: str) -> None:
    check_face(name, FACES[name]())


def test_the_values_stand_in_the_order_of_the_printed_card() -> None:
    labels = ["MOU", "INI", "ATT", "FOR", "DEF", "RES", "TIR", "COU", "DIS", "POU", "FOI"]
    card = replace(KAIAN, values={Characteristic(name): Value.of(at) for at, name in enumerate(labels, 1)})
    shown = words(face(card, "fr"))
    assert [word for word in shown if word in labels] == labels
    assert [word for word in shown if word.isdigit()] == [str(at) for at in range(1, 12)]


def test_english_cards_speak_english() -> None:
    shown = words(face(CONSCRIT, "en", figures=("A",)))
    assert "Griffin conscript" in shown
    assert "Fanaticism" in shown
    assert "Griffins of Akkylannia" in shown
    assert [word for word in shown if word in ("MOV", "STR", "AIM")] == ["MOV", "STR", "AIM"]
    assert [word for word in shown if len(word) == 1 and not word.isdigit()][-6:] == [*"–ALSCK✶"][-6:]


@pytest.mark.parametrize(
    ("language", "move", "force"), [("fr", "12,5", "+\u00a01\u00a0dé"), ("en", "12.5", "+\u00a01\u00a0die")]
)
def test_halves_and_dice_are_written_as_the_language_does(language: str, move: str, force: str) -> None:
    shown = words(face(ZEALOT, language))
    assert move in shown
    assert shown[shown.index(force) - 1] == "12"


def test_absent_is_a_dash_and_unknown_a_line_to_write_on() -> None:
    dotted = [item for item in face(ZEALOT, "fr").items if isinstance(item, StraightLine) and item.dash]
    assert len(dotted) == 2  # DEF and PA are not known
    assert words(face(ZEALOT, "fr")).count("–") == 1  # TIR is absent, POU is not even shown
    assert "15/20" in words(face(DRAGON, "fr"))
    said = words(face(DRAGON, "fr"))
    assert said[said.index("COU/") + 1] == "PEUR", "on one line it would be too small to be read"


def test_a_blank_card_has_lines_to_write_on_where_others_have_their_text() -> None:
    for system in KINDS:
        shown = face(Card(name_fr="", system=system), "fr", figures=("",))
        text = [
            item
            for item in shown.items
            if isinstance(item, StraightLine) and item.dash and item.x2 - item.x1 > 40 and 30 < item.y1 < 75
        ]
        apart = [b.y1 - a.y1 for a, b in pairwise(text)]
        assert len(text) >= 4 and min(apart) >= 6, "a pen has room"


@pytest.mark.parametrize(("language", "label"), [("fr", "PEUR"), ("en", "FEA")])
def test_a_nerve_of_an_unknown_kind_is_read_in_a_narrow_cell(language: str, label: str) -> None:
    blank = replace(DRAGON, values={}, system="monconf")
    shown = face(blank, language)
    (cell,) = (run for run in shown.items if isinstance(run, TextRun) and run.words == label)
    assert cell.size >= LEAST and not shown.lost
    assert not any("…" in said for said in words(shown))


def test_the_rank_comes_with_its_level_and_in_the_language_of_the_card() -> None:
    assert "Créature · niveau\u00a01" in words(face(DRAGON, "fr"))
    assert "Creature · level\u00a01" in words(face(DRAGON, "en"))
    assert "Incarnate Zealot 2 Elite" in words(face(ZEALOT, "en"))


def test_power_and_faith_stand_only_where_they_belong() -> None:
    assert not {"POU", "FOI"} & set(words(face(CONSCRIT, "fr")))
    shown = words(face(ZEALOT, "fr"))
    assert "1-2-1" in shown
    assert "POU" not in shown
    unknown = replace(KAIAN, values={c: v for c, v in KAIAN.values.items() if c is not Characteristic.POU})
    assert "POU" in words(face(unknown, "fr"))  # a mage's power has a place to be written


def test_class_and_race_stand_between_abilities_and_equipment() -> None:
    guard = replace(CONSCRIT, classes=("templier", "garde"), race="humain", equipment=("Lame",))
    shown = "\n".join(words(face(guard, "fr")))
    assert "templier · garde · humain" in shown
    assert shown.index("templier") < shown.index("Lame")


def test_options_and_notes_follow_the_equipment() -> None:
    more = (
        TextSection("options", "Artefacts\u202f:", ("Épée sacrée", "Anneau")),
        TextSection("note", "", ("Ne pas oublier.",)),
    )
    text = " ".join(words(face(DRAGON, "fr", more=more)))
    assert text.index("Souffle de Dragon") < text.index("Artefacts") < text.index("Ne pas oublier.")
    assert "Épée sacrée · Anneau" in text


def test_wound_boxes_follow_the_ruleset_and_the_size() -> None:
    states = tuple(
        WoundState(key, key, key, letter, english, "box", notches)
        for key, letter, english, notches in (
            ("S", "✶", "✶", 0), ("L", "L", "L", 1),
            ("G", "G", "S", 2), ("C", "C", "C", 3), ("T", "T", "K", 8),
        )
    )  # fmt: skip
    track = Track(states, 4, {Size.LARGE: 5, Size.TITAN: 8})
    assert boxes_of(track, replace(DRAGON, size=Size.NORMAL), "fr") == Boxes(("L", "G", "C", "T"), "✶")
    assert boxes_of(track, replace(DRAGON, size=Size.LARGE), "en") == Boxes(("L", "S", "C", "", "K"), "✶")
    huge = replace(DRAGON, size=Size.LARGE, abilities=(Ability("huge", "Énorme", "Huge", "3"),))
    wide = replace(track, capacity_by_size={Size.LARGE: 5, Size.VERY_LARGE: 6})
    assert len(boxes_of(wide, huge, "fr").letters) == 6
    boxes = boxes_of(track, replace(DRAGON, size=Size.TITAN), "fr")
    shown = face(DRAGON, "fr", figures=("A", "B"), boxes=boxes)
    squares = [i for i in shown.items if isinstance(i, Box) and i.radius == 0.5]
    assert len(squares) == 16
    assert words(shown).count("T") == 2


def test_the_ink_saver_fills_nothing() -> None:
    shown = face(KAIAN, "fr", style=Style.INK_SAVER, figures=("A", "B"))
    assert [item for item in shown.items if isinstance(item, Box | Circle | VectorPath) and item.fill] == []
    assert {item.ink for item in shown.items if isinstance(item, TextRun)} <= {
        "#000000",
        "#333333",
        "#777777",
    }


def test_a_picture_takes_the_room_and_the_text_goes_beside() -> None:
    plain, pictured = face(CONSCRIT, "fr"), face(CONSCRIT, "fr", picture=picture())
    (shown,) = [item for item in pictured.items if isinstance(item, Picture)]
    assert shown.width > 25
    assert not [item for item in plain.items if isinstance(item, Picture)]
    texts = [item for item in pictured.items if isinstance(item, TextRun) and item.words.startswith("Fana")]
    assert extent(texts[0])[2] < shown.x
    long = face(KAIAN, "fr", figures=("A", "B"), picture=picture())
    (told,) = long.lost
    assert told.is_whole and told.size < LEAST, "all of a long text beside it, and that it is small"


@pytest.mark.parametrize(
    "named", [("Commandement/10",), ("Lien du sang/Alahel", "Antimagicien-guerrier/10"), KAIAN]
)
def test_beside_a_picture_no_word_is_broken(named: tuple[str, ...] | Card) -> None:
    card = named if isinstance(named, Card) else replace(CONSCRIT, abilities=abilities(*named))
    shown = face(card, "fr", figures=("A", "B"), picture=picture())
    (drawn,) = [item for item in shown.items if isinstance(item, Picture)]
    beside = [item for item in shown.items if isinstance(item, TextRun) and item.x < drawn.x]
    beside = [item for item in beside if drawn.y < item.y < drawn.y + drawn.height]
    said = [word for item in beside for word in item.words.split()]
    abilities_of = [ability.label("fr") for ability in card.abilities]
    assert [word for label in abilities_of for word in label.split() if word not in said] == []
    assert all(extent(item)[2] < drawn.x for item in beside)


def test_a_word_wider_than_every_column_keeps_its_picture() -> None:
    card = replace(CONSCRIT, abilities=abilities("Incommensurablementimperturbablissime/" + "10" * 20))
    shown = face(card, "fr", picture=picture())
    assert [item for item in shown.items if isinstance(item, Picture)]
    assert not shown.overflow
    assert "Incommensurablementimperturbablissime/" in "".join(words(shown))


CROWDED = replace(KAIAN, abilities=abilities(*(f"Compétence numéro {n}" for n in range(90))))


def test_text_that_does_not_fit_is_counted_on_the_card_and_told() -> None:
    shown = face(
        CROWDED, "fr", figures=("A", "B", "C"), more=(TextSection("options", "Sorts\u202f:", ("Éclair",)),)
    )
    assert shown.overflow
    left = {lost.what: lost.count for lost in shown.lost}
    assert left["options"] == 1
    text = " ".join(words(shown))
    kept = text.count("Compétence numéro")
    assert kept + left["abilities"] == 90
    assert f"+{left['abilities'] + 1}\u00a0…" in text


def test_a_picture_gives_way_to_text_and_says_so() -> None:
    crowded = replace(CROWDED, abilities=CROWDED.abilities[:34])
    shown = face(crowded, "fr", picture=picture())
    assert [lost.what for lost in shown.lost] == ["picture", "small"]
    assert " ".join(words(shown)).count("Compétence numéro") == 34


HOSTILES = {
    "mark-up": replace(CONSCRIT, name_fr=HOSTILE, abilities=abilities(HOSTILE), equipment=(HOSTILE,)),
    "long": replace(CONSCRIT, name_fr="x" * 5000, people="y" * 5000, edition="z" * 5000),
    "words": replace(CROWDED, name_fr="Draghost " * 600, equipment=("w" * 5000,)),
    "nothing": Card(name_fr=""),
    "unreadable": replace(CONSCRIT, values={c: Value.parse("4 C?<i>") for c in Characteristic}),
    "many": replace(CONSCRIT, pa=Value.of(123456), values={c: Value.of(-12345.5) for c in Characteristic}),
}


@pytest.mark.parametrize("name", sorted(HOSTILES))
@pytest.mark.parametrize("figures", [(), ("A",), tuple("ABCDEFGHIJKLMNO")])
def test_whatever_a_card_holds_stays_within_its_frame(name: str, figures: tuple[str, ...]) -> None:
    for language in ("fr", "en"):
        shown = face(
            HOSTILES[name], language, figures=figures, picture=picture() if len(figures) == 1 else None
        )
        for item in shown.items:
            left, top, right, bottom = extent(item)
            assert left >= INSET - 0.01, item
            assert top >= INSET - 0.01, item
            assert right <= STANDARD.width - INSET + 0.01, item
            assert bottom <= STANDARD.height - INSET + 0.01, item


def test_names_are_literal_and_long_ones_say_that_they_are_cut() -> None:
    assert any("<b>&\"' œŒ" in word for word in words(face(HOSTILES["mark-up"], "fr")))
    assert {lost.what for lost in face(HOSTILES["long"], "fr").lost} == {"name", "people", "edition"}
    assert not face(KAIAN, "fr").overflow  # the longest real name is whole


def test_every_people_has_white_words_on_a_deep_colour() -> None:
    from desktop.paper.heraldry import bundled_peoples, look_of

    accents = {}
    for people in bundled_peoples().peoples:
        accent = look_of(people, "fr").accent
        parts = [int(accent[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        light = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        luminance = sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), light, strict=True))
        accents[people] = accent
        assert 1.05 / (luminance + 0.05) >= 7, people
    assert len(set(accents.values())) == len(accents)
