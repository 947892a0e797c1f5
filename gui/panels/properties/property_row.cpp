// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/properties/property_row.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/number_edit.h"

namespace solverscope {
namespace {

constexpr int digitsOfProperty = 6;
constexpr int linesOfPage = 4;

QString lastPartOf(const QString& path) { return path.section(QLatin1Char('.'), -1); }

bool isHalfOfPair(const QString& path) {
    const QString part = lastPartOf(path);
    return part == QLatin1String("x") || part == QLatin1String("y") || part == QLatin1String("lower") ||
           part == QLatin1String("upper");
}

QString briefTextOf(const Property& property) {
    const QString full = QString::fromStdString(property.value);
    if (property.kind != PropertyKind::Number || full.isEmpty()) return full;
    const double number = QLocale::c().toDouble(full);
    if (std::isnan(number)) return QStringLiteral("–");  // not in the trace
    if (showsAllDigits()) return full;
    const QString brief = QLocale::c().toString(number, 'g', digitsOfProperty);
    return brief.size() < full.size() ? brief : full;
}

QString rangeTextOf(const NumberRange& range) {
    const auto text = [](Real number) { return shortText(number, false); };
    const bool isLimited = range.lowest > -scene_limits::number || range.highest < scene_limits::number;
    if (!isLimited) return {};
    if (range.highest >= scene_limits::number) return PropertyRow::tr("%1 or more").arg(text(range.lowest));
    return PropertyRow::tr("%1 to %2").arg(text(range.lowest), text(range.highest));
}

}  // namespace

PropertyEdit::PropertyEdit(QWidget* parent) : QLineEdit(parent) {
    connect(this, &QLineEdit::returnPressed, this, &PropertyEdit::done);
}

bool PropertyEdit::event(QEvent* event) { return leavesUndoToTheProgram(*this, *event) || QLineEdit::event(event); }

void PropertyEdit::show(const QString& full, const QString& brief) {
    m_full = full;
    m_brief = brief;
    setText(hasFocus() ? full : brief);  // even if it is the same: from now on undo is the program's, not the field's
    setCursorPosition(0);
}

void PropertyEdit::focusInEvent(QFocusEvent* event) {
    if (text() == m_brief) setText(m_full);
    QLineEdit::focusInEvent(event);
}

void PropertyEdit::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason) return;  // its own menu
    emit done();
    if (text() == m_full) setText(m_brief);
}

void PropertyEdit::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape || text() == m_full) return QLineEdit::keyPressEvent(event);
    setText(m_full);
    emit reverted();
    event->accept();
}

QString PropertyRow::rowOf(const QString& path) { return isHalfOfPair(path) ? path.section(QLatin1Char('.'), 0, -2) : path; }

PropertyRow::PropertyRow(const QString& path, const MemberText& text, const std::vector<ShownProperty>& shown, QGridLayout& grid,
                         QWidget* parent)
    : QObject(parent), m_text(text), m_problem(selectableLabel("propertyProblem", parent)), m_parent(parent) {
    const int row = grid.rowCount();
    auto* label = new QLabel(text.label, parent);
    label->setWordWrap(true);
    auto* fields = new QHBoxLayout;
    fields->setSpacing(4);
    for (const ShownProperty& each : shown) m_fields.push_back({.shown = each});
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const QString half = QString::fromStdString(shown[i].property.path);
        const QString part = isHalfOfPair(half) ? lastPartOf(half) : QString();
        if (part.size() == 1) fields->addWidget(new QLabel(part, parent));
        QWidget* widget = makeField(i);
        fields->addWidget(widget, m_fields[i].check ? 0 : 1);
        if (i == 0) label->setBuddy(widget);
    }
    const Property& first = shown.front().property;
    if (shown.size() == 1 && first.kind == PropertyKind::Switch) fields->addStretch(1);
    QStringList about{text.meaning};
    for (const ShownProperty& each : shown)
        if (const QString range = rangeTextOf(each.property.range); !range.isEmpty() && !about.contains(range))
            about += withUnit(range, text.unit);
    about.removeDuplicates();
    const QString toolTip = QStringLiteral("<p><b>%1</b></p><p>%2</p><p><tt>%3</tt></p>")
                                .arg(text.label.toHtmlEscaped(), about.join(QStringLiteral("<br>")), path.toHtmlEscaped());
    label->setToolTip(toolTip);
    for (const Field& field : m_fields)
        for (QWidget* widget : std::initializer_list<QWidget*>{field.edit, field.page, field.check, field.choice}) {
            if (!widget) continue;
            const QString half = QString::fromStdString(field.shown.property.path);
            widget->setObjectName(half);
            widget->setToolTip(toolTip);
            widget->setAccessibleName(isHalfOfPair(half) ? tr("%1, %2").arg(text.label, lastPartOf(half)) : text.label);
            widget->setAccessibleDescription(text.meaning);
        }
    m_problem->hide();
    grid.addWidget(label, row, 0, m_fields.front().page ? Qt::AlignTop : Qt::AlignVCenter);
    grid.addLayout(fields, row, 1);
    grid.addWidget(new QLabel(text.unit, parent), row, 2);
    grid.addWidget(m_problem, row + 1, 0, 1, 3);
    show(shown);
}

