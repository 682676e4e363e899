#include "model/compare/comparetable.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {
namespace {

struct CompareTableWords {
    Q_DECLARE_TR_FUNCTIONS(Compare)
};

constexpr int kLabelWidth = 220, kSideWidth = 132, kRoomySide = 180;
constexpr qsizetype kFewSides = 4; // that leave room for both figures of a difference

CatalogCell cellOf(const ComparedCell& cell)
{
    CatalogCell made;
    made.numeric = true;
    made.text = cell.text.isEmpty() ? QStringLiteral("–") : cell.text;
    made.below = cell.delta;
    made.full =
        cell.delta.isEmpty() ? made.text : made.text + QStringLiteral(" (") + cell.delta + u')';
    made.tone = cell.differs ? Tone::Plain : Tone::Muted;
    return made;
}

} // namespace

std::optional<std::size_t> CompareTable::scenarioAt(int column)
{
    return column > 0 ? std::optional(static_cast<std::size_t>(column - 1)) : std::nullopt;
}

void CompareTable::show(const Comparison& c, const std::vector<ComparedRow>& rows,
                        std::size_t current)
{
    std::vector<Head> heads{{QString(), QString(), kLabelWidth, true}};
    QStringList texts;
    const int wide = c.names.size() <= kFewSides ? kRoomySide : kSideWidth;
    for (qsizetype i = 0; i < c.names.size(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        const QString name =
            c.baseline == at ? CompareTableWords::tr("%1 (baseline)").arg(c.names[i]) : c.names[i];
        heads.push_back({at == current ? name + QStringLiteral(" ●") : name,
                         at == current
                             ? CompareTableWords::tr("The scenario that is currently open.")
                             : QString(),
                         wide});
        texts << heads.back().text;
    }
    std::vector<Row> cells;
    std::vector<std::string> paths;
    differing_ = 0;
    for (const ComparedRow& row : rows) {
        if (cells.empty() ||
            row.group != rows[static_cast<std::size_t>(&row - rows.data()) - 1].group) {
            Row heading;
            heading.strong = true;
            heading.cells.push_back(words(row.group));
            heading.cells.resize(heads.size());
            cells.push_back(std::move(heading));
            paths.emplace_back();
        }
        Row made;
        made.cells.push_back(words(row.label));
        made.cells.front().tone = row.differs ? Tone::Plain : Tone::Muted;
        for (const ComparedCell& cell : row.cells)
            made.cells.push_back(cellOf(cell));
        differing_ += row.differs ? 1 : 0;
        cells.push_back(std::move(made));
        paths.push_back(row.path);
    }
    const bool sameShape = paths == paths_ && texts == shownHeads_;
    paths_ = std::move(paths);
    shownHeads_ = texts;
    if (sameShape)
        refill(std::move(cells));
    else
        fill(std::move(heads), std::move(cells));
}

} // namespace model
