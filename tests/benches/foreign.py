"""Import of other programs' files: from the disk into a library, beside parsing the same XML alone."""

from __future__ import annotations

import random
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree.ElementTree import fromstring

from db.library import Library
from db.starter import Starter
from desktop.operations import tables
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from tests.benches.measure import Measure, timed
from tests.db.exchange import foreign as made

FIGURES, OPTIONS, TRIES, PARSES, FEW = 70, 60, 9, 2, 5
TIMES = 4
"""Parsing the files once itself, making the nodes that lists are evaluated by, which takes as long, reading
cards and options of them, and writing all of it."""
NEIGHBOURS = 24
"""Conditions of an entry: real armies have dozens, and they are most of their files."""


def _wordy(child: str) -> str:
    """Write a condition on the rest of the army with all the attributes that real ones carry."""
    more = ' percentValue="false" shared="true" includeChildSelections="true" includeChildForces="false"/>'
    return made.condition(child, kind="atLeast", scope="roster").replace("/>", more)


def catalogue(number: int) -> bytes:
    """Make an army of the usual size: figures with options of their own and shared ones, with conditions."""
    dice = random.Random(number)
    bearers = [
        made.modifier("set", "points", dice.randint(1, 9), *(
            made.condition(f"e-{number}-{dice.randrange(FIGURES)}") for _ in range(6)
        ))
        for _ in range(2)
    ]  # fmt: skip
    text = "It gives its bearer an ability and a token for each opponent eliminated in the combat. " * 4
    shared = [
        made.entry(
            f"Option {number}.{n}", id=f"o-{number}-{n}", kind="upgrade", pa=dice.randint(0, 12),
            more=made.holder("modifiers", bearers if n % 4 == 0 else ()),
            costs=[made.cost(0, name="POW", type_id="t-pow"), made.cost(0, name="FEDE", type_id="t-fede")],
            profiles=[made.profile(f"Text {number}.{n}", {"Description:": text}, id=f"x-{number}-{n}")],
        )
        for n in range(OPTIONS)
    ]  # fmt: skip
    rules = made.holder("rules", [f'<rule id="r" name="Rule"><description>{text}</description></rule>'])
    limits = made.holder("modifiers", [
        made.modifier("set", "maxInRoster", 1, *(
            _wordy(f"o-{number}-{m}") for m in range(NEIGHBOURS)
        ))
    ])  # fmt: skip
    figures = [
        made.entry(
            f"Figure {number}.{n}", id=f"e-{number}-{n}", pa=dice.randint(8, 120), more=limits + rules,
            profiles=[made.profile(f"Figure {number}.{n}", id=f"p-{number}-{n}")],
            groups=[made.group("Artifacts", links=[
                made.link(f"o-{number}-{m}") for m in dice.sample(range(OPTIONS), 12)
            ], id=f"g-{number}-{n}")],
            costs=[made.cost(0, name="POW", type_id="t-pow"), made.cost(0, name="FEDE", type_id="t-fede")],
            categories=["Troops"],
        )
        for n in range(FIGURES)
    ]  # fmt: skip
    return made.catalogue(*figures, shared=shared, id=f"cat-{number}", name="Akkylannie Griffins [C5]")


ARMIES, CARDS, SPELLS, COMMON = 11, 48, 60, 24
"""A whole community set: armies, figures of each, spells in a file of their own, options of the system."""


def _limited(number: int) -> str:
    """Write the limits and the changes of price that real entries carry."""
    rows = [
        made.tag("constraint", field="selections", scope=scope, value=value, type=kind, id=f"{kind}-{scope}",
                 percentValue="false", shared="true", includeChildSelections="true")
        for kind, value in (("min", 0), ("max", 1)) for scope in ("parent", "force", "roster")
    ]  # fmt: skip
    change = made.modifier("set", "points", 7, *(
        made.condition(f"e-{number % ARMIES}-{n}") for n in range(NEIGHBOURS)
    ))  # fmt: skip
    return made.holder("constraints", rows) + made.holder("modifiers", [change])


