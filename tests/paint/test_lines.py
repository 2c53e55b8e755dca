"""Words that have to fit into one line."""

from PySide6.QtGui import QFontMetricsF

from desktop.paint import fonts
from desktop.paint.lines import fitting, in_two_lines


def test_the_first_font_in_which_a_line_fits_is_taken(qapp: object) -> None:
    usual, narrow = fonts.interface(14, 600), fonts.condensed(15, 600)
    wide = QFontMetricsF(usual).horizontalAdvance("Blackhawk")
    assert fitting("Blackhawk", wide, usual, narrow) == usual
    assert fitting("Blackhawk", wide - 1, usual, narrow) == narrow
    assert fitting("Blackhawk", 10, usual, narrow) == narrow


def test_words_go_on_in_a_second_line_where_the_first_is_full(qapp: object) -> None:
    font = fonts.interface(12)
    words = "No change to the Hits needed"
    wide = QFontMetricsF(font).horizontalAdvance(words)
    assert in_two_lines(words, font, wide) == (words,)
    assert in_two_lines(words, font, wide - 1) == ("No change to the Hits", "needed")
    assert in_two_lines(words, font, wide / 2 + 8) == ("No change to", "the Hits needed")
    assert in_two_lines("Trafienia", font, 5) == ("Trafienia",), "nothing is lost"
