#pragma once

#include "model/catalog/celltable.h"
#include "model/engine/answer/answer.h"

#include <span>

namespace engine {
struct CheckItem;
}

namespace model {

// What is advised beside the verdict, a table each. `summary` is what stands under its title.
class AdviceTable : public CellTable {
    Q_OBJECT
public:
    using CellTable::CellTable;

    virtual void show(const engine::Evaluation& evaluation, const NumberFormat& format) = 0;
    QString summary() const { return summary_; }

protected:
    QString summary_;
};

// Items of published checklists, ticked by the plan, and whether what they conclude holds for it.
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

// The seven factors of a published comparison: one GPU against the plan's cluster.
class FactorTable : public AdviceTable {
    Q_OBJECT
public:
    using AdviceTable::AdviceTable;
    void show(const engine::Evaluation& evaluation, const NumberFormat& format) override;
};

// The four kinds of cluster, each with what it does for the plan or what breaks.
class KindTable : public AdviceTable {
    Q_OBJECT
public:
    using AdviceTable::AdviceTable;
    void show(const engine::Evaluation& evaluation, const NumberFormat& format) override;
};

// The plan on other sizes of cluster, and what breaks first on each.
class SizeTable : public AdviceTable {
    Q_OBJECT
public:
    using AdviceTable::AdviceTable;
    void show(const engine::Evaluation& evaluation, const NumberFormat& format) override;
};

// Ways to divide the run, networks and serving engines, each against the best of its kind.
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

// What one failed part stops, and what a second one would cost.
class OutageTable : public AdviceTable {
    Q_OBJECT
public:
    using AdviceTable::AdviceTable;
    void show(const engine::Evaluation& evaluation, const NumberFormat& format) override;
};

// "Slurm", by the id of a way to schedule the work.
QString schedulerName(const std::string& id);

// What starts the work, where its data lie, and what to watch while it runs.
class OperationsTable : public AdviceTable {
    Q_OBJECT
public:
    using AdviceTable::AdviceTable;
    void show(const engine::Evaluation& evaluation, const NumberFormat& format) override;
};

// What more compute, another split of it, or less of it does to the expected loss, and at what
// cost.
class QualityTable : public AdviceTable {
    Q_OBJECT
public:
    using AdviceTable::AdviceTable;
    void show(const engine::Evaluation& evaluation, const NumberFormat& format) override;
};

// Instructions, retrieval or fine-tuning: what each costs for the same requests.
class AdaptTable : public AdviceTable {
    Q_OBJECT
public:
    using AdviceTable::AdviceTable;
    void show(const engine::Evaluation& evaluation, const NumberFormat& format) override;
};

// The stages from the first machines to the whole cluster, with what has to be seen in each.
class RoadmapTable : public AdviceTable {
    Q_OBJECT
public:
    using AdviceTable::AdviceTable;
    void show(const engine::Evaluation& evaluation, const NumberFormat& format) override;
};

} // namespace model
