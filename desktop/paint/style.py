"""The style of all widgets: Fusion with our own check boxes, fields, bars and focus rings.

Everything is painted from the palette of the widget, so a new theme or a game's accent needs
no more than a new palette.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionComplex,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QStyleOptionTab,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.paint import fonts
from desktop.paint.colours import glass, mixed
from desktop.paint.style_geometry import check_state, scroll_part, square, stands_alone, thin
from desktop.paint.style_metrics import HEIGHTS, HINTS, METRICS, WIDER
from desktop.paint.style_parts import (
    button_fill,
    field_fill,
    paint_check,
    paint_chevron,
    paint_flat,
    paint_focus,
    paint_panel,
    paint_radio,
    row_fill,
)
from desktop.paint.theme import Theme

Element = QStyle.PrimitiveElement
Control = QStyle.ControlElement
Complex = QStyle.ComplexControl
Part = QStyle.SubControl
Metric = QStyle.PixelMetric
Contents = QStyle.ContentsType
Flag = QStyle.StateFlag
Role = QPalette.ColorRole
SIGN = 32
"""The side of a message box's sign."""


class ReadyStyle(QProxyStyle):
    """Fusion, with the parts that are too faint or too square painted anew."""

    def __init__(self) -> None:
        super().__init__("Fusion")

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        known = METRICS.get(metric)
        return super().pixelMetric(metric, option, _real(widget)) if known is None else known

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,  # noqa: N803 - Qt's name
    ) -> int:
        known = HINTS.get(hint)
        if known is not None:
            return known
        return super().styleHint(hint, option, _real(widget), returnData)

    def sizeFromContents(
        self,
        kind: QStyle.ContentsType,
        option: QStyleOption,
        size: QSize,
        widget: QWidget | None = None,
    ) -> QSize:
        widget = _real(widget)
        result = super().sizeFromContents(kind, option, size, widget)  # type: ignore[arg-type]  # may be None
        if kind is Contents.CT_ScrollBar and widget is not None:
            # Qt fills the whole bar and says so; ours lets the ground show. Every bar is asked for
            # its size before it is seen. Not in polish(): that gets inner widgets of Qt which
            # PySide does not know, and for these it loads every class of widgets there is.
            widget.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, on=False)
        least = HEIGHTS.get(kind)
        if least is None or (kind is Contents.CT_MenuItem and result.height() < 12):
            return result
        high = round(least * max(1.0, fonts.text_scale()))
        if kind is not Contents.CT_SpinBox:  # Fusion gives it three pixels more than other fields
            high = max(high, result.height())
        return QSize(result.width() + WIDER.get(kind, 0), high)

    def standardIcon(
        self,
        standard: QStyle.StandardPixmap,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> QIcon:
        """Return the sign of a message box in the drawing and colours of all other icons."""
        widget = _real(widget)
        sign = QStyle.StandardPixmap
        grave = standard in (sign.SP_MessageBoxWarning, sign.SP_MessageBoxCritical)
        if not grave and standard not in (
            sign.SP_MessageBoxQuestion,
            sign.SP_MessageBoxInformation,
        ):
            return super().standardIcon(standard, option, widget)
        from desktop.paint.icons import icon  # no box is there at a start

        palette = QApplication.palette() if widget is None else widget.palette()
        tint = palette.color(Role.BrightText if grave else Role.Link)
        return QIcon(icon("warning" if grave else "info", tint, SIGN, 2.0))

    # --- primitives ------------------------------------------------------------------------------

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        box = QRectF(option.rect)
        palette, state = option.palette, option.state
        match element:
            case Element.PE_FrameFocusRect:
                paint_focus(painter, box, palette)
            case Element.PE_PanelButtonCommand | Element.PE_PanelButtonBevel:
                self._button(option, painter)
            case Element.PE_PanelButtonTool:
                if state & (Flag.State_MouseOver | Flag.State_On | Flag.State_Sunken):
                    self._button(option, painter)
                elif state & Flag.State_HasFocus:
                    paint_focus(painter, box, palette)
            case Element.PE_IndicatorCheckBox | Element.PE_IndicatorItemViewItemCheck:
                paint_check(painter, square(box), palette, check_state(state))
            case Element.PE_IndicatorRadioButton:
                chosen = bool(state & Flag.State_On)
                paint_radio(painter, square(box), palette, chosen=chosen)
            case Element.PE_PanelLineEdit if stands_alone(widget):
                paint_panel(painter, box, field_fill(palette), palette.color(Role.Mid))
                if state & Flag.State_HasFocus:
                    paint_focus(painter, box, palette)
            case Element.PE_PanelLineEdit | Element.PE_FrameLineEdit | Element.PE_FrameDockWidget:
                pass
            case Element.PE_Frame | Element.PE_FrameTabWidget:
                edge = palette.color(Role.Midlight)
                paint_panel(painter, box, QColor(Qt.GlobalColor.transparent), edge, 4)
            case Element.PE_PanelItemViewItem | Element.PE_PanelItemViewRow:
                self._row(element, option, painter, widget)
            case Element.PE_PanelTipLabel | Element.PE_FrameMenu | Element.PE_FrameGroupBox:
                fill = palette.color(Role.AlternateBase)
                if element is Element.PE_FrameGroupBox:
                    fill = QColor(Qt.GlobalColor.transparent)
                paint_panel(painter, box, fill, palette.color(Role.Mid))
            case Element.PE_IndicatorArrowDown | Element.PE_IndicatorArrowUp:
                turn = 0 if element is Element.PE_IndicatorArrowDown else 180
                colour = palette.color(Role.ButtonText)
                paint_chevron(painter, box.center(), 8, colour, turn)
            case _:
                super().drawPrimitive(element, option, painter, widget)

    def _button(self, option: QStyleOption, painter: QPainter) -> None:
        palette, state = option.palette, option.state
        default = isinstance(option, QStyleOptionButton) and bool(
            option.features & QStyleOptionButton.ButtonFeature.DefaultButton
        )
        fill = button_fill(
            palette,
            hover=bool(state & Flag.State_MouseOver and state & Flag.State_Enabled),
            pressed=bool(state & Flag.State_Sunken),
            checked=bool(state & Flag.State_On),
        )
        edge = palette.color(Role.Accent if default else Role.Mid)
        flat = isinstance(option, QStyleOptionButton) and bool(
            option.features & QStyleOptionButton.ButtonFeature.Flat
        )
        if not flat or state & (Flag.State_MouseOver | Flag.State_Sunken | Flag.State_On):
            paint_panel(painter, QRectF(option.rect), fill, edge)
        # Fusion shows focus in the bevel, and there only after a key.
        if state & Flag.State_HasFocus:
            paint_focus(painter, QRectF(option.rect), palette)

    def _row(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None,
    ) -> None:
        """Draw the ground of a row: the accent as a tint and a bar, so that words keep theirs."""
        chosen = bool(option.state & Flag.State_Selected)
        hover = bool(option.state & Flag.State_MouseOver and option.state & Flag.State_Enabled)
        box = QRectF(option.rect)
        if element is Element.PE_PanelItemViewItem and (chosen or hover):
            ground = option.palette.color(Role.Base)
            quiet = mixed(ground, option.palette.color(Role.Text), 0.06)
            paint_flat(painter, box, row_fill(option.palette) if chosen else quiet)
            first = QStyleOptionViewItem.ViewItemPosition.Beginning
            alone = QStyleOptionViewItem.ViewItemPosition.OnlyOne
            if (
                chosen
                and isinstance(option, QStyleOptionViewItem)
                and option.viewItemPosition in (first, alone)
            ):
                bar = QRectF(box.left(), box.top(), 3, box.height())
                paint_flat(painter, bar, option.palette.color(Role.Accent))
        elif not chosen:
            super().drawPrimitive(element, option, painter, widget)

    # --- controls --------------------------------------------------------------------------------

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        palette = option.palette
        match element:
            case Control.CE_ItemViewItem if isinstance(option, QStyleOptionViewItem):
                palette.setColor(Role.HighlightedText, palette.color(Role.Text))
                option.palette = palette
                super().drawControl(element, option, painter, widget)
            case Control.CE_TabBarTabShape if isinstance(option, QStyleOptionTab):
                self._tab(option, painter)
            case Control.CE_ProgressBarGroove:
                self._bar(painter, thin(option.rect, 6), palette.color(Role.Midlight))
            case Control.CE_HeaderSection:
                painter.fillRect(option.rect, palette.color(Role.AlternateBase))
                low = QRectF(option.rect).adjusted(0, option.rect.height() - 1, 0, 0)
                painter.fillRect(low, palette.color(Role.Mid))
            case Control.CE_Splitter | Control.CE_DockWidgetTitle:
                pass
            case _:
                super().drawControl(element, option, painter, widget)

    def _tab(self, option: QStyleOptionTab, painter: QPainter) -> None:
        box = QRectF(option.rect)
        if option.state & Flag.State_Selected:
            accent = option.palette.color(Role.Accent)
            painter.fillRect(QRectF(box.left(), box.bottom() - 2, box.width(), 2), accent)
        elif option.state & Flag.State_MouseOver:
            painter.fillRect(box, glass(option.palette.color(Role.WindowText), 0.05))

    def _bar(self, painter: QPainter, box: QRectF, colour: QColor) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        radius = min(box.width(), box.height()) / 2
        painter.drawRoundedRect(box, radius, radius)
        painter.restore()

    # --- complex controls ------------------------------------------------------------------------

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if control is Complex.CC_ComboBox and isinstance(option, QStyleOptionComboBox):
            self._combo(option, painter, widget)
        elif control is Complex.CC_ScrollBar and isinstance(option, QStyleOptionSlider):
            self._scroll_bar(option, painter, widget)
        elif control is Complex.CC_Slider and isinstance(option, QStyleOptionSlider):
            self._slider(option, painter, widget)
        elif control is Complex.CC_SpinBox and isinstance(option, QStyleOptionSpinBox):
            self._spin_box(option, painter, widget)
        else:
            super().drawComplexControl(control, option, painter, widget)

    def _combo(
        self, option: QStyleOptionComboBox, painter: QPainter, widget: QWidget | None
    ) -> None:
        palette, state = option.palette, option.state
        box = QRectF(option.rect)
        hover = bool(state & Flag.State_MouseOver and state & Flag.State_Enabled)
        pressed = bool(state & Flag.State_On)
        fill = button_fill(palette, hover=hover, pressed=pressed, checked=False)
        if option.editable:
            fill = field_fill(palette)
        paint_panel(painter, box, fill, palette.color(Role.Mid))
        arrow = self.subControlRect(Complex.CC_ComboBox, option, Part.SC_ComboBoxArrow, widget)
        paint_chevron(painter, QRectF(arrow).center(), 9, palette.color(Role.ButtonText))
        if state & Flag.State_HasFocus:
            paint_focus(painter, box, palette)

    def _spin_box(
        self, option: QStyleOptionSpinBox, painter: QPainter, widget: QWidget | None
    ) -> None:
        palette = option.palette
        box = QRectF(option.rect)
        paint_panel(painter, box, field_fill(palette), palette.color(Role.Mid))
        for part, turn, step in (
            (Part.SC_SpinBoxUp, 180, QAbstractSpinBox.StepEnabledFlag.StepUpEnabled),
            (Part.SC_SpinBoxDown, 0, QAbstractSpinBox.StepEnabledFlag.StepDownEnabled),
        ):
            place = QRectF(self.subControlRect(Complex.CC_SpinBox, option, part, widget))
            usable = bool(option.stepEnabled & step)
            group = QPalette.ColorGroup.Active if usable else QPalette.ColorGroup.Disabled
            paint_chevron(painter, place.center(), 7, palette.color(group, Role.ButtonText), turn)
        if option.state & Flag.State_HasFocus:
            paint_focus(painter, box, palette)

    def _scroll_bar(
        self, option: QStyleOptionSlider, painter: QPainter, widget: QWidget | None
    ) -> None:
        handle = self.subControlRect(Complex.CC_ScrollBar, option, Part.SC_ScrollBarSlider, widget)
        if option.maximum <= option.minimum:
            return
        lit = option.state & (Flag.State_MouseOver | Flag.State_Sunken)
        colour = glass(option.palette.color(Role.WindowText), 0.5 if lit else 0.28)
        gap = 2 if lit else 3
        self._bar(painter, QRectF(handle).adjusted(gap, gap, -gap, -gap), colour)

    def _slider(
        self, option: QStyleOptionSlider, painter: QPainter, widget: QWidget | None
    ) -> None:
        palette = option.palette
        groove = self.subControlRect(Complex.CC_Slider, option, Part.SC_SliderGroove, widget)
        handle = self.subControlRect(Complex.CC_Slider, option, Part.SC_SliderHandle, widget)
        middle = QRectF(handle).center()
        track = thin(groove, 4)
        done = QRectF(track)
        if option.orientation is Qt.Orientation.Vertical:
            track = thin(groove.transposed(), 4).transposed()
            track.moveCenter(QRectF(groove).center())
            done = QRectF(track)
            done.setTop(middle.y())
        elif option.upsideDown:
            done.setLeft(middle.x())
        else:
            done.setRight(middle.x())
        self._bar(painter, track, palette.color(Role.Mid))
        self._bar(painter, done, palette.color(Role.Accent))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(palette.color(Role.WindowText))
        painter.setPen(QPen(palette.color(Role.Base), 2))
        painter.drawEllipse(middle, 8, 8)
        painter.restore()
        if option.state & Flag.State_HasFocus:
            paint_focus(painter, QRectF(option.rect), palette)

    def subControlRect(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        part: QStyle.SubControl,
        widget: QWidget | None = None,
    ) -> QRect:
        if control is Complex.CC_ScrollBar and isinstance(option, QStyleOptionSlider):
            return scroll_part(option, part)
        if part is Part.SC_ComboBoxEditField and control is Complex.CC_ComboBox:
            return option.rect.adjusted(9, 2, -26, -2)
        if part is Part.SC_ComboBoxArrow and control is Complex.CC_ComboBox:
            return QRect(option.rect.right() - 26, option.rect.top(), 20, option.rect.height())
        return super().subControlRect(control, option, part, _real(widget))  # type: ignore[arg-type]  # may be None

    def subElementRect(
        self,
        element: QStyle.SubElement,
        option: QStyleOption,
        widget: QWidget | None = None,
    ) -> QRect:
        widget = _real(widget)
        result = super().subElementRect(element, option, widget)  # type: ignore[arg-type]  # may be None
        if element is QStyle.SubElement.SE_LineEditContents and stands_alone(widget):
            return result.adjusted(7, 0, -7, 0)
        return result


def _real(widget: QWidget | None) -> QWidget | None:
    """Return a widget that Qt asks about, or nothing if PySide takes it for something else.

    While a button is being made, PySide may find an object of one that Qt has deleted at the same
    address, such as an item of a layout. An error over it would end the program (seen with 6.11.3).
    """
    return widget if isinstance(widget, QWidget) else None


def apply_theme(application: QApplication, theme: Theme, scale: int = 100) -> None:
    """Give the program its style, the palette of a theme and its font; again after a change."""
    if not isinstance(application.style(), ReadyStyle):
        application.setStyle(ReadyStyle())
    application.setFont(fonts.body_font(scale))
    application.setPalette(theme.palette())
