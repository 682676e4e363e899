#pragma once

#include "model/project/projectdocument.h"

#include <QDialog>
#include <QPointer>
#include <QToolButton>

namespace app {

// Says in the status line that the catalog has moved on from figures of the plan, and offers to
// take today's. Hidden while there are none.
class CatalogStatus : public QToolButton {
    Q_OBJECT
public:
    explicit CatalogStatus(model::ProjectDocument& document, QWidget* parent = nullptr);

    void refresh();
    QDialog* dialog() const { return dialog_; } // while one is open

private:
    void ask();

    model::ProjectDocument& document_;
    QPointer<QDialog> dialog_;
};

} // namespace app
