#pragma once

#include "model/project/projectdocument.h"
#include "model/uncertainty/questions.h"

#include <QTimer>
#include <QWidget>

class QLabel;

namespace views {

class AnswerBar;
class ChancesPanel;
class DrawChartCard;
class SegmentBar;
class SizesCard;
class TornadoChartCard;
class WhyPopover;

// What moves an answer, how it may turn out, how likely what was asked is kept, and which numbers
// of GPUs are worth a look. Only while it is visible are these asked for; what takes its time
// stands in grey until it is of this plan.
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
    // A bar was chosen: the knob behind it is what to turn.
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
    WhyPopover* why_;
    QTimer patience_; // before old figures turn grey
    // The latest answer, and the latest ones that have draws and the frontier.
    std::shared_ptr<const engine::Evaluation> latest_, drawn_, sized_;
};

} // namespace views
