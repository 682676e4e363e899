#include "model/workname.h"

#include "model/engine/files/limits.h"
#include "model/engine/knobs/knob.h"
#include "model/words/words.h"

namespace model {

QString workName(const engine::Workload& work)
{
    if (!work.name.empty())
        return QString::fromStdString(work.name);
    const engine::Choice& kind = *std::ranges::find(engine::choices(), "work.*.kind",
                                                    [](const engine::Choice& c) { return c.path; });
    const QString word = words::option(QStringLiteral("work.*.kind"),
                                       QString::fromStdString(kind.get(engine::Plan(), work)));
    return word + u' ' + QString::fromStdString(work.train.model.brief);
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
