#include "views/panels/offer.h"

#include "views/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace views {
namespace {

constexpr int kTextWidth = 420;

} // namespace

Offer::Offer(QWidget* parent) : QWidget(parent), text_(new QLabel), buttons_(new QHBoxLayout)
{
    text_->setFont(uiFont(14));
    text_->setWordWrap(true);
    text_->setAlignment(Qt::AlignCenter);
    text_->setFixedWidth(kTextWidth);
    buttons_->setSpacing(kGrid);
    buttons_->addStretch();
    buttons_->addStretch();
    auto* all = new QVBoxLayout(this);
    all->setSpacing(2 * kGrid);
    all->addStretch();
    all->addWidget(text_, 0, Qt::AlignHCenter);
    all->addLayout(buttons_);
    all->addStretch();
}

void Offer::setText(const QString& text)
{
    text_->setText(text);
    text_->setMinimumHeight(text_->heightForWidth(kTextWidth));
}

QString Offer::text() const
{
    return text_->text();
}

QPushButton* Offer::addButton()
{
    auto* button = new QPushButton;
    button->setProperty("primary", buttons_->count() == 2); // only the stretches
    buttons_->insertWidget(buttons_->count() - 1, button);
    return button;
}

} // namespace views
