#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/judgment/verdict.h"
#include "model/format/numberformat.h"

#include <QAbstractListModel>

#include <optional>
#include <vector>

namespace model {

// A criterion as the tree shows it.
struct DecisionRow {
    QString question, figures; // "67 % against 91 %"
    QString answer, statement; // "no", "owning loses if rents fall"
    QString labels;            // figure and threshold with their names, one per line
    QString ways;              // where answers end: "no → Rent first"
    QString turn, action, tip;
    engine::Reply reply = engine::Reply::Open;
    bool met = false, decides = false;
    std::optional<engine::Turn> turned{};
    friend bool operator==(const DecisionRow& a, const DecisionRow& b)
    {
        return a.question == b.question && a.figures == b.figures && a.answer == b.answer &&
               a.labels == b.labels && a.ways == b.ways && a.turn == b.turn && a.tip == b.tip &&
               a.met == b.met && a.decides == b.decides;
    }
};

// A plan's decision tree as a list from the root down; answers that end it say so in their row.
// Rows stay selected when only figures change.
class DecisionRows : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void show(const engine::Evaluation& evaluation, const NumberFormat& format);
    const DecisionRow& at(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    int deciding() const; // the deciding row; -1 if there is none yet

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    std::vector<DecisionRow> rows_;
};

} // namespace model
