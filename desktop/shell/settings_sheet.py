"""Choose language, colours, text size, dice, people, menus and shown keys; every choice acts at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFormLayout, QLabel, QPushButton, QWidget

from desktop.environment.settings import SCALES, Dice, ThemeChoice
from desktop.look import theme
from desktop.widgets.choice import Segmented
from desktop.widgets.in_line import in_row
from desktop.widgets.overlay import Overlay
from desktop.widgets.people import PeopleBox
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import label
from desktop.widgets.topic import set_topic
from desktop.wording import loader

if TYPE_CHECKING:
    from desktop.shell.host import ForSettings


_HELD, _ALWAYS, _NEVER = "held", "always", "never"


class _Choices(ScrollDown):
    """The choices in one column; what is below is scrolled to."""

    def sizeHint(self) -> QSize:
        """Ask for the size of all choices."""
        page = self.widget()
        size = page.sizeHint() if page is not None else QSize()
        return QSize(size.width() + self.verticalScrollBar().sizeHint().width(), size.height())


class SettingsSheet(Overlay):
    """A panel over the window, as large as its words of now; there is nothing to confirm."""

    def __init__(self, window: ForSettings) -> None:
        super().__init__(window.window())
        set_topic(self, "access")
        self._window = window
        page = QWidget(self.panel)
        self.language = Segmented(page)
        self.colours = Segmented(page)
        self.scale = Segmented(page)
        self.dice = Segmented(page)
        self.odds = Segmented(page)
        self.people = PeopleBox(page)
        self.menus = Segmented(page)
        self.keys = Segmented(page)
        self._menus_note = label("", page, role="soft", wrap=True)
        self._keys_note = label("", page, role="soft", wrap=True)
        self._title = label("", self.panel, role="title")
        self.scale_note = label("", page, role="soft", wrap=True)
        self._form = QFormLayout(page)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._form.setHorizontalSpacing(24)
        self._form.setVerticalSpacing(12)
        self._labels: list[QLabel] = []
        for field in (
            self.language, self.colours, self.scale, self.dice, self.odds, self.people, self.menus, self.keys
        ):  # fmt: skip
            words = label("", page)
            words.setBuddy(field)
            self._labels.append(words)
            self._form.addRow(words, field)
            if field is self.scale:
                self._form.addRow(self.scale_note)
            elif field is self.menus:
                self._form.addRow(self._menus_note)
        self._form.addRow(self._keys_note)
        self.close_button = QPushButton(self.panel)
        self.close_button.clicked.connect(self.close_panel)
        column = self.sheet_column()
        column.addLayout(in_row(None, (self._title, 1), self.close_button))
        column.addWidget(_Choices(page, self.panel), 1)
        self.panel.installEventFilter(self)
        self.retranslate()
        values = window.settings.values
        self.language.set_choice(loader.language_of(window.settings))
        self.colours.set_choice(values.theme)
        self.scale.set_choice(str(values.scale))
        self.dice.set_choice(values.dice)
        self.people.set_people(window.peoples, values.people)
        self.menus.set_choice(_ALWAYS if values.menu_bar else _HELD)
        self.keys.set_choice(_ALWAYS if values.show_keys else _HELD)
        self.odds.set_choice(_ALWAYS if values.odds else _NEVER)
        self.language.changed.connect(self._on_language)
        self.colours.changed.connect(self._on_colours)
        self.scale.changed.connect(self._on_scale)
        self.dice.changed.connect(self._on_dice)
        self.people.chosen.connect(self._on_people)
        self.menus.changed.connect(self._on_menus)
        self.keys.changed.connect(self._on_keys)
        self.odds.changed.connect(self._on_odds)

    def retranslate(self) -> None:
        """Say all words again."""
        self._title.setText(self.tr("Settings"))
        names = (
            self.tr("Language"), self.tr("Colours"), self.tr("Text size"), self.tr("Dice"),
            self.tr("Odds"), self.tr("Your people"), self.tr("Menu bar"), self.tr("Show keys"),
        )  # fmt: skip
        for words, name in zip(self._labels, names, strict=True):
            words.setText(name)
        self.language.set_choices(("fr", "Français"), ("en", "English"))
        self.colours.set_choices(
            (ThemeChoice.SYSTEM, self.tr("Like the system")),
            (ThemeChoice.LIGHT, self.tr("Light")),
            (ThemeChoice.DARK, self.tr("Dark")),
        )
        self.scale.set_choices(
            *((str(scale), self.tr("{percent} %").format(percent=scale)) for scale in SCALES)
        )
        self.dice.set_choices((Dice.TABLE, self.tr("From the table")), (Dice.ROLLED, self.tr("Rolled here")))
        self.menus.set_choices((_ALWAYS, self.tr("Shown")), (_HELD, self.tr("Opened by Alt")))
        self.odds.set_choices((_ALWAYS, self.tr("In view")), (_NEVER, self.tr("Hidden")))
        self.keys.set_choices((_HELD, self.tr("While Alt is held")), (_ALWAYS, self.tr("Always")))
        self._menus_note.setText(self.tr("In a battle the table takes its room: there, Alt opens the menus."))
        self._keys_note.setText(self.tr("Each key stands over the corner of what it does."))
        self.close_button.setText(self.tr("Close"))
        self._say_scale()
        self.people.retranslate()

    def _say_scale(self) -> None:
        """Say where the place behind has no room for letters as large as are chosen."""
        now = theme.current().scale
        words = self.tr("This place has room for {percent} %; a battle shows the size that is chosen.")
        self.scale_note.setText(words.format(percent=now))
        self.scale_note.setVisible(now < self._window.settings.values.scale)

    def show_now(self) -> None:
        """Open with the first choice under the hand."""
        self.open()
        self.language.take_keyboard()

    def close_panel(self) -> None:
        """Close for good: what is chosen is chosen."""
        super().close_panel()
        self.deleteLater()

    def panel_size(self) -> tuple[int, int]:
        """Ask for the size of all choices."""
        size = self.panel.sizeHint()
        return size.width(), size.height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take another size where words or letters have changed."""
        if watched is self.panel and event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self.fit()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language that was just chosen here."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.people.set_people(self._window.peoples, self._window.settings.values.people)
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange and hasattr(self, "close_button"):
            self._say_scale()

    def _on_language(self, language: str) -> None:
        self._window.change_settings(language=language)

    def _on_colours(self, choice: str) -> None:
        self._window.change_settings(theme=ThemeChoice(choice))

    def _on_scale(self, scale: str) -> None:
        self._window.change_settings(scale=int(scale))
        self._say_scale()

    def _on_dice(self, dice: str) -> None:
        self._window.change_settings(dice=Dice(dice))

    def _on_keys(self, choice: str) -> None:
        self._window.change_settings(show_keys=choice == _ALWAYS)

    def _on_odds(self, choice: str) -> None:
        self._window.change_settings(odds=choice == _ALWAYS)

    def _on_menus(self, choice: str) -> None:
        self._window.change_settings(menu_bar=choice == _ALWAYS)

    def _on_people(self, people: str) -> None:
        self._window.change_settings(people=people)
