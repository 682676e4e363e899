#include "model/sentences/workname.h"

#include "model/engine/files/limits.h"
#include "model/engine/knobs/kinds.h"
#include "model/engine/project.h"
#include "model/engine/sizing/shape.h"
#include "model/format/utf8.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

struct ModelNames {
    Q_DECLARE_TR_FUNCTIONS(ModelNames)
};

// Parameter counts of a shape are off by this much if biases, heads or towers are left out.
constexpr double kOwnSize = 0.15;

// A size that still has its source is the published one, whatever its shape counts to.
bool isResized(const engine::Plan& plan, const engine::Workload& work)
{
    if (plan.cites->contains(engine::boundPath("work.*.params", work.id)))
        return false;
    const engine::Model& model = work.train.model;
    const double counted = engine::countParameters(model).total().base();
    return std::abs(model.params.base() / counted - 1) > kOwnSize; // false if unknown
}

} // namespace

QString modelName(const engine::Plan& plan, const engine::Workload& work,
                  const NumberFormat& format)
{
    const engine::Model& model = work.train.model;
    const QString name = QString::fromStdString(model.brief);
    return isResized(plan, work)
               //: %1 a number of parameters, %2 a model.
               ? ModelNames::tr("a %1 model shaped like %2")
                     .arg(format.text(model.params.base(), engine::Unit::Parameters), name)
               : name;
}

QString workName(const engine::Workload& work)
{
    if (!work.name.empty())
        return QString::fromStdString(work.name);
    const QString word =
        words::option(QStringLiteral("work.*.kind"), utf8(engine::idOf(engine::kKinds, work.kind)));
    return work.hasModel() ? word + u' ' + QString::fromStdString(work.train.model.brief) : word;
}

QString projectTitle(const engine::Project& project)
{
    if (!project.title.empty())
        return QString::fromStdString(project.title);
    const engine::Plan& plan = project.plan();
    QString title = workName(plan.work.front());
    if (plan.work.size() > 1)
        //: %1 a name, %2 a count.
        title = ModelNames::tr("%1 and %2 more").arg(title).arg(plan.work.size() - 1);
    return title;
}

QString workName(const engine::Finding& finding, const engine::Plan& plan)
{
    if (!finding.work || plan.work.size() < 2 || *finding.work >= plan.work.size())
        return {};
    return workName(plan.work[*finding.work]);
}

QString titleOf(const engine::Finding& finding, const engine::Plan& plan, const QString& title)
{
    const QString name = workName(finding, plan);
    return name.isEmpty() ? title : name + QStringLiteral(": ") + title;
}

QString keptName(const QString& name)
{
    QString kept = name.left(static_cast<qsizetype>(engine::kLongestName));
    if (!kept.isEmpty() && kept.back().isHighSurrogate())
        kept.chop(1);
    return kept;
}

} // namespace model
