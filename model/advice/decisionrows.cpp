#include "model/advice/decisionrows.h"

#include "model/advice/advicewords.h"
#include "model/engine/judgment/advice.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

struct Decisions {
    Q_DECLARE_TR_FUNCTIONS(Decisions)
};

QString wayOf(engine::Reply reply, const engine::Way& way)
{
    return replyWords(reply) + QStringLiteral(" → ") + verdictShort(way.verdict);
}

// Where the branch's answers end the tree; an open criterion that ends it is listed alone.
QString waysOf(const engine::Branch& b)
{
    QStringList ways;
    if (b.yes.ends())
        ways << wayOf(engine::Reply::Yes, b.yes);
    if (b.no.ends())
        ways << wayOf(engine::Reply::No, b.no);
    if (b.criterion.reply == engine::Reply::Open && b.open.ends())
        return wayOf(engine::Reply::Open, b.open);
    return ways.join(QStringLiteral(" · "));
}

// What both are per is said once: "$2.95 against $3.31/GPU-h".
QString beforeUnit(const QString& figure, const QString& threshold)
{
    const qsizetype per = figure.indexOf(u'/');
    return per > 0 && threshold.endsWith(figure.mid(per)) ? figure.left(per) : figure;
}

// The figure and its threshold, as far as known.
QString figuresText(const engine::Criterion& c, const QString& figure, const QString& threshold)
{
    if (threshold.isEmpty() || std::isnan(c.threshold))
        return figure;
    if (std::isnan(c.figure))
        return words::filled(Decisions::tr("unknown against %1", "a threshold"), {threshold});
    //: %1 a figure, %2 its threshold.
    return words::filled(Decisions::tr("%1 against %2", "a figure, its threshold"),
                         {beforeUnit(figure, threshold), threshold});
}

DecisionRow rowOf(const engine::Branch& b, const engine::Plan& plan, const NumberFormat& format)
{
    const engine::Criterion& c = b.criterion;
    const CriterionWords w = criterionWords(c.id);
    const QString figure = figureText(c, plan, format), threshold = thresholdText(c, format);
    QStringList labels;
    if (!w.figure.isEmpty())
        labels << w.figure + QStringLiteral(": ") + figure;
    if (!threshold.isEmpty())
        labels << w.threshold + QStringLiteral(": ") + threshold;
    DecisionRow row;
    row.question = w.question;
    row.figures = figuresText(c, figure, threshold);
    row.answer = replyWords(c.reply);
    row.statement = statementWords(c);
    row.labels = labels.join(u'\n');
    row.ways = waysOf(b);
    row.turn = turnText(c, format);
    row.action = c.turn ? turnAction(*c.turn, format) : QString();
    row.tip = w.tip;
    row.reply = c.reply;
    row.turned = c.turn;
    return row;
}

} // namespace

void DecisionRows::show(const engine::Evaluation& e, const NumberFormat& format)
{
    std::vector<DecisionRow> rows;
    if (e.advice) {
        const engine::Judgment& j = e.advice->judgment;
        for (std::size_t i = 0; i < j.tree.size(); ++i) {
            rows.push_back(rowOf(j.tree[i], *e.plan, format));
            rows.back().met = std::ranges::count(j.path, i) > 0;
            rows.back().decides = !j.path.empty() && j.path.back() == i;
        }
    }
    if (rows.size() != rows_.size()) {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
        return;
    }
    const bool changed = rows != rows_;
    rows_ = std::move(rows);
    if (changed)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int DecisionRows::deciding() const
{
    const auto it = std::ranges::find_if(rows_, &DecisionRow::decides);
    return it == rows_.end() ? -1 : static_cast<int>(it - rows_.begin());
}

int DecisionRows::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

// What a screen reader reads for a row.
QVariant DecisionRows::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const DecisionRow& row = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return QString(row.question + u' ' + row.answer + QStringLiteral(". ") + row.figures);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole: return row.tip;
    default: return {};
    }
}

} // namespace model
