#include "model/compare/comparetable.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {
namespace {

struct CompareTableWords {
    Q_DECLARE_TR_FUNCTIONS(Compare)
};

constexpr int kLabelWidth = 220, kSideWidth = 132, kRoomySide = 180;
constexpr qsizetype kFewSides = 4; // few enough to show both figures of a difference

// Better and worse are marked with a sign too, not only with color.
QString judgedText(const QString& text, Judged judged, QChar better, QChar worse)
{
    switch (judged) {
    case Judged::Neither: break;
    case Judged::Better: return better + u' ' + text;
    case Judged::Worse: return worse + u' ' + text;
    }
    return text;
}

Tone toneOf(Judged judged, Tone otherwise)
{
    switch (judged) {
    case Judged::Neither: break;
    case Judged::Better: return Tone::Good;
    case Judged::Worse: return Tone::Warning;
    }
    return otherwise;
}

std::vector<std::string> dialsOf(const ComparedRow& row)
{
    std::vector<std::string> dials;
    if (row.path.empty())
        for (const ComparedCell& cell : row.cells)
            dials.push_back(cell.dial);
    return dials;
}

// A differing cell is emphasized, with the difference.
CatalogCell cellOf(const ComparedCell& cell, bool isHeldAgainst)
{
    CatalogCell made;
    made.numeric = true;
    made.text = cell.text.isEmpty() ? notKnown() : cell.text;
    made.below = cell.delta.isEmpty() ? QString() : judgedText(cell.delta, cell.judged, u'▲', u'▼');
    made.belowTone = toneOf(cell.judged, Tone::Muted);
    made.full = cell.delta.isEmpty() ? made.text : made.text + QStringLiteral(", ") + cell.delta;
    made.tone = cell.differs || isHeldAgainst ? Tone::Plain : Tone::Muted;
    if (cell.delta.isEmpty() && cell.judged != Judged::Neither) { // words, not a figure
        made.text = judgedText(made.text, cell.judged, u'✓', u'✗');
        made.tone = toneOf(cell.judged, made.tone);
    }
    return made;
}

} // namespace

std::optional<std::size_t> CompareTable::scenarioAt(int column)
{
    return column > 0 ? std::optional(static_cast<std::size_t>(column - 1)) : std::nullopt;
}

const std::string& CompareTable::pathAt(int row, std::size_t scenario) const
{
    const auto& dials = dials_[static_cast<std::size_t>(row)];
    return dials.empty() ? pathAt(row) : dials[scenario];
}

void CompareTable::show(const Comparison& c, const std::vector<ComparedRow>& rows,
                        std::size_t current)
{
    std::vector<Head> heads{{QString(), QString(), kLabelWidth, true}};
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
    }
    std::vector<Row> cells;
    std::vector<std::string> paths;
    dials_.clear();
    differing_ = 0;
    for (const ComparedRow& row : rows) {
        if (!row.group.isEmpty() &&
            (cells.empty() ||
             row.group != rows[static_cast<std::size_t>(&row - rows.data()) - 1].group)) {
            Row heading;
            heading.strong = true;
            heading.cells.push_back(words(row.group));
            heading.cells.resize(heads.size());
            cells.push_back(std::move(heading));
            paths.emplace_back();
            dials_.emplace_back();
        }
        Row made;
        made.cells.push_back(words(row.label));
        made.cells.front().tone = row.differs ? Tone::Plain : Tone::Muted;
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            made.cells.push_back(cellOf(row.cells[i], row.differs && i == c.reference()));
        differing_ += row.differs ? 1 : 0;
        cells.push_back(std::move(made));
        paths.push_back(row.path);
        dials_.push_back(dialsOf(row));
    }
    paths_ = std::move(paths);
    fill(std::move(heads), std::move(cells));
}

} // namespace model
