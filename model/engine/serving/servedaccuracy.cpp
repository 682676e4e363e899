#include "model/engine/serving/servedaccuracy.h"

#include "model/engine/serving/servedwords.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace engine {
namespace {

bool isMeasured(double value)
{
    return std::isfinite(value) && value != 0;
}

double requestsOf(const PublishedRow& row)
{
    const double measured = row.measured.served.requests;
    return isMeasured(measured) ? measured : servedTokensOf(row) / row.served->answer;
}

struct Column {
    const char* name;
    double (*measured)(const PublishedRow&);
    Predicted ServedAnswer::*predicted;
};
constexpr std::array kQuantities{
    Column{"output_tokens_per_s", servedTokensOf, &ServedAnswer::tokens},
    Column{"req_per_s", requestsOf, &ServedAnswer::requests},
    Column{"ttft_ms", [](const PublishedRow& r) { return r.measured.served.first; },
           &ServedAnswer::first},
    Column{"tpot_ms", [](const PublishedRow& r) { return r.measured.served.token; },
           &ServedAnswer::token},
};

constexpr std::array kWays{"kind", "engine", "gpu", "source", "precision", "scenario"};

std::vector<std::string> namesOf(const PublishedRow& row, const Prediction& p)
{
    const MeasuredRow& m = row.measured;
    const ServedRun& run = *row.served;
    return {p.kind ? std::string(idOf(*p.kind)) : "?",
            p.served ? std::string(nameOf(p.served->engine)) : run.engine,
            run.what.gpu,
            m.sourceKey.empty() ? m.id.substr(0, m.id.find('-')) : m.sourceKey,
            run.what.precision,
            run.scenario};
}

NamedCase caseOf(const PublishedRow& row, const Prediction& p, const Column& quantity)
{
    NamedCase c{{}, p.skipped, namesOf(row, p)};
    if (!p.served)
        return c;
    const Predicted& predicted = (*p.served).*quantity.predicted;
    const double measured = quantity.measured(row);
    if (!(predicted.value > 0)) {
        c.why = "no such quantity in the prediction";
        return c;
    }
    c.error = predicted.value / measured - 1;
    if (isMeasured(predicted.low) && isMeasured(predicted.high))
        c.inside = predicted.low <= measured && measured <= predicted.high;
    return c;
}

AccuracyTable tableOf(const std::vector<PublishedRow>& rows,
                      const std::vector<Prediction>& predictions, const Column& quantity)
{
    AccuracyTable table;
    table.quantity = quantity.name;
    std::vector<NamedCase> cases;
    for (std::size_t i = 0; i < std::min(rows.size(), predictions.size()); ++i) {
        if (!rows[i].served)
            continue;
        if (std::string why = whyLeftOut(rows[i]); !why.empty())
            ++table.leftOut[why];
        else if (!isMeasured(quantity.measured(rows[i])))
            ++table.leftOut["not measured"];
        else
            cases.push_back(caseOf(rows[i], predictions[i], quantity));
    }
    fillGroups(table, kWays, cases);
    return table;
}

} // namespace

double servedTokensOf(const PublishedRow& row)
{
    const ServedMeasured& m = row.measured.served;
    const ServedRun& run = *row.served;
    if (isMeasured(m.tokens))
        return m.tokens;
    if (isMeasured(m.tokensGpu) && isMeasured(run.what.gpus))
        return m.tokensGpu * run.what.gpus;
    const StatedScenario scenario = statedScenario(run.scenario, run.users);
    if (scenario.traffic == Traffic::Closed || scenario.traffic == Traffic::Split)
        return 1e3 * run.users * run.answer / (m.first + m.token * (run.answer - 1));
    return m.requests * run.answer;
}

std::string whyLeftOut(const PublishedRow& row)
{
    const std::string text = row.measured.notes + " " + row.served->what.model;
    if (row.measured.quality == "C")
        return "quality C";
    if (text.find("SUSPECT") != text.npos || text.find("PROXY") != text.npos)
        return "SUSPECT or PROXY";
    return {};
}

std::vector<AccuracyTable> servedAccuracyOf(const std::vector<PublishedRow>& rows,
                                            const std::vector<Prediction>& predictions)
{
    std::vector<AccuracyTable> tables;
    if (std::ranges::none_of(rows, [](const PublishedRow& row) { return row.served.has_value(); }))
        return tables;
    for (const Column& quantity : kQuantities)
        tables.push_back(tableOf(rows, predictions, quantity));
    return tables;
}

} // namespace engine
