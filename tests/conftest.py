"""Strictness for every test: a home of its own, no screen, and nothing left behind.

Qt is never imported from here: the tests of the rules run where it is not installed.
"""

from __future__ import annotations

import faulthandler
import gc
import importlib
import logging
import os
import sys
import tempfile
import threading
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from _pytest.faulthandler import fault_handler_stderr_fd_key

from tests.examples import examples
from tests.goldens import renewed
from tests.outside import strays

ROOT = Path(__file__).resolve().parent.parent
os.environ["QT_QPA_PLATFORM"] = "offscreen"
for leaning in ("LANGUAGE", "QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "TACTICIEN_HOME"):
    os.environ.pop(leaning, None)
# Whatever the machine speaks, the program begins in English.
for told in [name for name in os.environ if name.startswith("LC_")]:
    del os.environ[told]
os.environ["LANG"] = "C.UTF-8"

# A busy machine is slow, not wrong.
hypothesis.settings.register_profile(
    "house", hypothesis.settings(), deadline=None, max_examples=examples(100)
)
hypothesis.settings.load_profile("house")

HOMES = {
    "HOME": "",
    "USERPROFILE": "",
    "APPDATA": "AppData/Roaming",
    "LOCALAPPDATA": "AppData/Local",
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
    "XDG_CACHE_HOME": ".cache",
    "XDG_RUNTIME_DIR": ".run",
    "XDG_DOCUMENTS_DIR": "Documents",
}


# A home of its own --------------------------------------------------------------------------------


def furnish(home: Path) -> Path:
    """Make the folders of somebody's home."""
    for below in HOMES.values():
        (home / below).mkdir(parents=True, exist_ok=True)
    (home / ".run").chmod(0o700)
    return home


def settle(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every name a system has for somebody's home point into `home`."""
    for name, below in HOMES.items():
        monkeypatch.setenv(name, str(home / below))


def contents(home: Path) -> set[tuple[str, int]]:
    """Give all that lies in a home, each with what may be done with it."""
    found, folders = {(str(home), home.stat().st_mode)}, [str(home)]
    for folder in folders:
        with os.scandir(folder) as there:
            for each in there:
                found.add((each.path, each.stat(follow_symlinks=False).st_mode))
                if each.is_dir(follow_symlinks=False):
                    folders.append(each.path)
    return found


@pytest.fixture(scope="session", autouse=True)
def session_home() -> Iterator[Path]:
    """Keep the real home out of reach from the first import to the last."""
    with (
        pytest.MonkeyPatch.context() as monkeypatch,
        tempfile.TemporaryDirectory(prefix="tacticien-") as home,
    ):
        settle(furnish(Path(home)), monkeypatch)
        yield Path(home)


@pytest.fixture(scope="session")
def empty_homes() -> list[tuple[Path, set[tuple[str, int]]]]:
    """Keep homes that nobody has touched, each with what lies in it."""
    return []


@pytest.fixture
def home(
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
    empty_homes: list[tuple[Path, set[tuple[str, int]]]],
) -> Iterator[Path]:
    """Give the test an empty home of its own: that of a test before which left it as it was, or a new one."""
    if not empty_homes:
        made = furnish(tmp_path_factory.mktemp("home"))
        empty_homes.append((made, contents(made)))
    folder, empty = empty_homes.pop()
    settle(folder, monkeypatch)
    yield folder
    if folder.is_dir() and contents(folder) == empty:
        empty_homes.append((folder, empty))


# Goldens ------------------------------------------------------------------------------------------


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    call: pytest.CallInfo[None],
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note in a test's report what became of its goldens."""
    report = yield
    if call.when == "call":
        report.user_properties += [("golden", words) for words in renewed]
        renewed.clear()
    return report


def goldens_of(report: pytest.TestReport) -> list[str]:
    """Give what became of the goldens of a test, nothing where none was renewed."""
    return [str(words) for name, words in report.user_properties if name == "golden"]


def pytest_report_teststatus(report: Any) -> tuple[str, str, str] | None:
    """Count a test that renewed its golden as renewed, not as passed."""
    if report.when == "call" and report.passed and goldens_of(report):
        return "renewed", "w", "RENEWED"
    return None


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say which goldens the run has written."""
    for report in terminalreporter.stats.get("renewed", ()):
        for words in goldens_of(report):
            terminalreporter.write_line(words)


# The tests are read ----------------------------------------------------------------------------------


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Let each process of a whole run begin to read the tests at another place.

    In a fresh checkout they are rewritten and compiled as they are read, which takes half a minute: so each
    process does its part, and finds that of the others done.
    """
    worker = getattr(session.config, "workerinput", None)
    if worker is None or session.config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    start = len(files) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
    for file in files[start:] + files[:start]:
        # what cannot be read is told by the collection itself
        with suppress(Exception):
            importlib.import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))


