"""Whatever stands in a foreign file: it is read or refused in a known way, and every profile accounted for.

The ordinary run takes a bounded number of tries; ``make.py fuzz`` as many as one likes.
"""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from db.codec import ARMY, CARD
from db.exchange.battlescribe.harvest import Harvest
from db.origins import OFFER
from rules.armies import Army
from tests.db.exchange import foreign
from tests.db.exchange.fuzzing import bounded
from tests.db.exchange.taken import taken

CELLS = st.one_of(
    st.sampled_from([
        "10", "7,5", "12,5 / 20", "-", "", "4-7", "7-117-8", "- 13", "-13", "4 C", "4C", "5  F", "6 c", "31",
        "1-0-1 (devout)", "2\\1\\0", "Fanaticis", "12 + 1 Dé", "?", "∞", "١٢", "½", "-" * 50, "4/" * 30,
    ]),
    st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=20),
)  # fmt: skip
NAMES = st.one_of(
    st.sampled_from(["Guard", "Clone", "Descrizione", "", "<b>", "Œil d’Yllia", "A" * 300]),
    st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=12),
)
IDS = st.sampled_from(["a", "b", "c", "d", "e", "f", "g", ""])
CARDS = st.fixed_dictionaries(dict.fromkeys(foreign.GUARD, CELLS))
PROFILES = st.builds(
    foreign.profile,
    NAMES,
    st.one_of(
        CARDS,
        st.fixed_dictionaries(dict.fromkeys(foreign.SPELL, CELLS)),
        st.fixed_dictionaries(dict.fromkeys(foreign.MIRACLE, CELLS)),
        st.dictionaries(NAMES, CELLS, max_size=4),
    ),
    id=IDS,
    schema=st.sampled_from(["2.01", "2.03"]),
)
LINKS = st.builds(foreign.link, IDS, kind=st.sampled_from(["selectionEntry", "selectionEntryGroup"]))
PRICES = st.one_of(st.none(), st.sampled_from(["0", "17", "-5", "7,5", "NaN", "1e400", "x"]))
KINDS = st.sampled_from(["model", "unit", "upgrade", "dragon"])


def _entries(children: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    few = st.lists(children, max_size=2)
    return st.builds(
        foreign.entry,
        NAMES,
        id=IDS,
        pa=PRICES,
        kind=KINDS,
        profiles=st.lists(PROFILES, max_size=2),
        entries=few,
        groups=st.lists(
            st.builds(foreign.group, NAMES, few, st.lists(LINKS, max_size=2), id=IDS), max_size=2
        ),
        links=st.lists(LINKS, max_size=2),
        hidden=st.booleans(),
        needed=st.booleans(),
    )


ENTRIES = st.recursive(st.builds(foreign.entry, NAMES, id=IDS, pa=PRICES, kind=KINDS), _entries, max_leaves=8)
FEW = st.lists(PROFILES, max_size=2)
NUMBERS = st.sampled_from(["1", "3", "0", "x"])
SELECTIONS = st.recursive(
    st.builds(foreign.selection, NAMES, number=NUMBERS, profiles=FEW),
    lambda inner: st.builds(
        foreign.selection, NAMES, pa=PRICES, profiles=FEW, selections=st.lists(inner, max_size=3)
    ),
    max_leaves=6,
)


def accounted(harvest: Harvest, data: bytes) -> None:
    """Hold a harvest to its promise: each profile arrived, or stands in the report; all of it can be kept."""
    shown = Counter(data.decode().count(mark) for mark in ("<profile ",))
    (profiles,) = shown
    assert len(harvest.tallies) == profiles
    told = sum(not tally.became for tally in harvest.tallies)
    assert told <= sum(finding.outcome.value == "out" for finding in harvest.findings)
    keys = [taken.key for taken in harvest.cards]
    assert len(keys) == len(set(keys))
    for taken_card in harvest.cards:
        assert CARD.read(CARD.write(taken_card.card)) == taken_card.card
    for taken_offer in harvest.offers:
        assert OFFER.read(OFFER.write(taken_offer.offer)) == taken_offer.offer
    for army in harvest.armies:
        made = Army("", army.name, army.people, army.edition, army.limit)
        assert ARMY.read(ARMY.write(made)) == made


@bounded
@given(st.lists(ENTRIES, max_size=4), st.lists(ENTRIES, max_size=3))
def test_every_profile_of_a_catalogue_is_accounted_for(entries: list[str], shared: list[str]) -> None:
    data = foreign.catalogue(*entries, shared=shared)
    accounted(taken(data), data)


@bounded
@given(st.lists(SELECTIONS, max_size=4))
def test_every_profile_of_a_roster_is_accounted_for(selections: list[str]) -> None:
    data = foreign.roster(*selections)
    accounted(taken(data), data)


@bounded
@given(st.lists(ENTRIES, max_size=3))
def test_the_same_file_says_the_same_twice(entries: list[str]) -> None:
    data = foreign.catalogue(*entries)
    one, other = taken(data), taken(data)
    assert [(t.key, t.card) for t in one.cards] == [(t.key, t.card) for t in other.cards]
    assert one.findings == other.findings


GOOD = foreign.catalogue(
    foreign.entry("Guard", pa=17, profiles=[foreign.profile("Guard")], links=[foreign.link("e-Sword")]),
    shared=[foreign.entry("Sword", kind="upgrade", pa=3)],
)


@bounded
@given(st.integers(0, len(GOOD) - 1), st.binary(max_size=6), st.integers(0, 40))
def test_a_damaged_file_is_read_or_refused(at: int, put: bytes, dropped: int) -> None:
    harvest = taken(GOOD[:at] + put + GOOD[at + dropped :])
    assert len(harvest.refused) + len(harvest.files) <= 1
    assert all(message.code.startswith("import.") for _, message in harvest.refused)


@bounded
@given(st.binary(max_size=400))
def test_any_bytes_are_refused_in_a_known_way(data: bytes) -> None:
    for start in (b"", b"PK\x03\x04", b"<catalogue>", b"\xff\xfe<\0"):
        harvest = taken(start + data)
        assert all(message.code.startswith("import.") for _, message in harvest.refused)
