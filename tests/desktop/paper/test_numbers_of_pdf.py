"""Numbers of a PDF are written as ReportLab writes them, in less time."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st
from reportlab.lib.rl_accel import fp_str

from desktop.paper.pdf import written

NUMBERS = st.one_of(
    st.integers(-(10**7), 10**7),
    st.floats(-(10**7), 10**7),
    st.floats(-2, 2),
    st.decimals(-1000, 1000, places=3).map(float),
)


@given(st.lists(NUMBERS, min_size=1, max_size=6))
@example([0.0, -0.0, 1e-7, 1.1e-7, -1e-7, 0.5])
@example([1, -1, 10, 100.0, 1000.0, 9.9999999])
@example([-0.5, 0.0000004, 999999.5, 1e6, 1234567.8, 178.582677])
def test_numbers_are_written_as_reportlab_does(values: list[float]) -> None:
    assert written(*values) == fp_str(*values)
    assert written(values) == written(tuple(values)) == fp_str(values)
