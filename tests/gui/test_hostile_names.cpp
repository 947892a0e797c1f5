// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Whatever the bodies and joints of a scene are called: the window shows their names as text and opens no file for them.
#include <include/solverscope_trace.h>

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextEdit>
#include <QToolBar>
#include <QToolTip>
#include <QTreeView>
#include <array>
#include <set>
#include <sstream>

#include "gui/panels/iteration_table/iteration_table.h"
#include "gui/widgets/condition_edit.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

const QStringList hostileNames{QStringLiteral("<img src='x'>"), QStringLiteral("<b>x</b>")};

/// Two boxes on a floor, the upper one on a rope.
QByteArray hostileScene() {
    return R"({"format": "solverscope-scene", "version": 1, "title": "<img src='x'>", "description": "<img src='x'>",
        "bodies": [{"id": "<u>floor</u>", "type": "static", "shape": {"type": "half_plane", "normal": [0, 1], "offset": 0}},
                   {"id": "<img src='x'>", "shape": {"type": "box", "width": 1, "height": 1}, "position": [0, 0.5]},
                   {"id": "<b>x</b>", "shape": {"type": "box", "width": 1, "height": 1}, "position": [0, 1.49]}],
        "joints": [{"id": "<img src='x'>", "type": "distance", "body_a": "<img src='x'>", "body_b": "<b>x</b>",
                    "anchor_a": [0, 0.5], "anchor_b": [0, 1.49]}]})";
}

/// The boxes as another engine recorded them.
QByteArray hostileTrace() {
    std::ostringstream out;
    solverscope_trace::Writer trace(out);
    trace.begin(0.02).engine("<img src='x'>").gravity(0, -10);
    const std::array names{"<img src='x'>", "<b>x</b>"};
    for (int i = 0; i < 2; ++i) trace.body(names[i]).box(1, 1).position(0, 0.5 + 0.99 * i).inverseMass(1, 6);
    for (int step = 0; step < 4; ++step) {
        trace.step();
        trace.contact().bodies(names[0], names[1]).point(0, 1).normal(0, 1).separation(-0.01);
        trace.row(0, "unilateral").contact(0).bodies(names[0], names[1]).n(0, 1).levers(0, 0).effectiveMass(0.5);
        trace.row(1, "equality").joint(names[0]).bodies(names[0], names[1]).n(1, 0).levers(0, 0).effectiveMass(0.5);
        for (unsigned i = 0; i < 2; ++i) trace.visit(i).delta(0.2).at("<img src='x'>", 41);
        trace.iteration().at("<b>x</b>", 43);
    }
    trace.end();
    return QByteArray::fromStdString(out.str());
}

bool holdsAName(const QString& text) {
    return std::any_of(hostileNames.begin(), hostileNames.end(), [&](const QString& name) { return text.contains(name); });
}

/// Where the window would read a name of the scene as HTML.
class HtmlSearch {
public:
    void look(QWidget& top) {
        QList<QPointer<QWidget>> widgets{&top};
        for (QWidget* widget : top.findChildren<QWidget*>()) widgets.append(widget);
        for (const QPointer<QWidget>& each : widgets) {
            QWidget* widget = each;
            if (!widget) continue;  // a tool tip that has gone
            read(*widget, widget->toolTip(), "tool tip");
            if (const auto* label = qobject_cast<QLabel*>(widget)) read(*widget, label->text(), "text", label->textFormat());
            if (const auto* bar = qobject_cast<QTabBar*>(widget))
                for (int i = 0; i < bar->count(); ++i) read(*widget, bar->tabToolTip(i), "tab's tool tip");
            if (const auto* text = qobject_cast<QTextEdit*>(widget)) lookFor(*text);
            if (const auto* view = qobject_cast<QAbstractItemView*>(widget); view && view->model()) {
                for (const Qt::Orientation way : {Qt::Horizontal, Qt::Vertical})
                    for (int i = 0; i < (way == Qt::Horizontal ? view->model()->columnCount() : view->model()->rowCount()); ++i)
                        read(*widget, view->model()->headerData(i, way, Qt::ToolTipRole).toString(), "header");
                look(*widget, *view->model(), {});
            }
            for (const QAction* action : widget->actions())
                if (showsToolTips(*widget)) read(*widget, action->toolTip(), "action");
            hover(*widget);
        }
    }

