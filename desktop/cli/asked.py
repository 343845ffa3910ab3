"""What the arguments name: the library, and an army or another thing in it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication

from db.errors import LibraryError, shown
from db.opening import missing
from db.whereabouts import is_there
from desktop.cli.report import Impossible, Report, Request, tell
from desktop.operations.desk import Desk
from desktop.operations.files import STANDARD_OUTPUT, is_standard_output
from desktop.operations.opening import desk_for, open_library
from desktop.wording import say
from rules.armies import Army
from rules.text import QT_TRANSLATE_NOOP, Message, Refusal, fold

translate = QCoreApplication.translate
_SWEPT = QT_TRANSLATE_NOOP(
    "CommandLine", "%n unfinished copies of an interrupted operation were removed.", None, 1
)
T = TypeVar("T")


@contextmanager
def desk_of(request: Request, *, writes: bool = False) -> Iterator[Desk]:
    """Open the library that was asked for; reading works beside an open window, writing names who has it."""
    path = request.library
    try:
        if not (is_there(path) or request.make):
            raise missing(path)
        library = open_library(path, read_only=is_there(path) and not writes)
    except LibraryError as error:
        raise Impossible(say(error.message)) from error
    except (OSError, ValueError) as error:
        sentence = translate("CommandLine", "{file} cannot be opened as a library.")
        raise Impossible(sentence.format(file=shown(path))) from error
    try:
        if writes:
            library.must_write()
        if library.parted_from:
            tell(sys.stderr, say(Message("library.parted", {"file": library.parted_from})))
        elif library.is_aliased:
            tell(sys.stderr, say(Message("library.aliased")))
        if count := library.swept:
            tell(sys.stderr, translate("CommandLine", _SWEPT, None, count))
        if library.is_cut_short:
            tell(sys.stderr, say(Message("library.cut_short")))
        yield desk_for(library)
    except LibraryError as error:
        raise Impossible(say(error.message)) from error
    finally:
        if not_backed_up := library.close():
            tell(sys.stderr, say(not_backed_up))


def answer(outcome: T | Refusal) -> T:
    """Return what an operation gave. Raises Impossible with the sentence of a refusal."""
    if isinstance(outcome, Refusal):
        raise Impossible(say(outcome.message))
    return outcome


def named(wanted: str, things: Sequence[T], key: Callable[[T], str], name: Callable[[T], str]) -> T:
    """Find a thing by its id or its name; folded names will do where only one thing has it."""
    for thing in things:
        if key(thing) == wanted:
            return thing
    for same in (lambda text: text == wanted, lambda text: fold(text) == fold(wanted)):
        found = [thing for thing in things if same(name(thing))]
        if len(found) == 1:
            return found[0]
        if found:
            sentence = translate("CommandLine", "Several are called “{name}”. Use an id instead: {ids}.")
            raise Impossible(sentence.format(name=_short(wanted), ids=", ".join(map(key, found))))
    if not things:
        raise Impossible(translate("CommandLine", "Nothing is called “{name}”.").format(name=_short(wanted)))
    sentence = translate("CommandLine", "Nothing is called “{name}”. Known names: {names}.")
    names = ", ".join(_short(name(thing)) for thing in things[:20])
    raise Impossible(sentence.format(name=_short(wanted), names=names))


def _short(text: str) -> str:
    return text if len(text) <= 80 else f"{text[:79]}…"


def add_target(parser: argparse.ArgumentParser, name: str = "FILE") -> None:
    """Let a verb ask for the file that it writes, which is read by :func:`target_of`."""
    parser.add_argument(
        "file", metavar=name, help=translate("CommandLine", "the file to write; - is standard output")
    )


def target_of(written: str, endings: Sequence[str]) -> Path:
    """Return the file to write, which is what its name says; the dash is the standard output.

    Raises Impossible for no name, and an ending that is none of those.
    """
    if not written:
        raise Impossible(translate("CommandLine", "No file is named."))
    if written == "-":
        return STANDARD_OUTPUT
    target = Path(written)
    # What is no file of a disk (a pipe) needs no ending, nor does a link: `/dev/stdout` is one to any file.
    named = not target.is_symlink() and (target.is_file() or not is_there(target))
    if named and target.suffix.lower() not in endings:
        sentence = translate("CommandLine", "End the name with {endings}.")
        raise Impossible(sentence.format(endings=", ".join(endings)))
    return target


def wrote(target: Path, line: str, data: Mapping[str, Any], **told: Any) -> Report:
    """Return the report of a verb that wrote a file: no part of that file where it is the standard output."""
    return Report([line], {"file": shown(target), **data}, beside=is_standard_output(target), **told)


def army_of(desk: Desk, wanted: str) -> Army:
    """Return the army of a name or an id. Raises Impossible."""
    return named(wanted, desk.library.armies(), lambda army: army.id, lambda army: army.name)


def written_battle(file: Path) -> bytes:
    """Return what a file holds, no more than a battle may. Raises Impossible for one that cannot be read."""
    from db.exchange import budget

    try:
        return budget.bytes_of(file, budget.MAX_BATTLE)
    except LibraryError as error:
        raise Impossible(say(error.message)) from error
