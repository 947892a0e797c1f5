// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/scene/view_buttons.h"

#include <QVBoxLayout>
#include <ranges>

#include "gui/scene/scene_camera.h"
#include "gui/scene/scene_view.h"
#include "gui/style/text_size.h"
#include "gui/widgets/build.h"

namespace solverscope {

ViewButtons::ViewButtons(SceneView& scene) : QWidget(&scene) {
    auto* in = add("sceneZoomIn", "zoom-in", tr("Zoom in"), tr("Or turn the wheel, or press +."));
    auto* out = add("sceneZoomOut", "zoom-out", tr("Zoom out"), tr("Or turn the wheel, or press −."));
    auto* fit = add("sceneZoomFit", "zoom-fit", tr("Fit the scene"), tr("Or double-click the scene, or press F."));
    auto* pan =
        add("scenePan", "pan", tr("Move the view"),
            tr("While this is on, dragging moves the view. The right and the middle button always do, and so do the arrow keys; "
               "the left button also does where it starts on no body."));
    fillPanel(this, Gaps{{}, 0}, {in, out, fit, pan});
    setAutoFillBackground(true);  // what is drawn below would cross the signs
    pan->setCheckable(true);
    connect(in, &QToolButton::clicked, &scene, [&scene] { scene.zoom(zoomStep); });
    connect(out, &QToolButton::clicked, &scene, [&scene] { scene.zoom(1 / zoomStep); });
    connect(fit, &QToolButton::clicked, &scene, &SceneView::fit);
    connect(pan, &QToolButton::toggled, &scene, &SceneView::setPanning);
}

std::vector<std::pair<QString, QString>> ViewButtons::mouseActions() {
    return {{tr("Drag a body"), tr("moves it")},
            {tr("Wheel"), tr("zooms")},
            {tr("Right drag"), tr("moves the view")},
            {tr("Double click"), tr("shows everything")},
            {tr("Click"), tr("selects a body, or the row of a contact or joint")},
            {tr("Shift+click"), tr("adds to the selection while you build")},
            {tr("Drag where nothing is"), tr("moves the view, or selects while you build")},
            {tr("Right click"), tr("opens a menu about what is under the mouse")}};
}

QString ViewButtons::mouseLine() {
    constexpr std::size_t first = 4;
    QStringList parts;
    for (const auto& [gesture, effect] : mouseActions() | std::views::take(first)) parts += tr("%1: %2").arg(gesture, effect);
    return parts.join(QStringLiteral(" · "));
}

QToolButton* ViewButtons::add(const char* name, const char* icon, const QString& text, const QString& explanation) {
    auto* button = named(new QToolButton(this), name, text,
                         QStringLiteral("<p><b>%1</b></p><p>%2</p>").arg(text.toHtmlEscaped(), explanation.toHtmlEscaped()));
    button->setIcon(themedIcon(QLatin1String(icon)));
    button->setIconSize(QSize(textScaled(button->iconSize().width()), textScaled(button->iconSize().height())));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoRepeat(qstrcmp(name, "sceneZoomIn") == 0 || qstrcmp(name, "sceneZoomOut") == 0);
    return button;
}

}  // namespace solverscope
