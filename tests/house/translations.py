"""What is translated, and what its words ask for."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path
from string import Formatter

from desktop.wording import words
from tests.house.source import ROOT


@cache
def spoken(language: str) -> tuple[tuple[str, str, str], ...]:
    """Give context, source and words of what is translated: every form of what is counted."""
    made = []
    for name in {"fr", language}:
        path = Path(ROOT, "resources", "i18n", f"tacticien_{name}.ts")
        for context in ET.parse(path).getroot().iter("context"):
            where = context.findtext("name") or ""
            for message in context.iter("message"):
                source = message.findtext("source") or ""
                forms = [form.text or "" for form in message.iter("numerusform")]
                told = forms or [message.findtext("translation") or ""]
                if name != language:
                    told = [source]
                made += [(where, source, each) for each in told]
    return tuple(made)


def wanted(code: str) -> frozenset[str]:
    """Name the fields of the words of a code."""
    template = words()[code]
    found = {name for _, name, _, _ in Formatter().parse(template) if name}
    return frozenset(found | ({"n"} if "%n" in template else set()))
