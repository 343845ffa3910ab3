"""Give the places what several of them need."""

from desktop.widgets.attributes import find_plainly

find_plainly()  # by whoever shows a widget, before the first of them is made