# Garbage is looked for between tests -------------------------------------------------------------------
# Python looks in whichever thread makes an object at the wrong moment, that of the test runner's messages
# included. A widget found there is destroyed there, and the whole run dies.

# What is collected stays to the end: a search before it is whole would find nothing.
gc.disable()

_PARTIAL_SEARCHES = 50
"""After so many searches through what is new, everything is looked through."""


def pytest_collection_finish() -> None:
    """Keep what was collected, which stays to the end, out of every search."""
    gc.freeze()


def pytest_runtest_logfinish() -> None:
    """Let go of what the test that ended has left."""
    young, _, partial = gc.get_count()
    if young <= gc.get_threshold()[0]:
        return
    if partial < _PARTIAL_SEARCHES:
        gc.collect(1)
        return
    gc.collect()
    gc.freeze()  # what is needed between two tests is needed to the end: modules, tables, what is cached


# Nothing left behind ------------------------------------------------------------------------------


class Warnings(logging.Handler):
    """Collect log lines that nobody expected; `with caplog.at_level(...)` says that they are."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the line unless a test listens for exactly this level."""
        listening = [
            handler.level
            for handler in logging.getLogger().handlers
            if type(handler).__name__ == "LogCaptureHandler"
        ]
        if record.levelno not in listening:
            self.lines.append(f"{record.name}: {record.getMessage()}")


def open_windows() -> dict[int, str]:
    """Name the windows that Qt holds, shown or not, where Qt is in use at all."""
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is None or widgets.QApplication.instance() is None:
        return {}
    core = sys.modules["PySide6.QtCore"]
    widgets.QApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)
    return {
        id(window): f"{type(window).__name__} {window.objectName()!r}"
        for window in widgets.QApplication.topLevelWidgets()
        if type(window).__name__ not in {"QTipLabel", "QDesktopScreenWidget"}
        and window.metaObject().className() != "QTipLabel"
    }


def silenced() -> set[str]:
    """Name the loggers that are switched off: what the program says there would be lost to later tests."""
    known = logging.getLogger().manager.loggerDict.items()
    return {name for name, logger in known if isinstance(logger, logging.Logger) and logger.disabled}


def working_threads() -> set[threading.Thread]:
    """Name the threads of Python that are at work."""
    return {thread for thread in threading.enumerate() if thread.is_alive()}


def watch_for_crashes(config: pytest.Config) -> None:
    """Let a native crash be told on the terminal again, whatever the program asked for in a test."""
    if fault_handler_stderr_fd_key in config.stash:
        faulthandler.enable(config.stash[fault_handler_stderr_fd_key])


@pytest.fixture(autouse=True)
def strictness(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that warns, writes outside, or leaves a window or a thread behind."""
    if not request.path.is_relative_to(ROOT / "tests" / "rules"):
        request.getfixturevalue("home")
    handler = Warnings()
    logging.getLogger().addHandler(handler)
    strays.clear()
    mute = silenced()
    before, threads = set(open_windows()), working_threads()
    yield
    watch_for_crashes(request.config)
    logging.getLogger().removeHandler(handler)
    left = [f"log: {line}" for line in handler.lines] + [f"written outside: {name}" for name in strays]
    for name in silenced() - mute:
        logging.getLogger(name).disabled = False
        left.append(f"logger switched off: {name}")
    if set(open_windows()) - before:
        gc.collect()
    left += [f"window left open: {name}" for key, name in open_windows().items() if key not in before]
    for thread in working_threads() - threads:
        thread.join(timeout=0.5)
        if thread.is_alive():
            left.append(f"thread left working: {thread.name}")
    core = sys.modules.get("PySide6.QtCore")
    if core is not None and not core.QThreadPool.globalInstance().waitForDone(1000):
        left.append("the thread pool of Qt is still working")
    if left:
        pytest.fail("\n".join(left), pytrace=False)
