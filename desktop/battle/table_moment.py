"""What begins and ends with a moment of a battle: who is chosen, where the keyboard is, what is asked."""

from __future__ import annotations

from desktop.battle.table_parts import TableParts


class TableMoment:
    """Follows phases and speaking turns from one state in view to the next."""

    def __init__(self, table: TableParts) -> None:
        self._table = table
        self._page = self._phase = ""
        self._spoke: tuple[str, ...] = ()
        self._began = False

    def chosen(self) -> str:
        """Give the figure that is chosen in the state in view, "" for none.

        A choice belongs to the phase that it was made in; of the cards that speak the first figure is chosen
        as soon as they do, and nobody when they end.
        """
        table, game = self._table, self._table.context.game
        chosen = table.selection
        if chosen not in game.fighters or (self._phase and self._phase != game.phase):
            chosen = ""
        if game.speaking == self._spoke:
            return chosen
        self._spoke = game.speaking
        self._began = bool(game.speaking)
        if chosen and game.fighters[chosen].card in game.speaking:
            return chosen
        ready = (f.id for card in game.speaking for f in game.fighters_of(card) if f.on_table)
        return next(ready, "")

    def follow(self) -> None:
        """Follow the state in view, once all of it is drawn."""
        self._follow_phase()
        self._follow_page()
        self._follow_speech()

    def _follow_phase(self) -> None:
        """Let a phase that opens begin."""
        before, self._phase = self._phase, self._table.context.game.phase
        if before not in ("", self._phase):
            self._table.centre.shown.enter()

    def _follow_page(self) -> None:
        """Move the keyboard along when the page changes under it."""
        table = self._table
        if table.centre.page == self._page:
            return
        self._page = table.centre.page
        table.sharing.share()
        focus = table.over.window().focusWidget()
        if table.prompt is None and (focus is None or focus is table.over or table.over.isAncestorOf(focus)):
            table.take_keyboard()

    def _follow_speech(self) -> None:
        """Put away what is asked of a figure that is no longer chosen; ask who has just begun."""
        table, prompt = self._table, self._table.prompt
        if prompt is not None and prompt.steps_aside and prompt.about != table.selection:
            table.conversation.end()
        began, self._began = self._began, False
        if began and table.prompt is None and not (table.context.looks_back or table.covered):
            table.hands.speaking_began()
