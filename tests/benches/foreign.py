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

FIGURES, OPTIONS, TRIES, PARSES, TIMES = 70, 60, 9, 2, 3
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


def foreign() -> Iterator[Measure]:
    """Yield how long armies take from their files into a library, as command and window bring them."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number in range(4):
            paths.append(Path(folder) / f"army{number}.cat")
            paths[-1].write_bytes(catalogue(number))
        spent = [_once(Path(folder) / f"{n}.tact", paths) for n in range(TRIES + 1)][1:]
    read, imported, parsed = (statistics.median(times) for times in zip(*spent, strict=True))
    kilobytes = sum(len(catalogue(number)) for number in range(4)) // 1024
    floor, note = "parsing the same XML with the standard parser", f"{4 * FIGURES} cards, {kilobytes} KB"
    yield Measure("import four armies into the library", imported, parsed, floor, times=TIMES, note=note)
    yield Measure("of that, reading them", read, parsed, floor, note=note)


def _once(library: Path, paths: list[Path]) -> tuple[float, float, float]:
    """Read and import once into a new library; parse the same files once."""
    with Library.open(library, starter=Starter()) as opened:
        opened.prepare_writing()
        desk = Desk(opened, tables.peoples(), tables.abilities(), int)

        def read() -> None:
            catalogues.read_files(paths, desk.peoples, desk.abilities)

        def bring() -> None:
            report = catalogues.bring(desk, paths=paths)
            assert isinstance(report, ImportReport) and len(report.added) == 4 * FIGURES

        def parse() -> None:
            for path in paths:
                fromstring(path.read_bytes())

        # The collector of garbage strikes one parse in a few: what it costs is shared out among them. Half of
        # them stand before what is measured and half behind it, so that a busy moment falls on both.
        parsed = sum(timed(parse) for _ in range(PARSES))
        brought = timed(bring)
        parsed += sum(timed(parse) for _ in range(PARSES))
        return timed(read), brought, parsed / (2 * PARSES)
