"""The program starts quickly, once per library, and says what is wrong."""

from __future__ import annotations

import faulthandler
import os
import shutil
import subprocess
import sys
import textwrap
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from db.library import Library
from desktop.app import main
from desktop.app.crash import CrashKeeper
from desktop.app.program import Program
from desktop.app.single_instance import Instance, raise_other
from desktop.environment import paths
from desktop.environment.awake import Awake
from desktop.environment.settings import Settings
from desktop.operations import armies, packages
from desktop.operations.opening import desk_for, open_library
from rules.text import Refusal

ROOT = Path(main.__file__).resolve().parents[2]
LATER = (
    "db.tables", "db.writing.writer", "db.exchange.battlescribe.taking", "rules.battle.commands",
    "rules.battle.ruleset", "desktop.operations.battle", "desktop.operations.imports.catalogues",
    "desktop.operations.imports.card_tables",
    "db.exchange.battlescribe.own", "rules.catalogue.evaluation", "desktop.battle.place",
    "db.exchange.columns", "desktop.operations.layouts", "desktop.operations.imports.merge",
)  # fmt: skip
HEAVY = ("sqlmodel", "sqlalchemy", "pydantic", "alembic", "reportlab", "pypdfium2")
FOR_CARDS = ("pydantic_core", "rules.cards")


def run_python(code: str, home: Path) -> str:
    """Run code in a process of its own, and give what it printed."""
    environment = {**os.environ, paths.HOME_VARIABLE: str(home), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], capture_output=True, text=True, env=environment,
        timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_window_is_shown_before_anything_heavy_is_imported(tmp_path: Path) -> None:
    Settings(tmp_path / "config" / "settings.json").change(welcomed=True)  # it is not the first start
    found = run_python(
        f"""
        import linecache, sys
        from PySide6.QtWidgets import QApplication
        from desktop.app.main import split
        from desktop.app.program import Program
        application = QApplication([])
        program = Program(application)
        program.show()
        assert program.window.isVisible()
        assert program.settings.values.welcomed
        print([name for name in {(*HEAVY, *FOR_CARDS)!r} if name in sys.modules])
        print([name for name in linecache.cache if name.startswith({str(ROOT / "desktop" / "shell")!r})])
        program.crashes.uninstall()
        """,
        tmp_path,
    )
    assert found.split("\n")[:2] == ["[]", "[]"], "and no source of it is read"


def test_every_window_comes_back_from_a_screen_that_is_gone(tmp_path: Path) -> None:
    found = run_python(
        """
        from PySide6.QtWidgets import QApplication
        from desktop.app.program import Program
        from desktop.shell import geometry
        application = QApplication([])
        program = Program(application)
        program.show()
        program.window.verbs.manual.open()
        windows = program.window, program.window.verbs.manual.shown
        for window in windows:
            window.showNormal()
            window.move(9000, 9000)
        application.screenRemoved.emit(application.primaryScreen())
        rooms = [screen.availableGeometry() for screen in application.screens()]
        print([geometry.visible_room(window.geometry(), rooms) for window in windows])
        program.crashes.uninstall()
        """,
        tmp_path,
    )
    assert found.strip() == "[None, None]"


