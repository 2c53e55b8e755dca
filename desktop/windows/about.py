"""About the program: its version, and under which terms its parts are used."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import QEvent, QSize, qVersion
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from desktop import __version__, resources
from desktop.paint import fonts
from desktop.windows.placing import fit

MIT = """\
Permission is hereby granted, free of charge, to any person obtaining a copy of this software \
and associated documentation files (the "Software"), to deal in the Software without \
restriction, including without limitation the rights to use, copy, modify, merge, publish, \
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the \
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or \
substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT \
NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND \
NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, \
DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT \
OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
"""


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
        self._program = _reading(self)
        self._qt = _reading(self)
        self._fonts = _reading(self)
        for page in (self._program, self._qt, self._fonts):
            self._tabs.addTab(page, "")
        self._program.setPlainText(f"Copyright (c) 2026 Ready Room contributors\n\n{MIT}")
        self._fonts.setPlainText(resources.path("fonts", "OFL.txt").read_text(encoding="utf-8"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        for widget in (self._title, self._what, self._versions):
            column.addWidget(widget)
        column.addWidget(self._tabs, 1)
        column.addWidget(buttons)
        fit(self, QSize(640, 480))
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
        names = (self.tr("Ready Room"), self.tr("Qt"), self.tr("Fonts"))
        pages = (self._program, self._qt, self._fonts)
        for place, (page, name) in enumerate(zip(pages, names, strict=True)):
            self._tabs.setTabText(place, name)
            page.setAccessibleName(name)
        self._qt.setPlainText(
            self.tr(
                "Ready Room uses Qt and Qt for Python (PySide6), copyright The Qt Company Ltd. and"
                " other contributors, under the GNU Lesser General Public License, version 3.\n\n"
                "You may exchange them for versions of your own: in an installation from source"
                " they are ordinary Python packages, in a packaged program they are separate"
                " libraries in its folder.\n\n"
                "The text of the licence: https://www.gnu.org/licenses/lgpl-3.0.html\n"
                "Their source code: https://download.qt.io and https://code.qt.io\n\n"
                "Also used: Python (Python Software Foundation License), msgspec (BSD 3-Clause),"
                " platformdirs (MIT) and SQLite (public domain)."
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


def _reading(parent: QWidget) -> QPlainTextEdit:
    text = QPlainTextEdit(parent)
    text.setReadOnly(True)
    text.setTabChangesFocus(True)
    return text
