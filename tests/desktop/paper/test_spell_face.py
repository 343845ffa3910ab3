"""Spells and miracles as cards: goldens are the whole face as text, and a list prints what it buys."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from desktop.operations import armies
from desktop.operations.desk import Desk
from desktop.operations.paper import PrintOptions, PrintReport
from desktop.paper.heraldry import look_of
from desktop.paper.items import Face, TextRun
from desktop.paper.spell_face import spell_face
from desktop.paper.stock import INSET, STANDARD
from desktop.paper.style import Style
from rules.armies import Option, OptionKind
from rules.designation import Allegiance, Designation
from rules.modifiers import Lasting
from rules.spells import Area, Spell
from rules.values import Value
from tests.desktop.paper.cards import PRAYER, WALL
from tests.desktop.paper.printed import print_army
from tests.desktop.paper.reading import check_face, extent, texts, words

LOOK = look_of("griffins", "fr")
FACES = {
    "spell-fr": lambda: spell_face(WALL, "fr", look=LOOK, caster="Melkion"),
    "spell-en-ink-saver": lambda: spell_face(WALL, "en", look=LOOK, style=Style.INK_SAVER),
    "miracle-fr": lambda: spell_face(PRAYER, "fr", look=LOOK),
    "spell-unknown-en": lambda: spell_face(Spell(name_fr="Orage"), "en"),
}


@pytest.mark.parametrize("name", sorted(FACES))
def test_a_spell_is_drawn_as_it_was(name: str) -> None:
    check_face(name, FACES[name]())


def test_abilities_and_groups_are_printed_in_the_language_of_the_page() -> None:
    group = Designation(name="templiers", people="griffins", allegiance=Allegiance.FRIEND)
    spell = replace(WALL, area=Area(group=group), grants=("Fierce", "fléau/Dirz", "Danse/2"))
    french, english = (" ".join(words(spell_face(spell, each))).replace("\xa0", " ") for each in ("fr", "en"))
    for said in ("Féroce", "Fléau/Dirz", "Danse/2", "templiers Griffons d’Akkylannie amis"):
        assert said in french
    for said in ("Fierce", "Bane/Dirz", "Danse/2", "friendly templiers Griffins of Akkylannia"):
        assert said in english


def test_a_spell_tells_what_it_costs_how_hard_how_far_and_what_it_does() -> None:
    shown = " ".join(words(FACES["spell-fr"]())).replace("\xa0", " ")
    for said in (
        "Mur de flammes", "Sortilège", "Melkion", "Entretien/1", "1 par tour", "FEU + NEUTRE", "2 + 1",
        "20 cm", "Wolfen ennemis", "DEF −2", "ATT = 4", "Fléau/Dirz", "Le mur brûle.", "Pyromancie",
    ):  # fmt: skip
        assert said in shown
    assert "STR" not in " ".join(words(spell_face(replace(WALL, modifiers=()), "en")))


def test_a_miracle_is_called_with_faith_of_its_aspect() -> None:
    shown = " ".join(words(FACES["miracle-fr"]())).replace("\xa0", " ")
    for said in (
        "Miracle",
        "CRÉATION",
        "3 FT",
        "contact",
        "1 tour",
        "une fois par partie",
        "FOI (altération)",
    ):
        assert said in shown


def test_what_nobody_knows_leaves_a_line_to_write_on() -> None:
    shown = words(FACES["spell-unknown-en"]())
    assert "COST" in shown and "0" not in shown and "instant" not in " ".join(shown)


def inside(shown: Face) -> bool:
    """Tell whether all words stand within the frame."""
    boxes = [extent(item) for item in shown.items if isinstance(item, TextRun)]
    return all(
        x1 >= INSET and y1 >= INSET and x2 <= STANDARD.width - INSET + 0.01 and y2 <= STANDARD.height - INSET
        for x1, y1, x2, y2 in boxes
    )


def test_a_text_of_pages_is_cut_within_the_frame_and_told_once() -> None:
    long = replace(
        WALL, name_fr="Invocation " * 40, path="Voie " * 90, lasting=Lasting.INSTANT, faith=10**30,
        cost=dict.fromkeys(("air", "water", "fire", "earth", "light", "darkness"), 10**20),
        text_fr="Longue phrase sans fin.\n" * 400, difficulty=Value.parse("for de la cible plus deux dés"),
    )  # fmt: skip
    shown = spell_face(long, "fr", caster="Kaian Draghost, le Changeur de Formes " * 5)
    assert inside(shown)
    assert {"name", "edition", "text", "value"} <= {lost.what for lost in shown.lost}
    assert sum(lost.what == "text" for lost in shown.lost) == 1


def test_a_long_text_takes_all_the_room_there_is() -> None:
    """A line too long for what is left is begun there: text of an imported spell has few line breaks."""
    lines = "\n".join((*["Brève phrase."] * 12, "Longue phrase sans fin, ou presque. " * 40))
    shown = spell_face(replace(WALL, text_fr=lines), "fr")
    drawn = [item for item in shown.items if isinstance(item, TextRun)]
    lowest = max(text.y for text in drawn)
    assert lowest > STANDARD.height - INSET - 5
    assert "".join(text.words for text in drawn if text.y == lowest).endswith("…")
    assert shown.overflow and not any("+" in text.words for text in drawn if text.y > STANDARD.height / 2)


def test_a_list_prints_the_spells_it_buys_once_each_and_only_where_wanted(desk: Desk, tmp_path: Path) -> None:
    army = desk.library.armies()[0]
    spells = tuple(Option(s.name_fr, OptionKind.SPELL, 5, spell=s) for s in (WALL, PRAYER))
    for entry in army.entries[:2]:
        armies.set_options(desk, army.id, entry_id=entry.id, options=spells)
    path = tmp_path / "list.pdf"

    def cards(**chosen: object) -> int:
        options = PrintOptions.from_values({"summary": False, "wound_boxes": False, **chosen})
        report = print_army(desk, army.id, options, path)
        assert isinstance(report, PrintReport)
        return report.cards

    assert cards() == len(army.entries) + 2
    assert sum(page.count("Sortilège") for page in texts(path.read_bytes())) == 1
    assert cards(language="both") == 2 * (len(army.entries) + 2)
    assert cards(spells=False) == len(army.entries)
