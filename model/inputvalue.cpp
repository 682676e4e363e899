#include "model/inputvalue.h"

#include "model/words/words.h"

namespace model {

QString chosenName(const engine::Plan& plan, const engine::Catalog& catalog,
                   engine::Bound<engine::Choice> c, const std::string& path)
{
    const engine::Workload& work = plan.work[c.work];
    std::string part = path == "cluster.gpu"           ? plan.cluster.gpu.name
                       : path == "cluster.inside"      ? plan.cluster.inside.name
                       : path == "cluster.fabric"      ? plan.cluster.between.name
                       : c.row->path == "work.*.model" ? work.train.model.name
                                                       : std::string();
    const std::string id = c.row->get(plan, work);
    if (part.empty())
        for (const engine::Option& option : c.row->options(plan, work, catalog))
            if (option.id == id)
                part = option.name;
    return part.empty() ? words::option(QString::fromStdString(path), QString::fromStdString(id))
                        : QString::fromStdString(part);
}

} // namespace model
