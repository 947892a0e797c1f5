// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "gui/lessons/lesson_engine.h"
#include "gui/lessons/lesson_library.h"
#include "gui/lessons/lesson_progress.h"
#include "gui/lessons/review.h"
#include "gui/session/notebook_file.h"

class QLineEdit;
class QPushButton;
class QStackedWidget;
class QUrl;

namespace solverscope {

class DebuggerController;
class Journal;
class LessonContents;
class LessonPage;
class LessonTextView;
class ExerciseWidget;
class SkillMap;
struct HighlightLink;

/// The name of this kind of stage in the window.
QString stageLabel(StageKind kind);

/// What the learner may change in a stage: keys of the settings table and "bodies"; "*" for everything.
QStringList unlockedControls(const Lesson& lesson, const Stage& stage);

/// The lessons: their table of contents, and the stage of a lesson that the learner is in.
class LessonPanel : public QWidget {
    Q_OBJECT

public:
    LessonPanel(DebuggerController& controller, Journal& journal, QWidget* parent = nullptr);
    ~LessonPanel() override;

    /// The lessons of a folder instead of those inside the program: for authors. Empty: those inside the program.
    void openFolder(const QString& folder) { openFolder(folder, LessonLibrary(folder)); }
    void openFolder(const QString& folder, LessonLibrary library);  // that was read already
    const QString& folder() const { return m_folder; }

    /// Reads the folder again, and continues in the same stage.
    void readAgain();

    /// Opens a lesson where the learner left it. False if there is none with this number.
    bool openLesson(const QString& id);

    void showContents();

    /// Asks old questions again; nothing happens when none is due.
    void startReview();
    bool isReviewing() const { return m_review.has_value(); }

    /// What one can do after each lesson, and how far the learner is with it.
    void showSkills();

    /// The day that counts as today, for reviews; by default the calendar's.
    void setToday(Today today);

    /// The place of the stage that is shown; −1 in the table of contents.
    int stage() const { return m_lesson ? m_stage : -1; }
    int stageCount() const;

    const LessonLibrary& library() const { return m_library; }
    const LessonProgress& progress() const { return m_progress; }

    /// Whether a lesson waits while the learner does something else: free play, another open scene, or after leaving it.
    bool isWaiting() const;

    /// The number of the lesson that is open or waits; empty if there is none.
    QString lesson() const;

    /// "3.4  Many rows · Predict": a lesson and its stage, by default those that are open or wait.
    QString place() const;
    QString placeOf(const QString& lesson) const;

    /// Unlocks everything; the lesson waits unchanged.
    void startFreePlay();

    /// Returns to the waiting lesson: the same stage, the same question, the engine as the learner left it.
    void resume();

    /// Writes unsaved changes. False if that is not possible now; it is tried again later.
    bool flush();

    /// Asks, then opens the browser.
    static void openPage(QWidget* parent, const QString& address);

    /// A notebook entry for the learner's current place: lesson, stage and moment.
    NotebookEntry entryHere() const;

    QSize sizeHint() const override { return {350, 700}; }

signals:
    /// Which settings the learner may change now: keys of the settings table and "bodies"; "*" for everything.
    void controlsUnlocked(const QStringList& controls);

    /// The lesson waits, or does no longer.
    void waitingChanged();

    /// Other lessons are there now.
    void libraryChanged();

    /// The window is about to show a stage; `anew`: the learner did not come from another stage.
    void stageEntered(bool anew);

    /// A link or a stage requests a panel of the window: one of panelNames (lesson_link.h).
    void panelRequested(const QString& panel);

    /// A link has set these settings: "Iterations 20".
    void settingsSet(const QString& settings);

    /// A link requests a comparison of two values of a setting.
    void comparisonRequested(const QString& key, const QString& a, const QString& b);

    /// A page of the help: "article-3", "term-lambda".
    void helpRequested(const QString& page);

    /// A link sets a breakpoint.
    void breakpointRequested(const QString& condition);

    /// A link requests a scene of the library, by its name.
    void sceneRequested(const QString& name);

