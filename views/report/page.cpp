#include "views/report/page.h"

#include "views/charts/vector.h"

#include <QCoreApplication>
#include <QPaintDevice>

#include <algorithm>

namespace views {
namespace {

// A4 in tenths of a point, and what is printed on.
constexpr double kPoint = 10;
constexpr double kWidth = 595 * kPoint, kHeight = 842 * kPoint, kMargin = 36 * kPoint;
constexpr double kLeft = kMargin, kBody = kWidth - 2 * kMargin;
constexpr double kSpeedupHeight = 172 * kPoint, kLowerHeight = 148 * kPoint;
constexpr double kInputRow = 8.6 * kPoint, kGap = 14 * kPoint;
constexpr std::size_t kInputColumns = 3;

struct PageWords {
    Q_DECLARE_TR_FUNCTIONS(PageWords)
};

} // namespace

ReportPage::ReportPage(QPainter& painter, const model::Report& report,
                       const model::NumberFormat& format)
    : painter_(painter)
    , report_(report)
    , format_(format)
    , theme_(Theme::day())
    , y_(kMargin)
{
    const double unit = painter.device()->logicalDpiX() / (72 * kPoint);
    painter_.scale(unit, unit);
}

void ReportPage::draw()
{
    head();
    answer();
    figures();
    charts();
    notes();
    inputs();
    foot();
}

QFont ReportPage::font(double points, QFont::Weight weight) const
{
    return uiFont(static_cast<int>(points * kPoint), weight);
}

double ReportPage::text(const QRectF& area, const QString& words, double points,
                        QFont::Weight weight, const QColor& colour, int flags)
{
    painter_.setFont(font(points, weight));
    painter_.setPen(colour);
    QRectF used;
    painter_.drawText(area, flags, words, &used);
    return used.height();
}

void ReportPage::head()
{
    const QString left = report_.client.isEmpty()
                             ? report_.title
                             : QStringLiteral("%1 · %2").arg(report_.client, report_.title);
    const QRectF line(kLeft, y_, kBody, 14 * kPoint);
    const QString fitting = QFontMetricsF(font(9, QFont::DemiBold))
                                .elidedText(left.simplified(), Qt::ElideRight, 0.66 * kBody);
    text(line, fitting, 9, QFont::DemiBold, theme_.text, Qt::AlignLeft | Qt::AlignVCenter);
    text(line, QStringLiteral("%1 · %2").arg(report_.scenario, report_.date), 9, QFont::Normal,
         theme_.muted, Qt::AlignRight | Qt::AlignVCenter);
    y_ += 17 * kPoint;
    painter_.setPen(QPen(theme_.accent, 1.2 * kPoint));
    painter_.drawLine(QPointF(kLeft, y_), QPointF(kLeft + kBody, y_));
    y_ += 9 * kPoint;
}

void ReportPage::answer()
{
    y_ += text(QRectF(kLeft, y_, kBody, 120 * kPoint), report_.sentence, 13.5, QFont::Normal,
               theme_.text) +
          9 * kPoint;
}

void ReportPage::figures()
{
    const double width = kBody / static_cast<double>(report_.figures.size());
    double x = kLeft, highest = 0;
    for (const auto& figure : report_.figures) {
        const double inner = width - 5 * kPoint;
        double y = y_;
        y += text(QRectF(x, y, inner, 20 * kPoint), figure.label, 6.6, QFont::Normal, theme_.muted);
        y += text(QRectF(x, y, inner, 26 * kPoint), figure.value, 10, QFont::DemiBold, theme_.text);
        y += text(QRectF(x, y, inner, 30 * kPoint), figure.note, 6, QFont::Normal, theme_.muted);
        highest = std::max(highest, y);
        x += width;
    }
    y_ = highest + 8 * kPoint;
}

void ReportPage::charts()
{
    const auto head = [&](const QRectF& area, const QString& title, const QString& subtitle) {
        double y = area.top();
        y += text(QRectF(area.left(), y, area.width(), 14 * kPoint), title, 8.6, QFont::DemiBold,
                  theme_.text);
        y += text(QRectF(area.left(), y, area.width(), 24 * kPoint), subtitle, 6.6, QFont::Normal,
                  theme_.muted);
        return QRectF(area.left(), y + 2 * kPoint, area.width(), area.bottom() - y - 2 * kPoint);
    };
    const QRectF wide(kLeft, y_, kBody, kSpeedupHeight);
    const QRectF upper = head(wide, report_.speedup.title, report_.speedup.subtitle);
    // Laid out at 1.5 pixels a point: axis labels come out at about seven points.
    const auto pixels = [](const QRectF& area) { return (area.size() / kPoint * 1.5).toSize(); };
    drawCurves(painter_, upper, report_.speedup, format_, theme_, pixels(upper));
    y_ += kSpeedupHeight + 8 * kPoint;

    const double half = (kBody - 16 * kPoint) / 2;
    const QRectF left =
        head(QRectF(kLeft, y_, half, kLowerHeight), report_.cash.title, report_.cash.subtitle);
    drawCurves(painter_, left, report_.cash, format_, theme_, pixels(left));
    const QRectF right = head(QRectF(kLeft + half + 16 * kPoint, y_, half, kLowerHeight),
                              report_.power.title, report_.power.subtitle);
    drawStack(painter_, right, report_.power, theme_, pixels(right));
    y_ += kLowerHeight + 8 * kPoint;
}

void ReportPage::notes()
{
    const QColor colours[] = {theme_.bad, theme_.warning, theme_.faint, theme_.good};
    const std::size_t count = std::min<std::size_t>(report_.notes.size(), 4);
    if (count == 0)
        return;
    const double width = kBody / static_cast<double>(count);
    double highest = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto& note = report_.notes[i];
        const double x = kLeft + static_cast<double>(i) * width;
        double y = y_;
        y += text(QRectF(x + 5 * kPoint, y, width - 12 * kPoint, 24 * kPoint), note.title, 7.2,
                  QFont::DemiBold, theme_.text);
        y += text(QRectF(x + 5 * kPoint, y, width - 12 * kPoint, 50 * kPoint), note.text, 6.4,
                  QFont::Normal, theme_.muted);
        painter_.fillRect(QRectF(x, y_, 1.6 * kPoint, y - y_), colours[note.severity]);
        highest = std::max(highest, y);
    }
    y_ = highest + 9 * kPoint;
}

