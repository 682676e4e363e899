#include "views/charts/chartscene.h"

#include <QChart>
#include <QEvent>
#include <QGraphicsLayout>
#include <QLegend>
#include <QPainter>

namespace views {

ChartScene::ChartScene(QWidget* parent) : QChartView(parent), theme_(&Theme::day())
{
    setFrameShape(QFrame::NoFrame);
    viewport()->setFocusPolicy(Qt::NoFocus); // the enclosing card takes the focus
    setRenderHint(QPainter::Antialiasing);
    setViewportUpdateMode(FullViewportUpdate);
    chart()->setMinimumSize(0, 0);
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setMargins(QMargins());
    chart()->setBackgroundVisible(false);
    chart()->legend()->hide();
}

void ChartScene::setTheme(const Theme& theme)
{
    theme_ = &theme;
    dress();
    redraw();
}

void ChartScene::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    place();
}

void ChartScene::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        setTheme(Theme::of(palette()));
    QChartView::changeEvent(event);
}

void ChartScene::drawBackground(QPainter* painter, const QRectF& rect)
{
    painter->fillRect(rect, theme_->card);
    paintUnder(*painter);
}

void ChartScene::drawForeground(QPainter* painter, const QRectF&)
{
    paintOver(*painter);
}

} // namespace views
