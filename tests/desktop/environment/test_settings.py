"""What the player chose is kept, whatever happens to the file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop.environment import paths
from desktop.environment.settings import RECENT_LIMIT, Dice, Settings, SettingValues, ThemeChoice


def test_the_first_start_asks_the_system_and_takes_dice_from_the_table(tmp_path: Path) -> None:
    values = Settings.load(tmp_path / "none.json").values
    assert (values.language, values.theme, values.scale) == ("", ThemeChoice.SYSTEM, 100)
    assert values.dice is Dice.TABLE
    assert not values.dice.rolls
    assert not values.welcomed


def test_what_was_chosen_is_there_at_the_next_start(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "settings.json"
    settings = Settings.load(file)
    settings.change(language="fr", theme=ThemeChoice.DARK, scale=150, dice=Dice.ROLLED, people="griffins")
    settings.opened(Path("/club/été.tact"))
    settings.keep_for_place("muster", split=[300, 500])
    again = Settings.load(file)
    assert again.values == settings.values
    assert again.values.dice.rolls
    assert again.of_place("muster") == {"split": [300, 500]}
    assert again.values.recent == (str(Path("/club/été.tact")),)
    assert [path.name for path in file.parent.iterdir()] == ["settings.json"]


def test_a_library_is_remembered_by_a_path_that_leads_there_from_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "club").mkdir()
    monkeypatch.chdir(tmp_path / "club")
    settings = Settings.load(tmp_path / "settings.json")
    for name in ("a.tact", "./a.tact", "../b.tact"):
        settings.opened(Path(name))
    assert settings.values.recent == (str(tmp_path / "b.tact"), str(tmp_path / "club" / "a.tact"))


def test_a_path_that_leads_elsewhere_from_each_folder_is_forgotten(tmp_path: Path) -> None:
    """Releases before remembered what was typed."""
    file, known = tmp_path / "settings.json", str(tmp_path / "a.tact")
    file.write_text(json.dumps({"library": "club.tact", "recent": ["club.tact", known], "scale": 125}))
    assert Settings.load(file).values == SettingValues(scale=125, recent=(known,))


@pytest.mark.parametrize("name", ["/club\0.tact", "/club\ud800.tact"])
def test_a_path_that_no_file_can_have_is_forgotten(tmp_path: Path, name: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"library": name, "recent": [name, "/club.tact"]}), encoding="utf-8")
    values = Settings.load(path).values
    assert (values.library, values.recent) == ("", ("/club.tact",))


@pytest.mark.parametrize("text", ["{", "[]", "", '"x"', "\x00"])
def test_an_unreadable_file_is_kept_aside(tmp_path: Path, text: str) -> None:
    file = tmp_path / "settings.json"
    for number in range(2):
        file.write_text(text, encoding="utf-8")
        settings = Settings.load(file)
        assert settings.values == SettingValues()
        assert settings.set_aside is not None
        assert settings.set_aside.read_text(encoding="utf-8") == text
        assert len(list(tmp_path.glob("settings.bad*"))) == number + 1
    settings.change(scale=125)
    assert Settings.load(file).values.scale == 125


def test_what_a_killed_process_wrote_aside_goes_with_the_next_change(tmp_path: Path) -> None:
    (tmp_path / "settings-killed.tmp").write_bytes(b"half")
    settings = Settings.load(tmp_path / "settings.json")
    settings.change(language="fr")
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


def test_a_file_that_nests_without_end_is_kept_aside(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text("[" * 200_000, encoding="utf-8")
    assert Settings.load(file).set_aside is not None


def test_a_library_whose_name_is_no_text_is_remembered(tmp_path: Path) -> None:
    file, library = tmp_path / "settings.json", Path("/club/\udcff.tact")
    Settings.load(file).opened(library)
    assert Settings.load(file).values.library == str(library)


def test_what_a_place_remembered_may_be_nonsense(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"places": {"muster": 5, "library": {"split": "x"}}}', encoding="utf-8")
    settings = Settings.load(file)
    assert settings.of_place("muster") == {}
    settings.keep_for_place("muster", split=[1, 2])
    assert Settings.load(file).of_place("muster") == {"split": [1, 2]}


def test_values_of_the_wrong_kind_are_left_out_and_the_others_taken(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(
        '{"scale": 400, "theme": "pink", "dice": 3, "welcomed": "yes", "recent": "x", "people": "dirz",'
        ' "language": null, "unknown": 1, "places": [], "shortcuts": {"a": 5, "b": ["c"]}}',
        encoding="utf-8",
    )
    settings = Settings.load(file)
    assert settings.set_aside is None
    assert settings.values == SettingValues(people="dirz")


def test_a_profile_that_cannot_be_written_does_not_stop_play(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("in the way", encoding="utf-8")
    settings = Settings.load(tmp_path / "config" / "settings.json")
    settings.change(scale=125)
    assert settings.values.scale == 125
    assert settings.save_failed


def test_the_libraries_opened_lately_are_few_and_each_is_named_once(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    for number in [*range(RECENT_LIMIT + 3), 5]:
        settings.opened(Path(f"/{number}.tact"))
    assert len(settings.values.recent) == RECENT_LIMIT
    assert settings.values.recent[0] == str(Path("/5.tact"))
    assert len(set(settings.values.recent)) == RECENT_LIMIT


def test_everything_lies_below_a_home_that_was_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    found = paths.find()
    assert {found.config, found.data, found.cache} == {
        tmp_path / "config",
        tmp_path / "data",
        tmp_path / "cache",
    }
    assert found.library == tmp_path / "data" / "library.tact"


def test_everything_lies_in_the_homes_of_the_system_otherwise(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE, raising=False)
    found = paths.find()
    for path in (found.settings, found.library, found.crashes):
        assert home in path.parents
        assert "Tacticien" in path.parts
