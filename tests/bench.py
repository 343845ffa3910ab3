"""Measure what must be quick, with the machine's own floors beside it (`make.py bench`).

`--json` writes the lines as JSON; names choose some: `make.py bench search paper`. Exit 1 when a limit is
not kept.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence

from tests.benches.measure import Measure, table

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def benches() -> Mapping[str, Callable[[], Iterator[Measure]]]:
    """Give every bench by its name."""
    from tests.benches.battle import gesture, reopen, replay
    from tests.benches.evaluation import evaluation
    from tests.benches.foreign import foreign
    from tests.benches.large import blocking
    from tests.benches.odds import odds
    from tests.benches.paper import paper
    from tests.benches.search import search
    from tests.benches.start import start

    return {
        "start": start, "gesture": gesture, "search": search, "reopen": reopen, "replay": replay,
        "paper": paper, "import": foreign, "blocking": blocking, "catalogue": evaluation, "odds": odds,
    }  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    """Run the benches asked for, all without names; return 1 when one is too slow."""
    known = benches()
    parser = argparse.ArgumentParser(prog="make.py bench", description=main.__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(known))
    parser.add_argument("--json", action="store_true", help="write the lines as JSON")
    asked = parser.parse_args(argv)
    if unknown := set(asked.names) - known.keys():
        parser.error(f"there is no bench {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    measures: list[Measure] = []
    for name in asked.names or known:
        print(f"== {name}", file=sys.stderr, flush=True)
        measures += known[name]()
    if asked.json:
        print(json.dumps([measure.plain() for measure in measures], ensure_ascii=False, indent=1))
    else:
        print("\n".join(table(measures)))
    return 0 if all(measure.ok for measure in measures) else 1


if __name__ == "__main__":
    sys.exit(main())
