// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/palette/palette_panel.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QGridLayout>
#include <QMenu>
#include <QSignalBlocker>

#include "gui/build/tools.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/scene_edits.h"
#include "gui/style/text_size.h"
#include "gui/text/member_texts.h"
#include "gui/widgets/build.h"
#include "gui/widgets/number_edit.h"

namespace solverscope {
namespace {

constexpr int gap = 3;

QString keyText(Qt::Key key) { return QKeySequence(key).toString(QKeySequence::NativeText); }

}  // namespace

PalettePanel::PalettePanel(DebuggerController& controller, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_content(new QWidget(this)), m_tools(new QButtonGroup(this)) {
    setObjectName(QStringLiteral("palette"));
    auto* scroll = named(new QScrollArea(this), "paletteScroll", tr("Tools"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_about = named(new QLabel(this), "paletteAbout", tr("What the tool does"));
    m_about->setWordWrap(true);
    m_snap = named(
        new WrappingCheckBox(tr("Snap to the grid and to bodies"), this), "paletteSnap", {},
        tr("What is placed or moved comes to lie on the grid of 0.1 m, or on and beside bodies that are near. Alt suspends it."));
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(8, 6, 8, 6);
    column->setSpacing(gap);
    addTools();
    addEdits();
    column->addStretch(1);
    scroll->setWidget(m_content);
    auto* around = new QVBoxLayout(this);
    around->setContentsMargins(0, 0, 0, 0);
    around->setSpacing(0);
    around->addWidget(scroll, 1);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(8, 4, 8, 6);
    foot->addWidget(m_about);
    addJointOptions();
    foot->addWidget(m_jointOptions);
    foot->addWidget(m_snap);
    around->addLayout(foot);

    SceneEdits& edits = controller.edits();
    connect(m_snap, &QCheckBox::toggled, &edits, &SceneEdits::setSnaps);
    connect(m_tools, &QButtonGroup::idClicked, this, [&edits](int id) { edits.setTool(static_cast<BuildTool>(id)); });
    connect(&edits, &SceneEdits::buildingChanged, this, &PalettePanel::refresh);
    connect(&edits, &SceneEdits::lockChanged, this, &PalettePanel::refresh);
    connect(&controller, &DebuggerController::selectionChanged, this, &PalettePanel::refresh);
    connect(&controller, &DebuggerController::sceneChanged, this, &PalettePanel::refresh);
    refresh();
}

PalettePanel::~PalettePanel() { m_controller.edits().setBuilding(this, false); }

void PalettePanel::addSection(const QString& title) {
    auto* column = static_cast<QVBoxLayout*>(m_content->layout());
    if (!title.isEmpty()) {
        auto* heading = new QLabel(title, m_content);
        heading->setFont(bold(heading->font()));
        column->addWidget(heading);
    }
    auto* grid = new QGridLayout;
    grid->setSpacing(2);
    column->addLayout(grid);
    m_sections.push_back({grid, {}});
}

void PalettePanel::addTools() {
    ToolGroup group = ToolGroup::Select;
    addSection({});
    for (const ToolInfo& info : toolTable()) {
        if (info.group != group) addSection(titleOf(group = info.group));
        const QByteArray name = QByteArray("tool-") + info.name;
        auto* button = named(new QToolButton(m_content), name.constData(), info.text,
                             QStringLiteral("<b>%1</b> (%2)<br>%3").arg(info.text, keyText(info.key), info.tip));
        button->setText(info.text);
        button->setIcon(themedIcon(QLatin1String(name)));
        button->setIconSize({textScaled(18), textScaled(18)});
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_tools->addButton(button, static_cast<int>(info.tool));
        m_sections.back().buttons.push_back(button);
    }
}

QToolButton* PalettePanel::editButton(const char* name, const QString& text, const QString& toolTip) {
    QToolButton* button = textButton(name, text, toolTip, m_content);
    button->setAutoRaise(true);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_sections.back().buttons.push_back(button);
    return button;
}

void PalettePanel::addEdits() {
    addSection(tr("Selection"));
    SceneEdits& edits = m_controller.edits();
    const auto add = [&](const char* name, const QString& text, const QString& tip, auto run) {
        QToolButton* button = editButton(name, text, tip);
        connect(button, &QToolButton::clicked, &edits, run);
        m_ofOne.push_back(button);
    };
    add("editDuplicate", tr("Duplicate"), tr("A copy beside it (D)"), [&edits] { edits.duplicate({0.5, 0.5}); });
    add("editRotate", tr("Rotate"), tr("By 15° to the left (R), to the right (Shift+R)"), [&edits] { edits.rotate(pi / 12); });
    add("editPin", tr("Pin"), tr("Makes the body static, or lets it move again"), [&edits] { edits.pin(); });
    add("editDelete", tr("Delete"), tr("With the joints that hold it (Del)"), [&edits] { edits.remove(); });
    QToolButton* align = editButton("editAlign", tr("Align"), tr("Edges, middles or distances of the selected bodies"));
    auto* menu = named(new QMenu(align), "alignMenu");
    const auto addAlignment = [&](const QString& text, Alignment to) {
        menu->addAction(text, &edits, [&edits, to] { edits.align(to); });
    };
    addAlignment(tr("&Left edges"), Alignment::Left);
    addAlignment(tr("&Centres in a column"), Alignment::Centre);
    addAlignment(tr("&Right edges"), Alignment::Right);
    menu->addSeparator();
    addAlignment(tr("&Top edges"), Alignment::Top);
    addAlignment(tr("Centres in a ro&w"), Alignment::Middle);
    addAlignment(tr("&Bottom edges"), Alignment::Bottom);
    menu->addSeparator();
    menu->addAction(tr("&Equal distances across"), &edits, [&edits] { edits.distribute(true); });
    menu->addAction(tr("Equal distances &upwards"), &edits, [&edits] { edits.distribute(false); });
    align->setMenu(menu);
    align->setPopupMode(QToolButton::InstantPopup);
    m_ofMore.push_back(align);
}

void PalettePanel::addJointOptions() {
    m_jointOptions = named(new QWidget(this), "jointOptions");
    m_isSpring = named(new QCheckBox(tr("As a spring"), m_jointOptions), "jointSpring", {},
                       tr("The next joints are springs with this frequency and damping ratio. Limits and motors stay hard."));
    auto* grid = new QGridLayout(m_jointOptions);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_isSpring, 0, 0, 1, 2);
    const auto field = [&](const MemberInfo& info, Real usual, const char* name) {
        const MemberText text = MemberText::of(QString::fromUtf8(info.key.data(), static_cast<qsizetype>(info.key.size())));
        auto* edit = named(new NumberEdit(m_jointOptions), name, text.label, text.meaning);
        edit->setRange(info.range.lowest, info.range.highest);
        edit->setValue(usual);
        if (!text.unit.isEmpty()) edit->setSuffix(QLatin1Char(' ') + text.unit);
        const int row = grid->rowCount();
        grid->addWidget(labelFor(edit, text.label), row, 0);
        grid->addWidget(edit, row, 1);
        connect(edit, &NumberEdit::valueChanged, this, &PalettePanel::takeSpring);
        return edit;
    };
    const auto [frequency, dampingRatio] = SpringDef::members();
    const SpringDef usual{.frequency = 2, .dampingRatio = 0.5};
    m_frequency = field(frequency.info, usual.frequency, "jointFrequency");
    m_dampingRatio = field(dampingRatio.info, usual.dampingRatio, "jointDampingRatio");
    grid->setColumnStretch(1, 1);
    connect(m_isSpring, &QCheckBox::toggled, this, &PalettePanel::takeSpring);
}

void PalettePanel::takeSpring() {
    const SpringDef spring{.frequency = m_frequency->value(), .dampingRatio = m_dampingRatio->value()};
    m_controller.edits().setSpring(m_isSpring->isChecked() ? std::optional(spring) : std::nullopt);
}

void PalettePanel::arrange() {
    int widest = 1;
    for (const Section& section : m_sections)
        for (const QToolButton* button : section.buttons) widest = std::max(widest, button->sizeHint().width());
    constexpr int widestPanel = 330;  // px: the window must keep room for the scene
    setMinimumWidth(std::min(2 * (widest + 2) + 16, widestPanel));
    const int columns = std::clamp((width() - 16) / (widest + 2), 1, 8);
    if (columns == m_columns) return;
    m_columns = columns;
    for (const Section& section : m_sections) {
        for (int k = 0; k < section.grid->columnCount(); ++k) section.grid->setColumnStretch(k, k < columns ? 1 : 0);
        for (int k = 0; k < columns; ++k) section.grid->setColumnStretch(k, 1);
        int place = 0;
        for (QToolButton* button : section.buttons) {
            section.grid->addWidget(button, place / columns, place % columns);
            ++place;
        }
    }
}

void PalettePanel::refresh() {
    const SceneEdits& edits = m_controller.edits();
    const QString refusal = edits.refusal();
    const bool may = refusal.isEmpty();
    for (QAbstractButton* button : m_tools->buttons())
        button->setEnabled(may || m_tools->id(button) == static_cast<int>(BuildTool::Select));
    if (QAbstractButton* button = m_tools->button(static_cast<int>(edits.tool()))) button->setChecked(true);
    m_about->setText(may ? infoOf(edits.tool()).tip : refusal);
    m_snap->setChecked(edits.snaps());
    const std::optional<SpringDef>& spring = edits.spring();
    const QSignalBlocker blocked[] = {QSignalBlocker(m_isSpring), QSignalBlocker(m_frequency), QSignalBlocker(m_dampingRatio)};
    m_isSpring->setChecked(spring.has_value());
    if (spring) {
        m_frequency->setValue(spring->frequency);
        m_dampingRatio->setValue(spring->dampingRatio);
    }
    m_frequency->setEnabled(spring.has_value());
    m_dampingRatio->setEnabled(spring.has_value());
    m_jointOptions->setVisible(may && infoOf(edits.tool()).group == ToolGroup::Joints);
    const SceneSelection& selection = m_controller.selection();
    for (QToolButton* button : m_ofOne) button->setEnabled(may && !selection.isEmpty());
    for (QToolButton* button : m_ofMore) button->setEnabled(may && selection.bodies.size() > 1);
}

void PalettePanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_content->layout()->invalidate();  // Qt loses the size that a scroll area gives its widget while both are being shown
    m_controller.edits().setBuilding(this, true);
}

void PalettePanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_controller.edits().setBuilding(this, false);
}

void PalettePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

}  // namespace solverscope
