"""A table with one card, read into a library that holds nothing else."""

from __future__ import annotations

from pathlib import Path

from desktop.operations.desk import Desk
from desktop.operations.imports.card_tables import import_tables
from desktop.operations.imports.report import ImportReport
from rules.text import Refusal
from rules.values import Characteristic

HEADER = "name_fr;people;ini;pa\n"


def table(tmp_path: Path, *rows: str, header: str = HEADER) -> Path:
    path = tmp_path / "k.csv"
    path.write_text(header + "".join(f"{row}\n" for row in rows), encoding="utf-8")
    return path


def bring(
    desk: Desk, tmp_path: Path, row: str, *, header: str = HEADER, theirs: bool = False
) -> ImportReport:
    report = import_tables(desk, paths=[table(tmp_path, row, header=header)], theirs=theirs)
    assert not isinstance(report, Refusal)
    return report


def shown(desk: Desk) -> tuple[str, str]:
    (revision,) = desk.library.cards()
    return str(revision.card.values[Characteristic.INI]), str(revision.card.pa)
