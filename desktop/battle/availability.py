"""When a verb of the table means something; what the rules refuse still does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from rules.text import QT_TRANSLATE_NOOP, Message

Possible = Callable[[BattleContext, str], bool]
_ACTIVATION_ONLY = QT_TRANSLATE_NOOP("Battle", "Only in speaking turns.")


@dataclass(frozen=True, slots=True, eq=False)
class When:
    """When a verb means something: asked with the state in view and the chosen figure. Each is one of a kind.

    ``why`` says what is missing, in words of the context Battle, or says it for a state. A verb that
    ``reads`` means something while somebody looks back, one that is there ``always`` in every state, and one
    that does so ``meanwhile`` also while something is asked.
    """

    possible: Possible
    why: str | Callable[[BattleContext], str] = ""
    reads: bool = False
    always: bool = False
    meanwhile: bool = False

    def may(self, context: BattleContext, selection: str) -> bool:
        """Tell whether the verb means something in the state in view, with this figure chosen."""
        if not self.always and not self.reads and context.looks_back:
            return False
        return self.possible(context, selection)

    def why_not(self, context: BattleContext) -> str:
        """Say why it means nothing in the state in view; only of what everybody sees."""
        if not self.reads and context.looks_back:
            return QCoreApplication.translate("Battle", "You are looking back: nothing can be changed.")
        if not self.reads and context.ends:
            return QCoreApplication.translate("Battle", "Answer what is asked first.")
        if not self.reads and context.game.result is not None:
            return QCoreApplication.translate("Battle", "The battle is over.")
        if not isinstance(self.why, str):
            return self.why(context)
        return QCoreApplication.translate("Battle", self.why) if self.why else ""


def plays(context: BattleContext) -> bool:
    """Tell whether the battle goes on."""
    return context.outcome is None


def chosen(context: BattleContext, selection: str) -> bool:
    """Tell whether a figure is chosen."""
    return selection in context.game.fighters


def acts(context: BattleContext) -> bool:
    """Tell whether figures act in the moment in view."""
    return context.moment.acts and plays(context)


def _own_keys(context: BattleContext) -> str:
    words = QCoreApplication.translate("Battle", "Not before the first speaking turn.")
    return words if context.moment.own_keys else ""


def _figure_first(context: BattleContext) -> str:
    return context.say(Message("ask.first"))


def _goes_on(context: BattleContext, _selection: str) -> bool:
    return not context.moment.own_keys and plays(context)


def is_last_turn(context: BattleContext) -> bool:
    """Tell whether the turn that the battle was to last is about to end."""
    ends = plays(context) and context.moment.ends_turn
    return ends and any(choice.code == "choice.last_turn" for choice in context.offered())


ANY = When(lambda _context, _selection: True)
"""As long as nobody looks back."""

ALWAYS = When(lambda _context, _selection: True, reads=True, always=True)
MEANWHILE = When(lambda _context, _selection: True, reads=True, always=True, meanwhile=True)
READS = When(lambda _context, _selection: True, reads=True)
NOW = When(
    lambda context, _selection: context.looks_back,
    QT_TRANSLATE_NOOP("Battle", "This is the present moment."), reads=True, always=True,
)  # fmt: skip
PLAYED = When(lambda context, _selection: plays(context))
FIGURE = When(chosen, _figure_first)
CONTACT = When(
    lambda context, selection: plays(context) and (context.moment.strikes or chosen(context, selection)),
    _figure_first,
)
CARD = When(chosen, _figure_first, reads=True)
FIGURE_PLAYED = When(lambda context, selection: plays(context) and chosen(context, selection), _figure_first)
TEST = When(
    lambda context, selection: (
        plays(context) and (context.game.trial is not None or chosen(context, selection))
    ),
    _figure_first,
)
SPEAKS = When(
    lambda context, _selection: bool(context.pieces.speakers(context.game)),
    QT_TRANSLATE_NOOP("Battle", "No card speaks now."),
)
ROWS = When(
    lambda context, _selection: context.moment.rows and plays(context),
    QT_TRANSLATE_NOOP("Battle", "Only in the combat and upkeep phases."),
)
ROW = When(
    lambda context, _selection: (context.moment.rows or context.moment.reminds) and plays(context),
    QT_TRANSLATE_NOOP("Battle", "Only in the combat and upkeep phases."),
)
ACTIVATION = When(lambda context, _selection: acts(context), _ACTIVATION_ONLY)
ENTER = When(lambda context, chosen: context.moment.enter and _goes_on(context, chosen), _own_keys)
GO_ON = When(_goes_on, _own_keys)
LAST_TURN = When(
    lambda context, _selection: is_last_turn(context),
    QT_TRANSLATE_NOOP("Battle", "Only at the end of the last turn."),
)
ACT = When(
    lambda context, selection: acts(context) and chosen(context, selection),
    lambda context: (
        _figure_first(context) if acts(context) else QCoreApplication.translate("Battle", _ACTIVATION_ONLY)
    ),
)
