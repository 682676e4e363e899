#include "model/risk/riskwords.h"

#include "model/engine/knobs/riskparts.h"
#include "model/engine/text.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

struct Risk {
    Q_DECLARE_TR_FUNCTIONS(Risk)
};

constexpr int kMostDecimals = 3;

// The catalog's texts on contradictory records, for translation.
constexpr const char* kDoubts[]{
    L("FleetDoubts", "Share of GPUs in the interruptions of the Llama 3 run"),
    L("FleetDoubts", "268 of 419 by the counts of the GPU's parts, which is 64.0 %"),
    L("FleetDoubts", "58.7 %, with 148 of 419 printed as 30.1 % (it is 35.3 %)"),
    L("FleetDoubts", "the counts"),
    L("FleetDoubts", "Interruptions of a run on 1,024 GPUs"),
    L("FleetDoubts", "28.8 hours apart, by the rate of its nodes"),
    L("FleetDoubts", "7.9 hours apart, as measured"),
    L("FleetDoubts", "the rate; the measured factor of 3.65 is shown next to it below 4,000 GPUs, "
                     "and counts where that is chosen"),
};

QString doubtText(const std::string& text)
{
    return QCoreApplication::translate("FleetDoubts", text.c_str());
}

bool isAbout(const engine::Contradiction& c, const std::string& fleet)
{
    return std::ranges::any_of(c.about, [&](const std::string& about) {
        return about.starts_with("fleets/" + fleet + '/');
    });
}

} // namespace

QString nearlyAll(engine::Share share, const NumberFormat& format)
{
    const double missing = 1 - share;
    const bool whole = std::abs(100 * share - std::round(100 * share)) < 1e-9;
    if (whole || !(missing > 0) || missing > 0.1)
        return format.text(share, engine::Unit::Percent);
    const int digits = -static_cast<int>(std::floor(std::log10(100 * missing)));
    const int decimals = std::clamp(digits + 1, 1, kMostDecimals);
    const double fine = std::pow(10, decimals);
    // A loss, however small, is never rounded away.
    const double rounded = std::min(std::round(100 * share * fine), 100 * fine - 1) / fine;
    return format.plain(rounded, decimals) + QChar(0x00a0) + u'%';
}

bool knowsGoodput(const engine::Evaluation& e)
{
    const engine::Workload& work = e.plan->work[e.view.trained];
    const engine::RunRisk& risk = e.assessment.work[e.view.trained].risk;
    return (work.trains() || work.recommends()) && std::isfinite(risk.computed) &&
           risk.between.base() > 0;
}

QString fleetWords(const engine::Plan& plan)
{
    for (const engine::FaultPart& part : engine::kFaultParts) {
        const auto cite = plan.cites->find("risk.rate." + std::string(part.key));
        if (cite != plan.cites->end())
            //: %1 a published failure record, %2 its date.
            return words::filled(Risk::tr("%1 (%2)"), {QString::fromStdString(plan.risk.fleetName),
                                                       QString::fromStdString(cite->second.date)});
    }
    return Risk::tr("Failure rates as entered.");
}

QString doubtWords(const engine::Plan& plan, const engine::Catalog& catalog)
{
    QStringList doubts;
    for (const engine::Contradiction& c : catalog.contradictions) {
        if (plan.risk.fleetId.empty() || !isAbout(c, plan.risk.fleetId))
            continue;
        QStringList values;
        for (const auto& value : c.values)
            values << doubtText(value.value);
        doubts << words::filled(
            //: %1 a topic, %2 the values found, %3 the value used.
            Risk::tr("Sources disagree. %1: %2. Used here: %3."),
            {doubtText(c.topic), values.join(Risk::tr(" vs. ")), doubtText(c.use)});
    }
    return doubts.join(u' ');
}

std::span<const char* const> doubtTexts()
{
    return kDoubts;
}

QString intervalRule(engine::IntervalRule rule)
{
    switch (rule) {
    case engine::IntervalRule::Daly: return Risk::tr("Daly");
    case engine::IntervalRule::Young: return Risk::tr("Young");
    case engine::IntervalRule::Available: return Risk::tr("maximum availability");
    case engine::IntervalRule::Typed: break;
    }
    return Risk::tr("entered");
}

} // namespace model
