#pragma once

#include "model/projectdocument.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace views {

class AnswerBar;
class CardStack;
class CurveChartCard;
class DialCard;
class FlowChartCard;
class HeatChartCard;
class KnobPanel;
class MixCard;
class OffersCard;
class SegmentBar;
class ShareChartCard;
class WhyPopover;

// Rent or buy in money: cash flow, break-even, where it goes, providers and the cheapest mix. The
// books behind it are asked for while it is visible.
class MoneyPage : public QWidget {
    Q_OBJECT
public:
    explicit MoneyPage(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const engine::Evaluation& evaluation);
    using QWidget::show;

    KnobPanel* panel() const { return panel_; }
    AnswerBar* sentence() const { return sentence_; }
    const std::vector<DialCard*>& figures() const { return figures_; }
    FlowChartCard* cash() const { return cash_; }
    SegmentBar* span() const { return span_; } // by year or by month
    ShareChartCard* shares() const { return shares_; }
    HeatChartCard* map() const { return map_; }
    CurveChartCard* fleet() const { return fleet_; }
    CardStack* even() const { return even_; }
    OffersCard* offers() const { return offers_; }
    MixCard* mix() const { return mix_; }
    CardStack* ways() const { return ways_; }
    WhyPopover* why() const { return why_; }
    QLabel* message() const { return message_; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QLayout* cards();
    void layOut();
    void connectAll();
    void refresh();
    void showFigures(const engine::Evaluation& evaluation);
    void setCompact(bool compact);
    void say(const QString& message);
    void retranslate();

    model::ProjectDocument& document_;
    KnobPanel* panel_;
    AnswerBar* sentence_;
    QLabel* message_;
    QHBoxLayout* figureRow_;
    std::vector<DialCard*> figures_;
    FlowChartCard* cash_;
    SegmentBar* span_;
    ShareChartCard* shares_;
    HeatChartCard* map_;
    CurveChartCard* fleet_;
    CardStack* even_;
    OffersCard* offers_;
    MixCard* mix_;
    CardStack* ways_;
    WhyPopover* why_;
    bool compact_ = false;
};

} // namespace views
