"""Start the program: with a verb the command line, else the window."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from desktop.environment.paths import lasting

_FILE = "--library"


def main(argv: Sequence[str] | None = None) -> int:
    """Run a verb, or show the window on the library named by `--library FILE` (or dropped on the icon)."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    library, rest = split(arguments)
    if rest:
        from desktop.cli.run import main as command_line

        return command_line(arguments)
    from desktop.environment.showing import why_no_window

    if why := why_no_window():
        print(why, file=sys.stderr)
        return 1
    from desktop.app.program import run

    return run(library)


def split(arguments: Sequence[str]) -> tuple[Path | None, list[str]]:
    """Take the library out of the arguments; what is left asks for the command line.

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
    if library is None and len(rest) == 1 and rest[0].lower().endswith(".tact"):
        return lasting(Path(rest[0])), []
    return library, rest


if __name__ == "__main__":
    sys.exit(main())
