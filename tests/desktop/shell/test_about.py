"""Who made this, where my things are: told over the window, from the keys or by a few letters."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from desktop.environment.settings import ThemeChoice
from desktop.environment.version import VERSION
from desktop.shell.about import AboutSheet
from desktop.shell.keys_sheet import ShortcutSheet
from desktop.shell.window import Window
from tests.desktop.fit import cut_labels

ROOT = Path(__file__).resolve().parents[3]


def about(window: Window) -> AboutSheet:
    found = window.findChild(AboutSheet)
    assert isinstance(found, AboutSheet)
    return found


def told(sheet: AboutSheet) -> str:
    return "\n".join(words.text() for words in sheet.findChildren(QLabel))


def test_the_version_is_that_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION


def test_the_keys_lead_to_it_and_escape_leaves(window: Window) -> None:
    window.verbs.open_sheet()
    keys = window.findChild(ShortcutSheet)
    assert isinstance(keys, ShortcutSheet)
    keys.about.click()
    assert not keys.isVisible()
    assert about(window).isVisible()
    QTest.keyClick(about(window), Qt.Key.Key_Escape)
    assert not about(window).isVisible()


def test_it_is_found_by_a_few_letters(window: Window) -> None:
    entries = {entry.words: entry for entry in window.verbs.actions.entries()}
    entries["About Tacticien"].open()
    assert about(window).isVisible()


def test_it_tells_whose_work_is_in_it_and_where_things_are(window: Window, tmp_path: Path) -> None:
    library = tmp_path / "club" / "club.tact"
    window.settings.change(library=str(library))
    window.verbs.open_about()
    words = told(about(window))
    for part in (
        VERSION, "not affiliated", "Source Sans 3", "Cinzel", "DejaVu", "Tabler", "LGPL", "MIT",
        str(library), str(library.parent / "backups"), str(window.settings.path),
    ):  # fmt: skip
        assert part in words


def test_a_folder_is_shown_and_trouble_is_said(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def shown(url: QUrl) -> bool:
        opened.append(url.toLocalFile())
        return False

    monkeypatch.setattr(QDesktopServices, "openUrl", shown)
    window.settings.change(library=str(tmp_path / "club.tact"))
    window.verbs.open_about()
    for button in about(window).findChildren(QPushButton):
        if button.text() == "Open folder":
            button.click()
    # No backup was made yet: the folder above is shown in its stead.
    assert opened == [tmp_path.as_posix(), tmp_path.as_posix(), window.settings.path.parent.as_posix()]
    assert "could not be opened" in window.strip.words


@pytest.mark.parametrize("shade", [ThemeChoice.LIGHT, ThemeChoice.DARK])
@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_nothing_is_cut(window: Window, language: str, scale: int, shade: ThemeChoice) -> None:
    window.change_settings(language=language, scale=scale, theme=shade)
    window.verbs.open_about()
    QCoreApplication.processEvents()
    assert cut_labels(about(window)) == []
    assert ("licence MIT" in told(about(window))) == (language == "fr")
    window.verbs.open_sheet()
    QCoreApplication.processEvents()
    keys = window.findChild(ShortcutSheet)
    assert isinstance(keys, ShortcutSheet)
    assert cut_labels(keys) == []
