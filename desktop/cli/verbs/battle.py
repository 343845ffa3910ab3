"""The verb that tells of the battles there are, exports one, or replays an exported one."""

from __future__ import annotations

import argparse
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from db.battles import BattleInfo
from db.errors import LibraryError, Unreadable, shown
from desktop.cli import battle_archive
from desktop.cli.arguments import Verbs
from desktop.cli.asked import add_target, answer, desk_of, named, target_of, written_battle, wrote
from desktop.cli.printed import printed, shown_files
from desktop.cli.report import Impossible, Report, Request
from desktop.cli.sheet_arguments import add_sheet, sheet_options
from desktop.operations.desk import Desk
from desktop.operations.files import write_file
from desktop.operations.page_pictures import ENDINGS
from desktop.wording import count_figures, say
from desktop.wording.naming import side_name
from rules.battle.state import Game

if TYPE_CHECKING:
    from desktop.paper.documents import PrintReport

translate = QCoreApplication.translate


def add_to(verbs: Verbs) -> None:
    """Add the verb, and what it does with a battle."""
    deeds = verbs.group(
        "battle",
        translate("CommandLine", "list the battles, export one, or replay it"),
        "battle list --result running",
        "battle export game.json",
        "battle replay game.json --json",
    )
    battle_archive.add_to(deeds)
    export = deeds.add(
        "export",
        export_battle,
        translate("CommandLine", "write a battle of the library to a file"),
        "battle export game.json",
    )
    add_target(export)
    export.add_argument(
        "--battle",
        metavar="NAME",
        default="",
        help=translate("CommandLine", "name or id; by default the latest"),
    )
    printing = deeds.add(
        "print", print_battle, translate("CommandLine", "print a battle as it stands, a sheet for each side"),
        "battle print game.pdf",
    )  # fmt: skip
    printing.add_argument(
        "--order", metavar="SIDE", default="",
        help=translate("CommandLine", "only the order that this side hides, to be cut off: for its own eyes"),
    )  # fmt: skip
    _add_paper(printing)
    report = deeds.add(
        "report", report_battle,
        translate("CommandLine", "print the report of a battle: score, losses turn by turn, notes"),
        "battle report game.pdf",
    )  # fmt: skip
    _add_paper(report)
    page = deeds.add(
        "html", write_page,
        translate("CommandLine", "write a battle as one page for a browser, with pictures of the board"),
        "battle html game.html",
    )  # fmt: skip
    add_target(page, "FILE.html")
    page.add_argument(
        "--battle", metavar="NAME", default="",
        help=translate("CommandLine", "name or id; by default the latest"),
    )  # fmt: skip
    replay = deeds.add(
        "replay",
        replay_battle,
        translate("CommandLine", "play an exported battle to its last step"),
        "battle replay game.json --json",
    )
    replay.add_argument("file", metavar="FILE", help=translate("CommandLine", "an exported battle"))


def _add_paper(made: argparse.ArgumentParser) -> None:
    """Add what every verb asks that prints a battle."""
    add_target(made, "FILE.pdf")
    made.add_argument(
        "--battle", metavar="NAME", default="",
        help=translate("CommandLine", "name or id; by default the latest"),
    )  # fmt: skip
    made.add_argument("--ink-saver", action="store_true", help=translate("CommandLine", "without dark areas"))
    add_sheet(made)


def export_battle(request: Request) -> Report:
    """Write a battle of the library to a file that another Tacticien reads."""
    from desktop.operations import battle

    target = target_of(request.arguments.file, [".json"])
    with desk_of(request) as desk:
        chosen = _chosen(desk, request.arguments.battle)
        written: list[bytes] = []
        answer(battle.export_battle(desk, battle_id=chosen.id, write=written.append))
    return _written(target, chosen, b"".join(written))


def write_page(request: Request) -> Report:
    """Write a battle as one page for a browser; what is hidden in one that goes on is not in it."""
    from desktop.operations.battle_page import battle_page

    target = target_of(request.arguments.file, [".html"])
    with desk_of(request) as desk:
        chosen = _chosen(desk, request.arguments.battle)
        page = answer(battle_page(desk, battle_id=chosen.id, language=request.language))
    return _written(target, chosen, page or b"")


def _written(target: Path, chosen: BattleInfo, data: bytes) -> Report:
    try:
        write_file(target, data)
    except LibraryError as error:
        raise Impossible(say(error.message)) from error
    line = translate("CommandLine", "{battle}, turn {turn}, written to {file}.")
    words = line.format(battle=chosen.name, turn=chosen.turn, file=shown(target))
    return wrote(target, words, {"battle": chosen.name, "id": chosen.id, "turn": chosen.turn})


