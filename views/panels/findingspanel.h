#pragma once

#include "model/accuracy/likeruns.h"
#include "model/project/projectdocument.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace views {

// Findings, worst first, each with a button that fixes it in one undo step.
class FindingsPanel : public QFrame {
    Q_OBJECT
public:
    explicit FindingsPanel(model::ProjectDocument& document, QWidget* parent = nullptr);
    QLabel* like() const { return like_; } // how well the most similar runs were predicted
    void setFindings(const std::vector<engine::Finding>& findings, const engine::Plan& plan);

protected:
    void changeEvent(QEvent* event) override;

private:
    class Card;
    void retranslate();
    void fill();
    QString whatRangesAre() const;
    void showConfidence();
    void showLikeLink(bool shown);
    void showLike();

    model::ProjectDocument& document_;
    model::PublishedRuns* published_;
    QLabel *heading_, *sureHeading_, *sure_, *like_;
    QVBoxLayout* list_;
    std::vector<Card*> cards_;
    std::vector<engine::Finding> findings_; // as shown …
    QStringList names_;                     // … with their workloads …
    QString manner_;                        // … in this locale and currency
};

} // namespace views
