#pragma once

#include "model/charts/charts.h"
#include "views/charts/chartfile.h"
#include "views/theme.h"

#include <memory>

namespace views {

class ChartCard;

// Any chart in the matching card, as pages show it.
std::unique_ptr<ChartCard> cardOf(const model::AnyChart& chart, const model::NumberFormat& format);

// Draws the chart without its title.
void drawChart(QPainter& painter, const QRectF& target, const model::AnyChart& chart,
               const model::NumberFormat& format, const Theme& theme, QSize pixels);

// Extensions of picture files: png, svg, pdf.
QStringList pictureEndings();
// A chart with its title as a picture of `size` pixels: a larger one is scaled up, with the same
// content. PDFs get that size in screen pixels.
QByteArray pictureOf(const model::AnyChart& chart, const model::NumberFormat& format,
                     const QString& ending, const QSize& size, const Theme& theme);

} // namespace views
