"""Icons at the codes of values: drawn on wish, each its own, explained in the quick reference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

import resources
from desktop.operations import tables
from desktop.paper import catalogue
from desktop.paper.face import face
from desktop.paper.items import Box, Circle, Item, TextRun, VectorPath
from desktop.paper.layout import Layout
from desktop.paper.metrics import Font
from desktop.paper.reference_sheet import ReferenceSheet
from desktop.paper.signs import PHASES, SIGNS, ability_sign
from desktop.paper.stock import CARD_SIZES, CardSize
from desktop.paper.style import Style, inks
from desktop.paper.words import NAMES, label
from rules.cards import Card
from rules.sheets import SHEETS
from rules.values import Characteristic, Value
from tests.desktop.paper.cards import CONSCRIT, DRAGON, KAIAN
from tests.desktop.paper.reading import extent, words

SYSTEMS = list(SHEETS)
SIZES = [*CARD_SIZES.values(), *(size.lying for size in CARD_SIZES.values())]


def full(system: str) -> Card:
    """Make a card of a system on which every value stands."""
    held = [*SHEETS[system].printed, *SHEETS[system].beside]
    return Card("Plein", system=system, values={each: Value.of(12) for each in held}, pa=Value.of(40))


def coded(system: str) -> list[Characteristic]:
    """Give the values that stand under their codes: not an Animus, which has a badge."""
    return [each for each in full(system).values if each is not Characteristic.PV or not SHEETS[system].life]


def icons_of(items: Sequence[Item]) -> list[VectorPath]:
    """Give what is drawn in the ink and the lines of an icon."""
    made = [item for item in items if isinstance(item, VectorPath)]
    return [item for item in made if item.fill == inks("#000000", Style.FULL).soft or item.line == 0.12]


def test_every_value_but_one_of_an_unknown_kind_has_an_icon_of_its_own() -> None:
    assert set(Characteristic) - set(SIGNS) == {Characteristic.NERVE}
    assert len(set(SIGNS.values())) == len(SIGNS)
    for path in SIGNS.values():
        numbers = [number for _, part in path for number in part]
        assert min(numbers) >= -0.15 and max(numbers) <= 1.05, "within its square, handles aside"
    assert set(SIGNS) - set(NAMES) == {Characteristic.EVE}, "whose name no text gives"


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("size", SIZES)
def test_an_icon_stands_at_each_code_and_touches_nothing(size: CardSize, system: str) -> None:
    card = full(system)
    plain, signed = face(card, "en", size=size), face(card, "en", size=size, icons=True)
    letters = [item for item in signed.items if isinstance(item, TextRun) and item.font is not Font.SYMBOL]
    known = [item.words for item in letters]
    assert "".join("".join(known).split()) == "".join("".join(words(plain)).split())
    icons = icons_of(signed.items)
    assert len(icons) == len(coded(system)) and not icons_of(plain.items)
    codes = {label(each, "en") for each in coded(system)}
    labels = [item for item in signed.items if isinstance(item, TextRun) and item.words in codes]
    values = [item for item in signed.items if isinstance(item, TextRun) and item.font is Font.BOLD]
    lines = [extent(item) for item in signed.items if type(item).__name__ == "StraightLine"]
    others = [extent(item) for item in [*labels, *values]] + lines
    for icon in icons:
        mine = extent(icon)
        assert mine[0] > size.left and mine[2] < size.right
        for other in others:
            over, down = (
                min(mine[2], other[2]) - max(mine[0], other[0]),
                min(mine[3], other[3]) - max(mine[1], other[1]),
            )
            assert over < 0.05 or down < 0.35, (icon, other)


def test_there_are_none_unless_they_are_wished_for_and_who_saves_ink_fills_none() -> None:
    assert not icons_of(face(CONSCRIT, "fr").items)
    thrifty = face(KAIAN, "fr", icons=True, style=Style.INK_SAVER)
    assert icons_of(thrifty.items)
    assert not [item for item in thrifty.items if isinstance(item, Box | Circle | VectorPath) and item.fill]
    assert len(icons_of(face(DRAGON, "fr", icons=True).items)) == 8, "none at a nerve of an unknown kind"


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_quick_reference_says_what_they_mean(language: str, system: str) -> None:
    ruleset = next(each for each in tables.rulesets().values() if each.system == system)
    sheet = ReferenceSheet(ruleset, resources.table("data/reference")[system], language)
    (plain,), (page,) = sheet.pages(Layout()), sheet.pages(Layout(icons=True))
    items = [item for part in page.drawn for item in part.items]
    said = " ".join(item.words for item in items if isinstance(item, TextRun))
    assert ("Icônes des cartes" if language == "fr" else "Icons of the cards") in said
    shown = coded(system) + [Characteristic.PEUR] * (Characteristic.COU in coded(system))
    assert len(icons_of(items)) == len(shown)
    for each in shown:
        assert f"{label(each, language)} {NAMES.get(each, ('', ''))[language == 'en']}".strip() in said
    assert not icons_of([item for part in plain.drawn for item in part.items])


def test_abilities_have_the_signs_of_the_phases_in_which_they_count() -> None:
    parse = catalogue.abilities().parse
    card = replace(CONSCRIT, abilities=tuple(map(parse, ("Féroce", "Éclaireur", "Inouï"))))
    said = " ".join(words(face(card, "fr", icons=True)))
    for ability in card.abilities:
        signs = ability_sign(ability.id)
        assert f"{signs} {ability.label('fr')}" in " ".join(said.replace("\u00a0", " ").split()) or not signs
    assert ability_sign(card.abilities[0].id) and not ability_sign(card.abilities[2].id)
    assert "⚔" not in " ".join(words(face(card, "fr")))


def test_text_goes_before_the_signs_of_abilities() -> None:
    crowded = replace(KAIAN, abilities=KAIAN.abilities * 2)
    plain, signed = face(crowded, "fr"), face(crowded, "fr", icons=True)
    assert signed.lost == plain.lost


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_quick_reference_names_the_signs_of_phases(language: str) -> None:
    sheet = ReferenceSheet(
        tables.rulesets()["seeds"], resources.table("data/reference")["confrontation"], language
    )
    (page,) = sheet.pages(Layout(icons=True))
    said = " ".join(item.words for part in page.drawn for item in part.items if isinstance(item, TextRun))
    for sign, *named in PHASES.values():
        assert f"{sign} {named[language == 'en']}" in said
