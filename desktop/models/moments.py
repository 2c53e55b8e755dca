"""When something was, in words."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale

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
    locale = QLocale()
    days = there.date().daysTo(today)
    if days == 0:
        clock = locale.toString(there.time(), QLocale.FormatType.ShortFormat)
        return say(T("saved_games", "today, {time}").of(time=clock))
    if days == 1:
        return say(T("saved_games", "yesterday"))
    if 1 < days < 7:
        return locale.dayName(there.date().dayOfWeek())
    return locale.toString(there.date(), QLocale.FormatType.ShortFormat)
