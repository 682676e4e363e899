#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/currency.h"
#include "model/engine/explain/derivation.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/knobs/refresh.h"
#include "model/engine/knobs/with_constants.h"
#include "model/engine/result.h"
#include "model/format/numberformat.h"
#include "model/project/evaluator.h"
#include "model/project/projectcommand.h"
#include "model/project/scenarioanswers.h"

#include <QLocale>
#include <QObject>
#include <QUndoStack>

#include <map>
#include <memory>
#include <set>

namespace model {

class ProjectFile;

// The open project: what views read, the only thing they turn, and where answers come from.
class ProjectDocument : public QObject {
    Q_OBJECT
public:
    explicit ProjectDocument(engine::Context context, QObject* parent = nullptr);
    ~ProjectDocument() override;

    const engine::Project& project() const { return *project_; }
    const engine::Plan& plan() const { return project_->plan(); }
    const engine::Catalog& catalog() const { return *evaluator_.context().catalog; }
    std::shared_ptr<const engine::Catalog> sharedCatalog() const
    {
        return evaluator_.context().catalog;
    }
    QString today() const { return QString::fromStdString(catalog().today); }
    // Another catalog, because the user's own entries changed. The plan keeps its figures.
    void setCatalog(std::shared_ptr<const engine::Catalog> catalog);
    std::vector<engine::OfferedRate> offeredRates() const
    {
        return engine::offeredRates(catalog());
    }
    // Figures that the catalog has moved on from, and the step that takes today's.
    std::vector<engine::Moved> moved() const { return engine::movedOn(plan(), catalog()); }
    void refreshFromCatalog();
    // What a knob goes back to.
    const engine::Plan& defaults() const;
    NumberFormat format() const;
    void setLocale(const QLocale& locale);
    // Whether ranges stand beside figures and around curves.
    void showUncertainty(bool shown);

    // Turns of one gesture (a press to its release) are one undo step; 0 stands alone.
    int beginGesture();
    void endGesture();
    bool inGesture() const { return inGesture_; }
    engine::Result<void> turn(const QString& path, double base, int gesture = 0);
    engine::Result<void> type(const QString& path, const QString& text);
    engine::Result<void> choose(const QString& path, const QString& id);
    engine::Result<void> reset(const QString& path);
    engine::Result<void> apply(const engine::Finding::Cure& cure);
    bool isDefault(const QString& path) const;
    void setClient(const QString& client);
    void setTitle(const QString& title);
    engine::Result<void> setCurrency(const engine::Currency& currency, engine::Kept kept);
    // A change of the whole project that was made elsewhere, as one undo step.
    void take(const QString& text, engine::Project next);
    // The pace that the project's own runs on this GPU had, in place of the computed one.
    engine::Result<void> calibrate();

    // The scenario that is open. Which one is kept in the file but is no step; undo goes to the
    // scenario that it changes. What is done to the list stands in scenarioactions.h.
    std::size_t scenario() const { return project_->current; }
    void showScenario(std::size_t at);

    // The workload in view, which is no step either. What is done to the list: workactions.h.
    engine::InView view() const { return engine::inView(plan(), inView_); }
    const engine::Workload& work() const { return plan().work[view().work]; }
    void showWork(const QString& id);

    QUndoStack* undoStack() { return &undo_; }
    bool isModified() const;
    // While a step is being done, before the stack counts it.
    bool isChanging() const { return changing_; }

    // Of the latest plan answered; empty before the first.
    std::shared_ptr<const engine::Evaluation> evaluation() const { return evaluation_; }
    bool isSettled() const { return evaluator_.idle(); }
    // What a page needs beside what every answer has, while it is visible.
    void want(const QObject* page, const engine::Wants& wants);
    void unwant(const QObject* page);
    // Answers to all scenarios, for a page that compares them.
    void compareScenarios(const QObject* page, bool wanted);
    // The answer of one of them; empty while it is being looked for. That of the open one follows
    // the hand.
    std::shared_ptr<const engine::Evaluation> answerOf(std::size_t scenario) const;
    // Of the pinned one, where another is open.
    std::shared_ptr<const engine::Evaluation> baselineAnswer() const;
    // Answers at once, without the worker: for the command line, reports and pictures.
    void evaluateNow();

    // How a dial came about: of the latest answer, or of another one.
    engine::Result<engine::Derivation> explain(const QString& path,
                                               const EvaluationPtr& of = nullptr) const;

    ProjectFile& file() { return *file_; }
    const ProjectFile& file() const { return *file_; }
    // Nothing is computed before somebody asks for that or changes something.
    bool isPaused() const { return paused_; }
    void resume();
    QByteArray toBytes() const;
    QByteArray inputBytes() const; // the same without figures, so that nothing is computed

Q_SIGNALS:
    // Before the engine is asked of the project that is, or will be, that of the path.
    void aboutToCompute(const QString& path);
    void computationFailed(const QString& reason);
    void projectChanged();
    void evaluated();
    void gestureEnded();
    void fileChanged(); // path, title or saved state
    // Of the file that was opened or reverted to last, against what it said when it was saved.
    void answersDiffer(const QStringList& notes);
    void catalogChanged();

private:
    friend ProjectFile;
    void push(const QString& text, engine::Project next, const QString& subject, int gesture);
    void pushPlan(const QString& path, engine::Plan next, int gesture);
    void swapTo(const ProjectPtr& project);
    void replace(engine::Project project, bool paused);
    void ask();
    engine::Wants wanted() const;
    void askScenarios();
    bool isAnswered(const engine::Wants& wants) const;

    ProjectPtr project_;
    QUndoStack undo_;
    Evaluator evaluator_;
    engine::SharedConstants constants_; // of the catalog, for plans that come from files
    std::map<const QObject*, engine::Wants> wants_;
    std::string inView_; // the id of a workload
    ScenarioAnswers others_;
    std::unique_ptr<ProjectFile> file_;
    std::set<const QObject*> comparing_;
    std::shared_ptr<const engine::Evaluation> evaluation_;
    mutable std::shared_ptr<const engine::Plan> defaults_;
    mutable std::string defaultsKey_;
    QLocale locale_;
    bool uncertainty_ = true;
    int gesture_ = 0;
    bool inGesture_ = false;
    bool paused_ = false, changing_ = false;
};

} // namespace model
