#include "app/verbs/verb.h"
#include "model/engine/options/option.h"
#include "model/project/templates.h"
#include "tests/bench/figures.h"

#include <QElapsedTimer>

#include <algorithm>

namespace bench {
namespace {

constexpr std::size_t kFirst = 6; // GPU types in the first pass
constexpr double kStreamed = 2;   // seconds allowed with a cold catalog

constexpr double kFirstStroke = 0.1;

struct Streamed {
    double first = 0, whole = 0, drawn = 0; // seconds
};

// Like the window: a few types at a time, then rough probabilities, then exact ones.
Streamed streamed(std::shared_ptr<const engine::Evaluation> sofar, const engine::Context& context)
{
    engine::Wants wants;
    wants.options = true;
    wants.types = kFirst;
    Streamed seconds;
    QElapsedTimer timer;
    timer.start();
    do {
        sofar = engine::completed(*sofar, wants, context);
        seconds.drawn = static_cast<double>(timer.nsecsElapsed()) / 1e9;
        if (seconds.first == 0)
            seconds.first = seconds.drawn;
        if (seconds.whole == 0 && sofar->options->draws > 0)
            seconds.whole = seconds.drawn;
    } while (!sofar->options->isDrawn());
    return seconds;
}

} // namespace

// All GPU types and ways to get them, from scratch, for each template.
void measureOptions(std::vector<Figure>& figures)
{
    const auto context = app::contextNow();
    std::vector<double> first, whole, drawn;
    for (const engine::Template& kind : model::shippedTemplates()) {
        const auto project =
            model::templateProject(QString::fromStdString(kind.id), *context.catalog);
        const Streamed seconds =
            streamed(engine::answer(project->scenarios.front().plan, {}, context), context);
        first.push_back(seconds.first);
        whole.push_back(seconds.whole);
        drawn.push_back(seconds.drawn);
    }
    figures.push_back({"options_first_slowest_template", percentile(first, 1), "s", kFirstStroke});
    figures.push_back({"options_whole_median_template", percentile(whole, 0.5), "s", kStreamed});
    figures.push_back({"options_whole_slowest_template", percentile(whole, 1), "s", kStreamed});
    figures.push_back({"options_drawn_median_template", percentile(drawn, 0.5), "s", kStreamed});
    figures.push_back({"options_drawn_slowest_template", percentile(drawn, 1), "s", {}});
}

} // namespace bench
