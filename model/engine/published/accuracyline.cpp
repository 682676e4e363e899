#include "model/engine/published/accuracyline.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace engine {

double medianOf(const std::vector<double>& sorted)
{
    const std::size_t n = sorted.size();
    return n % 2 ? sorted[n / 2] : (sorted[n / 2 - 1] + sorted[n / 2]) / 2;
}

AccuracyLine lineOf(std::string name, const std::vector<const AccuracyCase*>& cases)
{
    AccuracyLine line;
    line.name = std::move(name);
    std::vector<double> off;
    double sum = 0, covered = 0;
    for (const AccuracyCase* c : cases) {
        if (!c->error) {
            ++line.skipped;
            continue;
        }
        off.push_back(std::abs(*c->error));
        sum += *c->error;
        if (c->inside)
            ++line.banded, covered += *c->inside ? 1 : 0;
    }
    line.rows = static_cast<int>(off.size());
    if (off.empty())
        return line;
    std::ranges::sort(off);
    const auto n = static_cast<double>(off.size());
    const auto within = [&](double most) {
        return static_cast<double>(std::ranges::upper_bound(off, most + 1e-9) - off.begin()) / n;
    };
    line.median = medianOf(off);
    line.mean = std::accumulate(off.begin(), off.end(), 0.0) / n;
    line.p90 = off[static_cast<std::size_t>(std::ceil(0.9 * n)) - 1];
    line.most = off.back();
    line.bias = sum / n;
    line.within10 = within(0.1), line.within20 = within(0.2);
    if (line.banded > 0)
        line.coverage = covered / line.banded;
    return line;
}

} // namespace engine
