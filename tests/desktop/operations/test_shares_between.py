"""Lists go from one library to another in every form, and come back field by field as they were.

What a form cannot carry is one printed list, LOST; nothing else may differ.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from db.library import ArmyWrite, CardWrite, Library
from desktop.operations import (
    armies,
    army_sheet,
    catalogue_lists,
    list_telling,
    packages,
    picking,
    picks,
    rosters,
    shared_lists,
)
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues, package_files
from desktop.operations.imports.report import ImportReport
from desktop.operations.opening import desk_for, open_library
from desktop.wording import say
from desktop.wording.list_text import CODE, FORMS, Shared, file_of
from rules.armies import Army, Entry, ListForce, Option, OptionKind, Per
from rules.cards import Card
from rules.text import Message, Refusal
from rules.values import Value
from tests.db.exchange import covens, warband
from tests.desktop.operations.imports.catalogues import file
from tests.desktop.outcomes import done
from tests.examples import examples

LOST: Mapping[str, frozenset[str]] = {
    "full": frozenset({"format"}),
    "markdown": frozenset({"format"}),
    "json": frozenset(),
    "line": frozenset(),
}
"""What of a list a form does not carry; folders, tags and versions are its owner's and go with a package."""

ODD = (
    "Ada, dame | de fer", "Bran · le Roux", "3 × Ève", "Dirz biopsist (1)", "[Dirz] *Œil*", "— Nul (2 POW)",
)  # fmt: skip
NAMES = st.sampled_from(
    ("Relique, bénie", "Épée +2 PA", "Lot ×3", "Fanion [other]", "• Puce", "Potion (2 doses)", "Sceau #ab12",
     "a|b <br> \\*c\\*", "Storm", "Sword", "— tiret", "> cité", "Path +16 PA per figure")
)  # fmt: skip
PRICES = st.sampled_from((None, 0, 3, 12.5, -4, 100))
WORDS = st.lists(
    st.sampled_from(("à gauche", "3 × Ada · C5 · 9 PA", "+ Standard · 9 PA", "— tiret", "", "| x |",
                     "Épée +2 PA", "*Ada* · note", "<br>", "> cité", "M8TY7-AA09A")),
    max_size=3,
).map(lambda lines: "\n".join(lines).strip())  # fmt: skip
OWN = st.builds(Option, NAMES, st.sampled_from(OptionKind), PRICES, st.sampled_from(Per))
DOTTED = "Les « miens » · x"
TITLES = st.sampled_from(("Dimanche *soir*", "3 × Ada · C5", "# Titre", "| a | b |", "400 PA / 2", "Club"))


def entries() -> st.SearchStrategy[list[tuple[str, int, list[tuple[str, ...]], list[Option], str]]]:
    """Draw cards with figures, ways of what they pick, options of their owner's own, notes."""
    ways: dict[str, list[tuple[str, ...]]] = {
        "Guard": [("e-Sword",), ("e-Oath",), ("e-Charm",), ("e-Charm",)],
        **{
            name: [
                (f"{name}-path",), (f"{name}-path", f"{name}-rite"), (f"{name}-path", f"{name}-seal"),
                (f"{name}-Fire-Minor",), (f"{name}-Water-Minor",), (f"{name}-Water-Major",),
            ]
            for name in ("Adept", "Seer")
        },
    }  # fmt: skip
    return st.lists(
        st.sampled_from(("Adept", "Seer", "Guard", *ODD)).flatmap(
            lambda name: st.tuples(
                st.just(name),
                st.integers(1, 4),
                st.lists(st.sampled_from(ways[name]), max_size=3) if name in ways else st.just([]),
                st.lists(OWN, max_size=2),
                WORDS,
            )
        ),
        min_size=1, max_size=5,
    )  # fmt: skip


_NUMBERS = count(1)
SPELLS = [
    *((f"e-{mage} Spells", f"{mage}-link-e-{spell}::e-{spell}") for mage in ("Adept", "Seer", "Azael")
      for spell in covens.SPELLS),
    ("e-Standard",), ("e-Known bugs",), ("e-Seer Spells",),
]  # fmt: skip


