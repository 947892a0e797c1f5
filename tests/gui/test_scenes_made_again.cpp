// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Scenes of the library made again in the window, step by step: tools of the palette, drags in the scene, fields of Properties and
// Settings, and saved.
#include <QAbstractItemView>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QToolButton>

#include "gui/app/actions.h"
#include "gui/panels/palette/palette_panel.h"
#include "gui/panels/properties/properties_panel.h"
#include "gui/panels/settings/settings_panel.h"
#include "gui/session/scene_edits.h"
#include "gui/widgets/setting_editor.h"
#include "physics/editing/properties.h"
#include "physics/scene/scene_file.h"
#include "physics/world/world.h"
#include "tests/gui/hands.h"
#include "tests/gui/shown_window.h"
#include "tests/long_form.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr qsizetype longText = 24;  // is pasted, as what keyboards do not have

/// Makes a scene in an empty one.
class Maker {
public:
    explicit Maker(const Scene& wanted) : m_wanted(wanted), m_window(shownWindow()) {}

    MainWindow& window() { return *m_window; }

    QString make() {
        press(*m_window, Qt::Key_N, Qt::ControlModifier);
        m_window->actions()[QStringLiteral("properties")]->trigger();
        view().setFocus();
        key(Qt::Key_A, Qt::ControlModifier);
        key(Qt::Key_Delete);
        if (!scene().bodies.empty()) return QStringLiteral("the scene is not empty");
        QTest::mouseClick(palette().findChild<QCheckBox*>(QStringLiteral("paletteSnap")), Qt::LeftButton);
        for (std::size_t i = 0; i < m_wanted.bodies.size() && m_problem.isEmpty(); ++i) makeBody(i);
        QTest::mouseClick(m_window->findChild<QToolButton*>(QStringLiteral("sceneZoomFit")), Qt::LeftButton);
        handleEvents();
        for (std::size_t i = 0; i < m_wanted.joints.size() && m_problem.isEmpty(); ++i) makeJoint(i);
        if (!m_problem.isEmpty()) return m_problem;
        key(Qt::Key_Escape);
        key(Qt::Key_Escape);
        fill([this] { return propertiesOf(scene()); }, [this] { return propertiesOf(m_wanted); });
        setSettings();
        return m_problem;
    }

private:
    SceneView& view() { return m_window->sceneView(); }
    PalettePanel& palette() { return m_window->panel<PalettePanel>(); }
    PropertiesPanel& properties() { return m_window->panel<PropertiesPanel>(); }
    const Scene& scene() { return m_window->controller().scene(); }
    QPoint at(Vec2 point) { return view().camera().toScreen(point).toPoint(); }
    void key(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(&view(), key, with); }
    void fail(const QString& what) {
        if (m_problem.isEmpty()) m_problem = QStringLiteral("%1; last: %2").arg(what, m_open);
    }

    void take(const char* tool) {
        QTest::mouseClick(palette().findChild<QToolButton*>(QStringLiteral("tool-") + QLatin1String(tool)), Qt::LeftButton);
        view().setFocus();
    }
    void drag(QPoint from, QPoint to) {
        QTest::mousePress(&view(), Qt::LeftButton, {}, from);
        for (const double share : {0.5, 1.0}) {
            const QPointF place = QPointF(from) + share * QPointF(to - from);
            QMouseEvent move(QEvent::MouseMove, place, view().mapToGlobal(place), Qt::NoButton, Qt::LeftButton, {});
            QApplication::sendEvent(&view(), &move);
        }
        QTest::mouseRelease(&view(), Qt::LeftButton, {}, to);
        handleEvents();
    }

    static const char* toolOf(const Shape& shape) {
        static constexpr const char* names[]{"circle", "box", "half-plane", "particle", "box", "polygon", "capsule"};
        static_assert(std::size(names) == std::variant_size_v<Shape>);
        return names[shape.index()];
    }

    /// In the middle of the picture; where it belongs is entered.
    void makeBody(std::size_t i) {
        const BodyDef& wanted = m_wanted.bodies[i];
        const Vec2 middle = view().camera().centre;
        take(toolOf(wanted.shape));
        if (std::holds_alternative<Particle>(wanted.shape))
            QTest::mouseClick(&view(), Qt::LeftButton, {}, at(middle));
        else
            drag(at(middle - Vec2{0.4, 0.3}), at(middle + Vec2{0.4, 0.3}));
        handleEvents();
        if (scene().bodies.size() != i + 1) return fail(QStringLiteral("%1 is not there").arg(wanted.id.c_str()));
        fill([this, i] { return propertiesOf(scene().bodies[i]); }, [&wanted] { return propertiesOf(wanted); });
        if (scene().bodies[i] != wanted) fail(QStringLiteral("%1 is another body").arg(wanted.id.c_str()));
    }

