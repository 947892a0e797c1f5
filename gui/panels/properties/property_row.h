// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QLineEdit>
#include <QObject>
#include <QString>
#include <optional>
#include <vector>

#include "gui/text/member_texts.h"
#include "physics/editing/properties.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QPlainTextEdit;

namespace solverscope {

/// A property as it is to be shown.
struct ShownProperty {
    Property property;
    bool differs = false;  // the selected bodies have different values
    QString usual;         // what holds where it is left out

    bool operator==(const ShownProperty&) const = default;
};

/// Properties with the values that the user has entered, as files have them.
using EnteredValues = QList<std::pair<QString, QString>>;

/// A line edit that reports when the user is done with its text: with Return, or by leaving it. Escape brings the old text back.
/// A number has all its digits only while it has the keyboard.
class PropertyEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit PropertyEdit(QWidget* parent);

    void show(const QString& full, const QString& brief);
    bool isChanged() const { return text() != m_full && text() != m_brief; }

signals:
    void done();
    void reverted();

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString m_full;
    QString m_brief;
};

/// A line of the panel: label, one or two fields, unit, and below what is wrong with the entered text.
class PropertyRow : public QObject {
    Q_OBJECT

public:
    /// `shown`: the properties of the row, of the same kinds for as long as it is there.
    PropertyRow(const QString& path, const MemberText& text, const std::vector<ShownProperty>& shown, QGridLayout& grid,
                QWidget* parent);

    const MemberText& text() const { return m_text; }
    void show(const std::vector<ShownProperty>& shown);
    void setEnabled(bool enabled);

    /// Says below the fields why a value was refused; the text stays in its field until it is corrected. Empty: nothing is wrong.
    void setProblem(const QString& problem);

    /// The path in which a row has its properties: "position" for "position.x".
    static QString rowOf(const QString& path);

signals:
    /// The user has entered a value; both halves of what is changed together.
    void changed(const EnteredValues& values);

private:
    struct Field {
        PropertyEdit* edit = nullptr;
        QPlainTextEdit* page = nullptr;
        QCheckBox* check = nullptr;
        QComboBox* choice = nullptr;
        ShownProperty shown;
    };

    QWidget* makeField(std::size_t place);
    void fill(Field& field, const ShownProperty& shown);
    bool isBeingTyped(const Field& field) const;
    void leave(std::size_t place);
    void enter(std::size_t place);
    std::optional<QString> valueOf(const Field& field);
    bool eventFilter(QObject* watched, QEvent* event) override;

    MemberText m_text;
    std::vector<Field> m_fields;
    QLabel* m_problem;
    QWidget* m_parent;
};

}  // namespace solverscope
