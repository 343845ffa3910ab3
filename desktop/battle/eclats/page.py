"""Who may act in this phase, what each has done, and the way to the next phase."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.battle.centre.speaking import SpeakingRows
from desktop.battle.centre_page import GoOn
from desktop.battle.eclats.banner import waited_for
from desktop.battle.host import TableHost
from desktop.battle.pages import speaking
from desktop.look.painting import advance, kit
from desktop.wording.naming import phase_name
from rules.battle import commands as c
from rules.battle.commands import Command
from rules.eclats.parts import order, waiting

_LETTERS, _LETTERS_ASKED = 24, 60
"""So many letters of names stand in any line of the large verb, and in two where it was pressed too early."""

_BESIDE = 112
"""What stands in the large verb beside its words: its edges, its icon and its key, px."""


class ActingPage(SpeakingRows):
    """Rows of everybody who may act; the large verb beneath names who has not."""

    shows_values = False

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
        return GoOn(choice.code, words, "" if asked else "↵", detail, icon, primary)

    def _waits(self, letters: int) -> str:
        """Say who has not acted, in so many letters of names."""
        names = waited_for(self._context.game, self._context.names, letters)
        return self.tr("To act: {names}").format(names=names)

    def _line(self) -> str:
        """Say who has not acted with as many names as one line of the large verb has room for."""
        made, most = kit(), 4 * _LETTERS_ASKED
        room = self.width() - made.px(_BESIDE)
        said = (self._waits(letters) for letters in range(most, _LETTERS, -_LETTERS // 4))
        return next((words for words in said if advance(words, made.body) <= room), self._waits(_LETTERS))

    def tells(self, command: Command) -> bool:
        """Tell that the large verb says why it waits."""
        return isinstance(command, c.Advance | c.EndTurn)


def acting_page(table: TableHost, parent: QWidget) -> SpeakingRows:
    """Make the page for a table."""
    return speaking(table, ActingPage(table.context, parent))
