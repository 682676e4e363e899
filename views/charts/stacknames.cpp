#include "views/charts/stacknames.h"

#include <QChart>
#include <QGraphicsRectItem>
#include <QGraphicsSimpleTextItem>
#include <QPen>

namespace views {

void StackNames::ensure(std::size_t count)
{
    while (swatches_.size() < count) {
        swatches_.push_back(new QGraphicsRectItem(&chart_));
        swatches_.back()->setPen(Qt::NoPen);
        names_.push_back(new QGraphicsSimpleTextItem(&chart_));
        names_.back()->setFont(uiFont(11));
    }
}

void StackNames::dress(const Theme& theme, const std::function<QColor(std::size_t)>& colourOf)
{
    for (std::size_t i = 0; i < swatches_.size(); ++i) {
        swatches_[i]->setBrush(colourOf(i));
        names_[i]->setBrush(theme.muted);
    }
}

double StackNames::place(const QSizeF& size, const model::StackChart& chart)
{
    constexpr double line = 16, swatch = 8, gap = 12;
    const bool shown = !chart.lines.empty();
    double x = 0, y = 0;
    for (std::size_t i = 0; i < swatches_.size(); ++i) {
        const bool here = shown && i < chart.parts.size();
        swatches_[i]->setVisible(here);
        names_[i]->setVisible(here);
        if (!here)
            continue;
        names_[i]->setText(chart.parts[i].label);
        const QRectF box = names_[i]->boundingRect();
        if (x > 0 && x + swatch + 4 + box.width() > size.width())
            x = 0, y += line;
        swatches_[i]->setRect(x, y + (line - swatch) / 2, swatch, swatch);
        names_[i]->setPos(x + swatch + 4, y + (line - box.height()) / 2);
        x += swatch + 4 + box.width() + gap;
    }
    const double tall = shown ? y + line + 4 : 0;
    for (std::size_t i = 0; i < swatches_.size(); ++i) { // from the bottom
        swatches_[i]->setY(size.height() - tall + 4);
        names_[i]->moveBy(0, size.height() - tall + 4);
    }
    return tall;
}

} // namespace views
