#include "app/ratestatus.h"

#include "model/money/currencytext.h"

#include <QEvent>

namespace app {

RateStatus::RateStatus(model::ProjectDocument& document, QWidget* parent)
    : QToolButton(parent)
    , document_(document)
{
    setObjectName(QStringLiteral("rate"));
    setProperty("more", true);
    setFocusPolicy(Qt::TabFocus);
    connect(this, &QToolButton::clicked, this, &RateStatus::ask);
    connect(&document, &model::ProjectDocument::projectChanged, this, &RateStatus::refresh);
    refresh();
}

void RateStatus::refresh()
{
    const QString text = model::rateText(document_.project().currency, document_.format().locale());
    if (this->text() == text)
        return;
    setText(text);
    setAccessibleName(text);
    setToolTip(tr("Change the currency or use the exchange rate of another day."));
}

void RateStatus::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setText({});
        refresh();
    }
    QToolButton::changeEvent(event);
}

void RateStatus::ask()
{
    if (dialog_)
        return dialog_->activateWindow();
    dialog_ = new views::CurrencyDialog(document_, window());
    dialog_->open();
}

} // namespace app
