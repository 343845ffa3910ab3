"""Two libraries between which packages go, and what a package was told to bring."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from desktop.operations import cards
from desktop.operations.desk import Desk
from desktop.operations.imports.report import ImportReport
from tests.desktop.operations.test_packages import packed


def all_of(desk: Desk, there: Path) -> Path:
    """Pack a library beside its file."""
    return packed(desk, there / f"{desk.library.path.parent.name}.tactpack")


def one(desk: Desk, there: Path, *card_ids: str) -> Path:
    return packed(desk, there / "one.tactpack", army_ids=(), card_ids=card_ids)


def picture_of(desk: Desk, card_id: str) -> bytes:
    key = desk.library.card(card_id).card.picture
    return desk.library.picture(key) if key else b""


def hang(desk: Desk, card_id: str, data: bytes) -> None:
    assert cards.attach_picture(desk, card_id=card_id, data=data) == card_id


def news(report: ImportReport) -> tuple[Any, ...]:
    return (
        report.added, report.changed, report.offers_added, report.offers_changed, report.owned,
        report.armies_added, report.rulesets_added, report.formats_added, report.battles, report.pictures,
        report.differences,
    )  # fmt: skip


NOTHING: tuple[Any, ...] = ([], [], [], [], [], [], [], [], [], 0, [])
