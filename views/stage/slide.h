#pragma once

#include "model/project/projectdocument.h"
#include "model/sentences/answersentence.h"

#include <QWidget>

#include <functional>

class QBoxLayout;

namespace views {

class AnswerBar;
class ChartCard;

// A slide: one sentence and the charts that support it. No menus, tables or buttons; it follows
// changes of the plan.
class Slide : public QWidget {
    Q_OBJECT
public:
    // Shows part of an answer; during a drag axes do not rescale.
    using Sentence = std::function<std::vector<model::SentencePart>(const engine::Evaluation&,
                                                                    const model::NumberFormat&)>;
    using Show =
        std::function<void(const engine::Evaluation&, const model::NumberFormat&, bool held)>;

    Slide(model::ProjectDocument& document, Sentence sentence, engine::Wants wants = {});

    // Side by side below the sentence.
    template <class Card> Card* add(Card* card, int share = 1)
    {
        addCard(card, share);
        return card;
    }
    // Between the sentence and the cards.
    void addLine(QWidget* line);
    void onShow(Show show) { shows_.push_back(std::move(show)); }
    // The slide shows all scenarios.
    void setComparing() { comparing_ = true; }

    AnswerBar* sentence() const { return sentence_; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void addCard(ChartCard* card, int share);
    void refresh();

    model::ProjectDocument& document_;
    AnswerBar* sentence_;
    QBoxLayout *rows_, *cards_;
    Sentence words_;
    engine::Wants wants_;
    std::vector<Show> shows_;
    bool comparing_ = false;
};

} // namespace views
