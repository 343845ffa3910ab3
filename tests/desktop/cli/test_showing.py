"""Where no window can be shown the program says so in a sentence of its own, and Qt never aborts it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.environment import showing, system_libraries

ROOT = Path(showing.__file__).resolve().parents[2]
LOST = """
import ctypes, os, sys
lost = [name for name in sys.argv[1].split(",") if name]
real = ctypes.CDLL
def opens(name, *more):
    plain = os.path.basename(name)
    if plain in lost or (lost and plain == "libqxcb.so"):
        raise OSError(f"{lost[0]}: cannot open shared object file: No such file or directory")
    return None if plain == "libqxcb.so" else real(name, *more)
ctypes.CDLL = opens
sys.platform = "linux"
from desktop.app.main import main
code = main([])
assert "PySide6" not in sys.modules, "Qt was never asked"
sys.exit(code)
"""


def start(lost: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Start the program in a process of its own where some libraries are not found."""
    plain = {k: v for k, v in os.environ.items() if not k.startswith(("QT_", "DISPLAY", "WAYLAND", "XDG_"))}
    return subprocess.run(
        [sys.executable, "-c", LOST, lost], cwd=ROOT, env={**plain, **environment},
        capture_output=True, text=True, timeout=100, check=False,
    )  # fmt: skip


def one_sentence(done: subprocess.CompletedProcess[str]) -> str:
    """Hold that it ended with 1 and one line of its own; give that."""
    assert (done.returncode, done.stdout) == (1, ""), done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "Qt platform plugin" not in done.stderr and "qt.qpa" not in done.stderr
    return done.stderr


@pytest.mark.parametrize("library", ["libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxkbcommon-x11.so.0"])
def test_a_library_that_lacks_is_named_with_what_installs_it(library: str) -> None:
    said = one_sentence(start(library, DISPLAY=":7077"))
    assert "The system lacks what the window needs" in said and library in said
    (package,) = system_libraries.packages([library])
    if command := system_libraries.install_command([package]):
        assert command.rpartition(" && ")[2].split()[0] in said and package in said


SELFTEST = """
import ctypes, importlib.abc, sys
real = ctypes.CDLL
def opens(name, *more):
    if name == sys.argv[1]:
        raise OSError(f"{name}: cannot open shared object file: No such file or directory")
    return real(name, *more)
ctypes.CDLL = opens
class Lost(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name in ("PySide6.QtGui", "PySide6.QtWidgets"):
            raise ImportError(f"{sys.argv[1]}: cannot open shared object file: No such file or directory")
sys.meta_path.insert(0, Lost())
sys.platform = "linux"
from desktop.app.main import main
sys.exit(main(["--language", "en", "selftest"]))
"""


def test_a_selftest_without_what_qt_always_needs_says_what_installs_it(tmp_path: Path) -> None:
    said = one_sentence(subprocess.run(
        [sys.executable, "-c", SELFTEST, "libGL.so.1"], cwd=ROOT,
        env={**os.environ, "TACTICIEN_HOME": str(tmp_path)}, capture_output=True, text=True, timeout=100,
        check=False,
    ))  # fmt: skip
    assert "The system lacks what the window needs: libGL.so.1" in said


def test_a_library_that_no_list_knows_is_named_too() -> None:
    assert "libunheard.so.9" in one_sentence(start("libunheard.so.9", DISPLAY=":7077"))


def test_without_a_display_and_with_one_that_does_not_answer() -> None:
    assert "There is no display here" in one_sentence(start(""))
    assert "The display :7077 does not answer" in one_sentence(start("", DISPLAY=":7077"))


def test_a_platform_that_this_qt_does_not_have_is_named_beside_those_it_has() -> None:
    said = one_sentence(start("", QT_QPA_PLATFORM="xbc"))
    assert "QT_QPA_PLATFORM is xbc" in said and "offscreen" in said and "xcb" in said
    assert "lacks" in one_sentence(start("libxcb-cursor.so.0", QT_QPA_PLATFORM="xcb"))


def test_the_first_platform_that_works_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("QT_QPA_PLATFORM", "xbc;offscreen:size=800x600")
    assert showing.why_no_window() == ""
    monkeypatch.setenv("QT_QPA_PLATFORM_PLUGIN_PATH", "/somewhere")
    monkeypatch.setenv("QT_QPA_PLATFORM", "own")
    assert showing.why_no_window() == "", "where Qt's parts lie elsewhere it tries itself"
    monkeypatch.setattr(sys, "platform", "win32")
    assert showing.why_no_window() == ""


def test_every_list_of_packages_is_in_what_is_installed() -> None:
    assert system_libraries.table()["library"]["libxcb-cursor.so.0"]["debian"] == "libxcb-cursor0"
    assert {row["need"] for row in system_libraries.table()["library"].values()} == {
        "always", "window", "wayland",
    }  # fmt: skip
