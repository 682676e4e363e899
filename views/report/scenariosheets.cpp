#include "views/report/scenariosheets.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace views {
namespace {

constexpr std::size_t kMostSides = 6; // on one sheet
constexpr double kSheetTop = kMargin + 26 * kPoint;
constexpr double kVerdict = 34 * kPoint, kNamesTop = kSheetTop + kVerdict;
constexpr double kNames = 22 * kPoint, kTitle = 20 * kPoint, kGroup = 18 * kPoint;
constexpr double kRow = 11 * kPoint, kRowWithDelta = 18 * kPoint;
constexpr double kLabelShare = 0.3; // of the width
constexpr double kSheetGap = 4 * kPoint, kSheetHeading = 12 * kPoint;

struct ScenarioSheetWords {
    Q_DECLARE_TR_FUNCTIONS(PageWords)
};

QRectF cell(std::size_t column, std::size_t columns, double top, double height)
{
    const double first = kLabelShare * kBody;
    if (column == 0)
        return {kLeft, top, first - kSheetGap, height};
    const double width = (kBody - first) / static_cast<double>(columns);
    return {kLeft + first + static_cast<double>(column - 1) * width, top, width - kSheetGap,
            height};
}

} // namespace

ScenarioSheets::ScenarioSheets(const Paper& paper) : comparison_(paper.report().scenarios)
{
    if (!comparison_)
        return;
    std::ranges::copy_if(comparison_->outputs, std::back_inserter(others_),
                         [this](const model::ComparedRow& row) { return !isTold(row); });
    const auto count = static_cast<std::size_t>(comparison_->names.size());
    for (std::size_t from = 0; from < count; from += kMostSides)
        lay(from, std::min(count, from + kMostSides));
}

// Among what each option costs and achieves, under its own name or as a part of it.
bool ScenarioSheets::isTold(const model::ComparedRow& row) const
{
    return row.path.starts_with("money.") ||
           std::ranges::find(comparison_->outcome, row.path, &model::ComparedRow::path) !=
               comparison_->outcome.end();
}

void ScenarioSheets::lay(std::size_t from, std::size_t to)
{
    sheets_.push_back({from, to, {}});
    y_ = kNamesTop + kNames;
    layRows(ScenarioSheetWords::tr("Cost and outcome"), comparison_->outcome, from, to);
    layRows(ScenarioSheetWords::tr("Inputs that differ"), comparison_->inputs, from, to);
    layRows(ScenarioSheetWords::tr("Other results that differ"), others_, from, to);
}

void ScenarioSheets::layRows(const QString& title, const std::vector<model::ComparedRow>& rows,
                             std::size_t from, std::size_t to)
{
    const double row = comparison_->baseline ? kRowWithDelta : kRow;
    add({0, title, nullptr, 8.6}, kTitle, kTitle + kGroup + row, from, to);
    QString group;
    for (const model::ComparedRow& one : rows) {
        if (one.group != group)
            add({0, group = one.group, nullptr, 6.6}, kGroup, kGroup + row, from, to);
        const bool tall = std::ranges::any_of(
            one.cells, [](const model::ComparedCell& c) { return !c.delta.isEmpty(); });
        const double height = tall ? kRowWithDelta : kRow;
        add({0, {}, &one, 0}, height, height, from, to);
    }
}

// A full sheet is followed by another of the same scenarios.
void ScenarioSheets::add(Line line, double height, double needed, std::size_t from, std::size_t to)
{
    if (y_ + needed > kBottom) {
        sheets_.push_back({from, to, {}});
        y_ = kNamesTop + kNames;
    }
    line.top = y_;
    y_ += height;
    sheets_.back().lines.push_back(std::move(line));
}

void ScenarioSheets::drawRow(Paper& paper, const Sheet& sheet, const Line& line) const
{
    const Theme& theme = paper.theme();
    const std::size_t columns = sheet.to - sheet.from;
    paper.line(cell(0, columns, line.top, kRow), line.row->label, 6.8, QFont::Normal, theme.text);
    for (std::size_t i = 0; i < columns; ++i) {
        const model::ComparedCell& value = line.row->cells[sheet.from + i];
        paper.line(cell(i + 1, columns, line.top, kRow),
                   value.text.isEmpty() ? QStringLiteral("–") : value.text, 6.8,
                   value.differs ? QFont::DemiBold : QFont::Normal,
                   value.differs ? theme.text : theme.muted, Qt::AlignRight);
        if (!value.delta.isEmpty())
            paper.line(cell(i + 1, columns, line.top + 0.8 * kRow, 0.7 * kRow), value.delta, 5.8,
                       QFont::Normal, theme.muted, Qt::AlignRight);
    }
}

// Near to what follows it, apart from what went before.
void ScenarioSheets::drawHeading(Paper& paper, const Line& line) const
{
    const bool title = line.points > 7;
    const double drop = (title ? kTitle : kGroup) - kSheetHeading;
    paper.line(QRectF(kLeft, line.top + drop, kBody, kSheetHeading), line.heading, line.points,
               QFont::DemiBold, title ? paper.theme().text : paper.theme().muted);
}

void ScenarioSheets::draw(Paper& paper, int number) const
{
    paper.head();
    const Sheet& sheet = sheets_[static_cast<std::size_t>(number)];
    paper.text(QRectF(kLeft, kSheetTop, kBody, kVerdict), comparison_->verdictText, 8.6,
               QFont::DemiBold, paper.theme().text);
    const std::size_t columns = sheet.to - sheet.from;
    for (std::size_t i = 0; i < columns; ++i) {
        const std::size_t side = sheet.from + i;
        const QString name = comparison_->names[static_cast<qsizetype>(side)];
        paper.line(cell(i + 1, columns, kNamesTop, kRow), name, 7.6, QFont::DemiBold,
                   paper.theme().text, Qt::AlignRight);
        if (comparison_->baseline == side)
            paper.line(cell(i + 1, columns, kNamesTop + kRow, 0.7 * kRow),
                       ScenarioSheetWords::tr("baseline"), 5.8, QFont::Normal, paper.theme().muted,
                       Qt::AlignRight);
    }
    for (const Line& line : sheet.lines) {
        if (line.row)
            drawRow(paper, sheet, line);
        else
            drawHeading(paper, line);
    }
}

} // namespace views