@pytest.mark.parametrize(
    ("arguments", "library", "rest"),
    [
        ([], None, []),
        (["--library", "a.tact"], "here/a.tact", []),
        (["--library=a.tact"], "here/a.tact", []),
        (["a.tact"], "here/a.tact", []),
        (["../a.tact"], "a.tact", []),
        (["--library", "a.tact", "cards", "--json"], "here/a.tact", ["cards", "--json"]),
        (["--library"], None, ["--library"]),
        (["--help"], None, ["--help"]),
        (["import", "cards.csv"], None, ["import", "cards.csv"]),
    ],
)
def test_a_verb_goes_to_the_command_line_and_a_library_to_the_window(
    arguments: list[str],
    library: str | None,
    rest: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    assert main.split(arguments) == (library and tmp_path / library, None, rest)


def test_a_package_alone_is_for_the_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main.split(["sunday.TACTPACK"]) == (None, tmp_path / "sunday.TACTPACK", [])
    assert main.split(["--library", "a.tact", "b.tactpack"]) == (
        tmp_path / "a.tact",
        tmp_path / "b.tactpack",
        [],
    )
    assert main.split(["import", "b.tactpack"]).rest == ["import", "b.tactpack"]


def test_a_library_named_from_its_folder_opens_again_from_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = """
        from desktop.app import main, program
        class Closed(program.Program):
            def show(self):
                super().show()
                self.opened.connect(self.close_window)
            def close_window(self):
                print(self.session.library and self.session.library.path)
                self.window.close()
        program.Program = Closed
        main.main({arguments})
    """
    mine, other = (tmp_path / folder / "club.tact" for folder in ("ca", "cb"))
    for folder, home, arguments, opened in (
        (other.parent, "other", ["club.tact"], other),
        (mine.parent, "home", ["--library", "club.tact"], mine),
        (other.parent, "home", [], mine),
        (tmp_path, "home", [], mine),
    ):
        folder.mkdir(exist_ok=True)
        monkeypatch.chdir(folder)
        assert run_python(run.format(arguments=arguments), tmp_path / home).strip() == str(opened)


def test_a_home_named_from_its_folder_is_the_same_from_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(paths.HOME_VARIABLE, "stick")
    assert paths.find().library == tmp_path / "stick" / "data" / "library.tact"


# One window per library --------------------------------------------------------------------------


def test_a_second_start_raises_the_first_window(qtbot: QtBot, tmp_path: Path) -> None:
    library = tmp_path / "été.tact"
    assert not raise_other(library)
    first = Instance()
    assert first.claim(library)
    with qtbot.waitSignal(first.wanted):
        assert raise_other(library)
    assert not raise_other(tmp_path / "another.tact")
    first.release()
    assert not raise_other(library)
    first.deleteLater()


def test_a_second_start_hands_its_package_to_the_first_window(qtbot: QtBot, tmp_path: Path) -> None:
    library, package = tmp_path / "club.tact", tmp_path / "dimanche été.tactpack"
    first = Instance()
    assert first.claim(library)
    with qtbot.waitSignal(first.wanted) as said:
        assert raise_other(library, package)
    assert said.args == [str(package)]
    first.release()
    first.deleteLater()


@pytest.mark.parametrize("link", [Path.symlink_to, Path.hardlink_to])
def test_a_second_start_by_another_name_of_the_file_raises_the_first_window(
    qtbot: QtBot, tmp_path: Path, link: Callable[[Path, Path], None]
) -> None:
    library, other = tmp_path / "club.tact", tmp_path / "other.tact"
    library.write_bytes(b"here")
    link(other, library)
    first = Instance()
    assert first.claim(library)
    with qtbot.waitSignal(first.wanted):
        assert raise_other(other)
    first.release()
    first.deleteLater()


def test_a_meeting_point_left_by_a_dead_process_is_taken_over(qtbot: QtBot, tmp_path: Path) -> None:
    library = tmp_path / "club.tact"
    run_python(
        f"""
        import os
        from pathlib import Path
        from PySide6.QtCore import QCoreApplication
        from desktop.app.single_instance import Instance
        application = QCoreApplication([])
        assert Instance().claim(Path({str(library)!r}))
        os._exit(0)
        """,
        tmp_path,
    )
    assert not raise_other(library)
    heir = Instance()
    assert heir.claim(library)
    with qtbot.waitSignal(heir.wanted):
        assert raise_other(library)
    heir.release()
    heir.deleteLater()


# Bugs --------------------------------------------------------------------------------------------


@pytest.fixture
def crashes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[CrashKeeper]:
    """Watch for crashes, quietly: what else would be written on the terminal is not."""
    monkeypatch.setattr(sys, "excepthook", lambda *details: None)
    session = CrashKeeper(tmp_path / "crashes")
    session.install()
    yield session
    session.uninstall()


def test_a_bug_is_reported_told_at_once_and_at_the_next_start(crashes: CrashKeeper) -> None:
    told: list[Path] = []
    crashes.told = told.append
    try:
        raise RuntimeError("the œuvre fell over")
    except RuntimeError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    assert "the œuvre fell over" in told[0].read_text(encoding="utf-8")
    assert "test_program.py" in told[0].read_text(encoding="utf-8")
    assert crashes.unseen() == told
    crashes.mark_seen()
    assert crashes.unseen() == []
    assert (crashes.folder / "seen" / f"0001-{told[0].name}").exists()


def test_a_folder_that_was_moved_meanwhile_is_no_trouble_at_the_end(tmp_path: Path) -> None:
    crashes = CrashKeeper(tmp_path / "data" / "crashes")
    crashes.install()
    (tmp_path / "data").rename(tmp_path / "elsewhere")
    crashes.uninstall()
    assert faulthandler.is_enabled() is False


def test_reports_are_the_owners_alone(tmp_path: Path) -> None:
    crashes = CrashKeeper(tmp_path / "crashes")
    before = os.umask(0)
    try:
        crashes.install()
        made = crashes.write(RuntimeError, RuntimeError("x"), None)
        crashes.uninstall()
    finally:
        os.umask(before)
    assert made is not None and made.stat().st_mode & 0o777 == 0o600
    assert crashes.folder.stat().st_mode & 0o777 == 0o700


def test_reports_that_were_seen_go_in_the_order_in_which_they_came(crashes: CrashKeeper) -> None:
    """A clock set back by a year makes nobody's last report the oldest."""
    seen = crashes.folder / "seen"
    seen.mkdir(parents=True)
    for number in range(20):
        (seen / f"{number + 1:04}-crash-20270101-0000{number:02}-7.txt").write_text("x", encoding="utf-8")
    new = crashes.folder / "crash-20260101-000000-7.txt"
    new.write_text("x", encoding="utf-8")
    os.utime(new, (0, 0))
    crashes.mark_seen()
    left = sorted(path.name for path in seen.iterdir())
    assert len(left) == 20 and left[-1] == f"0021-{new.name}" and left[0].startswith("0002-")


def test_a_bug_in_a_thread_is_reported_too(crashes: CrashKeeper) -> None:
    try:
        raise RuntimeError("beside")
    except RuntimeError as error:
        details = threading.ExceptHookArgs((RuntimeError, error, error.__traceback__, None))
        threading.excepthook(details)
    assert len(crashes.unseen()) == 1


def test_what_the_window_has_said_is_no_bug(crashes: CrashKeeper) -> None:
    crashes.known = lambda error: isinstance(error, OSError)
    sys.excepthook(OSError, OSError("full"), None)
    assert crashes.unseen() == []
    sys.excepthook(RuntimeError, RuntimeError("bug"), None)
    assert len(crashes.unseen()) == 1


def test_stopping_the_program_by_hand_is_no_bug(crashes: CrashKeeper) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert crashes.unseen() == []


def test_a_quiet_run_leaves_nothing_behind(tmp_path: Path) -> None:
    before = sys.excepthook, threading.excepthook
    session = CrashKeeper(tmp_path / "crashes")
    session.install()
    assert sys.excepthook is not before[0] and threading.excepthook is not before[1]
    session.uninstall()
    assert (sys.excepthook, threading.excepthook) == before
    assert list((tmp_path / "crashes").iterdir()) == []


def test_a_run_stopped_from_outside_leaves_nothing_for_long(tmp_path: Path) -> None:
    (tmp_path / "fatal-999999999.log").write_text("", encoding="utf-8")
    session = CrashKeeper(tmp_path)
    session.install()
    session.uninstall()
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "crashes").write_text("in the way", encoding="utf-8")
    session = CrashKeeper(tmp_path / "crashes")
    session.install()
    assert session.write(RuntimeError, RuntimeError("x"), None) is None
    session.uninstall()


