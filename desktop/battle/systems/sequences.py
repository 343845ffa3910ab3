"""What systems of reference cards share on the battle screen: moments of a turn, pages, looks of choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.battle.card_hands import CardHands
from desktop.battle.host import TableHost
from desktop.battle.screen import PageKind
from desktop.drafts.fights_draft import Shares
from desktop.wording.battle.pieces import ChoiceLook, Deal, Moment
from rules.battle.state import Game

if TYPE_CHECKING:
    from desktop.battle.strategic.panel import StrategicPanel
    from desktop.battle.strategic.strategy import Strategy


from desktop.battle.centre.choices import ChoicesPage
from desktop.battle.centre.speaking import SpeakingRows
from desktop.battle.fights.page import FightsPage
from desktop.battle.tasks.page import TasksPage


def _choices(table: TableHost, parent: QWidget) -> ChoicesPage:
    page = ChoicesPage(table.context, parent)
    page.chosen.connect(table.hands.choose)
    return page


def speaking(table: TableHost, page: SpeakingRows) -> SpeakingRows:
    """Connect a page of figures that speak to the hands of a table."""
    page.chosen.connect(table.press)
    page.opened.connect(table.hands.open_actions)
    page.asked.connect(table.hands.open_verbs)
    page.naming.connect(table.hands.name)
    return page


def _speaking(table: TableHost, parent: QWidget) -> SpeakingRows:
    return speaking(table, SpeakingRows(table.context, parent))


def fights(shares: Shares | None = None) -> PageKind:
    """Give the page of fights of a system, with dice that are split where it does so."""

    def make(table: TableHost, parent: QWidget) -> FightsPage:
        hands = table.hands
        assert isinstance(hands, CardHands), "fights are fought by hands that know how"
        page = FightsPage(table, hands, shares, parent)
        page.fight_wanted.connect(hands.add_fight)
        page.left_wanted.connect(hands.go_on)
        page.chosen.connect(table.select)
        return page

    return PageKind(make=make)


def _tasks(table: TableHost, parent: QWidget) -> TasksPage:
    hands = table.hands
    assert isinstance(hands, CardHands), "tasks are dealt with by hands that know how"
    page = TasksPage(table.context, hands.entry, parent)
    page.acted.connect(hands.do_row)
    page.settled.connect(hands.dealing.settle)
    page.chosen.connect(table.select)
    page.told.connect(table.say_refusal)
    page.typed.connect(table.take_keyboard)
    page.counting.connect(hands.count_believers)
    return page


CHOICES = PageKind(make=_choices, eager=True, scrolls=True)
SPEAKING = PageKind(make=_speaking, eager=True, scrolls=True)
TASKS = PageKind(make=_tasks, scrolls=True)


MOMENTS: Mapping[str, Moment] = {
    "strategic": Moment(page="strategic", deal=Deal.ORDER, reminds=True, own_keys=True),
    "activation": Moment(page="choices", deal=Deal.PLAY, acts=True),
    "combat": Moment(page="fights", rows=True, strikes=True),
    "upkeep": Moment(page="tasks", rows=True, ends_turn=True),
}
"""What each phase asks of the screen."""

_CHOOSES = Moment(page="choices", deal=Deal.PLAY, acts=True, enter=False)
_SPEAKS = Moment(page="speaking", deal=Deal.PLAY, acts=True)

LOOKS: Mapping[str, ChoiceLook] = {
    "choice.play_top": ChoiceLook("play_top", "player-play"),
    "choice.play_reserve": ChoiceLook("play_reserve", "stack-pop"),
    "choice.refuse": ChoiceLook("refuse", "hand-stop"),
    "choice.combat": ChoiceLook("enter", "swords"),
    "choice.upkeep": ChoiceLook("go_on", "campfire"),
    "choice.end_speaking": ChoiceLook("enter", "check"),
    "choice.end_turn": ChoiceLook("go_on", "hourglass"),
    "choice.last_turn": ChoiceLook("go_on", "hourglass"),
}
"""The looks of the choices that every such system has."""


def moment_of(game: Game) -> Moment:
    """Say what a state asks of the screen: in activation who has the hand chooses, then figures act."""
    if game.phase == "activation" and game.speaking:
        return _SPEAKS
    if game.phase == "activation" and game.hand:
        return _CHOOSES
    return MOMENTS[game.phase]


def takes_with(strategy: Strategy) -> Callable[[Game, str], bool]:
    """Tell of states of a system whether the page of its strategic phase reads a typed character."""

    def takes(game: Game, text: str) -> bool:
        own = MOMENTS[game.phase].own_keys and game.result is None
        return own and strategy.takes(strategy.page(game), text)

    return takes


def pages_with(strategy: Strategy, shares: Shares | None = None) -> Mapping[str, PageKind]:
    """Give the pages of the centre, with the strategic phase of a system and how its fights split dice."""

    def strategic(table: TableHost, parent: QWidget) -> StrategicPanel:
        from desktop.battle.strategic.panel import StrategicPanel

        panel = StrategicPanel(table.context, strategy, parent)
        hands = table.hands
        assert isinstance(hands, CardHands), "abilities are spent by hands that know how"
        panel.order.reminded.connect(hands.dealing.remind)
        panel.refresh()
        return panel

    return {
        "choices": CHOICES,
        "speaking": SPEAKING,
        "fights": fights(shares),
        "tasks": TASKS,
        "strategic": PageKind(make=strategic),
    }
