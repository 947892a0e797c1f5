// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QMessageBox>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QVariantMap>

namespace solverscope {

class LessonPanel;
class MainWindow;
class Tour;
class UnsavedScene;
struct WelcomeFacts;
class WelcomePage;

/// From start to end: the user begins on the welcome page or where the program was left. Notebooks and progress are kept in their
/// files, the place and the layout in the settings, when the window closes, and now and then before, for a window that is killed.
class UserSession : public QObject {
    Q_OBJECT

public:
    explicit UserSession(MainWindow& window);

    /// The start without a file: the welcome page, or, if that is switched off, the last place.
    void begin();

    /// The welcome page over the window, until a scene or a lesson is opened.
    void welcome();
    bool isWelcoming() const;

    /// The tour of the window, from the beginning.
    void startTour();
    Tour& tour() { return *m_tour; }

    /// That scene with warm starting and without, side by side, where the two have come apart.
    void compareWarmStarting(const QString& scene);

    /// Writes what closing the window writes, without questions: the user's session ends.
    void saveAll();

    /// The same before the window closes. False when something cannot be written: the user is asked, and the window is to stay.
    bool mayClose();

    /// Closes the window as somebody outside has asked. Where work cannot be written it asks first, and closes when the work has
    /// been written, or when it is asked to again.
    void requestQuit();

private:
    void makePage();
    WelcomeFacts facts(const LessonPanel* lessons) const;
    void leavePage();
    void continueLast();
    void openFirstScene();
    QVariantMap place() const;
    QVariantMap placeAndLayout() const;
    void savePlace();
    QStringList saveWork();
    void askAboutUnsaved(const QStringList& files);

    MainWindow& m_window;
    UnsavedScene* m_unsaved;
    WelcomePage* m_page = nullptr;  // created when it is first shown
    Tour* m_tour;
    bool m_tourFromPage = false;  // it began on the welcome page
    QPointer<QMessageBox> m_question;
    QTimer m_keeping;              // of the place and the layout, while the window is open
    QVariantMap m_kept;            // as they were kept last
    bool m_isEnding = false;       // by somebody outside: an edited scene is kept without a question
    bool m_closesUnsaved = false;  // the user has accepted to lose what cannot be written
};

}  // namespace solverscope
