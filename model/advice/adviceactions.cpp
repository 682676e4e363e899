#include "model/advice/adviceactions.h"

#include "model/advice/advicewords.h"
#include "model/engine/judgment/advice.h"
#include "model/format/decimals.h"
#include "model/project/inputactions.h"
#include "model/project/projectdocument.h"
#include "model/project/putscenario.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

struct AdviceSteps {
    Q_DECLARE_TR_FUNCTIONS(AdviceSteps)
};

engine::Result<void> open(ProjectDocument& document, const QString& name, engine::Plan plan)
{
    return putScenario(document, name, std::make_shared<const engine::Plan>(std::move(plan)),
                       AdviceSteps::tr("Open “%1”").arg(name));
}

} // namespace

engine::Result<void> openSize(ProjectDocument& document, std::size_t row)
{
    const auto evaluation = document.evaluation();
    if (!evaluation || !evaluation->advice)
        return {}; // still being computed
    const double gpus = evaluation->advice->sizes[row].gpus;
    engine::Plan plan = *evaluation->plan;
    plan.cluster.countRule = engine::CountRule::Given;
    plan.cluster.count = gpus;
    return open(document, document.format().text(gpus, engine::Unit::Gpus), std::move(plan));
}

engine::Result<void> openKind(ProjectDocument& document, std::size_t row)
{
    const auto evaluation = document.evaluation();
    if (!evaluation || !evaluation->advice)
        return {};
    const engine::ClusterKind kind = evaluation->advice->kinds[row].kind;
    auto plan = engine::asKind(*evaluation->plan, kind);
    if (!plan)
        return engine::fail(engine::Error::Code::NotApplicable,
                            clusterKindName(kind).toStdString());
    return open(document, clusterKindName(kind), std::move(*plan));
}

double pastTurn(const engine::Turn& turn, const NumberFormat& format)
{
    if (!(turn.value > 0))
        return turn.value;
    const double size = format.axisUnit(turn.value, turn.unit).size;
    const double shown = turn.value / size * (1 + 1e-6); // no round value: it gets no decimals
    const double digit = std::pow(10.0, -decimalsFor(shown, turn.unit)) * size;
    const double steps = turn.value / digit;
    return (turn.above ? std::floor(steps) + 1 : std::ceil(steps) - 1) * digit;
}

engine::Result<void> turnCriterion(ProjectDocument& document, const engine::Turn& turn)
{
    const QString path = QString::fromStdString(turn.path);
    return turn.choice.empty() ? model::turn(document, path, pastTurn(turn, document.format()))
                               : choose(document, path, QString::fromStdString(turn.choice));
}

} // namespace model
