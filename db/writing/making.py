"""Make a new library: its tables, the rows that every library has, and the starter content."""

from __future__ import annotations

import os
import uuid
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_mock_engine, insert
from sqlalchemy.engine.mock import MockConnection

from db.engine import APPLICATION_ID, known_troubles, open_for
from db.privacy import make_file
from db.revisioned_table import ARMIES, CARDS, OFFERS
from db.schema import HEAD, PLACES, fold_up
from db.starter import Starter, StarterArmy, lasting_id
from db.tables import METADATA, HeadRow, LibraryRow, TimelineRow
from db.whereabouts import draft_file
from db.writing import revisions
from db.writing.engine import engine_over
from rules.armies import Army, Entry
from rules.cards import Card
from rules.offers import Offer


def make_library(path: Path, starter: Starter, now: str) -> None:
    """Make a new library, whole or not at all: it appears under its name when it is finished.

    Raises KeyError when a starter army names a card that is not there; ReadOnly, DiskFull, Unreachable.
    """
    draft = draft_file(path, ".new")
    with known_troubles(path):
        try:
            draft.unlink(missing_ok=True)
            make_file(draft)
            with closing(open_for(draft, "rwc")) as raw:
                with engine_over(raw).begin() as connection:
                    _create(connection, now)
                    _fill(connection, now, starter)
                fold_up(raw)
            draft.replace(os.path.realpath(path))
        finally:
            for part in ("", "-wal", "-shm", "-journal"):
                draft.with_name(draft.name + part).unlink(missing_ok=True)


def _create(connection: Connection, now: str) -> None:
    """Write the tables of today and the rows that every library has."""
    connection.exec_driver_sql(f"PRAGMA application_id={APPLICATION_ID}")
    for statement in _statements():
        connection.exec_driver_sql(statement)
    _stamp(connection)
    connection.execute(insert(LibraryRow), {"id": 1, "uid": uuid.uuid4().hex, "created_at": now})
    connection.execute(insert(TimelineRow), [{"key": place} for place in PLACES])
    connection.execute(insert(HeadRow), [{"timeline": place, "step_id": None} for place in PLACES])


@cache
def _statements() -> tuple[str, ...]:
    """Give what makes the tables of today: to word it takes longer than to carry it out."""
    found: list[str] = []

    def word(made: Any, *_: object, **__: object) -> None:
        found.append(str(made.compile(dialect=engine.dialect)))

    engine: MockConnection = create_mock_engine("sqlite://", word)
    METADATA.create_all(engine, checkfirst=False)
    return tuple(found)


def _stamp(connection: Connection) -> None:
    """Note the revision of the tables, as Alembic itself would."""
    connection.exec_driver_sql(
        "CREATE TABLE alembic_version ("
        "version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
    )
    connection.exec_driver_sql("INSERT INTO alembic_version VALUES (?)", (HEAD,))


def _fill(connection: Connection, now: str, starter: Starter) -> None:
    cards: dict[str, Card] = {}
    ids: dict[tuple[str, str], str] = {}
    for card in starter.cards:
        name = card.name_fr or card.name_en
        card_id = lasting_id(cards.keys(), "card", name, card.edition, card.system)
        cards[card_id] = card
        ids.setdefault((name, card.edition), card_id)
    revisions.write(connection, CARDS, now, cards.items())
    offers: dict[str, Offer] = {}
    for made in starter.offers:
        takers = {ids[card]: pa for card, pa in made.takers.items()}
        offer_id = lasting_id(offers.keys(), "offer", made.option.name, made.edition)
        offers[offer_id] = Offer(made.option, takers=takers, edition=made.edition, source=made.source)
    revisions.write(connection, OFFERS, now, offers.items())
    armies: dict[str, Army] = {}
    for row in starter.armies:
        army = _army(row, lasting_id(armies.keys(), "army", row.name, row.edition, row.system), ids)
        armies[army.id] = army
    revisions.write(connection, ARMIES, now, armies.items())


def _army(army: StarterArmy, army_id: str, ids: dict[tuple[str, str], str]) -> Army:
    entries = tuple(
        Entry(f"e{number}", ids[e.name_fr, e.edition], revision=1, figures=e.figures, options=e.bought)
        for number, e in enumerate(army.entries, 1)
    )
    return Army(
        army_id, army.name, army.people, army.edition, army.limit, entries, army.note, system=army.system
    )
