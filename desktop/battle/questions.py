"""Ask what a gesture needs to know, then make the gesture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.battle.arranging.page import correct_sequence
from desktop.battle.centre.verbs import Verb
from desktop.battle.drafts.mana import ManaDraft
from desktop.battle.drawing import Drawing
from desktop.battle.placing import Placing
from desktop.battle.prompts.correct import CorrectPrompt
from desktop.battle.prompts.correct_fields import fields_of
from desktop.battle.prompts.effects import EffectPrompt
from desktop.battle.prompts.end import EndPrompt
from desktop.battle.prompts.mana import ManaPrompt
from desktop.battle.prompts.mark import MarkPrompt
from desktop.battle.prompts.menu import Menu, MenuRow
from desktop.battle.prompts.reserve import FaithPrompt, GemMenu
from desktop.battle.prompts.text import TextPrompt
from desktop.battle.prompts.why import WhyPrompt
from desktop.battle.sequence_look import SequenceLook
from desktop.wording import fill
from desktop.wording.elements import ELEMENTS
from rules.abilities import Ability
from rules.battle import commands as c
from rules.battle.state import Fighter
from rules.text import Message, fold

if TYPE_CHECKING:
    from desktop.battle.table import Table

_TWO_COLUMNS = 16
"""So many verbs stand in two columns of a menu, more in three: it is not higher than the window then."""


class Asking(QObject):
    """The questions of the battle screen; each opens a prompt over the table."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._context = table.context
        self._elements: dict[str, str] = {}
        self.cards = Drawing(table)
        self._placing = Placing(table, self.cards)
        self._subject = ""
        self._side = ""
        self._acts: dict[str, Callable[[], None]] = {}

    # -- the figure ---------------------------------------------------------------------------------

    def element_of(self, fighter: Fighter) -> str:
        """Return the one element a key moves: the last moved, the only one held, the only one mastered."""
        if fighter.id in self._elements:
            return self._elements[fighter.id]
        if len(fighter.gems) == 1:
            return next(iter(fighter.gems))
        if fighter.gems:
            return ""
        sheet = self._context.game.cards[fighter.card].sheet
        mastered = mastered_elements(sheet.abilities) if sheet is not None else ()
        return mastered[0] if len(mastered) == 1 else ""

    def gems(self, fighter: str) -> None:
        """Ask which element; a letter gains a gem, a capital spends one, until Enter."""
        self._subject = fighter
        name = self._context.fighter_name(fighter)
        title = fill(self.tr("Gems of {name}"), name=name)
        menu = GemMenu(self._table, self._context, fighter, title, self._gem_rows())
        menu.picked.connect(self._on_gem)
        self._table.open_prompt(menu)

    def _gem_rows(self) -> list[MenuRow]:
        held = self._context.game.fighters[self._subject].gems
        return [
            MenuRow(
                each.id, f"{each.name()}  {held.get(each.id, 0)}", each.letter(self._context.language),
                on=bool(held.get(each.id)),
            )
            for each in ELEMENTS.values()
        ]  # fmt: skip

    def _on_gem(self, element: str, shifted: bool) -> None:
        self._elements[self._subject] = element
        self._context.do(c.Gem(self._subject, element, -1 if shifted else 1))
        menu = self.sender()
        if isinstance(menu, Menu):
            menu.set_rows(self._gem_rows())
            menu.complain(self._context.why_not())

    def count_faith(self, fighter: str) -> None:
        """Ask who believes round a faithful."""
        self._table.open_prompt(FaithPrompt(self._table, self._context, fighter))

    def why(self, fighter: str) -> None:
        """Show the sums of a figure's values of now."""
        self._table.open_prompt(WhyPrompt(self._table, self._context, fighter))

    def counter(self, fighter: str) -> None:
        """Ask for a counter: a name, and perhaps how much it moves (Poison -1)."""
        self._subject = fighter
        known = sorted({name for f in self._context.game.fighters.values() for name in f.counters})
        held = self._context.game.fighters[fighter].counters
        prompt = TextPrompt(
            self._table,
            fill(self.tr("Counter of {name}"), name=self._context.fighter_name(fighter)),
            self.tr("Count"),
            text=next(iter(held), ""),
            hint=self.tr("A name alone adds 1; “name -1” takes 1 away."),
            known=known,
            may_be_empty=False,
        )
        prompt.given.connect(self._on_counter)
        self._table.open_prompt(prompt)

    def _on_counter(self, text: str) -> None:
        name, _, last = text.rpartition(" ")
        by = 1
        if name and last.lstrip("+-−").isdigit():
            by = int(last.replace("−", "-"))
        else:
            name = text
        self._context.do(c.Count(self._subject, name, by))

    def note(self, fighter: str) -> None:
        """Ask for a note on a figure."""
        self._subject = fighter
        prompt = TextPrompt(
            self._table,
            self.tr("Note on {name}").format(name=self._context.fighter_name(fighter)),
            self.tr("Add note"),
            text=self._context.game.fighters[fighter].note,
        )
        prompt.given.connect(self._on_note)
        self._table.open_prompt(prompt)

    def _on_note(self, text: str) -> None:
        if text != self._context.game.fighters[self._subject].note:
            self._context.do(c.Annotate(self._subject, text))

    def journal_note(self) -> None:
        """Ask for a line of the journal."""
        prompt = TextPrompt(
            self._table, self.tr("A line for the journal"), self.tr("Add line"), may_be_empty=False
        )
        prompt.given.connect(self._on_journal_note)
        self._table.open_prompt(prompt)

    def _on_journal_note(self, text: str) -> None:
        self._context.do(c.WriteNote(text))

    def place(self, fighter: str) -> None:
        """Ask where a figure is, or what becomes of it."""
        self._placing.ask(fighter)

    def verbs(self, fighter: str, verbs: Sequence[Verb]) -> None:
        """Show the verbs of a figure with their keys."""
        self._acts = {verb.id: verb.act for verb in verbs}
        faint = self._context.pieces.faint(self._context.game, fighter)
        rows = [MenuRow(verb.id, verb.words, verb.key, refused=verb.id in faint) for verb in verbs]
        columns = 3 if len(rows) > _TWO_COLUMNS else 2
        menu = Menu(self._table, self._context.fighter_name(fighter), rows, columns=columns)
        menu.picked.connect(self._on_verb)
        self._table.open_prompt(menu)

    def _on_verb(self, verb: str, _shifted: bool) -> None:
        self._acts[verb]()

    def effect(self, fighter: str) -> None:
        """Ask for a modifier."""
        self._table.open_prompt(EffectPrompt(self._table, self._context, fighter))

    def mark(self, fighter: str) -> None:
        """Ask for letter, colour, nickname."""
        self._table.open_prompt(MarkPrompt(self._table, self._context, fighter))

    def correct(self, subject: str) -> None:
        """Ask what is to be corrected."""
        prompt = CorrectPrompt(self._table, self._context, subject)
        prompt.sequence_wanted.connect(self._on_sequence)
        self._table.open_prompt(prompt)

    def _on_sequence(self, side: str) -> None:
        correct_sequence(self._table, side)

    def mana(self, fighter: str, row: str) -> ManaPrompt:
        """Make the question for the dice of recovery."""
        table, game = self._context.play.table, self._context.game
        draft = ManaDraft.begin(table, game, fighter, row, self.element_of(game.fighters[fighter]))
        return ManaPrompt(self._table, self._context, draft)

    def end_battle(self) -> None:
        """Ask for the points and the winner."""
        self._table.open_prompt(EndPrompt(self._table, self._context))

    # -- a side -------------------------------------------------------------------------------------

    def side_menu(self, key: str) -> None:
        """Show what else can be done with a side, and with the chosen figure's card."""
        self._side = key
        side, names = self._context.game.sides[key], self._context.names
        rows = [MenuRow("add", names.say(Message("menu.joins")), "J", icon="plus")]
        fighter = self._context.game.fighters.get(self._table.selection)
        if fighter is not None and self._context.game.side_of(fighter.id).key == key:
            name = self._context.card_name(fighter.card)
            summoner = self._context.fighter_name(fighter.id)
            rows += [
                MenuRow("summon", names.say(Message("menu.summoned")), "S", summoner, "wand"),
                MenuRow("figures", names.say(Message("menu.one_more")), "F", name, "user-plus"),
                MenuRow("profile", names.say(Message("menu.profile")), "N", name, "cards"),
                MenuRow("change", self.tr("Goes over to the other side"), "X", name, "arrows-exchange"),
            ]
        sequences, heap = self._context.pieces.sequences, self._context.pieces.heap()
        if sequences and side.knowledge.ordered:
            words = heap.show if side.hidden else heap.hide
            rows.append(MenuRow("hide", words, "H", icon="eye" if side.hidden else "eye-off"))
        if sequences and side.hidden:
            rows.append(MenuRow("look", self.tr("Look at my cards"), "L", icon="eye"))
        if sequences:
            rows.append(MenuRow("order", heap.correct, "O", icon="stack-2"))
        if sequences or fields_of(self._context, f"side:{key}"):
            rows.append(MenuRow("correct", self.tr("Correct this side"), "Z", icon="edit"))
        if self._context.pieces.row("referee") is not None:
            words = self.tr("Referee: sight, contact, room, scatter")
            rows.append(MenuRow("referee", words, "R", icon="eye"))
        menu = Menu(self._table, self._context.side_name(key), rows)
        menu.picked.connect(self._on_side)
        self._table.open_prompt(menu)

    def _on_side(self, what: str, _shifted: bool) -> None:
        side = self._context.game.sides[self._side]
        fighter = self._context.game.fighters.get(self._table.selection)
        match what:
            case "add":
                self.cards.add_card(self._side)
            case "hide":
                self._context.do(c.Conceal(self._side, not side.hidden))
            case "look":
                SequenceLook(self._table, self._context, self._side).begin()
            case "correct":
                self.correct(f"side:{self._side}")
            case "order":
                correct_sequence(self._table, self._side)
            case "referee":
                self._table.hands.referee()
            case "summon" if fighter is not None:
                self.cards.summon(fighter.id)
            case "figures" if fighter is not None:
                self._context.do(c.AddFigures(fighter.card))
            case "profile" if fighter is not None:
                self.cards.name_card(fighter.card)
            case "change" if fighter is not None:
                self._context.do(c.ChangeSide(fighter.card))


_MAGES = ("initiate", "adept", "master", "virtuoso")
_ELEMENT_WORDS = {
    "air": "air", "eau": "water", "feu": "fire", "terre": "earth", "lumiere": "light", "tenebres": "darkness",
}  # fmt: skip


def mastered_elements(abilities: Sequence[Ability]) -> list[str]:
    """Return the elements that a card's abilities name (Initiate of Fire/…)."""
    found: list[str] = []
    for ability in abilities:
        if ability.id in _MAGES:
            for word in fold(ability.parameter).replace("/", " ").replace(",", " ").split():
                element = _ELEMENT_WORDS.get(word)
                if element and element not in found:
                    found.append(element)
    return found
