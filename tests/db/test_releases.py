"""Files of every release still open, and come out as they were."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from db.exchange.battle import export, read
from db.library import Library, picture_id
from tests.db.keep import CARD, FILES, GAME, OLD

BATTLES = sorted(p for p in FILES.glob("battle-*.json") if not p.name.endswith(".state.json"))
LIBRARIES = sorted(FILES.glob("library-*.tact"))


def test_there_are_files_of_a_release() -> None:
    assert BATTLES and len(BATTLES) == len(LIBRARIES)


@pytest.mark.parametrize("file", BATTLES, ids=lambda p: p.stem)
def test_a_kept_battle_plays_to_the_state_of_then(file: Path) -> None:
    record = read(file.read_bytes())
    assert record.game() == GAME.read(file.with_suffix(".state.json").read_bytes())
    assert read(export(record)).game() == record.game()
    assert record.game().turn == 2
    assert len(record.steps) == len(record.events) == len(record.path(record.head))


@pytest.mark.parametrize("file", LIBRARIES, ids=lambda p: p.stem)
def test_a_kept_library_opens_and_can_be_undone(file: Path, tmp_path: Path) -> None:
    path = Path(shutil.copy(file, tmp_path / "library.tact"))
    with Library.open(path) as library:
        (revision,) = library.cards()
        assert (revision.number, revision.card) == (2, CARD)
        (army,) = library.armies()
        assert library.muster(army).card(army.entries[0]) == CARD
        (battle,) = library.battles.listed()
        assert (battle.name, battle.turn) == ("V-A-4", 2)
        state = file.with_name(file.name.replace("library", "battle")).with_suffix(".state.json")
        assert library.battles.load(battle.id).game() == GAME.read(state.read_bytes())
        assert library.picture(picture_id(b"picture")) == b"picture"
        assert library.setting("language") == "fr"
        library.undo("library")
        assert [r.card.name_fr for r in library.cards()] == [OLD]
