"""Ask what a gesture needs to know, then make the gesture."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from desktop.battle import ask
from desktop.battle.arranging.page import correct_sequence
from desktop.battle.card_questions import Drawing
from desktop.battle.centre.speaking import speaking_fighters
from desktop.battle.centre.verbs import Verb
from desktop.battle.host import TableHost
from desktop.battle.keys import OF_FIGURES
from desktop.battle.placing import Placing
from desktop.battle.prompts.correct_fields import fields_of
from desktop.battle.prompts.correct_prompt import CorrectPrompt
from desktop.battle.prompts.effect_prompt import EffectPrompt
from desktop.battle.prompts.mark_prompt import MarkPrompt
from desktop.battle.prompts.reserve import FaithPrompt, GemMenu
from desktop.battle.prompts.why_prompt import WhyPrompt
from desktop.battle.screen import keys_in_force, screen_of
from desktop.battle.sequence_look import SequenceLook
from desktop.battle.short_names import short_name
from desktop.shell.place import WindowPlace
from desktop.widgets.actions import shown_key
from desktop.widgets.conversation import Conversation
from desktop.widgets.key_spots import action_of, shortest_key
from desktop.widgets.menu import Menu, MenuRow
from desktop.widgets.text_prompt import TextPrompt
from desktop.wording import fill, say
from rules.battle import commands as c
from rules.battle.callings import elements_of, is_faithful, is_mage
from rules.battle.state import Fighter
from rules.text import Message

_FOR_BATTLE = (
    ("leave", "L"),
    ("end_battle", "E"),
    ("correct_battle", "Z"),
    ("journal_note", "N"),
    ("back", "B"),
    ("copy_report", "C"),
    ("save_report", "S"),
    ("print_report", "I"),
    ("export", "X"),
)
"""The verbs of the battle as a whole, with their letters in its menu."""
_OPPONENT = "window.opponent"
"""The verb of the window that belongs to a battle: while a table is laid the menu bar is folded."""
_ELSEWHERE = {verb for verb, _ in _FOR_BATTLE} | {
    "enter", "first", "verbs", "next_part", "part_before", "row_done",
    "journal", "forth", "now", "menu_a", "menu_b", "battle_menu", "one_more",
    "one_fewer", "points", "spend_points",
}  # fmt: skip
"""The verbs that have a button, or a place in the menu of the battle."""
_DOES = (
    "act", "attack", "cast", "idea", "mend", "give", "share", "test", "wound", "contacts", "lead", "tick"
)  # fmt: skip
_NOTED = ("effect", "counter", "note", "mark", "correct", "name_card")
_GROUP = dict.fromkeys(_DOES, 0) | dict.fromkeys(_NOTED, 2)
"""In which group a verb of a figure stands: what it does, its state, what is noted of it."""
_TWO_COLUMNS = 12
"""So many verbs stand in two columns of a menu, more in three: it is not higher than the window then."""


class Questions(QObject):
    """The questions of the battle screen; each opens a prompt over the table."""

    def __init__(self, table: TableHost, referee: Callable[[], None]) -> None:
        super().__init__(table.over)
        self._referee = referee
        self._table = table
        self._context = table.context
        self._elements: dict[str, str] = {}
        self.cards = Drawing(table)
        self._placing = Placing(table, self.cards)

    # -- the figure ---------------------------------------------------------------------------------

    def element_of(self, fighter: Fighter) -> str:
        """Return the one element a key moves: the last moved, the only one held, the only one mastered."""
        if fighter.id in self._elements:
            return self._elements[fighter.id]
        if len(fighter.gems) == 1:
            return next(iter(fighter.gems))
        if fighter.gems:
            return ""
        mastered = elements_of(self._context.play.table, self._context.game, fighter)
        return mastered[0] if len(mastered) == 1 else ""

    def gems(self, fighter: str) -> None:
        """Ask which element; a letter gains a gem, a capital spends one, until Enter."""
        title = fill(self.tr("Gems of {name}"), name=self._context.fighter_name(fighter))
        menu = GemMenu(self._table.over, self._context, fighter, title)
        menu.moved.connect(self._remember)
        self._table.open_prompt(menu)

    def _remember(self, fighter: str, element: str) -> None:
        """Know which element a key moves next."""
        self._elements[fighter] = element

    def count_faith(self, fighter: str, row: str = "") -> None:
        """Ask who believes round a faithful; ``row`` is ticked off by it."""
        self._table.conversation.begin(self._count_faith(fighter, row))

    def _count_faith(self, fighter: str, row: str) -> Conversation[None]:
        yield from ask.panel(FaithPrompt(self._table.over, self._context, fighter, row))
        chosen = self._table.phase_row()
        if chosen is not None and not chosen.open:
            self._table.next_row()

    def why(self, fighter: str) -> None:
        """Show the sums of a figure's values of now."""
        self._table.open_prompt(WhyPrompt(self._table.over, self._context, fighter))

    def counter(self, fighter: str) -> None:
        """Ask for a counter: a name, and perhaps how much it moves (Poison -1)."""
        self._table.conversation.begin(self._count(fighter))

    def _count(self, fighter: str) -> Conversation[None]:
        known = sorted({name for f in self._context.game.fighters.values() for name in f.counters})
        held = self._context.game.fighters[fighter].counters
        prompt = TextPrompt(
            self._table.over,
            fill(self.tr("Counter of {name}"), name=self._context.fighter_name(fighter)),
            self.tr("Count"),
            text=next(iter(held), ""),
            hint=self.tr("A name alone adds 1; “name -1” takes 1 away."),
            known=known,
            required=say(Message("refusal.no_name")),
        )
        text = yield from ask.line(prompt)
        name, _, last = text.rpartition(" ")
        by = 1
        if name and last.lstrip("+-−").isdigit():
            by = int(last.replace("−", "-"))
        else:
            name = text
        self._context.do(c.ChangeCounter(fighter, name, by))

    def note(self, fighter: str) -> None:
        """Ask for a note on a figure."""
        self._table.conversation.begin(self._annotate(fighter))

    def _annotate(self, fighter: str) -> Conversation[None]:
        before = self._context.game.fighters[fighter].note
        title = self.tr("Note on {name}").format(name=self._context.fighter_name(fighter))
        text = yield from ask.line(TextPrompt(self._table.over, title, self.tr("Add note"), text=before))
        if text != before:
            self._context.do(c.Annotate(fighter, text))

    def journal_note(self) -> None:
        """Ask for a line of the journal."""
        self._table.conversation.begin(self._write_note())

    def _write_note(self) -> Conversation[None]:
        title, verb = self.tr("A line for the journal"), self.tr("Add line")
        prompt = TextPrompt(self._table.over, title, verb, required=self.tr("Enter a line."))
        text = yield from ask.line(prompt)
        self._context.do(c.WriteNote(text))

    def place(self, fighter: str) -> None:
        """Ask where a figure is, or what becomes of it."""
        self._placing.begin(fighter)

    def verbs(self, fighter: str, verbs: Sequence[Verb], *, on_board: bool = False) -> None:
        """Show the verbs of a figure, if one is meant, with their keys, and those of the moment.

        Asked ``on_board`` by a press on its token, the figure is meant alone.
        """
        self._table.conversation.begin(self._choose_verb(fighter, verbs, on_board))

    def _choose_verb(self, fighter: str, verbs: Sequence[Verb], on_board: bool) -> Conversation[None]:
        mine = [each for each in verbs if fighter and self._means(fighter, each.id)]
        groups = self.tr("What it does"), self.tr("Its state"), self.tr("Noted of it")
        rows = [
            self._verb_row(fighter, each, words)
            for number, words in enumerate(groups)
            for each in mine
            if _GROUP.get(each.id, 1) == number
        ]
        if not (on_board and rows):
            rows += [row for row in self._of_moment() if row.id not in {verb.id for verb in verbs}]
        columns = 3 if len(rows) > _TWO_COLUMNS else 2
        title = short_name(self._context, fighter) if fighter else self.tr("All that can be done now")
        prompt = Menu(self._table.over, title, rows, columns=columns)
        prompt.about, prompt.on_board, prompt.width_at_100 = fighter, on_board, 410
        prompt.fills_stage = bool(fighter)
        chosen, _ = yield from ask.menu(prompt)
        self._table.verb(chosen)()

    def _means(self, fighter: str, verb: str) -> bool:
        """Tell whether a verb means something for a figure: gems are for mages and for who holds some."""
        context, here = self._context, self._context.game.fighters[fighter]
        row = screen_of(context.pieces).row(verb)
        if row is not None and not row.when.may(context, fighter):
            return False
        mage, faithful = (asked(context.table, context.game, here) for asked in (is_mage, is_faithful))
        anybody = "gem" not in screen_of(context.pieces).verbs  # where spells are not of mages alone
        return {
            "gem": bool(here.gems) or mage is not False,
            "faith": bool(here.faith) or faithful is not False,
            "cast": anybody or mage is not False or faithful is not False,
            "heal": bool(here.notches),
            "tick": here.activated or fighter in speaking_fighters(context),
        }.get(verb, True) and screen_of(context.pieces).means(context.game, fighter, verb)

    def _verb_row(self, fighter: str, verb: Verb, group: str) -> MenuRow:
        """Give the row of a verb; one that is refused says why."""
        refusal = screen_of(self._context.pieces).refuses(self._context.game, fighter, verb.id)
        why = "" if refusal is None else self._context.say(refusal.message)
        return MenuRow(
            verb.id, verb.words, verb.key, why, verb.icon, refused=refusal is not None, group=group
        )

    def _of_moment(self) -> list[MenuRow]:
        """Give the verbs that need no figure and have no button; of a draw those that are offered."""
        context, selection = self._context, self._table.selection
        offered = {choice.code for choice in context.offered()}
        return [
            MenuRow(
                row.id, QCoreApplication.translate("Keys", row.short or row.words),
                shown_key(keys_in_force(context, row.id)), icon=row.icon, group=self.tr("The battle"),
            )
            for row in screen_of(context.pieces).keys
            if row.group not in OF_FIGURES and row.key and row.id not in _ELSEWHERE
            and row.when.may(context, selection)
            and (f"choice.{row.id}" in offered or f"choice.{row.id}" not in context.pieces.choices)
        ]  # fmt: skip

    def effect(self, fighter: str) -> None:
        """Ask for a modifier."""
        self._table.open_prompt(EffectPrompt(self._table.over, self._context, fighter))

    def mark(self, fighter: str) -> None:
        """Ask for letter, colour, nickname."""
        self._table.open_prompt(MarkPrompt(self._table.over, self._context, fighter))

    def correct(self, subject: str) -> None:
        """Ask what is to be corrected."""
        prompt = CorrectPrompt(self._table.over, self._context, subject)
        prompt.sequence_wanted.connect(self._on_sequence)
        self._table.open_prompt(prompt)

    def _on_sequence(self, side: str) -> None:
        correct_sequence(self._table, side)

    def battle_menu(self) -> None:
        """Show what can be done with the battle as a whole, over another question that stays meanwhile."""
        menu = Menu(self._table.over, self._context.play.setup.name, self._battle_rows(), columns=2)
        menu.picked.connect(self._do_for_battle)
        prompt = self._table.prompt
        if isinstance(prompt, Menu) or (prompt is None and not self._table.asks):
            self._table.open_prompt(menu)
        else:
            menu.spares |= {_OPPONENT}
            menu.closed.connect(menu.deleteLater)
            menu.open()

    def _do_for_battle(self, chosen: str, _shift: bool) -> None:
        public = action_of(self._table.over, _OPPONENT)
        if public is not None and chosen == _OPPONENT:
            public.trigger()
        elif self._table.prompt is None or not self._table.prompt.stays(anywhere=True):
            self._table.verb(chosen)()

    def _battle_rows(self) -> list[MenuRow]:
        known = screen_of(self._context.pieces)
        rows = []
        if isinstance(self._context.place, WindowPlace):
            self._context.place.moved.emit()  # the opponent's window may be hidden since
        for verb, letter in _FOR_BATTLE:
            row = known.row(verb)
            if row is not None and row.when.may(self._context, self._table.selection):
                words = QCoreApplication.translate("Keys", row.words)
                key = shown_key(keys_in_force(self._context, verb))
                rows.append(MenuRow(verb, words, letter, key, row.icon))
        public = action_of(self._table.over, _OPPONENT)
        if public is not None:
            rows.append(MenuRow(_OPPONENT, public.text(), "O", shortest_key(public), "eye"))
        return rows

    # -- a side -------------------------------------------------------------------------------------

    def side_menu(self, key: str) -> None:
        """Show what else can be done with a side, and with the chosen figure's card."""
        self._table.conversation.begin(self._choose_for_side(key))

    def _choose_for_side(self, key: str) -> Conversation[None]:
        what, _ = yield from ask.choice(self._table.over, self._context.side_name(key), self._side_rows(key))
        self._do_for_side(key, what)

    def _side_rows(self, key: str) -> list[MenuRow]:
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
        if screen_of(self._context.pieces).row("referee") is not None:
            words = self.tr("Referee: sight, contact, room, scatter")
            rows.append(MenuRow("referee", words, "R", icon="eye"))
        return rows

    def _do_for_side(self, key: str, what: str) -> None:
        fighter = self._context.game.fighters.get(self._table.selection)
        match what:
            case "add":
                self.cards.add_card(key)
            case "hide":
                self._context.do(c.Conceal(key, not self._context.game.sides[key].hidden))
            case "look":
                SequenceLook(self._table, self._context, key).begin()
            case "correct":
                self.correct(f"side:{key}")
            case "order":
                correct_sequence(self._table, key)
            case "referee":
                self._referee()
            case "summon" if fighter is not None:
                self.cards.summon(fighter.id)
            case "figures" if fighter is not None:
                self._context.do(c.AddFigures(fighter.card))
            case "profile" if fighter is not None:
                self.cards.name_card(fighter.card)
            case "change" if fighter is not None:
                self._context.do(c.ChangeSide(fighter.card))