def _chosen(desk: Desk, wanted: str) -> BattleInfo:
    """Find a battle by its name or id, or the one touched last. Raises Impossible."""
    kept: list[BattleInfo] = desk.library.battles.listed()
    if not kept:
        raise Impossible(translate("CommandLine", "This library holds no battle yet."))
    if wanted:
        return named(wanted, kept, lambda info: info.id, lambda info: info.name)
    return kept[0]


def print_battle(request: Request) -> Report:
    """Write a battle as it stands, to play on by pen; what a side hides is told only where it is named."""
    from desktop.operations import battle_paper
    from desktop.operations.paper_job import PrintOptions

    asked = request.arguments
    target = target_of(asked.file, ENDINGS)
    options = PrintOptions(language=request.language, ink_saver=asked.ink_saver)
    options = sheet_options(asked, options)
    with desk_of(request) as desk:
        chosen = _chosen(desk, asked.battle)
        order_of = ""
        if asked.order:
            hiding = list(answer(battle_paper.hiding(desk, battle_id=chosen.id)).items())
            order_of = named(asked.order, hiding, itemgetter(0), itemgetter(1))[0]
        done = answer(
            battle_paper.print_battle(
                desk, battle_id=chosen.id, options=options, path=target, order_of=order_of
            )
        )
    return _printed(target, chosen, done)


def report_battle(request: Request) -> Report:
    """Write the report of a battle, ended or not."""
    from desktop.operations import battle_report
    from desktop.operations.paper_job import PrintOptions

    asked = request.arguments
    target = target_of(asked.file, ENDINGS)
    options = sheet_options(asked, PrintOptions(language=request.language, ink_saver=asked.ink_saver))
    with desk_of(request) as desk:
        chosen = _chosen(desk, asked.battle)
        done = answer(battle_report.print_report(desk, battle_id=chosen.id, options=options, path=target))
    return _printed(target, chosen, done)


def _printed(target: Path, chosen: BattleInfo, done: PrintReport | None) -> Report:
    """Tell what was printed. Raises Impossible where the battle went meanwhile."""
    if done is None:
        raise Impossible(translate("CommandLine", "This library holds no battle yet."))
    line = translate("CommandLine", "{battle}, turn {turn}, written to {file}.")
    file = shown_files(target, done)
    words = line.format(battle=chosen.name, turn=chosen.turn, file=file)
    return printed(done, words, target, {"battle": chosen.name, "id": chosen.id, "turn": chosen.turn})


def replay_battle(request: Request) -> Report:
    """Play an exported battle to its last step and tell how it stands."""
    from db.codec import Codec
    from db.exchange.battle import read

    file = Path(request.arguments.file)
    data = written_battle(file)
    try:
        record = read(data, shown(file))
        game = record.game()
    except Unreadable as error:
        raise Impossible(_not_replayed(error, file)) from error
    except LibraryError as error:
        raise Impossible(say(error.message)) from error
    lists = {
        key: {"pa": kept.pa, "unknown": kept.unknown, "limit": kept.limit, "others": dict(kept.others),
              "problems": [problem.code for problem in kept.problems]}
        for key, kept in record.setup.lists.items()
    }  # fmt: skip
    state = {"name": record.name, "steps": len(record.path(record.head)), "lists": lists}
    return Report(
        [record.name, *_standing(game, record.setup.ruleset.system)], state | Codec(Game).plain(game)
    )


def _not_replayed(error: Unreadable, file: Path) -> str:
    """Say why a battle cannot be played through: it was not to be imported."""
    sentences = {
        "import.not_a_battle": translate("CommandLine", "“{file}” is not a battle written by Tacticien."),
        "import.newer": translate(
            "CommandLine", "“{file}” was written by a newer Tacticien. Update Tacticien to replay it."
        ),
        "import.damaged": translate("CommandLine", "“{file}” is damaged. Ask for the file again."),
    }
    too_large = translate("CommandLine", "“{file}” is too large to be replayed. Choose a smaller file.")
    return sentences.get(error.message.code, too_large).format(file=shown(file))


def _standing(game: Game, system: str) -> list[str]:
    """Tell in a few lines how a battle stands."""
    turn = translate("CommandLine", "Turn {turn}").format(turn=game.turn)
    lines = [turn if game.result is None else translate("CommandLine", "{turn}, ended").format(turn=turn)]
    for key, side in game.sides.items():
        figures = [f for card in game.cards_of(key) for f in game.fighters_of(card.id)]
        standing = sum(fighter.on_table for fighter in figures)
        sentence = translate("CommandLine", "{side}: {standing} of {figures} on the table")
        name = side_name(key, side.name, side.player)
        counted = count_figures(len(figures), system)
        lines.append(sentence.format(side=name, standing=standing, figures=counted))
    return lines
