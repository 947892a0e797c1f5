// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/style/theme.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFrame>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QPixmapCache>
#include <QProxyStyle>
#include <QSettings>
#include <QStyleOption>
#include <QSvgRenderer>
#include <algorithm>
#include <array>

#include "gui/style/text_size.h"

namespace solverscope {

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Base).lightness() < palette.color(QPalette::Text).lightness();
}

QColor seriesColour(int number, const QPalette& palette) {
    constexpr std::array<QRgb, seriesColourCount> onLight{0xff0072b2, 0xffe69f00, 0xff009e73, 0xffd55e00, 0xffcc79a7, 0xff56b4e9};
    constexpr std::array<QRgb, seriesColourCount> onDark{0xff3fa2dd, 0xfff0b429, 0xff22c497, 0xfff0793a, 0xffe09bc2, 0xff8fd0f5};
    const auto place = static_cast<std::size_t>(((number % seriesColourCount) + seriesColourCount) % seriesColourCount);
    return QColor::fromRgb(isDark(palette) ? onDark[place] : onLight[place]);
}

QColor faded(QColor colour, double opacity) {
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

QColor blended(const QColor& under, const QColor& over, double share) {
    const auto mix = [share](int a, int b) { return static_cast<int>(a + (b - a) * share + 0.5); };
    return {mix(under.red(), over.red()), mix(under.green(), over.green()), mix(under.blue(), over.blue())};
}

QColor rampColour(double share, const QPalette& palette) {
    constexpr std::array<QRgb, 7> stops{0xff00204d, 0xff1a386f, 0xff575c6d, 0xff7c7b78, 0xffa69d75, 0xffd3c164, 0xffffea46};
    const double upward = std::clamp(isDark(palette) ? share : 1 - share, 0.0, 1.0);
    const double at = upward * (stops.size() - 1);
    const auto below = std::min(static_cast<std::size_t>(at), stops.size() - 2);
    return blended(QColor::fromRgb(stops[below]), QColor::fromRgb(stops[below + 1]), at - static_cast<double>(below));
}

namespace {

class TintedIcon : public QIconEngine {
public:
    explicit TintedIcon(QString file) : m_file(std::move(file)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const qreal scale = painter->device()->devicePixelRatioF();
        QPixmap picture = pixmap(rect.size() * scale, mode, state);
        picture.setDevicePixelRatio(scale);
        painter->drawPixmap(rect, picture);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State /*state*/) override {
        const QColor colour = colourOf(mode);
        const QString key = QStringLiteral("%1 %2x%3 %4").arg(m_file).arg(size.width()).arg(size.height()).arg(colour.name());
        QPixmap picture;
        if (QPixmapCache::find(key, &picture)) return picture;
        picture = QPixmap(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        QSvgRenderer(m_file).render(&painter);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(picture.rect(), colour);
        painter.end();
        QPixmapCache::insert(key, picture);
        return picture;
    }

    QIconEngine* clone() const override { return new TintedIcon(m_file); }

private:
    static QColor colourOf(QIcon::Mode mode) {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Disabled) return palette.color(QPalette::Disabled, QPalette::ButtonText);
        return palette.color(QPalette::Active, mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText);
    }

    QString m_file;
};

}  // namespace

QIcon themedIcon(const QString& name) { return QIcon(new TintedIcon(QStringLiteral(":/icons/%1.svg").arg(name))); }

namespace {

const QString themeKey = QStringLiteral("theme");
const std::array<QString, 3> themeNames{QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")};

constexpr int mediumLightness = 128;

constexpr int outlineAlpha = 110;
constexpr int frameAlpha = 45;
constexpr int heldAlpha = 190;

struct Ground {
    QColor window, windowText, base, alternateBase, text, placeholder, button, buttonText, brightText, toolTip, toolTipText;
    QColor light, midlight, mid, dark, shadow, highlight, highlightedText, link, linkVisited, disabledText, disabledHighlight;
};

QPalette paletteOf(const Ground& ground) {
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, const QColor& colour, const QColor& disabled) {
        palette.setColor(QPalette::Active, role, colour);
        palette.setColor(QPalette::Inactive, role, colour);
        palette.setColor(QPalette::Disabled, role, disabled);
    };
    const auto same = [&](QPalette::ColorRole role, const QColor& colour) { set(role, colour, colour); };
    same(QPalette::Window, ground.window);
    set(QPalette::WindowText, ground.windowText, ground.disabledText);
    set(QPalette::Base, ground.base, ground.window);
    same(QPalette::AlternateBase, ground.alternateBase);
    set(QPalette::Text, ground.text, ground.disabledText);
    set(QPalette::PlaceholderText, ground.placeholder, ground.disabledText);
    same(QPalette::Button, ground.button);
    set(QPalette::ButtonText, ground.buttonText, ground.disabledText);
    same(QPalette::BrightText, ground.brightText);
    same(QPalette::ToolTipBase, ground.toolTip);
    same(QPalette::ToolTipText, ground.toolTipText);
    same(QPalette::Light, ground.light);
    same(QPalette::Midlight, ground.midlight);
    same(QPalette::Mid, ground.mid);
    same(QPalette::Dark, ground.dark);
    same(QPalette::Shadow, ground.shadow);
    set(QPalette::Highlight, ground.highlight, ground.disabledHighlight);
    set(QPalette::HighlightedText, ground.highlightedText, ground.disabledText);
    set(QPalette::Link, ground.link, ground.disabledText);
    set(QPalette::LinkVisited, ground.linkVisited, ground.disabledText);
    return palette;
}

bool hasDarkGround(const QPalette& palette) {
    return palette.color(QPalette::Active, QPalette::Window).lightness() < mediumLightness;
}

/// Fusion draws outlines in shades of the window's own ground, which cannot be seen on a dark one: of an empty box, of a frame, of
/// a button that is held down.
class OutlinedFusion : public QProxyStyle {
public:
    OutlinedFusion() : QProxyStyle(QStringLiteral("Fusion")) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        const bool isBox = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
        const bool isField = element == PE_FrameLineEdit && !option->state.testFlag(State_HasFocus);
        const bool isMenu = element == PE_PanelMenu || element == PE_FrameMenu;
        const bool isFrame = element == PE_Frame && qobject_cast<const QFrame*>(widget) != nullptr;
        const bool isHeld = element == PE_PanelButtonCommand && option->state.testFlag(State_On);
        if (!isBox && !(hasDarkGround(option->palette) && (isField || isMenu || isFrame || isHeld))) return;
        QColor outline =
            isHeld ? option->palette.color(QPalette::Active, QPalette::WindowText) : option->palette.color(QPalette::WindowText);
        outline.setAlpha(isBox ? outlineAlpha : isHeld ? heldAlpha : frameAlpha);
        painter->save();
        painter->setPen(outline);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        painter->restore();
    }

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override {
        const auto* entry = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        if (element == CE_MenuItem && entry && entry->state.testFlag(State_Selected) && entry->state.testFlag(State_Enabled))
            return drawHighlighted(*entry, *painter, widget);
        QProxyStyle::drawControl(element, option, painter, widget);
        if (element == CE_PushButtonBevel) drawOutlineOfFlat(*option, *painter);
        if (element != CE_ProgressBarGroove || !hasDarkGround(option->palette)) return;
        QColor groove = option->palette.color(QPalette::WindowText);
        groove.setAlpha(frameAlpha);
        painter->fillRect(option->rect, groove);
    }

    /// Fusion's are grey pictures of their own, made for a light ground.
    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const override {
        if (icon == SP_TitleBarCloseButton || icon == SP_LineEditClearButton) return themedIcon(QStringLiteral("close"));
        if (icon == SP_TitleBarNormalButton) return themedIcon(QStringLiteral("float"));
        return QProxyStyle::standardIcon(icon, option, widget);
    }

private:
    /// Fusion asks for the icon of a highlighted line as for that of a button under the mouse: in the ink of a plain ground.
    void drawHighlighted(QStyleOptionMenuItem entry, QPainter& painter, const QWidget* widget) const {
        const int size = pixelMetric(PM_SmallIconSize, &entry, widget);
        if (!entry.icon.isNull())
            entry.icon = entry.icon.pixmap(QSize(size, size), painter.device()->devicePixelRatioF(), QIcon::Selected);
        QProxyStyle::drawControl(CE_MenuItem, &entry, &painter, widget);
    }

    /// Without it a flat button looks like text.
    static void drawOutlineOfFlat(const QStyleOption& option, QPainter& painter) {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
        if (!button || !button->features.testFlag(QStyleOptionButton::Flat)) return;
        QColor outline = option.palette.color(QPalette::WindowText);
        outline.setAlpha(outlineAlpha);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(outline);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter.restore();
    }
};

bool systemIsDark() {
    // Queried before our first palette hides the desktop's.
    static const bool dark = hasDarkGround(QApplication::palette());
    return dark;
}

}  // namespace

