#pragma once

#include "model/projectdocument.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace model {
class RackTable;
}

namespace views {

class AnswerBar;
class DialCard;
class PointChartCard;
class RackChartCard;
class RegionsCard;
class KnobPanel;
class StackChartCard;
class TableCard;
class WhyPopover;

// Where the cluster stands: its power by part, its racks and what binds them, what its energy
// costs, emits and takes in water, here and elsewhere. Racks one by one and regions are asked for
// while it is visible.
class SitePage : public QWidget {
    Q_OBJECT
public:
    explicit SitePage(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const engine::Evaluation& evaluation);
    using QWidget::show;

    KnobPanel* panel() const { return panel_; }
    AnswerBar* sentence() const { return sentence_; }
    const std::vector<DialCard*>& figures() const { return figures_; }
    StackChartCard* power() const { return power_; }
    RackChartCard* racks() const { return racks_; }
    TableCard* limits() const { return limits_; }
    RegionsCard* regions() const { return regions_; }
    PointChartCard* points() const { return points_; }
    WhyPopover* why() const { return why_; }
    QLabel* message() const { return message_; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    QLayout* cards();
    void connectAll();
    void refresh();
    void showFigures(const engine::Evaluation& evaluation);
    void setCompact(bool compact);
    void say(const QString& message);

    model::ProjectDocument& document_;
    KnobPanel* panel_;
    AnswerBar* sentence_;
    QLabel* message_;
    QHBoxLayout* figureRow_;
    std::vector<DialCard*> figures_;
    StackChartCard* power_;
    RackChartCard* racks_;
    model::RackTable* limitTable_;
    TableCard* limits_;
    RegionsCard* regions_;
    PointChartCard* points_;
    WhyPopover* why_;
    bool compact_ = false;
};

} // namespace views
