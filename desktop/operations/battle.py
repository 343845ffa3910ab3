"""What players do with battles: start, play, undo, look back, end, keep, hand on.

Each gesture is decided by the rules, recorded as one step, then
announced. A step that cannot be recorded stays in memory, so that play can go on and be saved later.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from desktop.operations import steps
from desktop.operations.desk import Changes, Desk
from desktop.operations.free_names import too_long
from desktop.operations.play import Play
from desktop.operations.trouble import known_trouble
from rules.battle.commands import Command
from rules.battle.events import Step, apply, undo
from rules.battle.setup import Setup, SideSetup, start
from rules.battle.state import SIDES, Game
from rules.battle.system import Table
from rules.systems import system_of
from rules.text import Message, Refusal
from rules.timeline import StepInfo, path_to

if TYPE_CHECKING:
    from db.timelines import Undone
    from rules.battle.ruleset import Ruleset

LIST = "battles"


def start_battle(
    desk: Desk,
    *,
    name: str,
    a: SideSetup,
    b: SideSetup,
    ruleset: Ruleset,
    scenario: str = "",
    turn_limit: int | None = None,
    rolled_here: bool = False,
    initiator: object | None = None,
) -> Play:
    """Start a battle of two sides and open it. Raises LibraryError when the library cannot take it."""
    setup = Setup(
        name=name, ruleset=ruleset, start=start(a, b), scenario=scenario, turn_limit=turn_limit,
        system=ruleset.system, abilities=tuple(desk.abilities.kinds.values()),
        peoples=tuple(desk.peoples.peoples.values()), paths=tuple(desk.peoples.paths.values()),
        races=tuple(desk.peoples.races.values()), rolled_here=rolled_here,
        words=desk.abilities.words.words,
        lists={key: side.frozen for key, side in zip(SIDES, (a, b), strict=True) if side.frozen is not None},
    )  # fmt: skip
    # Opened once and kept so: a rule mended later does not change how an old battle began.
    opened = system_of(setup.system).open(Table.of(setup), setup.start)
    battle_id = desk.library.battles.begin(replace(setup, start=opened))
    desk.announce(Changes(battles=frozenset({battle_id}), initiator=initiator))
    return open_battle(desk, battle_id=battle_id)


def open_battle(desk: Desk, *, battle_id: str) -> Play:
    """Open a battle at its head. Raises KeyError for an unknown one, LibraryError for a damaged one."""
    from db.errors import Corrupt

    record = desk.library.battles.load(battle_id)
    try:
        system = system_of(record.setup.system)
        table = Table.of(record.setup)
    except (KeyError, ValueError) as error:
        # What it froze when it began was whole then.
        raise Corrupt(path="") from error
    return Play(
        battle_id, record.setup, system, table, record.steps, record.events, record.head, record.game()
    )


def do(
    desk: Desk, play: Play, command: Command, *, overrule: bool = False, initiator: object | None = None
) -> Step | Refusal:
    """Carry a command out as one step, or return why not; ``overrule`` insists on an overridable one."""
    decided = play.system.decide(play.table, play.game, command, desk.roll, overrule=overrule)
    if isinstance(decided, Refusal):
        return decided
    _record(desk, play, decided)
    play.game = apply(decided.events, play.game)
    desk.announce(Changes(battles=frozenset({play.battle_id}), label=decided.label, initiator=initiator))
    return decided


def _record(desk: Desk, play: Play, step: Step) -> None:
    from db.errors import Corrupt, LibraryError

    info: StepInfo | None = None
    if not play.unsaved:
        try:
            info = desk.library.battles.add_step(play.battle_id, step, parent=play.head)
            _is_safe(desk, play)
        except LibraryError as error:
            play.problem = error.message
        except KeyError:  # somebody changed the file behind our back
            play.problem = Corrupt(path="").message
    if info is None:
        desk.unsaved[play.battle_id] = play
        info = StepInfo(min((0, *play.unsaved)) - 1, play.head, step.label)
        play.unsaved.append(info.id)
    play.steps[info.id] = info
    play.events[info.id] = step
    play.head = info.id


def _is_safe(desk: Desk, play: Play) -> None:
    """Note that the library holds every step of a battle."""
    play.problem = None
    desk.unsaved.pop(play.battle_id, None)


def regain(desk: Desk) -> bool:
    """Take the library for writing from whoever held it when it was opened; tell whether that was possible.

    They wrote in it, so anything may have changed. Raises LibraryError.
    """
    held = bool(desk.library.holder)
    free = desk.library.regain()
    if held and free:
        desk.announce(Changes(whole=True))
    return free


def save_again(desk: Desk, play: Play, *, initiator: object | None = None) -> Message | None:
    """Record the steps that could not be recorded; return the problem that remains, None for none."""
    from db.errors import Corrupt, LibraryError

    renamed: dict[int, int] = {}
    head = play.head
    try:
        regain(desk)
        while play.unsaved:
            key = play.unsaved[0]
            parent = play.steps[key].parent
            parent = renamed.get(parent, parent) if parent is not None else None
            info = desk.library.battles.add_step(play.battle_id, play.events[key], parent=parent)
            renamed[key] = info.id
            play.steps[info.id], play.events[info.id] = info, play.events.pop(key)
            del play.steps[key]
            play.unsaved.pop(0)
            for other in play.unsaved:
                if play.steps[other].parent == key:
                    play.steps[other] = StepInfo(other, info.id, play.steps[other].label)
        head = renamed.get(head, head) if head is not None else None
        desk.library.battles.move_head(play.battle_id, head)
        play.head = head
        _is_safe(desk, play)
    except (LibraryError, KeyError) as error:
        play.head = renamed.get(head, head) if head is not None else None
        play.problem = error.message if isinstance(error, LibraryError) else Corrupt(path="").message
    desk.announce(Changes(battles=frozenset({play.battle_id}), initiator=initiator))
    return play.problem


def _move(desk: Desk, play: Play, head: int | None, game: Game, initiator: object | None) -> None:
    from db.errors import LibraryError

    if not play.unsaved:
        try:
            desk.library.battles.move_head(play.battle_id, head)
            _is_safe(desk, play)
        except LibraryError as error:
            play.problem = error.message
            desk.unsaved[play.battle_id] = play
    play.head, play.game = head, game
    desk.announce(Changes(battles=frozenset({play.battle_id}), initiator=initiator))


def undo_step(
    desk: Desk, play: Play, *, uncovered: str = "", initiator: object | None = None
) -> Message | None:
    """Go back one step; return its label, None at the beginning.

    What a side ordered in secret since goes with it, unless that sequence is the one ``uncovered``.
    """
    key = play.told_to(uncovered).last(play.head)
    if key is None:
        return None
    step, before = play.events[key], play.steps[key].parent
    game = undo(step.events, play.game) if key == play.head else look(play, step=before)
    _move(desk, play, before, game, initiator)
    return step.label


def redo_step(
    desk: Desk, play: Play, *, uncovered: str = "", initiator: object | None = None
) -> Message | None:
    """Go forward to the step that was left last; return its label, None at a tip.

    What a side ordered in secret before and behind it comes along, unless that is the one ``uncovered``.
    """
    told = play.told_to(uncovered)
    key = told.following
    if key is None:
        return None
    step, head = play.events[key], told.tip(key)
    simple = head == key and play.steps[key].parent == play.head
    game = apply(step.events, play.game) if simple else look(play, step=head)
    _move(desk, play, head, game, initiator)
    return step.label


def look(play: Play, *, step: int | None) -> Game:
    """Return the state after a step, for reading only; None is the beginning."""
    return apply((e for key in path_to(play.steps, step) for e in play.events[key].events), play.first)


def go_to(desk: Desk, play: Play, *, step: int | None, initiator: object | None = None) -> None:
    """Go back (or forward) to a step for good; what came after stays in the history."""
    _move(desk, play, step, look(play, step=step), initiator)


def rename_battle(
    desk: Desk, *, battle_id: str, name: str, initiator: object | None = None
) -> Refusal | None:
    """Give a battle another name."""
    if refused := too_long(name):
        return refused
    desk.library.battles.rename(battle_id, name)
    desk.announce(Changes(battles=frozenset({battle_id}), initiator=initiator))
    return None


def delete_battle(
    desk: Desk, *, battle_id: str, deleted: bool = True, initiator: object | None = None
) -> None:
    """Take a battle off the list, or bring it back."""
    desk.library.battles.delete(battle_id, deleted=deleted)
    desk.announce(Changes(battles=frozenset({battle_id}), initiator=initiator))


@known_trouble
def undo_list(desk: Desk, *, initiator: object | None = None) -> str | None:
    """Undo the last step of the list of battles (a name, a deletion); return the id of its battle."""
    return _whose(steps.undo(desk, LIST, initiator))


@known_trouble
def redo_list(desk: Desk, *, initiator: object | None = None) -> str | None:
    """Redo the step of the list of battles that was undone last; return the id of its battle."""
    return _whose(steps.redo(desk, LIST, initiator))


def _whose(undone: Undone | None) -> str | None:
    return None if undone is None else undone.battle_ids[0]


def last_step_of_list(desk: Desk | None) -> int | None:
    """Tell which step :func:`undo_list` would take back, None for none or without a library."""
    return steps.last_step(desk, LIST)


def last_and_next_of_list(desk: Desk) -> tuple[Message | None, Message | None]:
    """Return what undo would take back in the list of battles, and what redo would do."""
    return steps.labels(desk, LIST)


@known_trouble
def export_battle(desk: Desk, *, battle_id: str, write: Callable[[bytes], None]) -> None:
    """Hand the exported battle to ``write``; the order of a hidden side is not in it.

    Raises LongInExport for a text that readers would call damage.
    """
    from db.exchange.battle import export
    from db.exchange.long_texts import look_at_battle

    record = desk.library.battles.load(battle_id)
    written = export(record)
    look_at_battle(record.name, written, alone=True)
    write(written)


def import_battle(desk: Desk, *, data: bytes, initiator: object | None = None) -> str:
    """Bring an exported battle into the library; return its id. Raises LibraryError for a bad file."""
    from db.exchange.battle import read

    battle_id = desk.library.battles.bring_in(read(data))
    desk.announce(Changes(battles=frozenset({battle_id}), initiator=initiator))
    return battle_id
