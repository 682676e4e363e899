#pragma once

#include "model/compare/comparison.h"
#include "model/project/projectdocument.h"

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QModelIndex;
class QScrollArea;

namespace model {
class CompareTable;
}

namespace views {

class AnswerBar;
class CurveChartCard;
class InputsPanel;
class SegmentBar;
class StackChartCard;
class TableCard;
class WaterfallChartCard;
class WhyPopover;

// The scenarios side by side: the verdict, cost and performance, cost breakdown, and the inputs and
// results that differ. The page scrolls as a whole. The inputs of the open scenario can be edited
// on the left, and its column follows.
class ComparePage : public QWidget {
    Q_OBJECT
public:
    explicit ComparePage(model::ProjectDocument& document, QWidget* parent = nullptr);

    InputsPanel* inputs() const { return inputs_; }
    AnswerBar* sentence() const { return sentence_; }
    TableCard* outcomeCard() const { return outcome_; }
    TableCard* inputsCard() const { return in_; }
    TableCard* figuresCard() const { return out_; }
    SegmentBar* listed() const { return listed_; }
    QComboBox* baseline() const { return baseline_; }
    QComboBox* other() const { return other_; }
    StackChartCard* stack() const { return stack_; }
    CurveChartCard* curves() const { return curves_; }
    WaterfallChartCard* difference() const { return difference_; }
    WhyPopover* why() const { return why_; }
    // In that column's scenario: the derivation of a result, or the control of an input.
    void open(TableCard* card, const QModelIndex& cell);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* content();
    QWidget* scrolled();
    void arrange();
    void connectAll();
    void refresh();
    void showBaselines();
    void showOthers(const model::Comparison& comparison);
    void showCharts(const std::vector<model::Compared>& sides, const model::Comparison& comparison);
    std::size_t differenceTo(const model::Comparison& comparison) const;
    void showTables(const model::Comparison& comparison);
    void explainAt(const QString& path, const QPoint& at);
    void explain(std::size_t scenario, const QString& dial, const QPoint& at);
    void reveal(std::size_t scenario, const QString& knob);
    void retranslate();

    model::ProjectDocument& document_;
    InputsPanel* inputs_;
    AnswerBar* sentence_;
    QLabel* against_;
    QComboBox* baseline_;
    SegmentBar* listed_;
    QComboBox* other_; // the scenario to compare the baseline with
    model::CompareTable *outcomeTable_, *inTable_, *outTable_; // owned by their cards
    TableCard *outcome_, *in_, *out_;
    StackChartCard* stack_;
    CurveChartCard* curves_;
    WaterfallChartCard* difference_;
    QScrollArea* scroll_;
    QWidget* charts_;
    QGridLayout *body_, *chartGrid_;
    WhyPopover* why_;
    std::size_t explained_ = 0;  // the scenario that the popover explains
    std::optional<bool> isWide_; // the charts are next to the tables
};

} // namespace views