class Pair:
    """Two libraries; what they hold is no news when an example fails."""

    def __init__(self, mine: Desk, theirs: Desk) -> None:
        self.mine, self.theirs = mine, theirs

    def __repr__(self) -> str:
        return "two libraries"


@pytest.fixture(scope="module")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Open two libraries that read the same catalogues and know the same cards of their owners' own."""
    folder = tmp_path_factory.mktemp("shares")
    made = []
    for name in ("mine", "theirs"):
        library = open_library(folder / name / "club.tact")
        desk = desk_for(library)
        paths = [file(folder, warband.system(), "s.gst"), file(folder, covens.army(), "g.cat")]
        assert isinstance(catalogues.bring(desk, paths=paths), ImportReport)
        cards = [Card(each, people="griffins", edition="C5", pa=Value.of(12.5)) for each in ODD]
        cards.append(Card(ODD[0], people="wolfen", edition="C3", pa=Value.of(30)))
        library.write_cards(Message("step.card_added"), [CardWrite(None, card) for card in cards])
        made.append(desk)
    yield Pair(made[0], made[1])
    for desk in made:
        desk.library.close()


@st.composite
def lists(draw: st.DrawFn) -> dict[str, Any]:
    """Draw all that a list holds."""
    return {
        "name": draw(TITLES), "people": draw(st.sampled_from(("griffins", "", "wolfen", "Les miens"))),
        "edition": draw(st.sampled_from(("C5", "", "Maison"))), "note": draw(WORDS),
        "limit": draw(st.sampled_from((None, 400))), "format": draw(st.sampled_from(("", "c5"))),
        "spending": draw(st.sampled_from(((), ((warband.POW, 3.0),)))),
        "entries": draw(entries()), "wide": draw(st.lists(st.sampled_from(SPELLS), max_size=4)),
    }  # fmt: skip


def made(desk: Desk, drawn: Mapping[str, Any]) -> str:
    """Make a list as clicks would, with what no click could do written into it."""
    army_id = armies.create(desk, name=drawn["name"], people=drawn["people"], edition=drawn["edition"],
                            limit=drawn["limit"], note=drawn["note"])  # fmt: skip
    assert isinstance(army_id, str)
    ids = {r.card.name("en"): r.card_id for r in desk.library.cards() if r.card.edition == "C5"}
    for number, (name, figures, ways, own, note) in enumerate(drawn["entries"], 1):
        armies.add_entry(desk, army_id, card_id=ids[name], figures=figures)
        if not desk.library.army(army_id).entries[-1].node:
            ways = ()
        for way in ways:
            picking.tick(desk, army_id, entry_id=f"e{number}", way=way)
        army = desk.library.army(army_id)
        entry = army.entries[-1]
        entry = replace(entry, note=note, options=(*entry.options, *own))
        keep(desk, replace(army, entries=(*army.entries[:-1], entry)))
    army = desk.library.army(army_id)
    if army.forces:
        for way in drawn["wide"]:
            picking.tick(desk, army_id, entry_id=army.forces[0].id, way=way)
        keep(desk, replace(desk.library.army(army_id), spending=drawn["spending"]))
    keep(desk, replace(desk.library.army(army_id), format=drawn["format"]))
    return army_id


def keep(desk: Desk, army: Army) -> None:
    settled = catalogue_lists.with_prices(desk, replace(army, id="")) if army.catalogues else army
    desk.library.write_armies(Message("step.army_edited"), [ArmyWrite(army.id, replace(settled, id=army.id))])


