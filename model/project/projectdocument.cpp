#include "model/project/projectdocument.h"

#include "model/engine/knobs/adopt.h"
#include "model/engine/plan.h"
#include "model/project/projectfile.h"
#include "model/store/projectstore.h"
#include "model/words/inputvalue.h"
#include "model/words/words.h"

#include <utility>

namespace model {

ProjectDocument::ProjectDocument(engine::Context context, QObject* parent)
    : QObject(parent)
    , answers_(*this, std::move(context))
    , file_(std::make_unique<ProjectFile>(*this))
    , locale_(QLocale::c())
{
    connect(&answers_, &ProjectAnswers::aboutToCompute, this,
            [this] { Q_EMIT aboutToCompute(file_->path()); });
    connect(&answers_, &ProjectAnswers::computationFailed, this,
            &ProjectDocument::computationFailed);
    connect(&answers_, &ProjectAnswers::evaluated, this, &ProjectDocument::evaluated);
    connect(&undo_, &QUndoStack::cleanChanged, this, &ProjectDocument::fileChanged);
    constants_ = engine::sharedConstants(catalog());
    project_ = engine::withConstants(
        std::make_shared<const engine::Project>(sampleProject(catalog())), constants_);
}

// The stack clears itself on destruction, and would notify a half-destroyed document.
ProjectDocument::~ProjectDocument()
{
    undo_.disconnect(this);
    disconnect();
}

const engine::Workload& ProjectDocument::work() const
{
    return plan().work[view().work];
}

const engine::Plan& ProjectDocument::defaults() const
{
    std::string key = plan().cluster.gpu.id + '|' + plan().cluster.inside.id;
    for (const engine::Workload& w : plan().work)
        key += '|' + w.id + '=' + w.train.model.id;
    if (!defaults_ || key != defaultsKey_) {
        defaults_ = std::make_shared<const engine::Plan>(engine::baseline(plan(), catalog()));
        defaultsKey_ = key;
    }
    return *defaults_;
}

NumberFormat ProjectDocument::format() const
{
    NumberFormat format(locale_, project_->currency);
    format.showUncertainty(uncertainty_);
    return format;
}

void ProjectDocument::showUncertainty(bool shown)
{
    if (std::exchange(uncertainty_, shown) != shown)
        Q_EMIT evaluated(); // all views of figures update
}

void ProjectDocument::setLocale(const QLocale& locale)
{
    locale_ = locale;
    Q_EMIT projectChanged(); // all views of numbers update
    Q_EMIT evaluated();
}

int ProjectDocument::beginGesture()
{
    inGesture_ = true;
    return ++gesture_;
}

void ProjectDocument::endGesture()
{
    inGesture_ = false;
    answers_.askFrontier();
    Q_EMIT gestureEnded();
}

void ProjectDocument::showScenario(std::size_t at)
{
    if (at == project_->current || at >= project_->scenarios.size())
        return;
    answers_.keep();
    auto next = std::make_shared<engine::Project>(*project_);
    next->current = at;
    swapTo(next);
}

void ProjectDocument::showWork(const QString& id)
{
    const engine::InView before = view();
    inView_ = id.toStdString();
    if (view() == before)
        return;
    Q_EMIT projectChanged(); // views of the current workload update
    answers_.ask();
}

void ProjectDocument::setCatalog(std::shared_ptr<const engine::Catalog> catalog)
{
    answers_.setContext({std::move(catalog)});
    defaults_.reset();
    constants_ = engine::sharedConstants(this->catalog());
    project_ = engine::withConstants(project_, constants_);
    Q_EMIT catalogChanged();
    Q_EMIT projectChanged(); // defaults may have changed
    answers_.ask();
}

void ProjectDocument::take(const QString& text, engine::Project next)
{
    if (sameProject(*project_, next))
        return;
    undo_.push(new ProjectCommand([text](const auto&, const auto&) { return text; }, project_,
                                  std::make_shared<const engine::Project>(std::move(next)), text, 0,
                                  [this](const ProjectPtr& p) { swapTo(p); }));
}

void ProjectDocument::takePlan(const QString& path, engine::Plan next, int gesture)
{
    engine::Project project = *project_;
    project.scenarios[project.current].plan = std::make_shared<const engine::Plan>(std::move(next));
    if (sameProject(*project_, project))
        return;
    undo_.push(new ProjectCommand(
        [this, path, label = words::knobLabel(path)](const engine::Project& before,
                                                     const engine::Project& after) {
            return turnName(label, path.toStdString(), before.plan(), after.plan(), catalog(),
                            format());
        },
        project_, std::make_shared<const engine::Project>(std::move(project)), path, gesture,
        [this](const ProjectPtr& p) { swapTo(p); }));
}

void ProjectDocument::swapTo(const ProjectPtr& project)
{
    project_ = engine::withConstants(project, constants_);
    answers_.setPaused(false); // changed plans may be computed
    changing_ = true;
    Q_EMIT projectChanged();
    answers_.ask();
    changing_ = false;
}

void ProjectDocument::replace(engine::Project project, bool paused)
{
    answers_.setPaused(paused);
    if (paused)
        answers_.forget(); // belongs to another project
    undo_.clear();
    project_ = engine::withConstants(std::make_shared<const engine::Project>(std::move(project)),
                                     constants_);
    Q_EMIT fileChanged();
    Q_EMIT projectChanged();
    answers_.ask();
}

bool ProjectDocument::isModified() const
{
    return !undo_.isClean() || file_->isRecovered();
}

QByteArray ProjectDocument::toBytes() const
{
    return projectBytes(*project_);
}

QByteArray ProjectDocument::inputBytes() const
{
    return projectBytes(*project_, false);
}

} // namespace model
