#pragma once

#include "model/compare/comparison.h"
#include "model/project/inputactions.h"
#include "model/project/scenarioactions.h"
#include "tests/model/fixture.h"

using model::Compared;
using model::ComparedRow;
using model::Comparison;
using model::Listed;
using model::ProjectDocument;

namespace support {

inline const engine::Context& context()
{
    static const engine::Context shipped = shippedContext();
    return shipped;
}

// Three scenarios: the sample; with a slower fabric; bought, with twice the GPUs.
inline engine::Project three()
{
    ProjectDocument d(context());
    model::duplicateScenario(d, 0);
    model::renameScenario(d, 1, "Slow");
    if (!model::type(d, "cluster.between_rate", "100 Gb/s"))
        throw std::runtime_error("rate");
    model::duplicateScenario(d, 0);
    model::renameScenario(d, 1, "Bought");
    model::moveScenario(d, 1, 2);
    if (!model::choose(d, "money.tenure", "buy") || !model::type(d, "cluster.count", "512"))
        throw std::runtime_error("bought");
    return d.project();
}

inline const std::vector<Compared>& sides()
{
    static const std::vector<Compared> all = model::answeredSides(three(), context());
    return all;
}

inline Comparison compared(std::optional<std::size_t> baseline, Listed listed)
{
    return model::comparison(sides(), baseline, listed, *context().catalog, model::NumberFormat());
}

inline const ComparedRow* rowOf(const std::vector<ComparedRow>& rows, const char* path)
{
    const auto it = std::ranges::find(rows, path, &ComparedRow::path);
    return it == rows.end() ? nullptr : &*it;
}

inline QString plain(QString text)
{
    return text.replace(QChar(0x00a0), u' ').replace(QChar(0x202f), u' ');
}

} // namespace support
