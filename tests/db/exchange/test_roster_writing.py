"""An army written as a roster comes back as it was: cards, figures, options, PA, spells, notes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from db.exchange import roster_writing
from db.exchange.battlescribe.container import unpack
from db.exchange.battlescribe.harvest import card_key
from db.exchange.budget import Budget
from rules.abilities import Ability
from rules.armies import Army, Entry, Muster, Option, OptionKind, Per
from rules.cards import Card, Rank, Size
from rules.modifiers import Lasting, Modifier
from rules.spells import Area, Spell, SpellKind, SpellRange
from rules.values import ABSENT, Characteristic, Value
from tests.db.exchange.rosters import back, told, written
from tests.db.exchange.taken import taken
from tests.rules.data import abilities

C = Characteristic


def values(line: str, **more: str) -> dict[Characteristic, Value]:
    """Read figures in the order of the print, courage among them."""
    places = (C.MOU, C.INI, C.ATT, C.FOR, C.DEF, C.RES, C.TIR, C.COU, C.DIS)
    read = {place: Value.parse(text) for place, text in zip(places, line.split(), strict=True)}
    return read | {C(key): Value.parse(text) for key, text in more.items()}


GUARD = Card(
    "Garde d’acier", "Steel guard", "griffins", values("10 3 4 7 5 6 - 4 5", POU="-", FOI=""),
    Rank.parse("Élite"), Value.of(17), Size.NORMAL, abilities().parse_list("Bravoure, Commandement/10"),
    ("Épée", "Arc (10, 20, 30)"), "C5", "Typed at the club",
)  # fmt: skip
PRIEST = Card(
    "Doyenne", "", "dirz", values("12,5 3 4 12+1d 5 6 0 4 5", FOI="1-0-2") | {C.MOU: Value.parse("15/20")},
    Rank.parse("Champion 2 Spécial"), Value.parse("12.34"), Size.VERY_LARGE,
    abilities().parse_list("Dévot de Merin, Chose inconnue/3"), (), "Fan", "", "Une ligne\net une autre",
    "", "confrontation", ("templier", "moine"), "Humain",
)  # fmt: skip
SKETCH = Card("", "A sketch")
FEARED = replace(
    GUARD, name_fr="", name_en="Wolf", people="Les Loups", edition="", source="x", rank=Rank("", (), True),
    values={**{k: v for k, v in GUARD.values.items() if k is not C.COU}, C.PEUR: Value.of(7)}, pa=Value.of(0),
)  # fmt: skip
OPEN = replace(
    GUARD, name_fr="Ouvert", pa=ABSENT,
    values={C.MOU: Value.parse("vite"), C.NERVE: Value.of(4), C.INI: ABSENT},
)  # fmt: skip
FLAME = Spell(
    name_fr="Flamme", path="Rédemption", cost={"fire": 2, "neutral": 1}, difficulty=Value.of(7),
    reach=SpellRange(cm=20), area=Area(cm=5), lasting=Lasting.TURN, text_fr="La cible brûle.",
)  # fmt: skip
PRAYER = Spell(
    name_fr="Prière", name_en="Prayer", kind=SpellKind.MIRACLE, faith=2, aspect="creation",
    difficulty=Value.parse("DIS"), reach=SpellRange(contact=True), lasting=Lasting.UPKEEP, upkeep=1,
    frequency=1,
    modifiers=(Modifier("FOR", 2, "Prière"),), grants=("bravery",),
)  # fmt: skip
OPTIONS = (
    Option("Hache", OptionKind.OTHER, 2.0, Per.FIGURE),
    Option("Bannière", OptionKind.OTHER, 5.5),
    Option("Gratuit", OptionKind.OTHER, 0.0, Per.FIGURE),
    Option("À voir", OptionKind.ARTEFACT, None),
    Option("Sort sans carte", OptionKind.SPELL, 12.0),
    Option("Flamme", OptionKind.SPELL, 10.0, Per.CARD, FLAME),
    Option("Prière du soir", OptionKind.MIRACLE, None, Per.CARD, PRAYER),
)


def muster(*cards: Card, people: str = "griffins", **more: object) -> Muster:
    entries = tuple(
        Entry(
            f"e{at}",
            f"c{at}",
            1,
            1 + at % 3,
            OPTIONS if at == 1 else (),
            "Devant\nà gauche" if at == 2 else "",
        )
        for at, _ in enumerate(cards, 1)
    )
    army = Army("a", "Le Griffon", people, "C5", 400, entries, "Une note\nd’armée")
    return Muster(replace(army, **more), {(f"c{at}", 1): card for at, card in enumerate(cards, 1)})  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("people", ["griffins", "dirz", ""])
def test_an_army_comes_back_as_it_was(language: str, people: str) -> None:
    made = muster(GUARD, PRIEST, SKETCH, FEARED, OPEN, GUARD, people=people)
    army, cards = back(taken(written(made, language), names=("a.ros",)))
    assert (army.name, army.people, army.edition, army.limit) == ("Le Griffon", people, "C5", 400)
    assert army.notes == ["Une note\nd’armée"]
    assert list(map(told, cards)) == [told(made.card(entry)) for entry in made.army.entries]
    assert [(e.figures, tuple(e.options), e.note) for e in army.entries] == [
        (e.figures, e.options, e.note) for e in made.army.entries
    ]


def test_one_card_of_several_entries_arrives_once_and_the_same_list_is_the_same_file() -> None:
    made = muster(GUARD, GUARD)
    harvest = taken(written(made))
    assert len(harvest.cards) == 1 and len(harvest.armies[0].entries) == 2
    other = Muster(
        replace(made.army, entries=tuple(replace(e, card_id=f"x{e.card_id}") for e in made.army.entries)),
        {(f"x{card}", 1): held for (card, _), held in made.cards.items()},
    )
    assert written(made) == written(other)


def test_a_card_of_a_catalogue_keeps_its_ids_there() -> None:
    key = card_key("cat-1", "e-Guard", "p-Guard")
    data = written(muster(GUARD, PRIEST), foreign={"c1": key}, army_id="ros-7")
    harvest = taken(data)
    assert harvest.cards[0].key == key
    assert harvest.armies[0].key == "bs:army:ros-7"


def test_what_other_programs_show_of_it() -> None:
    text = written(muster(GUARD, PRIEST)).decode()
    assert 'xmlns="http://www.battlescribe.net/schema/rosterSchema"' in text
    assert '<selection id="' in text and 'number="2" type="model"' in text
    assert '<characteristic name="Compétences"' in text and "Bravoure; Commandement/10" in text
    assert '<cost name="PA" typeId="points" value="34" />' in text
    english = written(muster(GUARD), "en").decode()
    assert 'typeName="Reference card"' in english and "Bravery; Leadership/10" in english


def test_a_zipped_roster_holds_the_same_file() -> None:
    data = written(muster(GUARD))
    packed = roster_writing.packed(data, "Le Griffon")
    ((name, inside),) = unpack(packed, Budget.of(packed, "a.rosz"))
    assert (name, inside) == ("a.rosz", data)


@pytest.mark.parametrize(
    "name", ["<b>&\"'", "=1+1", "Œil d’Yllia", "a\x00b\x07\ud800c", "A" * 300, "Test", "x › y"]
)
def test_names_of_every_kind_are_written(name: str) -> None:
    made = muster(replace(GUARD, name_fr=name, name_en=""))
    army, (card,) = back(taken(written(made)))
    assert card.name_fr == "".join(c for c in name if c >= " " and c != "\ud800")
    assert army.entries[0].name == card.name_fr


def test_what_no_file_can_hold_is_cut_and_the_file_still_read() -> None:
    long = replace(GUARD, note="mot " * 20_000)
    _, (card,) = back(taken(written(muster(long))))
    assert card.note.startswith("mot mot") and len(card.note) <= 40_000


def test_an_empty_army_and_one_without_edition() -> None:
    (army,) = taken(written(muster(people="dirz", edition="", limit=None, note=""))).armies
    assert (army.people, army.edition, army.limit, army.entries, army.notes) == ("dirz", "", None, [], [])


def test_a_spell_that_somebody_tore_is_read_by_what_everybody_sees() -> None:
    made = muster(PRIEST, GUARD)
    made = Muster(replace(made.army, entries=(replace(made.army.entries[0], options=OPTIONS),)), made.cards)
    data = written(made).replace(b'"name_fr":"Pri', b'"name":"Pri')
    harvest = taken(data)
    prayer = harvest.armies[0].entries[0].options[-1]
    assert prayer.spell is not None and (prayer.spell.faith, prayer.spell.kind) == (2, SpellKind.MIRACLE)
    assert "import.spell_torn" in [finding.reason for finding in harvest.findings]


def test_ability_printed_otherwise_in_the_other_language() -> None:
    odd = replace(GUARD, abilities=(Ability("", "Danse", "Dance", "3"), *GUARD.abilities))
    for language in ("fr", "en"):
        _, (card,) = back(taken(written(muster(odd), language)))
        assert card.abilities == odd.abilities
