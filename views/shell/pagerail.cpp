#include "views/shell/pagerail.h"

#include "views/theme.h"

#include <QButtonGroup>
#include <QEvent>
#include <QKeySequence>
#include <QLabel>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace views {
namespace {

constexpr int kWidth = 96, kCompactWidth = 68;
constexpr int kIcon = 20, kCompactIcon = 16;
constexpr int kName = 11, kCompactName = 10, kHeading = 9;

} // namespace

PageRail::PageRail(QWidget* parent)
    : QFrame(parent)
    , layout_(new QVBoxLayout(this))
    , buttons_(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("rail"));
    setFixedWidth(kWidth);
    layout_->setContentsMargins(4, 4, 4, 4);
    layout_->setSpacing(2);
    layout_->addStretch();
    connect(buttons_, &QButtonGroup::idClicked, this, &PageRail::pageRequested);
}

void PageRail::addGroup()
{
    auto* heading = new QLabel;
    heading->setObjectName(QStringLiteral("railgroup"));
    heading->setFont(uiFont(kHeading, QFont::DemiBold));
    heading->setAlignment(Qt::AlignHCenter | Qt::AlignBottom);
    headings_ << heading;
    layout_->insertWidget(layout_->count() - 1, heading);
}

void PageRail::addPage(int page, const QString& icon)
{
    auto* button = new QToolButton;
    button->setCheckable(true);
    button->setProperty("page", true);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(button, &QWidget::customContextMenuRequested, this,
            [this, button, page](const QPoint& at) {
                Q_EMIT menuRequested(page, button->mapToGlobal(at));
            });
    buttons_->addButton(button, page);
    layout_->insertWidget(layout_->count() - 1, button); // before the stretch
    icons_[page] = icon;
    dress(button);
    showIcons();
}

void PageRail::dress(QToolButton* button) const
{
    const int icon = compact_ ? kCompactIcon : kIcon;
    button->setIconSize(QSize(icon, icon));
    button->setFont(uiFont(compact_ ? kCompactName : kName));
    button->setProperty("tight", compact_);
    button->style()->unpolish(button);
    button->style()->polish(button);
}

void PageRail::setGroupName(int group, const QString& name)
{
    headings_[group]->setText(name.toUpper());
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
    if (compact == std::exchange(compact_, compact))
        return;
    setFixedWidth(compact ? kCompactWidth : kWidth);
    layout_->setSpacing(compact ? 0 : 2);
    const int side = compact ? 0 : 4;
    layout_->setContentsMargins(side, compact ? 2 : 4, side, compact ? 2 : 4);
    for (QAbstractButton* button : buttons_->buttons())
        dress(static_cast<QToolButton*>(button));
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
    for (const auto& [page, icon] : icons_)
        button(page)->setIcon(QIcon(theme.icon(icon)));
}

void PageRail::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        showIcons();
    QFrame::changeEvent(event);
}

} // namespace views
