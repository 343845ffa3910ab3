#!/usr/bin/env python3
"""The one door for every chore of Tacticien.

Standard library only: it runs before anything is installed, and sets up what is missing by itself.
`python3 make.py` without a verb lists the verbs.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
WORDS = ROOT / "resources" / "i18n"
FLOORS = ["rules", "db", "desktop", "resources"]
SPEAKING = ["rules", "desktop"]
OLDEST_PYTHON = (3, 11)
LOCKS = {
    "play": ROOT / "packaging" / "requirements.txt",
    "work": ROOT / "packaging" / "requirements-dev.txt",
}
SYSTEM = ROOT / "resources" / "system-libraries.toml"
NO_DISPLAY = "There is no display here to show the window on; `python3 make.py demo` needs none."
QT_PARTS = ["QtCore", "QtDBus", "QtGui", "QtNetwork", "QtPrintSupport", "QtSvg", "QtWidgets"]
YES = {"y", "yes", "o", "oui"}
LISTENER = "/usr/bin/python3"  # the system's own, which alone has the bindings of the accessibility bus
MEMORY_DISK = Path("/dev/shm")
WINDOW = "import sys; from desktop.app.main import main; sys.exit(main())"


class StopError(Exception):
    """A chore that cannot go on; its words are for whoever typed the command."""


# The verbs ----------------------------------------------------------------------------------------


def run(arguments: list[str]) -> int:
    """Show the window (or run a verb of the command line: `run selftest`)."""
    from desktop.environment.showing import has_display

    window = wants_window(arguments)
    if window and not has_display():
        raise StopError(NO_DISPLAY)
    prepare("play", window)
    return become("-P", "-c", WINDOW, *arguments, at_home=False)


def test(arguments: list[str]) -> int:
    """Run the tests; what follows goes to pytest (`test tests/rules -k wounds`).

    With `--deep` Hypothesis tries ten times as many examples, and each test may take ten times as long; the
    tests are the same.
    """
    prepare("work")
    if "--deep" in arguments:
        arguments = [each for each in arguments if each != "--deep"]
        os.environ |= {"TACTICIEN_DEEP_TESTS": "1", "PYTEST_TIMEOUT": "1200"}
    if (disk := memory_disk()) is not None:
        os.environ.setdefault("TMPDIR", str(disk))
    return become("-m", "pytest", *(arguments or side_by_side()), screenless=True)


def check(arguments: list[str]) -> int:
    """Lint, types, import law, rules without Qt and fully covered, then the tests."""
    prepare("work")
    failed = []
    for step, command in CHECKS:
        tell(step)
        if call(*command, screenless=True):
            failed.append(step)
    tell("Tests")
    if subprocess.call([sys.executable, str(ROOT / "make.py"), "test", *arguments], cwd=ROOT):
        failed.append("Tests")
    for step in failed:
        tell(f"Not passed: {step}")
    return 1 if failed else 0


def demo(arguments: list[str]) -> int:
    """Play battles of all games without a display and leave cards, report and pictures in demo/."""
    prepare("play")
    return become("-m", "desktop.app.demo", *arguments, screenless=True)


def install(arguments: list[str]) -> int:
    """Leave the command `tacticien` in .venv, running from this checkout."""
    prepare("play")
    pip("install", "--no-deps", "--no-build-isolation", "--no-index", "--editable", str(ROOT))
    print(f"Installed: {BIN / 'tacticien'}")
    return 0


def words(arguments: list[str]) -> int:
    """Collect the words of the screen into resources/i18n/*.ts, name those that changed, compile them."""
    prepare("play")
    sources = sorted(
        str(path.relative_to(ROOT)) for floor in SPEAKING for path in (ROOT / floor).rglob("*.py")
    )
    shape = ["-silent", "-no-obsolete", "-sort-messages", "-locations", "none", "-source-language", "en"]
    for language, extent in (("fr", []), ("en", ["-pluralonly"])):
        target = WORDS / f"tacticien_{language}.ts"
        before = translations(target)
        qt_tool("lupdate", *shape, *extent, "-target-language", language, *sources, "-ts", str(target))
        tell_words(target.name, before, translations(target))
    return compile_words(anew=True)


def bench(arguments: list[str]) -> int:
    """Measure what must be quick, with the machine's own floors beside it."""
    prepare("work")
    return become("-m", "tests.bench", *arguments, screenless=True)


def access(arguments: list[str]) -> int:
    """Play a turn of each game as a screen reader does, over the accessibility bus (`access ÉCLATS`: one)."""
    prepare("play", window=True)
    if not can_listen():
        require_packages(access_packages())
    return become("-m", "tests.access", LISTENER, *arguments)


def fuzz(arguments: list[str]) -> int:
    """Try the readers of foreign files on made-up ones, as many as one likes (`fuzz 20000`)."""
    prepare("work")
    os.environ["TACTICIEN_FUZZ"] = arguments[0] if arguments else "2000"
    return become("-m", "pytest", "-k", "fuzz", "--timeout=0", "tests", screenless=True)


def conformance(arguments: list[str]) -> int:
    """Run cases of the public suite of catalogues from a folder (`conformance PATH`), told by category."""
    prepare("work")
    return become("-m", "tests.conformance.running", *arguments, at_home=False)


def package(arguments: list[str]) -> int:
    """Make a wheel, freeze the program into dist/tacticien, test it there, and put it into a .deb."""
    import shutil
    import tempfile

    # The bundle takes along the libraries that a window opens.
    prepare("work", window=True)
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(ROOT / "dist"), str(ROOT))
    recipe = str(ROOT / "packaging" / "tacticien.spec")
    if call("-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", recipe, screenless=True):
        raise StopError("The bundle could not be made.")
    program = ROOT / "dist" / "tacticien" / ("tacticien.exe" if os.name == "nt" else "tacticien")
    with tempfile.TemporaryDirectory() as away:
        # Away from the checkout, so that only what the bundle carries is found.
        own = {**environment(screenless=True), "PYTHONPATH": "", "TACTICIEN_HOME": away}
        if subprocess.call([program, "selftest"], cwd=away, env=own):
            raise StopError(f"{program} does not pass its own selftest.")
    print(f"Packaged: {program}")
    if shutil.which("dpkg-deb"):
        return call(str(ROOT / "packaging" / "deb.py"), str(program.parent), str(ROOT / "dist"))
    return 0


def help_(arguments: list[str]) -> int:
    """Say what the verbs are."""
    print("python3 make.py VERB [what the verb passes on]\n")
    for name, verb in VERBS.items():
        print(f"  {name:13}{(verb.__doc__ or '').splitlines()[0]}")
    return 0


VERBS = {
    "run": run,
    "test": test,
    "check": check,
    "demo": demo,
    "install": install,
    "words": words,
    "bench": bench,
    "access": access,
    "fuzz": fuzz,
    "conformance": conformance,
    "package": package,
    "help": help_,
}

CHECKS: list[tuple[str, list[str]]] = [
    ("Lint", ["-m", "ruff", "check", "--quiet", "."]),
    ("Format", ["-m", "ruff", "format", "--check", "--quiet", "."]),
    ("Types", ["-m", "mypy"]),
    ("Import law", ["-c", "from importlinter.cli import lint_imports_command as law; law()", "--no-logo"]),
    (
        "Rules alone",
        [
            "-m",
            "pytest",
            "-c",
            "packaging/rules-alone.toml",
            "--rootdir",
            ".",
            "tests/rules",
            "tests/stories",
        ],
    ),
]


# Set-up --------------------------------------------------------------------------------


def prepare(lock: str, window: bool = False) -> None:
    """Make .venv what the lock file says, unless its stamp says that it is already so.

    Raises StopError with the command to type where only the machine's owner can help.
    """
    # What developers need holds what players need.
    ready = is_stamped(lock) or is_stamped("work")
    if not ready or (window and not is_stamped("window")):
        require_system(window)
    if not ready:
        make_environment()
        tell("Installing the libraries (once)")
        # The lock names everything, so pip has nothing to resolve; with dependencies to look up it would
        # take a release newer than the lock where one is asked for with extras, and then refuse it.
        pip("install", "--no-compile", "--no-deps", "--require-hashes", "--requirement", str(LOCKS[lock]))
        compile_bytecode()
        try_qt()
    for name in (lock, "window") if window else (lock,):
        if not is_stamped(name):
            stamp(name).unlink(missing_ok=True)  # a copy of .venv may share the file, and is another checkout
            stamp(name).write_text(fingerprint(name), encoding="utf-8")
    compile_words()


def stamp(name: str) -> Path:
    """Tell where it is noted that one part of the set-up is done."""
    return VENV / f"tacticien-{name}.stamp"


def is_stamped(name: str) -> bool:
    """Tell whether one part of the set-up is done, for the files as they are now."""
    return stamp(name).is_file() and stamp(name).read_text(encoding="utf-8") == fingerprint(name)


def fingerprint(name: str) -> str:
    """Sum up all that a part of the set-up depends on, the place of the checkout with it."""
    import hashlib

    sources = [ROOT / "pyproject.toml", LOCKS[name]] if name in LOCKS else [SYSTEM]
    parts = [sys.version, str(ROOT), *(source.read_text(encoding="utf-8") for source in sources)]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def make_environment() -> None:
    """Create .venv with a pip for it, whichever way this Python allows.

    Raises StopError where no way is left.
    """
    if works(PYTHON, f"import pip, sys; assert sys.version_info[:2] == {sys.version_info[:2]}"):
        return
    import tempfile

    base = getattr(sys, "_base_executable", None) or sys.executable
    with tempfile.TemporaryDirectory() as scratch:
        wheel = None
        if not works(base, "import venv, ensurepip") and not borrowed_pip():
            wheel = fetched_pip(Path(scratch))
            if wheel is None:
                require_packages([venv_package()])
        tell("Making .venv")
        bare = [] if works(base, "import ensurepip") else ["--without-pip"]
        if subprocess.call([base, "-m", "venv", "--clear", *bare, str(VENV)]):
            raise StopError("Python could not make .venv here; the lines above say why.")
        if wheel and call(f"{wheel}/pip", "install", "--quiet", "--no-index", str(wheel)):
            raise StopError("The pip of the distribution could not be put into .venv.")


def fetched_pip(scratch: Path) -> Path | None:
    """Fetch Debian's wheel of pip without installing its package.

    That needs no rights, and leaves alone the machine's certificates, which the package would write anew.
    """
    import shutil

    if not (shutil.which("apt-get") and shutil.which("dpkg-deb")):
        return None
    fetch = "apt-get download -qq python3-pip-whl && dpkg-deb -x python3-pip-whl_*.deb ."
    attempts = [fetch, f"apt-get update -qq && {fetch}"] if is_root() else [fetch]
    for attempt in attempts:
        if subprocess.run(["sh", "-c", attempt], cwd=scratch, capture_output=True).returncode == 0:
            return next(scratch.glob("usr/share/python-wheels/pip-*.whl"), None)
    return None


def borrowed_pip() -> list[str]:
    """Find the machine's own pip, which can fill a .venv that has none."""
    borrowed = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    return borrowed if works(sys.executable, "import pip") else []


def pip(*arguments: str) -> None:
    """Run pip upon .venv; the machine's own settings of pip hold.

    Raises StopError where pip does not succeed.
    """
    command = [str(PYTHON), "-m", "pip"] if works(PYTHON, "import pip") else borrowed_pip()
    # Somebody who waits for a download sees how far it is; a log needs only what went wrong.
    quiet = [] if sys.stdout.isatty() else ["-qq"]
    if subprocess.call([*command, *arguments, *quiet], cwd=ROOT):
        raise StopError("The libraries could not be installed; pip's lines above say why.")


def compile_bytecode() -> None:
    """Compile what was installed and what is ours: the first window then opens as fast as the second."""
    find = "import sysconfig; print(sysconfig.get_path('purelib'))"
    libraries = subprocess.check_output([PYTHON, "-c", find], text=True).strip()
    everything = ["-m", "compileall", "-qq", libraries, *(str(ROOT / floor) for floor in FLOORS)]
    # Some libraries carry templates that are no Python: their failure is of no matter. A machine without
    # shared memory cannot work side by side, and then one worker goes over what is left.
    if subprocess.run([PYTHON, *everything, "-j", "0"], capture_output=True).returncode:
        subprocess.run([PYTHON, *everything], capture_output=True)


def try_qt() -> None:
    """Open Qt once without a display.

    Raises StopError with the loader's words where a library is missing that no list of ours knows.
    """
    parts = ", ".join(QT_PARTS)
    trial = f"from PySide6 import {parts}; QtWidgets.QApplication([])"
    done = subprocess.run(
        [PYTHON, "-c", trial], env=environment(screenless=True), capture_output=True, text=True
    )
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or ["no word of it"]
        raise StopError(f"Qt does not start on this machine: {last[0]}")


# What only the system can give --------------------------------------------------------------------


def require_system(window: bool) -> None:
    """See to the libraries that Qt opens, with those that only a window needs or without.

    Raises StopError with the exact command where some are missing and nobody said yes.
    """
    if not sys.platform.startswith("linux"):
        return
    from desktop.environment import system_libraries

    needs = {"always", "window"} if window else {"always"}
    require_packages(system_libraries.packages(system_libraries.missing(needs)))


def require_packages(packages: list[str]) -> None:
    """Install packages of the distribution as root or in CI; else ask once on a terminal.

    Raises StopError with the exact command where nobody said yes.
    """
    if not packages:
        return
    import shlex

    from desktop.environment import system_libraries

    wanted = list(dict.fromkeys(packages))
    command = system_libraries.install_command(wanted)
    if not command:
        raise StopError(f"The package manager of this system has to bring what holds: {' '.join(wanted)}.")
    privileged = ["sh", "-c", command] if is_root() else as_root(command)
    if not (is_root() or in_ci()):
        tell(f"The system lacks some libraries; this installs them:\n\n  {shlex.join(privileged)}\n")
        if not (sys.stdin.isatty() and input("Run it now? [y/N] ").strip().lower() in YES):
            raise StopError("Run that command, then this one again.")
    tell(f"Installing for the system: {' '.join(wanted)}")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if subprocess.call(privileged, env=quiet, stdout=sys.stderr):
        raise StopError(f"This did not succeed: {shlex.join(privileged)}")


def can_listen() -> bool:
    """Tell whether there is a screen without a display here, and a bus with its bindings on it."""
    import shutil

    bindings = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    return all(map(shutil.which, ("Xvfb", "dbus-run-session"))) and works(LISTENER, bindings)


def access_packages() -> list[str]:
    """Name the packages of that screen, of the bus and of its bindings."""
    from desktop.environment import system_libraries

    names = system_libraries.table()["access"]
    return str(names.get(system_libraries.family(), "Xvfb dbus at-spi2-core")).split()


def venv_package() -> str:
    """Name the package that lets this Python make virtual environments."""
    from desktop.environment import system_libraries

    names = system_libraries.table()["python"]
    name = names.get(system_libraries.family(), "the module venv of Python {python}")
    return str(name).format(python=".".join(map(str, sys.version_info[:2])))


def is_root() -> bool:
    """Tell whether this process may install packages for the system."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def in_ci() -> bool:
    """Tell whether nobody sits in front of this machine."""
    return os.environ.get("CI", "").lower() not in {"", "0", "false"}


def as_root(command: str) -> list[str]:
    """Word a shell command so that it runs with the rights to install packages."""
    import shutil

    if shutil.which("sudo"):
        return ["sudo", *(["-n"] if in_ci() else []), "sh", "-c", command]
    return ["su", "-c", command]


def wants_window(arguments: list[str]) -> bool:
    """Tell whether arguments for the program open the window, as the program itself reads them."""
    from desktop.app.main import split

    return not split(arguments).rest


# Small tools --------------------------------------------------------------------------------------


def environment(screenless: bool) -> dict[str, str]:
    """Make the environment of a chore, without a screen where it needs none.

    Python keeps what it compiled, whatever the shell says: a run of the tests starts hundreds of processes.
    """
    own = {**os.environ, "PYTHONPATH": str(ROOT)}
    own.pop("PYTHONDONTWRITEBYTECODE", None)
    return {**own, "QT_QPA_PLATFORM": "offscreen"} if screenless else own


def call(*arguments: str, screenless: bool = False) -> int:
    """Run the Python of .venv in the checkout and return its exit code."""
    return subprocess.call([PYTHON, *arguments], cwd=ROOT, env=environment(screenless))


def become(*arguments: str, screenless: bool = False, at_home: bool = True) -> int:
    """Turn into the Python of .venv, so that no process of ours waits; Windows has to wait."""
    if at_home:
        os.chdir(ROOT)
    command, own = [str(PYTHON), *arguments], environment(screenless)
    if os.name == "nt":
        return subprocess.call(command, env=own)
    sys.stdout.flush()
    os.execve(PYTHON, command, own)


def works(python: str | Path, statement: str) -> bool:
    """Tell whether a Python is there and gets through a statement."""
    try:
        return subprocess.run([python, "-c", statement], capture_output=True).returncode == 0
    except OSError:
        return False


def qt_tool(name: str, *arguments: str) -> None:
    """Run a tool of Qt for translators.

    Raises StopError where it fails.
    """
    start = f"import sys; from PySide6.scripts.pyside_tool import {name} as tool; sys.exit(tool())"
    if call("-c", start, *arguments):
        raise StopError(f"Qt's {name} did not succeed.")


def compile_words(anew: bool = False) -> int:
    """Compile the words that changed since they were last compiled."""
    for source in sorted(WORDS.glob("*.ts")):
        target = source.with_suffix(".qm")
        if anew or not target.is_file() or target.stat().st_mtime < source.stat().st_mtime:
            qt_tool("lrelease", "-silent", str(source), "-qm", str(target))
    return 0


def translations(path: Path) -> dict[str, str]:
    """Give the translations of a file by context and source, empty where there is none yet."""
    from xml.etree import ElementTree

    found = {}
    for context in ElementTree.parse(path).iter("context") if path.is_file() else ():
        for message in context.iter("message"):
            said = f"{context.findtext('name')}: {message.findtext('source')}"
            done = (each for each in message.iter("translation") if each.get("type") != "unfinished")
            parts = (part.strip() for each in done for part in each.itertext())
            found[said] = " / ".join(part for part in parts if part)
    return found


def tell_words(name: str, before: dict[str, str], now: dict[str, str]) -> None:
    """Say which words lost their translation, as the program says them otherwise now, and which lack one."""
    lost = [f"{said} = {words}" for said, words in before.items() if words and not now.get(said)]
    lacking = [said for said, words in now.items() if not words]
    for heading, lines in (("taken out", lost), ("to be translated", lacking)):
        if lines:
            print(f"{name}, {heading}:", *lines, sep="\n  ")


def side_by_side() -> list[str]:
    """Spread a whole run of the tests over the cores, where there are several."""
    cores = min(os.cpu_count() or 1, 8)
    return ["-n", str(cores), "--dist", "worksteal"] if cores > 1 else []


def memory_disk() -> Path | None:
    """Give the disk in memory that a system may have, with room to spare for what the tests write."""
    import shutil

    if not (MEMORY_DISK.is_dir() and os.access(MEMORY_DISK, os.W_OK)):
        return None
    return MEMORY_DISK if shutil.disk_usage(MEMORY_DISK).free > 2 * 2**30 else None


def tell(words: str) -> None:
    """Say what is being done, beside what is being read."""
    print(f"== {words}", file=sys.stderr, flush=True)


def main(arguments: list[str]) -> int:
    """Go through the door."""
    if sys.version_info < OLDEST_PYTHON:
        raise StopError(f"Tacticien needs Python 3.11 or newer; this one is {sys.version.split()[0]}.")
    name, *rest = arguments or ["help"]
    verb = VERBS.get({"--help": "help", "-h": "help"}.get(name, name))
    if verb is None:
        help_([])
        raise StopError(f"\nThere is no verb {name!r}.", 2)
    return verb(rest)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except StopError as stop:
        print(stop.args[0], file=sys.stderr)
        sys.exit(stop.args[1] if len(stop.args) > 1 else 1)
    except KeyboardInterrupt:
        sys.exit(130)
