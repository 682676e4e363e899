#include "views/report/press.h"

#include "views/charts/chartpicture.h"
#include "views/charts/vector.h"
#include "views/report/accent.h"
#include "views/report/logo.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <variant>

namespace views {
namespace {

constexpr double kUnit = 10; // units per point
constexpr double kPad = 2.2 * kUnit, kGapAfter = 12 * kUnit;
constexpr double kSlideScale = 1.5;
constexpr double kTogether = 0.45; // share of a page up to which a table is not split

using Grid = model::ReportDocument::Grid;
using Paragraph = model::ReportDocument::Paragraph;

struct PressWords {
    Q_DECLARE_TR_FUNCTIONS(ReportText)
};

// Space above and below the text of a row.
double padOf(const Grid& grid)
{
    return grid.dense ? 1.4 * kUnit : kPad;
}

QString valueText(const model::NumberFormat::Parts& value)
{
    return value.symbol + value.number +
           (value.unit.isEmpty() ? QString() : QChar(0x00a0) + value.unit);
}

} // namespace

PaperSize a4()
{
    return {595 * kUnit, 842 * kUnit, false};
}
PaperSize letter()
{
    return {612 * kUnit, 792 * kUnit, false};
}
PaperSize wide()
{
    return {960 * kUnit, 540 * kUnit, true};
}

Press::Press(const PaperSize& size, const model::NumberFormat& format, const QColor& accent)
    : size_(size)
    , format_(format)
    , theme_(inAccent(Theme::day(), accent))
    , margin_(size.slides ? 40 * kUnit : 46 * kUnit)
    , scale_(size.slides ? kSlideScale : 1)
{
}

QFont Press::font(double points, QFont::Weight weight) const
{
    return uiFont(static_cast<int>(points * scale_ * kUnit), weight);
}

double Press::heightOf(const QString& text, const QFont& font, double width) const
{
    constexpr double kEndless = 1e6;
    return QFontMetricsF(font)
        .boundingRect(QRectF(0, 0, width, kEndless), Qt::TextWordWrap, text)
        .height();
}

void Press::newPage()
{
    pages_.emplace_back();
    y_ = margin_;
}

void Press::need(double height)
{
    if (pages_.empty() || y_ + height > bottom())
        newPage();
}

void Press::text(const QRectF& area, const QString& words, const QFont& font, const QColor& colour,
                 int flags)
{
    put([=](QPainter& painter) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(area, flags, words);
    });
}

double Press::flow(const QString& words, const QFont& font, const QColor& colour, double after)
{
    const double height = heightOf(words, font, body());
    text(QRectF(left(), y_, body(), height), words, font, colour);
    y_ += height + after;
    return height;
}

// The title page; the contents are added once the page numbers are known.
void Press::cover(const model::ReportDocument& document)
{
    newPage();
    y_ = 0.16 * size_.height;
    put([this, y = y_](QPainter& painter) {
        painter.fillRect(QRectF(left(), y - 20 * kUnit, 60 * kUnit, 4 * kUnit), theme_.accent);
    });
    placeLogo(document.logo);
    flow(document.title, font(26, QFont::DemiBold), theme_.text, 8 * kUnit);
    if (!document.client.isEmpty())
        flow(PressWords::tr("Prepared for %1").arg(document.client), font(14), theme_.text,
             6 * kUnit);
    if (!document.author.isEmpty())
        flow(document.author, font(11), theme_.text, 6 * kUnit);
    flow(QStringLiteral("%1 · %2 · %3").arg(document.scenario, document.date, document.program),
         font(10), theme_.muted, document.notice.isEmpty() ? 40 * kUnit : 6 * kUnit);
    if (!document.notice.isEmpty())
        flow(document.notice, font(10, QFont::DemiBold), theme_.text, 40 * kUnit);
    coverEnds_ = y_;
}

// In the top right corner; left empty if the file is not a picture.
void Press::placeLogo(const QByteArray& file)
{
    const QImage logo = logoFrom(file);
    if (logo.isNull())
        return;
    const QSizeF most(0.3 * body(), 0.09 * size_.height);
    const QSizeF size = QSizeF(logo.size()).scaled(most, Qt::KeepAspectRatio);
    put([logo,
         area = QRectF(QPointF(left() + body() - size.width(), margin_), size)](QPainter& painter) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(area, logo);
    });
}

void Press::section(const model::ReportDocument::Section& section)
{
    newPage();
    entries_.push_back({section.name, pages() - 1, {}});
    flow(section.name, font(8.5, QFont::DemiBold), theme_.accent, 2 * kUnit);
    flow(section.heading, font(16, QFont::DemiBold), theme_.text, 12 * kUnit);
    for (const auto& block : section.blocks)
        std::visit([this](const auto& one) { place(one); }, block);
}

