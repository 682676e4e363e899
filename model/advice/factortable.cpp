#include "model/advice/advicetables.h"
#include "model/engine/judgment/advice.h"
#include "model/engine/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Ahead;

struct Factors {
    Q_DECLARE_TR_FUNCTIONS(Factors)
};

struct Factor {
    const char *id, *name;
};
constexpr Factor kFactors[] = {{"scale_run", L("Factors", "Time per run")},
                               {"scale_fleet", L("Factors", "Requests within limits")},
                               {"setup", L("Factors", "Nodes to set up")},
                               {"cost_run", L("Factors", "Cost per run")},
                               {"cost_fleet", L("Factors", "Cost per 1 M requests")},
                               {"faults", L("Factors", "Time lost to failures")},
                               {"standby", L("Factors", "Standby replicas")},
                               {"memory", L("Factors", "Memory")},
                               {"staff", L("Factors", "Engineers needed")},
                               {"waste", L("Factors", "Idle GPUs per year")}};

QString aheadText(Ahead ahead)
{
    switch (ahead) {
    case Ahead::OneGpu: return Factors::tr("one GPU");
    case Ahead::Cluster: return Factors::tr("cluster");
    case Ahead::Depends: break;
    }
    return Factors::tr("it depends");
}

} // namespace

void FactorTable::show(const engine::Evaluation& e, const NumberFormat& format)
{
    std::vector<Head> heads{
        {Factors::tr("Factor"), Factors::tr("A factor of a published comparison."), 120, true},
        {Factors::tr("One GPU"), Factors::tr("This plan on one GPU."), 70},
        {Factors::tr("Cluster"), Factors::tr("This plan on its cluster."), 70},
        {Factors::tr("Article"), Factors::tr("Which of the two the article considers better."), 70,
         true, false, 1},
        {Factors::tr("Verdict"), Factors::tr("Whether the figures of this plan agree."), 70, true}};
    std::vector<Row> rows;
    summary_ = Factors::tr("Seven factors of an article, with the figures of this plan.");
    if (e.advice)
        for (const engine::FactorRow& factor : e.advice->factors) {
            const auto cell = [&](double value) {
                return std::isfinite(value) ? number(format.text(value, factor.unit), value)
                                            : words(Factors::tr("not possible"));
            };
            const auto known = std::ranges::find(kFactors, factor.id, &Factor::id);
            const bool agrees = factor.agrees();
            rows.push_back({{words(Factors::tr(known->name)), cell(factor.one),
                             cell(factor.cluster), words(aheadText(factor.claimed)),
                             words(agrees ? Factors::tr("agrees") : Factors::tr("✗ differs"))}});
            if (!agrees)
                rows.back().cells.back().tone = Tone::Warning;
        }
    fill(std::move(heads), std::move(rows));
}

} // namespace model
