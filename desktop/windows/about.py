"""About the program: its version, and under which terms its parts are used."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import QEvent, QSize, qVersion
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from desktop import __version__
from desktop.paint import fonts
from desktop.paint.fitted import fit
from desktop.windows.licences_page import LicencesPage, reading


class AboutDialog(QDialog):
    """Version and licences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = QLabel("Ready Room", self)
        self._title.setFont(fonts.condensed(32, 700))
        self._what = QLabel(self)
        self._what.setWordWrap(True)
        self._versions = QLabel(self)
        self._versions.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self._tabs = QTabWidget(self)
        self._terms = reading(self)
        self.licences = LicencesPage(self)
        for page in (self._terms, self.licences):
            self._tabs.addTab(page, "")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        for widget in (self._title, self._what, self._versions):
            column.addWidget(widget)
        column.addWidget(self._tabs, 1)
        column.addWidget(buttons)
        fit(self, QSize(760, 560))
        self._retranslate()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Ready Room"))
        self._what.setText(self.tr("Four tabletop war games on one table, with the rules kept."))
        self._versions.setText(
            self.tr("Version {program} with Python {python}, PySide {pyside} and Qt {qt}").format(
                program=__version__,
                python=platform.python_version(),
                pyside=PySide6.__version__,
                qt=qVersion(),
            )
        )
        names = (self.tr("Terms of use"), self.tr("Licences"))
        for place, (page, name) in enumerate(zip((self._terms, self.licences), names, strict=True)):
            self._tabs.setTabText(place, name)
            page.setAccessibleName(name)
        self._terms.setPlainText(
            self.tr(
                "Ready Room is free software: the MIT licence lets you use, copy, change and pass"
                " it on. Copyright 2026 Ready Room contributors.\n\n"
                "Ready Room uses Qt and Qt for Python (PySide6), copyright The Qt Company Ltd. and"
                " other contributors, under the GNU Lesser General Public License, version 3.\n\n"
                "You may exchange them for versions of your own: in an installation from source"
                " they are ordinary Python packages, in a packaged program they are separate"
                " libraries in its folder.\n\n"
                "Their source code: https://download.qt.io and https://code.qt.io\n\n"
                "Also used: Python (Python Software Foundation License), msgspec (BSD 3-Clause),"
                " platformdirs and tomli-w (MIT), SQLite (public domain) and the fonts Barlow and"
                " Barlow Condensed (SIL Open Font License).\n\n"
                "The texts of all these licences are on the next page."
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
