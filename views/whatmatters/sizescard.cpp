#include "views/whatmatters/sizescard.h"

#include "model/project/projectdocument.h"
#include "model/words/words.h"
#include "views/controls/segmentbar.h"
#include "views/controls/textblock.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPushButton>

#include <algorithm>

namespace views {

SizesCard::SizesCard(model::ProjectDocument& document, QWidget* parent)
    : PointChartCard(parent)
    , document_(document)
    , chosenText_(new TextBlock(uiFont(12), TextBlock::Tone::Plain, 1))
    , against_(new SegmentBar(2))
    , take_(new QPushButton)
{
    auto* below = new QWidget;
    auto* row = new QHBoxLayout(below);
    row->setContentsMargins(0, 4, 0, 0);
    row->setSpacing(12);
    row->addWidget(against_);
    row->addWidget(chosenText_, 1);
    row->addWidget(take_);
    addBelow(below);
    connect(against_, &SegmentBar::chosen, this, &SizesCard::refresh);
    connect(take_, &QPushButton::clicked, this, &SizesCard::takeCurrent);
    retranslate();
}

QString SizesCard::chosenText() const
{
    return chosenText_->text();
}

void SizesCard::show(std::shared_ptr<const engine::Evaluation> evaluation)
{
    const bool other = evaluation_ != evaluation;
    evaluation_ = std::move(evaluation);
    if (other)
        current_ = -1; // another plan has other sizes
    refresh();
}

void SizesCard::refresh()
{
    if (!evaluation_)
        return;
    const auto against = against_->current() == 0 ? model::Against::Cost : model::Against::Power;
    sizes_ = model::sizesChart(*evaluation_, against, document_.format());
    setCurrent(std::min(current_, static_cast<int>(sizes_.sizes.size()) - 1));
}

void SizesCard::setCurrent(int size)
{
    current_ = size;
    setChart(sizes_.marked(size), document_.format());
    const auto* chosen = size < 0 ? nullptr : &sizes_.sizes[static_cast<std::size_t>(size)];
    chosenText_->setText(chosen ? chosen->text : tr("Click a cluster size to see its figures."));
    chosenText_->setToolTip(chosenText_->text());
    take_->setEnabled(chosen && !chosen->own);
    if (chosen)
        setAccessibleDescription(chosen->text);
}

void SizesCard::takeCurrent()
{
    if (!take_->isEnabled())
        return;
    const auto done = model::takeSize(document_, sizes_.sizes[static_cast<std::size_t>(current_)]);
    if (!done)
        Q_EMIT refused(model::words::error(done.error()));
}

void SizesCard::keyPressEvent(QKeyEvent* event)
{
    const int last = static_cast<int>(sizes_.sizes.size()) - 1;
    if (event->modifiers() & Qt::ShiftModifier)
        return PointChartCard::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Right: return setCurrent(std::min(current_ + 1, last));
    case Qt::Key_Left: return setCurrent(std::max(current_ - 1, std::min(0, last)));
    case Qt::Key_Return:
    case Qt::Key_Enter: return takeCurrent();
    default: PointChartCard::keyPressEvent(event);
    }
}

void SizesCard::mouseReleaseEvent(QMouseEvent* event)
{
    PointChartCard::mouseReleaseEvent(event);
    const auto hit = hitAt(event->pos());
    if (event->button() == Qt::LeftButton && !wasDragged() && hit.series == 0 &&
        hit.point != current_)
        setCurrent(hit.point);
}

void SizesCard::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && hitAt(event->pos()).series >= 0)
        takeCurrent(); // the first click selected it
    else
        PointChartCard::mouseDoubleClickEvent(event);
}

void SizesCard::retranslate()
{
    against_->setNames(tr("Time vs."), {tr("Cost"), tr("Power")});
    take_->setText(tr("Use this size"));
    take_->setToolTip(tr("Sets the plan to this number of GPUs. Can be undone in one step."));
    chosenText_->setText(tr("Click a cluster size to see its figures."));
    take_->setEnabled(false);
}

void SizesCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    PointChartCard::changeEvent(event);
}

} // namespace views
