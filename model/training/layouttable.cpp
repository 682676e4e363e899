#include "model/training/layouttable.h"

#include "model/engine/text.h"
#include "model/engine/training/search.h"
#include "model/training/layoutwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace model {
namespace {

using engine::Layout, engine::Unit;

struct Column : TableColumn {
    // Whether a layout has nothing to show there: a degree of one, no offload.
    bool (*isNothing)(const Layout&) = nullptr;
};
const std::array kColumns{
    Column{L("Layouts", "#"), L("Layouts", "Rank by conservative step time."), 40},
    Column{L("Layouts", "Tensor"), L("Layouts", "GPUs that split each weight matrix."), 54},
    Column{L("Layouts", "Pipeline"),
           L("Layouts", "Sequential stages into which the layers are divided."), 60},
    Column{L("Layouts", "Virtual"),
           L("Layouts", "Virtual pipeline stages that each stage interleaves."), 56, false, 0,
           [](const Layout& l) { return l.interleave == 1; }},
    Column{L("Layouts", "Context"), L("Layouts", "GPUs that split each sequence."), 58, false, 0,
           [](const Layout& l) { return l.context == 1; }},
    Column{L("Layouts", "Expert"), L("Layouts", "GPUs across which the experts are distributed."),
           56, false, 0, [](const Layout& l) { return l.expert == 1; }},
    Column{L("Layouts", "Data"),
           L("Layouts", "Model replicas, each processing its part of the batch."), 46},
    Column{L("Layouts", "Sharding"),
           L("Layouts", "What is sharded across the replicas: ZeRO-1 the optimizer state, ZeRO-2 "
                        "also the gradients, ZeRO-3 everything."),
           68, true, 1},
    Column{L("Layouts", "Micro"), L("Layouts", "Micro-batch size in sequences."), 48, false, 3},
    Column{L("Layouts", "Recompute"), L("Layouts", "What the backward pass recomputes."), 92, true,
           2, [](const Layout& l) { return l.recompute == engine::Recompute::None; }},
    Column{L("Layouts", "Offload"),
           L("Layouts", "What is kept in host memory or on the node's disks."), 124, true, 1,
           [](const Layout& l) { return l.offload == engine::Offload::None; }},
    Column{L("Layouts", "Step"), L("Layouts", "Typical time of one optimizer step."), 62},
    Column{L("Layouts", "Conservative"),
           L("Layouts", "Conservative estimate of the step time, used for the ranking."), 68, false,
           4},
    Column{L("Layouts", "vs. best"),
           L("Layouts", "Speed relative to the best layout, by the conservative estimate."), 58,
           false, 5},
    Column{L("Layouts", "Memory"), L("Layouts", "Memory used on the fullest GPU."), 74},
    Column{L("Layouts", "Main loss"),
           L("Layouts", "Where the layout loses most, as a share of its step time."), 150, true},
};

QString layoutText(const char* text)
{
    return QCoreApplication::translate("Layouts", text);
}

} // namespace

CellTable::Row LayoutTable::rowOf(const engine::RankedLayout& r, int rank,
                                  const NumberFormat& format) const
{
    const Layout& l = r.layout;
    const auto degree = [](std::int32_t value) { return number(QString::number(value), value); };
    const auto time = [&format](engine::Seconds s) {
        return number(format.text(s.base(), Unit::Second), s.base());
    };
    const auto micro = static_cast<double>(l.microBatch);
    const double ofBest = best_ / r.cautious.base();
    const bool used = l == now_, fits = r.fit != engine::Fit::DoesNot;
    const QString verdict = verdictWords(r, format);
    Row row{{rank > 0 ? degree(rank) : number(QStringLiteral("–"), NAN), degree(l.tensor),
             degree(l.pipeline), degree(l.interleave), degree(l.context), degree(l.expert),
             degree(l.data), words(shardingWords(l.sharding), static_cast<double>(l.sharding)),
             number(format.number(micro, Unit::Count), micro),
             words(recomputeWords(l, format), static_cast<double>(l.recompute)),
             words(offloadWords(l.offload), static_cast<double>(l.offload)), time(r.step),
             time(r.cautious), number(format.text(ofBest, Unit::Percent), ofBest),
             number(format.text(r.memory.base(), Unit::GiB), r.memory.base()),
             words(used ? layoutText(L("Layouts", "in use: %1")).arg(verdict) : verdict,
                   static_cast<double>(r.lost))},
            used,
            layoutName(l)};
    for (CatalogCell& cell : row.cells)
        cell.tone = fits ? Tone::Plain : Tone::Muted;
    row.cells.back().tip = row.cells.back().text;
    if (r.fit == engine::Fit::Tight)
        row.cells.back().tone = Tone::Note;
    return row;
}

void LayoutTable::show(const engine::LayoutSearch& search, const Layout& now,
                       const NumberFormat& format)
{
    layouts_ = search.best;
    layouts_.insert(layouts_.end(), search.losers.begin(), search.losers.end());
    now_ = now;
    best_ = search.best.empty() ? NAN : search.best.front().cautious.base();
    std::vector<Head> heads;
    for (const Column& c : kColumns) {
        heads.push_back(headOf(c, "Layouts"));
        heads.back().hidden = c.isNothing && std::ranges::all_of(layouts_, c.isNothing,
                                                                 &engine::RankedLayout::layout);
    }
    std::vector<Row> rows;
    for (std::size_t i = 0; i < layouts_.size(); ++i)
        rows.push_back(
            rowOf(layouts_[i], i < search.best.size() ? static_cast<int>(i) + 1 : 0, format));
    fill(std::move(heads), std::move(rows));
}

} // namespace model
