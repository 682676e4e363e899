#pragma once

#include "model/charts/charts.h"
#include "views/charts/chartfile.h"
#include "views/theme.h"

#include <memory>

namespace views {

class ChartCard;

// Any chart in a card of its kind, as pages show it.
std::unique_ptr<ChartCard> cardOf(const model::AnyChart& chart, const model::NumberFormat& format);

// Into any painter, without its title.
void drawChart(QPainter& painter, const QRectF& target, const model::AnyChart& chart,
               const model::NumberFormat& format, const Theme& theme, QSize pixels);

// Endings of pictures: png, svg, pdf.
QStringList pictureEndings();
// A chart with its title as a picture of so many pixels: a large one has larger type, not more of
// it. PDFs have that size in pixels of a screen.
QByteArray pictureOf(const model::AnyChart& chart, const model::NumberFormat& format,
                     const QString& ending, const QSize& size, const Theme& theme);

} // namespace views
