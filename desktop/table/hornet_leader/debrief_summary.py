"""The left column of the Debriefing: the Target, Victory Points, tracks, fund, searches, cards."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.faces import signed
from desktop.paint.pictures import picture_of
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import Hairline, NoteBox
from desktop.paint.widgets import Panel as Framed
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.records import MissionRecord
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.targets import hits_needed
from desktop.table.hornet_leader import debrief_data
from desktop.table.hornet_leader.day_story import DayStory
from desktop.table.hornet_leader.debrief_data import SarBox
from desktop.table.hornet_leader.debrief_parts import (
    ARROW,
    GradeBar,
    MovedTrack,
    StampedPicture,
    StoryLines,
)
from desktop.table.hornet_leader.load_panel import Lines
from desktop.table.hornet_leader.track_strip import track_data

Role = QPalette.ColorRole
TONES = {"X": Tone.GOOD, "D": Tone.WARN, "O": Tone.BAD}


class DebriefSummary(Framed):
    """What the Day, or the whole campaign, has come to."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__("base", parent)
        self._themes = themes
        self.picture = StampedPicture(themes, self)
        self._overline, self._title, self._hits = QLabel(self), QLabel(self), QLabel(self)
        self.vp = Lines(self)
        self.total = QLabel(self)
        self.next = QLabel(self)
        self.bar = GradeBar(self)
        self.tracks = tuple(MovedTrack(themes, self) for _ in range(3))
        self.fund = Lines(self)
        self._searches = QVBoxLayout()
        self._search_head, self._cards_head = QLabel(self), QLabel(self)
        self.cards = StoryLines(themes, self)
        self.sar: list[NoteBox] = []
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        self._overline.setForegroundRole(Role.PlaceholderText)
        self.next.setForegroundRole(Role.PlaceholderText)
        for label in (self._title, self.next, self._hits):
            label.setWordWrap(True)
        parts: tuple[QWidget, ...] = (
            *(self.picture, self._overline, self._title, self._hits, Hairline(self), self.vp),
            *(self.total, self.next, self.bar, *self.tracks, self.fund, Hairline(self)),
            self._search_head,
        )
        for part in parts:
            column.addWidget(part)
        column.addLayout(self._searches)
        column.addWidget(self._cards_head)
        column.addWidget(self.cards)
        column.addStretch(1)

    def show_day(self, s: State, kit: Kit, story: DayStory) -> None:
        """Show what the Day has come to."""
        missions = debrief_data.todays(s)
        if missions:
            self._show_target(s, kit, missions[-1])
        else:
            self._show_rest(s)
        self._show_points(s, kit, whole=False)
        for track, strip in enumerate(self.tracks):
            data = track_data(s, kit, track)
            strip.show_track(data, data.place - story.tracks[track])
            strip.show()
        names = max(strip.named for strip in self.tracks)
        for strip in self.tracks:
            strip.align(names)
        before = s.so - story.so
        words = f"{before} {ARROW} {s.so}" if story.so else str(s.so)
        self.fund.show_lines([(self.tr("SO fund"), words, "")])
        self._show_searches(debrief_data.sar_boxes(s, kit))
        self._cards_head.setVisible(bool(story.cards))
        self.cards.show_lines(story.cards)

    def show_campaign(self, s: State, kit: Kit) -> None:
        """Show what the campaign has come to."""
        campaign = kit.campaigns[s.terms.campaign]
        grade = debrief_data.gauge(s, kit).grade
        good = s.evaluation not in ("poor", "dismal")
        spoken = say(campaign.title)
        self.picture.show_picture(picture_of("hornet_leader", "aircraft", "fa18c"), "sea", spoken)
        self.picture.show_stamp(grade.upper(), Tone.GOOD if good else Tone.BAD)
        self._overline.setText(self.tr("{days} Days flown").format(days=s.day))
        self._title.setText(spoken)
        self._hits.setText(say(campaign.theater))
        self._show_points(s, kit, whole=True)
        for strip in self.tracks:
            strip.hide()
        out, left = len(s.destroyed), s.so
        lines = [
            (self.tr("Targets Destroyed"), str(out), ""),
            (self.tr("Aircraft lost"), str(s.lost_aircraft), ""),
            (self.tr("SO Points left"), str(left), ""),
        ]
        self.fund.show_lines(lines)
        self._show_searches(())
        self._cards_head.hide()
        self.cards.show_lines(())

    def _show_target(self, s: State, kit: Kit, record: MissionRecord) -> None:
        card = kit.targets[record.target]
        picture = picture_of("hornet_leader", "target_art", card.art)
        self.picture.show_picture(picture, "night" if record.night else "dusk", say(card.flavor))
        stamps = {
            "X": self.tr("DESTROYED"),
            "D": self.tr("DAMAGED"),
            "O": self.tr("FAILED"),
        }
        self.picture.show_stamp(stamps[record.status or "O"], TONES[record.status or "O"])
        band = kit.campaigns[s.terms.campaign].band_of(record.target) + 1
        over = self.tr("Target {number}, band {band}").format(number=record.target, band=band)
        self._overline.setText(over)
        self._title.setText(say(card.title))
        needed = hits_needed(s, kit, record.target)
        words = self.tr("{hits} of {needed} Hits").format(hits=record.hits, needed=needed)
        self._hits.setText(words if needed else "")

    def _show_rest(self, s: State) -> None:
        picture = picture_of("hornet_leader", "aircraft", "fa18c")
        self.picture.show_picture(picture, "sea", self.tr("Down Time"))
        self.picture.show_stamp("", Tone.PLAIN)
        self._overline.setText(self.tr("Day {day} of {days}").format(day=s.day, days=s.days))
        self._title.setText(self.tr("Down Time"))
        self._hits.setText(self.tr("Every track goes back one reading, everybody rests."))

    def _show_points(self, s: State, kit: Kit, *, whole: bool) -> None:
        lines = debrief_data.vp_lines(s, kit, whole=whole)
        self.vp.show_lines([(words, signed(amount), "") for words, amount in lines])
        self.vp.setVisible(bool(lines))
        found = debrief_data.gauge(s, kit)
        moved = not whole and found.before != found.vp
        figure = _number(found.vp)
        if moved:
            figure = f"{_number(found.before)} {ARROW} {figure}"
        self.total.setText(self.tr("Victory Points {figure}").format(figure=figure))
        if whole:
            words = found.grade
        elif found.next:
            words = self.tr("{missing} more for {grade}").format(
                missing=found.missing, grade=found.next
            )
        else:
            words = self.tr("The best evaluation there is")
        self.next.setText(words)
        self.bar.show_gauge(found, f"{self.total.text()}, {words}")

    def _show_searches(self, boxes: tuple[SarBox, ...]) -> None:
        while len(self.sar) > len(boxes):
            gone = self.sar.pop()
            gone.hide()
            gone.deleteLater()
        while len(self.sar) < len(boxes):
            note = NoteBox(self._themes, Tone.WARN, self)
            self._searches.addWidget(note)
            self.sar.append(note)
        for note, box in zip(self.sar, boxes, strict=True):
            note.set_tone(Tone.BAD if box.missing else Tone.WARN)
            title = f"{box.callsign}: {box.result}"
            note.show_note(title, self.tr("Die and sum: {sum}").format(sum=box.sum), "HL-7.2a")
        self._search_head.setVisible(bool(boxes))

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        self._overline.setFont(fonts.small_capitals())
        self._title.setFont(fonts.interface(19, 700))
        self._hits.setFont(fonts.condensed(16, 600))
        self.total.setFont(fonts.condensed(20, 700))
        self.next.setFont(fonts.interface(13))
        for label, words in (
            (self._search_head, self.tr("Search and Rescue")),
            (self._cards_head, self.tr("Cards after this Day")),
        ):
            label.setText(words)
            label.setFont(fonts.interface(14, 700))
            label.setTextFormat(Qt.TextFormat.PlainText)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()


def _number(vp: int) -> str:
    """Return a sum of Victory Points, which may be negative."""
    return signed(vp) if vp < 0 else str(vp)
