// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>

#include "lessons/loader/lesson_link.h"

class QUrl;
class QWidget;

namespace solverscope {

class LessonEngine;

/// Executes the links in a lesson's text. Links into the engine refer to the lesson's own scene, which is restored if another
/// one is open. Other links are forwarded by signals.
class LinkFollower : public QObject {
    Q_OBJECT

public:
    /// Dialogs are shown over `window`.
    explicit LinkFollower(QWidget* window);

    void follow(const QUrl& address, LessonEngine& engine);

signals:
    void panelRequested(const QString& panel);
    void comparisonRequested(const QString& key, const QString& a, const QString& b);
    void lessonRequested(const QString& id);

    /// A link leads nowhere; why.
    void problem(const QString& problem);

private:
    void go(const SeekLink& link, LessonEngine& engine);
    void go(const StepLink& link, LessonEngine& engine);
    void go(const SetLink& link, LessonEngine& engine);
    void go(const HighlightLink& link, LessonEngine& engine);
    void go(const ShowLink& link);
    void go(const CompareLink& link);
    void go(const LessonLink& link);
    void go(const WebLink& link);

    QWidget* m_window;
};

}  // namespace solverscope
