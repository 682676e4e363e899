#include "tests/walk/walk.h"

#include "model/engine/dials/dial.h"
#include "model/engine/knobs/contradictions.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/training/widths.h"
#include "model/project/templates.h"
#include "tests/walk/stronger.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace walk {

const model::CatalogPtr& catalog()
{
    static const model::CatalogPtr all = [] {
        auto read = model::shippedCatalog(QStringLiteral("2026-11-21"));
        if (!read)
            throw std::runtime_error("no catalog: " + read.error().where);
        return *read;
    }();
    return all;
}

namespace {

using namespace engine;

const std::vector<std::pair<std::string, Plan>>& templates()
{
    static const auto all = [] {
        std::vector<std::pair<std::string, Plan>> plans;
        for (const Template& t : model::shippedTemplates()) {
            auto project = model::templateProject(QString::fromStdString(t.id), *catalog());
            if (!project)
                throw std::runtime_error("no template " + t.id);
            plans.emplace_back(t.id, project->plan());
        }
        return plans;
    }();
    return all;
}

const Plan& templateOf(const std::string& id)
{
    const auto found = std::ranges::find(templates(), id, &std::pair<std::string, Plan>::first);
    if (found == templates().end())
        throw std::runtime_error("no template " + id);
    return found->second;
}

std::string text(double value)
{
    std::array<char, 32> digits{};
    std::snprintf(digits.data(), digits.size(), "%.17g", value);
    return digits.data();
}

std::vector<std::pair<std::string, const Number*>> numbersOf(const Plan& plan)
{
    std::vector<std::pair<std::string, const Number*>> all;
    forEachRow(plan, numbers(), [&](Bound<Number> knob, const std::string& path) {
        all.emplace_back(path, knob.row);
    });
    return all;
}

const std::pair<std::string, Plan>& anyTemplate(support::Random& random)
{
    return templates()[random.below(templates().size())];
}

// A value in between, or at an end; uniform, or uniform in the logarithm.
double inside(support::Random& random, const Number& row)
{
    const std::size_t where = random.below(6);
    if (where == 0)
        return row.least;
    if (where == 1)
        return row.most;
    const bool slider = where < 4; // the range of the slider
    const double low = slider ? row.low : row.least, high = slider ? row.high : row.most;
    const double part = random.unit();
    const double value = low > 0 && row.scale == Scale::Log ? low * std::pow(high / low, part)
                                                            : low + part * (high - low);
    return row.whole ? std::round(value) : value;
}

// Figures that may be negative, and shares that may exceed 100 %.
bool mayBeNegative(std::string_view row)
{
    constexpr std::array all{"saved",  "npv",    "irr",      "return",      "present",
                             "gain",   "margin", "trend",    "growth",      "even",
                             "resale", "value",  "paid_tax", "memory_left", "budget_left"};
    return std::ranges::any_of(
        all, [&](const char* part) { return row.find(part) != std::string_view::npos; });
}
bool mayBeMoreThanAll(std::string_view row)
{
    // Memory that does not fit, load beyond capacity, support beyond a price, and runs slower on
    // many GPUs than on one.
    constexpr std::array all{"in_use",          "paid_use",      "even_use",   "serve_load",
                             "serve_tier_load", "weights_share", "paid_share", "serial_share",
                             "memory_share",    "efficiency"};
    return mayBeNegative(row) || std::ranges::any_of(all, [&](const char* part) {
               return row.find(part) != std::string_view::npos;
           });
}

} // namespace

std::string described(const Case& c)
{
    std::string all = c.from;
    for (const Turn& t : c.turns)
        all += " --set " + t.path + "=" + t.value;
    return all;
}

std::vector<Case> ends()
{
    std::vector<Case> all;
    for (const auto& [id, plan] : templates())
        for (const auto& [path, row] : numbersOf(plan))
            for (const double end : {row->least, row->most})
                all.push_back({id, {{path, text(end)}}});
    return all;
}

Case pair(support::Random& random)
{
    const auto& [id, plan] = anyTemplate(random);
    const auto rows = numbersOf(plan);
    Case c{id, {}};
    for (int i = 0; i < 2; ++i) {
        const auto& [path, row] = rows[random.below(rows.size())];
        c.turns.push_back({path, text(random.below(2) ? row->most : row->least)});
    }
    return c;
}

