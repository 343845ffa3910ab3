"""The one door: what it says, what it asks for, and when it works again."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import make
from desktop.environment import system_libraries
from tests.house.source import FLOORS, ROOT, files, imported

VERBS = [
    "run", "test", "check", "demo", "install", "words", "bench", "access", "fuzz", "conformance",
    "package", "help",
]  # fmt: skip
FAMILIES = {
    "debian": {"ID": "debian", "VERSION_ID": "12"},
    "debian-t64": {"ID": "debian", "VERSION_ID": "13"},
    "fedora": {"ID": "rocky", "ID_LIKE": "rhel centos fedora", "VERSION_ID": "9.4"},
    "arch": {"ID": "manjaro", "ID_LIKE": "arch"},
    "suse": {"ID": "opensuse-tumbleweed", "ID_LIKE": "opensuse suse", "VERSION_ID": "20261101"},
    "unknown": {"ID": "plan9"},
}


class Typed:
    """Stands for a terminal (or none) and for whoever sits at it; notes the commands that were run."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, root: bool, ci: bool, answer: str | None) -> None:
        self.commands: list[list[str]] = []
        monkeypatch.setattr(make, "is_root", lambda: root)
        monkeypatch.setattr(make, "in_ci", lambda: ci)
        monkeypatch.setattr(system_libraries, "family", lambda: "debian")
        monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
        monkeypatch.setattr("sys.stdin", self)
        monkeypatch.setattr("builtins.input", lambda question: answer)
        monkeypatch.setattr(subprocess, "call", self.call)
        self.answer = answer

    def isatty(self) -> bool:
        return self.answer is not None

    def call(self, command: list[str], **options: Any) -> int:
        self.commands.append(command)
        return 0


def test_without_a_verb_the_door_names_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert make.main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[2:]] == VERBS
    assert all(len(line.split()) > 3 for line in lines[2:])


def test_an_unknown_verb_is_a_wrong_use() -> None:
    with pytest.raises(make.StopError) as stop:
        make.main(["dance"])
    assert stop.value.args == ("\nThere is no verb 'dance'.", 2)


def test_the_door_needs_nothing_installed() -> None:
    # The program reads its arguments without any library, too.
    needed = {name.split(".")[0] for name in imported(ROOT / "make.py")} - {"desktop"}
    assert needed <= sys.stdlib_module_names


