#pragma once

#include "model/engine/specs/catalogkind.h"

#include <QWidget>

class QAction;
class QPushButton;

namespace views {

// Actions for the selected entries, as a row of buttons. A disabled one explains why.
class CatalogActions : public QWidget {
    Q_OBJECT
public:
    explicit CatalogActions(QWidget* parent = nullptr);

    struct State {
        QString whyNotUsed; // empty: it can be used in the plan
        bool canCompare = false, compares = false;
        bool anySelected = false;
        QString whyNotCopied; // into the user's own entries
        QString whyNotAdded, whyNotRemoved;
    };
    void show(const State& state);

    QPushButton* use() const { return use_; }
    QPushButton* compare() const { return compare_; }
    QPushButton* copy() const { return copy_; }
    QPushButton* copyToOwn() const { return copyToOwn_; }
    QPushButton* addOwn() const { return addOwn_; }
    QPushButton* removeOwn() const { return removeOwn_; }
    QAction* copyRows() const { return copyRows_; }
    QAction* copySheet() const { return copySheet_; }
    QAction* saveRows() const { return saveRows_; }
    QAction* saveSheet() const { return saveSheet_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QPushButton *use_, *compare_, *copy_, *copyToOwn_, *addOwn_, *removeOwn_;
    QAction *copyRows_, *copySheet_, *saveRows_, *saveSheet_;
};

} // namespace views
