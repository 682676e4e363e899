#include "model/engine/serving/served_accuracy.h"

#include "model/engine/serving/served_words.h"
#include "model/engine/training/plain_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace engine {
namespace {

bool known(double value)
{
    return std::isfinite(value) && value != 0;
}

// Tokens a second as a row says them, or as they follow from what it does say.
double tokensOf(const PublishedRow& row)
{
    const ServedMeasured& m = row.measured.served;
    const ServedRun& run = *row.served;
    if (known(m.tokens))
        return m.tokens;
    if (known(m.tokensGpu) && known(run.what.gpus))
        return m.tokensGpu * run.what.gpus;
    const ScenarioSaid said = scenarioSaid(run.scenario, run.users);
    if (said.traffic == Traffic::Closed || said.traffic == Traffic::Split)
        return 1e3 * run.users * run.answer / (m.first + m.token * (run.answer - 1));
    return m.requests * run.answer;
}

double requestsOf(const PublishedRow& row)
{
    const double said = row.measured.served.requests;
    return known(said) ? said : tokensOf(row) / row.served->answer;
}

struct Column {
    const char* name;
    double (*measured)(const PublishedRow&);
    Predicted ServedAnswer::*predicted;
};
constexpr std::array kQuantities{
    Column{"output_tokens_per_s", tokensOf, &ServedAnswer::tokens},
    Column{"req_per_s", requestsOf, &ServedAnswer::requests},
    Column{"ttft_ms", [](const PublishedRow& r) { return r.measured.served.first; },
           &ServedAnswer::first},
    Column{"tpot_ms", [](const PublishedRow& r) { return r.measured.served.token; },
           &ServedAnswer::token},
};

// Doubtful rows and cut-down models judge nobody, nor does what was not measured.
std::string leftOut(const PublishedRow& row, double measured)
{
    const std::string text = row.measured.notes + " " + row.served->what.model;
    if (row.measured.quality == "C")
        return "quality C";
    if (text.find("SUSPECT") != text.npos || text.find("PROXY") != text.npos)
        return "SUSPECT or PROXY";
    return known(measured) ? "" : "not measured";
}

struct Case : AccuracyCase {
    const PublishedRow* row = nullptr;
    std::string why; // it was not predicted
};

Case caseOf(const PublishedRow& row, const Prediction& p, const Column& quantity)
{
    Case c;
    c.row = &row;
    c.why = p.skipped;
    if (!p.served)
        return c;
    const Predicted& predicted = (*p.served).*quantity.predicted;
    const double measured = quantity.measured(row);
    if (!(predicted.value > 0)) {
        c.why = "no such quantity in the prediction";
        return c;
    }
    c.error = predicted.value / measured - 1;
    if (known(predicted.low) && known(predicted.high))
        c.inside = predicted.low <= measured && measured <= predicted.high;
    return c;
}

struct Look {
    const char* by;
    std::string (*name)(const PublishedRow&);
};
constexpr std::array kLooks{
    Look{"source",
         [](const PublishedRow& r) {
             const MeasuredRow& m = r.measured;
             return m.sourceKey.empty() ? m.id.substr(0, m.id.find('-')) : m.sourceKey;
         }},
    Look{"gpu", [](const PublishedRow& r) { return r.served->what.gpu; }},
    Look{"precision", [](const PublishedRow& r) { return r.served->what.precision; }},
    Look{"engine", [](const PublishedRow& r) { return r.served->engine; }},
    Look{"scenario", [](const PublishedRow& r) { return r.served->scenario; }},
};

AccuracyTable tableOf(const std::vector<PublishedRow>& rows,
                      const std::vector<Prediction>& predictions, const Column& quantity)
{
    AccuracyTable table;
    table.quantity = quantity.name;
    std::vector<Case> cases;
    for (std::size_t i = 0; i < std::min(rows.size(), predictions.size()); ++i) {
        if (!rows[i].served)
            continue;
        if (std::string why = leftOut(rows[i], quantity.measured(rows[i])); !why.empty()) {
            ++table.leftOut[why];
            continue;
        }
        cases.push_back(caseOf(rows[i], predictions[i], quantity));
        if (!cases.back().error)
            ++table.skipped[cases.back().why];
    }
    std::vector<const AccuracyCase*> all;
    for (const Case& c : cases)
        all.push_back(&c);
    table.all = lineOf("all", all);
    for (const Look& look : kLooks) {
        std::map<std::string, std::vector<const AccuracyCase*>> groups;
        for (const Case& c : cases)
            groups[look.name(*c.row)].push_back(&c);
        AccuracyTable::Group& group = table.groups.emplace_back();
        group.by = look.by;
        for (const auto& [name, some] : groups)
            group.lines.push_back(lineOf(name, some));
    }
    return table;
}

} // namespace

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
