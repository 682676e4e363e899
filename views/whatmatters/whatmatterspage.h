#pragma once

#include "model/project/projectdocument.h"
#include "model/uncertainty/questions.h"

#include <QTimer>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace views {

class AnswerBar;
class ChancesPanel;
class DrawChartCard;
class SegmentBar;
class SizesCard;
class TornadoChartCard;
class WhyPopover;

// What drives a result, its uncertainty, the probability of meeting the targets, and cluster sizes
// worth considering. Requested only while the page is visible; slow results are grayed out until
// they match the plan.
class WhatMattersPage : public QWidget {
    Q_OBJECT
public:
    explicit WhatMattersPage(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const std::shared_ptr<const engine::Evaluation>& evaluation);
    using QWidget::show;

    SegmentBar* question() const { return question_; }
    TornadoChartCard* movers() const { return movers_; }
    DrawChartCard* draws() const { return draws_; }
    ChancesPanel* chances() const { return chances_; }
    SizesCard* sizes() const { return sizes_; }
    AnswerBar* sentence() const { return sentence_; }
    WhyPopover* why() const { return why_; }
    QLabel* message() const { return message_; }

Q_SIGNALS:
    // A bar was clicked: go to the knob behind it.
    void inputRequested(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void connectAll();
    void refresh();
    void showQuestion();
    void showSizes(bool shown);
    void showWaiting();
    void askInput(const QString& path, const QPoint& at);
    void announce(const QString& message);

    model::ProjectDocument& document_;
    AnswerBar* sentence_;
    QLabel* message_;
    SegmentBar* question_;
    ChancesPanel* chances_;
    TornadoChartCard* movers_;
    DrawChartCard* draws_;
    SizesCard* sizes_;
    QGridLayout* cards_;
    WhyPopover* why_;
    QTimer patience_; // delay before outdated results are grayed out
    // The latest answer, and the latest ones with draws and with the frontier.
    std::shared_ptr<const engine::Evaluation> latest_, drawn_, sized_;
};

} // namespace views
