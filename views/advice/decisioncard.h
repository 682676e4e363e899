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

// The decision tree behind the verdict, navigated with the arrow keys or the mouse; the button
// below changes the input that flips the selected criterion.
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
    bool chosen_ = false; // the user selected a row other than the deciding one
};

} // namespace views
