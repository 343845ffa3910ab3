"""The verb that writes an army list for somebody else."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from db.errors import shown
from desktop.cli.arguments import Verbs
from desktop.cli.asked import answer, army_of, desk_of, target_of, wrote
from desktop.cli.report import Impossible, Report, Request
from desktop.operations import army_sheet
from desktop.operations.files import hand_over
from desktop.wording.list_text import FORMS, Shared, endings_of, file_of, form_of

translate = QCoreApplication.translate
_ALSO = {"code": "line", "battlescribe": "ros"}
"""What players call some forms, as the sharing sheet does."""


def add_to(verbs: Verbs) -> None:
    """Add the verb with its arguments."""
    made = verbs.add(
        "share", share, translate("CommandLine", "export an army list to share"),
        'share "Griffon (V-A-4)"', 'share "Griffon (V-A-4)" --as markdown',
        'share "Griffon (V-A-4)" -o griffon.rosz', 'share "Griffon (V-A-4)" -o griffon.png', reads=False,
    )  # fmt: skip
    made.add_argument("army", metavar="ARMY", help=translate("CommandLine", "name of an army, or its id"))
    made.add_argument(
        "--as", dest="form", type=_form, choices=tuple(FORMS), default="",
        help=translate(
            "CommandLine",
            "brief, full, markdown, json, a BattleScribe roster, or one line that can be compared",
        ),
    )  # fmt: skip
    made.add_argument(
        "-o", "--output", metavar="FILE", default=None,
        help=translate(
            "CommandLine",
            "the file to write; .md, .json, .ros and .rosz say how, .png is the picture of its code; "
            "- is standard output",
        ),
    )  # fmt: skip


def share(request: Request) -> Report:
    """Write an army list, with its fingerprint."""
    output = request.arguments.output
    asked = request.arguments.form
    target = Path() if output is None else target_of(output, endings_of(asked))
    form = asked or form_of(target)
    with desk_of(request) as desk:
        shared = Shared.of(desk, army_sheet.sheet(desk, army_of(desk, request.arguments.army).id))
        if output is None:
            return Report(FORMS[form](shared).rstrip("\n").split("\n"))
        try:
            written = file_of(shared, form, target)
        except ValueError as error:
            sentence = translate(
                "CommandLine", "This list is too long for a code. Write it as a text, as JSON or as a roster."
            )
            raise Impossible(sentence) from error
    answer(hand_over(target, written))
    line = translate("CommandLine", "The list is written to {file}.")
    return wrote(target, line.format(file=shown(target)), {})


def _form(word: str) -> str:
    """Return the form that a word means."""
    return _ALSO.get(word.lower(), word)