QPalette lightPalette() {
    return paletteOf({
        .window = "#f3f4f6",
        .windowText = "#1d2126",
        .base = "#ffffff",
        .alternateBase = "#f5f7fa",
        .text = "#1d2126",
        .placeholder = "#5c6370",
        .button = "#eceef1",
        .buttonText = "#1d2126",
        .brightText = "#ffffff",
        .toolTip = "#fffbe8",
        .toolTipText = "#1d2126",
        .light = "#ffffff",
        .midlight = "#f7f8fa",
        .mid = "#c3c8cf",
        .dark = "#9aa1ab",
        .shadow = "#5b626c",
        .highlight = "#0068a8",
        .highlightedText = "#ffffff",
        .link = "#005f99",
        .linkVisited = "#7a4a86",
        .disabledText = "#8d949e",
        .disabledHighlight = "#c3c8cf",
    });
}

QPalette darkPalette() {
    return paletteOf({
        .window = "#24272c",
        .windowText = "#e4e7eb",
        .base = "#1a1c20",
        .alternateBase = "#212429",
        .text = "#e4e7eb",
        .placeholder = "#949ba6",
        .button = "#2f3339",
        .buttonText = "#e4e7eb",
        .brightText = "#ffffff",
        .toolTip = "#3a3f47",
        .toolTipText = "#f1f3f5",
        .light = "#4a5059",
        .midlight = "#3a3f47",
        .mid = "#43484f",
        .dark = "#15171a",
        .shadow = "#0b0c0e",
        .highlight = "#2b7cb3",
        .highlightedText = "#ffffff",
        .link = "#6fc0f0",
        .linkVisited = "#d9a3c7",
        .disabledText = "#737a84",
        .disabledHighlight = "#43484f",
    });
}

