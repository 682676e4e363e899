#include "model/uncertainty/questions.h"

#include "model/engine/dials/dial.h"
#include "model/engine/plan.h"
#include "model/engine/text.h"
#include "model/engine/uncertainty/simulate.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct Row {
    const char* name;
    const char* phrase;
    const char* rented; // the dial, if the cluster is rented
    const char* bought;
    // For work without an end: the share of a run is per year.
    const char* yearName = nullptr;
    const char* yearPhrase = nullptr;
    // For work that trains nothing.
    const char* batchName = nullptr;
    const char* batchPhrase = nullptr;
};
constexpr std::array kRows{
    Row{L("Matters", "Cost per run"), L("Matters", "the cost per run"), "money.run_cost",
        "money.run_cost", L("Matters", "Cost per year"), L("Matters", "the cost per year")},
    Row{L("Matters", "Time to train"), L("Matters", "the time to train"), "work.*.time",
        "work.*.time", nullptr, nullptr, L("Matters", "Time to finish"),
        L("Matters", "the time to finish")},
    Row{L("Matters", "Cost over %1"), L("Matters", "the cost over %1"), "money.rent_total",
        "money.own_total"},
    Row{L("Matters", "Energy"), L("Matters", "the energy per run"), "site.energy_run",
        "site.energy_run", L("Matters", "Energy"), L("Matters", "the energy per year")},
    Row{L("Matters", "Carbon"), L("Matters", "the carbon per run"), "site.carbon_run",
        "site.carbon_run", L("Matters", "Carbon"), L("Matters", "the carbon per year")},
    Row{L("Matters", "Power"), L("Matters", "the average power"), "site.mean", "site.mean"},
};

constexpr double kAlmost = 0.995; // above it, percentages would round to 100

QString questionText(const char* text)
{
    return QCoreApplication::translate("Matters", text);
}

} // namespace

int countOfQuestions()
{
    return static_cast<int>(kRows.size());
}

std::vector<Question> questions(const engine::Evaluation& e, const NumberFormat& format)
{
    const engine::Plan& plan = *e.plan;
    const QString years = format.text(plan.money.years.base(), Unit::Years);
    std::vector<Question> all;
    for (const Row& row : kRows) {
        const std::string path =
            engine::boundPath(plan.money.tenure == engine::Tenure::Rent ? row.rented : row.bought,
                              plan.work[e.view.work].id);
        const auto dial = engine::findDial(plan, path);
        const bool yearly = row.yearName && !plan.runs();
        const bool batch = row.batchName && plan.work[e.view.work].isBatch();
        const QString name = questionText(yearly  ? row.yearName
                                          : batch ? row.batchName
                                                  : row.name),
                      phrase = questionText(yearly  ? row.yearPhrase
                                            : batch ? row.batchPhrase
                                                    : row.phrase);
        const bool takesYears = name.contains(QStringLiteral("%1"));
        all.push_back({takesYears ? name.arg(years) : name, takesYears ? phrase.arg(years) : phrase,
                       QString::fromStdString(path), dial.row->unit,
                       std::isfinite(engine::read(*e.resolved, e.assessment, dial))});
    }
    return all;
}

engine::Wants wantsOfMovers()
{
    engine::Wants wants;
    for (const Row& row : kRows)
        for (const std::string dial : {row.rented, row.bought})
            if (wants.movers.empty() || wants.movers.back() != dial)
                wants.movers.push_back(dial);
    return wants;
}

engine::Wants wantsOfDraws()
{
    engine::Wants wants = wantsOfMovers(); // for these figures
    wants.draws = engine::DrawWants{}.draws;
    return wants;
}

engine::Wants wantsOfQuestions()
{
    engine::Wants wants = wantsOfDraws();
    wants.frontier = true;
    return wants;
}

QString inputName(const std::string& path)
{
    if (path.ends_with(".serve.pace"))
        return questionText(L("Matters", "Predicted serving speed"));
    if (path.ends_with(".pace"))
        return questionText(L("Matters", "Predicted step time"));
    if (path.ends_with(".memory"))
        return questionText(L("Matters", "Predicted memory"));
    return words::knobLabel(QString::fromStdString(path));
}

engine::Unit inputUnit(const engine::Plan& plan, const std::string& path)
{
    const auto knob = engine::findNumber(plan, path);
    return knob ? knob.row->unit : engine::findDial(plan, path).row->unit;
}

QString chanceText(double chance, const NumberFormat& format)
{
    if (chance < 1 && chance >= kAlmost)
        return QStringLiteral("> ") + format.text(0.99, Unit::Percent);
    if (chance > 0 && chance < 1 - kAlmost)
        return QStringLiteral("< ") + format.text(0.01, Unit::Percent);
    return format.text(std::round(chance * 100) / 100, Unit::Percent);
}

} // namespace model
