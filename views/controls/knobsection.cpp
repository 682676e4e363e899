#include "views/controls/knobsection.h"

#include "views/controls/choicecontrol.h"
#include "views/controls/knobslider.h"
#include "views/theme.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace views {

KnobControl* makeControl(model::ProjectDocument& document, std::string_view rowPath,
                         const std::string& workload)
{
    const QString path = QString::fromStdString(engine::boundPath(rowPath, workload));
    const engine::Choice* choice = engine::choiceRow(rowPath);
    if (!choice)
        return new KnobSlider(document, path);
    if (choice->list)
        return new ChoicePicker(document, path, choice->labelled);
    return new ChoiceBar(document, path, choice->labelled);
}

KnobSection::KnobSection(QWidget* parent)
    : QWidget(parent)
    , heading_(new QLabel)
    , head_(new QHBoxLayout)
    , first_(new QVBoxLayout)
    , rest_(nullptr)
    , more_(new QToolButton)
    , folded_(new QWidget)
{
    heading_->setObjectName(QStringLiteral("heading"));
    heading_->setFont(uiFont(11, QFont::DemiBold));
    more_->setCheckable(true);
    more_->setProperty("more", true);
    more_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    more_->setArrowType(Qt::RightArrow);
    more_->hide();
    folded_->hide();
    rest_ = new QVBoxLayout(folded_);
    rest_->setContentsMargins(0, 0, 0, 0);
    rest_->setSpacing(10);
    first_->setSpacing(3);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(4);
    head_->addWidget(heading_, 1);
    all->addLayout(head_);
    all->addLayout(first_);
    all->addWidget(more_);
    all->addWidget(folded_);
    connect(more_, &QToolButton::toggled, this, [this](bool open) {
        folded_->setVisible(open);
        more_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    });
}

void KnobSection::setTitle(const QString& title)
{
    heading_->setText(title.toUpper());
    more_->setText(tr("More"));
    more_->setAccessibleName(tr("More inputs: “%1”").arg(title));
}

void KnobSection::setAside(QWidget* widget)
{
    head_->addWidget(widget);
}

void KnobSection::addTop(QWidget* widget)
{
    first_->insertWidget(0, widget);
}

void KnobSection::add(KnobControl* control)
{
    first_->addWidget(control);
    placeMore();
}

// Below what comes first, or beside the heading where nothing does.
void KnobSection::placeMore()
{
    auto* all = static_cast<QVBoxLayout*>(layout());
    const bool beside = first_->count() == 0;
    if (beside == (head_->indexOf(more_) >= 0))
        return;
    (beside ? static_cast<QBoxLayout*>(all) : head_)->removeWidget(more_); // where it was
    if (beside)
        head_->addWidget(more_);
    else
        all->insertWidget(all->indexOf(folded_), more_);
}

void KnobSection::addFolded(KnobControl* control)
{
    rest_->addWidget(control);
    placeMore();
    more_->show();
}

void KnobSection::unfold(const KnobControl* control)
{
    if (folded_->isAncestorOf(control))
        more_->setChecked(true);
}

} // namespace views
