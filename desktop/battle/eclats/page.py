"""Who acts in this phase: its card, its large choices, what holds for it, and the way to the next phase."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.battle.centre.stage_head import stage_height
from desktop.battle.centre_page import CentrePage, GoOn
from desktop.battle.eclats.acting_card import ActingCard, acting_view
from desktop.battle.eclats.hands import EclatsHands
from desktop.battle.eclats.keys import refused_verb
from desktop.battle.host import TableHost
from desktop.battle.screen import free_key, screen_of
from desktop.look.painting import advance, paint_style
from desktop.widgets.in_line import Room, in_column, in_row
from desktop.widgets.key_button import VerbButton
from desktop.widgets.text import label
from desktop.wording import fill
from desktop.wording.battle.eclats.attempt_words import containers_words, left_words, turn_summary
from desktop.wording.battle.eclats.banner_words import still_to_act, waited_for
from desktop.wording.naming import phase_name
from rules.battle import commands as c
from rules.battle.commands import Command
from rules.battle.state import AttemptState, Fighter
from rules.eclats.acting import containers_of
from rules.eclats.attempts import pursued
from rules.eclats.commands import Surprise
from rules.eclats.parts import (
    ENEMIES,
    INITIATES,
    RESTORATION,
    SURPRISED,
    Role,
    concerned,
    order,
    role,
    waiting,
)

_LETTERS, _LETTERS_ASKED = 24, 60
"""So many letters of names stand in any line of the large verb, and in two where it was pressed too early."""

_BESIDE = 168
"""What stands beside the words of the large verb: edges, icon, key, and the button of all else, px."""

_APART = 12
"""What lies between who acts and how many have still to, px."""

_ALL = "verbs"
_CHOICES: Mapping[tuple[str, Role], tuple[str, ...]] = {
    (INITIATES, Role.INITIATE): ("attack", "cast", "idea", _ALL),
    (INITIATES, Role.ALLY): ("attack", _ALL),
    (ENEMIES, Role.ENEMY): ("attack", _ALL),
    (RESTORATION, Role.INITIATE): ("mend", "give", "share", "act"),
    (RESTORATION, Role.ALLY): ("mend", "act"),
    (RESTORATION, Role.ENEMY): ("mend", "act"),
}
"""What somebody chooses from in a phase; all that can happen to it otherwise."""


class ActingHead(QWidget):
    """Who acts, and how many have still to: it stays above the page while that scrolls."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title, self.left = label("", self, role="heading", wrap=True), label("", self, role="soft")
        in_row(self, (self.title, 1), self.left, edges=(2, 0, 2, 0))

    def say(self, title: str, left: str) -> None:
        """Say both."""
        self.title.setText(title)
        self.left.setText(left)
        self._settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break a long name."""
        super().resizeEvent(event)
        self._settle()

    def _settle(self) -> None:
        room = self.width() - self.left.sizeHint().width() - paint_style().px(_APART)
        high = max(stage_height(paint_style()), self.title.heightForWidth(room))
        if self.minimumHeight() != high or self.maximumHeight() != high:
            self.setFixedHeight(high)


class ActingPage(CentrePage):
    """Shows the chosen one with its choices; ``opened`` asks for its card, ``moved`` is its Animus."""

    opened = Signal(str)
    moved = Signal(int)

    def __init__(self, table: TableHost, parent: QWidget) -> None:
        super().__init__(parent)
        self._context, self._table = table.context, table
        self._head = ActingHead(self)
        self.card = ActingCard(self)
        self.card.moved.connect(self.moved)
        self.card.opened.connect(self.opened)
        self._once = label("", self, role="soft", wrap=True)
        self.choices = [VerbButton(self, large=True, breaks=True) for _ in range(5)]
        self.held = label("", self, wrap=True)
        grid = QGridLayout()
        grid.setSpacing(6)
        for place, button in enumerate(self.choices):
            button.clicked.connect(self._on_clicked)
            grid.addWidget(button, place // 2, place % 2)
        for column in range(2):
            grid.setColumnStretch(column, 1)
        in_column(self, self.card, self._once, grid, self.held, Room.REST, gap=8)

    # -- what is shown ------------------------------------------------------------------------------

    def refresh(self, selected: str = "") -> None:
        """Show the chosen one, else say who is to be chosen."""
        game = self._context.game
        fighter = game.fighters.get(selected)
        shown = fighter if fighter is not None and fighter.on_table else None
        title = self.tr("Choose who acts") if shown is None else self._part(shown)
        self._head.say(title, still_to_act(game))
        self.card.setVisible(shown is not None)
        self._once.setVisible(shown is not None and self._acts(shown))
        if shown is not None:
            self._show(shown)
        for button in self.choices[0 if shown is None else len(self._offered(shown)) :]:
            button.hide()
        self.held.setVisible(shown is not None and bool(self.held.text()))

    def _offered(self, fighter: Fighter) -> tuple[str, ...]:
        game = self._context.game
        found = _CHOICES.get((game.phase, role(game, fighter.id)), (_ALL,))
        early = any(isinstance(choice.command, Surprise) for choice in self._context.offered())
        return (*found, "surprise") if early else found

    def _show(self, fighter: Fighter) -> None:
        context = self._context
        self.card.show_view(acting_view(context, fighter))
        self._once.setText(self.tr("One thing only in this phase"))
        for button, verb in zip(self.choices, self._offered(fighter), strict=False):
            self._show_choice(button, verb, fighter)
        told = turn_summary(context, fighter)
        self.held.setText("\n".join(filter(None, (*(tag.words for tag in told.tags), told.said))))

    def _acts(self, fighter: Fighter) -> bool:
        """Tell whether somebody's part of the phase is still to come."""
        return fighter in concerned(self._context.game) and not fighter.activated

    def _part(self, fighter: Fighter) -> str:
        """Say what part of the phase is somebody's."""
        words = self.tr("{name} acts")
        if fighter.activated:
            words = self.tr("{name} has acted")
        elif not self._acts(fighter):
            words = self.tr("{name} does not act now")
        return fill(words, name=self._context.fighter_name(fighter.id))

    def _show_choice(self, button: VerbButton, verb: str, fighter: Fighter) -> None:
        context = self._context
        refusal = refused_verb(context.game, fighter.id, verb)
        detail = self._detail(verb, fighter)
        if refusal is not None:
            detail = context.say(refusal.message) if self._acts(fighter) else ""
        row = screen_of(context.pieces).row(verb)
        words, icon = self.tr("Other"), "dots"
        if verb == "surprise":
            surprised = context.game.step == SURPRISED
            words, icon = self.tr("No surprise") if surprised else self.tr("Surprise"), "bolt"
        elif verb == "idea":
            words, icon = self.tr("Take the initiative"), "sparkles"
        elif verb != _ALL and row is not None:
            words, icon = QCoreApplication.translate("Keys", row.short), row.icon
        button.setObjectName(verb)
        button.show_verb(words, free_key(context, verb), detail, icon=icon, refused=refusal is not None)
        button.show()

    def _detail(self, verb: str, fighter: Fighter) -> str:
        """Say what a choice asks for or costs."""
        game, attempt = self._context.game, pursued(self._context.game, fighter.id)
        if verb == "idea" and attempt is not None:
            if attempt.state is AttemptState.PROPOSED:
                return self.tr("the game master answers")
            return left_words(attempt.left)
        return {
            "attack": self.tr("one target, or several"),
            "cast": self.tr("takes the whole phase"),
            "idea": self.tr("proposes an idea"),
            "mend": self.tr("{n} Animus lost").format(n=fighter.notches),
            "give": containers_words(containers_of(game, fighter.id)),
            "share": self.tr("takes minutes"),
            "surprise": self.tr("the enemies act first"),
        }.get(verb, "")

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        super().restyle()
        self.card.restyle()

    def head(self) -> ActingHead:
        """Give the line of who has still to act."""
        return self._head

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here, besides its labels and buttons."""
        return [*self.card.visible_strings(), self.held.text()]

    def _on_clicked(self) -> None:
        self._table.verb(self.sender().objectName())()

    # -- verbs --------------------------------------------------------------------------------------

    def go_on(self, asked: bool) -> GoOn | None:
        """Go to the next phase, or end the turn: whoever is waited for is named first."""
        context, game = self._context, self._context.game
        choice = next(iter(context.offered()), None)
        if choice is None:
            return None
        words, icon = context.say_choice(choice), "hourglass"
        if isinstance(choice.command, c.Advance):
            phases = order(game)
            following = phase_name(phases[phases.index(game.phase) + 1])
            words, icon = self.tr("Next phase: {phase}").format(phase=following), "player-skip-forward"
        detail = ""
        insists = context.pending is not None and context.pending[0] == choice.command
        if choice.refusal is not None:
            detail = self._waits(_LETTERS_ASKED) if insists else self._line()
        if choice.refusal is not None and not waiting(game):
            # all have acted, and an idea has no answer
            detail = context.say(choice.refusal.message)
        if insists:
            again = self.tr("Press again to do it anyway.")
            detail = f"{detail.removesuffix('.')}. {again}"
        primary = choice.refusal is None and not asked
        return GoOn(choice.code, words, "" if asked else "↵", detail, icon, primary, insists=insists)

    def _waits(self, letters: int) -> str:
        """Say who has not acted, in so many letters of names."""
        names = waited_for(self._context.game, self._context.names, letters)
        return self.tr("To act: {names}").format(names=names)

    def _line(self) -> str:
        """Say who has not acted with as many names as one line of the large verb has room for."""
        style, most = paint_style(), 4 * _LETTERS_ASKED
        room = self.width() - style.px(_BESIDE)
        said = (self._waits(letters) for letters in range(most, _LETTERS, -_LETTERS // 4))
        return next((words for words in said if advance(words, style.body) <= room), self._waits(_LETTERS))

    def tells(self, command: Command) -> bool:
        """Tell that the large verb says why it waits."""
        return isinstance(command, c.Advance | c.EndTurn)


def acting_page(table: TableHost, parent: QWidget) -> ActingPage:
    """Make the page for a table, connected to its hands."""
    page = ActingPage(table, parent)
    hands = table.hands
    assert isinstance(hands, EclatsHands), "a combat is played by hands of its own"
    page.opened.connect(table.press)
    page.moved.connect(hands.move_animus)
    return page
