"""What changes figures for a while: an effect with its recipients, its source and its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.characteristics import characteristics
from desktop.battle.prompts.effect_rows import EffectRows
from desktop.battle.prompts.within_prompt import WithinPrompt
from desktop.widgets.actions import shown_key
from desktop.widgets.boxes import may_shrink
from desktop.widgets.change_fields import ChangeFields
from desktop.widgets.effect_fields import DistanceField, LastingFields
from desktop.widgets.in_line import in_column
from desktop.widgets.labelled_rows import LabelledRows
from desktop.widgets.prompt import Prompt
from desktop.widgets.spin import Spin
from desktop.widgets.text import label, set_look
from desktop.wording import about, fill
from desktop.wording.effects import idle_words, some_words
from rules.battle.callings import elements_of, is_faithful, is_mage
from rules.battle.commands import Command, Modify
from rules.battle.effect_commands import PutEffect, asks_who, members, on_its_levels
from rules.battle.state import Bond, Effect, Lasting, Until
from rules.designation import Designation
from rules.dice import FACES
from rules.spells import FAITH, NEUTRAL
from rules.text import Message

_NAMED = 6
"""How many figures of a group are named before it is put on."""

_MARKER = "marker"
_UNTIL = {
    Lasting.TURN: Until.TURN_END,
    Lasting.COMBAT: Until.COMBAT_END,
    Lasting.ACTIVATION: Until.ACTIVATION,
    Lasting.GAME: Until.GAME_END,
}


class EffectPrompt(Prompt):
    """Puts an effect on a figure, a group or a side; lists what is on the figure; ``done`` after each."""

    done = Signal()
    in_stage = True
    tells_why = True
    stops_by_eye = True

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str) -> None:
        super().__init__(parent, "")
        self._context, self._fighter = context, fighter
        self._asked: PutEffect | None = None
        self._thrown: tuple[int, ...] = ()  # the dice of the area as they fell here
        self.within: WithinPrompt | None = None
        self.title.setText(self.tr("Effects on {name}").format(name=context.fighter_name(fighter)))
        self.present = EffectRows(context, fighter, self.panel)
        self.present.changed.connect(self._on_changed)
        self.body.addWidget(self.present)
        self.rows = LabelledRows(self.panel)
        self.rows.resized.connect(self.resettle)
        self.rows.grown.connect(self._on_grown)
        self.body.addWidget(self.rows)
        self._lay_change()
        self._lay_whom()
        self._lay_area()
        self._lay_folds()
        self.taken = label("", self.panel, role="soft", wrap=True)
        self.body.addWidget(self.taken)
        self._watch()
        self.say_verb(self.tr("Apply"))
        self._show_taken()
        self.opens_on = self.change.characteristic

    def _lay_change(self) -> None:
        """Lay out what is changed, how long, and whose doing it is: that is asked always."""
        context, fighter = self._context, self._fighter
        self.change = ChangeFields(
            self.rows, context.language, context.table.abilities, context.table.ruleset,
            characteristics(context, fighter),
        )  # fmt: skip
        self.change.resized.connect(self.resettle)
        self.change.grown.connect(self._on_grown)
        self.change.changed.connect(self._show_taken)
        told = (context.table, context.game, context.game.fighters[fighter])
        own = elements_of(*told)
        faithful = is_faithful(*told) and not is_mage(*told)
        element = FAITH if faithful else own[0] if own else NEUTRAL
        self.lasting = LastingFields(self.rows, element=element, offered=context.play.system.lastings)
        source, self._group_hint = context.pieces.effect_hints()
        self.source = self.rows.line(source)
        self.source.setMaxLength(80)
        self.rows.row(self.tr("Change"), self.change)
        self.rows.row(self.tr("Until"), self.lasting)
        self.rows.row(self.tr("Source"), self.source)
        self.rows.row(self.tr("Ability"), self.change.gives)

    def _lay_whom(self) -> None:
        """Lay out on whom it is put, and whether it holds in range only."""
        context = self._context
        self.whom, self.level, self.bond = self.rows.box(), self.rows.box(), self.rows.box()
        self.whom.setAccessibleName(self.tr("On whom"))
        self.whom.addItem(context.fighter_name(self._fighter), "")
        self.whom.addItem(self.tr("a named group"), "group")
        for key in context.game.sides:
            self.whom.addItem(fill(self.tr("all of {side}"), side=context.side_name(key)), key)
        self.whom.currentIndexChanged.connect(self._show_taken)
        self.group = self.rows.line(self._group_hint)
        self.group.setAccessibleName(self.tr("The group, friends or enemies"))
        self.group.textChanged.connect(self._show_taken)
        self.level.setAccessibleName(self.tr("Level"))
        self.level.addItem(self.tr("on its level"), ())  # what no text says otherwise of (II-F-2)
        self.level.addItem(self.tr("on the ground"), (0,))
        self.level.addItem(self.tr("in flight"), (1,))
        self.level.addItem(self.tr("on every level"), (0, 1))
        self.level.currentIndexChanged.connect(self._show_taken)
        self.bond.addItem(self.tr("gain, fixed"), Bond.GAIN)
        self.bond.addItem(self.tr("benefit, while in range"), Bond.BENEFIT)
        self.bond.addItem(self.tr("benefit around a marker, or of the scenario"), _MARKER)
        for box, letters in ((self.whom, 12), (self.bond, 12), (self.lasting.lasting, 22)):
            may_shrink(box, letters)
        self._whom = QWidget(self.rows)
        in_column(self._whom, self.whom, self.group, self.level)
        self.rows.row(self.tr("On whom"), self._whom)
        self.rows.row(self.tr("Gain or benefit"), self.bond)

    def _lay_area(self) -> None:
        """Lay out the area, and its dice."""
        self.area = DistanceField(self.rows, "", self.tr("no area"))
        self.area.setAccessibleName(self.tr("Area"))
        self.area.valueChanged.connect(self._show_taken)
        self.area_dice = Spin(self.rows)
        self.area_dice.setRange(0, 6)
        self.area_dice.setPrefix(self.tr("dice") + " ")
        self.area_dice.setAccessibleName(self.tr("Dice of the area"))
        self.area_dice.valueChanged.connect(self._show_taken)
        self.fallen = QLineEdit(self.rows)
        self.fallen.setMaxLength(12)
        self.fallen.setPlaceholderText(self.tr("as they fell; empty: rolled here"))
        self.fallen.setAccessibleName(self.tr("Dice of the area as they fell"))
        self._area = self.rows.flow_of(self.area, self.area_dice)
        self.rows.row(self.tr("Area"), self._area)
        self.rows.row(self.tr("Its dice"), self.fallen)

    def _lay_folds(self) -> None:
        """Put away what most effects do without."""
        fold, change = self.rows.fold, self.change
        fold("gives", self.tr("+ gives an ability"), change.gives, first=change.grants)
        fold("whom", self.tr("+ on several"), self._whom, first=self.whom)
        fold("bond", self.tr("+ in range only"), self.bond)
        fold("area", self.tr("+ area"), self._area, first=self.area)
        self.rows.lay_folds(self.tr("If useful"))

    def _watch(self) -> None:
        for field in self.panel.findChildren(QWidget):
            field.installEventFilter(self)  # they would take the digit for themselves

    def _on_grown(self) -> None:
        self._watch()
        self.resettle()
        self.view.hold()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Alt and a digit wherever the keyboard is."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._took(event):
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Switch or end what is on the figure with the keys of its lines."""
        if not self._took(event):
            super().keyPressEvent(event)

    def _took(self, event: QKeyEvent) -> bool:
        return self.change.took(event) or self.present.took(event)

    def tab_stops(self) -> list[QWidget]:
        """Lead to the lines first: to the eye, those that are scrolled away lie behind the fields."""
        listed: list[QWidget] = [*self.present.buttons]
        return listed + [each for each in super().tab_stops() if each not in listed]

    def _show_taken(self) -> None:
        """Show before it is put on whom the group or the side takes in, and what does nothing for whom."""
        whom = self.whom.currentData()
        self.group.setVisible(whom == "group")
        self.level.setVisible(bool(whom))
        self.rows.show_row(self.fallen, self.area_dice.value() > 0)
        found: Sequence[str] = (self._fighter,)
        if whom:
            asked = self._aimed(Effect(source="", caster=self._fighter))
            found = on_its_levels(self._context.play.table, self._context.game, asked)
        idle = idle_words(self.change.modifiers(""), found, self._context.names)
        said = "\n".join(filter(None, (self._taken_words(found) if whom else "", idle)))
        self.taken.setText(said)
        self.taken.setVisible(bool(said))
        set_look(self.taken, "soft", "" if found and not idle else "warn")
        self.complain("")  # what was refused was another effect

    def _taken_words(self, found: Sequence[str]) -> str:
        if not found:
            return self._context.say(Message("refusal.nobody_named"))
        named = some_words(found, self._context.names, _NAMED)
        words = about(self.tr("{n} in all").format(n=len(found)), named)
        if self.area.cm is None and not self.area_dice.value():
            return words
        return " · ".join((words, self.tr("you say who is within the area")))

    def _on_changed(self) -> None:
        self.complain(self._context.why_not())
        self.present.refresh()
        self.setFocus()
        self.resettle()
        self.done.emit()

    @property
    def command(self) -> Command | None:
        """What would be done; None while it says nothing."""
        source = self.source.text().strip()
        modifiers, grants = self.change.modifiers(source), self.change.granted()
        marker = self.bond.currentData() == _MARKER  # it stays when the figure goes (II-C-4)
        bond = Bond.BENEFIT if marker else Bond(self.bond.currentData())
        whom, lasting = self.whom.currentData(), self.lasting.value
        if not modifiers and not grants and not source:
            return None
        plain = len(modifiers) == 1 and not grants and self.area.cm is None and not self.area_dice.value()
        if not whom and bond is Bond.GAIN and plain and lasting in _UNTIL:
            return Modify(self._fighter, replace(modifiers[0], until=_UNTIL[lasting]))
        comes_from_it = bool(whom) or bond is Bond.BENEFIT or lasting is Lasting.UPKEEP
        effect = Effect(
            source=source,
            fighters=() if whom else (self._fighter,),
            modifiers=modifiers,
            grants=grants,
            caster=self._fighter if comes_from_it else "",
            around=self._fighter if bond is Bond.BENEFIT and not marker else "",
            bond=bond,
            lasting=lasting,
            turns=self.lasting.turns,
            cost=self.lasting.cost,
            element=str(self.lasting.element.currentData()) if lasting is Lasting.UPKEEP else "",
            radius=self.area.cm,
        )
        return self._aimed(effect)

    def _aimed(self, effect: Effect) -> PutEffect:
        """Put an effect on the group or the side that is chosen."""
        whom = self.whom.currentData()
        if whom == "group":
            context, mine = self._context, self._context.game.side_of(self._fighter).key
            group = Designation.parse(self.group.text(), context.table.peoples)
            return PutEffect(effect, group, mine, self._levels(), self.area_dice.value())
        return PutEffect(effect, None, str(whom), self._levels() if whom else (), self.area_dice.value())

    def _levels(self) -> tuple[int, ...]:
        return tuple(self.level.currentData())

    def answer(self) -> None:
        """Put the effect on, once the table has said who of a group is within its area."""
        command = self.command
        if command is None:
            self.complain(self.tr("Enter how much it adds or takes away, or the ability it gives."))
            self.change.amount.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if isinstance(command, PutEffect) and command.area_dice:
            command = self._asked = self._fell(command)
        if isinstance(command, PutEffect) and asks_who(command):
            found = members(self._context.play.table, self._context.game, command)
            if found:
                self._ask_who(command, found)
                return
        if self.carry(self._context, command):
            self._leave()

    def _fell(self, command: PutEffect) -> PutEffect:
        """Put the dice of the area to an effect, as they were typed or thrown here.

        Those that fell here lie there from then on, as on the table.
        """
        typed = tuple(int(sign) for sign in self.fallen.text() if sign.isdecimal())
        if not typed:
            roll = self._context.desk.roll
            typed = self._thrown = tuple(roll(FACES) for _ in range(command.area_dice))
            self.fallen.setText(" ".join(map(str, typed)))
            self.fallen.setReadOnly(True)
            self.area_dice.setEnabled(False)
            self.cancel.show_verb(self.tr("Keep this roll"), shown_key("Esc"))
        return replace(command, area=typed, thrown_here=bool(self._thrown))

    def _ask_who(self, command: PutEffect, found: Sequence[str]) -> None:
        """Ask who of a group is within the area; Esc leads back to the fields."""
        around, game = command.effect.around, self._context.game
        self.within = WithinPrompt(
            self, self._context, found, (command.effect.radius or 0) + sum(command.area),
            around=around, ticked=(around,),
            level=None if command.levels else game.fighters[self._fighter].level,
        )  # fmt: skip
        self.within.chosen.connect(self._on_within)
        self.within.closed.connect(self.within.deleteLater)
        self._asked = command
        self.within.open()

    def _on_within(self, fighters: tuple[str, ...]) -> None:
        """Put the effect on those who are within."""
        asked, within = self._asked, self.within
        if asked is None or within is None:
            return
        if within.carry(self._context, replace(asked, effect=replace(asked.effect, fighters=fighters))):
            within.close_panel()
            self._leave()

    def _leave(self) -> None:
        self._thrown = ()  # they are in the journal
        self.close_panel()
        self.done.emit()

    def close_panel(self) -> None:
        """Close; dice that fell here count, whoever asks for it: the effect takes place, on nobody so far."""
        if self._thrown and self._asked is not None and not self.isHidden():
            command = self.command
            last = self._fell(command) if isinstance(command, PutEffect) else self._asked
            self._context.do(last, overrule=True)
            self._thrown = ()
        super().close_panel()
