"""Words that have to fit into one line."""

from PySide6.QtGui import QFontMetricsF

from desktop.paint import fonts
from desktop.paint.lines import fitting


def test_the_first_font_in_which_a_line_fits_is_taken(qapp: object) -> None:
    usual, narrow = fonts.interface(14, 600), fonts.condensed(15, 600)
    wide = QFontMetricsF(usual).horizontalAdvance("Blackhawk")
    assert fitting("Blackhawk", wide, usual, narrow) == usual
    assert fitting("Blackhawk", wide - 1, usual, narrow) == narrow
    assert fitting("Blackhawk", 10, usual, narrow) == narrow
