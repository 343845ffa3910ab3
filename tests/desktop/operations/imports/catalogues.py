"""Catalogues with one figure, read into a library that holds nothing else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from desktop.operations import cards
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from desktop.wording.differences import told_words
from rules.cards import Card
from tests.db.exchange.foreign import GUARD, entry, profile


def figure(name: str = "Guard", pa: object = 17, **cells: str) -> str:
    return entry(name, pa=pa, profiles=[profile(name, GUARD | cells)])


def file(folder: Path, data: bytes, name: str = "griffins.cat") -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


def bring(desk: Desk, *paths: Path, accept: bool = False) -> ImportReport:
    report = catalogues.bring(desk, paths=paths, accept=accept)
    assert isinstance(report, ImportReport)
    return report


def the_card(desk: Desk) -> Card:
    (revision,) = desk.library.cards()
    return revision.card


def edit(desk: Desk, **fields: object) -> None:
    (revision,) = desk.library.cards()
    changed = replace(revision.card, **fields)  # type: ignore[arg-type]
    assert isinstance(cards.save_card(desk, card=changed, card_id=revision.card_id), str)


def guard_of(desk: Desk) -> Card:
    return next(revision.card for revision in desk.library.cards() if revision.card.name_en == "Guard")


def taken(desk: Desk, *paths: Path) -> ImportReport:
    report = catalogues.bring(desk, paths=paths, theirs=True)
    assert isinstance(report, ImportReport)
    return report


def stays(report: object) -> list[tuple[str, str, str, bool]]:
    assert isinstance(report, ImportReport)
    return [(d.field, *told_words(d)[1:], d.taken) for d in report.stays]
