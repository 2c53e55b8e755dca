"""Lines of places in a JSON text."""

import pytest

from desktop.store.textual import line_of_byte, line_of_path

TEXT = b"""{
  "a": 1,
  "list": [
    {"x": 1},
    {"x": "]}",
     "y": [0, 1,
       2]}
  ],
  "z" : {
    "q": null }
}"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("", 1),
        (".a", 2),
        (".list", 3),
        (".list[0]", 4),
        (".list[1].x", 5),
        (".list[1].y[1]", 6),
        (".list[1].y[2]", 7),
        (".z.q", 10),
        (".z.none", 9),
        (".none", 1),
        (".list[7]", 3),
        (".a.b", None),
    ],
)
def test_a_path_leads_to_its_line_or_to_that_of_what_should_hold_it(
    path: str, line: int | None
) -> None:
    assert line_of_path(TEXT, path) == line


def test_a_text_that_cannot_be_followed_has_no_line() -> None:
    assert line_of_path(b'{"a": [1, ', ".a[5]") is None


def test_lines_count_from_one() -> None:
    assert [line_of_byte(b"a\nb\n", place) for place in (0, 1, 2, 4)] == [1, 1, 2, 3]
