#pragma once

#include "model/compare/comparison.h"
#include "model/projectdocument.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QModelIndex;

namespace model {
class CompareTable;
}

namespace views {

class AnswerBar;
class InputsPanel;
class SegmentBar;
class TableCard;
class WhyPopover;

// The scenarios side by side: what differs in, and what differs out. The open one can be turned at
// the left edge, and its column follows.
class ComparePage : public QWidget {
    Q_OBJECT
public:
    explicit ComparePage(model::ProjectDocument& document, QWidget* parent = nullptr);

    InputsPanel* inputs() const { return inputs_; }
    AnswerBar* sentence() const { return sentence_; }
    TableCard* inputsCard() const { return in_; }
    TableCard* figuresCard() const { return out_; }
    SegmentBar* listed() const { return listed_; }
    QComboBox* baseline() const { return baseline_; }
    WhyPopover* why() const { return why_; }
    // Of the scenario in that column: how a figure came about, or the control of an input.
    void open(TableCard* card, const QModelIndex& cell);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* content();
    void connectAll();
    std::vector<model::Compared> sides() const;
    void refresh();
    void showBaselines();
    void showTables(const model::Comparison& comparison);
    void explain(std::size_t scenario, const QString& dial, const QPoint& at);
    void reveal(std::size_t scenario, const QString& knob);
    void retranslate();

    model::ProjectDocument& document_;
    InputsPanel* inputs_;
    AnswerBar* sentence_;
    QLabel* against_;
    QComboBox* baseline_;
    SegmentBar* listed_;
    model::CompareTable *inTable_, *outTable_; // owned by their cards
    TableCard *in_, *out_;
    WhyPopover* why_;
    std::size_t explained_ = 0; // the scenario that the popover speaks of
};

} // namespace views
