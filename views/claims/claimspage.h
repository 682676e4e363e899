#pragma once

#include "model/claims/claimtable.h"
#include "model/project/projectdocument.h"

#include <QWidget>

#include <array>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace views {

class ClaimSheet;
class OwnClaimPanel;
class SegmentBar;
class TableCard;

// Published claims, recomputed: a list filtered by verdict, topic, article and error pattern, and
// the details of the selected one. Also a form for the user's own claim.
class ClaimsPage : public QWidget {
    Q_OBJECT
public:
    explicit ClaimsPage(model::ProjectDocument& document, QWidget* parent = nullptr);

    QComboBox* verdicts() const { return verdicts_; }
    QComboBox* topics() const { return topics_; }
    QComboBox* articles() const { return articles_; }
    QPushButton* pattern(engine::ErrorPattern pattern) const;
    TableCard* list() const { return list_; }
    ClaimSheet* sheet() const { return sheet_; }
    SegmentBar* which() const { return which_; } // published claims or the user's own
    OwnClaimPanel* own() const { return own_; }

Q_SIGNALS:
    void opened(); // a claim was opened as a scenario

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* published();
    QLayout* filters();
    QLayout* mistakes();
    model::ClaimFilter filter() const;
    void retranslate();
    void nameChoices();
    void refresh();
    void showSelected();

    model::ProjectDocument& document_;
    std::shared_ptr<const model::ClaimList> claims_;
    QComboBox *verdicts_, *topics_, *articles_;
    std::array<QPushButton*, engine::kErrorPatterns.size() - 1> patterns_;
    QLabel* mistakes_;
    model::ClaimTable* table_;
    TableCard* list_;
    ClaimSheet* sheet_;
    SegmentBar* which_;
    QStackedWidget* stack_;
    OwnClaimPanel* own_;
};

} // namespace views
