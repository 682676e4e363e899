#include "model/engine/knobs/tables.h"
#include "model/engine/plan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

namespace engine {
namespace {

template <class Row> std::vector<Row> joined(std::initializer_list<std::span<const Row>> parts)
{
    std::vector<Row> all;
    for (const auto part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

#define HEADROOM_KNOBS_TEXT(path, expr)                                                            \
    Text                                                                                           \
    {                                                                                              \
        path,                                                                                      \
            []([[maybe_unused]] const Plan& p,                                                     \
               [[maybe_unused]] const Workload& w) -> std::string_view { return expr; },           \
            []([[maybe_unused]] Plan& p, [[maybe_unused]] Workload& w, std::string s) {            \
                expr = std::move(s);                                                               \
            }                                                                                      \
    }

const std::array kTexts{
    HEADROOM_KNOBS_TEXT("work.*.name", w.name),
    HEADROOM_KNOBS_TEXT("work.*.model.id", w.train.model.id),
    HEADROOM_KNOBS_TEXT("work.*.model.name", w.train.model.name),
    HEADROOM_KNOBS_TEXT("work.*.model.brief", w.train.model.brief),
    HEADROOM_KNOBS_TEXT("work.*.serve.tier.gpu.id", w.serve.tier.gpu.id),
    HEADROOM_KNOBS_TEXT("work.*.serve.tier.gpu.name", w.serve.tier.gpu.name),
    HEADROOM_KNOBS_TEXT("work.*.serve.tier.gpu.brief", w.serve.tier.gpu.brief),
    HEADROOM_KNOBS_TEXT("work.*.serve.tier.gpu.generation", w.serve.tier.gpu.generation),
    HEADROOM_KNOBS_TEXT("work.*.serve.tier.gpu.like", w.serve.tier.gpu.like),
    HEADROOM_KNOBS_TEXT("cluster.gpu.id", p.cluster.gpu.id),
    HEADROOM_KNOBS_TEXT("cluster.gpu.name", p.cluster.gpu.name),
    HEADROOM_KNOBS_TEXT("cluster.gpu.brief", p.cluster.gpu.brief),
    HEADROOM_KNOBS_TEXT("cluster.gpu.inside", p.cluster.gpu.inside),
    HEADROOM_KNOBS_TEXT("cluster.gpu.pcie", p.cluster.gpu.pcie),
    HEADROOM_KNOBS_TEXT("cluster.gpu.between", p.cluster.gpu.between),
    HEADROOM_KNOBS_TEXT("cluster.gpu.generation", p.cluster.gpu.generation),
    HEADROOM_KNOBS_TEXT("cluster.gpu.like", p.cluster.gpu.like),
    HEADROOM_KNOBS_TEXT("cluster.node.id", p.cluster.node.id),
    HEADROOM_KNOBS_TEXT("cluster.node.name", p.cluster.node.name),
    HEADROOM_KNOBS_TEXT("cluster.inside_link.id", p.cluster.inside.id),
    HEADROOM_KNOBS_TEXT("cluster.inside_link.name", p.cluster.inside.name),
    HEADROOM_KNOBS_TEXT("cluster.inside_link.brief", p.cluster.inside.brief),
    HEADROOM_KNOBS_TEXT("cluster.between_link.id", p.cluster.between.id),
    HEADROOM_KNOBS_TEXT("cluster.between_link.name", p.cluster.between.name),
    HEADROOM_KNOBS_TEXT("cluster.between_link.brief", p.cluster.between.brief),
    HEADROOM_KNOBS_TEXT("cluster.second.gpu.id", p.cluster.second.gpu.id),
    HEADROOM_KNOBS_TEXT("cluster.second.gpu.name", p.cluster.second.gpu.name),
    HEADROOM_KNOBS_TEXT("cluster.second.gpu.brief", p.cluster.second.gpu.brief),
    HEADROOM_KNOBS_TEXT("cluster.second.gpu.generation", p.cluster.second.gpu.generation),
    HEADROOM_KNOBS_TEXT("cluster.second.gpu.like", p.cluster.second.gpu.like),
    HEADROOM_KNOBS_TEXT("site.region.id", p.site.region),
    HEADROOM_KNOBS_TEXT("site.region.name", p.site.regionName),
    HEADROOM_KNOBS_TEXT("risk.fleet.id", p.risk.fleetId),
    HEADROOM_KNOBS_TEXT("risk.fleet.name", p.risk.fleetName),
};

template <class Row> const Row* rowAt(std::span<const Row> rows, std::string_view key)
{
    static const std::unordered_map<std::string_view, const Row*> index = [rows] {
        std::unordered_map<std::string_view, const Row*> map;
        for (const Row& row : rows)
            map.emplace(rowKey(row.path), &row);
        return map;
    }();
    const auto it = index.find(key);
    return it == index.end() ? nullptr : it->second;
}

template <class Row>
Bound<Row> bind(const Plan& plan, std::span<const Row> rows, std::string_view path)
{
    const auto split = splitPath(plan, path);
    if (!split)
        return {};
    return {rowAt(rows, split->key), split->work};
}

} // namespace

std::span<const Number> numbers()
{
    static const std::vector<Number> all = joined<Number>(
        {workNumbers(), trainingNumbers(), kindNumbers(), batchNumbers(), mediaNumbers(),
         reinforceNumbers(), recommendNumbers(), servingNumbers(), sessionNumbers(),
         clusterNumbers(), secondNumbers(), moneyNumbers(), rentNumbers(), ownNumbers(),
         mixNumbers(), siteNumbers(), riskNumbers(), adviceNumbers()});
    return all;
}

std::span<const Choice> choices()
{
    static const std::vector<Choice> all = joined<Choice>(
        {workChoices(), trainingChoices(), layoutChoices(), kindChoices(), batchChoices(),
         mediaChoices(), reinforceChoices(), recommendChoices(), servingChoices(), sessionChoices(),
         clusterChoices(), secondChoices(), moneyChoices(), rentChoices(), ownChoices(),
         siteChoices(), riskChoices(), adviceChoices()});
    return all;
}

std::span<const Text> texts()
{
    return kTexts;
}

std::string boundPath(std::string_view rowPath, std::string_view workId)
{
    std::string path(rowPath);
    if (const auto star = path.find('*'); star != std::string::npos)
        path.replace(star, 1, workId);
    return path;
}

std::string boundPath(const Plan& plan, std::string_view rowPath, std::size_t work)
{
    return boundPath(rowPath, plan.work[work].id);
}

std::size_t workloadsOf(const Plan& plan)
{
    return plan.work.size();
}

std::string_view rowKey(std::string_view rowPath)
{
    constexpr std::string_view star = "work.*";
    return rowPath.starts_with(star) ? rowPath.substr(star.size()) : rowPath;
}

std::optional<SplitPath> splitPath(const Plan& plan, std::string_view path)
{
    constexpr std::string_view prefix = "work.";
    if (path.starts_with('.'))
        return std::nullopt;
    if (!path.starts_with(prefix))
        return SplitPath{path, 0};
    const auto dot = path.find('.', prefix.size());
    if (dot == std::string_view::npos)
        return std::nullopt;
    const auto id = path.substr(prefix.size(), dot - prefix.size());
    const auto work = std::ranges::find(plan.work, id, &Workload::id);
    if (work == plan.work.end())
        return std::nullopt;
    return SplitPath{path.substr(dot), static_cast<std::size_t>(work - plan.work.begin())};
}

const Number* numberRow(std::string_view rowPath)
{
    return rowAt(numbers(), rowKey(rowPath));
}
const Choice* choiceRow(std::string_view rowPath)
{
    return rowAt(choices(), rowKey(rowPath));
}

std::string namesake(std::string_view rowPath)
{
    using Prefixes = std::pair<std::string_view, std::string_view>;
    for (const auto& [second, first] : {Prefixes{"cluster.second.", "cluster."},
                                        Prefixes{"work.*.serve.tier.gpu.", "cluster.gpu."}})
        if (rowPath.starts_with(second))
            return std::string(first) + std::string(rowPath.substr(second.size()));
    return {};
}

Bound<Number> findNumber(const Plan& plan, std::string_view path)
{
    return bind(plan, numbers(), path);
}
Bound<Choice> findChoice(const Plan& plan, std::string_view path)
{
    return bind(plan, choices(), path);
}
Bound<Text> findText(const Plan& plan, std::string_view path)
{
    return bind(plan, texts(), path);
}

double read(const Plan& plan, Bound<Number> knob)
{
    return knob.row->get(plan, plan.work[knob.work]);
}

void write(Plan& plan, Bound<Number> knob, double base)
{
    knob.row->set(plan, plan.work[knob.work], base);
}

bool withinLimits(const Number& row, double value)
{
    constexpr double kHair = 1e-12;
    return value >= row.least - kHair * std::abs(row.least) &&
           value <= row.most + kHair * std::abs(row.most);
}

bool sameValues(const Plan& a, const Plan& b, double tolerance)
{
    if (a.work.size() != b.work.size())
        return false;
    bool same = true;
    forEachRow(a, numbers(), [&](Bound<Number> k) {
        const double x = read(a, k), y = read(b, k);
        same = same &&
               (std::abs(x - y) <= tolerance * std::abs(x) || (std::isnan(x) && std::isnan(y)));
    });
    forEachRow(a, choices(), [&](Bound<Choice> k) {
        same = same && k.row->get(a, a.work[k.work]) == k.row->get(b, b.work[k.work]);
    });
    forEachRow(a, texts(), [&](Bound<Text> k) {
        same = same && k.row->get(a, a.work[k.work]) == k.row->get(b, b.work[k.work]);
    });
    return same;
}

bool samePlan(const Plan& a, const Plan& b)
{
    return (a.cites == b.cites || *a.cites == *b.cites) &&
           (a.spreads == b.spreads || *a.spreads == *b.spreads) && sameValues(a, b);
}

} // namespace engine
