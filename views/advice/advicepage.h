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
class ReferenceCard;
class SegmentBar;
class TableCard;

// Whether the work needs a cluster, whether to own it, and how to build and run it.
class AdvicePage : public RoomPage {
    Q_OBJECT
public:
    // What is shown next to the decision tree: tables, and what a budget buys.
    enum Topic { Checklist, Sizes, Kinds, Design, Operations, Losses, Quality, Budget };
    static constexpr int kTopics = Budget + 1;
    // A table for each topic but the last, and four more below others.
    enum Below { Outages = Budget, Factors, Roadmap, Adaptation };
    static constexpr int kTables = Adaptation + 1;

    explicit AdvicePage(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const engine::Evaluation& evaluation) override;
    using QWidget::show;

    DecisionCard* decision() const { return decision_; }
    SegmentBar* topics() const { return topics_; }
    TableCard* table(int which) const { return tables_[static_cast<std::size_t>(which)].card; }
    BudgetCard* budget() const { return budget_; }
    ReferenceCard* references() const { return references_; }

protected:
    engine::Wants wants() const override;
    void retranslate() override;

private:
    struct Table {
        model::AdviceTable* rows = nullptr;
        TableCard* card = nullptr;
    };
    QLayout* cards();
    QWidget* pageOf(int topic);
    void showWhatIsFilled();

    void openRow(int which);

    DecisionCard* decision_;
    SegmentBar* topics_;
    QStackedWidget* stack_;
    std::array<Table, kTables> tables_;
    BudgetCard* budget_;
    ReferenceCard* references_;
};

} // namespace views