@pytest.mark.parametrize("arguments", [[], ["--library=mine.tact"], ["mine.tact"]])
def test_without_a_display_run_says_so_and_names_the_demo(arguments: list[str]) -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    blind = {name: value for name, value in os.environ.items() if name not in hidden}
    without_libraries = [sys.executable, "-S", str(ROOT / "make.py")]
    done = subprocess.run([*without_libraries, "run", *arguments], env=blind, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "make.py demo" in done.stderr


def test_what_was_compiled_is_kept_whatever_the_shell_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    code = "import sys; sys.exit(sys.dont_write_bytecode)"
    assert subprocess.call([sys.executable, "-c", code]) == 1
    assert subprocess.call([sys.executable, "-c", code], env=make.environment(screenless=True)) == 0


def test_access_tells_what_to_install_where_no_bus_can_be_heard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Typed(monkeypatch, root=False, ci=False, answer=None)
    monkeypatch.setattr(make, "prepare", lambda *_parts, **_more: None)
    monkeypatch.setattr(make, "works", lambda _python, _statement: False)
    with pytest.raises(make.StopError, match="Run that command"):
        make.access([])
    assert "xvfb dbus at-spi2-core python3-gi gir1.2-atspi-2.0" in capsys.readouterr().err


def test_a_verb_of_the_command_line_needs_no_display() -> None:
    assert not make.wants_window(["--library", "mine.tact", "cards"])
    assert not make.wants_window(["selftest"])


@pytest.mark.parametrize("family", FAMILIES)
def test_a_distribution_is_known_by_its_name_or_its_parents(
    family: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platform, "freedesktop_os_release", lambda: FAMILIES[family])
    assert system_libraries.family() == family


def test_every_distribution_has_a_package_for_every_library() -> None:
    system = system_libraries.table()
    families = {row["family"] for row in system["distribution"]}
    assert set(system["manager"]) == set(system["python"]) == set(system["access"]) == families
    assert {name: families - set(row) for name, row in system["library"].items() if families - set(row)} == {}
    assert {row["need"] for row in system["library"].values()} == {"always", "window", "wayland"}


def test_root_installs_what_the_system_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = Typed(monkeypatch, root=True, ci=False, answer=None)
    make.require_packages(["libgl1", "libglib2.0-0", "libglib2.0-0"])
    assert typed.commands[0][:2] == ["sh", "-c"]
    assert typed.commands[0][2].endswith(" libgl1 libglib2.0-0")


def test_a_machine_without_anybody_before_it_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = Typed(monkeypatch, root=False, ci=True, answer=None)
    make.require_packages(["libgl1"])
    assert typed.commands[0][:2] == ["sudo", "-n"]


def test_a_player_sees_the_exact_command_and_nothing_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = Typed(monkeypatch, root=False, ci=False, answer=None)
    with pytest.raises(make.StopError, match="Run that command"):
        make.require_packages(["libgl1"])
    assert "sudo sh -c 'apt-get update" in capsys.readouterr().err
    assert typed.commands == []


@pytest.mark.parametrize(("answer", "runs"), [("y", 1), ("oui", 1), ("", 0), ("n", 0)])
def test_a_player_at_a_terminal_is_asked_once(
    answer: str, runs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = Typed(monkeypatch, root=False, ci=False, answer=answer)
    if runs:
        make.require_packages(["libgl1"])
    else:
        with pytest.raises(make.StopError):
            make.require_packages(["libgl1"])
    assert len(typed.commands) == runs


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note which parts of the set-up run, on a machine where nothing is set up."""
    done: list[str] = []
    monkeypatch.setattr(make, "VENV", tmp_path)
    monkeypatch.setattr(make, "require_system", lambda window: done.append(f"system {window}"))
    for part in ("make_environment", "pip", "compile_bytecode", "try_qt", "compile_words"):
        monkeypatch.setattr(make, part, lambda *arguments, part=part: done.append(part))
    return done


def test_the_second_start_sets_nothing_up(workshop: list[str]) -> None:
    make.prepare("play", window=True)
    assert workshop == [
        "system True", "make_environment", "pip", "compile_bytecode", "try_qt", "compile_words",
    ]  # fmt: skip
    workshop.clear()
    make.prepare("play", window=True)
    assert workshop == ["compile_words"]


def test_the_first_window_after_the_tests_asks_only_for_its_own_libraries(workshop: list[str]) -> None:
    make.prepare("work")
    workshop.clear()
    make.prepare("play", window=True)
    assert workshop == ["system True", "compile_words"]


def test_pip_resolves_nothing_by_itself(workshop: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A release newer than the lock must not matter, however it is asked for."""
    asked: list[str] = []
    monkeypatch.setattr(make, "pip", lambda *words: asked.extend(words))
    make.prepare("play")
    assert {"--no-deps", "--require-hashes"} <= set(asked)


def test_a_changed_lock_is_installed_again(workshop: list[str], tmp_path: Path) -> None:
    make.prepare("play")
    make.stamp("play").write_text("an older lock")
    workshop.clear()
    make.prepare("play")
    assert "pip" in workshop


def test_a_copy_of_the_environment_that_shares_its_files_keeps_its_own_stamp(
    workshop: list[str], tmp_path: Path
) -> None:
    make.prepare("play")
    copied = tmp_path / "copied.stamp"
    make.stamp("play").write_text("that of another checkout")
    os.link(make.stamp("play"), copied)
    make.prepare("play")
    assert make.is_stamped("play") and copied.read_text() == "that of another checkout"


def test_ci_goes_through_the_door() -> None:
    script = ROOT / ".ci" / "run"
    assert "make.py check" in script.read_text()
    assert os.access(script, os.X_OK)


def test_the_set_up_tries_every_part_of_qt_in_use() -> None:
    names = {name for path in files(*FLOORS, suffix=".py") for name in imported(path)}
    parts = {name.split(".")[1] for name in names if name.startswith("PySide6.")}
    assert parts <= set(make.QT_PARTS)


# The words of the screen ----------------------------------------------------------------------------

SPEAKER = """
from PySide6.QtCore import QObject


class Door(QObject):
    def words(self) -> list[str]:
        return [self.tr("Shut the door"), self.tr({reworded!r})]
"""


@pytest.fixture
def speaking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a tree of one module whose words are all translated; return the folder of its translations."""
    monkeypatch.setattr(make, "ROOT", tmp_path)
    monkeypatch.setattr(make, "WORDS", tmp_path / "i18n")
    monkeypatch.setattr(make, "SPEAKING", ["desktop"])
    monkeypatch.setattr(make, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(make, "prepare", lambda *wanted: None)
    for folder in ("i18n", "desktop"):
        (tmp_path / folder).mkdir()
    collect(tmp_path, "Bolt the window")
    french = tmp_path / "i18n" / "tacticien_fr.ts"
    words = french.read_text(encoding="utf-8")
    for source, said in (("Shut the door", "Fermer la porte"), ("Bolt the window", "Verrouiller la fenêtre")):
        lacking = f'<source>{source}</source>\n        <translation type="unfinished"></translation>'
        assert lacking in words
        done = lacking.replace(' type="unfinished"></', f">{said}</")
        words = words.replace(lacking, done)
    french.write_text(words, encoding="utf-8", newline="\n")
    return french


def collect(root: Path, reworded: str) -> None:
    (root / "desktop" / "door.py").write_text(SPEAKER.format(reworded=reworded), encoding="utf-8")
    assert make.words([]) == 0


def test_words_that_stay_are_not_spoken_of(
    speaking: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    before = speaking.read_text(encoding="utf-8")
    collect(tmp_path, "Bolt the window")
    assert speaking.read_text(encoding="utf-8") == before
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("reworded", ["Bolt the windows", "Nobody comes in by there"])
def test_the_french_of_words_that_were_reworded_is_shown(
    speaking: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], reworded: str
) -> None:
    capsys.readouterr()
    collect(tmp_path, reworded)
    said = capsys.readouterr().out
    assert "Bolt the window" in said and "Verrouiller la fenêtre" in said
    assert "Shut the door" not in said
    assert f"Door: {reworded}\n" in said, "what waits for its French"


@pytest.mark.parametrize(("free", "taken"), [(3, True), (1, False)])
def test_tests_write_into_memory_where_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, taken: bool
) -> None:
    monkeypatch.setattr(make, "MEMORY_DISK", tmp_path)
    monkeypatch.setattr("shutil.disk_usage", lambda _disk: SimpleNamespace(free=free * 2**30))
    assert make.memory_disk() == (tmp_path if taken else None)
    monkeypatch.setattr(make, "MEMORY_DISK", tmp_path / "none")
    assert make.memory_disk() is None
