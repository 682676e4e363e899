#pragma once

#include "model/project/projectdocument.h"
#include "model/site/regiontable.h"
#include "views/controls/tablecard.h"

class QPushButton;

namespace views {

class SegmentBar;

// The plan in each region: those that state price and carbon, or all; one of them can be used.
class RegionsCard : public TableCard {
    Q_OBJECT
public:
    explicit RegionsCard(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const engine::Evaluation& evaluation);

    QPushButton* use() const { return use_; }
    SegmentBar* which() const { return which_; }

Q_SIGNALS:
    void refused(const QString& why);

protected:
    void changeEvent(QEvent* event) override;

private:
    RegionsCard(model::ProjectDocument& document, model::RegionTable* table, QWidget* parent);
    QString whyNotUsed() const;
    void refreshActions();
    void useSelected();
    void retranslate();

    model::ProjectDocument& document_;
    model::RegionTable* table_;
    SegmentBar* which_;
    QPushButton* use_;
    QAction* useHere_;
};

} // namespace views