QWidget* PropertyRow::makeField(std::size_t place) {
    Field& field = m_fields[place];
    const Property& property = field.shown.property;
    const QString path = QString::fromStdString(property.path);
    switch (property.kind) {
        case PropertyKind::Switch:
            field.check = new QCheckBox(m_parent);
            connect(field.check, &QCheckBox::clicked, this, [this, path](bool on) {
                emit changed({{path, on ? QStringLiteral("true") : QStringLiteral("false")}});
            });
            return field.check;
        case PropertyKind::Choice:
            field.choice = new QComboBox(m_parent);
            field.choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            field.choice->setMinimumContentsLength(6);
            for (const std::string& each : property.choices) {
                const QString value = QString::fromStdString(each);
                field.choice->addItem(MemberText::choice(path, value), value);
            }
            connect(field.choice, &QComboBox::activated, this, [this, path, box = field.choice] {
                emit changed({{path, box->currentData().toString()}});
            });
            return field.choice;
        case PropertyKind::Number:
        case PropertyKind::Text:
            break;
    }
    if (path == QLatin1String("description") || path == QLatin1String("challenge.ask")) {  // texts of several lines
        field.page = new QPlainTextEdit(m_parent);
        field.page->setTabChangesFocus(true);
        field.page->setFixedHeight(linesOfPage * field.page->fontMetrics().lineSpacing() + 12);
        field.page->installEventFilter(this);
        return field.page;
    }
    field.edit = new PropertyEdit(m_parent);
    field.edit->setMinimumWidth(field.edit->fontMetrics().horizontalAdvance(QStringLiteral("00000")));
    connect(field.edit, &PropertyEdit::done, this, [this, place] { leave(place); });
    connect(field.edit, &PropertyEdit::reverted, this, [this] {
        setProblem({});
        for (Field& each : m_fields) fill(each, each.shown);
    });
    return field.edit;
}

void PropertyRow::show(const std::vector<ShownProperty>& shown) {
    for (std::size_t i = 0; i < m_fields.size(); ++i) fill(m_fields[i], shown[i]);
}

void PropertyRow::fill(Field& field, const ShownProperty& shown) {
    field.shown = shown;
    const QString value = QString::fromStdString(shown.property.value);
    const QString empty = shown.differs ? tr("different") : shown.usual;
    if (field.check) {
        field.check->setTristate(shown.differs);
        field.check->setCheckState(shown.differs                    ? Qt::PartiallyChecked
                                   : value == QLatin1String("true") ? Qt::Checked
                                                                    : Qt::Unchecked);
    } else if (field.choice) {
        field.choice->setPlaceholderText(empty);
        field.choice->setCurrentIndex(shown.differs ? -1 : field.choice->findData(value));
    } else if (field.page) {
        field.page->setPlaceholderText(empty);
        if (field.page->toPlainText() != value && !field.page->hasFocus()) field.page->setPlainText(value);
    } else {
        field.edit->setPlaceholderText(empty);
        if (!isBeingTyped(field))
            field.edit->show(shown.differs ? QString() : value, shown.differs ? QString() : briefTextOf(shown.property));
    }
}

