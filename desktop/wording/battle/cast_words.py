"""What the dice of a casting come to, before it and after it, line by line."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from desktop.drafts.cast_draft import CastDraft
from desktop.drafts.stakes import Stake, advised, reaching
from desktop.wording import capital, number
from desktop.wording.battle.effect_steps import step_words
from desktop.wording.battle.in_view import BattleInView
from desktop.wording.battle.six_words import asked_words, needed_words, six_words
from desktop.wording.battle.spell_text import area_words
from desktop.wording.battle.trial_words import sum_lines
from desktop.wording.naming import Names
from rules.battle.events import Rolled, Step
from rules.battle.magic import CastSpell, absent, check_of, difficulty_of, tested, total_of, value_of
from rules.text import Message


def sum_so_far(context: BattleInView, draft: CastDraft) -> str:
    """Say what the dice come to as they stand: those of the area, of the difficulty, and those of the test.

    Once no 6 waits any more, it is said against the difficulty.
    """
    table, game, command = context.table, context.game, draft.command
    lines = [area_words(command)] if command.area and len(command.area) == command.spell.area.dice else []
    difficulty = difficulty_of(table, game, command)
    if command.carried and len(draft.dice) >= draft.ahead:
        words = QCoreApplication.translate("CastPrompt", "Difficulty {n}.")
        lines.append(words.format(n=number(difficulty or 0)))
    if command.dice and draft.complete and not missing_value(context, command):
        found = total_of(table, game, command)
        lines.append(sum_lines(found.reasons, found.total, context.names))
        if difficulty is not None and found.total is not None and not draft.sixes:
            made = check_of(table, game, command).succeeds(difficulty)
            words = (
                QCoreApplication.translate("CastPrompt", "{n} against {difficulty}: succeeds")
                if made
                else QCoreApplication.translate("CastPrompt", "{n} against {difficulty}: fails")
            )
            lines.append(words.format(n=number(found.total), difficulty=number(difficulty)))
    return "\n".join(lines)


def _stake(context: BattleInView, command: CastSpell) -> Stake | None:
    """Give what is at stake: the difficulty, None while nobody knows it or the value that is tested."""
    found = difficulty_of(context.table, context.game, command)
    return None if found is None or missing_value(context, command) else reaching(found)


def missing_value(context: BattleInView, command: CastSpell) -> str:
    """Say that the POW or the FAI of the caster is needed before its dice tell anything; "" once it is there.

    What its card prints as a dash is not known to be zero either.
    """
    if not tested(command) or value_of(context.table, context.game, command).total is not None:
        return ""
    code = "refusal.value_absent" if absent(context.game, command) else "refusal.value_unknown"
    what = command.spell.kind.characteristic.value
    return context.say(Message(code, {"who": command.fighter, "characteristic": what}))


def six_question(context: BattleInView, draft: CastDraft) -> str:
    """Ask what becomes of the 6s of a test, with what is at stake where that is known."""
    command = draft.command
    check, stake = check_of(context.table, context.game, command), _stake(context, command)
    known = stake is not None and check.throw.sixes > 0
    return asked_words(check, stake, again=draft.again) if known else six_words(draft.sixes)


def better_answer(context: BattleInView, command: CastSpell) -> str:
    """Return which answer to the 6s is lit, "" for neither."""
    return advised(check_of(context.table, context.game, command), _stake(context, command))


def needed_face(context: BattleInView, command: CastSpell) -> str:
    """Say what the die of the test must show, and how likely it succeeds; "" where nothing tells."""
    check, stake = check_of(context.table, context.game, command), _stake(context, command)
    return needed_words(check, stake, dice=command.number)


def dice_groups(draft: CastDraft) -> tuple[tuple[str, int], ...]:
    """Say what the boxes are for, and how many each of it has; nothing where all are of one kind."""
    area, ahead = draft.area, draft.ahead
    groups = (
        (QCoreApplication.translate("CastPrompt", "Area"), area),
        (QCoreApplication.translate("CastPrompt", "Difficulty"), ahead - area),
        (QCoreApplication.translate("CastPrompt", "Test"), draft.boxes - ahead),
    )
    return tuple((words, n) for words, n in groups if n) if ahead else ()


def next_dice(context: BattleInView, draft: CastDraft) -> str:
    """Say which dice come now: those of the area, of the difficulty, of the test."""
    if draft.complete:
        return missing_value(context, draft.command)
    area = draft.area
    if len(draft.dice) < area:
        return QCoreApplication.translate(
            "CastPrompt",
            "Enter the area dice first, or roll them here: the total in cm says who is inside.",
        )
    if len(draft.dice) == area > 0 and draft.here:
        return QCoreApplication.translate("CastPrompt", "Now roll the rest.")
    if area <= len(draft.dice) < draft.ahead:
        return QCoreApplication.translate(
            "CastPrompt", "Enter the difficulty die first, then the test dice, or roll them here."
        )
    words = QCoreApplication.translate("CastPrompt", "Enter the dice, or roll them here.")
    if missing := missing_value(context, draft.command):
        return f"{words} {missing}"
    needs = needed_face(context, draft.command) if draft.tested else ""
    return " ".join(filter(None, (words, needs)))


def outcome_lines(context: BattleInView, last: Rolled, earlier: Iterable[Rolled]) -> str:
    """Say what a test came to, then the rolls before it."""
    said = [sum_lines(last.reasons, last.total, context.names)]
    for each in earlier:
        said += [context.say(each.what), sum_lines(each.reasons, each.total, context.names)]
    return "\n".join(said)


def did_words(step: Step | None, names: Names) -> str:
    """Say what a casting did, "" where it did nothing."""
    return capital(step_words(step, names)) if step is not None else ""
