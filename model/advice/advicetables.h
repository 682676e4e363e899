#pragma once

#include "model/catalog/celltable.h"
#include "model/engine/answer/answer.h"

#include <span>

namespace engine {
struct CheckItem;
struct SizeRow;
} // namespace engine

namespace model {

// Advice in addition to the verdict, one table each. `summary` is the text under its title.
class AdviceTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;

    virtual void show(const engine::Evaluation& evaluation, const NumberFormat& format) = 0;
    QString summary() const { return summary_; }

protected:
    QString summary_;
};

// Items of published checklists, checked against the plan, and whether their conclusion holds.
class CheckTable : public AdviceTable {
    Q_OBJECT
public:
    using AdviceTable::AdviceTable;
    void show(const engine::Evaluation& evaluation, const NumberFormat& format) override;

private:
    void addItems(std::vector<Row>& rows, std::span<const engine::CheckItem> items,
                  const NumberFormat& format);
    void addUses(std::vector<Row>& rows, const engine::Evaluation& e, const NumberFormat& format);
    void addJudged(std::vector<Row>& rows, Row row, bool agrees);
};

// The seven factors of a published comparison: one GPU versus the plan's cluster.
class FactorTable : public AdviceTable {
    Q_OBJECT
public:
    using AdviceTable::AdviceTable;
    void show(const engine::Evaluation& evaluation, const NumberFormat& format) override;
};

// The four kinds of cluster, and what each does for the plan or what breaks.
class KindTable : public AdviceTable {
    Q_OBJECT
public:
    using AdviceTable::AdviceTable;
    void show(const engine::Evaluation& evaluation, const NumberFormat& format) override;
};

// The plan on other cluster sizes, and what breaks first on each.
class SizeTable : public AdviceTable {
    Q_OBJECT
public:
    using AdviceTable::AdviceTable;
    void show(const engine::Evaluation& evaluation, const NumberFormat& format) override;

private:
    static Row rowOf(const engine::SizeRow& size, bool runs, const NumberFormat& format);
};

// Parallelization schemes, networks and serving engines, each against the best of its kind.
class DesignTable : public AdviceTable {
    Q_OBJECT
public:
    using AdviceTable::AdviceTable;
    void show(const engine::Evaluation& evaluation, const NumberFormat& format) override;

private:
    void addFamilies(std::vector<Row>& rows, const engine::Evaluation& e,
                     const NumberFormat& format);
    void addStacks(std::vector<Row>& rows, const engine::Evaluation& e, const NumberFormat& format);
    void addNetworks(std::vector<Row>& rows, const engine::Evaluation& e,
                     const NumberFormat& format);
    void addEngines(std::vector<Row>& rows, const engine::Evaluation& e,
                    const NumberFormat& format);
};

// Why utilization is low: likely losses, each with its test.
class LossTable : public AdviceTable {
    Q_OBJECT
public:
    using AdviceTable::AdviceTable;
    void show(const engine::Evaluation& evaluation, const NumberFormat& format) override;
};

// What one failed part takes down, and what a redundant one would cost.
class OutageTable : public AdviceTable {
    Q_OBJECT
public:
    using AdviceTable::AdviceTable;
    void show(const engine::Evaluation& evaluation, const NumberFormat& format) override;
};

// "Slurm", by the id of a scheduler.
QString schedulerName(const std::string& id);

// What launches the work, where its data is stored, and what to monitor while it runs.
class OperationsTable : public AdviceTable {
    Q_OBJECT
public:
    using AdviceTable::AdviceTable;
    void show(const engine::Evaluation& evaluation, const NumberFormat& format) override;
};

// What more compute, a different split between model size and tokens, or less compute does to the
// expected loss, and at what cost.
class QualityTable : public AdviceTable {
    Q_OBJECT
public:
    using AdviceTable::AdviceTable;
    void show(const engine::Evaluation& evaluation, const NumberFormat& format) override;
};

// Prompting, retrieval or fine-tuning: what each costs for the same requests.
class AdaptTable : public AdviceTable {
    Q_OBJECT
public:
    using AdviceTable::AdviceTable;
    void show(const engine::Evaluation& evaluation, const NumberFormat& format) override;
};

// The stages from the first machines to the full cluster, with the acceptance criteria of each.
class RoadmapTable : public AdviceTable {
    Q_OBJECT
public:
    using AdviceTable::AdviceTable;
    void show(const engine::Evaluation& evaluation, const NumberFormat& format) override;
};

} // namespace model
