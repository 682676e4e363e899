#pragma once

#include "model/project/projectdocument.h"
#include "views/money/currencydialog.h"

#include <QPointer>
#include <QToolButton>

namespace app {

// Says in the status line what amounts are in, at which rate of which day; a click changes it.
class RateStatus : public QToolButton {
    Q_OBJECT
public:
    explicit RateStatus(model::ProjectDocument& document, QWidget* parent = nullptr);

    void ask();
    views::CurrencyDialog* dialog() const { return dialog_; } // while one is open

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    model::ProjectDocument& document_;
    QPointer<views::CurrencyDialog> dialog_;
};

} // namespace app
