#include "views/charts/chartpicture.h"

#include "views/charts/curvechart.h"
#include "views/charts/drawchart.h"
#include "views/charts/flowchart.h"
#include "views/charts/heatchart.h"
#include "views/charts/playedchart.h"
#include "views/charts/pointchart.h"
#include "views/charts/rackchart.h"
#include "views/charts/sharechart.h"
#include "views/charts/stackchart.h"
#include "views/charts/tornadochart.h"
#include "views/charts/waterfallchart.h"

#include <QPainter>

#include <algorithm>

namespace views {
namespace {

// Layout size at which text has its usual size.
constexpr double kWide = 800, kHigh = 450;

struct CardOf {
    const model::NumberFormat& format;

    template <class Card, class... More>
    std::unique_ptr<ChartCard> made(const auto& chart, const More&... more) const
    {
        auto card = std::make_unique<Card>();
        card->setChart(chart, more...);
        return card;
    }
    auto operator()(const model::CurveChart& c) const
    {
        return made<CurveChartCard>(c, format, false);
    }
    auto operator()(const model::StackChart& c) const
    {
        return made<StackChartCard>(c, format, false);
    }
    auto operator()(const model::PointChart& c) const { return made<PointChartCard>(c, format); }
    auto operator()(const model::FlowChart& c) const { return made<FlowChartCard>(c, format); }
    auto operator()(const model::HeatChart& c) const { return made<HeatChartCard>(c); }
    auto operator()(const model::ShareChart& c) const { return made<ShareChartCard>(c); }
    auto operator()(const model::RackChart& c) const { return made<RackChartCard>(c); }
    auto operator()(const model::TornadoChart& c) const { return made<TornadoChartCard>(c); }
    auto operator()(const model::DrawChart& c) const { return made<DrawChartCard>(c); }
    auto operator()(const model::WaterfallChart& c) const { return made<WaterfallChartCard>(c); }
    auto operator()(const model::PlayedChart& c) const { return made<PlayedChartCard>(c); }
};

} // namespace

std::unique_ptr<ChartCard> cardOf(const model::AnyChart& chart, const model::NumberFormat& format)
{
    return std::visit(CardOf{format}, chart);
}

void drawChart(QPainter& painter, const QRectF& target, const model::AnyChart& chart,
               const model::NumberFormat& format, const Theme& theme, QSize pixels)
{
    painter.save();
    painter.translate(target.topLeft());
    painter.scale(target.width() / pixels.width(), target.height() / pixels.height());
    cardOf(chart, format)->drawBody(painter, pixels, theme);
    painter.restore();
}

QStringList pictureEndings()
{
    return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")};
}

QByteArray pictureOf(const model::AnyChart& chart, const model::NumberFormat& format,
                     const QString& ending, const QSize& size, const Theme& theme)
{
    loadFonts();
    const double scale = std::max(1.0, std::min(size.width() / kWide, size.height() / kHigh));
    const QSize laid = (QSizeF(size) / scale).toSize();
    const auto card = cardOf(chart, format);
    const Draw draw = [&](QPainter& painter) { card->drawWhole(painter, laid, theme); };
    if (ending == u"svg")
        return svgOf(draw, laid, size);
    return ending == u"pdf" ? pdfOf(draw, laid, model::titleOf(chart)) : pngOf(draw, laid, size);
}

} // namespace views
