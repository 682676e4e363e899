#pragma once

#include "model/project/projectdocument.h"
#include "views/controls/tablecard.h"

#include <optional>

class QPushButton;

namespace views {

// A table of which a person uses one row in the plan. Where the plan is pinned to one, a second
// button leaves the choice to the program again.
class UseCard : public TableCard {
    Q_OBJECT
public:
    // The plan or the selection changed: what can be done may be another.
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
    virtual QString whyNotUsed(int row) const = 0; // empty where it can be
    virtual engine::Result<void> useRow(int row) = 0;
    virtual bool isPinned() const { return false; }
    virtual engine::Result<void> unpin() { return {}; }

    std::optional<int> selectedRow() const;
    // Last in a constructor, and again in another language.
    void retranslate();
    void changeEvent(QEvent* event) override;

    model::ProjectDocument& document_;

private:
    void act(const engine::Result<void>& done);

    QPushButton *use_, *release_;
    QAction* useHere_;
};

} // namespace views
