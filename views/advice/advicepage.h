#pragma once

#include "views/panels/roompage.h"

#include <array>

class QStackedWidget;

namespace model {
class AdviceTable;
}

namespace views {

class BudgetCard;
class DecisionCard;
class SegmentBar;
class TableCard;

// Whether the work needs a cluster, whose it should be, and how it should be built and run.
class AdvicePage : public RoomPage {
    Q_OBJECT
public:
    // The tables beside the tree; what a budget buys is the last.
    enum Topic { Checklist, Sizes, Design, Operations, Losses, Outages, Quality, Budget };
    static constexpr int kTables = Budget, kTopics = Budget + 1;

    explicit AdvicePage(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const engine::Evaluation& evaluation) override;
    using QWidget::show;

    DecisionCard* decision() const { return decision_; }
    SegmentBar* topics() const { return topics_; }
    TableCard* table(Topic topic) const { return tables_[topic].card; }
    BudgetCard* budget() const { return budget_; }

protected:
    engine::Wants wants() const override;
    void retranslate() override;

private:
    struct Table {
        model::AdviceTable* rows = nullptr;
        TableCard* card = nullptr;
    };
    QLayout* cards();

    DecisionCard* decision_;
    SegmentBar* topics_;
    QStackedWidget* stack_;
    std::array<Table, kTables> tables_;
    BudgetCard* budget_;
};

} // namespace views
