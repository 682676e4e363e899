#pragma once

#include "model/project/projectdocument.h"
#include "views/controls/tablecard.h"

#include <optional>

class QPushButton;

namespace views {

// A table from which the user picks a row for the plan. If the plan is pinned to one, a second
// button returns to automatic choice.
class UseCard : public TableCard {
    Q_OBJECT
public:
    // Call when the plan or the selection changed: updates the buttons.
    void refreshActions();

    QPushButton* use() const { return use_; }
    QPushButton* release() const { return release_; }

Q_SIGNALS:
    void refused(const QString& why);

protected:
    UseCard(model::ProjectDocument& document, model::CellTable* table, QWidget* parent);

    struct Words {
        QString selectOne, use, useTip, release, releaseTip;
    };
    virtual Words words() const = 0;
    virtual QString whyNotUsed(int row) const = 0; // empty if it can be used
    virtual engine::Result<void> useRow(int row) = 0;
    virtual bool isPinned() const { return false; }
    virtual engine::Result<void> unpin() { return {}; }

    std::optional<int> selectedRow() const;
    // Call last in a constructor, and after a language change.
    void retranslate();
    void changeEvent(QEvent* event) override;

    model::ProjectDocument& document_;

private:
    void act(const engine::Result<void>& done);

    QPushButton *use_, *release_;
    QAction* useHere_;
};

} // namespace views
