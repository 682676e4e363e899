#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/knobs/withconstants.h"
#include "model/engine/result.h"
#include "model/format/numberformat.h"
#include "model/project/projectanswers.h"
#include "model/project/projectcommand.h"

#include <QLocale>
#include <QObject>
#include <QUndoStack>

#include <memory>
#include <string>

namespace model {

class ProjectFile;

// The open project: what views read, its undo steps, and where answers come from. For changes see
// inputactions.h, projectactions.h, scenarioactions.h and workactions.h.
class ProjectDocument : public QObject {
    Q_OBJECT
public:
    explicit ProjectDocument(engine::Context context, QObject* parent = nullptr);
    ~ProjectDocument() override;

    const engine::Project& project() const { return *project_; }
    const engine::Plan& plan() const { return project_->plan(); }
    const engine::Catalog& catalog() const { return *answers_.context().catalog; }
    std::shared_ptr<const engine::Catalog> sharedCatalog() const
    {
        return answers_.context().catalog;
    }
    QString today() const { return QString::fromStdString(catalog().today); }
    // Another catalog, because the user's own entries changed. The plan keeps its figures.
    void setCatalog(std::shared_ptr<const engine::Catalog> catalog);
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
    // A change of the whole project made elsewhere, as one undo step.
    void take(const QString& text, engine::Project next);
    // A change of the open plan made elsewhere, named after the input that it is about.
    void takePlan(const QString& path, engine::Plan next, int gesture);

    // The open scenario. Saved in the file, but not an undo step; undo switches to the scenario it
    // changes.
    std::size_t scenario() const { return project_->current; }
    void showScenario(std::size_t at);

    // The workload in view, also not an undo step.
    engine::InView view() const { return engine::inView(plan(), inView_); }
    const engine::Workload& work() const;
    void showWork(const QString& id);

    QUndoStack* undoStack() { return &undo_; }
    bool isModified() const;
    // True during a step, before the stack has counted it.
    bool isChanging() const { return changing_; }

    ProjectAnswers& answers() { return answers_; }
    const ProjectAnswers& answers() const { return answers_; }
    EvaluationPtr evaluation() const { return answers_.evaluation(); }
    bool isSettled() const { return answers_.isSettled(); }

    ProjectFile& file() { return *file_; }
    const ProjectFile& file() const { return *file_; }
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
    void swapTo(const ProjectPtr& project);
    void replace(engine::Project project, bool paused);

    ProjectPtr project_;
    QUndoStack undo_;
    ProjectAnswers answers_;
    engine::SharedConstants constants_; // of the catalog, for plans read from files
    std::string inView_;                // the id of a workload
    std::unique_ptr<ProjectFile> file_;
    mutable std::shared_ptr<const engine::Plan> defaults_;
    mutable std::string defaultsKey_;
    QLocale locale_;
    bool uncertainty_ = true;
    int gesture_ = 0;
    bool inGesture_ = false, changing_ = false;
};

} // namespace model
