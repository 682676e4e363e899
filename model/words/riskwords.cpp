#include "model/words/riskwords.h"

#include "model/engine/text.h"

namespace model::words {
namespace {

// Failure records and their figures.
constexpr Entry kFailureFigures[] = {
    {"fleets.fleets", L("Catalog", "Failure records"),
     L("Catalog", "Published interruptions of training runs, by failed component.")},
    {"fleets.time", L("Catalog", "Period"),
     L("Catalog", "Period over which the interruptions were counted.")},
    {"fleets.all", L("Catalog", "Interruptions"), L("Catalog", "Interruptions from all causes.")},
    {"fleets.gpu", L("Catalog", "GPU"), L("Catalog", "Interruptions caused by the GPU itself.")},
    {"fleets.gpu_memory", L("Catalog", "GPU memory"),
     L("Catalog", "Interruptions caused by GPU memory.")},
    {"fleets.network", L("Catalog", "Network"),
     L("Catalog", "Interruptions caused by switches, cables and NICs.")},
    {"fleets.host", L("Catalog", "Host"),
     L("Catalog", "Interruptions caused by processors, memory and boards of a node.")},
    {"fleets.power_supply", L("Catalog", "Power supply"), nullptr},
    {"fleets.storage", L("Catalog", "Storage"), nullptr},
    {"fleets.software", L("Catalog", "Software"),
     L("Catalog", "Interruptions caused by software errors.")},
    {"fleets.rate", L("Catalog", "Per GPU and year"),
     L("Catalog", "Interruption rate, given if no counts are published.")},
};

} // namespace

std::span<const Entry> riskFigures()
{
    return kFailureFigures;
}

} // namespace model::words
