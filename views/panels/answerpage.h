#pragma once

#include "model/projectdocument.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;

namespace views {

class AnswerBar;
class CurveChartCard;
class DialCard;
class FindingsPanel;
class InputsPanel;
class StackChartCard;
class WhyPopover;

// The first page: questions left, the answer above, three live charts, what stands out right.
class AnswerPage : public QWidget {
    Q_OBJECT
public:
    explicit AnswerPage(model::ProjectDocument& document, QWidget* parent = nullptr);

    InputsPanel* inputs() { return inputs_; }
    WhyPopover* why() { return why_; }

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* middle();
    void refresh(bool held);
    void showCards(const engine::Evaluation& evaluation, const model::NumberFormat& format);
    void askWhy(const QString& dial, const QPoint& at);

    model::ProjectDocument& document_;
    InputsPanel* inputs_;
    FindingsPanel* findings_;
    AnswerBar* answer_;
    QHBoxLayout* cardRow_;
    std::vector<DialCard*> cards_;
    CurveChartCard *speedup_, *cash_;
    StackChartCard* power_;
    WhyPopover* why_;
};

} // namespace views