    void makeJoint(std::size_t i) {
        const JointDef& wanted = m_wanted.joints[i];
        const World& world = m_window->controller().session().world();
        const auto placeOf = [&](BodyId body) { return at(world.poses[index(body)].position); };
        take("select");
        if (const auto* pulley = std::get_if<PulleyDef>(&wanted.kind)) {
            QTest::mouseClick(&view(), Qt::LeftButton, {}, placeOf(pulley->wheel));
            handleEvents();
        }
        take(std::visit([](const auto& kind) { return std::decay_t<decltype(kind)>::type.data(); }, wanted.kind));
        drag(placeOf(wanted.bodyA), placeOf(wanted.bodyB));
        if (scene().joints.size() != i + 1) return fail(QStringLiteral("%1 is not there").arg(wanted.id.c_str()));
        fill([this, i] { return propertiesOf(scene().joints[i], scene()); },
             [this, &wanted] { return propertiesOf(wanted, m_wanted); });
        if (scene().joints[i] != wanted) fail(QStringLiteral("%1 is another joint").arg(wanted.id.c_str()));
    }

    /// Enters what differs, in the order of the panel. Some fields are there only after others have been filled.
    template <typename Now, typename Then>
    void fill(const Now& now, const Then& then) {
        const std::vector<Property> wanted = then();
        for (int round = 0; round < 4; ++round)
            for (const Property& each : wanted) {
                const std::vector<Property> all = now();
                const auto found = std::ranges::find(all, each.path, &Property::path);
                const bool isLeftOut = each.value.empty() && each.path == "density";
                if (found == all.end())
                    m_open = QStringLiteral("no %1").arg(each.path.c_str());
                else if (found->value != each.value && !isLeftOut)
                    m_open = QStringLiteral("%1: %2").arg(each.path.c_str(), found->value.c_str());
                else
                    continue;
                if (found != all.end()) enter(properties(), each);
            }
    }

    void enter(QWidget& panel, const Property& wanted) {
        handleEvents();
        const QString path = QString::fromStdString(wanted.path);
        const QString value = QString::fromStdString(wanted.value);
        for (auto* field : panel.findChildren<QWidget*>(path)) {
            if (!field->isVisible()) continue;
            if (!field->isEnabled()) return fail(path + QStringLiteral(" is locked"));
            if (auto* check = qobject_cast<QCheckBox*>(field)) return click(*check);
            if (auto* box = qobject_cast<QComboBox*>(field)) return choose(*box, value);
            type(*field, value);
            if (qobject_cast<QPlainTextEdit*>(field)) QTest::keyClick(field, Qt::Key_Tab);
            handleEvents();
            return;
        }
        fail(path + QStringLiteral(" has no field"));
    }
    static void click(QCheckBox& check) {
        QTest::mouseClick(&check, Qt::LeftButton, {}, QPoint(8, check.height() / 2));
        handleEvents();
    }
    static void choose(QComboBox& box, const QString& value) {
        QWidget& window = *box.window();  // the box may be another one afterwards
        const int place = box.findData(value);
        box.setFocus();
        QTest::keyClick(&box, Qt::Key_F4);
        QAbstractItemView* list = box.view();
        QVERIFY(list->isVisible());
        const auto now = [list] { return list->currentIndex().row(); };
        for (int tries = 0; now() != place && tries < box.count(); ++tries)
            QTest::keyClick(list, now() < place ? Qt::Key_Down : Qt::Key_Up);
        QTest::keyClick(list, Qt::Key_Return);
        handleEvents();
        Hands::giveKeyboardBack(window);
    }
    static void type(QWidget& field, const QString& text) {
        field.setFocus();
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        if (text.isEmpty()) {
            QTest::keyClick(&field, Qt::Key_Delete);
        } else if (text.size() > longText || text.toLatin1() != text.toUtf8()) {
            QApplication::clipboard()->setText(text);
            QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
        } else {
            QTest::keyClicks(&field, text);
        }
        if (!qobject_cast<QPlainTextEdit*>(&field)) QTest::keyClick(&field, Qt::Key_Return);
    }

