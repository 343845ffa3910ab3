"""A form asks what matters: each choice that is asked changes the pages, the others do not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from db.library import ArmyWrite, CardWrite, picture_id
from desktop.operations import offers
from desktop.operations.battle_start import start_example
from desktop.operations.desk import Desk
from desktop.operations.paper import Job, PrintOptions
from desktop.paper.documents import Composition
from desktop.printing.place import PrintingPlace
from desktop.printing.sources import ASKED, PRINTABLES, PrintSources
from rules.armies import Army, Entry, Option, OptionKind
from rules.offers import Offer
from rules.spells import Spell
from rules.text import Message
from tests.desktop.labels import unlabelled
from tests.desktop.outcomes import done
from tests.desktop.paper.cards import KAIAN, abilities, picture

LABEL = Message("step.card_edited", {"name": "x"})
OTHER: dict[str, Any] = {
    "copies": 2, "per_figure": True, "ruleset": "eclats", "card": "57x87", "gap": 3.0, "bleed": 2.0,
    "cuts": "lines", "backs": "none",
}  # fmt: skip
"""Another value of each choice that is no switch."""
RICH = PrintOptions(language="both", backs="behind")
OF_ONE_GAME = {("army", "ruleset"), ("cards", "ruleset"), ("tokens", "ruleset")}
"""Asked, but a new library has one ruleset of a game: another one takes no hold of its cards."""
EMPTY_BEHIND = {(kind, "backs") for kind in ("strips", "tokens", "battle", "report", "reference")}
"""Not asked: an empty page follows where cards of the same file are printed on both sides."""
AS_CARDS_LIE = {("test", name) for name in ("card", "landscape", "bleed")}
"""Not asked: the test page lies as the sheets of the cards do, which are chosen with them."""


@pytest.fixture
def sources(desk: Desk) -> PrintSources:
    """Bring a list whose card has a picture, a note, more text than room, two figures and a spell."""
    data = picture()
    text = abilities(*(f"Compétence numéro {n}" for n in range(60)))
    card = replace(KAIAN, picture=picture_id(data), note="Tenir le pont.", abilities=text)
    plain = replace(KAIAN, name_fr="Kaian le bref", abilities=KAIAN.abilities[:3], picture=picture_id(data))
    ids = desk.library.write_cards(LABEL, [CardWrite(None, card), CardWrite(None, plain)], [data]).card_ids
    spell = Spell(name_fr="Pluie", name_en="Rain", text_fr="Il pleut. " * 150, text_en="It rains. " * 150)
    bought = Option("Pluie", OptionKind.SPELL, 5, spell=spell)
    entries = tuple(Entry(str(at), each, 1, 2, (bought,)) for at, each in enumerate(ids))
    made = PrintSources({})
    (made.army,) = desk.library.write_armies(
        LABEL, [ArmyWrite(None, Army("", "Limbes", "acheron", "C3", 300, entries))]
    ).army_ids
    made.cards = tuple(ids)
    made.offers = (done(offers.save_offer(desk, offer=Offer(bought))),)
    made.battle = done(start_example(desk, system="confrontation")).battle_id
    return made


def said(place: PrintingPlace) -> set[str]:
    """Give the words in view of the form."""
    return {each.text() for each in place.choices.findChildren(QLabel) if each.isVisible()}


def test_what_is_printed_is_chosen_in_fields_with_names(place: PrintingPlace) -> None:
    assert unlabelled(place.choices) == []
    assert {"Document", "List", "Second list"} <= said(place)
    box = place.choices.source
    for _ in range(box.findData("battle")):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert "Battle" in said(place) and not {"List", "Second list"} & said(place)


def pages(sources: PrintSources, desk: Desk, options: PrintOptions) -> tuple[object, ...]:
    """Lay out what is chosen: all that a file is drawn from, and what it says about itself."""
    job = sources.gathered(desk, options)
    assert isinstance(job, Job)
    flip = job.layout.flip if job.layout.duplex else None
    return job.document.title, job.document.language, flip, *Composition(job.parts, job.layout).pages()


@pytest.mark.parametrize("kind", PRINTABLES)
def test_each_choice_that_is_asked_changes_pages_and_no_other_does(
    kind: str, sources: PrintSources, desk: Desk
) -> None:
    sources.kind = kind
    whole = pages(sources, desk, RICH)
    known = OF_ONE_GAME | EMPTY_BEHIND | AS_CARDS_LIE
    for group, names in ASKED.items():
        for name in names:
            if (kind, name) in known:
                continue
            other = OTHER.get(name, not getattr(RICH, name))
            changed = pages(sources, desk, replace(RICH, **{name: other})) != whole
            assert changed is (group in PRINTABLES[kind]), f"{kind}: {name}"
