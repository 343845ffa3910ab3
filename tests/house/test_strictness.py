"""A test that warns, writes outside or leaves something behind does not pass."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CARELESS = """
import logging, threading, time, warnings
from pathlib import Path
from PySide6.QtCore import qWarning
from PySide6.QtWidgets import QWidget
from desktop.wording.loader import system_language

kept = []

def test_any_language_of_the_machine_will_do(qapp):
    assert system_language() == "en"

def test_careless_leaves_a_window(qapp):
    kept.append(QWidget())

def test_careless_leaves_a_thread() -> None:
    threading.Thread(target=time.sleep, args=(3,), name="sleeper", daemon=True).start()

def test_careless_warns_in_the_log() -> None:
    logging.getLogger("db").warning("half a library")

def test_careless_silences_others() -> None:
    logging.getLogger("db").disabled = True

def test_careless_writes_outside() -> None:
    stray = Path({stray!r})
    stray.write_text("x")
    stray.unlink()

def test_careless_of_python() -> None:
    warnings.warn("old ways")

def test_careless_of_qt(qapp):
    qWarning("a layout twice")

def test_careful(qtbot, caplog, tmp_path):
    qtbot.addWidget(QWidget())
    with caplog.at_level(logging.WARNING):
        logging.getLogger("db").warning("expected")
    (Path.home() / "note").write_text("x")
    assert Path.home() != Path({home!r})
"""

CRASHING = """
import faulthandler
from pathlib import Path
from desktop.app.crash import CrashKeeper

def test_the_program_watches_for_crashes_itself() -> None:
    keeper = CrashKeeper(Path.home() / "crashes")
    keeper.install()
    if {quits}:
        keeper.uninstall()

def test_the_machine_fails() -> None:
    faulthandler._sigabrt()
"""


def strictly(test: Path, text: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Run a test that is written here under the strictness of all others."""
    test.write_text(text)
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "-p", "tests.conftest"]
    own = f"--basetemp={test.parent / 'tests'}"
    return subprocess.run([*command, own, *options, str(test)], cwd=ROOT, capture_output=True, text=True)


def test_what_a_careless_test_leaves_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    text = CARELESS.format(stray=str(ROOT / "stray.txt"), home=str(Path.home()))
    done = strictly(tmp_path / "test_careless.py", text, "-rfE")
    failed = set(re.findall(r"(?:FAILED|ERROR) \S*::(\w+)", done.stdout))
    assert failed == set(re.findall(r"test_careless_\w+", CARELESS)), done.stdout


@pytest.mark.parametrize("quits", [True, False])
def test_a_crash_after_the_program_was_tested_leaves_a_trace(tmp_path: Path, quits: bool) -> None:
    done = strictly(tmp_path / "test_crashing.py", CRASHING.format(quits=quits))
    assert "Fatal Python error: Aborted" in done.stderr
    assert "in test_the_machine_fails" in done.stderr
