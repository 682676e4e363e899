#pragma once

#include "model/chart/chartdata.h"
#include "model/chart/chartreading.h"
#include "model/training/playing.h"

#include <memory>

namespace model {

// A simulated step: stages from top to bottom, time across. Bars are read from the step itself.
struct PlayedChart {
    QString title, subtitle, summary;
    std::shared_ptr<const engine::play::PlayedStep> step; // null if there is none
    std::vector<std::size_t> bars;    // of the step, in the stages' own rows, stage by stage
    std::vector<std::size_t> firstOf; // per stage, and the end
    QStringList rows, families;
    double total = 0; // seconds
    double unit = 1;  // seconds per axis unit
    QString unitName; // "s"
    NumberFormat format;

    const engine::play::Bar& bar(int piece) const
    {
        return step->bars[bars[static_cast<std::size_t>(piece)]];
    }
    friend bool operator==(const PlayedChart& a, const PlayedChart& b)
    {
        return a.step == b.step && a.title == b.title && a.subtitle == b.subtitle &&
               a.unitName == b.unitName && a.summary == b.summary;
    }
};

PlayedChart playedChart(const Played& played, const NumberFormat& format);
ChartReading readingAt(const PlayedChart& chart, int bar);
// A tick of the axis.
QString tickOf(const PlayedChart& chart, double seconds, double step);
Table tableOf(const PlayedChart& chart);

} // namespace model
