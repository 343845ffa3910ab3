"""What every part of the battle screen stands on: the open battle, its gestures, and its names."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.battle.system_loader import pieces_of
from desktop.operations import battle as operations
from desktop.shell.place import WindowPlace
from desktop.widgets.actions import shown_key
from desktop.wording.battle.board_views import ChipViews
from desktop.wording.battle.figure_values import Cells
from desktop.wording.naming import Names
from rules.battle.commands import Command
from rules.battle.ending import what_was_told
from rules.battle.events import Rolled, Step
from rules.battle.state import Game, Result
from rules.battle.system import Choice, Table
from rules.text import Message, Refusal

if TYPE_CHECKING:
    from desktop.operations.desk import Desk
    from desktop.operations.play import Play
    from desktop.wording.battle.pieces import Moment, Pieces
    from desktop.wording.battle.public_board import PublicBoard, PublicBoards

Made = TypeVar("Made")


class BattleContext(QObject):
    """An open battle as its screen plays it.

    ``do`` carries a command out, or emits ``refused`` and remembers it: the same command asked again is
    carried out all the same when the refusal can be overruled. While somebody looks back at a moment,
    ``game`` is that moment and nothing can be done.
    """

    changed = Signal()
    """Emitted after every gesture, undo, redo, or look: draw from ``game`` again."""

    refused = Signal(object, object)
    """Emitted with the Refusal and the Command that met it."""

    looking = Signal(object)
    """Emitted with the step somebody looks back at (0: the beginning), None for now."""

    stepped = Signal()
    """Emitted after each gesture that was carried out, before ``changed``."""

    army_wanted = Signal(str)
    """Emitted with a side whose cards should be kept as an army."""

    rematch_wanted = Signal()
    """Emitted when the same sides should fight again."""

    covering = Signal()
    """Emitted when a cover came over the table, or went."""

    left = Signal()
    """Emitted to go back to the list of battles."""

    def __init__(
        self,
        desk: Desk,
        play: Play,
        language: str,
        *,
        place: QWidget | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.desk = desk
        self.play = play
        self.pieces: Pieces = pieces_of(play.system.id)
        self.language = language
        self.place = place
        self.pending: tuple[Command, Refusal] | None = None
        self.ends = False
        """Whether the end of the battle is proposed: it goes on until the table ends it."""
        self.proposed = Result()
        """How it would end, as the table told last."""
        self.told: tuple[Result, ...] = ()
        """How it would have ended before each telling on the page in view."""
        self.moved: dict[str, float] = defaultdict(float)
        """How far the table moved the points of ends that were proposed."""
        self._look: tuple[int | None, Game] | None = None
        self._names: Names | None = None
        self._public: PublicBoards | None = None
        self.cells = Cells(self.pieces.values)
        self.chips = ChipViews(self.pieces, self.cells)
        self._words: dict[str, tuple[tuple[object, ...], str]] = {}
        self._steps: dict[str, tuple[tuple[object, ...], int | None]] = {}
        self._known: tuple[Game, dict[object, object]] = (play.game, {})

    # -- what is shown ----------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The state in view: now, or the moment somebody looks back at."""
        return self.play.game if self._look is None else self._look[1]

    @property
    def table(self) -> Table:
        """What the battle is played by: its ruleset, and what its cards and abilities say."""
        return self.play.table

    @property
    def moment(self) -> Moment:
        """What the state in view asks of the screen."""
        return self.pieces.moment(self.game)

    @property
    def looks_back(self) -> bool:
        """Whether a past moment is shown, for reading only."""
        return self._look is not None

    @property
    def looked_at(self) -> int | None:
        """The step somebody looks back at; None for the beginning, and for now."""
        return None if self._look is None else self._look[0]

    @property
    def outcome(self) -> Result | None:
        """How the battle ended, or would while its end is proposed; None while it is played."""
        proposed = self.ends and not self.looks_back
        return self.proposed if proposed and self.game.result is None else self.game.result

    @property
    def names(self) -> Names:
        """The names of the state in view."""
        if self._names is None or self._names.game is not self.game:
            self._names = Names.of(self.game, self.language, self.play.table)
        return self._names

    def public_board(self, language: str) -> PublicBoard:
        """Give the battle of now as both sides may see it."""
        if self._public is None:
            from desktop.wording.battle.public_board import PublicBoards

            self._public = PublicBoards(self.pieces)
        return self._public.now(self.play, language)

    def set_language(self, language: str) -> None:
        """Speak another language."""
        self.language = language
        self._names = None

    def card_name(self, card: str) -> str:
        """Name a card of a list; its name alone never tells its place."""
        return self.names.card(card)

    def told_card(self, card: str) -> str:
        """Name a card where that tells its place in a sequence: "a card" while it is hidden."""
        return self.names.told_card(card)

    def fighter_name(self, fighter: str) -> str:
        """Name a figure: "Conscrit du Griffon B"."""
        return self.names.fighter(fighter)

    def key_of(self, verb: str) -> str:
        """Write the key in force of a verb as texts name it, "" for none."""
        if not isinstance(self.place, WindowPlace):
            return ""
        name, verbs = f"battle.{verb}", self.place.actions_set
        return next((shown_key(verbs.key_of(row)) for row in verbs.rows if row.id == name), "")

    def side_name(self, side: str) -> str:
        """Name a side."""
        return self.names.side(side)

    def say(self, message: Message, *, ahead: bool = False, brief: bool = False) -> str:
        """Say a label or a reason with names for its ids, and "a card" for what is hidden now.

        Labels of steps that are not on the path to now are ``ahead``; ``brief`` ones shorten names.
        """
        names = Names.of(self.play.game, self.language, self.play.table) if self.looks_back else self.names
        return (replace(names, brief=True) if brief else names).say(message, ahead=ahead)

    def say_refusal(self, refusal: Refusal, insisted: str = "", *, again: bool = False) -> str:
        """Say every reason of a refusal, but those that the table has ``insisted`` on already.

        With ``again`` it says too that the same does it all the same, where the table may insist.
        """
        said = [self.say(each) for each in refusal.messages if each.code not in insisted.split()]
        if again and refusal.overridable:
            said.append(self.tr("Do the same again to do it anyway."))
        return " ".join(said)

    def say_choice(self, choice: Choice) -> str:
        """Say what a choice does."""
        return self.say(Message(choice.code, choice.data))

    def offered(self) -> tuple[Choice, ...]:
        """Give the choices of the state in view."""
        return self.once("offered", lambda: self.play.system.offer(self.play.table, self.game))

    def once(self, what: object, make: Callable[[], Made]) -> Made:
        """Give what is made of the state in view, once for each state: pages, verbs and strips ask for it."""
        if self._known[0] is not self.game:
            self._known = (self.game, {})
        known = self._known[1]
        if what not in known:
            known[what] = make()
        return cast(Made, known[what])

    # -- gestures ---------------------------------------------------------------------------------

    def do(self, command: Command, overrule: bool = False) -> bool:
        """Carry a command out as one step; True when it was.

        A refusal is emitted and remembered; the same command again overrules it where that is possible.
        """
        if self.looks_back:
            self.refused.emit(Refusal(Message("refusal.looking_back"), overridable=False), command)
            return False
        again = self.pending is not None and self.pending[0] == command
        done = operations.do(
            self.desk, self.play, command, overrule=overrule or again, initiator=self.place or self
        )
        if not isinstance(done, Step):
            self.refuse(done, command)
            return False
        self._moved()
        return True

    def refuse(self, refusal: Refusal, command: Command) -> None:
        """Say what speaks against a command, and remember it: asked again it is carried out all the same."""
        self.pending = (command, refusal)
        self.refused.emit(refusal, command)

    def do_unless(self, refusal: Refusal | None, command: Command) -> bool:
        """Carry a command out unless the screen itself has a reason against it; the same again does it."""
        again = self.pending is not None and self.pending[0] == command
        if refusal is None or again or self.looks_back:
            return self.do(command)
        self.refuse(refusal, command)
        return False

    def why_not(self, insisted: str = "", *, again: bool = False) -> str:
        """Say why the last command was refused, "" where none was."""
        return "" if self.pending is None else self.say_refusal(self.pending[1], insisted, again=again)

    @property
    def last_step(self) -> Step | None:
        """The last gesture, None where nothing has happened yet."""
        head = self.play.head
        return self.play.events[head] if head is not None else None

    def rolls(self) -> tuple[Rolled, ...]:
        """Give the rolls of the last gesture."""
        step = self.last_step
        return tuple(event for event in step.events if isinstance(event, Rolled)) if step is not None else ()

    def propose(self, result: Result | None) -> None:
        """Propose how the battle ends, or play on; nothing happens yet."""
        self.ends, self.proposed, self.told = result is not None, result or self.proposed, ()
        self.pending = None
        self.changed.emit()

    def tell(self, result: Result, told: Sequence[Result]) -> None:
        """Propose another end as the table tells it, or as it ``told`` before: undo takes this back first."""
        for key, points in result.points.items():
            self.moved[key] += points - self.proposed.points.get(key, 0)
        self.proposed, self.told, self.pending = result, tuple(told), None
        self.changed.emit()

    def forget_refusal(self) -> None:
        """Forget the refused command: asking again asks afresh."""
        self.pending = None

    def undo(self, uncovered: str = "") -> bool:
        """Take the last step back; False at the beginning.

        ``uncovered`` is the side whose hidden sequence is in view: it goes back in that too.
        """
        if self.ends and self.told:
            self.tell(self.told[-1], self.told[:-1])
            return True
        self._now()
        done = operations.undo_step(self.desk, self.play, uncovered=uncovered, initiator=self.place or self)
        self._moved()
        return done is not None

    def redo(self, uncovered: str = "") -> bool:
        """Do the step that was taken back once more; False when there is none. ``uncovered`` as for undo."""
        self._now()
        done = operations.redo_step(self.desk, self.play, uncovered=uncovered, initiator=self.place or self)
        self._moved()
        return done is not None

    def look(self, step: int | None) -> None:
        """Look back at the state after a step (None: the beginning), for reading only."""
        game = operations.look(self.play, step=step)
        # what is hidden now was not always: the past must not tell it either
        sides = {
            key: replace(side, hidden=side.hidden or self.play.game.sides[key].hidden)
            for key, side in game.sides.items()
        }
        self._look = (step, replace(game, sides=sides))
        self.pending = None
        self.looking.emit(step or 0)
        self.changed.emit()

    def look_before(self) -> None:
        """Look one step further back."""
        told = self.play.told_to()
        at = told.last(self.looked_at if self.looks_back else self.play.head)
        if at is not None:
            self.look(told.before(at))

    def look_after(self) -> None:
        """Look one step further on, up to now."""
        path = self.play.told_to().path()
        if not self.looks_back:
            return
        at = self.looked_at
        following = next(iter(path), None) if at is None else None
        if at in path[:-1]:
            following = path[path.index(at) + 1]
        if following is None or following == path[-1]:
            self.look_now()
        else:
            self.look(following)

    def look_now(self) -> None:
        """Stop looking back."""
        if self._look is not None:
            self._now()
            self.changed.emit()

    def go_to(self, step: int | None) -> None:
        """Go back (or forward) to a step for good; what came after stays in the history."""
        self._now()
        operations.go_to(self.desk, self.play, step=step, initiator=self.place or self)
        self._moved()

    def save_again(self) -> bool:
        """Try to record what could not be; True when all is safe now."""
        problem = operations.save_again(self.desk, self.play, initiator=self.place or self)
        self.changed.emit()
        return problem is None

    # -- words of undo and redo -------------------------------------------------------------------

    def undo_label(self, uncovered: str = "") -> Message | None:
        """Give the label of the step that undo takes back, None at the beginning."""
        if self.ends and self.told:
            return what_was_told(self.told[-1], self.proposed)
        step = self._step("undo", uncovered, lambda: self.play.told_to(uncovered).last(self.play.head))
        return self.play.events[step].label if step is not None else None

    def redo_label(self, uncovered: str = "") -> Message | None:
        """Give the label of the step that redo goes to, None when there is none."""
        step = self._step("redo", uncovered, lambda: self.play.told_to(uncovered).following)
        return self.play.events[step].label if step is not None else None

    def _step(self, which: str, uncovered: str, find: Callable[[], int | None]) -> int | None:
        """Give a step that is looked for among all there ever were, and asked for several times a gesture."""
        play = self.play
        asked = (play.head, len(play.steps), len(play.unsaved), uncovered)
        if which not in self._steps or self._steps[which][0] != asked:
            self._steps[which] = (asked, find())
        return self._steps[which][1]

    def undo_words(self, uncovered: str = "") -> str:
        """Name the step that undo takes back, empty at the beginning."""
        label = self.undo_label(uncovered)
        return self._said("undo", label, False) if label is not None else ""

    def redo_words(self, uncovered: str = "") -> str:
        """Name the step that redo goes to, empty when there is none."""
        label = self.redo_label(uncovered)
        return self._said("redo", label, True) if label is not None else ""

    def _said(self, which: str, label: Message, ahead: bool) -> str:
        """Say a label once for each state: menus and tooltips ask again and again."""
        asked = (self.play.game, label, self.language)
        known = self._words.get(which)
        if known is None or any(a is not b for a, b in zip(known[0], asked, strict=True)):
            known = (asked, self.say(label, ahead=ahead, brief=True))
            self._words[which] = known
        return known[1]

    def _now(self) -> None:
        if self._look is not None:
            self._look = None
            self.looking.emit(None)

    def _moved(self) -> None:
        self.pending, self.ends = None, False
        self.stepped.emit()
        self.changed.emit()
