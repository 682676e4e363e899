#include "views/report/pageview.h"

#include <QPaintEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace views {
namespace {

constexpr int kGap = 2 * kGrid; // around each page

} // namespace

class PageView::Sheet : public QWidget {
public:
    Sheet() { setAccessibleName(PageView::tr("Preview of the report")); }

    void setPages(std::unique_ptr<Press> press, const PaperSize& size, Around around)
    {
        press_ = std::move(press);
        size_ = size;
        around_ = std::move(around);
        drawn_.clear();
        fit(width());
        update();
    }
    void fit(int wide)
    {
        wide = std::max(wide, 4 * kGap);
        if (wide != width())
            drawn_.clear();
        const int pages = count();
        setFixedSize(wide, pages * step(wide) + kGap);
        drawn_.resize(static_cast<std::size_t>(pages));
    }
    int count() const { return press_ ? press_->pages() : 0; }
    int step() const { return step(width()); }
    QImage pictureOf(int page) const
    {
        const double ratio = devicePixelRatioF();
        const int wide = width() - 2 * kGap;
        QImage image(QSize(wide, step() - kGap) * ratio, QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::white);
        around_([&] {
            QPainter painter(&image);
            painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
            painter.scale(wide / size_.width, wide / size_.width);
            press_->draw(painter, page);
        });
        return image;
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QPainter painter(this);
        for (int page = 0; page < count(); ++page) {
            const QRect at(kGap, kGap + page * step(), width() - 2 * kGap, step() - kGap);
            if (!at.intersects(event->rect()))
                continue;
            QPixmap& drawn = drawn_[static_cast<std::size_t>(page)];
            if (drawn.isNull())
                drawn = QPixmap::fromImage(pictureOf(page));
            painter.drawPixmap(at.topLeft(), drawn);
            painter.setPen(Theme::of(palette()).border);
            painter.drawRect(at.adjusted(-1, -1, 0, 0));
        }
    }

private:
    int step(int wide) const
    {
        return kGap + static_cast<int>(std::lround((wide - 2 * kGap) * size_.height / size_.width));
    }

    std::unique_ptr<Press> press_;
    PaperSize size_;
    Around around_;
    std::vector<QPixmap> drawn_; // null until visible
};

PageView::PageView(QWidget* parent) : QScrollArea(parent), sheet_(new Sheet)
{
    setWidget(sheet_);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this] { Q_EMIT turned(page(), pages()); });
}

PageView::~PageView() = default;

void PageView::setPages(std::unique_ptr<Press> press, const PaperSize& size, Around around)
{
    const int at = verticalScrollBar()->value();
    sheet_->setPages(std::move(press), size, std::move(around));
    arrange();
    verticalScrollBar()->setValue(at);
    Q_EMIT turned(page(), pages());
}

int PageView::pages() const
{
    return sheet_->count();
}

// The page in the middle of the view.
int PageView::page() const
{
    const int middle = verticalScrollBar()->value() + viewport()->height() / 2;
    return std::clamp(middle / std::max(1, sheet_->step()), 0, std::max(0, pages() - 1));
}

void PageView::showPage(int page)
{
    verticalScrollBar()->setValue(std::clamp(page, 0, std::max(0, pages() - 1)) * sheet_->step());
}

QImage PageView::pictureOf(int page) const
{
    return sheet_->pictureOf(page);
}

void PageView::arrange()
{
    sheet_->fit(viewport()->width());
}

void PageView::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

} // namespace views
