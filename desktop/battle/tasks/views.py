"""Tasks of a phase as values, made from the state and from what is entered on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from desktop.battle.grouped_rows import Bundle, bundle_name
from desktop.battle.tasks.entry import Asked, FieldPress, TaskEntry, TypedDice
from desktop.paper.words import label as characteristic_label
from desktop.wording import number
from desktop.wording.battle.board_views import ChipView
from desktop.wording.battle.row_words import ICONS, about_words, rule_words, step_words, verb_words
from rules.battle.healing import heals
from rules.battle.rows import HEALING, PhaseRow, steps_of
from rules.battle.ruleset import RowSource

translate = QCoreApplication.translate
DO, SKIP, UNFOLD, REOPEN = "D", "I", "→", "open"
"""The keys of a task that is only done, one left out, one that opens into its figures, one that was done."""
_BY_ITSELF = (RowSource.STUNNED, RowSource.MODIFIER)
"""What the end of a turn does whether or not anybody deals with it."""


@dataclass(frozen=True, slots=True)
class TaskView:
    """A task as its card shows it.

    ``verbs`` stand beside its name, ``presses`` beneath while it is lit; one ``aside`` is a chip.
    ``task`` is heard with it: the eye reads it in the heading above.
    """

    bundle: Bundle
    name: str
    detail: str
    side: int
    chip: ChipView | None
    lit: bool
    aside: bool
    verbs: tuple[FieldPress, ...] = ()
    dice: TypedDice | None = None
    count: int | None = None
    asked: Asked | None = None
    said: str = ""
    presses: tuple[FieldPress, ...] = ()
    pad: bool = False
    task: str = ""

    @property
    def id(self) -> str:
        """The id of its line."""
        return self.bundle.id

    @property
    def heard(self) -> tuple[str, ...]:
        """What it asks and of whom, as it is heard: with its dice and its count."""
        boxes = 0 if self.dice is None else self.dice.boxes
        dice = translate("Tasks", "%n dice", "", boxes) if boxes else ""
        count = "" if self.count is None else str(self.count)
        return tuple(dict.fromkeys(filter(None, (self.name, self.task, self.detail, dice, count))))

    @property
    def heading(self) -> str:
        """The words of its task for the heading of its group; "" where its name or detail says them."""
        clear = self.bundle.row.rule.source in (RowSource.ABILITY, RowSource.UPKEEP) or self.task == self.name
        return "" if clear else self.task


@dataclass(frozen=True, slots=True)
class GroupView:
    """Tasks of one rule and the ``words`` of their heading, "" where the only task says them itself."""

    words: str
    tasks: tuple[TaskView, ...]

    @property
    def aside(self) -> bool:
        """Tell whether nobody is asked about them."""
        return all(task.aside for task in self.tasks)


@dataclass(frozen=True, slots=True)
class DoneView:
    """A task that was dealt with, as a line: in few words and in all of them."""

    bundle: Bundle
    words: str
    told: str
    lit: bool

    @property
    def side(self) -> int:
        """Whose it was, -1 for nobody's."""
        return side_of(self.bundle)


@dataclass(frozen=True, slots=True)
class TasksView:
    """All tasks of a phase: those that are left by their rules, and those that were dealt with.

    ``step`` is that of the lit task where more is left of it, to be dealt with in one go.
    """

    groups: tuple[GroupView, ...] = ()
    done: tuple[DoneView, ...] = ()
    left: int = 0
    step: str = ""
    step_words: str = ""

    @property
    def tasks(self) -> tuple[TaskView, ...]:
        """The tasks that are left, in their order."""
        return tuple(task for group in self.groups for task in group.tasks)


def side_of(line: Bundle) -> int:
    """Tell whose a line is: 0, 1, or -1 for nobody's."""
    return "ab".index(line.row.side) if line.row.side else -1


def by_itself(context: BattleContext, bundle: Bundle) -> bool:
    """Tell whether the end of the turn does it, dealt with or not."""
    rule = bundle.row.rule
    return context.moment.ends_turn and rule.verb == "clear" and rule.source in _BY_ITSELF


