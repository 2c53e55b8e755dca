"""When something was, in words."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt

from desktop.models.say import say
from desktop.rules.core import T


def when_text(moment: datetime, now: datetime | None = None) -> str:
    """Return when something was, seen from now: "today, 21:14"."""
    there = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    today = (
        QDate.currentDate()
        if now is None
        else QDateTime.fromSecsSinceEpoch(int(now.timestamp())).date()
    )
    locale, clock = QLocale(), _clock(there)
    days = there.date().daysTo(today)
    if days == 0:
        return say(T("saved_games", "today, {time}").of(time=clock))
    if days == 1:
        return say(T("saved_games", "yesterday"))
    if 1 < days < 7:
        return locale.dayName(there.date().dayOfWeek())
    return day_text(there.date())


def day_text(day: QDate) -> str:
    """Return a day in the short form of where one is."""
    locale = QLocale()
    if locale.language() == QLocale.Language.C:
        # A system without a language has none that anybody would write: "1 12 2026".
        return day.toString(Qt.DateFormat.ISODate)
    return locale.toString(day, QLocale.FormatType.ShortFormat)


def moment_text(moment: datetime, now: datetime | None = None) -> str:
    """Return when something was, with its time on every day: "yesterday, 21:14"."""
    there = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    day, clock = when_text(moment, now), _clock(there)
    return day if clock in day else say(T("saved_games", "{day}, {time}").of(day=day, time=clock))


def _clock(there: QDateTime) -> str:
    return QLocale().toString(there.time(), QLocale.FormatType.ShortFormat)
