"""Say actions and contacts: their keys, how far they go, what a figure did this turn, whom it touches."""

from __future__ import annotations

import re
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from desktop.battle.doings import Doings, Tag
from desktop.battle.figures import explain
from desktop.battle.naming import Names
from desktop.phrases import fill, number
from rules.battle.action_commands import Dive
from rules.battle.contacts import touching
from rules.battle.deeds import deed_of
from rules.battle.effects import effects_on
from rules.battle.state import Deed, DeedState, Fighter
from rules.battle.system import Choice
from rules.confrontation.actions import ACTIONS, potential, shots
from rules.text import Explained, Message

translate = QCoreApplication.translate
_SECTION = re.compile(r"\b[IVX]+(?:-[A-Z0-9]+)+\b")

# The letter of each action in French and in English: the first of its word, or one that is free.
_LETTERS: Mapping[str, tuple[str, str]] = {
    "charge": ("C", "C"),
    "run": ("R", "R"),
    "engage": ("E", "E"),
    "cover": ("V", "U"),
    "dive": ("J", "D"),
    "disengage": ("D", "D"),
    "walk": ("M", "W"),
    "shoot": ("T", "S"),
    "shoot_still": ("T", "S"),
    "shoot_walk": ("P", "T"),
    "mystic": ("S", "M"),
}
_ICONS: Mapping[str, str] = {
    "charge": "bolt", "run": "run", "engage": "swords", "cover": "shield", "dive": "shield",
    "disengage": "door-exit", "walk": "walk", "shoot": "bow", "shoot_walk": "bow", "mystic": "wand",
}  # fmt: skip


def letter_of(action: str, language: str) -> str:
    """Return the letter of an action in a language."""
    return _LETTERS[action][language == "en"]


def icon_of(action: str) -> str:
    """Return the icon of an action."""
    return _ICONS.get(action, "")


def capital(words: str) -> str:
    """Begin a sentence."""
    return words[:1].upper() + words[1:]


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


def reach_tip(context: BattleContext, fighter: Fighter, action: str) -> str:
    """Explain how far an action goes, a reason on each line; "" where it moves nobody."""
    found = potential(context.play.table, context.game, fighter, action)
    if found.total is None:
        return ""
    return explain(translate("Actions", "Potential, in cm:"), number(found.total), found, context.names)


def asks_words(asks: list[str]) -> str:
    """Say what the players are to agree on, in one short line."""
    words = {
        "target": translate("Actions", "target"),
        "sight": translate("Actions", "sight"),
        "place": translate("Actions", "room in contact"),
        "distance": translate("Actions", "distance"),
        "weapon": translate("Actions", "ranged weapon"),
    }
    said = ", ".join(words[ask] for ask in asks if ask != "target")
    return translate("Actions", "To agree on: {what}").format(what=said) if said else ""


# -- what a figure did and announced ---------------------------------------------------------------


def tags_of(fighter: Fighter, names: Names) -> tuple[Tag, ...]:
    """Return what a figure announced and did this turn, in its order."""
    return tuple(_tag(deed, names) for deed in fighter.deeds)


def _tag(deed: Deed, names: Names) -> Tag:
    action = "shoot_still" if deed.action == "shoot" and deed.still else deed.action
    words = action_words(action, names)
    if deed.target:
        words = f"{words} → {names.fighter(deed.target)}"
    return Tag(letter_of(deed.action, names.language), deed.state, f"{words} · {state_words(deed)}")


def state_words(deed: Deed) -> str:
    """Say how far an action is."""
    return {
        DeedState.ANNOUNCED: translate("Actions", "announced"),
        DeedState.DONE: translate("Actions", "done"),
        DeedState.FAILED: translate("Actions", "failed"),
        DeedState.LOST: translate("Actions", "no longer possible"),
    }[deed.state]


def contact_words(context: BattleContext, key: str) -> str:
    """Say whom a figure touches, "" for nobody."""
    there = touching(context.game, key)
    if not there:
        return ""
    words = translate("Actions", "in contact with {who}")
    return fill(words, who=", ".join(context.fighter_name(other) for other in there))


def standing(context: BattleContext, fighter: Fighter) -> tuple[str, ...]:
    """Return what holds for a figure now: contacts, flight, cover, shots used."""
    game, table = context.game, context.play.table
    said = [contact_words(context, fighter.id)]
    if fighter.level:
        said.append(_level_words(fighter))
    for effect in effects_on(game, fighter.id):
        if effect.source in ("action.cover", "action.dive"):
            said += effect.grants
    made = sum(deed.action == "shoot" for deed in fighter.deeds)
    if made:
        most = shots(table, game, fighter)
        said.append(translate("Actions", "shots {made} of {most}").format(made=made, most=most))
    return tuple(words for words in said if words)


def doings_of(context: BattleContext, fighter: Fighter) -> tuple[str, ...]:
    """Say in a line whom a figure touches, its flight, and what it did; a row that speaks says it itself."""
    if fighter.card in context.game.speaking:
        return ()
    said = [contact_words(context, fighter.id)]
    if fighter.level:
        said.append(_level_words(fighter))
    said += [tag.words for tag in tags_of(fighter, context.names)]
    line = " · ".join(words for words in said if words)
    return (capital(line),) if line else ()


def doings(context: BattleContext, fighter: Fighter) -> Doings:
    """Read what stands beneath a figure that speaks from the state in view."""
    dives = may_dive(context, fighter)
    words = translate("SpeakingRows", "{name} may dive for cover: choose it, then H.")
    return Doings(
        tags_of(fighter, context.names),
        capital(" · ".join(standing(context, fighter))),
        words.format(name=dives) if dives else "",
    )


def _level_words(fighter: Fighter) -> str:
    return translate("Actions", "flying, level {n}").format(n=fighter.level)


def may_dive(context: BattleContext, fighter: Fighter) -> str:
    """Name who was shot at by a figure and may still dive for cover, "" for nobody (V-C-4)."""
    shot = deed_of(fighter, "shoot")
    if shot is None or not shot.target:
        return ""
    refusal = context.play.system.refusal(context.play.table, context.game, Dive(shot.target))
    return context.fighter_name(shot.target) if refusal is None else ""


def choice_letter(choice: Choice, language: str) -> str:
    """Return the letter of an offered action."""
    action = "shoot_walk" if choice.code == "choice.shoot_walk" else str(choice.data["action"])
    return letter_of(action, language)


def factor_of(action: str, engaged: bool) -> float:
    """Return by how much an action multiplies MOU."""
    row = ACTIONS[action]
    return (row.factor_engaged or row.factor) if engaged else row.factor
