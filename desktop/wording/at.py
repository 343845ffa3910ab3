"""Where in a foreign file something was found, named for people."""

from __future__ import annotations

from desktop.wording import in_language, known, say
from rules.text import Message


def place(field: str) -> str:
    """Name a part of a file in the language of now; a column keeps the words of its file."""
    code = f"at.{field}"
    return say(Message(code)) if known(code) else field


def entry(name: str, message: Message) -> str:
    """Name what a message is of in the language of now, where it tells both names."""
    data = message.data
    return str(in_language(data)["value"]) if data.get("value") == name else name
