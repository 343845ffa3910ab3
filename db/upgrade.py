"""Bring the tables of an old library up to date. Imported only when there is something to do."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, create_engine
from sqlalchemy.pool import NullPool

from db import schema
from db.engine import connect, known_troubles
from db.errors import Corrupt, shown

MIGRATIONS = Path(__file__).parent / "migrations"


def configured(connection: Connection) -> Config:
    """Return Alembic's configuration; its scripts lie beside this module, installed or frozen."""
    config = Config()
    # A percent sign in the path would be read as a reference to another option.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(path: Path, revision: str | None = None) -> None:
    """Run the migrations on a file, all or nothing.

    Foreign keys are off meanwhile: batch mode drops and renames tables, and with them on SQLite would
    delete the rows that refer to the dropped one. They are checked before anything is committed.
    Raises Corrupt when a reference leads nowhere, and the other known errors.
    """
    engine = create_engine(URL.create("sqlite"), creator=lambda: connect(path, "rw"), poolclass=NullPool)
    with known_troubles(path):
        try:
            with engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                try:
                    command.upgrade(configured(connection), revision or schema.HEAD)
                    if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
                        raise Corrupt(path=shown(path))
                except BaseException:
                    # Nothing where SQLite has done so itself, as on a full disk.
                    connection.connection.rollback()
                    raise
                connection.exec_driver_sql("COMMIT")
        finally:
            engine.dispose()
    with closing(connect(path, "rw")) as raw:
        raw.execute("PRAGMA optimize")