def is_aside(context: BattleContext, line: Bundle) -> bool:
    """Tell whether nobody is asked about a line: the turn's end does it, or it is an ability without dice."""
    row = line.row
    if row.rule.source is not RowSource.ABILITY:
        return by_itself(context, line)
    return row.ability != HEALING or (row.open and not heals(context.table, context.game, row))


def left_of(context: BattleContext, lines: list[Bundle]) -> list[Bundle]:
    """Give the lines that somebody has to deal with."""
    return [line for line in lines if line.open and not is_aside(context, line)]


def tasks_view(
    context: BattleContext, lines: list[Bundle], lit: str, entry_of: Callable[[Bundle], TaskEntry | None]
) -> TasksView:
    """Show the lines of a phase, one of them lit."""
    short = _short_names(context)
    done = tuple(_done(context, line, line.id == lit, short) for line in lines if not line.open)
    by_rule: dict[tuple[str, str, bool], list[Bundle]] = {}
    for line in lines:
        if line.open:
            key = line.row.step, line.row.rule.id, is_aside(context, line)
            by_rule.setdefault(key, []).append(line)
    groups: list[GroupView] = []
    for mine in by_rule.values():
        tasks = tuple(_task(context, line, line.id == lit, entry_of(line), short) for line in mine)
        words = rule_words(context, mine[0].row)
        if [task.name for task in tasks] == [words]:
            words = ""
        groups.append(GroupView(words, tasks))
    left = len(left_of(context, lines))
    step = next((line.row.step for line in lines if line.id == lit), "")
    if sum(line.open and line.row.step == step for line in lines) < 2:
        return TasksView(tuple(groups), done, left)
    named = next(each for each in steps_of(context.table, context.game.phase) if each.id == step)
    return TasksView(tuple(groups), done, left, step, step_words(context, named))


def _short_names(context: BattleContext) -> Mapping[str, str]:
    game = context.game
    made: dict[str, str] = {}
    for key in game.sides:
        made |= context.names.short_cards(card.id for card in game.cards_of(key))
    return made


def _name(context: BattleContext, line: Bundle, short: Mapping[str, str]) -> str:
    """Name whom a line is about: a figure, or a card with the letters of those who are left."""
    game = context.game
    keys = tuple(dict.fromkeys(row.fighter for row in line.left if row.fighter))
    if not keys:
        return bundle_name(context, line)
    card = game.fighters[keys[0]].card
    if len(game.fighters_of(card)) == 1:
        return short[card]
    return f"{short[card]} {context.names.letters(keys)}"


def _task(
    context: BattleContext, line: Bundle, lit: bool, entry: TaskEntry | None, short: Mapping[str, str]
) -> TaskView:
    row, aside = line.row, is_aside(context, line)
    name, detail = _name(context, line, short), about_of(context, line)
    if row.rule.source is RowSource.UPKEEP:
        caster = name
        name, _, cost = detail.partition(" (")
        detail = " · ".join(filter(None, (caster, cost.replace(")", "", 1))))
    if not name:
        name, detail = detail or rule_words(context, row), ""
    side = side_of(line)
    task, chip = rule_words(context, row), None
    if len(line.fighters) == 1:
        game, names = context.game, context.names
        chip = context.chips.of(game, game.fighters[row.fighter], names, context.table.ruleset)
    icon = "" if row.rule.source is RowSource.UPKEEP else "player-skip-forward"
    skip = FieldPress(SKIP, skip_words(row), icon)
    if entry is None or not (lit or entry.dice or entry.count is not None):
        verbs = [FieldPress(DO, verb_words(row), ICONS.get(row.rule.verb, "check"), primary=lit), skip]
        if line.folds:
            words = translate("Tasks", "Together") if line.unfolded else translate("Tasks", "One by one")
            verbs.insert(0, FieldPress("←" if line.unfolded else UNFOLD, words))
        said = translate("Tasks", "by itself at the end of the turn") if by_itself(context, line) else ""
        return TaskView(line, name, detail, side, chip, lit, aside, verbs=tuple(verbs), said=said, task=task)
    dice, asked = entry.dice, entry.asked
    if asked is not None:
        detail = _asked_words(context, asked)
    pad = lit and entry.wants_die and dice is not None and len(dice.dice) < dice.boxes
    return TaskView(
        line, name, detail, side, chip, lit, aside, dice=dice, count=entry.count, pad=pad,
        asked=asked if lit else None, said=entry.said() if lit else "",
        verbs=(skip,) if lit else (), presses=entry.presses() if lit else (), task=task,
    )  # fmt: skip