void Press::place(const Paragraph& paragraph)
{
    const bool lead = paragraph.kind == Paragraph::Kind::Lead;
    const bool small = paragraph.kind == Paragraph::Kind::Small;
    const QFont type = font(lead ? 11 : small ? 7.5 : 9.5);
    need(heightOf(paragraph.text, type, body()));
    flow(paragraph.text, type, small ? theme_.muted : theme_.text, kGapAfter);
}

// Up to three side by side: label, value, range and a note.
void Press::place(const model::ReportDocument::Figures& figures)
{
    constexpr std::size_t kAcross = 3;
    const QFont label = font(7.5), value = font(14, QFont::DemiBold), note = font(7);
    const double width = body() / kAcross, inner = width - 12 * kUnit;
    for (std::size_t from = 0; from < figures.all.size(); from += kAcross) {
        const std::size_t to = std::min(figures.all.size(), from + kAcross);
        double high = 0;
        const auto heights = [&](const model::Headline& h) {
            return std::array{heightOf(h.label, label, inner),
                              heightOf(valueText(h.value), value, inner),
                              h.band.isEmpty() ? 0.0 : heightOf(h.band, note, inner),
                              h.note.isEmpty() ? 0.0 : heightOf(h.note, note, inner)};
        };
        for (std::size_t i = from; i < to; ++i) {
            const auto h = heights(figures.all[i]);
            high = std::max(high, h[0] + h[1] + h[2] + h[3]);
        }
        need(high + 10 * kUnit);
        for (std::size_t i = from; i < to; ++i) {
            const model::Headline& h = figures.all[i];
            const auto each = heights(h);
            const double x = left() + static_cast<double>(i - from) * width;
            put([this, x, y = y_, high](QPainter& painter) {
                painter.fillRect(QRectF(x, y, 1.5 * kUnit, high), theme_.accent);
            });
            double y = y_;
            const auto line = [&](const QString& words, const QFont& type, const QColor& colour,
                                  double height) {
                text(QRectF(x + 7 * kUnit, y, inner, height), words, type, colour);
                y += height;
            };
            line(h.label, label, theme_.muted, each[0]);
            line(valueText(h.value), value, theme_.text, each[1]);
            line(h.band, note, theme_.muted, each[2]);
            line(h.note, note, theme_.muted, each[3]);
        }
        y_ += high + kGapAfter;
    }
}

void Press::place(const model::ReportDocument::Points& points)
{
    const QColor colours[] = {theme_.bad, theme_.warning, theme_.faint, theme_.good};
    const QFont title = font(9.5, QFont::DemiBold), plain = font(8.5);
    const double inset = 9 * kUnit, width = body() - inset;
    for (const model::Report::Note& note : points.all) {
        const double above = heightOf(note.title, title, width);
        const double below = heightOf(note.text, plain, width);
        need(above + below);
        put([this, y = y_, high = above + below,
             colour = colours[note.severity]](QPainter& painter) {
            painter.fillRect(QRectF(left(), y, 2 * kUnit, high), colour);
        });
        text(QRectF(left() + inset, y_, width, above), note.title, title, theme_.text);
        text(QRectF(left() + inset, y_ + above, width, below), note.text, plain, theme_.muted);
        y_ += above + below + 7 * kUnit;
    }
    y_ += kGapAfter - 7 * kUnit;
}

double Press::rowHeight(const Grid& grid, const QStringList& row, const QFont& type) const
{
    double high = QFontMetricsF(type).height();
    for (qsizetype i = 0; i < row.size(); ++i)
        high =
            std::max(high, heightOf(row[i], type,
                                    grid.shares[static_cast<std::size_t>(i)] * body() - 2 * kPad));
    return high + 2 * padOf(grid);
}

void Press::drawRow(const Grid& grid, const QStringList& row, double height, const QFont& type,
                    const QColor& colour)
{
    double x = left();
    for (qsizetype i = 0; i < row.size(); ++i) {
        const auto column = static_cast<std::size_t>(i);
        const double width = grid.shares[column] * body();
        const double pad = padOf(grid);
        text(QRectF(x + kPad, y_ + pad, width - 2 * kPad, height - 2 * pad), row[i], type, colour,
             (grid.numbers[column] ? Qt::AlignRight : Qt::AlignLeft) | Qt::TextWordWrap);
        x += width;
    }
    put([this, y = y_ + height](QPainter& painter) {
        painter.setPen(QPen(theme_.grid, 0.5 * kUnit));
        painter.drawLine(QPointF(left(), y), QPointF(left() + body(), y));
    });
    y_ += height;
}

