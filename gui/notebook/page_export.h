// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

namespace solverscope {

/// A page that is made in the background and written into a file: how far it is, and what it came to.
class PageExport : public QObject {
    Q_OBJECT

public:
    explicit PageExport(QObject* parent = nullptr) : QObject(parent) {}

    void cancel();
    bool isBusy() const { return m_busy; }

    /// In words: how far it is, or what it came to.
    QString progress() const { return m_progress; }
    bool succeeded() const { return m_succeeded; }

signals:
    void progressed();
    void finished();

protected:
    /// A running export is called off.
    void start();
    void tell(const QString& progress);
    void writeAndEnd(const QByteArray& page, const QString& file);

private:
    /// Stops the work in the background, and lets go of what it was for.
    virtual void stop() = 0;
    void end(bool succeeded, const QString& outcome);

    QString m_progress;
    bool m_busy = false;
    bool m_succeeded = false;
};

}  // namespace solverscope
