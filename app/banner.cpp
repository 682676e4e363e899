#include "app/banner.h"

#include "views/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace app {

Banner::Banner(QWidget* parent) : QFrame(parent), text_(new QLabel), buttons_(new QHBoxLayout)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 6, 16, 6);
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText); // it may quote a hostile file
    layout->addWidget(text_, 1);
    layout->addLayout(buttons_);
    hide();
}

void Banner::announce(const QString& text, const QList<Action>& actions)
{
    text_->setText(text);
    setAccessibleName(tr("Message"));
    setAccessibleDescription(text);
    while (QLayoutItem* item = buttons_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    QList<Action> all = actions;
    if (all.isEmpty())
        all.append({tr("Close"), [] {}});
    for (const auto& [name, act] : all) {
        auto* button = new QPushButton(name);
        connect(button, &QPushButton::clicked, this, [this, act = act] {
            hide();
            act();
        });
        buttons_->addWidget(button);
    }
    show();
}

QString Banner::text() const
{
    return isHidden() ? QString() : text_->text();
}

void Banner::paintEvent(QPaintEvent*)
{
    const views::Theme& theme = views::Theme::of(palette());
    QPainter p(this);
    p.fillRect(rect(), theme.accentSoft);
    p.fillRect(QRect(0, 0, 4, height()), theme.warning);
}

} // namespace app