def about_of(context: BattleContext, line: Bundle) -> str:
    """Say what a line is about; the same of several figures is said once."""
    left = {about_words(context, row) for row in line.left}
    every = dict.fromkeys(about_words(context, row) for row in line.rows)
    return ", ".join(words for words in every if words in left)


def skip_words(row: PhaseRow) -> str:
    """Word what leaving a task out does."""
    return (
        translate("Tasks", "Let it end")
        if row.rule.source is RowSource.UPKEEP
        else translate("Tasks", "Skip")
    )


def _asked_words(context: BattleContext, asked: Asked) -> str:
    """Say what is tested, with which value, and how hard that is."""
    value = "?" if asked.value is None else number(asked.value)
    hard = "?" if asked.difficulty is None else number(asked.difficulty)
    words = translate("Tasks", "{characteristic} {value} · difficulty {difficulty}")
    tested = characteristic_label(asked.characteristic, context.language)
    return words.format(characteristic=tested, value=value, difficulty=hard)


# -- what was dealt with ----------------------------------------------------------------------------


def _done(context: BattleContext, line: Bundle, lit: bool, short: Mapping[str, str]) -> DoneView:
    name, few, row = bundle_name(context, line), _name(context, line, short), line.row
    what = about_of(context, line) if row.rule.source is RowSource.ABILITY else rule_words(context, row)
    state = translate("Tasks", "done") if line.state == "done" else translate("Tasks", "skipped")
    told = translate("Tasks", "{what}: {state}").format(
        what=" · ".join(filter(None, (name, what))), state=state
    )
    if row.rule.source is RowSource.UPKEEP:
        source = context.names.source(row.detail[1 if context.language == "en" else 0])
        paid, ended = translate("Tasks", "{source} paid"), translate("Tasks", "{source} ends")
        return DoneView(line, (paid if line.state == "done" else ended).format(source=source), told, lit)
    result = _result(context, row) if line.state == "done" else ""
    return DoneView(line, f"{few} {result}" if result else few or what, told, lit)


def _result(context: BattleContext, row: PhaseRow) -> str:
    """Say in a few characters what came of a task, as the steps of this phase tell it; "" for nothing."""
    codes = {
        RowSource.MAGE: ("step.recovered_mana",),
        RowSource.FAITHFUL: ("step.faith_counted", "step.faith_divided", "step.faith_divided_down",
                             "step.faith_divided_nearest"),
        RowSource.FLED: ("step.rally_success", "step.rally_failure", "step.rallied", "step.not_rallied"),
        RowSource.ABILITY: ("step.heal_rolled",),
    }.get(row.rule.source, ())  # fmt: skip
    play = context.play
    for number_ in reversed(play.path):
        label = play.events[number_].label
        if label.code in ("step.advanced", "step.turn_ended"):
            return ""
        if label.code in codes and label.data.get("fighter") == row.fighter:
            if row.rule.source is RowSource.FLED:
                back = label.code in ("step.rally_success", "step.rallied")
                return translate("Tasks", "rallies") if back else translate("Tasks", "keeps fleeing")
            n = label.data.get("n", 0)
            return f"−{n}" if label.code == "step.heal_rolled" else f"+{n}"
    return ""