void ReportPage::inputs()
{
    text(QRectF(kLeft, y_, kBody, 14 * kPoint), PageWords::tr("Inputs and where they come from"),
         8.6, QFont::DemiBold, theme_.text);
    y_ += 13 * kPoint;
    // The whole list fits above the foot, however long it is.
    const std::size_t rows = (report_.inputs.size() + kInputColumns - 1) / kInputColumns;
    const auto listed = static_cast<std::size_t>(report_.sources.size() + 1) / 2;
    const double lines = static_cast<double>(rows + listed) + 1;
    const double room = kHeight - kMargin - 4 * kPoint - y_;
    const double row = std::min(kInputRow, room / lines);
    const double width = (kBody - (kInputColumns - 1) * kGap) / kInputColumns;
    for (std::size_t i = 0; i < report_.inputs.size(); ++i) {
        const double x = kLeft + static_cast<double>(i / rows) * (width + kGap);
        input(QRectF(x, y_ + static_cast<double>(i % rows) * row, width, row), report_.inputs[i]);
    }
    y_ += (static_cast<double>(rows) + 0.7) * row;
    sources(row);
}

void ReportPage::input(const QRectF& area, const model::Report::Input& input)
{
    const double points = 5.8 * area.height() / kInputRow;
    const QFontMetricsF metrics(font(points, QFont::Normal));
    painter_.setPen(QPen(theme_.grid, 0.4 * kPoint));
    painter_.drawLine(area.bottomLeft(), area.bottomRight());
    const double number = metrics.horizontalAdvance(QStringLiteral(" [00]"));
    const auto cell = [&](const QRectF& at, const QString& words, const QColor& colour, int side) {
        text(at, metrics.elidedText(words, Qt::ElideRight, at.width()), points, QFont::Normal,
             colour, side | Qt::AlignVCenter);
    };
    // A long value takes the room that a short label leaves.
    const double label =
        std::min(0.55 * area.width(), metrics.horizontalAdvance(input.label) + 4 * kPoint);
    cell(QRectF(area.left(), area.top(), label, area.height()), input.label, theme_.muted,
         Qt::AlignLeft);
    cell(QRectF(area.left() + label, area.top(), area.width() - label - number, area.height()),
         input.value, theme_.text, Qt::AlignRight);
    if (input.source > 0)
        cell(QRectF(area.right() - number, area.top(), number, area.height()),
             QStringLiteral("[%1]").arg(input.source), theme_.muted, Qt::AlignRight);
}

void ReportPage::sources(double row)
{
    const double points = 5.8 * row / kInputRow, width = (kBody - kGap) / 2;
    const QFontMetricsF metrics(font(points, QFont::Normal));
    const qsizetype rows = (report_.sources.size() + 1) / 2;
    for (qsizetype i = 0; i < report_.sources.size(); ++i) {
        const QRectF area(kLeft + (i < rows ? 0 : width + kGap),
                          y_ + static_cast<double>(i % rows) * row, width, row);
        const QString line = QStringLiteral("[%1] %2").arg(i + 1).arg(report_.sources[i]);
        text(area, metrics.elidedText(line, Qt::ElideRight, width), points, QFont::Normal,
             theme_.muted, Qt::AlignLeft | Qt::AlignVCenter);
    }
}

void ReportPage::foot()
{
    text(QRectF(kLeft, kHeight - kMargin, kBody, 10 * kPoint),
         PageWords::tr("%1 · ranges hold the middle 80 % · “recalled” marks figures without a "
                       "source, no number what was chosen or entered")
             .arg(report_.engine),
         6, QFont::Normal, theme_.muted, Qt::AlignLeft);
}

} // namespace views
