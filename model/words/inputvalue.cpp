#include "model/words/inputvalue.h"

#include "model/engine/plan.h"
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

bool findsCount(const engine::Plan& plan)
{
    return plan.cluster.countRule == engine::CountRule::Smallest;
}

bool isFound(const engine::Plan& plan, engine::Bound<engine::Number> knob)
{
    return knob.row->path == "cluster.count" && findsCount(plan);
}

double valueInUse(const engine::Plan& plan, engine::Bound<engine::Number> knob,
                  const engine::Evaluation* found)
{
    return found && isFound(plan, knob) ? found->assessment.decision.gpus
                                        : engine::read(plan, knob);
}

QString turnName(const QString& label, const std::string& path, const engine::Plan& before,
                 const engine::Plan& after, const engine::Catalog& catalog,
                 const NumberFormat& format)
{
    const auto change = [&](const QString& from, const QString& to) {
        return label + u' ' + from + QStringLiteral(" → ") + to;
    };
    if (const auto knob = engine::findNumber(before, path)) {
        if (!engine::findNumber(after, path))
            return label;
        const engine::Unit unit = knob.row->unit;
        const auto was = format.parts(engine::read(before, knob), unit),
                   now = format.parts(engine::read(after, knob), unit);
        const QString text = format.text(engine::read(after, knob), unit);
        if (was.unit != now.unit)
            return change(format.text(engine::read(before, knob), unit), text);
        return change(was.symbol + was.number, now.unit == label ? now.amount() : text);
    }
    const auto was = engine::findChoice(before, path), now = engine::findChoice(after, path);
    return was && now ? change(chosenName(before, catalog, was, path),
                               chosenName(after, catalog, now, path))
                      : label;
}

} // namespace model