/// What is being typed, or was refused, stays; the one half also while the other one is typed.
bool PropertyRow::isBeingTyped(const Field& field) const {
    if (!m_problem->isHidden()) return true;
    const auto hasKeyboard = [&](const Field& each) {
        return each.edit && each.edit->hasFocus() && (each.edit == field.edit || field.shown.property.isHalf);
    };
    return field.edit->isModified() && std::ranges::any_of(m_fields, hasKeyboard);
}

void PropertyRow::setEnabled(bool enabled) {
    for (const Field& field : m_fields)
        for (QWidget* widget : std::initializer_list<QWidget*>{field.edit, field.page, field.check, field.choice})
            if (widget) widget->setEnabled(enabled);
}

void PropertyRow::setProblem(const QString& problem) {
    m_problem->setText(problem.isEmpty() ? QString() : QStringLiteral("⚠ ") + problem.at(0).toUpper() + problem.mid(1));
    m_problem->setVisible(!problem.isEmpty());
    for (Field& field : m_fields)
        if (field.edit) {
            if (problem.isEmpty()) field.edit->setModified(false);
            field.edit->setAccessibleDescription(problem.isEmpty() ? m_text.meaning : problem);
        }
}

/// Halves that are changed together wait for the other one: Return goes there, and so may Tab.
void PropertyRow::leave(std::size_t place) {
    const PropertyEdit& left = *m_fields[place].edit;
    if (!m_fields[place].shown.property.isHalf) {
        if (left.isChanged()) enter(place);
        return;
    }
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        PropertyEdit* const other = m_fields[i].edit;
        if (!other || i == place) continue;
        if (other->hasFocus()) return;
        if (i > place && left.hasFocus() && left.isChanged() && !other->isChanged()) return other->setFocus(Qt::TabFocusReason);
    }
    enter(place);
}

void PropertyRow::enter(std::size_t place) {
    const bool isHalf = m_fields[place].shown.property.isHalf;
    EnteredValues values;
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        if (!m_fields[i].edit || !m_fields[i].edit->isChanged() || (i != place && !isHalf)) continue;
        const auto value = valueOf(m_fields[i]);
        if (!value) return;
        values.append({QString::fromStdString(m_fields[i].shown.property.path), *value});
    }
    if (values.isEmpty()) return;
    setProblem({});
    emit changed(values);
}

/// What was typed, as files have it; nothing if it was refused.
std::optional<QString> PropertyRow::valueOf(const Field& field) {
    const auto refuse = [this](const QString& problem) {
        setProblem(problem);
        return std::nullopt;
    };
    const Property& property = field.shown.property;
    const QString text = field.edit->text().trimmed();
    if (property.kind == PropertyKind::Text || (text.isEmpty() && property.isOptional)) return text;
    const auto number = typedNumber(text, m_text.unit);
    if (!number) return refuse(QString::fromStdString(number.error().message));
    const NumberRange& range = property.range;
    if (*number < range.lowest || *number > range.highest) return refuse(tr("Expected a number: %1.").arg(rangeTextOf(range)));
    if (std::abs(*number) < range.leastMagnitude)
        return refuse(tr("Expected a number at least %1 away from 0.").arg(shortText(range.leastMagnitude, false)));
    return shortText(*number, false);
}

bool PropertyRow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut)
        for (const Field& field : m_fields)
            if (field.page == watched && field.page->toPlainText() != QString::fromStdString(field.shown.property.value))
                emit changed({{QString::fromStdString(field.shown.property.path), field.page->toPlainText()}});
    return QObject::eventFilter(watched, event);
}

}  // namespace solverscope
