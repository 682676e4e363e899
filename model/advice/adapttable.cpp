#include "model/advice/advicetables.h"
#include "model/engine/judgment/advice.h"
#include "model/engine/text.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace model {
namespace {

using engine::Adaptation;
using engine::Unit;

struct Adapt {
    Q_DECLARE_TR_FUNCTIONS(Adapt)
};

// In the order of the ways.
constexpr std::array kWays{L("Adapt", "Instructions and examples"), L("Adapt", "Retrieval (RAG)"),
                           L("Adapt", "Fine-tuning (LoRA)")};

QString meaning(const engine::AdaptationRow& row, const engine::Evaluation& e,
                const NumberFormat& format)
{
    const engine::Circumstances& advice = e.plan->advice;
    switch (row.way) {
    case Adaptation::Prompt:
        return Adapt::tr("Adds %1 tokens to each question; new facts have to be written into them.")
            .arg(format.text(advice.instructions.base(), Unit::TokensUnit));
    case Adaptation::Retrieve:
        return Adapt::tr("Adds retrieved text to each question; new facts are known once indexed.");
    case Adaptation::Tune: break;
    }
    if (!std::isfinite(row.tuning.base()))
        return Adapt::tr("The model cannot be fine-tuned on this GPU.");
    const QString often = format.text(advice.tunings.base(), Unit::EachYear);
    const QString once = format.text(row.tuning.base(), Unit::Dollar);
    const QString where = format.text(row.tuningGpus, Unit::Gpus);
    if (!std::isfinite(row.fromRequests))
        //: %1 how often, %2 the cost of one fine-tuning, %3 GPUs.
        return Adapt::tr("%1 at %2 each, on %3; new facts wait for the next one.")
            .arg(often, once, where);
    //: %1 how often, %2 the cost of one fine-tuning, %3 GPUs, %4 a rate with its unit.
    return Adapt::tr("%1 at %2 each, on %3; new facts wait for the next one. Cheaper than "
                     "instructions from about %4 on.")
        .arg(often, once, where, format.text(row.fromRequests, Unit::EachSecond));
}

} // namespace

void AdaptTable::show(const engine::Evaluation& e, const NumberFormat& format)
{
    std::vector<Head> heads{
        {Adapt::tr("Method"), Adapt::tr("How a general model is adapted to your purpose."), 130,
         true},
        {Adapt::tr("Prompt tokens"), Adapt::tr("Tokens that the model reads per request."), 64,
         false, false, 2},
        {Adapt::tr("GPUs"), Adapt::tr("Smallest fleet that meets the latency limits."), 56, false,
         false, 1},
        {Adapt::tr("Cost per year"), Adapt::tr("Annual cost of the fleet and its fine-tunings."),
         78},
        {Adapt::tr("Per 1 M requests"), Adapt::tr("Cost per million requests."), 70, false, false,
         2},
        {Adapt::tr("For this plan"), Adapt::tr("What it means here."), 190, true}};
    std::vector<Row> rows;
    summary_.clear();
    if (e.advice && !e.advice->adaptations.empty()) {
        summary_ = Adapt::tr("Cost of the same requests by three methods. Test the quality of the "
                             "answers on requests of your own.");
        for (const engine::AdaptationRow& row : e.advice->adaptations) {
            const auto cell = [&](double value, Unit unit) {
                return number(std::isfinite(value) ? format.text(value, unit) : QString(), value);
            };
            const bool possible = std::isfinite(row.cost.base());
            rows.push_back({{words(QCoreApplication::translate(
                                 "Adapt", kWays[static_cast<std::size_t>(row.way)])),
                             cell(row.prompt.base(), Unit::TokensUnit), cell(row.gpus, Unit::Gpus),
                             possible ? cell((row.cost * engine::kYear).base(), Unit::Dollar)
                                      : words(Adapt::tr("not possible")),
                             cell(row.each.base(), Unit::Dollar), words(meaning(row, e, format))},
                            row.best});
        }
    }
    fill(std::move(heads), std::move(rows));
}

} // namespace model
