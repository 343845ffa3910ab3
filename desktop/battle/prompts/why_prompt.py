"""Why the values of a figure are what they are now: each that differs from its card, with its sum."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.look import theme
from desktop.widgets.in_line import put_in
from desktop.widgets.prompt import Prompt, soft
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import label, set_look
from desktop.wording import fill
from desktop.wording.battle.value_reasons import reasons_of


class WhyPrompt(Prompt):
    """A line for each value that differs from the card; only to be read."""

    width_at_100 = 720
    whole = False
    """Whether the values that nothing changes have their lines too."""

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str) -> None:
        super().__init__(parent, "")
        self.about = fighter
        game, names = context.game, context.names
        self.title.setText(fill(self.tr("Values of {name}"), name=context.fighter_name(fighter)))
        found = context.cells.of(game, game.fighters[fighter], context.table.ruleset, names)
        lines = reasons_of(found, names, whole=self.whole)
        page = QWidget(self.panel)
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 4, 0)
        grid.setHorizontalSpacing(theme.current().px(16))
        grid.setVerticalSpacing(theme.current().px(8))
        grid.setColumnStretch(2, 1)
        top = Qt.AlignmentFlag.AlignTop
        for row, (name, value, moved, words) in enumerate(lines):
            arrow = {1: " ▲", -1: " ▼"}.get(moved, "")
            now = label(f"{value}{arrow}", page, role="heading")
            set_look(now, "heading", {1: "good", -1: "bad"}.get(moved, ""))
            grid.addWidget(label(name, page, role="heading"), row, 0, top)
            grid.addWidget(now, row, 1, top)
            grid.addWidget(label(words, page, wrap=True), row, 2, top)
        self._page = page
        self._scroll = ScrollDown(page, self.panel)
        self._scroll.setVisible(bool(lines))
        put_in(self.body, self._scroll, soft(self.rest(bool(found), bool(lines)), self.panel))
        self.say_done()

    def rest(self, known: bool, moved: bool) -> str:
        """Say what is to be known of the values that have no line."""
        if not known:
            return QCoreApplication.translate("FighterSheet", "A sketch: its values are not known yet.")
        if not moved:
            return self.tr("All values are those of the card.")
        return self.tr("All other values are those of the card.")

    def panel_size(self) -> tuple[int, int]:
        """Be high enough for the lines, as far as there is room."""
        px, layout = theme.current().px, self._page.layout()
        assert layout is not None
        width = min(px(self.width_at_100), max(320, self._under.width() - 32)) - px(60)
        wanted = layout.heightForWidth(width) + 2 * self._scroll.frameWidth()
        self._scroll.setFixedHeight(max(px(48), min(wanted, self._under.height() * 6 // 10)))
        return super().panel_size()
