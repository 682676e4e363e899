#pragma once

#include "model/projectdocument.h"

#include <QWidget>

class QLabel;
class QLayout;

namespace model {
class SpareTable;
}

namespace views {

class AnswerBar;
class CurveChartCard;
class PointChartCard;
class RiskPanel;
class ShareChartCard;
class TableCard;
class TextBlock;
class WhyPopover;

// What stops the cluster, what that costs, and what stands by for it. All of it is closed form,
// so nothing is asked for beside the answer that every page has.
class RiskPage : public QWidget {
    Q_OBJECT
public:
    explicit RiskPage(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const engine::Evaluation& evaluation);
    using QWidget::show;

    RiskPanel* panel() const { return panel_; }
    ShareChartCard* faults() const { return faults_; }
    PointChartCard* between() const { return between_; }
    PointChartCard* interval() const { return interval_; }
    TableCard* spares() const { return spares_; }
    CurveChartCard* date() const { return date_; }
    TextBlock* doubt() const { return doubt_; }
    WhyPopover* why() const { return why_; }
    QLabel* message() const { return message_; }

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QLayout* cards();
    void layOut();
    void connectAll();
    void refresh();
    void say(const QString& message);

    model::ProjectDocument& document_;
    RiskPanel* panel_;
    AnswerBar* sentence_;
    QLabel* message_;
    ShareChartCard* faults_;
    TextBlock* doubt_;
    PointChartCard *between_, *interval_;
    model::SpareTable* spareTable_;
    TableCard* spares_;
    CurveChartCard* date_;
    WhyPopover* why_;
};

} // namespace views
