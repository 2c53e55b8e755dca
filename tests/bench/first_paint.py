"""Start a window and tell, as JSON, when it was first painted: first_paint.py floor | ours DIR.

A program of its own that imports nothing besides what it measures, so that nothing is counted that
a person would not wait for.
"""

import enum
import json
import os
import sys
import time

PATIENCE = 60
"""Seconds for the first paint, on however slow a machine."""


def main(what: str, *arguments: str) -> int:
    """Start the window; the process ends as the program would have ended."""
    if what == "floor":
        return _floor()
    # It came with the tools for checking, and msgspec takes it if it is there; people have it not.
    sys.modules["typing_extensions"] = None  # type: ignore[assignment]  # how Python marks what is barred
    from desktop import cli, preflight

    look_for_display = preflight.require_display

    def require_display() -> None:
        # Qt is loaded when and how the program loads it, and not before.
        look_for_display()
        from PySide6.QtWidgets import QApplication

        QApplication.exec = staticmethod(_until_painted)  # type: ignore[method-assign]  # instead of waiting for a person

    preflight.require_display = require_display
    return cli.main([f"--data-dir={arguments[0]}"])


def _floor() -> int:
    """Show the least window that Python and Qt can show."""
    from PySide6.QtWidgets import QApplication, QLabel

    application = QApplication([])
    label = QLabel("Ready Room")
    label.resize(1200, 800)
    label.show()
    code = _until_painted()
    label.close()
    del application
    return code


def _until_painted() -> int:
    """Handle events until a window has been painted, and tell what that took."""
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtWidgets import QApplication

    class Watch(QObject):
        painted = False

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's
            self.painted = self.painted or event.type() in (QEvent.Type.Paint, QEvent.Type.Expose)
            return False

    watch = Watch()
    application = QApplication.instance()
    if application is None:
        raise RuntimeError("there is no application yet")
    # Not the whole application: objects that the program never hands to Python would be wrapped
    # for the filter, which costs Python a class for each that Qt has. The window of the system
    # hears first that it is to be painted, and has painted all its widgets when it is done.
    windows = [widget.windowHandle() for widget in QApplication.topLevelWidgets()]
    for window in filter(None, windows):
        window.installEventFilter(watch)
    late = time.monotonic() + PATIENCE
    while not watch.painted:
        application.processEvents()
        if time.monotonic() > late:
            raise TimeoutError(f"no window was painted within {PATIENCE} s")
    wall, cpu = time.monotonic() - float(os.environ["BENCH_STARTED"]), time.process_time()
    for window in filter(None, windows):
        window.removeEventFilter(watch)
    rested = time.monotonic() + float(os.environ.get("BENCH_REST", "0"))
    while time.monotonic() < rested:
        application.processEvents()
        time.sleep(0.01)
    with open("/proc/self/status", encoding="ascii") as status:  # noqa: PTH123  # not a real file
        resident = next(int(line.split()[1]) for line in status if line.startswith("VmRSS:"))
    modules = sorted(sys.modules)
    told = {"wall": wall, "cpu": cpu, "resident": resident, "modules": modules}
    told["members"] = _members(enum.Enum)
    # The functional call of the standard library, or what has taken its place.
    told["enums_by"] = vars(enum.EnumType)["_create_"].__module__
    sys.stdout.write(json.dumps(told))
    return 0


def _members(kind: type[enum.Enum]) -> int:
    """Count the members of every enumeration there is, each of which Python had to make."""
    return len(kind.__members__) + sum(map(_members, kind.__subclasses__()))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