def thirteen() -> dict[str, bytes]:
    """Make a game system, its spells and eleven armies that link to both, as a community's files are."""
    text = "The bearer gains an ability for each opponent eliminated in the combat, and a token. " * 3
    costs = [made.cost(0, name="POW", type_id="t-pow")]
    common = [
        made.entry(f"Common {n}", id=f"common-{n}", kind="upgrade", pa=n % 9, costs=costs, more=_limited(n),
                   profiles=[made.profile(f"Common {n}", {"Description:": text}, id=f"pc-{n}")])
        for n in range(COMMON)
    ]  # fmt: skip
    shelf = made.group("Common", links=[made.link(f"common-{n}") for n in range(COMMON)], id="g-common")
    system = made.system(shared=common).replace(
        b"</gameSystem>",
        f"<sharedSelectionEntryGroups>{shelf}</sharedSelectionEntryGroups></gameSystem>".encode(),
    )
    spells = [
        made.entry(f"Spell {n}", id=f"spell-{n}", kind="upgrade", pa=0, costs=costs,
                   profiles=[made.profile(f"Spell {n}", made.SPELL, id=f"ps-{n}")])
        for n in range(SPELLS)
    ]  # fmt: skip
    path = made.group("Spells", links=[made.link(f"spell-{n}") for n in range(SPELLS)], id="g-spells")
    files = {
        "system.gst": system,
        "spells.cat": made.catalogue(shared=spells, groups=[path], id="cat-spells", name="AA-Spells"),
    }
    for number in range(ARMIES):
        files[f"army{number}.cat"] = _army(number, text)
    return files


def _army(number: int, text: str) -> bytes:
    shared = [
        made.entry(
            f"Option {number}.{n}", id=f"o-{number}-{n}", kind="upgrade", pa=n % 13, more=_limited(number),
            profiles=[made.profile(f"Text {number}.{n}", {"Description:": text}, id=f"x-{number}-{n}")],
        )
        for n in range(OPTIONS)
    ]  # fmt: skip
    common = made.link("g-common", kind="selectionEntryGroup")
    magic = made.link("g-spells", kind="selectionEntryGroup")
    figures = [
        made.entry(
            f"Figure {number}.{n}", id=f"e-{number}-{n}", pa=8 + n, more=_limited(number),
            profiles=[made.profile(f"Figure {number}.{n}", id=f"p-{number}-{n}")],
            groups=[made.group("Artifacts", links=[made.link(f"o-{number}-{m}") for m in range(n % 7, 12)],
                               id=f"g-{number}-{n}")],
            links=[common, *([magic] if n % 4 == 0 else [])], categories=["Troops"],
        )
        for n in range(CARDS)
    ]  # fmt: skip
    return made.catalogue(*figures, shared=shared, id=f"cat-{number}", name="Akkylannie Griffins [C5]")


def foreign() -> Iterator[Measure]:
    """Yield how long armies take from their files into a library, as command and window bring them."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number in range(4):
            paths.append(Path(folder) / f"army{number}.cat")
            paths[-1].write_bytes(catalogue(number))
        spent = [_once(Path(folder) / f"{n}.tact", paths, 4 * FIGURES) for n in range(TRIES + 1)][1:]
    read, imported, parsed = (statistics.median(times) for times in zip(*spent, strict=True))
    kilobytes = sum(len(catalogue(number)) for number in range(4)) // 1024
    floor, note = "parsing the same XML with the standard parser", f"{4 * FIGURES} cards, {kilobytes} KB"
    yield Measure("import four armies into the library", imported, parsed, floor, times=TIMES, note=note)
    yield Measure("of that, reading them", read, parsed, floor, note=note)
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for name, data in thirteen().items():
            paths.append(Path(folder) / name)
            paths[-1].write_bytes(data)
        spent = [_once(Path(folder) / f"{n}.tact", paths, ARMIES * CARDS) for n in range(FEW + 1)][1:]
        kilobytes = sum(path.stat().st_size for path in paths) // 1024
    _, imported, parsed = (statistics.median(times) for times in zip(*spent, strict=True))
    note = f"{len(paths)} files, {ARMIES * CARDS} cards, {kilobytes} KB"
    yield Measure("import a whole community set", imported, parsed, floor, times=TIMES, note=note)


def _once(library: Path, paths: list[Path], cards: int) -> tuple[float, float, float]:
    """Read and import once into a new library; parse the same files once."""
    with Library.open(library, starter=Starter()) as opened:
        opened.prepare_writing()
        desk = Desk(opened, tables.peoples(), tables.abilities(), int)

        def read() -> None:
            catalogues.read_files(paths, desk.peoples, desk.abilities)

        def bring() -> None:
            report = catalogues.bring(desk, paths=paths)
            assert isinstance(report, ImportReport) and len(report.added) == cards

        def parse() -> None:
            for path in paths:
                fromstring(path.read_bytes())

        # The collector of garbage strikes one parse in a few: what it costs is shared out among them. Half of
        # them stand before what is measured and half behind it, so that a busy moment falls on both.
        parsed = sum(timed(parse) for _ in range(PARSES))
        brought = timed(bring)
        parsed += sum(timed(parse) for _ in range(PARSES))
        return timed(read), brought, parsed / (2 * PARSES)
