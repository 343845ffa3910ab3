"""The tables of a library file. Rows stay on this floor; outside travel the dataclasses of the rules.

Nothing is ever deleted: cards and armies have immutable revisions and a pointer, timelines have steps
and a head. (No postponed annotations here: SQLModel reads them when a class is made.)
"""

from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, MetaData, Text
from sqlalchemy.orm import registry
from sqlmodel import Field, SQLModel

# Set before the first migration: batch mode finds constraints by these names.
NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


class TableRow(SQLModel, registry=registry(metadata=MetaData(naming_convention=NAMES))):
    """What all tables share."""


METADATA = TableRow.metadata


class LibraryRow(TableRow, table=True):
    """The library itself: one row, with the name that its backups carry."""

    __tablename__ = "library"
    id: int = Field(primary_key=True)
    uid: str
    created_at: str


class CardRow(TableRow, table=True):
    """A lasting reference card: the revision it shows, and whether it is hidden (soft-deleted)."""

    __tablename__ = "card"
    id: str = Field(primary_key=True)
    number: int
    hidden: bool


class CardRevisionRow(TableRow, table=True):
    """An immutable state of a reference card, as JSON."""

    __tablename__ = "card_revision"
    id: str = Field(primary_key=True, foreign_key="card.id")
    number: int = Field(primary_key=True)
    at: str
    data: str = Field(sa_column=Column(Text, nullable=False))


class ArmyRow(TableRow, table=True):
    """A lasting army list: the revision it shows, and whether it is hidden (soft-deleted)."""

    __tablename__ = "army"
    id: str = Field(primary_key=True)
    number: int
    hidden: bool


class ArmyRevisionRow(TableRow, table=True):
    """An immutable state of an army list, as JSON."""

    __tablename__ = "army_revision"
    id: str = Field(primary_key=True, foreign_key="army.id")
    number: int = Field(primary_key=True)
    at: str
    data: str = Field(sa_column=Column(Text, nullable=False))


class RulesetRow(TableRow, table=True):
    """A lasting own ruleset: the revision it shows, and whether it is hidden (soft-deleted)."""

    __tablename__ = "ruleset"
    id: str = Field(primary_key=True)
    number: int
    hidden: bool


class RulesetRevisionRow(TableRow, table=True):
    """An immutable state of an own ruleset, as JSON: what was changed in a shipped one."""

    __tablename__ = "ruleset_revision"
    id: str = Field(primary_key=True, foreign_key="ruleset.id")
    number: int = Field(primary_key=True)
    at: str
    data: str = Field(sa_column=Column(Text, nullable=False))


class OfferRow(TableRow, table=True):
    """An option that cards may buy: the revision it shows, and whether it is hidden (soft-deleted)."""

    __tablename__ = "offer"
    id: str = Field(primary_key=True)
    number: int
    hidden: bool


class OfferRevisionRow(TableRow, table=True):
    """An immutable state of what cards may buy, as JSON."""

    __tablename__ = "offer_revision"
    id: str = Field(primary_key=True, foreign_key="offer.id")
    number: int = Field(primary_key=True)
    at: str
    data: str = Field(sa_column=Column(Text, nullable=False))


class OriginRow(TableRow, table=True):
    """A foreign id, and which of its revisions holds what was said last."""

    __tablename__ = "origin"
    id: str = Field(primary_key=True)
    number: int
    hidden: bool


class OriginRevisionRow(TableRow, table=True):
    """What a foreign file said of a thing of ours when it was taken in, as JSON."""

    __tablename__ = "origin_revision"
    id: str = Field(primary_key=True, foreign_key="origin.id")
    number: int = Field(primary_key=True)
    at: str
    data: str = Field(sa_column=Column(Text, nullable=False))


class CatalogueRow(TableRow, table=True):
    """A game system or a catalogue that was read, and which of its revisions was read last."""

    __tablename__ = "catalogue"
    id: str = Field(primary_key=True)
    number: int
    hidden: bool


