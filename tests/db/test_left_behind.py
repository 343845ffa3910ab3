"""What SQLite had beside a library that was not closed: nothing new is laid under it."""

from __future__ import annotations

from pathlib import Path

import pytest

from db.errors import Exists, LeftBehind, Missing
from db.library import Library
from tests.db.beside import other

pytestmark = pytest.mark.usefixtures("beside")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Give a library that was not closed."""
    path = tmp_path / "club" / "club.tact"
    Library.open(path).close()
    with other(path) as first:
        first.write("Abel")
        first.kill()
    return path


def stand(folder: Path) -> dict[str, bytes]:
    """Give what lies in a folder but the mark of whoever writes."""
    return {found.name: found.read_bytes() for found in folder.iterdir() if found.suffix != ".lock"}


@pytest.mark.parametrize("read_only", [True, False])
def test_no_library_is_made_where_only_the_log_of_one_is_left(path: Path, read_only: bool) -> None:
    away = path.rename(path.parent.with_name("away"))
    before = stand(path.parent)
    with pytest.raises(LeftBehind) as caught:
        Library.open(path, read_only=read_only)
    assert caught.value.message.data["file"] == "club.tact-wal"
    assert stand(path.parent) == before
    away.rename(path)
    with Library.open(path) as library:
        assert [revision.card.name_fr for revision in library.cards()] == ["Abel"]


def test_nor_where_a_journal_is_left(tmp_path: Path) -> None:
    tmp_path.joinpath("club.tact-journal").write_bytes(b"steps")
    with pytest.raises(LeftBehind):
        Library.open(tmp_path / "club.tact")
    assert [found.name for found in tmp_path.iterdir()] == ["club.tact-journal"]


def test_a_log_without_a_step_keeps_nobody_from_a_new_library(tmp_path: Path) -> None:
    tmp_path.joinpath("club.tact-wal").touch()
    with pytest.raises(Missing):
        Library.open(tmp_path / "club.tact", read_only=True)
    for _ in range(2):
        Library.open(tmp_path / "club.tact").close()


@pytest.mark.parametrize("there", [True, False])
def test_no_copy_is_saved_where_steps_of_another_library_would_be_laid_over_it(
    path: Path, tmp_path: Path, there: bool
) -> None:
    if not there:
        path.unlink()
    with Library.open(tmp_path / "mine.tact") as mine:
        before = stand(path.parent)
        with pytest.raises(Exists):
            mine.backups.save_copy(path)
    assert stand(path.parent) == before
