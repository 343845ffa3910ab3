"""The wheel scrolls the page: no field that it turns is made but of those that leave it to the page."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.house.source import ROOT, called, files, parsed, walked, written

TURNED = {
    "QComboBox", "QFontComboBox", "QSpinBox", "QDoubleSpinBox", "QDateEdit", "QTimeEdit", "QDateTimeEdit",
    "QSlider", "QDial",
}  # fmt: skip
"""What the wheel of a mouse turns, wherever it comes to rest."""

GUARDED = {
    "desktop/archive/moment_slider.py: MomentSlider",
    "desktop/widgets/boxes.py: Combo",
    "desktop/widgets/spin.py: Spin",
    "desktop/widgets/spin.py: DoubleSpin",
}
"""Who asks first whether it has the keyboard."""


def turned(tree: ast.Module) -> Iterator[str]:
    """Give who is, or makes, a field that the wheel turns."""
    for node in walked(tree):
        if isinstance(node, ast.ClassDef) and TURNED & {written(base) for base in node.bases}:
            yield node.name
        elif isinstance(node, ast.Call) and called(node.func) in TURNED:
            yield written(node)


def test_the_wheel_turns_only_what_has_the_keyboard() -> None:
    found = {
        f"{path.relative_to(ROOT).as_posix()}: {who}"
        for path in files("desktop", suffix=".py")
        for who in turned(parsed(path))
    }
    assert found == GUARDED


def test_decimals_are_typed_with_either_point_wherever_a_number_is() -> None:
    """Qt reads those of one language alone: what it makes of the others is not what was typed."""
    bare = re.compile(r"\bQ?Double(?:SpinBox|Validator)\b|\btoDouble\b")
    found = {
        path.relative_to(ROOT).as_posix()
        for path in files("desktop", suffix=".py")
        if bare.search(path.read_text(encoding="utf-8"))
    }
    assert found == {"desktop/widgets/spin.py"}


def test_each_way_to_such_a_field_is_found() -> None:
    text = "class Own(QSlider): ...\nbox = QComboBox(self)\nother = widgets.QSpinBox()\nfree = Combo(self)\n"
    assert list(turned(ast.parse(text))) == ["Own", "QComboBox(self)", "widgets.QSpinBox()"]