# The screen --------------------------------------------------------------------------------------


def test_without_a_way_the_screen_may_sleep_silently(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/nowhere")
    awake = Awake()
    awake.hold("A battle is in view")
    awake.release()
    awake.release()
    assert not awake.held


def test_the_screen_is_held_once_and_released_once() -> None:
    done: list[str] = []

    def way(reason: str):  # type: ignore[no-untyped-def]
        done.append(reason)
        return lambda: done.append("released")

    awake = Awake(way)
    for _ in range(2):
        awake.hold("A battle is in view")
    assert awake.held
    for _ in range(2):
        awake.release()
    assert done == ["A battle is in view", "released"]


# The whole program -------------------------------------------------------------------------------


@pytest.fixture
def program(qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """Make the program in a home of its own, not shown yet."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    return Program(dressed)


def test_settings_that_cannot_be_read_are_said(program: Program, qtbot: QtBot) -> None:
    program.settings.set_aside = Path("settings.bad.json")
    with qtbot.waitSignal(program.opened):
        program.show()
    qtbot.addWidget(program.window)
    assert "set aside" in program.window.strip.words
    program.leave()


@pytest.mark.parametrize("since_the_start", [False, True])
def test_settings_that_cannot_be_saved_are_said_and_saved_by_a_retry(
    program: Program, qtbot: QtBot, tmp_path: Path, since_the_start: bool
) -> None:
    config = tmp_path / "config"
    if not since_the_start:
        config.write_text("in the way", encoding="utf-8")
    with qtbot.waitSignal(program.opened):
        program.show()
    window = program.window
    qtbot.addWidget(window)
    if since_the_start:
        shutil.rmtree(config)
        config.write_text("in the way", encoding="utf-8")
        window.change_settings(scale=125)
    for _ in range(2):
        assert window.strip.words.startswith(f"Your settings cannot be saved in “{config}”.")
        assert window.strip.verb.isVisible()
        qtbot.mouseClick(window.strip.verb, Qt.MouseButton.LeftButton)
    config.unlink()
    qtbot.mouseClick(window.strip.verb, Qt.MouseButton.LeftButton)
    assert window.strip.words == "Your settings are saved."
    assert Settings.load(config / "settings.json").values.library == str(tmp_path / "data" / "library.tact")
    window.change_settings(scale=100)
    program.leave()


def test_a_package_named_at_the_start_is_taken_in(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    package = tmp_path / "dimanche.tactpack"
    with open_library(tmp_path / "theirs.tact") as theirs:
        assert isinstance(armies.create(desk_for(theirs), name="Dimanche"), str)
        assert not isinstance(packages.pack(desk_for(theirs), path=package), Refusal)
    program = Program(dressed, package=package)
    with qtbot.waitSignal(program.opened):
        program.show()
    qtbot.addWidget(program.window)
    desk = program.window.desk
    assert desk is not None
    qtbot.waitUntil(lambda: "Dimanche" in [army.name for army in desk.library.armies()])
    assert program.window.current() is program.window.place("library")
    qtbot.waitUntil(lambda: program.window.strip.words.startswith("1 new army"))
    program.leave()


OPENED = """
    import sys
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication
    from desktop.operations import cards
    from desktop.app.program import Program
    from rules.cards import Card
    application = QApplication([])
    program = Program(application)
    def loaded():
        return [name for name in {heavy!r} if name in sys.modules]
    def keep(name):
        assert isinstance(cards.save_card(program.window.desk, card=Card(name)), str)
    def on_opened():
        {on_opened}
    program.opened.connect(on_opened)
    program.show()
    application.exec()
    program.window.close()
    """


def start(home: Path, on_opened: str) -> str:
    """Start the program in a process of its own and do something as soon as it is open."""
    steps = on_opened.replace("\n", "\n        ")
    return run_python(OPENED.format(heavy=HEAVY, on_opened=steps), home).strip()


def welcome(home: Path) -> None:
    """Leave a home as a player leaves it who was welcomed, with the library of the first start."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(paths.HOME_VARIABLE, str(home))
        Settings.load(paths.find().settings).change(welcomed=True)
        open_library(paths.find().library).close()


def test_the_cards_are_in_view_before_what_writes_them_is_loaded(tmp_path: Path) -> None:
    start(tmp_path, "program.window.change_settings(welcomed=True)\napplication.quit()")
    found = start(
        tmp_path,
        "browser = program.window.go('library').browser\n"
        "before = browser.count.text()\n"
        "browser.search.setText('abel')\n"
        f"later = [name for name in {LATER!r} if name in sys.modules]\n"
        "print(before != browser.count.text(), loaded(), later)\n"
        "application.quit()",
    )
    assert found == "True [] []"


def test_what_writing_needs_is_loaded_while_nothing_is_asked(tmp_path: Path) -> None:
    welcome(tmp_path)
    found = start(
        tmp_path,
        "assert not loaded()\n"
        "def look():\n"
        "    if 'db.writing.writer' in sys.modules and not program._beside.is_alive():\n"
        "        print('sqlmodel' in loaded())\n"
        "        application.quit()\n"
        "program.look = QTimer(timeout=look)\n"
        "program.look.start(20)",
    )
    assert found == "True"


def test_garbage_is_looked_for_by_the_window_alone(tmp_path: Path) -> None:
    """A widget that is found to be garbage in another thread is destroyed there, and the program dies."""
    found = start(
        tmp_path,
        "import gc, threading, weakref\n"
        "from desktop.widgets.background_task import BackgroundTask\n"
        "class Knot:\n"
        "    def __init__(self): self.itself = self\n"
        "searched, knots = set(), []\n"
        "gc.callbacks.append(lambda *_: searched.add(threading.current_thread().name))\n"
        "def work(step):\n"
        "    knots.extend(weakref.ref(Knot()) for _ in range(100_000))\n"
        "def look():\n"
        "    if len(knots) == 100_000 and sum(knot() is not None for knot in knots) < 1_000:\n"
        "        print(sorted(searched))\n"
        "        application.quit()\n"
        "program.task = BackgroundTask()\n"
        "program.task.start(work)\n"
        "program.look = QTimer(timeout=look)\n"
        "program.look.start(20)",
    )
    assert found == "['MainThread']"


def test_a_card_that_is_kept_in_the_first_moment_is_kept(tmp_path: Path) -> None:
    welcome(tmp_path)
    start(tmp_path, "keep('Premier')\nprogram._prepare_writing()\nkeep('Deuxième')\napplication.quit()")
    found = start(
        tmp_path,
        "known = [found.card.name_fr for found in cards.all_cards(program.window.desk)]\n"
        "print({'Premier', 'Deuxième'} <= {*known})\n"
        "application.quit()",
    )
    assert found == "True"


def test_quitting_closes_the_library_and_backs_up_what_was_kept(tmp_path: Path) -> None:
    start(tmp_path, "keep('Premier')\napplication.quit()")
    library = tmp_path / "data" / "library.tact"
    assert not library.with_name("library.tact-wal").exists(), "it is one file again"
    (backup,) = (library.parent / "backups").glob("*.tact.gz")
    with Library.open(backup, read_only=True) as kept:
        assert any(revision.card.name_fr == "Premier" for revision in kept.cards())


def test_two_starts_make_one_window(tmp_path: Path) -> None:
    """The second process says nothing, ends well, and the first one is asked to come forward."""
    first = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(
            """
            import sys
            from PySide6.QtCore import QTimer
            from PySide6.QtWidgets import QApplication
            from desktop.app.program import Program
            application = QApplication([])
            program = Program(application)
            assert not program.is_open_already()
            def ready():
                program.session.instance.wanted.connect(application.quit)
                print("ready", flush=True)
            program.opened.connect(ready)
            program.show()
            sys.exit(application.exec())
            """
        )],
        cwd=ROOT, stdout=subprocess.PIPE, text=True,
        env={**os.environ, paths.HOME_VARIABLE: str(tmp_path), "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert first.stdout is not None
    with first, first.stdout:
        assert first.stdout.readline() == "ready\n"
        run_python("from desktop.app.main import main; assert main([]) == 0", tmp_path)
        assert first.wait(timeout=30) == 0
