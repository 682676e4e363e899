#include "model/advice/advicetables.h"
#include "model/engine/judgment/advice.h"
#include "model/engine/text.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct Losses {
    Q_DECLARE_TR_FUNCTIONS(Losses)
};

struct Cause {
    const char *id, *name, *test;
};
constexpr Cause kCauses[] = {
    {"feed", L("Losses", "Data feed"),
     L("Losses", "Run some steps on synthetic data: the step gets shorter by the wait.")},
    {"small_batch", L("Losses", "Small batches, bubbles"),
     L("Losses", "Double the batch: tokens per second rise more than the step grows.")},
    {"network", L("Losses", "Inter-node network"),
     L("Losses", "Run an all-reduce test between nodes and compare its bus bandwidth.")},
    {"inside", L("Losses", "Intra-node link"),
     L("Losses", "Run an all-reduce test within a node and compare its bus bandwidth.")},
    {"stragglers", L("Losses", "Stragglers"),
     L("Losses", "Compare step times and GPU clocks by rank: one is slower than the rest.")},
    {"recompute", L("Losses", "Activation recomputation"),
     L("Losses", "Switch it off where memory allows: the step gets shorter.")},
    {"software", L("Losses", "Tuning gap"),
     L("Losses", "Profile one step: many small kernels and gaps between them.")},
    {"failures", L("Losses", "Interruptions"),
     L("Losses", "Divide steps kept by steps computed in the log of a week.")},
};

const Cause& causeOf(const std::string& id)
{
    return *std::ranges::find(kCauses, id, &Cause::id);
}

QString summaryOf(const engine::LowUse& use, const NumberFormat& format)
{
    if (std::isnan(use.computed))
        return Losses::tr("No run of this plan has a computed step.");
    const QString computed = format.text(use.computed, Unit::Percent);
    if (std::isnan(use.measured))
        return words::filled(Losses::tr("This plan should reach an MFU of %1. Enter a measured one "
                                        "to compare."),
                             {computed});
    const QString measured = format.text(use.measured, Unit::Percent);
    return use.explained
               ? words::filled(
                     //: %1 and %2 percentages.
                     Losses::tr("Measured %1, computed %2: within the uncertainty."),
                     {measured, computed})
               //: %1 and %2 percentages.
               : words::filled(Losses::tr("Measured %1, computed %2: likely losses in order."),
                               {measured, computed});
}

} // namespace

void LossTable::show(const engine::Evaluation& e, const NumberFormat& format)
{
    const bool measured =
        e.advice && std::ranges::any_of(e.advice->lowUse.losses, [](const engine::Loss& loss) {
            return std::isfinite(loss.value);
        });
    std::vector<Head> heads{
        {Losses::tr("Cause"), Losses::tr("What takes time from a step, largest first."), 140, true},
        {Losses::tr("Computed"), Losses::tr("Share of the step that this plan loses to it."), 64},
        {Losses::tr("Would explain"),
         Losses::tr("Value of the input behind it that alone would explain the measured MFU."), 90,
         false, !measured},
        {Losses::tr("Test"), Losses::tr("How to find out."), 240, true}};
    std::vector<Row> rows;
    if (e.advice) {
        for (const engine::Loss& loss : e.advice->lowUse.losses) {
            const Cause& cause = causeOf(loss.id);
            const bool known = std::isfinite(loss.value);
            rows.push_back(
                {{words(QCoreApplication::translate("Losses", cause.name)),
                  number(format.text(loss.share, Unit::Percent), loss.share),
                  number(known ? format.text(loss.value, loss.unit) : QString(), loss.value),
                  words(QCoreApplication::translate("Losses", cause.test))}});
        }
        summary_ = summaryOf(e.advice->lowUse, format);
    }
    fill(std::move(heads), std::move(rows));
}

} // namespace model
