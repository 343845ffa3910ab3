"""Equipment is said in the language of the card, on paper and in the window: both draw the same face."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.operations import tables
from desktop.paper.equipment_words import piece_in
from desktop.paper.face import face
from desktop.paper.items import TextRun
from desktop.paper.layout import Layout
from desktop.paper.metrics import Font
from desktop.paper.play_sheet import PlaySheet, PlaySheetRow
from desktop.paper.wounds import DEFAULT
from tests.desktop.paper.cards import CONSCRIT
from tests.desktop.paper.reading import words

NNBSP = "\u202f"


@pytest.mark.parametrize(
    ("french", "english"),
    [
        ("Pistolet (FOR 6, 10/15/20)", "Pistol (STR 6, 10/15/20)"),
        ("Arbalète (FOR 6, 15/30/45)", "Crossbow (STR 6, 15/30/45)"),
        ("Deux dagues", "Two daggers"),
        ("3 conteneurs", "3 containers"),
        ("1 conteneur", "1 container"),
        (f"Éboulis{NNBSP}: vise tout un groupe", "Rockslide: aims at a whole group"),
    ],
)
def test_known_pieces_are_said_in_either_language(french: str, english: str) -> None:
    assert (piece_in(french, "en"), piece_in(english, "fr")) == (english, french)
    assert (piece_in(french, "fr"), piece_in(english, "en")) == (french, english)


def test_a_player_s_own_piece_keeps_its_name_and_its_strength_is_said_in_the_language() -> None:
    assert piece_in("Arc d’Icquor (FOR 4, 25/45/65)", "en") == "Arc d’Icquor (STR 4, 25/45/65)"
    for own in ("Lame de Jugement", "", "3", "Deux dagues (rouillées)", "FOR 6", "x" * 3000):
        assert piece_in(own, "en") == own
    card = replace(CONSCRIT, equipment=("Pistolet (FOR 6, 10/15/20)", "Lame de Jugement"))
    shown = " ".join(words(face(card, "en")))
    assert "Pistol (STR 6, 10/15/20)" in shown and "Lame de Jugement" in shown
    assert "Pistolet (FOR 6, 10/15/20)" in " ".join(words(face(card, "fr")))


def test_a_sheet_in_both_languages_says_equipment_in_both_and_what_is_the_same_once() -> None:
    card = replace(CONSCRIT, equipment=("Pistolet (FOR 6, 10/15/20)", "Lame de Jugement"))
    row = PlaySheetRow(card, ("A",), DEFAULT["fr"])
    sheet = PlaySheet("Griffons", (row,), languages=("fr", "en"))
    (page,) = sheet.pages(Layout())
    runs = [item for item in page.drawn[0].items if isinstance(item, TextRun)]
    fonts = {run.words: run.font for run in runs}
    assert fonts["Pistolet (FOR 6, 10/15/20) · Lame de Jugement"] is Font.TEXT
    assert fonts["Pistol (STR 6, 10/15/20)"] is Font.ITALIC


@pytest.mark.parametrize("system", ["eclats", "monconf"])
def test_every_piece_of_an_example_is_known_in_both_languages(system: str) -> None:
    both = zip(tables.example(system, "fr").cards, tables.example(system, "en").cards, strict=True)
    for french, english in both:
        assert tuple(piece_in(piece, "en") for piece in french.equipment) == english.equipment
        assert tuple(piece_in(piece, "fr") for piece in english.equipment) == french.equipment
