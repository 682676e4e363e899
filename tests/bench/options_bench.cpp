#include "app/verbs/verb.h"
#include "model/templates.h"
#include "tests/bench/figures.h"

#include <QElapsedTimer>

#include <algorithm>

namespace bench {
namespace {

constexpr std::size_t kFirst = 6; // types of GPU that come in the first stroke
constexpr double kStreamed = 2;   // seconds that a cold catalog may take

double secondsOf(const engine::Evaluation& answered, std::size_t types,
                 const engine::Context& context)
{
    engine::Wants wants;
    wants.options = true;
    wants.types = types;
    QElapsedTimer timer;
    timer.start();
    (void)engine::completed(answered, wants, context);
    return static_cast<double>(timer.nsecsElapsed()) / 1e9;
}

} // namespace

// Every GPU type of the catalog and way to have it, from nothing, for each template.
void measureOptions(std::vector<Figure>& figures)
{
    const auto context = app::contextNow();
    double first = 0;
    std::vector<double> whole;
    for (const engine::Template& kind : model::shippedTemplates()) {
        const auto project =
            model::templateProject(QString::fromStdString(kind.id), *context.catalog);
        const auto plan = project->scenarios.front().plan;
        const auto answered = engine::answer(plan, {}, context);
        first = std::max(first, secondsOf(*answered, kFirst, context));
        whole.push_back(secondsOf(*answered, engine::Wants::kAllTypes, context));
    }
    figures.push_back({"options_first_slowest_template", first, "s", {}});
    figures.push_back({"options_whole_median_template", percentile(whole, 0.5), "s", kStreamed});
    figures.push_back({"options_whole_slowest_template", percentile(whole, 1), "s", kStreamed});
}

} // namespace bench
