"""An attack or a cast in the stage: whom it is at, a roll for it, what it does to each, what it costs."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from desktop.battle.eclats.acting_card import ActingCard, acting_view
from desktop.battle.eclats.amounts_prompt import carry_out
from desktop.battle.eclats.letters import valued
from desktop.battle.eclats.throw import FaceRow, take_back, throws_words
from desktop.battle.host import TableHost
from desktop.drafts.eclats.aimed_draft import AimedDraft
from desktop.drafts.letter_hints import Hints
from desktop.widgets.boxes import Combo
from desktop.widgets.dice_row import DiceRow
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.in_line import in_row, put_in
from desktop.widgets.key_button import KeyButton
from desktop.widgets.keys import typed
from desktop.widgets.pool import pooled
from desktop.widgets.prompt import Prompt, soft
from desktop.widgets.spoken import announce
from desktop.widgets.stepper import Stepper
from desktop.widgets.text import label
from desktop.wording import about, fill, say
from desktop.wording.effects import effect_words
from rules.battle.commands import Notch
from rules.battle.effects import effects_on
from rules.battle.state import Fighter, Game
from rules.eclats.acting import containers_of, life_of
from rules.eclats.commands import Points, Try
from rules.eclats.parts import ACTION_POINTS, MASTER, Role, is_down, role
from rules.eclats.throws import CHARACTERISTICS, most_throws
from rules.eclats.turn import next_fighter
from rules.text import Message

_ROLL, _POINT, _WORDS = "q", "m", "."
"""The keys that lead to the roll, give the game master a point, and lead to the words for it.

