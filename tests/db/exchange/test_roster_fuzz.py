"""Whatever an army holds: its roster is read again, in either language, and says the same."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from rules.armies import Army, Entry, Muster, Option, OptionKind, Per
from rules.cards import Card, Rank, Size
from rules.fingerprint import content
from rules.modifiers import Bond, Lasting
from rules.spells import Area, Reach, Spell, SpellKind
from rules.text import visible
from rules.values import Characteristic, Value
from tests.db.exchange.taken import taken
from tests.db.exchange.test_bs_fuzz import bounded
from tests.db.exchange.test_roster_writing import back, told, written
from tests.rules.data import abilities

C = Characteristic
# As typed into a field: blanks at the ends or doubled are taken off there.
WORDS = st.one_of(
    st.sampled_from(["Garde", "Œil d’Yllia", "<b>&", "=1+1", "Test", "x › y", "a: b", "]]>", "Artefact"]),
    st.text(st.characters(exclude_categories=["Cs", "Cc", "Z"]), max_size=12).map(visible),
)
NAMES = WORDS.filter(bool)
# No figure below 0: it stands on no card, and is read as text.
VALUES = st.sampled_from(["", "-", "0", "10", "7,5", "12+1d", "vite"]).map(Value.parse)
PRICES = st.one_of(st.none(), st.sampled_from([0.0, 1.0, 5.5, 33.33, 900.0]))
PRINTED = [c for c in C if not c.is_nerve and c is not C.FOI]
SPELLS = st.builds(
    Spell,
    name_fr=NAMES,
    kind=st.sampled_from(SpellKind),
    path=WORDS,
    cost=st.dictionaries(st.sampled_from(["air", "fire", "neutral", "odd"]), st.integers(0, 9), max_size=3),
    faith=st.integers(0, 5),
    aspect=st.sampled_from(["", "creation", "destruction"]),
    difficulty=VALUES,
    reach=st.builds(Reach, cm=st.one_of(st.none(), st.sampled_from([10.0, 7.5])), contact=st.booleans()),
    area=st.builds(Area, cm=st.one_of(st.none(), st.just(12.0)), dice=st.integers(0, 2)),
    bond=st.sampled_from(Bond),
    lasting=st.sampled_from(Lasting),
    text_fr=WORDS,
    text_en=WORDS,
)
OPTIONS = st.builds(
    Option, NAMES, st.sampled_from(OptionKind), PRICES, st.sampled_from(Per), st.one_of(st.none(), SPELLS)
)


def _is_price(value: Value) -> bool:
    return (value.number or 0) >= 0


@st.composite
def cards(draw: st.DrawFn, printed: st.SearchStrategy[Value] = VALUES) -> Card:
    values = draw(st.dictionaries(st.sampled_from(PRINTED), printed))
    values[draw(st.sampled_from([C.COU, C.PEUR]))] = draw(printed)
    if C.RES in values and values[C.RES].number == 0:
        del values[C.RES]  # a resistance of 0 stands on no card: it is read as text
    if draw(st.booleans()):
        values[C.MOU] = Value.parse("15/20")  # two movements in another place are a slip, and kept as text
    values[C.FOI] = draw(st.sampled_from(["", "-", "1-0-2", "3"]).map(Value.parse))
    listed = draw(st.sampled_from(["", "Bravoure", "Dévot de Merin, Commandement/10", "Inconnue/3, Bravery"]))
    return Card(
        draw(NAMES), draw(WORDS), draw(st.sampled_from(["griffins", "dirz", "", "Les Loups"])), values,
        Rank.parse(draw(st.sampled_from(["", "Élite", "Champion 2 Spécial", "Quidam"]))),
        draw(printed.filter(_is_price)), draw(st.sampled_from(Size)), abilities().parse_list(listed),
        tuple(draw(st.lists(st.sampled_from(["Épée", "Arc (10, 20)"]), max_size=2))),
        draw(st.sampled_from(["", "C5", "Fan"])), draw(WORDS), draw(WORDS), race=draw(WORDS),
    )  # fmt: skip


@st.composite
def musters(draw: st.DrawFn) -> Muster:
    drawn = draw(
        st.lists(st.tuples(cards(), st.integers(1, 30), st.lists(OPTIONS, max_size=3), WORDS), max_size=4)
    )
    entries = tuple(
        Entry(f"e{at}", f"c{at}", 1, figures, tuple(options), note)
        for at, (_, figures, options, note) in enumerate(drawn)
    )
    people = draw(st.sampled_from(["", "griffins", "dirz"]))
    army = Army("a", draw(NAMES), people, draw(st.sampled_from(["", "C5"])), 400, entries, draw(WORDS))
    return Muster(army, {(f"c{at}", 1): card for at, (card, *_) in enumerate(drawn)})


@bounded
@given(musters(), st.sampled_from(["fr", "en"]))
def test_a_roster_says_what_the_army_says(made: Muster, language: str) -> None:
    army, read = back(taken(written(made, language), names=("a.ros",)))
    assert (army.name, army.people, army.edition) == (
        made.army.name, made.army.people, made.army.edition
    )  # fmt: skip
    assert list(map(told, read)) == [told(made.card(entry)) for entry in made.army.entries]
    entries = tuple(
        replace(entry, figures=got.figures, options=tuple(got.options), note=got.note)
        for entry, got in zip(made.army.entries, army.entries, strict=True)
    )
    assert entries == made.army.entries
    again = Muster(
        replace(made.army, entries=entries),
        {(entry.card_id, 1): card for entry, card in zip(entries, read, strict=True)},
    )
    assert content(again) == content(made)
