"""The parts of a package, small and with everything in them."""

from __future__ import annotations

from typing import Any

PARTS: dict[str, Any] = {
    "package": {"format": "tactpack", "version": 3, "library": "l"},
    "cards": {
        "c": {"shown": 2, "revisions": [[1, {"name_fr": "Abel", "values": {"INI": "3"}}],
                                        [2, {"name_fr": "Abel", "pa": "12", "system": "monconf"}]]},
        "d": {"shown": 1, "revisions": [[1, {"name_fr": "Suppr"}]], "put_away": True},
    },
    "armies": {"a": {"id": "a", "name": "A", "limit": 400, "format": "f", "entries": [
        {"id": "e1", "card_id": "c", "revision": 1, "figures": 3, "options": [{"name": "x", "pa": 5}]},
        {"id": "e2", "card_id": "d", "revision": 1}]}},
    "offers": {"o": {"option": {"name": "x", "pa": 5}, "takers": {"c": 7}}},
    "owned": {"abel": {"name": "Abel", "figures": 2}},
    "formats": {"f": {"id": "f", "fr": "Club", "en": "Club", "limits": [200],
                      "checks": [{"check": "points", "parameters": {}}]}},
    "rulesets": {"r": {"name": "Maison", "base": "c5", "changes": {"track/capacity": 5}, "version": 1}},
    "also": {"cards": {"c": ["cc"]}, "armies": {"a": ["aa"]}, "offers": {"o": ["oo"]},
             "formats": {"f": ["ff"]}},
    "heard": {"cards": {"c": ["0123"]}, "armies": {"a": ["4567"]}},
    "sources": {"files": {"cat": 2}, "cards": {"c": {"bs:card:cat:e:p": {"name_fr": "Abel", "pa": "10"}}},
                "offers": {"o": {"bs:offer:cat:x:": None}},
                "armies": {"a": {"bs:army:r": {"id": "", "name": "A", "entries": [
                    {"id": "e1", "card_id": "c", "revision": 0}]}}}},
}  # fmt: skip