QFont fixedFont() {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    const QString latin = QStringLiteral("DejaVu Sans Mono");
    font.setPointSizeF(font.pointSizeF() * textSize() / 100);
    if (QFontInfo(font).family().contains(QLatin1String("CJK")) && QFontDatabase::hasFamily(latin)) font.setFamily(latin);
    return font;
}

void applyTheme(ThemeMode mode) {
    const bool desktop = systemIsDark();
    const bool dark = mode == ThemeMode::Dark || (mode == ThemeMode::System && desktop);
    QApplication::setStyle(new OutlinedFusion);
    QApplication::setPalette(dark ? darkPalette() : lightPalette());
}

ThemeMode savedTheme() {
    const QString name = QSettings().value(themeKey).toString();
    for (std::size_t i = 0; i < themeNames.size(); ++i)
        if (name == themeNames[i]) return static_cast<ThemeMode>(i);
    return ThemeMode::System;
}

void saveTheme(ThemeMode mode) { QSettings().setValue(themeKey, themeNames[static_cast<std::size_t>(mode)]); }

QColor problemGround(const QPalette& palette) { return hasDarkGround(palette) ? "#57301d" : "#fde3d3"; }
QColor hintGround(const QPalette& palette) { return hasDarkGround(palette) ? "#1f3a4d" : "#ddeffa"; }

}  // namespace solverscope
