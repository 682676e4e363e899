#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/currency.h"
#include "model/engine/explain/derivation.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/knobs/refresh.h"
#include "model/engine/knobs/withconstants.h"
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

// The open project: what views read, what they change, and where answers come from.
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
    // Figures that have changed in the catalog since, and the step that updates them.
    std::vector<engine::Moved> moved() const { return engine::movedOn(plan(), catalog()); }
    void refreshFromCatalog();
    // The reset values of knobs.
    const engine::Plan& defaults() const;
    NumberFormat format() const;
    void setLocale(const QLocale& locale);
    // Whether ranges are shown next to figures and around curves.
    void showUncertainty(bool shown);

    // Changes in one gesture (from press to release) are one undo step; 0 is a gesture of its own.
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
    // A change of the whole project made elsewhere, as one undo step.
    void take(const QString& text, engine::Project next);
    // Calibrates computed steps with the project's own runs on this GPU.
    engine::Result<void> calibrate();

    // The open scenario. Saved in the file, but not an undo step; undo switches to the scenario it
    // changes. For changes to the list see scenarioactions.h.
    std::size_t scenario() const { return project_->current; }
    void showScenario(std::size_t at);

    // The workload in view, also not an undo step. For changes to the list: workactions.h.
    engine::InView view() const { return engine::inView(plan(), inView_); }
    const engine::Workload& work() const { return plan().work[view().work]; }
    void showWork(const QString& id);

    QUndoStack* undoStack() { return &undo_; }
    bool isModified() const;
    // True during a step, before the stack has counted it.
    bool isChanging() const { return changing_; }

    // For the latest plan answered; empty before the first.
    std::shared_ptr<const engine::Evaluation> evaluation() const { return evaluation_; }
    bool isSettled() const { return evaluator_.idle(); }
    // What a page needs beyond what every answer has, while it is visible.
    void want(const QObject* page, const engine::Wants& wants);
    void unwant(const QObject* page);
    // Requests answers to all scenarios, for a page that compares them.
    void compareScenarios(const QObject* page, bool wanted);
    // The answer of a scenario; empty while it is being computed. That of the open one is updated
    // during a drag.
    std::shared_ptr<const engine::Evaluation> answerOf(std::size_t scenario) const;
    // For the pinned one, if another is open.
    std::shared_ptr<const engine::Evaluation> baselineAnswer() const;
    // Evaluates synchronously, without the worker: for the command line, reports and pictures.
    void evaluateNow();

    // The derivation of a dial: for the latest answer, or for another one.
    engine::Result<engine::Derivation> explain(const QString& path,
                                               const EvaluationPtr& of = nullptr) const;

    ProjectFile& file() { return *file_; }
    const ProjectFile& file() const { return *file_; }
    // Nothing is computed until the user resumes or changes something.
    bool isPaused() const { return paused_; }
    void resume();
    QByteArray toBytes() const;
    QByteArray inputBytes() const; // the same without figures, so nothing needs computing

Q_SIGNALS:
    // Before the engine evaluates the current or coming project, with its path.
    void aboutToCompute(const QString& path);
    void computationFailed(const QString& reason);
    void projectChanged();
    void evaluated();
    void gestureEnded();
    void fileChanged(); // path, title or saved state
    // Figures of the file last opened or reverted to differ from those saved.
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
    engine::SharedConstants constants_; // of the catalog, for plans read from files
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
