#include "model/training/memorychart.h"

#include "model/engine/training/detail.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace model {
namespace {

using engine::Bytes, engine::MemoryParts, engine::Unit;

struct Memory {
    Q_DECLARE_TR_FUNCTIONS(Memory)
};

constexpr std::size_t kMostColumns = 8;

// The first, the last and the fullest; the others evenly spaced as room allows.
std::vector<std::size_t> shownStages(std::size_t count, std::size_t fullest)
{
    std::vector<std::size_t> shown;
    const std::size_t columns = std::min(count, kMostColumns);
    for (std::size_t i = 0; i < columns; ++i)
        shown.push_back(columns < 2 ? 0 : i * (count - 1) / (columns - 1));
    if (std::ranges::find(shown, fullest) == shown.end()) { // replaces its neighbor
        const auto next = std::ranges::upper_bound(shown, fullest);
        *(next - 1 == shown.begin() ? next : next - 1) = fullest;
    }
    return shown;
}

std::size_t fullestOf(const std::vector<MemoryParts>& stages)
{
    const auto it =
        std::ranges::max_element(stages, {}, [](const MemoryParts& m) { return m.total(); });
    return static_cast<std::size_t>(it - stages.begin());
}

QString stageName(std::size_t stage, std::size_t count)
{
    if (count == 1)
        return Memory::tr("every GPU");
    if (stage == 0)
        return Memory::tr("first");
    return stage + 1 == count ? Memory::tr("last") : QString::number(stage + 1);
}

void addParts(StackChart& chart, const std::vector<MemoryParts>& stages,
              const std::vector<std::size_t>& shown, double size)
{
    const std::pair<QString, Bytes MemoryParts::*> parts[] = {
        {Memory::tr("weights"), &MemoryParts::weights},
        {Memory::tr("gradients"), &MemoryParts::gradients},
        {Memory::tr("optimizer"), &MemoryParts::optimizer},
        {Memory::tr("activations"), &MemoryParts::activations},
        {Memory::tr("logits"), &MemoryParts::logits},
        {Memory::tr("buffers"), &MemoryParts::buffers},
        {Memory::tr("fragmentation"), &MemoryParts::fragmentation}};
    for (const auto& [label, member] : parts) {
        StackChart::Part part{label, {}};
        for (const std::size_t stage : shown)
            part.values.push_back((stages[stage].*member).base() / size);
        chart.parts.push_back(std::move(part));
    }
}

// "Stage 1 of 4 is the fullest: 61.2 GiB of 73.6 GiB usable. It fits."
QString verdict(const engine::Evaluation& e, const NumberFormat& format, std::size_t fullest)
{
    const engine::TrainingDetail& detail = e.training[e.view.trained];
    const engine::Fit fit = e.assessment.work[e.view.trained].fit;
    const Bytes most = detail.stages[fullest].total();
    const QString held = format.text(most.base(), Unit::GiB);
    const QString usable = format.text(detail.usable.base(), Unit::GiB);
    //: %1 and %2 amounts of memory.
    const QString of = Memory::tr("%1 of %2 usable").arg(held, usable);
    const QString where = detail.stages.size() == 1
                              ? Memory::tr("Each GPU uses %1.").arg(of)
                              //: %1 and %2 numbers of pipeline stages, %3 an amount of memory.
                              : Memory::tr("Stage %1 of %2 is the fullest: %3.")
                                    .arg(fullest + 1)
                                    .arg(detail.stages.size())
                                    .arg(of);
    if (fit == engine::Fit::DoesNot)
        return where + u' ' +
               Memory::tr("It does not fit: %1 over the limit.")
                   .arg(format.text((most - detail.usable).base(), Unit::GiB));
    return where + u' ' +
           (fit == engine::Fit::Tight
                ? Memory::tr("The fit is tight: the margin is within the error of the estimate.")
                : Memory::tr("It fits."));
}

} // namespace

QString fitWords(engine::Fit fit)
{
    switch (fit) {
    case engine::Fit::Fits: return Memory::tr("fits");
    case engine::Fit::Tight: return Memory::tr("is tight");
    case engine::Fit::DoesNot: return Memory::tr("does not fit");
    }
    return {};
}

StackChart memoryChart(const engine::Evaluation& e, const NumberFormat& format)
{
    StackChart chart;
    chart.title = Memory::tr("Memory per GPU by pipeline stage");
    const bool known = !e.training.empty() && !e.training[e.view.trained].stages.empty();
    const double capacity = known ? e.training[e.view.trained].capacity.base() : 0;
    const std::size_t fullest = known ? fullestOf(e.training[e.view.trained].stages) : 0;
    const double most = known ? e.training[e.view.trained].stages[fullest].total().base() : 0;
    if (!std::isfinite(most + capacity) || !(most > 0)) {
        chart.subtitle = Memory::tr("Memory per GPU is unknown here.");
        return chart;
    }
    const engine::TrainingDetail& detail = e.training[e.view.trained];
    const double size = engine::info(Unit::GiB).size;
    chart.unit = QString::fromUtf8(engine::info(Unit::GiB).symbol);
    const auto shown = shownStages(detail.stages.size(), fullest);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        chart.columns << stageName(shown[i], detail.stages.size());
        chart.totals << format.number(detail.stages[shown[i]].total().base(), Unit::GiB);
        if (shown[i] == fullest)
            chart.marked = static_cast<int>(i);
    }
    addParts(chart, detail.stages, shown, size);
    chart.lines = {{Memory::tr("usable"), detail.usable.base() / size},
                   {Memory::tr("capacity"), capacity / size}};
    chart.high = std::max(most, capacity) / size;
    chart.subtitle = verdict(e, format, fullest);
    chart.summary = chart.subtitle;
    return chart;
}

} // namespace model