class CatalogueRevisionRow(TableRow, table=True):
    """What a catalogue was when it was read: name, kind, revision, the sum of its file's bytes, as JSON."""

    __tablename__ = "catalogue_revision"
    id: str = Field(primary_key=True, foreign_key="catalogue.id")
    number: int = Field(primary_key=True)
    at: str
    data: str = Field(sa_column=Column(Text, nullable=False))


class CatalogueFileRow(TableRow, table=True):
    """The compressed bytes of a catalogue's file, by the hash of what they hold."""

    __tablename__ = "catalogue_file"
    id: str = Field(primary_key=True)
    data: bytes = Field(sa_column=Column(LargeBinary, nullable=False))


class FormatRow(TableRow, table=True):
    """A list format of the players' own: the revision it shows, and whether it is hidden (soft-deleted)."""

    __tablename__ = "format"
    id: str = Field(primary_key=True)
    number: int
    hidden: bool


class FormatRevisionRow(TableRow, table=True):
    """An immutable state of a list format, as JSON."""

    __tablename__ = "format_revision"
    id: str = Field(primary_key=True, foreign_key="format.id")
    number: int = Field(primary_key=True)
    at: str
    data: str = Field(sa_column=Column(Text, nullable=False))


class OwnedRow(TableRow, table=True):
    """A miniature that somebody counts figures of."""

    __tablename__ = "owned"
    id: str = Field(primary_key=True)
    number: int
    hidden: bool


class OwnedRevisionRow(TableRow, table=True):
    """How many figures of a miniature somebody had, as JSON."""

    __tablename__ = "owned_revision"
    id: str = Field(primary_key=True, foreign_key="owned.id")
    number: int = Field(primary_key=True)
    at: str
    data: str = Field(sa_column=Column(Text, nullable=False))


class TimelineRow(TableRow, table=True):
    """A timeline: ``library``, ``muster``, ``rulesets``, ``battles`` (their list), or the id of a battle."""

    __tablename__ = "timeline"
    key: str = Field(primary_key=True)


class StepRow(TableRow, table=True):
    """A step of a timeline: its label and what it changed, before and after.

    Label and payload are JSON, sealed where they tell a hidden order (:mod:`db.seals`); what sides do while
    they order is one row without a label (:mod:`db.runs`). ``turn`` and ``ended`` tell how a battle stands
    after the step.
    """

    __tablename__ = "step"
    id: int | None = Field(default=None, primary_key=True)
    timeline: str = Field(foreign_key="timeline.key", index=True)
    parent_id: int | None = Field(
        default=None, sa_column=Column(Integer, ForeignKey("step.id"), nullable=True, index=True)
    )
    at: str
    label: bytes = Field(sa_column=Column(LargeBinary, nullable=False))
    payload: bytes = Field(sa_column=Column(LargeBinary, nullable=False))
    turn: int | None = None
    ended: bool = False


class HeadRow(TableRow, table=True):
    """Where a timeline stands: a step, or nothing for its beginning."""

    __tablename__ = "head"
    timeline: str = Field(primary_key=True, foreign_key="timeline.key")
    step_id: int | None = Field(default=None, foreign_key="step.id")


class BattleRow(TableRow, table=True):
    """A battle with what it froze when it began, as JSON, sealed where a side's order is hidden.

    ``touch`` numbers when it was touched last, among all battles: times do not order, clocks are set back.
    None has it that was not touched since there were numbers.
    """

    __tablename__ = "battle"
    id: str = Field(primary_key=True, foreign_key="timeline.key")
    name: str
    side_a: str
    side_b: str
    turn: int
    started_at: str
    touched_at: str
    archived: bool = False
    hidden: bool = False
    setup: bytes = Field(sa_column=Column(LargeBinary, nullable=False))
    touch: int | None = Field(default=None, index=True)


class PictureRow(TableRow, table=True):
    """A picture by the hash of its bytes."""

    __tablename__ = "picture"
    id: str = Field(primary_key=True)
    data: bytes = Field(sa_column=Column(LargeBinary, nullable=False))


class SettingRow(TableRow, table=True):
    """Something the library remembers for its user, as JSON."""

    __tablename__ = "setting"
    key: str = Field(primary_key=True)
    value: str = Field(sa_column=Column(Text, nullable=False))
