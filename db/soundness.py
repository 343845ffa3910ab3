"""Look whether the rows of a library hold together, before anybody trusts them.

SQLite's own check tells torn pages, not a turned bit within one: a text that became bytes, a card whose
revision names another card, a step that is its own ancestor. Found here, each is damage with a way out
(a backup); found later it would be a bug, or a loss nobody sees.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Mapping
from dataclasses import fields
from functools import cache
from typing import Any

from db.catalogue_record import KeptCatalogue
from db.origins import RulesetStatement
from rules.armies import Army
from rules.cards import Card
from rules.collection import Owned
from rules.formats import Format
from rules.offers import Offer

# The columns by what SQLite keeps in them, as db.tables says it (a test compares the two): the tables
# themselves are not loaded before something is written.
_POINTERS = {"id": "text", "number": "integer", "hidden": "integer"}
_REVISIONS = {"id": "text", "number": "integer", "at": "text", "data": "text"}
TABLES: dict[str, Mapping[str, str]] = {
    "library": {"id": "integer", "uid": "text", "created_at": "text"},
    "card": _POINTERS,
    "card_revision": _REVISIONS,
    "army": _POINTERS,
    "army_revision": _REVISIONS,
    "ruleset": _POINTERS,
    "ruleset_revision": _REVISIONS,
    "offer": _POINTERS,
    "offer_revision": _REVISIONS,
    "origin": _POINTERS,
    "origin_revision": _REVISIONS,
    "format": _POINTERS,
    "format_revision": _REVISIONS,
    "owned": _POINTERS,
    "owned_revision": _REVISIONS,
    "catalogue": _POINTERS,
    "catalogue_revision": _REVISIONS,
    "catalogue_file": {"id": "text", "data": "blob"},
    "timeline": {"key": "text"},
    "head": {"timeline": "text", "step_id": "integer null"},
    "step": {
        "id": "integer", "timeline": "text", "parent_id": "integer null", "at": "text", "label": "blob",
        "payload": "blob", "turn": "integer null", "ended": "integer",
    },
    "battle": {
        "id": "text", "name": "text", "side_a": "text", "side_b": "text", "turn": "integer",
        "started_at": "text", "touched_at": "text", "archived": "integer",
        "hidden": "integer", "setup": "blob", "touch": "integer null",
    },
    "picture": {"id": "text", "data": "blob"},
    "setting": {"key": "text", "value": "text"},
}  # fmt: skip
_LOOSE_ENDS = (
    "SELECT 1 FROM timeline LEFT JOIN head ON head.timeline = timeline.key WHERE head.timeline IS NULL",
    "SELECT 1 FROM head JOIN step ON step.id = head.step_id WHERE step.timeline <> head.timeline",
    # Steps are numbered as they come, so that no step is its own ancestor.
    "SELECT 1 FROM step JOIN step AS was ON was.id = step.parent_id"
    " WHERE was.id >= step.id OR was.timeline <> step.timeline",
)


def is_sound(raw: sqlite3.Connection, places: tuple[str, ...]) -> bool:
    """Tell whether values and references in the tables of today are as this program writes them."""
    return (
        not any(raw.execute(_strangers(table)).fetchone() for table in TABLES)
        and raw.execute("PRAGMA foreign_key_check").fetchone() is None
        and raw.execute("SELECT count(*) FROM library").fetchone() == (1,)
        and {*places} <= {key for (key,) in raw.execute("SELECT timeline FROM head")}
        and not any(raw.execute(question).fetchone() for question in _LOOSE_ENDS)
    )


def _names(kind: type[Any], *more: str) -> frozenset[str]:
    return frozenset((*(field.name for field in fields(kind)), *more))


FIELDS: Mapping[str, frozenset[str]] = {
    "card": _names(Card), "army": _names(Army), "offer": _names(Offer), "format": _names(Format),
    "owned": _names(Owned), "ruleset": _names(RulesetStatement, "version"),
    "catalogue": _names(KeptCatalogue),
}  # fmt: skip
"""What things of each table say; own rulesets are told without loading the rules of battles."""


def is_of_newer_program(raw: sqlite3.Connection) -> bool:
    """Tell whether a thing says, in any revision, something that this program has no field for."""
    return any(_says_more(raw, table, known) for table, known in FIELDS.items())


def _says_more(raw: sqlite3.Connection, table: str, known: Collection[str]) -> bool:
    names = ", ".join(map(repr, sorted(known)))
    more = f"SELECT 1 FROM {table}_revision, json_each(data) AS said WHERE said.key NOT IN ({names})"
    try:
        return raw.execute(more).fetchone() is not None
    except sqlite3.OperationalError as error:
        if "malformed JSON" in str(error):  # damage, which is told of the thing that is read
            return False
        raise


MOST = {"text": 16 * 2**20, "blob": 64 * 2**20}
"""How long one value may be; the longest that the program writes, a list in many versions, has a few MB."""


@cache
def _strangers(table: str) -> str:
    """Ask for a row that holds something of another kind than its column, or more than any of ours."""
    wrong = " OR ".join(_wrong(table, column, kinds) for column, kinds in TABLES[table].items())
    return f'SELECT 1 FROM "{table}" WHERE {wrong} LIMIT 1'


def _wrong(table: str, column: str, kinds: str) -> str:
    # Named with its table: SQLite takes an unknown "name" alone for a text.
    place = f'"{table}"."{column}"'
    strange = f"typeof({place}) NOT IN ({', '.join(map(repr, kinds.split()))})"
    return f"{strange} OR length({place}) > {MOST[kinds]}" if kinds in MOST else strange
