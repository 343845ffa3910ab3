"""What ``battle`` tells of all battles: those that somebody looks for, and what came of those that ended."""

from __future__ import annotations

import argparse

from PySide6.QtCore import QCoreApplication

from desktop.cli.arguments import Verbs
from desktop.cli.asked import answer, desk_of
from desktop.cli.report import Report, Request, bounded
from desktop.operations import battle_archive, battle_start
from desktop.operations.battle_start import BattleLine
from desktop.wording.battle.archive_words import (
    losses_words,
    read_words,
    record_words,
    result_words,
)
from desktop.wording.naming import side_name
from rules.battle.archive import BattleFilter, BattleOutcome, statistics
from rules.battle.state import SIDES
from rules.text import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
# A count is marked with a number written out: that is how the words' tool knows that it has a plural.
_BATTLES = QT_TRANSLATE_NOOP("CommandLine", "%n battles", None, 1)


def add_to(deeds: Verbs) -> None:
    """Add what is told of all battles."""
    listed = deeds.add(
        "list", list_battles, translate("CommandLine", "list the battles of the library"),
        "battle list", 'battle list --army "Griffon (V-A-4)" --result won',
    )  # fmt: skip
    _add_armies(listed)
    listed.add_argument(
        "--result", choices=[each.value for each in BattleOutcome], default="",
        help=translate("CommandLine", "how they went for that army; without one, for either"),
    )  # fmt: skip
    told = deeds.add(
        "stats", tell_statistics,
        translate("CommandLine", "count victories, turns and losses of the battles that ended"),
        'battle stats --army "Griffon (V-A-4)"',
    )  # fmt: skip
    _add_armies(told)


def _add_armies(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--army", metavar="NAME", default="", help=translate("CommandLine", "only battles of this army")
    )
    made.add_argument(
        "--opponent", metavar="NAME", default="",
        help=translate("CommandLine", "only battles against this army"),
    )  # fmt: skip


def list_battles(request: Request) -> Report:
    """Tell which battles there are, the one touched last first."""
    asked = request.arguments
    wanted = BattleFilter(asked.army, asked.opponent, asked.result)
    with desk_of(request) as desk:
        found = battle_archive.found(battle_start.battles(desk), wanted)
    counted = translate("CommandLine", _BATTLES, None, len(found))
    return Report([counted, *bounded([*map(_line, found)])], {"battles": [*map(_data, found)]})


def _line(line: BattleLine) -> str:
    turn = translate("CommandLine", "turn {turn}").format(turn=line.turn)
    names = [side_name(side, name) for side, name in zip(SIDES, line.sides, strict=True)]
    return " · ".join((line.name, " – ".join(names), result_words(line.result, line.sides, line.ended), turn))


def _data(line: BattleLine) -> dict[str, object]:
    result = line.result
    return {
        "id": line.id, "name": line.name, "armies": list(line.sides), "turn": line.turn,
        "touched": line.touched, "ended": line.ended, "winner": None if result is None else result.winner,
        "points": {} if result is None else dict(result.points),
    }  # fmt: skip


def tell_statistics(request: Request) -> Report:
    """Count the battles that ended: how armies fared, in which turn they ended, who was lost."""
    asked = request.arguments
    with desk_of(request) as desk:
        read = answer(battle_archive.ended_battles(desk))
    told = statistics(read.battles, BattleFilter(asked.army, asked.opponent))
    lines = [read_words(told.battles, read.running, read.damaged)]
    lines += map(record_words, told.records)
    ended = translate("CommandLine", "Turn {turn}: {n}")
    lines += [ended.format(turn=turn, n=n) for turn, n in told.turns if n]
    lines += bounded([losses_words(card, request.language) for card in told.cards if card.lost])
    data = {
        "battles": told.battles, "running": read.running, "damaged": read.damaged,
        "records": [
            {"army": r.army, "opponent": r.opponent, "won": r.won, "drawn": r.drawn, "lost": r.lost}
            for r in told.records
        ],
        "turns": {str(turn): n for turn, n in told.turns},
        "cards": [{"fr": c.fr, "en": c.en, "figures": c.figures, "lost": c.lost} for c in told.cards],
    }  # fmt: skip
    return Report(lines, data)
