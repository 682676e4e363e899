#include "model/engine/files/catalogpoint.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace engine {
namespace {

// One of a fixed set of words that other code looks up.
template <class Words>
void readWord(const EntryReader& r, std::string& to, const char* key, const Words& words)
{
    r.set(to, key);
    if (to.empty())
        r.missing(key);
    else if (std::ranges::find(words, to) == words.end())
        r.problems().error(Code::UnknownChoice, r.where() + pointerStep(key), to,
                           std::string(words[0]) + ", " + std::string(words[1]));
}

} // namespace

void readPoint(const EntryReader& r, Point& point)
{
    readWord(r, point.measure, "measure", kPointMeasures);
    readWord(r, point.kind, "kind", kPointKinds);
    for (auto [key, to] : {std::pair{"series", &point.series},
                           {"model", &point.model},
                           {"gpu", &point.gpu},
                           {"link", &point.link},
                           {"batch", &point.batch}})
        r.set(*to, key);
    if (point.series.empty())
        r.missing("series");
    r.fill(point, fields(point));
    for (auto [key, value] : {std::pair{"gpus", point.gpus}, {"value", point.value}})
        if (std::isnan(value))
            r.missing(key);
    if (point.measure == "traffic_share" && point.value > 1)
        r.problems().error(Code::OutOfRange, r.where() + "/value/value", {}, "0 – 100 %");
}

} // namespace engine
