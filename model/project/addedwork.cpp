#include "model/project/addedwork.h"

#include "model/engine/knobs/kinds.h"
#include "model/engine/knobs/workloads.h"
#include "model/project/templates.h"
#include "model/sentences/workname.h"

#include <algorithm>

namespace model {

engine::Result<engine::Project> withAddedWork(engine::Project project,
                                              const engine::Catalog& catalog, const QString& kind,
                                              const QString& name, const QStringList& sets)
{
    const auto found = std::ranges::find(engine::kKinds, kind.toStdString(),
                                         [](const auto& k) { return std::string(k.id); });
    if (found == std::end(engine::kKinds)) {
        QStringList known;
        for (const auto& one : engine::kKinds)
            known << QString::fromLatin1(one.id.data(), static_cast<qsizetype>(one.id.size()));
        return engine::fail(engine::Error::Code::UnknownChoice, "--kind", kind.toStdString(),
                            known.join(QStringLiteral(", ")).toStdString());
    }
    const engine::Plan& plan = project.plan();
    if (plan.work.size() >= engine::kMostWorkloads)
        return engine::fail(engine::Error::Code::OutOfRange, "work",
                            std::to_string(plan.work.size() + 1),
                            "1–" + std::to_string(engine::kMostWorkloads));
    engine::Plan next = engine::withWorkload(plan, catalog, found->value, 0);
    next.work.back().name = keptName(name.simplified()).toStdString();
    auto turned = turnedByTexts(std::move(next), catalog, sets);
    if (!turned)
        return tl::unexpected(turned.error());
    project.scenarios[project.current].plan =
        std::make_shared<const engine::Plan>(*std::move(turned));
    return project;
}

} // namespace model
