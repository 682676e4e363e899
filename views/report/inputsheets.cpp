#include "views/report/inputsheets.h"

#include "views/report/inputcells.h"

#include <QCoreApplication>

namespace views {
namespace {

constexpr double kTop = kMargin + 26 * kPoint; // below the head
constexpr double kHeading = 18 * kPoint, kSmall = 6.4, kApart = 2 * kPoint;

struct InputSheetWords {
    Q_DECLARE_TR_FUNCTIONS(PageWords)
};

} // namespace

InputSheets::InputSheets(const Paper& paper) : report_(paper.report())
{
    layInputs();
    laySources(paper);
}

QRectF InputSheets::next(double height, double needed)
{
    if (sheets_.empty() || y_ + needed > kBottom) {
        column_ = sheets_.empty() ? 0 : column_ + 1;
        if (sheets_.empty() || column_ == kInputColumns) {
            sheets_.emplace_back();
            column_ = 0;
        }
        y_ = kTop;
    }
    const QRectF area = inputCell(column_, y_, height);
    y_ += height;
    return area;
}

void InputSheets::layInputs()
{
    QString group;
    for (const model::Report::Input& input : report_.inputs) {
        if (input.group != group) {
            group = input.group;
            // A heading stands above two rows at least.
            const QRectF area = next(kHeading, kHeading + 2 * kInputRow);
            sheets_.back().push_back({area, nullptr, group, true});
        }
        const QRectF area = next(kInputRow, kInputRow);
        sheets_.back().push_back({area, &input, {}, false});
    }
}

// Sources go on where the inputs end, each on as many lines as it needs.
void InputSheets::laySources(const Paper& paper)
{
    const QFontMetricsF metrics(paper.font(kSmall, QFont::Normal));
    for (qsizetype i = 0; i < report_.sources.size(); ++i) {
        const QString words = QStringLiteral("[%1] %2").arg(i + 1).arg(report_.sources[i]);
        const double width = inputCell(0, 0, 0).width();
        const double height =
            metrics.boundingRect(QRectF(0, 0, width, kPaperHeight), Qt::TextWordWrap, words)
                .height() +
            kApart;
        if (i == 0) {
            const QRectF area = next(kHeading, kHeading + height);
            sheets_.back().push_back({area, nullptr, InputSheetWords::tr("Sources"), true});
        }
        const QRectF area = next(height, height);
        sheets_.back().push_back({area, nullptr, words, false});
    }
}

void InputSheets::draw(Paper& paper, int sheet) const
{
    paper.head();
    for (const Cell& cell : sheets_[static_cast<std::size_t>(sheet)]) {
        if (cell.input)
            drawInput(paper, cell.area, *cell.input);
        else if (cell.heading)
            paper.line(cell.area.adjusted(0, 5 * kPoint, 0, 0), cell.words, 8.6, QFont::DemiBold,
                       paper.theme().text);
        else
            paper.text(cell.area, cell.words, kSmall, QFont::Normal, paper.theme().muted);
    }
}

} // namespace views
