#include "model/advice/advicetables.h"
#include "model/engine/judgment/advice.h"
#include "model/engine/text.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct Sizes {
    Q_DECLARE_TR_FUNCTIONS(Sizes)
};

// In the order of the enum.
constexpr std::array kBreaks{L("Sizes", "nothing"),
                             L("Sizes", "memory: it does not fit"),
                             L("Sizes", "the deadline, with 90 % safety"),
                             L("Sizes", "batch: GPUs sit idle"),
                             L("Sizes", "network"),
                             L("Sizes", "failures"),
                             L("Sizes", "load exceeds it")};
constexpr std::array kZones{L("Sizes", "4–32: first experiments"), L("Sizes", "64–256: production"),
                            L("Sizes", "256–10,000+: foundation models")};

QString sizeWords(const char* text)
{
    return QCoreApplication::translate("Sizes", text);
}

// "TP4 PP8 DP8", the usual notation.
QString degreesOf(const engine::Layout& layout)
{
    QStringList parts;
    for (const auto& [name, degree] : {std::pair{"TP", layout.tensor},
                                       {"PP", layout.pipeline},
                                       {"CP", layout.context},
                                       {"DP", layout.data}})
        if (degree > 1)
            parts << QLatin1String(name) + QString::number(degree);
    return parts.isEmpty() ? Sizes::tr("one GPU") : parts.join(u' ');
}

} // namespace

SizeTable::Row SizeTable::rowOf(const engine::SizeRow& size, bool runs, const NumberFormat& format)
{
    const auto cell = [&](double value, Unit unit) {
        return number(format.text(value, unit), value);
    };
    std::vector<CatalogCell> cells{number(format.number(size.gpus, Unit::Gpus), size.gpus)};
    if (runs) {
        cells.push_back(cell(size.time.base(), Unit::Days));
        cells.push_back(cell(size.network, Unit::Percent));
        cells.push_back(cell(size.lost, Unit::Percent));
    }
    cells.push_back(cell(size.between.base(), Unit::Days));
    cells.push_back(cell(size.run.base(), Unit::Dollar));
    CatalogCell breaks = words(sizeWords(kBreaks[static_cast<std::size_t>(size.breaks)]));
    if (size.layout)
        breaks.below = degreesOf(*size.layout);
    if (size.breaks == engine::Breaks::Nothing)
        breaks.tone = Tone::Muted;
    cells.push_back(std::move(breaks));
    return {std::move(cells), size.own, sizeWords(kZones[static_cast<std::size_t>(size.zone)])};
}

void SizeTable::show(const engine::Evaluation& e, const NumberFormat& format)
{
    const bool runs = e.plan->runs();
    std::vector<Head> heads{
        {Sizes::tr("GPUs"),
         Sizes::tr("Edges of the zones 4–32, 64–256 and 256–10,000+, and the plan."), 56}};
    if (runs) {
        heads.push_back({Sizes::tr("Time"), Sizes::tr("Time of one run."), 66});
        heads.push_back(
            {Sizes::tr("Network"), Sizes::tr("Exposed communication, share of a step."), 56});
        heads.push_back({Sizes::tr("Lost"),
                         Sizes::tr("Hours lost to interruptions, restarts and checkpoints."), 50});
    }
    heads.push_back(
        {Sizes::tr("MTBF"), Sizes::tr("Mean time between interruptions."), 64, false, false, 2});
    heads.push_back(
        {Sizes::tr("Cost"), runs ? Sizes::tr("Cost per run.") : Sizes::tr("Cost per year."), 64});
    heads.push_back(
        {Sizes::tr("Breaks first"),
         Sizes::tr("What limits this plan at this size; below it, the fastest layout: the "
                   "kind of parallelism to add, and when."),
         200, true});
    std::vector<Row> rows;
    if (e.advice)
        for (const engine::SizeRow& size : e.advice->sizes)
            rows.push_back(rowOf(size, runs, format));
    summary_ = Sizes::tr("This plan at the edges of the zones, and what breaks first on each. "
                         "Enter opens one as a scenario.");
    fill(std::move(heads), std::move(rows));
}

} // namespace model
