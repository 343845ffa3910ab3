"""The recipes of CONTRIBUTING name files that are there."""

from __future__ import annotations

import re

from tests.house.source import ROOT, files

NAMED = re.compile(r"`([\w./*-]+\.(?:py|json|md|toml|ts))`")


def test_every_file_that_a_recipe_names_is_there() -> None:
    folders = (".github", "db", "desktop", "docs", "packaging", "resources", "rules", "tests")
    known = [path.relative_to(ROOT) for path in (*files(*folders), *ROOT.glob("*.*"))]
    named = set(NAMED.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")))
    assert len(named) > 50
    assert [name for name in sorted(named) if not any(path.match(name) for path in known)] == []
