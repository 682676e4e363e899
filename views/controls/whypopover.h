#pragma once

#include "model/charts/pointanswer.h"
#include "model/project/projectdocument.h"

#include <QFrame>
#include <QLabel>

class QGridLayout;
class QScrollArea;

namespace views {

// The derivation of a figure: formula, values and their sources. A figure in it links to its own
// derivation.
class WhyPopover : public QFrame {
    Q_OBJECT
public:
    WhyPopover(model::ProjectDocument& document, QWidget* parent);
    // Of the open scenario …
    void explain(const QString& dial, const QPoint& at);
    // … or of another one, shown by name.
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
    QScrollArea* scroll_; // in case there are many terms
    QWidget* table_;
};

} // namespace views
