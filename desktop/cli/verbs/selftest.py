"""The verb that opens every place and plays a turn."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from desktop.cli.arguments import Verbs
from desktop.cli.report import Impossible, Report, Request
from desktop.environment.showing import why_no_widgets

translate = QCoreApplication.translate


def add_to(verbs: Verbs) -> None:
    """Add the verb."""
    verbs.add(
        "selftest", selftest, translate("CommandLine", "open every place and play a turn without a screen")
    )


def selftest(request: Request) -> Report:
    """Open every place without a screen, in both languages, and play a turn there."""
    if why := why_no_widgets(partial(translate, "CommandLine")):
        raise Impossible(why)
    from desktop.cli.every_place import run

    places, turn = run(request)
    line = translate("CommandLine", "Every place opens: {places}.")
    return Report([line.format(places=", ".join(places)), turn], {"places": places, "turn": turn})
