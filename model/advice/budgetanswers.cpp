#include "model/advice/budgetanswers.h"

#include "model/project/projectdocument.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct Budgets {
    Q_DECLARE_TR_FUNCTIONS(Budgets)
};

} // namespace

BudgetAnswers::BudgetAnswers(ProjectDocument& document, QObject* parent)
    : QObject(parent)
    , document_(document)
{
}

void BudgetAnswers::ask(const BudgetAsk& ask)
{
    const auto& project = document_.project();
    latest_.ask(
        this,
        [ask, plan = project.scenarios[project.current].plan, catalog = document_.sharedCatalog()](
            std::stop_token stop) { return affordedBy(*plan, *catalog, ask, std::move(stop)); },
        [this](const engine::Result<Afforded>& found) {
            if (!found)
                Q_EMIT refused(words::error(found.error()));
            else
                answer_ = *found;
            Q_EMIT answered();
        });
}

void AffordTable::show(const std::optional<Afforded>& afforded, const NumberFormat& format)
{
    std::vector<Head> heads{
        {Budgets::tr("How"), Budgets::tr("How the GPUs are sourced."), 110, true},
        {Budgets::tr("Most work"),
         Budgets::tr("The most of the planned work on the smallest cluster that meets its limits."),
         150, true},
        {Budgets::tr("GPUs"), Budgets::tr("GPUs of that cluster."), 54},
        {Budgets::tr("Largest model"),
         Budgets::tr("The largest model that can be trained from scratch on 20 tokens per "
                     "parameter by the deadline."),
         130, true},
        {Budgets::tr("Longest"), Budgets::tr("Working time of the cluster of this plan."), 70}};
    std::vector<Row> rows;
    for (const engine::AffordedWay& way :
         afforded ? afforded->ways : std::vector<engine::AffordedWay>{}) {
        const bool paid = way.most.paid();
        const QString largest =
            //: %1 a number of parameters, %2 a number of tokens.
            way.largest.paid() ? words::filled(Budgets::tr("%1 on %2"),
                                               {format.text(way.largest.amount, Unit::Parameters),
                                                format.text(way.suited.base(), Unit::TokensUnit)})
                               : QString();
        Row row{{words(wayName(way.way)),
                 words(paid ? amountText(*afforded, way.most.amount, format)
                            : Budgets::tr("the budget is too small")),
                 number(paid ? format.number(way.most.gpus, Unit::Gpus) : QString(), way.most.gpus),
                 words(largest),
                 number(format.text(way.longest.base(), Unit::Days), way.longest.base())}};
        if (!paid)
            row.cells[1].tone = Tone::Muted;
        if (paid && way.most.limited)
            row.tip = Budgets::tr("The deadline or a limit binds, not the budget.");
        rows.push_back(std::move(row));
    }
    fill(std::move(heads), std::move(rows));
}

} // namespace model
