#include "views/charts/pieceplot.h"

#include "views/charts/axes.h"
#include "views/textline.h"

#include <QEvent>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace views {
namespace {

constexpr int kPieceSwatch = 8, kPieceLine = 16, kPieceColumn = 12, kAboveNames = 4;

} // namespace

// A legend entry whose text is drawn like all other frequently changing text.
class PieceName : public QCPAbstractLegendItem {
public:
    explicit PieceName(QCPLegend* legend) : QCPAbstractLegendItem(legend)
    {
        setMargins(QMargins());
    }
    void show(const PiecePlot::Named& piece) { piece_ = piece; }
    int width() const
    {
        return kPieceSwatch + 5 + static_cast<int>(std::ceil(textWidth(font(), piece_.text)));
    }

protected:
    QSize minimumOuterSizeHint() const override { return {width(), kPieceLine}; }
    void draw(QCPPainter* painter) override
    {
        const QRectF box = rect();
        const double tall = piece_.line ? 2 : kPieceSwatch;
        painter->fillRect(QRectF(box.left(), box.center().y() - tall / 2, kPieceSwatch, tall),
                          piece_.colour);
        painter->setFont(font());
        painter->setPen(textColor());
        drawLine(*painter, box.adjusted(kPieceSwatch + 4, 0, 0, 0),
                 Qt::AlignLeft | Qt::AlignVCenter, piece_.text);
    }

private:
    PiecePlot::Named piece_;
};

PiecePlot::PiecePlot(QWidget* parent) : theme_(&Theme::day()), below_(new QCPLayoutGrid)
{
    setParent(parent);
    setPlottingHint(QCP::phCacheLabels);
    layer(QStringLiteral("overlay"))->setMode(QCPLayer::lmLogical); // needs no own paint buffer
    setAutoAddPlottableToLegend(false);
    plotLayout()->setRowSpacing(0);
    plotLayout()->addElement(1, 0, below_);
    plotLayout()->setRowStretchFactor(1, 1e-3);
    axisRect()->insetLayout()->take(legend);
    below_->addElement(0, 0, legend);
    below_->addElement(0, 1, new QCPLayoutElement); // keeps the names on the left
    below_->addElement(1, 0, new QCPLayoutElement); // and close to the axes
    below_->setColumnStretchFactor(0, 1e-3);
    below_->setRowStretchFactor(0, 1e-3);
    below_->setRowSpacing(0);
    below_->setMargins(QMargins(0, kAboveNames, 0, 0));
    legend->setBorderPen(Qt::NoPen);
    legend->setBrush(Qt::NoBrush);
    legend->setMargins(QMargins());
    legend->setFillOrder(QCPLayoutGrid::foColumnsFirst);
    legend->setColumnSpacing(kPieceColumn);
    legend->setRowSpacing(0);
}

void PiecePlot::setTheme(const Theme& theme)
{
    theme_ = &theme;
    dressAxes(*this, theme);
    legend->setFont(uiFont(11));
    legend->setTextColor(theme.muted);
    dress();
    draw();
}

void PiecePlot::name(const std::vector<Named>& pieces)
{
    if (pieces == names_)
        return;
    names_ = pieces;
    while (lines_.size() > pieces.size()) {
        legend->removeItem(lines_.back());
        lines_.pop_back();
    }
    while (lines_.size() < pieces.size()) {
        lines_.push_back(new PieceName(legend));
        lines_.back()->setFont(legend->font());
        lines_.back()->setTextColor(legend->textColor());
        legend->addItem(lines_.back());
    }
    for (std::size_t i = 0; i < pieces.size(); ++i)
        lines_[i]->show(pieces[i]);
    legend->setVisible(!pieces.empty());
    below_->setVisible(!pieces.empty());
    wrapLegend();
}

// As many names per row as fit, in columns as wide as their widest name.
void PiecePlot::wrapLegend()
{
    const auto count = static_cast<int>(lines_.size());
    if (count == 0)
        return;
    const auto taken = [&](int columns) {
        std::vector<int> widest(static_cast<std::size_t>(columns));
        for (int i = 0; i < count; ++i) {
            int& column = widest[static_cast<std::size_t>(i % columns)];
            column = std::max(column, lines_[static_cast<std::size_t>(i)]->width());
        }
        return std::accumulate(widest.begin(), widest.end(), (columns - 1) * kPieceColumn);
    };
    int wrap = count;
    while (wrap > 1 && taken(wrap) > width())
        --wrap;
    if (legend->wrap() != wrap || legend->columnCount() > wrap) {
        legend->setWrap(wrap);
        legend->setFillOrder(QCPLayoutGrid::foColumnsFirst);
    }
}

void PiecePlot::layOut()
{
    updateLayout();
    place();
    updateLayout(); // names may have become narrower
}

// Placement depends on the axes, and the axes on the names placed.
void PiecePlot::draw()
{
    const QRectF before = axes();
    place();
    replot(rpQueuedRefresh); // painted together with the others
    if (axes() == before)
        return;
    place();
    replot(rpQueuedRefresh);
}

void PiecePlot::resizeEvent(QResizeEvent* event)
{
    setViewport(QRect(QPoint(), event->size()));
    wrapLegend();
    draw();
}

void PiecePlot::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        setTheme(Theme::of(palette()));
    SharpPlot::changeEvent(event);
}

} // namespace views
