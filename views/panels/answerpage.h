#pragma once

#include "model/engine/plan.h"
#include "model/project/projectdocument.h"

#include <QWidget>

#include <optional>
#include <vector>

class QHBoxLayout;
class QVBoxLayout;

namespace views {

class AnswerBar;
class CurveChartCard;
class DialCard;
class FindingsPanel;
class InputsPanel;
class StackChartCard;
class TextBlock;
class WhyPopover;

// The first page: inputs on the left, the answer at the top along with whether its limits are met,
// live charts for the workload in view, findings on the right.
class AnswerPage : public QWidget {
    Q_OBJECT
public:
    explicit AnswerPage(model::ProjectDocument& document, QWidget* parent = nullptr);
    FindingsPanel* findings() const { return findings_; }

    InputsPanel* inputs() { return inputs_; }
    WhyPopover* why() { return why_; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* middle();
    void refresh(bool held);
    void showFirst(const engine::Evaluation& evaluation, const model::NumberFormat& format,
                   bool held);
    void wantFor(engine::WorkloadKind kind);
    void showCards(const engine::Evaluation& evaluation, const model::NumberFormat& format);
    void askWhy(const QString& dial, const QPoint& at);

    model::ProjectDocument& document_;
    InputsPanel* inputs_;
    FindingsPanel* findings_;
    AnswerBar* answer_;
    TextBlock* limits_;
    QVBoxLayout* middle_ = nullptr;
    QHBoxLayout* cardRow_;
    std::vector<DialCard*> cards_;
    // By kind of work: a training run, a batch job, fine-tuning, steps with several parts, a
    // serving fleet; and a calendar of several workloads.
    CurveChartCard *speedup_, *jobTime_, *tuneTime_, *latency_, *tokenCost_, *calendar_;
    StackChartCard *tuneMemory_, *stepParts_;
    CurveChartCard* rlTail_;
    CurveChartCard* cash_;
    StackChartCard* power_;
    WhyPopover* why_;
    std::optional<engine::WorkloadKind> wanted_; // the kind whose charts were requested
};

} // namespace views
