"""Start the program: with a verb the command line, else the window."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from desktop.environment.paths import lasting

_FILE = "--library"
_LIBRARY, _PACKAGE = ".tact", ".tactpack"
_INTERRUPTED = 130


class Start(NamedTuple):
    """What a start names: a library, a package to take in, and what asks for the command line."""

    library: Path | None
    package: Path | None
    rest: list[str]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a verb, or show the window on the library named by `--library FILE`.

    A library or a package alone, as a double click on its icon names it, is opened in the window, too.
    Ctrl+C ends a verb without a word, with the code that a shell gives for it: 130.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    start = split(arguments)
    if start.rest:
        try:
            from desktop.cli.run import main as command_line

            return command_line(arguments)
        except KeyboardInterrupt:
            return _INTERRUPTED
    from desktop.environment.showing import why_no_window

    if why := why_no_window():
        print(why, file=sys.stderr)
        return 1
    from desktop.app.program import run

    return run(start.library, start.package)


def split(arguments: Sequence[str]) -> Start:
    """Take the library and a package out of the arguments; what is left asks for the command line.

    An option without its file is left in, so that the command line explains it.
    """
    library: Path | None = None
    rest: list[str] = []
    waiting = list(arguments)
    while waiting:
        word = waiting.pop(0)
        if word == _FILE and waiting:
            library = lasting(Path(waiting.pop(0)))
        elif word.startswith(f"{_FILE}="):
            library = lasting(Path(word.partition("=")[2]))
        else:
            rest.append(word)
    if len(rest) == 1:
        alone, ending = lasting(Path(rest[0])), Path(rest[0]).suffix.lower()
        if ending == _PACKAGE:
            return Start(library, alone, [])
        if ending == _LIBRARY and library is None:
            return Start(alone, None, [])
    return Start(library, None, rest)


if __name__ == "__main__":
    sys.exit(main())
