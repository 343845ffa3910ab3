"""The cards are read before what writes them is loaded; the first write loses nothing and needs no order."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest
from sqlalchemy import Boolean, Integer, LargeBinary

from db.library import ArmyWrite, CardWrite, Library
from db.soundness import TABLES
from db.tables import METADATA
from rules.armies import Army
from rules.cards import Card
from rules.text import Message

ROOT = Path(__file__).resolve().parents[2]
LABEL = Message("step.card_created", {"name": "Abel"})


def run(words: str, *arguments: str) -> str:
    """Run a few lines in a process that has loaded nothing yet."""
    done = subprocess.run(
        [sys.executable, "-c", words, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_reading_loads_neither_tables_nor_sqlalchemy(path: Path) -> None:
    with Library.open(path) as library:
        written = library.write_cards(LABEL, [CardWrite(None, Card("Abel"))])
        library.write_armies(Message("step.army_created"), [ArmyWrite(None, Army("", "Griffons"))])
        library.set_setting("key", "kept")
    found = run(
        "import sys\n"
        "from pathlib import Path\n"
        "from db.library import Library\n"
        "with Library.open(Path(sys.argv[1])) as library:\n"
        "    army = library.armies()[0]\n"
        "    library.muster(army)\n"
        "    shown = library.cards()[0].card.name_fr, army.name, library.setting('key')\n"
        "    assert library.card(sys.argv[2]) == library.some_cards([sys.argv[2], 'nobody'])[0]\n"
        "    assert len(library.history('library')) == library.head('library') == 1\n"
        "    assert not library.battles.listed() and not library.rulesets()\n"
        "slow = {'sqlalchemy', 'sqlmodel', 'alembic', 'pydantic', 'db.tables'}\n"
        "print(*shown, *(slow & sys.modules.keys()))",
        str(path),
        written.card_ids[0],
    )
    assert found == "Abel Griffons kept"


@pytest.mark.parametrize("first", ["db.library", "PySide6.QtCore", "db.tables", "desktop.operations.opening"])
def test_what_is_loaded_first_does_not_matter(first: str) -> None:
    """Qt looks into every module that is imported after it, and pydantic's do not always bear that."""
    later = ("db.library", "PySide6.QtCore", "db.writing.writer", "db.writing.making")
    run("\n".join(f"import {module}" for module in (first, *later)))


def test_the_first_write_waits_for_what_is_being_loaded(path: Path) -> None:
    Library.open(path).close()
    found = run(
        "import sys\n"
        "from pathlib import Path\n"
        "from threading import Thread\n"
        "from db.library import CardWrite, Library\n"
        "from rules.cards import Card\n"
        "from rules.text import Message\n"
        "label = Message('step.card_created')\n"
        "with Library.open(Path(sys.argv[1])) as library:\n"
        "    beside = Thread(target=library.prepare_writing)\n"
        "    beside.start()\n"
        "    assert library.cards() == []\n"
        "    library.write_cards(label, [CardWrite(None, Card('Abel'))])\n"
        "    beside.join()\n"
        "    library.write_cards(label, [CardWrite(None, Card('Cypher'))])\n"
        "with Library.open(Path(sys.argv[1])) as library:\n"
        "    print([found.card.name_fr for found in library.cards()], library.head('library'))",
        str(path),
    )
    assert found == "['Abel', 'Cypher'] 2"


def test_readiness_is_asked_for_beside_reads_and_writes(library: Library) -> None:
    beside = [Thread(target=library.prepare_writing) for _ in range(4)]
    for thread in beside:
        thread.start()
    for number in range(20):
        library.write_cards(LABEL, [CardWrite(None, Card(f"Conscrit {number}"))])
        assert len(library.cards()) == number + 1
    for thread in beside:
        thread.join()


def test_a_library_that_is_only_read_needs_no_readiness(path: Path) -> None:
    Library.open(path).close()
    with Library.open(path, read_only=True) as library:
        library.prepare_writing()
        assert library.cards() == []


def test_the_columns_that_are_looked_over_are_those_of_the_tables() -> None:
    kinds = {Integer: "integer", Boolean: "integer", LargeBinary: "blob"}
    told = {
        table.name: {
            column.name: next((word for made, word in kinds.items() if isinstance(column.type, made)), "text")
            + (" null" if column.nullable else "")
            for column in table.columns
        }
        for table in METADATA.sorted_tables
    }
    assert told == TABLES
