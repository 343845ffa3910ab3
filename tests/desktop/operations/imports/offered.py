"""A catalogue with one option, read into a library that holds nothing else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from desktop.operations import offers
from desktop.operations.desk import Desk
from rules.offers import Offer
from tests.db.exchange.foreign import catalogue, entry, profile


def told(folder: Path, pa: int = 9, revision: int = 1, sword: str = "Sword") -> Path:
    bought = entry(sword, id="e-Sword", kind="upgrade", pa=pa)
    path = folder / "dirz.cat"
    guard = entry("Guard", pa=20, profiles=[profile("Guard")], entries=[bought])
    path.write_bytes(catalogue(guard, revision=revision))
    return path


def the_offer(desk: Desk) -> tuple[str, Offer]:
    ((key, offer),) = desk.library.offers().items()
    return key, offer


def change(desk: Desk, **fields: Any) -> None:
    key, offer = the_offer(desk)
    made = replace(offer, option=replace(offer.option, **fields))
    assert offers.save_offer(desk, offer=made, offer_id=key) == key


def paid(desk: Desk) -> tuple[str, float | None, list[float | None]]:
    _, offer = the_offer(desk)
    return offer.option.name, offer.option.pa, list(offer.takers.values())
