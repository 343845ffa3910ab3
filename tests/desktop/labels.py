"""What says of a field what it asks for, whatever is typed in it."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QLabel, QLineEdit, QPlainTextEdit, QWidget


def unlabelled(form: QWidget) -> list[str]:
    """Name the fields in view of a form that have no label in view."""
    said = {label.buddy() for label in form.findChildren(QLabel) if label.isVisible() and label.text()}
    kinds = (QLineEdit, QComboBox, QPlainTextEdit, QAbstractSpinBox)
    fields = [field for kind in kinds for field in form.findChildren(kind) if field.isVisible()]
    inner = (QComboBox, QAbstractSpinBox)  # whose own line is a part of them
    return [
        field.accessibleName()
        for field in fields
        if field not in said and not isinstance(field.parent(), inner)
    ]
