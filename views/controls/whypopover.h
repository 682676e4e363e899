#pragma once

#include "model/charts/pointanswer.h"
#include "model/project/projectdocument.h"

#include <QFrame>
#include <QLabel>

class QGridLayout;
class QScrollArea;

namespace views {

// How a figure came about: formula, the values put in, where each comes from. A figure in it
// leads on to its own derivation.
class WhyPopover : public QFrame {
    Q_OBJECT
public:
    WhyPopover(model::ProjectDocument& document, QWidget* parent);
    // Of the open scenario …
    void explain(const QString& dial, const QPoint& at);
    // … or of another, which is named.
    struct Of {
        QString scenario;
        std::shared_ptr<const engine::Evaluation> answer;
    };
    void explainIn(const Of& of, const QString& dial, const QPoint& at);
    // … or of the open one with another value of an input.
    void explainPoint(const model::CurvePoint& point, const QPoint& at);
    const QString& dial() const { return dial_; }

Q_SIGNALS:
    void inputRequested(const QString& path);

private:
    void open(const QString& dial, const QPoint& at);
    void fill(const engine::Derivation& derivation);
    void fit(int most);
    void fillLike();
    void addTerm(const engine::Derivation::Term& term, int row);

    model::ProjectDocument& document_;
    Of of_;
    QString dial_;
    QLabel *title_, *tip_, *formula_, *known_, *like_;
    QGridLayout* terms_;
    QScrollArea* scroll_; // where much goes into a figure
    QWidget* table_;
};

} // namespace views