    /// How often a name was met.
    int names() const { return m_names; }

    QString found() const { return QStringList(m_found.begin(), m_found.end()).join(QLatin1Char('\n')); }

private:
    static bool showsToolTips(const QWidget& widget) {
        const auto* menu = qobject_cast<const QMenu*>(&widget);
        return menu ? menu->toolTipsVisible() : qobject_cast<const QToolBar*>(&widget) != nullptr;
    }

    void read(const QWidget& widget, const QString& text, const char* what, Qt::TextFormat format = Qt::AutoText) {
        if (holdsAName(text) || std::any_of(hostileNames.begin(), hostileNames.end(),
                                            [&](const QString& name) { return text.contains(name.toHtmlEscaped()); }))
            ++m_names;
        const bool isHtml = format == Qt::AutoText ? Qt::mightBeRichText(text) : format != Qt::PlainText;
        if (!isHtml || !holdsAName(text)) return;
        QString where = QString::fromLatin1(what);
        for (const QWidget* each = &widget; each != nullptr; each = each->parentWidget())
            if (!each->objectName().isEmpty() && !each->objectName().startsWith(QLatin1String("qt_")))
                where.prepend(each->objectName() + QLatin1Char('/'));
        m_found.insert(where + QStringLiteral(": ") + text.left(150));
    }

    void look(const QWidget& view, const QAbstractItemModel& model, const QModelIndex& parent) {
        for (int row = 0; row < model.rowCount(parent); ++row)
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex cell = model.index(row, column, parent);
                read(view, cell.data(Qt::ToolTipRole).toString(), "cell");
                if (column == 0) look(view, model, cell);
            }
    }

    /// A picture in a text is a file that was opened, or would be.
    void lookFor(const QTextEdit& text) {
        for (QTextBlock block = text.document()->begin(); block.isValid(); block = block.next())
            for (auto it = block.begin(); !it.atEnd(); ++it)
                if (it.fragment().charFormat().isImageFormat()) read(text, hostileNames[0], "picture", Qt::RichText);
    }

    /// What widgets show where the mouse rests.
    void hover(QWidget& widget) {
        constexpr int apart = 12;
        if (!widget.isVisible() || widget.isWindow()) return;
        for (int y = apart / 2; y < widget.height(); y += apart)
            for (int x = apart / 2; x < widget.width(); x += apart) {
                const QPoint at(x, y);
                QHelpEvent rest(QEvent::ToolTip, at, widget.mapToGlobal(at));
                QCoreApplication::sendEvent(&widget, &rest);
                if (QToolTip::isVisible()) read(widget, QToolTip::text(), "mouse");
                QToolTip::hideText();
            }
    }

    int m_names = 0;
    std::set<QString> m_found;
};

}  // namespace

class TestHostileNames : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }

    void namesOfBodiesAndJointsAreNeverHtml_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("scene") << "hostile.json" << hostileScene();
        QTest::newRow("trace") << "hostile.jsonl" << hostileTrace();
    }
    void namesOfBodiesAndJointsAreNeverHtml() {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        const QTemporaryDir folder;
        const QString file = folder.filePath(name);
        write(file, text);
        const auto window = shownWindow(file);
        DebuggerController& controller = window->controller();
        controller.toStep(3);
        controller.selectBody(BodyId{1});
        controller.back(Granularity::Iteration);
        controller.pickRow(RowRef{RowList::Velocities, 0});
        emit window->panel<IterationTable>().provenanceRequested({Quantity::Kind::Lambda, {}, {RowList::Velocities, 1}}, true);
        HtmlSearch search;
        for (QDockWidget* dock : window->findChildren<QDockWidget*>()) {
            dock->show();
            dock->raise();
            for (auto* condition : dock->findChildren<ConditionEdit*>())
                condition->setText(QStringLiteral("body == \"<img src='y'><img src='x'>\" && 1"));
            settle();
            search.look(*dock);
        }
        search.look(*window);
        QVERIFY2(search.found().isEmpty(), qPrintable(search.found()));
        QVERIFY2(search.names() > 100, qPrintable(QString::number(search.names())));
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestHostileNames, QApplication)
#include "test_hostile_names.moc"
