#pragma once

#include "model/project/projectdocument.h"

#include <QFrame>

class QLabel;
class QListView;
class QPushButton;

namespace model {
class DecisionRows;
}

namespace views {

class TextBlock;

// The tree of the verdict: walked with the arrow keys or by a press; what turns the criterion in
// hand is a button below it.
class DecisionCard : public QFrame {
    Q_OBJECT
public:
    explicit DecisionCard(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const engine::Evaluation& evaluation);
    using QWidget::show;

    QListView* list() const { return list_; }
    QPushButton* turn() const { return turn_; }
    QLabel* detail() const { return detail_; }

Q_SIGNALS:
    void refused(const QString& why);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showRow();
    void turnIt();
    void retranslate();

    model::ProjectDocument& document_;
    model::DecisionRows* rows_;
    TextBlock *title_, *subtitle_;
    QListView* list_;
    QLabel* detail_;
    QPushButton* turn_;
    bool chosen_ = false; // a person looks at another row than the one that decided
};

} // namespace views
