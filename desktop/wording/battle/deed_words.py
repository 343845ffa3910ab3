"""Say what figures did and announced, how far they go, and whom they touch, in any system with actions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication

from desktop.wording import aimed, fill, number
from desktop.wording import capital as capital
from desktop.wording.battle.in_view import BattleInView
from desktop.wording.battle.turn_summary import Tag
from desktop.wording.naming import Names
from rules.battle.contacts import touching
from rules.battle.state import Deed, DeedState, Fighter
from rules.text import Explained, Message

translate = QCoreApplication.translate
Letter = Callable[[str, str], str]
"""Gives the letter of an action in a language."""

Reach = Callable[[str], str]
"""Says how far an action takes a figure, "" where nobody knows."""


def nowhere(_action: str) -> str:
    """Say no distance."""
    return ""


_SECTION = re.compile(r"\b[IVX]+(?:-[A-Z0-9]+)+\b")


def unbroken(words: str) -> str:
    """Keep the sections of the rules (V-B-1) on one line."""
    return _SECTION.sub(lambda found: found[0].replace("-", "\N{NON-BREAKING HYPHEN}"), words)


def action_words(action: str, names: Names) -> str:
    """Name an action."""
    return names.say(Message(f"action.{action}"))


def reach_words(explained: Explained, factor: float = 1) -> str:
    """Say how far: « 20 cm », with the factor where there is one; "" where nobody knows or nobody moves."""
    if explained.total is None:
        return ""
    words = translate("Actions", "{cm} cm").format(cm=number(explained.total))
    if factor == 1:
        return words
    once = number(explained.total / factor)
    made = translate("Actions", "{once} × {factor}").format(once=once, factor=number(factor))
    return f"{words} = {made}"


def asks_words(asks: list[str]) -> str:
    """Say what the players are to agree on, in one short line."""
    words = {
        "target": translate("Actions", "target"),
        "sight": translate("Actions", "sight"),
        "place": translate("Actions", "room in contact"),
        "distance": translate("Actions", "distance"),
        "weapon": translate("Actions", "AIM and a ranged weapon"),
    }
    said = ", ".join(words[ask] for ask in asks if ask != "target")
    return translate("Actions", "To agree on: {what}").format(what=said) if said else ""


def tags_of(fighter: Fighter, names: Names, letter: Letter, reach: Reach = nowhere) -> tuple[Tag, ...]:
    """Return what a figure announced and did this turn, in its order, and how far what is to come goes."""
    return tuple(_tag(deed, names, letter, reach) for deed in fighter.deeds)


def _tag(deed: Deed, names: Names, letter: Letter, reach: Reach) -> Tag:
    action = "shoot_still" if deed.action == "shoot" and deed.still else deed.action
    name = action_words(action, names)
    aim = names.fighter(deed.target) if deed.target else ""
    words = aimed(name, aim) if aim else name
    goes = reach(deed.action) if deed.state is DeedState.ANNOUNCED else ""
    said = " · ".join(part for part in (words, goes, state_words(deed)) if part)
    return Tag(letter(deed.action, names.language), deed.state, said, capital(name), deed.target, goes)


def state_words(deed: Deed) -> str:
    """Say how far an action is."""
    return {
        DeedState.ANNOUNCED: translate("Actions", "announced"),
        DeedState.DONE: translate("Actions", "done"),
        DeedState.FAILED: translate("Actions", "failed"),
        DeedState.LOST: translate("Actions", "no longer possible"),
    }[deed.state]


def contact_words(context: BattleInView, key: str) -> str:
    """Say whom a figure touches, "" for nobody."""
    there = touching(context.game, key)
    if not there:
        return ""
    words = translate("Actions", "in contact with {who}")
    return fill(words, who=", ".join(context.fighter_name(other) for other in there))


def line_of(
    context: BattleInView, fighter: Fighter, tags: Iterable[Tag], holds: Iterable[str] = ()
) -> tuple[str, ...]:
    """Say in a line whom a figure touches, its flight, what else holds, and what it did.

    A row that speaks says it itself.
    """
    if fighter.card in context.game.speaking:
        return ()
    level = level_words(fighter) if fighter.level else ""
    said = (contact_words(context, fighter.id), level, *holds, *(tag.words for tag in tags))
    line = " · ".join(filter(None, said))
    return (capital(line),) if line else ()


def level_words(fighter: Fighter) -> str:
    """Say on which level a figure flies."""
    return translate("Actions", "flying, level {n}").format(n=fighter.level)