def said(desk: Desk, army_id: str) -> dict[str, Any]:
    """Tell all that a list holds, whatever ids it has in its library."""
    army = desk.library.army(army_id)
    muster = desk.library.muster(army)
    rows = list_telling.told(desk, army)
    for entry in rows["entries"]:
        for key in ("id", "card_id", "revision", "force"):
            entry.pop(key)
    told = {key: rows[key] for key in rows if key not in ("id", "name", "forces", "figures")}
    # What stands beneath an option comes with it, whenever it was ticked.
    shown = {
        entry.id: sorted(((o.name, o.kind, o.pa, o.per) for o in entry.options), key=repr)
        for entry in army.entries
    }
    holders: tuple[Entry | ListForce, ...] = (*army.entries, *army.forces)
    ways = {
        holder.id: sorted((picks.way_to(holder.picks, p.id), p.number, p.per) for p in holder.picks)
        for holder in holders
    }
    found = catalogue_lists.evaluated(desk, army)
    return {
        **told, "format": army.format, "shown": [*shown.values()], "ways": [*ways.values()],
        "broken": [] if found is None else sorted(p.code for p in found.problems),
        "cards": [(c.people, c.edition) for c in map(muster.card, army.entries)],
        "mark": Shared.of(desk, army_sheet.sheet(desk, army_id)).mark,
    }  # fmt: skip


OWN_SPELL = [Option("Storm", OptionKind.OTHER, None, Per.FIGURE)]
"""What its owner calls like a spell that the card is offered."""


