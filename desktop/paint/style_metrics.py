"""The sizes the style gives to parts of widgets, in device-independent pixels, and its habits."""

from __future__ import annotations

from PySide6.QtWidgets import QStyle

Metric = QStyle.PixelMetric
Contents = QStyle.ContentsType
Hint = QStyle.StyleHint

METRICS = {
    Metric.PM_IndicatorWidth: 20,
    Metric.PM_IndicatorHeight: 20,
    Metric.PM_ExclusiveIndicatorWidth: 20,
    Metric.PM_ExclusiveIndicatorHeight: 20,
    Metric.PM_CheckBoxLabelSpacing: 8,
    Metric.PM_RadioButtonLabelSpacing: 8,
    Metric.PM_ScrollBarExtent: 12,
    Metric.PM_ScrollBarSliderMin: 32,
    Metric.PM_ScrollView_ScrollBarOverlap: 0,  # as Fusion says, which needs not be asked
    Metric.PM_SmallIconSize: 18,
    Metric.PM_ButtonIconSize: 18,
    Metric.PM_ToolBarIconSize: 18,
    Metric.PM_ListViewIconSize: 18,
    Metric.PM_SliderThickness: 22,
    Metric.PM_SliderLength: 18,
    Metric.PM_SliderControlThickness: 18,
    Metric.PM_SplitterWidth: 8,
    Metric.PM_DockWidgetSeparatorExtent: 8,
    Metric.PM_TabBarTabHSpace: 24,
    Metric.PM_TabBarTabVSpace: 14,
    Metric.PM_TabBarTabShiftVertical: 0,
    Metric.PM_DefaultFrameWidth: 1,
    Metric.PM_FocusFrameHMargin: 6,
    Metric.PM_ButtonShiftHorizontal: 0,
    Metric.PM_ButtonShiftVertical: 0,
    Metric.PM_ToolTipLabelFrameWidth: 6,
    Metric.PM_LayoutHorizontalSpacing: 8,
    Metric.PM_LayoutVerticalSpacing: 8,
}
HINTS = {
    Hint.SH_ToolTip_WakeUpDelay: 400,
    Hint.SH_EtchDisabledText: 0,
    Hint.SH_DitherDisabledText: 0,
    Hint.SH_DialogButtonBox_ButtonsHaveIcons: 0,
    Hint.SH_ScrollBar_LeftClickAbsolutePosition: 1,
    # Fusion says so too, but these are most of the hints that are asked for, and asking it takes
    # as long again.
    Hint.SH_ScrollBar_Transient: 0,
    Hint.SH_ScrollView_FrameOnlyAroundContents: 0,
    Hint.SH_Widget_ShareActivation: 0,
}
"""Milliseconds for the first, 0 or 1 for the others."""
WIDER = {Contents.CT_PushButton: 10, Contents.CT_ComboBox: 18, Contents.CT_SpinBox: 12}
HEIGHTS = {
    Contents.CT_PushButton: 32,
    Contents.CT_LineEdit: 32,
    Contents.CT_ComboBox: 32,
    Contents.CT_SpinBox: 32,
    Contents.CT_ToolButton: 28,
    Contents.CT_CheckBox: 28,
    Contents.CT_RadioButton: 28,
    Contents.CT_MenuItem: 30,
    Contents.CT_ItemViewItem: 26,
}
