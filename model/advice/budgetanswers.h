#pragma once

#include "model/advice/affording.h"
#include "model/catalog/celltable.h"
#include "model/project/latest.h"

#include <QObject>

#include <optional>

namespace model {

class ProjectDocument;

// Computes on a worker thread what a budget buys; a newer request cancels the previous one.
class BudgetAnswers : public QObject {
    Q_OBJECT
public:
    explicit BudgetAnswers(ProjectDocument& document, QObject* parent = nullptr);

    void ask(const BudgetAsk& ask);
    bool isBusy() const { return latest_.isBusy(); }
    const std::optional<Afforded>& answer() const { return answer_; }

Q_SIGNALS:
    void answered();
    void refused(const QString& why);

private:
    ProjectDocument& document_;
    std::optional<Afforded> answer_;
    Latest latest_;
};

// Each way of getting the GPUs, and the most it buys.
class AffordTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;
    void show(const std::optional<Afforded>& afforded, const NumberFormat& format);
};

} // namespace model
