#include "views/charts/stacknames.h"

#include <QChart>
#include <QGraphicsRectItem>
#include <QGraphicsSimpleTextItem>
#include <QPen>

#include <algorithm>

namespace views {
namespace {

constexpr double kNameLine = 16, kNameSwatch = 8, kNameGap = 12;
constexpr double kLeastNameLine = 13, kMostNameLine = 22; // to the right of the stack

} // namespace

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

bool StackNames::show(std::size_t part, const model::StackChart& chart)
{
    const bool here = part < chart.parts.size();
    swatches_[part]->setVisible(here);
    swatches_[part]->setY(0);
    names_[part]->setVisible(here);
    if (here)
        names_[part]->setText(chart.parts[part].label);
    return here;
}

double StackNames::placeBelow(const QSizeF& size, const model::StackChart& chart)
{
    double x = 0, y = 0;
    for (std::size_t i = 0; i < swatches_.size(); ++i) {
        if (!show(i, chart))
            continue;
        const QRectF box = names_[i]->boundingRect();
        if (x > 0 && x + kNameSwatch + 4 + box.width() > size.width())
            x = 0, y += kNameLine;
        swatches_[i]->setRect(x, y + (kNameLine - kNameSwatch) / 2, kNameSwatch, kNameSwatch);
        names_[i]->setPos(x + kNameSwatch + 4, y + (kNameLine - box.height()) / 2);
        x += kNameSwatch + 4 + box.width() + kNameGap;
    }
    const double tall = y + kNameLine + 4;
    for (std::size_t i = 0; i < swatches_.size(); ++i) { // swatches start at the bottom
        swatches_[i]->setY(size.height() - tall + 4);
        names_[i]->moveBy(0, size.height() - tall + 4);
    }
    return tall;
}

// In the order of the stack, top first; tighter where there is little height.
double StackNames::placeRight(const QSizeF& size, const model::StackChart& chart)
{
    const auto parts = static_cast<double>(chart.parts.size());
    const double line =
        std::clamp(size.height() / std::max(1.0, parts), kLeastNameLine, kMostNameLine);
    double widest = 0;
    for (std::size_t i = 0; i < swatches_.size(); ++i)
        if (show(i, chart))
            widest = std::max(widest, names_[i]->boundingRect().width());
    const double x = size.width() - widest - kNameSwatch - 5;
    double y = std::max(0.0, (size.height() - parts * line) / 2);
    for (std::size_t i = chart.parts.size(); i-- > 0; y += line) {
        swatches_[i]->setRect(x, y + (line - kNameSwatch) / 2, kNameSwatch, kNameSwatch);
        names_[i]->setPos(x + kNameSwatch + 5, y + (line - names_[i]->boundingRect().height()) / 2);
    }
    return size.width() - x + kNameGap;
}

} // namespace views
