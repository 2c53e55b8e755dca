"""The languages of the program: which there are, and changing between them while it runs."""

from __future__ import annotations

from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from desktop import resources
from desktop.models.say import speak_anew

SOURCE = "en"
"""The language that the texts are written in; it needs no file."""

PREFIX = "readyroom_"


class Language(msgspec.Struct, frozen=True):
    """A language that the program can speak."""

    code: str
    """As in the names of the files: ``pl`` or ``pt_BR``."""
    name: str
    """In the language itself."""


class _Translator(QTranslator):
    """A translation in memory: Qt would map its file, and die when an update writes that anew."""

    _words = b""
    """What Qt points into, so it has to stay."""

    def read(self, folder: Path, prefix: str, code: str) -> bool:
        """Take the words of a language, or of that it is a kind of; return whether there are any.

        For ``pt_BR`` that is the file of ``pt`` if there is no other.
        """
        for name in dict.fromkeys((code, code.partition("_")[0])):
            file = folder / f"{prefix}{name}.qm"
            if file.is_file():
                self._words = file.read_bytes()
                return self.load(self._words)
        return False


class Languages(QObject):
    """The translators in force; Qt tells every widget by a ``LanguageChange`` event."""

    def __init__(self, parent: QObject | None = None, *, folder: Path | None = None) -> None:
        super().__init__(parent)
        self._folder = resources.translations() if folder is None else folder
        self._translators: list[QTranslator] = []
        self._present = SOURCE

    @property
    def present(self) -> str:
        """The code of the language in force."""
        return self._present

    def available(self) -> tuple[Language, ...]:
        """Return the languages there are, English first."""
        codes = sorted(file.stem.removeprefix(PREFIX) for file in self._folder.glob("*.qm"))
        return tuple(Language(code, _own_name(code)) for code in dict.fromkeys((SOURCE, *codes)))

    def use(self, wanted: str) -> None:
        """Speak a language from now on; empty for that of the system, if there is a file for it."""
        code = wanted or self._of_system()
        # Dates and numbers follow what is wanted even where there are no words for it.
        QLocale.setDefault(QLocale(wanted) if wanted else QLocale.system())
        if code == self._present:
            return
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._translators = []
        speak_anew()
        self._present = SOURCE
        # Qt's own words ("Cancel") come from its file; what is installed last is asked first.
        own_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._install(Path(own_folder), "qtbase_", code)
        if self._install(self._folder, PREFIX, code):
            self._present = code

    def _install(self, folder: Path, prefix: str, code: str) -> bool:
        translator = _Translator(self)
        # A translation that only repeats the English has no entries, and load() then says false.
        if not translator.read(folder, prefix, code):
            translator.deleteLater()
            return False
        QCoreApplication.installTranslator(translator)
        speak_anew()
        self._translators.append(translator)
        return True

    def _of_system(self) -> str:
        known = {language.code for language in self.available()}
        for named in QLocale.system().uiLanguages():
            code = named.replace("-", "_")
            for candidate in (code, code.partition("_")[0]):
                if candidate in known:
                    return candidate
        return SOURCE


def _own_name(code: str) -> str:
    if code == SOURCE:
        return "English"
    name = QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:] if name else code