void Press::place(const Grid& grid)
{
    if (grid.table.rows.empty())
        return;
    const double points = grid.dense ? 7 : 7.5;
    const QFont plain = font(points), strong = font(points, QFont::DemiBold);
    const QFont caption = font(10, QFont::DemiBold);
    const double head = rowHeight(grid, grid.table.head, strong);
    const double above = grid.caption.isEmpty() ? 0 : heightOf(grid.caption, caption, body());
    // Keeps a short table together; a long one starts with at least two rows.
    double whole = above + head, first = whole;
    for (std::size_t i = 0; i < grid.table.rows.size(); ++i) {
        whole += rowHeight(grid, grid.table.rows[i], plain);
        first = i < 2 ? whole : first;
    }
    const double most = kTogether * (bottom() - margin_);
    need(whole < most ? whole : first);
    if (above > 0)
        flow(grid.caption, caption, theme_.text, 2 * kUnit);
    const auto drawHead = [&] {
        put([this, y = y_, head](QPainter& painter) {
            painter.fillRect(QRectF(left(), y, body(), head), theme_.accentSoft);
        });
        drawRow(grid, grid.table.head, head, strong, theme_.text);
    };
    drawHead();
    for (const QStringList& row : grid.table.rows) {
        const bool last = grid.sum && &row == &grid.table.rows.back();
        const QFont& type = last ? strong : plain;
        const double high = rowHeight(grid, row, type);
        if (y_ + high > bottom()) {
            newPage();
            drawHead();
        }
        drawRow(grid, row, high, type, theme_.text);
    }
    y_ += kGapAfter;
}

template <class Draw>
void Press::placeChart(const QString& title, const QString& subtitle, Draw draw)
{
    constexpr double kHeight = 132 * kUnit;
    const QFont strong = font(10, QFont::DemiBold), small = font(7.5);
    const double above = title.isEmpty() ? 0 : heightOf(title, strong, body());
    const double below = subtitle.isEmpty() ? 0 : heightOf(subtitle, small, body());
    double high = kHeight;
    if (size_.slides) // as much as the page has
        high = std::max(high, bottom() - y_ - above - below - kGapAfter);
    need(above + below + kHeight);
    if (!title.isEmpty())
        flow(title, strong, theme_.text, 0);
    if (below > 0)
        flow(subtitle, small, theme_.muted, 0);
    high = std::min(high, bottom() - y_);
    put([=, area = QRectF(left(), y_, body(), high)](QPainter& painter) { draw(painter, area); });
    y_ += high + kGapAfter;
}

void Press::place(const model::CurveChart& chart)
{
    placeChart(chart.title, chart.subtitle, [this, chart](QPainter& painter, const QRectF& area) {
        // With 1.5 pixels per point, axis labels come out at about seven points.
        drawCurves(painter, area, chart, format_, theme_,
                   (area.size() / kUnit * 1.5 / scale_).toSize());
    });
}

void Press::place(const model::StackChart& chart)
{
    placeChart(chart.title, chart.subtitle, [this, chart](QPainter& painter, const QRectF& area) {
        drawStack(painter, area, chart, format_, theme_,
                  (area.size() / kUnit * 1.5 / scale_).toSize());
    });
}

void Press::place(const model::AnyChart& chart)
{
    // The heading above already has its title.
    placeChart({}, model::subtitleOf(chart), [this, chart](QPainter& painter, const QRectF& area) {
        drawChart(painter, area, chart, format_, theme_,
                  (area.size() / kUnit * 1.5 / scale_).toSize());
    });
}

void Press::finish(const model::ReportDocument& document)
{
    const QFont line = font(size_.slides ? 8 : 9.5), small = font(7);
    double y = std::max(0.16 * size_.height + 130 * kUnit * scale_, coverEnds_);
    // Shrinks the lines so that all entries fit.
    const double natural = QFontMetricsF(line).height() + 6 * kUnit;
    const double high = std::min(
        natural, (bottom() - y) / static_cast<double>(std::max<std::size_t>(1, entries_.size())));
    for (Entry& entry : entries_) {
        entry.line = QRectF(left(), y, body(), high);
        pages_.front().push_back([=, this](QPainter& painter) {
            painter.setFont(line);
            painter.setPen(theme_.text);
            painter.drawText(entry.line, Qt::AlignLeft | Qt::AlignVCenter, entry.name);
            painter.drawText(entry.line, Qt::AlignRight | Qt::AlignVCenter,
                             QString::number(entry.page + 1));
        });
        y += high;
    }
    QStringList words{document.client, document.title, document.notice};
    words.removeAll(QString());
    const QString whose = words.join(QStringLiteral(" · "));
    for (int page = 1; page < pages(); ++page)
        pages_[static_cast<std::size_t>(page)].push_back([=, this](QPainter& painter) {
            const QRectF foot(left(), size_.height - margin_, body(), 12 * kUnit);
            painter.setFont(small);
            painter.setPen(theme_.muted);
            const QString fitting =
                QFontMetricsF(small).elidedText(whose, Qt::ElideRight, 0.7 * body());
            painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, fitting);
            painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter,
                             //: %1 a page number, %2 the number of pages.
                             PressWords::tr("page %1 of %2").arg(page + 1).arg(pages()));
        });
}

void Press::draw(QPainter& painter, int page) const
{
    for (const Drawing& drawing : pages_[static_cast<std::size_t>(page)])
        drawing(painter);
}

} // namespace views
