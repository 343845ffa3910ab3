"""Write what a package brings: pictures and battles, then a step of the library and of all that moves."""

from __future__ import annotations

from db.origins import Origin
from db.revisioned_table import ARMIES, CARDS, CATALOGUES, FORMATS, OFFERS, ORIGINS, OWNED, RULESETS
from db.writes import Packed
from db.writing.writer import Writer
from rules.text import Message


def bring(writer: Writer, at: str, label: Message, writes: Packed) -> tuple[str, ...]:
    """Write the import of a package, within a transaction; return the ids of its new battles, in order."""
    for key, data in writes.pictures.items():
        writer.picture(key, data)
    writer.catalogue_files(writes.catalogue_files)
    battles = {foreign: writer.battles.bring_in(at, record) for foreign, record in writes.battles.items()}
    origins = {**writes.origins, **{foreign: Origin(battle) for foreign, battle in battles.items()}}
    for place, asked in (
        ("library", ((CARDS, writes.cards), (OFFERS, tuple(writes.offers.items())),
                     (OWNED, tuple(writes.owned.items())), (ORIGINS, tuple(origins.items())),
                     (CATALOGUES, tuple(writes.catalogues.items())))),
        ("muster", ((ARMIES, tuple(writes.armies.items())), (FORMATS, tuple(writes.formats.items())))),
        ("rulesets", ((RULESETS, tuple(writes.rulesets.items())),)),
    ):  # fmt: skip
        if place == "library" or any(things for _, things in asked):  # it is asked for there, and undone
            writer.record_all(place, at, label, asked)
    if battles:
        writer.battles.arrive(at, label, battles.values())
    return tuple(battles.values())
