#include "model/chart/slidermap.h"

#include "model/chart/chartdata.h"
#include "model/engine/plan.h"

#include <algorithm>
#include <cmath>

namespace model {
namespace {

// A stop snaps the handle within this part of the slider.
constexpr double kCatch = 0.012;
constexpr int kMostTicks = 6;

// Two and a half digits: steps of 1.05 stay distinct and 70.6 B can still be typed.
double readable(double value)
{
    if (value == 0)
        return 0;
    const double magnitude = std::pow(10, std::floor(std::log10(std::abs(value))) - 1);
    const double step = std::abs(value) / magnitude < 20 ? magnitude / 2 : magnitude;
    return std::round(value / step) * step;
}

} // namespace

SliderMap::SliderMap(const engine::Plan& plan, engine::Bound<engine::Number> knob,
                     const engine::Catalog& catalog)
    : row_(*knob.row)
    , size_(engine::info(row_.unit).size)
    , low_(row_.low)
    , high_(row_.high)
{
    const double now = engine::read(plan, knob) / size_;
    if (now < low_ && (now > 0 || row_.scale == engine::Scale::Linear))
        low_ = now;
    if (now > high_)
        high_ = now;
    const engine::Cluster& cluster = plan.cluster;
    if (row_.path == "work.*.tuning")
        stops_ = {{0, tr("Tuned")}, {100, tr("First run")}};
    if (row_.path == "cluster.count")
        grain_ = cluster.nodeSize;
    if (row_.path == "cluster.between_rate")
        for (const engine::Link& link : catalog.links)
            if (link.stop) {
                const double rate =
                    (link.bandwidth * (cluster.nics / cluster.nodeSize)).base() / size_;
                const QString name =
                    link.id == cluster.between.id ||
                            std::ranges::none_of(stops_, [&](auto& s) { return s.value == rate; })
                        ? QString::fromStdString(link.brief)
                        : QString();
                std::erase_if(stops_, [&](auto& s) { return s.value == rate && !name.isEmpty(); });
                if (!name.isEmpty())
                    stops_.push_back({rate, name});
            }
}

bool operator==(const SliderMap& a, const SliderMap& b)
{
    return &a.row_ == &b.row_ && a.low_ == b.low_ && a.high_ == b.high_ && a.grain_ == b.grain_ &&
           a.stops_ == b.stops_;
}

double SliderMap::position(double base) const
{
    const double value = std::clamp(base / size_, low_, high_);
    if (!std::isfinite(value) || high_ <= low_)
        return 0;
    return row_.scale == engine::Scale::Log ? std::log(value / low_) / std::log(high_ / low_)
                                            : (value - low_) / (high_ - low_);
}

double SliderMap::rounded(double value) const
{
    if (grain_ > 1 && value > grain_)
        return std::round(readable(value) / grain_) * grain_;
    return row_.whole ? std::round(readable(value)) : readable(value);
}

double SliderMap::value(double position) const
{
    position = std::clamp(position, 0.0, 1.0);
    for (const Stop& stop : stops_)
        if (std::abs(this->position(stop.value * size_) - position) < kCatch)
            return stop.value * size_;
    const double value = row_.scale == engine::Scale::Log ? low_ * std::pow(high_ / low_, position)
                                                          : low_ + position * (high_ - low_);
    return std::clamp(rounded(value), low_, high_) * size_;
}

double SliderMap::stepped(double base, int steps, bool page) const
{
    const double value = base / size_;
    const double next = row_.scale == engine::Scale::Log
                            ? value * std::pow(page ? 2.0 : 1.05, steps)
                            : value + steps * (high_ - low_) * (page ? 0.1 : 0.01);
    double result = rounded(next);
    const double least = grain_ > 1 && value >= grain_ ? grain_ : row_.whole ? 1 : 0;
    if (result == value || (result - value) * steps < 0) // rounding must not swallow a key press
        result = least > 0 ? value + (steps > 0 ? least : -least) : next;
    return std::clamp(result, low_, high_) * size_;
}

std::vector<double> SliderMap::tickValues() const
{
    std::vector<double> values;
    if (!stops_.empty()) {
        for (const Stop& stop : stops_)
            values.push_back(stop.value);
        std::ranges::sort(values);
    } else if (row_.scale == engine::Scale::Linear) {
        const double step = readableStep(high_ - low_, kMostTicks);
        for (double at = std::ceil(low_ / step - 1e-9) * step; at <= high_ * (1 + 1e-9); at += step)
            values.push_back(at);
    } else if (row_.unit == engine::Unit::Gpus) { // GPU counts are powers of two
        for (double at = low_; at <= high_ * 1.0001; at *= 8)
            values.push_back(at);
    } else {
        const double decades = std::log10(high_ / low_);
        const double factor = decades < 1.5 ? 2 : decades <= 6 ? 10 : 100;
        const double first = factor == 2 ? low_ : std::pow(10, std::ceil(std::log10(low_) - 1e-9));
        for (double at = first; at <= high_ * 1.0001; at *= factor)
            values.push_back(at);
    }
    while (values.size() > kMostTicks + 1)
        std::erase_if(values, [&, i = 0](double) mutable { return i++ % 2 == 1; });
    return values;
}

std::vector<SliderMap::Tick> SliderMap::ticks(const NumberFormat& format) const
{
    std::vector<Tick> ticks;
    if (row_.unit == engine::Unit::Days) { // familiar durations
        const std::pair<double, QString> known[] = {{1, tr("1 day")},
                                                    {7, tr("1 week")},
                                                    {30, tr("1 month")},
                                                    {91, tr("3 months")},
                                                    {365, tr("1 year")}};
        for (const auto& [days, label] : known)
            if (days >= low_ && days <= high_)
                ticks.push_back({position(days * size_), label});
        return ticks;
    }
    const std::vector<double> values = tickValues();
    const auto unitOf = [&](double value) { return format.parts(value * size_, row_.unit).unit; };
    // "100 kW" and "1 MW": the field shows only one of the two units.
    const bool mixed =
        !values.empty() && values.front() > 0 && unitOf(values.front()) != unitOf(values.back());
    for (const double value : values) {
        const auto parts = format.parts(value * size_, row_.unit);
        const QString word = parts.unit.section(u' ', 0, 0);
        // "10 B", "$10 k", "10 %": the scale word goes with the number; other units are in the
        // field.
        const bool money = !parts.symbol.isEmpty() || !parts.behind.isEmpty();
        const bool scaled = (mixed && !money) || row_.unit == engine::Unit::Parameters ||
                            row_.unit == engine::Unit::TokensUnit ||
                            row_.unit == engine::Unit::Percent ||
                            (money && !parts.unit.contains(u'/') && value >= 1e4);
        const QString after = scaled ? word : parts.behind;
        ticks.push_back(
            {position(value * size_),
             parts.symbol + parts.number + (after.isEmpty() ? QString() : QChar(0x2009) + after)});
    }
    return ticks;
}

QString SliderMap::stopName(double base) const
{
    for (const Stop& stop : stops_)
        if (std::abs(stop.value * size_ - base) < 1e-6 * base)
            return stop.name;
    return {};
}

} // namespace model
