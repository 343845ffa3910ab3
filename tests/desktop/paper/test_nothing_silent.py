"""Whatever text stands anywhere on paper: it is there to its last word, or its loss is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import cache, partial
from typing import Any

import pytest

from desktop.operations import tables
from desktop.paper.back import back
from desktop.paper.cut_sheet import STRIP, TOKEN, CardStrip, CutSheet, Token
from desktop.paper.face import TextFloor, TextSection, face
from desktop.paper.heraldry import Look, look_of
from desktop.paper.items import Face, Item, TextRun
from desktop.paper.layout import Layout, Leaflet
from desktop.paper.losses import Lost
from desktop.paper.order_sheet import OrderSheet
from desktop.paper.play_sheet import OrderStrip, PlaySheet, PlaySheetRow, TableFact
from desktop.paper.reference_sheet import ReferenceSheet
from desktop.paper.report_sheet import BattleReport, ReportLoss, ReportSide
from desktop.paper.spell_face import spell_face
from desktop.paper.stock import CARD_SIZES, STANDARD
from desktop.paper.wounds import DEFAULT
from rules.cards import Card, Rank
from rules.values import Characteristic, Value
from tests.desktop.paper.cards import CONSCRIT, KAIAN, PRAYER, WALL
from tests.desktop.paper.reading import extent

END = "zfin"
LONG = {
    "some words": "mot " * 14 + END,
    "a paragraph": "mot " * 120 + END,
    "more than a phrase": "mot " * 600 + END,
    "one long word": "mot" * 300 + END,
}
NOT_SHOWN = {"language", "languages", "system", "id", "how", "counts", "nobody", "code", "shape", "sign",
             "colour", "accent", "charge", "key", "what", "font", "letters", "stunned", "figures", "mark",
             "cards_mark"}  # fmt: skip
"""Fields that choose and say nothing themselves, and letters of which there are never more than two."""
Put = Callable[[str], Any]
Draw = Callable[[Any], tuple[list[Item], list[Lost]]]
VALUES = {each: Value.parse("x y z") for each in (Characteristic.MOU, Characteristic.ATT, Characteristic.DIS)}
CARD = replace(
    KAIAN, values={**KAIAN.values, **VALUES}, pa=Value.parse("x y z"), race="Humain", classes=("Mage",),
    equipment=("Épée",), edition="C3", rank=Rank("Vétéran"),
)  # fmt: skip
SECTIONS = (TextSection("options", "Artefacts\u202f:", ("Orbe",)), TextSection("note", "", ("Prudence.",)))
ROW = PlaySheetRow(CARD, ("A", "B"), DEFAULT["fr"], 11, 22, 22, SECTIONS)
SHEET = PlaySheet(
    "Griffon", (ROW,), "C5", 200, 22, 1, (("Conscrit", 4.0),), "À peindre.", mark="a b", cards_mark="c d",
    look=look_of("griffins", "fr"), facts=(("Tour", "2"),), standing=(TableFact("Au contact", ("A et B",)),),
    strip=OrderStrip(("Conscrit",), ("Mage",)),
)  # fmt: skip
SIDES = (
    ReportSide("Griffon", Look(), 12, "points", 3, 8, won=True),
    ReportSide("Drune", Look(), 4, "points", 2, 9),
)  # fmt: skip
LOSSES = (ReportLoss(0, 1, "Conscrit", "dead", 11, "Orque", turning=True),)
REPORT = BattleReport("Le pont", "Hier", SIDES, LOSSES, 3, 75, True, True, "Près du pont.", "fr")


def laid(shown: Face) -> tuple[list[Item], list[Lost]]:
    return list(shown.items), list(shown.lost)


def pages(leaflet: Leaflet) -> tuple[list[Item], list[Lost]]:
    made = leaflet.pages(Layout())
    items = [item for page in made for placed in page.drawn for item in placed.items]
    # pieces that are cut out are placed elsewhere
    drawn = () if isinstance(leaflet, CutSheet) else tuple(i for i in items if isinstance(i, TextRun))
    inside = (extent(item) for item in drawn)
    assert all(x1 >= 0 and y1 >= 0 and x2 <= 210 and y2 <= 297 for x1, y1, x2, y2 in inside), "off the page"
    return items, [lost for page in made for lost in page.lost]


def reference(ruleset: str) -> ReferenceSheet:
    from resources import table

    found = tables.rulesets()[ruleset]
    return ReferenceSheet(found, table("data/reference")[found.system], "fr")


def reference_of(steps: Any) -> tuple[list[Item], list[Lost]]:
    sheet = reference("seeds")
    return pages(replace(sheet, ruleset=replace(sheet.ruleset, strategic=steps)))


def in_both(names: tuple[str, str]) -> tuple[list[Item], list[Lost]]:
    card = replace(CARD, name_fr=names[0], name_en=names[1])
    return pages(replace(SHEET, rows=(replace(ROW, card=card),), facts=(), languages=("fr", "en")))


def on_a_card(card: Card) -> tuple[list[Item], list[Lost]]:
    return laid(face(card, "fr", figures=("A",), more=SECTIONS))


DRAWN: dict[str, tuple[Any, Draw]] = {
    "card": (CARD, on_a_card),
    "landscape card": (CARD, lambda card: laid(face(card, "fr", size=STANDARD.lying, more=SECTIONS))),
    "large text": (
        CARD, lambda card: laid(face(card, "en", size=CARD_SIZES["57x87"], floor=TextFloor(large=True)))
    ),
    "card of ÉCLATS": (replace(CARD, system="eclats"), on_a_card),
    "card of MonCon'F": (replace(CARD, system="monconf"), on_a_card),
    "what a list adds": (SECTIONS, lambda more: laid(face(CONSCRIT, "fr", figures=("A",), more=more))),
    "people": (look_of("griffins", "fr"), lambda look: laid(face(CONSCRIT, "fr", look=look))),
    "back": ("Griffon", lambda words: laid(back(Look(), words))),
    "spell": (WALL, lambda spell: laid(spell_face(spell, "fr", caster="Melkion"))),
    "miracle": (PRAYER, lambda spell: laid(spell_face(spell, "fr"))),
    "caster": ("Melkion", lambda caster: laid(spell_face(WALL, "fr", caster=caster))),
    "army sheet": (SHEET, pages),
    "army sheet in both": (("Mage", "Wizard"), in_both),
    "order": (OrderSheet("Anne", "Tour 2", ("Conscrit",), ("Mage",), ("fr",)), pages),
    "report": (REPORT, pages),
    "token": (CutSheet((Token("S", "Sonné"),), TOKEN, "fr"), pages),
    "strip": (CutSheet((CardStrip(CARD, ("A", "B"), Look()),), STRIP, "fr"), pages),
    "quick reference": (reference("seeds").ruleset.strategic[:2], reference_of),
}  # fmt: skip


def in_tuple(thing: tuple[Any, ...], at: int, put: Put, text: str) -> Any:
    return (*thing[:at], put(text), *thing[at + 1 :])


def in_dict(thing: dict[Any, Any], key: Any, put: Put, text: str) -> Any:
    return {**thing, key: put(text)}


def in_field(thing: Any, name: str, put: Put, text: str) -> Any:
    return replace(thing, **{name: put(text)})


def spots(thing: object) -> Iterator[tuple[str, Put]]:
    """Find each text in a thing, with what puts another one in its place."""
    if isinstance(thing, str) and not isinstance(thing, Enum):
        yield "", lambda text: text
    elif isinstance(thing, tuple):
        for at, each in enumerate(thing):
            for name, put in spots(each):
                yield f"{at}.{name}", partial(in_tuple, thing, at, put)
    elif isinstance(thing, dict):
        for key, each in thing.items():
            for name, put in spots(each):
                yield f"{key}.{name}", partial(in_dict, thing, key, put)
    elif is_dataclass(thing) and not isinstance(thing, type):
        for each in fields(thing):
            if each.init and each.name not in NOT_SHOWN:
                for name, put in spots(getattr(thing, each.name)):
                    yield f"{each.name}.{name}", partial(in_field, thing, each.name, put)


def said(items: Iterable[Item]) -> str:
    """Give all letters that are drawn, one after the other."""
    runs = (item.words for item in items if isinstance(item, TextRun))
    return "".join("".join(runs).split()).casefold()


@cache
def shown_spots(what: str) -> list[tuple[str, Put]]:
    """Give those spots whose text is drawn there at all."""
    thing, draw = DRAWN[what]
    found = []
    for name, put in spots(thing):
        try:
            items, _ = draw(put(END))
        except (KeyError, ValueError, AttributeError):
            continue  # it chooses something by its name
        if END in said(items):
            found.append((name, put))
    return found


@pytest.mark.parametrize("what", sorted(DRAWN))
def test_all_of_a_text_is_drawn_or_its_loss_is_told(what: str) -> None:
    draw = DRAWN[what][1]
    silent, checked = [], 0
    for name, put in shown_spots(what):
        for length, text in LONG.items():
            items, lost = draw(put(text))
            checked += 1
            if END not in said(items) and not lost:
                silent.append((name, length))
    assert silent == []
    assert checked, "nothing is drawn there"


@pytest.mark.parametrize("what", sorted(DRAWN))
def test_a_letter_that_no_font_has_is_told_wherever_it_stands(what: str) -> None:
    draw = DRAWN[what][1]
    silent = []
    for name, put in shown_spots(what):
        items, lost = draw(put(f"漢 {END}"))
        if ("glyphs", "漢") not in {(each.what, each.words) for each in lost} and END in said(items):
            silent.append(name)
    assert silent == []