@pytest.mark.parametrize("form", LOST)
@settings(max_examples=examples(12), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(drawn=lists())
@example(
    drawn={
        "name": "Club", "people": "griffins", "edition": "C5", "note": "", "limit": None, "format": "",
        "spending": (), "wide": (),
        "entries": [(ODD[0], 1, [], [], ""), ("Adept", 1, [], [], ""), ("Adept", 1, [], OWN_SPELL, "")],
    }
)  # fmt: skip
def test_every_form_brings_a_list_back_field_by_field(
    libraries: Pair, form: str, drawn: dict[str, Any]
) -> None:
    mine, theirs = libraries.mine, libraries.theirs
    army_id = made(mine, drawn)
    text = FORMS[form](Shared.of(mine, army_sheet.sheet(mine, army_id)))
    brought = done(shared_lists.bring(theirs, text=text))
    assert [say(each) for each in brought.told] == []
    there = brought.army_id
    here, found = said(mine, army_id), said(theirs, there)
    differing = {key: (here[key], found[key]) for key in here if here[key] != found[key]}
    assert not differing.keys() - LOST[form], f"{differing}\n{text}"
    assert theirs.library.army(there).name.startswith(mine.library.army(army_id).name[:3])
    for desk, key in ((mine, army_id), (theirs, there)):
        armies.delete(desk, key)


@pytest.mark.parametrize("form", LOST)
def test_a_people_whose_name_holds_the_dot_between_parts_keeps_its_allies(libraries: Pair, form: str) -> None:
    mine, theirs = libraries.mine, libraries.theirs
    drawn = {
        "name": "Club", "people": DOTTED, "edition": "C5", "note": "", "limit": 400, "format": "",
        "spending": (), "wide": (), "entries": [("Guard", 2, [], [], ""), ("Seer", 1, [], [], "")],
    }  # fmt: skip
    army_id = made(mine, drawn)
    there = done(
        shared_lists.bring(theirs, text=FORMS[form](Shared.of(mine, army_sheet.sheet(mine, army_id))))
    ).army_id
    kept, found = mine.library.army(army_id), theirs.library.army(there)
    assert found.people == DOTTED
    assert [force.node for force in found.forces] == [force.node for force in kept.forces]
    for desk, key in ((mine, army_id), (theirs, there)):
        armies.delete(desk, key)


def coven(desk: Desk) -> tuple[str, dict[str, Any]]:
    """Make a list of two guards and a mage who has a spell of the list."""
    drawn: dict[str, Any] = {
        "name": "Club", "people": "griffins", "edition": "C5", "note": "", "limit": 400, "format": "",
        "spending": ((warband.POW, 3.0),),
        "wide": [way for way in SPELLS if way[0] == "e-Seer Spells" and len(way) > 1][:1],
        "entries": [("Guard", 2, [], [], ""), ("Seer", 1, [], [], "")],
    }  # fmt: skip
    return made(desk, drawn), drawn


def with_the_cards_of_the_coven(library: Library, mine: Desk) -> Desk:
    """Lay a desk of a library that has the cards of such a list, and not their catalogues."""
    cards = [r.card for r in mine.library.cards() if r.card.name_en in ("Guard", "Seer")]
    library.write_cards(Message("step.card_added"), [CardWrite(None, card) for card in cards])
    return desk_for(library)


@pytest.mark.parametrize("form", LOST)
def test_the_spells_of_a_mage_come_into_a_library_without_their_catalogues(
    libraries: Pair, tmp_path: Path, form: str
) -> None:
    mine = libraries.mine
    army_id, drawn = coven(mine)
    shared = Shared.of(mine, army_sheet.sheet(mine, army_id))
    with open_library(tmp_path / "bare.tact") as library:
        bare = with_the_cards_of_the_coven(library, mine)
        brought = done(shared_lists.bring(bare, text=FORMS[form](shared)))
        assert brought.told == ()
        there = brought.army_id
        bought = [[option.name for option in entry.options] for entry in library.army(there).entries]
        spell = drawn["wide"][0][-1].rpartition("e-")[2]
        assert bought == [[], [spell]]  # what only holds it is no option of the mage
        assert "+0\N{NO-BREAK SPACE}PA" not in FORMS[form](shared), "what only holds spells is free"
        came = Shared.of(bare, army_sheet.sheet(bare, there))
        assert came.mark == shared.mark
        told = list_telling.told(bare, library.army(there))
        assert told["spending"] == {"POW": 3}
        assert told["entries"][1]["options"][0]["costs"] == {"POW": 2}
        assert told["costs"]["POW"] == 2 - 6
        back = done(shared_lists.bring(libraries.theirs, text=FORMS[form](came))).army_id
        assert said(libraries.theirs, back)["costs"] == said(mine, army_id)["costs"]
        armies.set_options(bare, there, entry_id="e2", options=[])
        assert list_telling.told(bare, library.army(there))["costs"]["POW"] == -6
    armies.delete(libraries.theirs, back)
    armies.delete(mine, army_id)


@pytest.mark.parametrize("form", LOST)
def test_a_list_that_came_without_its_catalogues_chooses_its_spells_from_them_when_they_are_taken(
    libraries: Pair, tmp_path: Path, form: str
) -> None:
    mine = libraries.mine
    army_id, _ = coven(mine)
    shared = Shared.of(mine, army_sheet.sheet(mine, army_id))
    here = list_telling.told(mine, mine.library.army(army_id))
    with open_library(tmp_path / "bare.tact") as library:
        bare = with_the_cards_of_the_coven(library, mine)
        there = done(shared_lists.bring(bare, text=FORMS[form](shared))).army_id
        paths = [file(tmp_path, warband.system(), "s.gst"), file(tmp_path, covens.army(), "g.cat")]
        assert isinstance(catalogues.bring(bare, paths=paths), ImportReport)
        assert picking.adopt(bare, there) == 2
        found = list_telling.told(bare, library.army(there))
        assert found["costs"] == here["costs"]
        assert Shared.of(bare, army_sheet.sheet(bare, there)).mark == shared.mark
        assert [force["options"] for force in found["forces"]] == [f["options"] for f in here["forces"]]
        assert [entry["options"] for entry in found["entries"]] == [e["options"] for e in here["entries"]]
        armies.undo(bare)
        assert not library.army(there).catalogues
    armies.delete(mine, army_id)


@pytest.mark.parametrize("form", LOST)
def test_what_a_spell_costs_goes_on_by_a_roster_from_where_its_catalogues_are_not(
    libraries: Pair, tmp_path: Path, form: str
) -> None:
    mine = libraries.mine
    army_id, _ = coven(mine)
    shared = Shared.of(mine, army_sheet.sheet(mine, army_id))
    with open_library(tmp_path / "bare.tact") as library, open_library(tmp_path / "third.tact") as next_one:
        bare, third = (with_the_cards_of_the_coven(each, mine) for each in (library, next_one))
        there = done(shared_lists.bring(bare, text=FORMS[form](shared))).army_id
        path = tmp_path / "list.ros"
        path.write_bytes(rosters.as_roster(bare, library.muster(library.army(there))))
        for _ in range(2):
            report = catalogues.bring(third, paths=[path])
            assert isinstance(report, ImportReport) and not report.armies_changed
        (came,) = [army.id for army in next_one.armies() if army.name == "Club"]
        here, found = said(bare, there), said(third, came)
        assert found["costs"]["POW"] == here["costs"]["POW"] != 0
        differing = {key: (here[key], found[key]) for key in here if here[key] != found[key]}
        assert not differing
    armies.delete(mine, army_id)


@pytest.mark.parametrize("form", (*LOST, "picture"))
@pytest.mark.parametrize(("system", "edition"), [("confrontation", "C5"), ("monconf", ""), ("eclats", "")])
def test_a_list_of_each_game_comes_back_though_it_tells_no_people(
    libraries: Pair, tmp_path: Path, system: str, edition: str, form: str
) -> None:
    mine, theirs = libraries.mine, libraries.theirs
    names = [f"Veilleur {system}", f"Maîtresse {system}"]
    cards = [Card(each, system=system, edition=edition, pa=Value.of(9)) for each in names]
    for desk in (mine, theirs):
        if not any(each.card.name_fr in names for each in desk.library.cards()):
            desk.library.write_cards(Message("step.card_added"), [CardWrite(None, card) for card in cards])
    here, elsewhere = (
        [next(r.card_id for r in desk.library.cards() if r.card.name_fr == name) for name in names]
        for desk in (mine, theirs)
    )
    army_id = armies.create(mine, name="Groupe", edition="", system=system)
    assert isinstance(army_id, str)
    armies.add_entry(mine, army_id, card_id=here[0], figures=2)
    armies.add_entry(mine, army_id, card_id=here[1])
    armies.set_note(mine, army_id, entry_id="e2", note="chef")
    shared = Shared.of(mine, army_sheet.sheet(mine, army_id))
    if form == "picture":
        path = tmp_path / "list.png"
        path.write_bytes(file_of(shared, CODE, path))
        there = done(shared_lists.bring_file(theirs, path=path)).army_id
    else:
        there = done(shared_lists.bring(theirs, text=FORMS[form](shared))).army_id
    kept, found = mine.library.army(army_id), theirs.library.army(there)
    assert (found.system, found.people, found.edition) == (kept.system, kept.people, kept.edition)
    assert [(e.card_id, e.figures, e.note) for e in found.entries] == [
        (elsewhere[0], 2, ""), (elsewhere[1], 1, "chef"),
    ]  # fmt: skip
    for desk, key in ((mine, army_id), (theirs, there)):
        armies.delete(desk, key)


@settings(max_examples=examples(6), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(drawn=lists())
def test_a_package_brings_a_list_back_field_by_field(
    libraries: Pair, tmp_path: Path, drawn: dict[str, Any]
) -> None:
    mine, theirs = libraries.mine, libraries.theirs
    # One that was deleted there stays so when it comes again: each goes by a name of its own.
    army_id = made(mine, {**drawn, "name": f"Paquet {next(_NUMBERS)}"})
    path = tmp_path / "list.tactpack"
    assert not isinstance(packages.pack(mine, path=path, army_ids=[army_id]), Refusal)
    before = {army.id for army in theirs.library.armies()}
    assert isinstance(package_files.bring(theirs, path=path), ImportReport)
    (there,) = (army.id for army in theirs.library.armies() if army.id not in before)
    assert said(theirs, there) == said(mine, army_id)
    for desk, key in ((mine, army_id), (theirs, there)):
        armies.delete(desk, key)


@settings(max_examples=examples(6), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(drawn=lists())
def test_a_roster_brings_a_list_back_field_by_field(
    libraries: Pair, tmp_path: Path, drawn: dict[str, Any]
) -> None:
    mine, theirs = libraries.mine, libraries.theirs
    army_id = made(mine, drawn)
    path = tmp_path / "list.ros"
    path.write_bytes(rosters.as_roster(mine, mine.library.muster(mine.library.army(army_id))))
    report = catalogues.bring(theirs, paths=[path])
    assert isinstance(report, ImportReport)
    (there,) = report.armies_added
    here, found = said(mine, army_id), said(theirs, there)
    differing = {key: (here[key], found[key]) for key in here if here[key] != found[key]}
    assert not differing, f"{differing}\n{path.read_text()}"
    for desk, key in ((mine, army_id), (theirs, there)):
        armies.delete(desk, key)
