#pragma once

#include "model/catalog/celltable.h"
#include "model/engine/answer/answer.h"
#include "model/engine/predict/likeness.h"
#include "model/project/latest.h"

#include <QObject>

#include <memory>

namespace model {

// The published runs, ready to be compared with a plan: read on a worker thread, once per catalog.
class PublishedRuns : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    void read(std::shared_ptr<const engine::Catalog> catalog);
    const std::vector<engine::AccuracyRow>& rows() const { return rows_; }

Q_SIGNALS:
    void known();

private:
    std::shared_ptr<const engine::Catalog> catalog_;
    std::vector<engine::AccuracyRow> rows_;
    Latest latest_;
};

// Those of the document; the first caller starts reading them.
PublishedRuns* publishedRuns(QObject& document);

// "12 published runs like this from 3 sources: median error 9 %.", or that there are none; empty if
// nothing is computed or no run publishes that figure. Without a figure, the main one of the
// workload in view.
QString likeWords(const std::vector<engine::AccuracyRow>& rows,
                  const engine::Evaluation& evaluation, const NumberFormat& format,
                  const QString& figure = {});

// Those runs one by one.
class LikeTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;
    void show(const std::vector<engine::AccuracyRow>& rows, const engine::Evaluation& evaluation,
              const engine::Catalog& catalog, const NumberFormat& format,
              const QString& figure = {});
};

} // namespace model
