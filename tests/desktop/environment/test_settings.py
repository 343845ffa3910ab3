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


def test_it_is_told_once_that_nothing_is_saved_and_what_was_chosen_is_saved_later(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("in the way", encoding="utf-8")
    settings, told = Settings.load(tmp_path / "config" / "settings.json"), list[str]()
    settings.told = lambda: told.append("not saved")
    settings.change(scale=125)
    settings.change(language="fr")
    assert told == ["not saved"]
    (tmp_path / "config").unlink()
    assert settings.save() and not settings.save_failed
    assert Settings.load(settings.path).values == settings.values


def test_each_of_two_windows_changes_only_what_it_chose(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    first = Settings.load(file)
    first.change(shortcuts={"redo": "Ctrl+Alt+R", "save": "Ctrl+Alt+S"}, people="dirz")
    first.opened(Path("/old.tact"))
    first.keep_for_place("printing", zoom=100, presets={"club": {"dpi": 300}})
    second = Settings.load(file)
    first.opened(Path("/first.tact"))
    first.change(shortcuts={"redo": "Ctrl+Alt+R", "undo": "Ctrl+Alt+U"}, language="fr")
    first.keep_for_place("printing", presets={"club": {"dpi": 300}, "home": {"dpi": 600}})
    second.change(scale=150)
    second.opened(Path("/second.tact"))
    second.keep_for_place("printing", presets={"away": {"dpi": 200}})
    values = Settings.load(file).values
    assert (values.scale, values.language, values.people) == (150, "fr", "dirz")
    assert values.shortcuts == {"redo": "Ctrl+Alt+R", "undo": "Ctrl+Alt+U"}
    assert values.recent == tuple(str(Path(name)) for name in ("/second.tact", "/first.tact", "/old.tact"))
    assert values.places["printing"] == {"zoom": 100, "presets": {"home": {"dpi": 600}, "away": {"dpi": 200}}}
    assert (second.values.language, second.values.recent) == ("", values.recent)


def test_what_makes_no_sense_since_the_start_is_kept_aside(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    settings = Settings.load(file)
    settings.change(language="fr")
    file.write_text("{", encoding="utf-8")
    settings.change(scale=125)
    assert (tmp_path / "settings.bad.json").read_text(encoding="utf-8") == "{"
    assert Settings.load(file).values == settings.values


def test_a_link_to_the_settings_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "dotfiles" / "tacticien.json", tmp_path / "config" / "settings.json"
    for folder in (real.parent, link.parent):
        folder.mkdir()
    link.symlink_to(real)
    for scale in (125, 150):
        Settings.load(link).change(scale=scale)
        assert link.is_symlink() and Settings.load(real).values.scale == scale
    assert [path.name for path in real.parent.iterdir()] == ["tacticien.json"]


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