A letter is that of a figure where one has it.
"""


class WhichBox(Combo):
    """Chooses a characteristic by its letter; once one is chosen letters name targets again.

    Digits are dice, and with those letters they belong to whom it stands in.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let digits pass, and letters where the arrows choose."""
        letter = typed(event)
        if letter.isdecimal() or (letter.isalpha() and self.currentData()):
            event.ignore()
        else:
            super().keyPressEvent(event)


class AimedPrompt(Prompt):
    """Letters or a press name the targets, digits are the damage; Enter does all of it in one step."""

    tells_why = True
    in_stage = True
    stops_by_eye = True

    def __init__(self, table: TableHost, draft: AimedDraft, *, insisted: str = "") -> None:
        self._table, self._context = table, table.context
        super().__init__(table.over, "")
        self.draft, self._insisted, self._began = draft, insisted, False
        words = self.tr("{name} casts") if draft.casts else self.tr("{name} attacks")
        self.title.setText(fill(words, name=self._context.fighter_name(draft.fighter)))
        following = next_fighter(self._context.game, draft.fighter)
        if following is not None and following.id != draft.fighter:
            name = self._context.fighter_name(following.id)
            self.after.setText(fill(self.tr("then {name}"), name=name))
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(10)
        self._rows.setVerticalSpacing(8)
        self._rows.setColumnStretch(1, 1)
        self.words = QLineEdit(self.panel)
        self.words.setMaxLength(120)
        self.words.textEdited.connect(self._on_entered)
        if draft.casts:
            self._say_line(self.tr("Spell"), self.tr("What is cast (optional)"))
        self._chips: list[KeyButton] = []
        self.targets = FlowBox(self.panel, gap=6)
        self._nobody = soft(
            self.tr("Press the targets in their roster, or type their letters."), self.targets
        )
        self.targets.flow.addWidget(self._nobody)
        self._row(self.tr("Targets"), self.targets)
        self._add_roll()
        self.damage = self._stepper(self.tr("Damage"), empty=True)
        self.points, self.containers, self.animus = (
            self._stepper(self.tr("Action points")) if self._pays else None,
            self._stepper(self.tr("Containers")) if draft.casts else None,
            self._stepper(self.tr("Own Animus")) if draft.casts else None,
        )
        self.give = KeyButton(self.panel, act=self._give_point)
        none = self.tr("The game master has no action points.")
        self.give.show_verb(self.tr("One action point more"), "M", none, icon="bolt")
        self.give.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if self.points is not None:  # in its place while there is nothing to pay with
            self._rows.addWidget(self.give, self._rows.rowCount() - 1, 1)
        if not draft.casts:
            self._say_line(self.tr("Defence"), self.tr("Dodge, parry… (optional)"))
        self.card = ActingCard(self.panel)
        self.card.moved.connect(self._on_animus)
        put_in(self.body, self.card, self._rows)
        # an advantage won is what this blow is struck with
        won = [
            effect_words(each, self._context.names) for each in effects_on(self._context.game, draft.fighter)
        ]
        for each in won:
            self.body.addWidget(label(f"★ {each}", self.panel, role="heading", wrap=True))
        self._hints = self._lettered()
        self._context.changed.connect(self.refresh)
        self.refresh()

    def _row(self, words: str, field: QWidget) -> None:
        row = self._rows.rowCount()
        name = label(words, self.panel, role="soft")
        name.setBuddy(field)
        self._rows.addWidget(name, row, 0, Qt.AlignmentFlag.AlignVCenter)
        self._rows.addWidget(field, row, 1)

    def _stepper(self, words: str, *, empty: bool = False) -> Stepper:
        stepper = Stepper(words, self.panel, empty=empty)
        stepper.moved.connect(self._on_entered)
        self._row(words, stepper)
        return stepper

    def _say_line(self, words: str, hint: str) -> None:
        self.words.setPlaceholderText(hint)
        self.words.setAccessibleName(words)
        self._row(words, self.words)

    def _add_roll(self) -> None:
        """Make the line of the roll: which characteristic, its dice, and the faces to press."""
        context, key = self._context, self.draft.fighter
        self.which = WhichBox(self.panel)
        self.which.setAccessibleName(self.tr("Characteristic to roll"))
        self.which.addItem(self.tr("No roll"), "")
        for each in CHARACTERISTICS:
            self.which.addItem(valued(context, key, each), str(each))
        self.which.currentIndexChanged.connect(self._on_which)
        self.dice = DiceRow(self.panel, back=self._take_back)
        self.faces = FaceRow(self.panel, keyboard=False)
        self.faces.thrown.connect(self.throw)
        self.here = KeyButton(self.panel, act=self._throw_here)
        self.here.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.here.show_verb(self.tr("Roll here"), icon="dice")
        self.said = soft("", self.panel)
        line = in_row(None, self.which, (self.dice, 1), self.here)
        row = self._rows.rowCount()
        name = label(self.tr("Roll"), self.panel, role="soft")
        name.setBuddy(self.which)
        self._rows.addWidget(name, row, 0)
        self._rows.addLayout(line, row, 1)
        self._rows.addWidget(self.said, row + 1, 1)
        self._rows.addWidget(self.faces, row + 2, 0, 1, 2)

    # -- who and whom -------------------------------------------------------------------------------

    @property
    def _pays(self) -> bool:
        """Whether the attack is paid with action points."""
        return not self.draft.casts and role(self._context.game, self.draft.fighter) is Role.ENEMY

    @property
    def _fighter(self) -> Fighter:
        return self._context.game.fighters[self.draft.fighter]

    def _likely(self) -> frozenset[str]:
        """Give who is likely aimed at: those of the other side who stand."""
        game, mine = self._context.game, self._context.game.side_of(self.draft.fighter)
        return frozenset(
            f.id for f in game.fighters.values()
            if f.on_table and not is_down(f) and game.side_of(f.id) is not mine
        )  # fmt: skip

    def _lettered(self) -> Hints:
        """Letter those who may be aimed at, as the table letters them; a cast may be at anybody."""
        game = self._context.game
        hints = Hints.over(game)
        if not self.draft.casts:
            hints.keep({game.fighters[key].card for key in self._likely()})
        return hints

    def point_at(self, figure: str) -> bool:
        """Aim at a figure that is pressed, or no more; nobody attacks itself."""
        if figure == self.draft.fighter and not self.draft.casts:
            self.complain(self._context.say(Message("refusal.eclats.oneself")))
        else:
            self.draft = self.draft.toggled(figure)
            self.complain("")
            self.refresh()
            names = ", ".join(map(self._context.fighter_name, self.draft.targets))
            announce(self, about(self.tr("Targets"), names or self.tr("nobody")))
        return True

    # -- what is shown ------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the draft, whom it can be at, and what there is to pay with."""
        game, draft = self._context.game, self.draft
        if draft.fighter not in game.fighters or not self._table.over.isVisible():
            return
        self.card.show_view(acting_view(self._context, game.fighters[draft.fighter]))
        self._show_targets()
        self._show_roll()
        self.damage.beside.setText(self.tr("to each target") if len(draft.targets) > 1 else "")
        self._show_costs(game)
        words = self.tr("Cast") if draft.casts else self.tr("Attack")
        detail = self.tr("%n targets", "", len(draft.targets)) if draft.targets else ""
        if detail and draft.damage:
            detail = self.tr("{targets}, {n} damage").format(targets=detail, n=draft.damage)
        self.primary.show_verb(words, "↵", detail, icon="wand" if draft.casts else "sword", primary=True)
        self.primary.setVisible(True)
        self.resettle()

    def _show_targets(self) -> None:
        draft = self.draft
        shown = pooled(self._chips, len(draft.targets), self._chip)
        for chip, key in zip(shown, draft.targets, strict=True):
            chip.setObjectName(key)
            name = self._context.fighter_name(key)
            chip.show_verb(name, icon="x", on=True)
            chip.setAccessibleName(fill(self.tr("Remove {name}"), name=name))
        self._nobody.setVisible(not draft.targets)
        self._table.show_targets(self._likely() - frozenset(draft.targets))
        self._table.show_letters(self._hints.shown())

    def _chip(self) -> KeyButton:
        chip = KeyButton(self.targets)
        chip.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        chip.chosen.connect(self.point_at)
        self.targets.flow.addWidget(chip)
        return chip

    def _show_roll(self) -> None:
        which, tries = self.which.currentData(), self._fighter.tries
        dice = tries.dice if self._began and tries is not None else ()
        left = self._possible(which, len(dice)) if which else 0
        self.dice.show_dice(dice, len(dice) + min(1, left) if which else 0, tuple(dice[-1:]))
        self.dice.setVisible(bool(which))
        self.here.setVisible(bool(which) and left > 0)
        self.faces.setVisible(bool(which) and left > 0)
        self.said.setVisible(bool(which))
        if which:
            self.said.setText(throws_words(self._context, self.draft.fighter, which, dice, left))

    def _possible(self, characteristic: str, thrown: int) -> int:
        context = self._context
        return max(0, most_throws(context.table, context.game, self.draft.fighter, characteristic) - thrown)

    def _show_costs(self, game: Game) -> None:
        of, key = self.tr("of {n}"), self.draft.fighter
        held = game.sides[MASTER].points.get(ACTION_POINTS, 0)
        self.give.setVisible(self._pays and not held)
        if self.points is not None:
            self.points.setVisible(held > 0)
            self.points.beside.setText(of.format(n=held))
        if self.containers is not None and self.animus is not None:
            self.containers.beside.setText(of.format(n=containers_of(game, key)))
            self.animus.beside.setText(of.format(n=life_of(self._context.play.table, game, key)))

    # -- hands --------------------------------------------------------------------------------------

    def open(self) -> None:
        """Show the question: letters are targets, digits the damage; what it is called may be left out."""
        super().open()
        self.damage.spin.setFocus()
        self.refresh()

    @property
    def holds(self) -> bool:
        """Whether somebody is aimed at, or anything is entered."""
        draft = self.draft
        return any((draft.targets, draft.words, draft.damage, draft.points, draft.containers, draft.animus))

    def close_panel(self) -> None:
        """Put letters and rings away."""
        if not self.isHidden():
            self._table.show_targets(frozenset())
            self._table.show_letters({})
        super().close_panel()

    def _take_back(self, dice: int) -> None:
        """Take the last dice of the roll back that were typed."""
        take_back(self._context, dice)
        self.refresh()

    def press(self, key: str) -> bool:
        """Take the letter of a target, a die for the roll, or the key of a line."""
        if key.isdecimal() and not self._hints.typed:
            if self.which.hasFocus() and self.which.currentData():
                self.throw(int(key))
            else:
                self.damage.spin.setFocus()
                self.damage.spin.setValue(int(key))
            return True
        if self._hints.type(key):
            found, done = self._hints.found, self._hints.done
            if done:
                self._hints = self._lettered()
                self.point_at(found)
            self._table.show_letters(self._hints.shown())
            return True
        if key.lower() == _POINT and self._pays:
            self._give_point()
        elif key.lower() == _ROLL:
            self.which.setFocus()
        elif key == _WORDS:
            self.words.setFocus()
        return key.lower() in (_POINT, _ROLL, _WORDS)

    def _give_point(self) -> None:
        """Give the game master a point: there is nothing to pay with else."""
        self._context.do(Points(1))

    def _on_animus(self, by: int) -> None:
        self._context.do(Notch(self.draft.fighter, -by))

    def _on_entered(self) -> None:
        """Take what was entered into the draft."""
        if not self.complaint.isHidden():
            self.complain("")
        points, containers, animus = (
            0 if stepper is None else stepper.value for stepper in (self.points, self.containers, self.animus)
        )
        self.draft = replace(
            self.draft, damage=self.damage.value, words=self.words.text(), points=points,
            containers=containers, animus=animus,
        )  # fmt: skip
        self.refresh()

    def _on_which(self) -> None:
        self._began = False
        self.refresh()

    def _throw_here(self) -> None:
        self.throw(None)

    def throw(self, die: int | None) -> None:
        """Roll for it: a step of its own, for a die that has fallen has fallen."""
        which = self.which.currentData()
        what = say(Message("action.cast" if self.draft.casts else "action.attack"))
        if self._context.do(Try(self.draft.fighter, which, die, what, again=self._began)):
            self._began = True
            self.complain("")
            self.refresh()
        else:
            self.complain(self._context.why_not(again=True))

    def answer(self) -> None:
        """Do it, or say in place why not; nobody means no damage who has not said so."""
        if self.damage.is_empty and self.draft.targets and not self.draft.casts:
            self.damage.spin.setFocus(Qt.FocusReason.OtherFocusReason)
            self.complain(self.tr("Enter the damage, 0 for none."))
            return
        command = self.draft.command
        if carry_out(self._context, command, self._insisted):
            self.reply_with(command)
        else:
            self.complain(self._context.why_not(self._insisted, again=True))
