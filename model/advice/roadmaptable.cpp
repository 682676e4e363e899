#include "model/advice/advicetables.h"
#include "model/engine/judgment/advice.h"
#include "model/engine/text.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace model {
namespace {

using engine::StageKind;
using engine::Unit;

struct Stages {
    Q_DECLARE_TR_FUNCTIONS(Stages)
};

// In the order of the kinds.
constexpr std::array kStages{L("Stages", "Baseline"), L("Stages", "Scaling test"),
                             L("Stages", "Full cluster"), L("Stages", "One year of growth")};

QString when(engine::Seconds time, const NumberFormat& format)
{
    return time.base() > 0 ? format.text(time.base(), Unit::Days) : Stages::tr("now");
}

// What must be demonstrated before the next stage, or before this one is ordered.
QString gate(const engine::RoadmapStage& stage, bool first, bool last, const NumberFormat& format)
{
    const auto text = [&](double value, Unit unit) { return format.text(value, unit); };
    switch (stage.kind) {
    case StageKind::Baseline:
    case StageKind::Scaling:
        //: %1 a time, %2 an amount of money, %3 and %4 times of a step.
        return Stages::tr("1,000 steps: %1, %2. Continue at a step time of up to %3 (planned: %4).")
            .arg(text(stage.lasts.base(), Unit::Second), text(stage.trial.base(), Unit::Dollar),
                 text(stage.longest.base(), Unit::Second), text(stage.step.base(), Unit::Second));
    case StageKind::Whole:
        //: %1 and %2 times of a step.
        return Stages::tr("The run. Investigate a step time above %1 (planned: %2).")
            .arg(text(stage.longest.base(), Unit::Second), text(stage.step.base(), Unit::Second));
    case StageKind::Load: break;
    }
    if (first && last)
        return Stages::tr("Carries today’s peak of %1 and all planned growth.")
            .arg(text(stage.requests.base(), Unit::EachSecond));
    if (first)
        return Stages::tr("Carries today’s peak of %1 and one year of growth.")
            .arg(text(stage.requests.base(), Unit::EachSecond));
    return Stages::tr("Order when the peak reaches %1; later growth means a later order.")
        .arg(text(stage.requests.base(), Unit::EachSecond));
}

} // namespace

void RoadmapTable::show(const engine::Evaluation& e, const NumberFormat& format)
{
    std::vector<Head> heads{
        {Stages::tr("Stage"), Stages::tr("Steps from the first machines to the full cluster."), 100,
         true},
        {Stages::tr("GPUs"), Stages::tr("GPUs of this stage."), 60},
        {Stages::tr("From"), Stages::tr("Time from today."), 66, false, false, 1},
        {Stages::tr("Order by"),
         Stages::tr("Latest order date for purchased machines, one lead time earlier."), 66, false,
         false, 2},
        {Stages::tr("Cost per year"), Stages::tr("Annual cost of this stage."), 78},
        {Stages::tr("Gate"), Stages::tr("What must be met before money is spent on more."), 220,
         true}};
    std::vector<Row> rows;
    summary_ = Stages::tr("Available for computed training runs and for serving.");
    if (e.advice && !e.advice->roadmap.stages.empty()) {
        const engine::Roadmap& roadmap = e.advice->roadmap;
        const bool ordered = e.plan->money.tenure == engine::Tenure::Buy;
        summary_ = roadmap.saved.base() > 0
                       ? Stages::tr("Growing in stages instead of starting at full size saves %1.")
                             .arg(format.text(roadmap.saved.base(), Unit::Dollar))
                   : roadmap.stages.size() == 1
                       ? Stages::tr("One stage is enough: the load does not outgrow it.")
                       : Stages::tr("Each stage must meet its gate before the next is paid for.");
        for (std::size_t i = 0; i < roadmap.stages.size(); ++i) {
            const engine::RoadmapStage& stage = roadmap.stages[i];
            const bool toOrder = ordered && std::isfinite(stage.order.base());
            rows.push_back(
                {{words(QCoreApplication::translate("Stages",
                                                    kStages[static_cast<std::size_t>(stage.kind)])),
                  number(format.text(stage.gpus, Unit::Gpus), stage.gpus),
                  number(when(stage.from, format), stage.from.base()),
                  number(toOrder ? when(stage.order, format) : QString(), stage.order.base()),
                  number(format.text((stage.cost * engine::kYear).base(), Unit::Dollar),
                         stage.cost.base()),
                  words(gate(stage, i == 0, i + 1 == roadmap.stages.size(), format))},
                 false});
        }
    }
    fill(std::move(heads), std::move(rows));
}

} // namespace model