    /// The lesson was left, for another one or for the contents.
    void left();

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool open(const QString& id, std::optional<int> stage);
    void enterLesson(std::size_t place);
    ReviewPlan fillContents();
    void showStageHeading();
    void enterReviewed();
    void continueReview();
    void finishReview();
    void keepReviewed(const ExerciseWidget& exercise);
    std::vector<const LessonBlock*> blocksToShow() const;

    /// Continues where the panel of the previous language was; the engine is not changed.
    void restoreFrom(LessonPanel& before);
    void enterStage(int place);
    void clearStage();
    void revealNext();
    void revealOrContinue();
    void revealLastTexts();
    void addExplain();
    void continueLesson();
    std::pair<QString, QString> summary() const;
    void leaveLesson();
    void follow(const QUrl& address);
    void highlight(const HighlightLink& link);
    QWidget* numberField() const;
    void openLinked(const QString& lesson);
    void keepCursorInStage();
    void playStage();
    void showPhenomenon();
    void watchScene();
    void updateButtons();
    void unlock();
    bool isComplete() const;
    void save();
    void noteExplanation();
    void keep(ExerciseWidget& exercise);
    std::optional<AnswerRecord> recordOf(const QString& id) const;
    QString markdownOf(const LessonText& text) const;
    LessonTextView* addText(const QString& markdown);
    ExerciseWidget* addExercise(const LessonBlock& block);
    QWidget* addBlock(const LessonBlock& block);
    QWidget* addModel(const ModelAnswer& model);
    bool showModel();
    const Stage& current() const { return m_lesson->lesson.stages[static_cast<std::size_t>(m_stage)]; }

    DebuggerController& m_controller;
    /// Questions of several lessons, one after another, each in the stage that it comes from.
    struct ReviewSession {
        std::vector<ReviewItem> items;
        std::size_t at = 0;
        AnswerRecord record;  // of the question that is asked
        int answered = 0;
        int right = 0;
        QStringList missed;  // links to the stages of wrong answers
    };

    Journal& m_journal;
    Today m_today = [] { return QDate::currentDate(); };
    std::optional<ReviewSession> m_review;
    qint64 m_explained = 0;  // the notebook's entry of the explanation that is being written
    QString m_folder;        // of the lessons; empty: those inside the program
    LessonLibrary m_library;
    LessonProgress m_progress;
    LessonRecord m_record;
    LessonRecord m_recordBefore;  // as stored last
    const LibraryLesson* m_lesson = nullptr;
    int m_stage = 0;
    bool m_isFreePlay = false;  // the learner plays; the lesson waits
    bool m_failing = false;     // writing the progress has failed, which was shown
    QString m_left;             // the lesson that was left for the table of contents, unfinished
    int m_leftStage = 0;
    static constexpr int keepDelay = 500;  // ms: typing does not write the file at every letter
    QTimer m_keeping;
    std::vector<const LessonBlock*> m_blocks;  // of the stage; in a review the question, and the texts before it
    std::size_t m_revealed = 0;                // how many of them are shown
    std::unique_ptr<LessonEngine> m_engine;
    std::unique_ptr<Session> m_stageSession;  // an engine of its own for the numbers in the texts
    std::unique_ptr<EngineState> m_stageState;
    Cursor m_stageAt;
    std::optional<std::pair<Cursor, Cursor>> m_within;  // the range of the stepper
    std::vector<ExerciseWidget*> m_exercises;           // of the stage that are shown
    ExerciseWidget* m_atWork = nullptr;                 // the one that the learner works on, or that waits for "Next part"
    const LessonPanel* m_before = nullptr;              // while this panel takes its place

    QStackedWidget* m_pages;
    LessonContents* m_contents = nullptr;
    LessonPage* m_page = nullptr;
    SkillMap* m_skills = nullptr;
    QLineEdit* m_explain = nullptr;
    QPushButton* m_compare = nullptr;   // shows the model
    QString m_modelText;                // Markdown
    LessonTextView* m_model = nullptr;  // an expert's explanation, hidden until there is one of the learner's own
};

}  // namespace solverscope
