#pragma once

#include "model/project/projectdocument.h"

#include <QDialog>
#include <QPointer>
#include <QToolButton>

namespace app {

// A status bar button shown when the catalog has newer values than the plan; offers to update them.
// Hidden if there are none.
class CatalogStatus : public QToolButton {
    Q_OBJECT
public:
    explicit CatalogStatus(model::ProjectDocument& document, QWidget* parent = nullptr);

    void refresh();
    QDialog* dialog() const { return dialog_; } // null unless open

private:
    void ask();

    model::ProjectDocument& document_;
    QPointer<QDialog> dialog_;
};

} // namespace app
