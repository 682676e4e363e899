#pragma once

#include "model/project/projectdocument.h"
#include "views/money/currencydialog.h"

#include <QPointer>
#include <QToolButton>

namespace app {

// Shows the currency, the exchange rate and its date in the status bar; a click changes it.
class RateStatus : public QToolButton {
    Q_OBJECT
public:
    explicit RateStatus(model::ProjectDocument& document, QWidget* parent = nullptr);

    void ask();
    views::CurrencyDialog* dialog() const { return dialog_; } // null unless open

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    model::ProjectDocument& document_;
    QPointer<views::CurrencyDialog> dialog_;
};

} // namespace app
