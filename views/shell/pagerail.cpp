#include "views/shell/pagerail.h"

#include "views/theme.h"

#include <QButtonGroup>
#include <QEvent>
#include <QKeySequence>
#include <QToolButton>
#include <QVBoxLayout>

namespace views {
namespace {

constexpr int kWidth = 96, kCompactWidth = 44;

} // namespace

PageRail::PageRail(QWidget* parent)
    : QFrame(parent)
    , layout_(new QVBoxLayout(this))
    , buttons_(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("rail"));
    setFixedWidth(kWidth);
    layout_->setContentsMargins(4, kGrid, 4, kGrid);
    layout_->setSpacing(4);
    layout_->addStretch();
    connect(buttons_, &QButtonGroup::idClicked, this, &PageRail::asked);
}

void PageRail::addPage(const QString& icon)
{
    auto* button = new QToolButton;
    button->setCheckable(true);
    button->setProperty("page", true);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize(QSize(20, 20));
    button->setFont(uiFont(11));
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const int page = static_cast<int>(icons_.size());
    button->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(button, &QWidget::customContextMenuRequested, this,
            [this, button, page](const QPoint& at) {
                Q_EMIT menuAsked(page, button->mapToGlobal(at));
            });
    buttons_->addButton(button, page);
    layout_->insertWidget(static_cast<int>(icons_.size()), button);
    icons_ << icon;
    showIcons();
}

void PageRail::setName(int page, const QString& name, const QKeySequence& keys)
{
    setAccessibleName(tr("Pages"));
    button(page)->setText(name);
    button(page)->setAccessibleName(name);
    //: A page of the window and the keys that show it
    button(page)->setToolTip(tr("%1 (%2)").arg(name, keys.toString(QKeySequence::NativeText)));
}

void PageRail::setCompact(bool compact)
{
    setFixedWidth(compact ? kCompactWidth : kWidth);
    for (QAbstractButton* button : buttons_->buttons())
        static_cast<QToolButton*>(button)->setToolButtonStyle(
            compact ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextUnderIcon);
}

void PageRail::setCurrent(int page)
{
    button(page)->setChecked(true);
}

QToolButton* PageRail::button(int page) const
{
    return qobject_cast<QToolButton*>(buttons_->button(page));
}

void PageRail::showIcons()
{
    const Theme& theme = Theme::of(palette());
    for (int i = 0; i < icons_.size(); ++i)
        button(i)->setIcon(QIcon(theme.icon(icons_[i])));
}

void PageRail::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        showIcons();
    QFrame::changeEvent(event);
}

} // namespace views
