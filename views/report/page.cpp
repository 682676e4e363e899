#include "views/report/page.h"

#include "views/charts/vector.h"
#include "views/report/inputcells.h"

#include <QCoreApplication>

#include <algorithm>

namespace views {
namespace {

constexpr double kSpeedupHeight = 230 * kPoint, kLowerHeight = 190 * kPoint;

struct PageWords {
    Q_DECLARE_TR_FUNCTIONS(PageWords)
};

} // namespace

AnswerSheet::AnswerSheet(Paper& paper, const model::NumberFormat& format)
    : paper_(paper)
    , painter_(paper.painter())
    , report_(paper.report())
    , theme_(paper.theme())
    , format_(format)
{
}

void AnswerSheet::draw()
{
    paper_.head();
    answer();
    figures();
    charts();
    notes();
    questions();
}

void AnswerSheet::answer()
{
    paper_.y += paper_.text(QRectF(kLeft, paper_.y, kBody, 120 * kPoint), report_.sentence, 13.5,
                            QFont::Normal, theme_.text) +
                9 * kPoint;
}

void AnswerSheet::figures()
{
    const double width = kBody / static_cast<double>(report_.figures.size());
    double x = kLeft, highest = 0;
    for (const auto& figure : report_.figures) {
        const double inner = width - 5 * kPoint;
        double y = paper_.y;
        y += paper_.text(QRectF(x, y, inner, 20 * kPoint), figure.label, 6.6, QFont::Normal,
                         theme_.muted);
        y += paper_.text(QRectF(x, y, inner, 26 * kPoint), figure.value, 10, QFont::DemiBold,
                         theme_.text);
        y += paper_.text(QRectF(x, y, inner, 30 * kPoint), figure.note, 6, QFont::Normal,
                         theme_.muted);
        highest = std::max(highest, y);
        x += width;
    }
    paper_.y = highest + 8 * kPoint;
}

void AnswerSheet::charts()
{
    const auto head = [&](const QRectF& area, const QString& title, const QString& subtitle) {
        double y = area.top();
        y += paper_.text(QRectF(area.left(), y, area.width(), 14 * kPoint), title, 8.6,
                         QFont::DemiBold, theme_.text);
        y += paper_.text(QRectF(area.left(), y, area.width(), 24 * kPoint), subtitle, 6.6,
                         QFont::Normal, theme_.muted);
        return QRectF(area.left(), y + 2 * kPoint, area.width(), area.bottom() - y - 2 * kPoint);
    };
    const QRectF wide(kLeft, paper_.y, kBody, kSpeedupHeight);
    const QRectF upper = head(wide, report_.speedup.title, report_.speedup.subtitle);
    // Laid out at 1.5 pixels a point: axis labels come out at about seven points.
    const auto pixels = [](const QRectF& area) { return (area.size() / kPoint * 1.5).toSize(); };
    drawCurves(painter_, upper, report_.speedup, format_, theme_, pixels(upper));
    paper_.y += kSpeedupHeight + 8 * kPoint;

    const double half = (kBody - 16 * kPoint) / 2;
    const QRectF left = head(QRectF(kLeft, paper_.y, half, kLowerHeight), report_.cash.title,
                             report_.cash.subtitle);
    drawCurves(painter_, left, report_.cash, format_, theme_, pixels(left));
    const QRectF right = head(QRectF(kLeft + half + 16 * kPoint, paper_.y, half, kLowerHeight),
                              report_.power.title, report_.power.subtitle);
    drawStack(painter_, right, report_.power, theme_, pixels(right));
    paper_.y += kLowerHeight + 8 * kPoint;
}

void AnswerSheet::notes()
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
        double y = paper_.y;
        y += paper_.text(QRectF(x + 5 * kPoint, y, width - 12 * kPoint, 24 * kPoint), note.title,
                         7.2, QFont::DemiBold, theme_.text);
        y += paper_.text(QRectF(x + 5 * kPoint, y, width - 12 * kPoint, 50 * kPoint), note.text,
                         6.4, QFont::Normal, theme_.muted);
        painter_.fillRect(QRectF(x, paper_.y, 1.6 * kPoint, y - paper_.y), colours[note.severity]);
        highest = std::max(highest, y);
    }
    paper_.y = highest + 9 * kPoint;
}

// What was asked, as on the first page of the window; the rest follows on sheets of its own.
void AnswerSheet::questions()
{
    std::vector<const model::Report::Input*> first;
    for (const auto& input : report_.inputs)
        if (input.first)
            first.push_back(&input);
    paper_.text(QRectF(kLeft, paper_.y, kBody, 14 * kPoint), PageWords::tr("Key inputs"), 8.6,
                QFont::DemiBold, theme_.text);
    paper_.y += 13 * kPoint;
    const std::size_t rows =
        std::max<std::size_t>(1, (first.size() + kInputColumns - 1) / kInputColumns);
    // All of them fit above the foot, however many they are.
    const double row = std::min(kInputRow, (kBottom - paper_.y) / static_cast<double>(rows));
    for (std::size_t i = 0; i < first.size(); ++i)
        drawInput(paper_, inputCell(i / rows, paper_.y + static_cast<double>(i % rows) * row, row),
                  *first[i]);
}

} // namespace views
