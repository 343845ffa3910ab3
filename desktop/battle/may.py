"""Which verbs of the table mean something now; what the rules refuse still does."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from rules.battle.state import Game

_NEEDS_FIGURE = frozenset(
    {
        "notch", "heal", "stun", "gem", "spend_gem", "gems", "faith", "spend_faith", "counter", "place",
        "effect", "mark", "card", "verbs",
        "cast", "count_faith", "contacts",
    }
)  # fmt: skip
_ACTIVATION = frozenset({"play_top", "reserve_top", "play_reserve", "play_both", "refuse", "tick"})
_ROWS = frozenset({"row_done", "row_skipped", "step_done", "step_skipped"})
_READS = frozenset({"journal", "back", "forth", "now", "leave", "card", "find"})
_ALWAYS = frozenset({"back", "forth", "journal", "leave", "export", "copy_report", "save_report"})
_WHILE_PLAYED = frozenset({"end_battle", "add_a", "add_b", "referee", "wound", "order_a", "order_b"})


def may(name: str, context: BattleContext, selection: str) -> bool:
    """Tell whether a verb means something in the state in view, with this figure chosen."""
    game = context.game
    if name in _ALWAYS:
        return True
    if name == "now":
        return context.looks_back
    if context.looks_back and name not in _READS:
        return False
    if name in ("test", "cast") and game.result is not None:
        return False
    if name in _NEEDS_FIGURE:
        return selection in game.fighters
    if name == "act":
        return _activating(game) and selection in game.fighters
    if name == "test":
        return game.trial is not None or selection in game.fighters
    if name in _ACTIVATION:
        return _activating(game)
    if name == "first":
        return bool(game.speaking)
    if name in _ROWS:
        phases = ("combat", "upkeep", "strategic") if name == "row_done" else ("combat", "upkeep")
        return game.phase in phases and game.result is None
    if name == "enter" and game.phase == "activation" and game.hand and not game.speaking:
        return False  # Enter belongs to the choice that has the keyboard
    if name in ("enter", "go_on"):
        return game.phase != "strategic" and game.result is None
    if name in _WHILE_PLAYED:
        return game.result is None
    return True


def _activating(game: Game) -> bool:
    return game.phase == "activation" and game.result is None


def why_not(name: str, context: BattleContext) -> str:
    """Say why a verb means nothing in the state in view; only of what everybody sees."""
    game = context.game
    if name == "now":
        return QCoreApplication.translate("Battle", "This is now.")
    if context.looks_back and name not in _READS:
        return QCoreApplication.translate("Battle", "You look back, for reading only.")
    if game.result is not None and name not in _READS:
        return QCoreApplication.translate("Battle", "The battle is over.")
    if name in _NEEDS_FIGURE:
        return QCoreApplication.translate("Battle", "Choose a figure first.")
    if name in _ACTIVATION or (name == "act" and not _activating(game)):
        return QCoreApplication.translate("Battle", "Only in the activation phase.")
    if name == "act":
        return QCoreApplication.translate("Battle", "Choose a figure first.")
    if name == "first":
        return QCoreApplication.translate("Battle", "No card speaks now.")
    if name in _ROWS:
        return QCoreApplication.translate("Battle", "Only in the combat and upkeep phases.")
    if name in ("enter", "go_on") and game.phase == "strategic":
        return QCoreApplication.translate("Battle", "Not in the strategic phase.")
    return ""
