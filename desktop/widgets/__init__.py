"""Give the places what several of them need."""

from desktop.widgets.attributes import find_plainly
from desktop.widgets.layout_items import leave_to_qt

# by whoever shows a widget, before the first of them is made
find_plainly()
leave_to_qt()
