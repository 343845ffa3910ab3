"""A list keeps what it was sent with in every currency: a revision may change no PA, and its fingerprint."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from db.library import CardWrite
from desktop.operations import armies, army_sheet, list_files, list_telling, newer_catalogues, shared_lists
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from desktop.operations.opening import desk_for, open_library
from desktop.operations.shared_lists import BroughtList
from desktop.wording import say
from desktop.wording.list_text import CODE, FORMS, Shared, file_of
from rules.text import Message
from tests.db.exchange import foreign, warband
from tests.db.exchange.foreign import catalogue, cost, entry, profile
from tests.db.exchange.warband import asks, changes, powers
from tests.desktop.operations.imports.catalogues import file
from tests.desktop.outcomes import done
from tests.examples import examples

FORMS_WITH_OPTIONS = ("full", "markdown", "json", "line", "told", "picture")
_NUMBERS = count(1)


@dataclass(frozen=True)
class Power:
    """What things cost in POW: two mages, the rite that each may have, two spells that the list chooses.

    ``dearer`` is what the adept costs more in PA, and the seer less; without ``magic`` the spells are in
    another file.
    """

    adept: float = -6
    seer: float = -4
    rite: float = 1.5
    spell: float = 2
    other: float = 0.5
    dearer: int = 0
    magic: bool = True

    def catalogue(self, revision: int) -> bytes:
        """Write a revision of the catalogue."""
        rite = entry("Rite", kind="upgrade", pa=3, costs=[powers(self.rite)])
        mage = {**foreign.GUARD, "Pow": "6"}
        mages = (
            entry(name, pa=40 + dearer, costs=[powers(gift)], profiles=[profile(name, mage)],
                  categories=["Characters"], entries=[rite.replace('"e-Rite"', f'"{name}-rite"')])
            for name, gift, dearer in (
                ("Adept", self.adept, self.dearer), ("Seer", self.seer, -2 * self.dearer)
            )
        )  # fmt: skip
        known = [
            entry(name, kind="upgrade", pa=0, costs=[powers(power)], profiles=[profile(name, foreign.SPELL)])
            for name, power in (("Storm", self.spell), ("Shield", self.other))
        ]
        shown = changes(foreign.modifier("set", "hidden", "false", asks("e-Seer")))
        spells = entry("Seer Spells", kind="upgrade", hidden=True, more=shown, entries=known,
                       costs=[cost(0)])  # fmt: skip
        guard = entry("Guard", pa=12, profiles=[profile("Guard")], categories=["Troops"])
        return catalogue(*mages, *([spells] if self.magic else ()), guard, revision=revision)

    @property
    def rows(self) -> list[float]:
        """What the entries of the list cost, and all of it."""
        adepts = 2 * (self.adept + self.rite)
        return [adepts, self.seer, 0, adepts + self.seer + self.spell + self.other]


FIRST = Power()
MOVED = {
    "a card": (Power(adept=-5), "−8.5 POW", "Adept (−6 POW → −5 POW)"),
    "an option": (Power(rite=2), "−9.5 POW", "Rite (3 POW → 4 POW)"),
    "a spell of the list": (Power(spell=4.5), "−8 POW", "Storm (2 POW → 4.5 POW)"),
    "all to nothing": (
        Power(0, 0, 0, 0, 0), "0 POW",
        "Adept (−6 POW → 0 POW), Seer (−4 POW → 0 POW), Rite (3 POW → 0 POW), Storm (2 POW → 0 POW), "
        "Shield (0.5 POW → 0 POW)",
    ),
}  # fmt: skip


def read(desk: Desk, folder: Path, power: Power, revision: int) -> None:
    folder.mkdir(exist_ok=True)
    paths = [file(folder, warband.system(), "s.gst"), file(folder, power.catalogue(revision), "g.cat")]
    assert isinstance(catalogues.bring(desk, paths=paths), ImportReport)


@contextmanager
def laid(folder: Path, name: str, power: Power, revision: int) -> Iterator[Desk]:
    """Lay a desk whose library has read a revision."""
    with open_library(folder / f"{name}.tact") as library:
        desk = desk_for(library)
        read(desk, folder / name, power, revision)
        yield desk


@pytest.fixture(scope="module")
def mine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """Lay a desk whose library has the first revision."""
    with laid(tmp_path_factory.mktemp("mine"), "mine", FIRST, 1) as desk:
        yield desk


class Named:
    """A library; what it holds is no news when an example fails."""

    def __init__(self, mine: Desk) -> None:
        self.mine = mine

    def __repr__(self) -> str:
        return "a library"


@pytest.fixture(scope="module")
def libraries(mine: Desk) -> Named:
    return Named(mine)


@dataclass(frozen=True)
class Elsewhere:
    """Another library: what things cost there in POW, the list in words, and what differs in it."""

    desk: Desk
    power: Power
    total: str
    names: str


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory, mine: Desk) -> Iterator[Desk]:
    """Lay a desk whose library has the cards, and no catalogue."""
    with open_library(tmp_path_factory.mktemp("bare") / "bare.tact") as library:
        cards = [r.card for r in mine.library.cards() if r.card.name_en in ("Adept", "Seer", "Guard")]
        library.write_cards(Message("step.card_added"), [CardWrite(None, card) for card in cards])
        yield desk_for(library)


def coven(desk: Desk, *, bought: bool = True) -> Shared:
    """Make a list of two adepts with their rites, a seer with two spells, a guard: −10.5 POW."""
    rites = [{"name": "Rite", "per": "figure"}] if bought else []
    asked = {
        "name": f"Coven {next(_NUMBERS)}", "people": "griffins", "edition": "C5",
        "entries": [
            {"card": "Adept", "figures": 2 if bought else 1, "options": rites},
            {"card": "Seer", "options": ["Storm", "Shield"] if bought else []}, "Guard",
        ],
    }  # fmt: skip
    return Shared.of(desk, army_sheet.sheet(desk, done(list_files.create_of(desk, asked)).army_id))


def sent_as(form: str, sent: Shared, mine: Desk, theirs: Desk, folder: Path) -> BroughtList:
    """Bring a list to another desk in a form."""
    if form == "told":
        return done(list_files.create_of(theirs, list_telling.told(mine, sent.sheet.army)))
    if form == "picture":
        path = folder / "list.png"
        path.write_bytes(file_of(sent, CODE, path))
        return done(shared_lists.bring_file(theirs, path=path))
    return done(shared_lists.bring(theirs, text=FORMS[form](sent)))


def power_of(desk: Desk, army_id: str) -> list[float]:
    """Return what the entries of a list cost in POW, and all of it."""
    told = list_telling.told(desk, desk.library.army(army_id))
    rows = [entry["costs"].get("POW", 0) for entry in told["entries"]]
    return [*rows, told["costs"].get("POW", 0)]


def words(made: BroughtList) -> list[str]:
    return [say(told).replace("\xa0", " ") for told in made.told]


@pytest.fixture(scope="module", params=MOVED)
def moved(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Elsewhere]:
    """Lay a desk whose library has another revision alone."""
    power, total, names = MOVED[request.param]
    with laid(tmp_path_factory.mktemp("moved"), "theirs", power, 2) as desk:
        yield Elsewhere(desk, power, total, names)


@pytest.mark.parametrize("form", FORMS_WITH_OPTIONS)
def test_a_list_keeps_what_it_was_sent_with_where_another_revision_counts_another_power(
    mine: Desk, moved: Elsewhere, tmp_path: Path, form: str
) -> None:
    sent, theirs = coven(mine), moved.desk
    assert power_of(mine, sent.sheet.army.id) == FIRST.rows == [-9, -4, 0, -10.5]
    made = sent_as(form, sent, mine, theirs, tmp_path)
    assert words(made) == [
        f"“{sent.sheet.army.name}” was sent with −10.5 POW and would cost {moved.total} by the catalogues "
        "that are here: it keeps what was sent until told.",
        f"Different here: {moved.names}.",
    ]
    assert power_of(theirs, made.army_id)[-1] == -10.5
    assert Shared.of(theirs, army_sheet.sheet(theirs, made.army_id)).mark == sent.mark
    assert newer_catalogues.take(theirs, made.army_id) is True
    assert power_of(theirs, made.army_id) == moved.power.rows
    armies.undo(theirs)
    assert power_of(theirs, made.army_id)[-1] == -10.5


def test_a_list_whose_spells_are_in_a_file_that_is_not_here_arrives_as_it_was_sent(
    mine: Desk, tmp_path: Path
) -> None:
    """It is told once, as everything else that differs: no form of it is refused."""
    sent = coven(mine)
    with laid(tmp_path, "theirs", Power(magic=False), 1) as theirs:
        for form in FORMS_WITH_OPTIONS:
            made = sent_as(form, sent, mine, theirs, tmp_path)
            assert [told.code for told in made.told] == ["list.kept_as_sent", "list.parts_otherwise"], form
            named = say(made.told[1])
            assert named.count("Storm (in no catalogue here)") == 1, form
            assert named.count("Shield (in no catalogue here)") == 1, form
            assert power_of(theirs, made.army_id)[-1] == -10.5, form


def test_a_copy_goes_by_the_revision_that_the_list_goes_by_where_both_are_here(tmp_path: Path) -> None:
    with laid(tmp_path, "both", FIRST, 1) as desk:
        sent = coven(desk)
        read(desk, tmp_path / "newer", Power(adept=-5), 2)
        for form in FORMS_WITH_OPTIONS:
            made = sent_as(form, sent, desk, desk, tmp_path)
            assert [told.code for told in made.told] == ["list.kept_as_sent", "list.parts_otherwise"], form
            named = say(made.told[1]).replace("\xa0", " ")
            assert named == "Different here: Adept (−6 POW → −5 POW).", form
            assert desk.library.army(made.army_id).catalogues == sent.sheet.army.catalogues
            assert power_of(desk, made.army_id) == FIRST.rows


TOGETHER = {
    "two cards": (Power(adept=-5, seer=-6), "Adept (−6 POW → −5 POW), Seer (−4 POW → −6 POW)"),
    "two spells": (Power(spell=1, other=1.5), "Storm (2 POW → 1 POW), Shield (0.5 POW → 1.5 POW)"),
    "a spell that is free now": (
        Power(spell=0, other=2.5), "Storm (2 POW → 0 POW), Shield (0.5 POW → 2.5 POW)",
    ),
    "a card and its option": (
        Power(adept=-6.5, rite=2), "Adept (−6 POW → −6.5 POW), Rite (3 POW → 4 POW)",
    ),
    "two cards in PA": (Power(dearer=1), "Adept (40 PA → 41 PA), Seer (40 PA → 38 PA)"),
}  # fmt: skip


@pytest.mark.parametrize("what", TOGETHER)
def test_what_parts_cost_otherwise_and_is_the_same_together_is_told_too(
    mine: Desk, tmp_path: Path, what: str
) -> None:
    sent = coven(mine)
    power, names = TOGETHER[what]
    with laid(tmp_path, "theirs", power, 2) as theirs:
        for form in FORMS_WITH_OPTIONS:
            made = sent_as(form, sent, mine, theirs, tmp_path)
            assert [told.code for told in made.told] == ["list.kept_otherwise", "list.parts_otherwise"], form
            assert say(made.told[1]).replace("\xa0", " ") == f"Different here: {names}.", form
            assert power_of(theirs, made.army_id)[-1] == -10.5
            costs = [
                row["costs"]["PA"]
                for row in list_telling.told(theirs, theirs.library.army(made.army_id))["entries"]
            ]
            assert costs == [86, 40, 12], form


def test_a_list_that_kept_what_it_was_sent_with_is_no_other_list_where_it_came_from(
    mine: Desk, tmp_path: Path
) -> None:
    sent = coven(mine)
    with laid(tmp_path, "theirs", Power(adept=-5), 2) as theirs:
        for form in ("json", "line", "told", "picture"):  # in words its spells would be of one's own
            made = sent_as(form, sent, mine, theirs, tmp_path)
            kept = Shared.of(theirs, army_sheet.sheet(theirs, made.army_id))
            back = sent_as(form, kept, theirs, mine, tmp_path)
            assert (words(back), power_of(mine, back.army_id)) == ([], FIRST.rows), form


@pytest.mark.parametrize("form", [*FORMS_WITH_OPTIONS, "brief"])
def test_nothing_is_told_where_the_libraries_say_the_same_or_know_no_catalogue(
    mine: Desk, bare: Desk, tmp_path: Path, form: str
) -> None:
    sent = coven(mine, bought=form != "brief")  # which tells no options
    for desk in (mine, bare):
        made = sent_as(form, sent, mine, desk, tmp_path)
        assert words(made) == []
        if form != "brief" or desk is mine:
            assert power_of(desk, made.army_id)[-1] == power_of(mine, sent.sheet.army.id)[-1]


def without_totals(form: str, sent: Shared) -> str:
    """Write a list as it was written when no form told what it costs in POW."""
    text = FORMS[form](sent)
    if form == "json":
        told = json.loads(text)
        for each in (told, *told["entries"]):
            each.pop("costs", None)
        return json.dumps(told)
    return re.sub(r"(\d\s*PA) \([^()]*POW\)(?=$| [/·|])", r"\1", text, flags=re.MULTILINE)


def test_a_brief_list_tells_both_powers_and_what_was_shared_without_them_is_no_other_list(
    mine: Desk, tmp_path: Path
) -> None:
    with laid(tmp_path, "theirs", Power(adept=-5), 2) as theirs:
        sent = coven(mine, bought=False)
        made = sent_as("brief", sent, mine, theirs, tmp_path)
        name = sent.sheet.army.name
        assert words(made) == [f"“{name}” is not quite what was sent: −10 POW there, −9 POW here."]
        for form in ("full", "markdown", "json", "brief"):
            sent = coven(mine, bought=form != "brief")
            text = without_totals(form, sent)
            assert len(text) < len(FORMS[form](sent)) and not re.search(r"(−9|−10.5|−10) POW|: -10.5", text)
            for desk in (mine, theirs):
                assert words(done(shared_lists.bring(desk, text=text))) == [], text


def test_a_total_in_power_that_somebody_typed_is_held_against_the_list(mine: Desk) -> None:
    made = done(list_files.create_of(mine, {"name": "Typed", "entries": ["Seer"], "costs": {"POW": -3}}))
    assert words(made) == ["“Typed” is not quite what was sent: −3 POW there, −4 POW here."]


POWERS = st.builds(
    Power, st.sampled_from((-6.0, -5, 0)), st.sampled_from((-4.0, -5, 0)), st.sampled_from((0.0, 1.5, 2)),
    st.sampled_from((0.0, 2, 3)), st.sampled_from((0.5, 1.5, 2.5)), st.sampled_from((0, 0, 1)),
)  # fmt: skip


@pytest.mark.parametrize("form", ["full", "markdown", "json", "line", "told"])
@settings(
    max_examples=examples(4), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(power=POWERS)
def test_a_form_tells_of_another_power_where_and_only_where_it_is_another(
    libraries: Named, tmp_path_factory: pytest.TempPathFactory, form: str, power: Power
) -> None:
    folder, mine = tmp_path_factory.mktemp("power"), libraries.mine
    sent = coven(mine)
    with laid(folder, "theirs", power, 2) as theirs:
        made = sent_as(form, sent, mine, theirs, folder)
        assert bool(made.told) == (power != FIRST), words(made)
        assert power_of(theirs, made.army_id)[-1] == -10.5


@pytest.mark.parametrize("form", FORMS_WITH_OPTIONS)
def test_a_list_that_was_kept_as_it_was_sent_is_sent_on_the_same(
    mine: Desk, moved: Elsewhere, tmp_path: Path, form: str
) -> None:
    kept = sent_as("full", coven(mine), mine, moved.desk, tmp_path)
    on = Shared.of(moved.desk, army_sheet.sheet(moved.desk, kept.army_id))
    for desk, total in ((moved.desk, moved.total), (mine, "")):
        made = sent_as(form, on, moved.desk, desk, tmp_path)
        assert (
            words(made)
            == [
                f"“{on.sheet.army.name}” was sent with −10.5 POW and would cost {total} by the catalogues "
                "that are here: it keeps what was sent until told.",
                f"Different here: {moved.names}.",
            ][: 2 * bool(total)]
        ), form
        assert power_of(desk, made.army_id)[-1] == -10.5
