"""The orders that a side keeps under names: one is used, this one kept, another forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.widgets.menu import Menu, MenuRow
from desktop.widgets.text_prompt import TextPrompt
from desktop.wording import say
from rules.battle import commands as c
from rules.battle.sequence import arranged
from rules.text import Message


class ShowsSequence(Protocol):
    """Show the sequence of one side."""

    @property
    def shows(self) -> str:
        """The side whose cards are in view, "" for none."""

    @property
    def folded(self) -> Sequence[MenuRow]:
        """Verbs of the page that stand in this menu for want of room."""

    def do_verb(self, code: str) -> bool:
        """Do a verb of the page; False for none of its own."""

    def over(self) -> QWidget:
        """Return the widget that questions lie over."""


class SavedOrders(QObject):
    """Ask what to do with the kept orders of the side whose sequence is in view."""

    def __init__(self, context: BattleContext, page: ShowsSequence) -> None:
        super().__init__()
        self._context, self._page = context, page

    def ask(self) -> None:
        """Offer the kept orders, and keep this one."""
        key = self._page.shows
        if not key:
            return
        saved = list(self._context.game.sides[key].saved_orders)
        rows = [MenuRow(f"use:{name}", name, str(n)) for n, name in enumerate(saved[:9], 1)]
        rows.append(MenuRow("keep", self.tr("Save this order"), "K", icon="device-floppy"))
        if saved:
            rows.append(MenuRow("forget", self.tr("Forget one"), "F", icon="trash"))
        rows.extend(self._page.folded)
        menu = Menu(self._page.over(), self.tr("Saved orders"), rows)
        menu.picked.connect(self._on_picked)
        menu.closed.connect(menu.deleteLater)
        menu.open()

    def _on_picked(self, what: str, _shifted: bool) -> None:
        key = self._page.shows
        if not key:
            return
        side = self._context.game.sides[key]
        if self._page.do_verb(what):
            return
        if what == "keep":
            prompt = TextPrompt(
                self._page.over(), self.tr("Save this order"), self.tr("Save"),
                text=self.tr("Order {n}").format(n=len(side.saved_orders) + 1),
                known=list(side.saved_orders), required=say(Message("refusal.no_name")),
            )  # fmt: skip
            prompt.given.connect(self._on_kept)
            prompt.closed.connect(prompt.deleteLater)
            prompt.open()
        elif what == "forget":
            rows = [MenuRow(name, name, str(n)) for n, name in enumerate(list(side.saved_orders)[:9], 1)]
            menu = Menu(self._page.over(), self.tr("Forget a saved order"), rows)
            menu.picked.connect(self._on_forgotten)
            menu.closed.connect(menu.deleteLater)
            menu.open()
        else:
            name = what.removeprefix("use:")
            if (order := arranged(side, name)) != side.order:
                self._context.do(c.SetOrder(key, order))

    def _on_kept(self, name: str) -> None:
        if self._page.shows:
            self._context.do(c.SaveOrder(self._page.shows, name))

    def _on_forgotten(self, name: str, _shifted: bool) -> None:
        if self._page.shows:
            self._context.do(c.SaveOrder(self._page.shows, name, forget=True))