    void setSettings() {
        QTest::mouseClick(properties().findChild<QPushButton*>(QStringLiteral("propertiesSettings")), Qt::LeftButton);
        handleEvents();
        auto& panel = m_window->panel<SettingsPanel>();
        for (int round = 0; round < 3; ++round)
            for (const SettingInfo& info : settingsTable()) {
                const QString value = QString::fromStdString(settingText(m_wanted.settings, info.key));
                if (settingText(session(*m_window).nextSettings(), info.key) == value.toStdString()) continue;
                const QString key = QString::fromUtf8(info.key.data(), static_cast<qsizetype>(info.key.size()));
                auto* editor = panel.findChild<SettingEditor*>(key);
                if (!editor || !editor->isEnabled()) continue;
                const auto part = [&](const char* name) {
                    return editor->findChild<QWidget*>(key + QLatin1Char('.') + QLatin1String(name));
                };
                if (auto* choice = qobject_cast<QComboBox*>(part("choice")))
                    choose(*choice, value);
                else if (auto* on = qobject_cast<QCheckBox*>(part("switch"));
                         on && (!part("number") || on->isChecked() != (value != QLatin1String("0"))))
                    click(*on);
                else
                    for (const char* name : {"count", "number", "text"})
                        if (QWidget* field = part(name)) type(*field, value);
                settle();
            }
        if (const Settings now = session(*m_window).nextSettings(); now != m_wanted.settings)
            for (const SettingInfo& info : settingsTable())
                if (settingText(now, info.key) != settingText(m_wanted.settings, info.key))
                    fail(QString::fromUtf8(info.key.data(), static_cast<qsizetype>(info.key.size())));
    }

    const Scene& m_wanted;
    ShownWindow m_window;
    QString m_problem;
    QString m_open;  // what was entered last, or has no field
};

}  // namespace

class TestScenesMadeAgain : public QObject {
    Q_OBJECT

    UserOfATest m_user;
    QTemporaryDir m_folder;

private slots:
    void initTestCase() {
        m_user.begin();
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }
    void init() { m_user.forget(); }

    void aShippedSceneIsMadeAgain_data() {
        QTest::addColumn<QString>("name");
        const QStringList named{"two_box_stack", "newtons_cradle", "see_saw", "pulley", "shapes", "slider", "ropes"};
        for (const QString& name : named) QTest::newRow(qPrintable(name)) << name;
        if (!isLongForm()) return;
        // Not by these steps: parameters of formulas are made in another panel (own_joints), and bodies cannot be exchanged one by
        // one (tyres).
        const QStringList other{"own_joints", "tyres"};
        for (const QString& name : shippedSceneNames())
            if (!named.contains(name) && !other.contains(name) && shippedScene(name).bodies.size() <= 40)
                QTest::newRow(qPrintable(name)) << name;
    }
    void aShippedSceneIsMadeAgain() {
        QFETCH(QString, name);
        const Scene wanted = shippedScene(name);
        Maker maker(wanted);
        const QString problem = maker.make();
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        const QString file = m_folder.filePath(name + QStringLiteral(".json"));
        Hands::inTheNext<QFileDialog>([&](QFileDialog& dialog) {
            auto* field = dialog.findChild<QLineEdit*>();
            field->selectAll();
            QTest::keyClicks(field, file);
            static_cast<QDialog&>(dialog).done(QDialog::Accepted);
        });
        Hands::giveKeyboardBack(maker.window());
        press(maker.window(), Qt::Key_S, Qt::ControlModifier);
        const auto saved = loadScene(file.toStdString());
        QVERIFY2(saved.has_value(), qPrintable(maker.window().message() + maker.window().statusBar()->currentMessage()));
        const std::string text = sceneText(*saved);
        const std::string asked = sceneText(wanted);
        const auto differs = std::ranges::mismatch(text, asked).in1 - text.begin();
        const auto from = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, differs - 60));
        QVERIFY2(*saved == wanted, text.substr(from, 120).c_str());  // names, texts and settings included
        maker.window().workspace().document.saved(file, true);
    }
};

SOLVERSCOPE_TEST(TestScenesMadeAgain, QApplication)
#include "test_scenes_made_again.moc"