Case anything(support::Random& random)
{
    const auto& chosen = anyTemplate(random);
    const Plan& plan = chosen.second;
    const auto rows = numbersOf(plan);
    Case c{chosen.first, {}};
    const std::size_t choosing = random.below(5);
    forEachRow(plan, choices(), [&](Bound<Choice> choice, const std::string& path) {
        if (random.below(50) >= choosing)
            return;
        const auto options = choice.row->options(plan, plan.work[choice.work], *catalog());
        if (!options.empty())
            c.turns.push_back({path, options[random.below(options.size())].id});
    });
    for (std::size_t i = 1 + random.below(12); i > 0; --i) {
        const auto& [path, row] = rows[random.below(rows.size())];
        c.turns.push_back({path, text(inside(random, *row))});
    }
    return c;
}

Plan turnedTemplate(support::Random& random)
{
    constexpr std::size_t kMostTurns = 6;
    constexpr int kMostDoublings = 10; // of a cluster, so that a search takes milliseconds
    Plan plan = anyTemplate(random).second;
    for (std::size_t i = random.below(kMostTurns + 1); i > 0; --i)
        plan = support::randomTurn(random, plan);
    if (plan.cluster.count > 1 << kMostDoublings)
        plan.cluster.count = 1 << random.below(kMostDoublings + 1);
    return plan;
}

// As when reading a file: inputs that do not apply are kept, impossible ones are not.
Plan planOf(const Case& c)
{
    Plan plan = templateOf(c.from);
    for (const Turn& t : c.turns) {
        if (const auto number = findNumber(plan, t.path)) {
            Plan next = plan;
            write(next, number, std::stod(t.value) * info(number.row->unit).size);
            if (!contradictionIn(next)) // which no file can contain
                plan = std::move(next);
        } else if (auto next = chosen(plan, *catalog(), t.path, t.value))
            plan = std::move(*next);
    }
    return plan;
}

// The FLOPs of a model whose shape contradicts its parameters are unrelated to the peak.
bool isShaped(const Plan& plan)
{
    return std::ranges::all_of(plan.work, [](const Workload& w) {
        const Widths widths = widthsOf(w.train.model);
        const double weights =
            widths.layers * widths.attentionWeights() + widths.denseLayers * widths.denseWeights() +
            widths.mixtureLayers *
                (widths.experts * widths.expertWeights() + widths.sharedWeights()) +
            w.train.model.vocab * w.train.model.hidden;
        if (w.train.pace < 1 || (w.serves() && w.serve.rule == ServeRule::Measured))
            return false; // an entered factor makes it faster than computed
        const double ratio = weights / w.train.model.params.base();
        return ratio > 0.5 && ratio < 1.5;
    });
}
bool isOfPeak(std::string_view row)
{
    return row == "work.*.reached" || row == "work.*.alone" || row == "work.*.serve_implied" ||
           row == "work.*.efficiency";
}

std::shared_ptr<const Evaluation> answered(const Plan& plan, bool everything)
{
    Wants wants;
    if (everything) {
        wants.training = wants.site = wants.serving = wants.money = true;
        wants.draws = 100;
        wants.movers = {"money.own_total"};
    }
    return answer(std::make_shared<const Plan>(plan), wants, {catalog()});
}

std::vector<std::string> wrongFigures(const Evaluation& e)
{
    std::vector<std::string> wrong;
    const bool shaped = isShaped(*e.plan);
    forEachRow(*e.plan, dials(), [&](Bound<Dial> dial, const std::string& path) {
        const double value = read(*e.plan, e.assessment, dial) / info(dial.row->unit).size;
        const bool below = value < -1e-9 && !mayBeNegative(dial.row->path) &&
                           dial.row->path != "work.*.serial_share";
        const bool above = dial.row->unit == Unit::Percent && value > 100 * (1 + 1e-9) &&
                           !mayBeMoreThanAll(dial.row->path) &&
                           (shaped || !isOfPeak(dial.row->path));
        if (below || above)
            wrong.push_back(path + " = " + text(value) + " " +
                            std::string(info(dial.row->unit).symbol));
    });
    return wrong;
}

} // namespace walk
