#include "model/options/supplyactions.h"

#include "model/options/optionwords.h"
#include "model/project/projectdocument.h"
#include "model/project/scenarioactions.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace model {
namespace {

// "128 B200, spot, Nebius": short enough for a tab.
QString nameOf(const ProjectDocument& document, const engine::PlanOption& option)
{
    QStringList parts{optionSize(option, document.format()), optionWay(option, document.catalog())};
    if (!option.seller.empty())
        parts << QString::fromStdString(option.seller);
    return parts.join(QStringLiteral(", "));
}

} // namespace

void takeOption(ProjectDocument& document, const engine::PlanOption& option)
{
    engine::Project next = document.project();
    next.scenarios[next.current].plan = option.plan;
    document.take(
        words::filled(QCoreApplication::translate("Supply", "Use %1"), {nameOf(document, option)}),
        std::move(next));
}

engine::Result<void> addOption(ProjectDocument& document, const engine::PlanOption& option)
{
    if (!mayAddScenario(document))
        return engine::fail(engine::Error::Code::OutOfRange, "scenarios",
                            std::to_string(kMostScenarios + 1),
                            "1 – " + std::to_string(kMostScenarios));
    addScenario(document, nameOf(document, option), option.plan);
    return {};
}

} // namespace model
