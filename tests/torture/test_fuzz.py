"""Some of the changed files of ``python -m tests.torture --fuzz``."""

from random import Random

from tests.torture import fuzz


def test_every_changed_file_is_taken_in_or_refused_in_words() -> None:
    answers = fuzz.torture(100, 3)
    assert answers.total() == 100
    assert not [each for each in answers if "without a word" in each]
    assert sum(times for each, times in answers.items() if "refused" in each) > 20


def test_a_file_that_is_not_changed_is_taken_in() -> None:
    with fuzz.desk() as at:
        for sample in fuzz.samples(at):
            assert sample.name == "settings" or sample.take(at, sample.data, Random(1)) == "taken"
