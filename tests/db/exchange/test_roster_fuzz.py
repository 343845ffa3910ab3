"""Whatever an army holds: its roster is read again, in either language, and says the same."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from rules.armies import Army, Entry, Muster, Option, OptionKind, Per
from rules.fingerprint import content
from rules.modifiers import Bond, Lasting
from rules.spells import Area, Spell, SpellKind, SpellRange
from tests.db.exchange.fuzzing import NAMES, VALUES, WORDS, bounded, cards
from tests.db.exchange.rosters import back, told, written
from tests.db.exchange.taken import taken

PRICES = st.one_of(st.none(), st.sampled_from([0.0, 1.0, 5.5, 33.33, 900.0]))
SPELLS = st.builds(
    Spell,
    name_fr=NAMES,
    kind=st.sampled_from(SpellKind),
    path=WORDS,
    cost=st.dictionaries(st.sampled_from(["air", "fire", "neutral", "odd"]), st.integers(0, 9), max_size=3),
    faith=st.integers(0, 5),
    aspect=st.sampled_from(["", "creation", "destruction"]),
    difficulty=VALUES,
    reach=st.builds(SpellRange, cm=st.one_of(st.none(), st.sampled_from([10.0, 7.5])), contact=st.booleans()),
    area=st.builds(Area, cm=st.one_of(st.none(), st.just(12.0)), dice=st.integers(0, 2)),
    bond=st.sampled_from(Bond),
    lasting=st.sampled_from(Lasting),
    text_fr=WORDS,
    text_en=WORDS,
)
OPTIONS = st.builds(
    Option, NAMES, st.sampled_from(OptionKind), PRICES, st.sampled_from(Per), st.one_of(st.none(), SPELLS)
)


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
