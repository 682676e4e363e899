#include "views/controls/knobsection.h"

#include "views/controls/choicecontrol.h"
#include "views/controls/knobslider.h"
#include "views/theme.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

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
    heading_->setWordWrap(true);
    heading_->setMinimumWidth(1); // a long word must not widen the panel
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
        arrange();
    });
}

void KnobSection::setTitle(const QString& title)
{
    heading_->setText(title.toUpper());
    more_->setText(tr("More"));
    retranslate();
    more_->setAccessibleName(tr("More inputs: “%1”").arg(title));
}

void KnobSection::setAside(QWidget* widget)
{
    head_->addWidget(widget);
}

void KnobSection::addTop(QWidget* widget)
{
    holdsOthers_ = true;
    first_->insertWidget(0, widget);
}

void KnobSection::add(KnobControl* control)
{
    first_->addWidget(control);
    controls_.push_back(control);
    placeMore();
}

// Below the first controls, or next to the heading if there are none.
void KnobSection::placeMore()
{
    auto* all = static_cast<QVBoxLayout*>(layout());
    const bool alone = first_->count() == 0;
    if (alone == (head_->indexOf(more_) >= 0))
        return;
    (alone ? static_cast<QBoxLayout*>(all) : head_)->removeWidget(more_); // its current layout
    if (alone)
        head_->addWidget(more_);
    else
        all->insertWidget(all->indexOf(folded_), more_);
}

void KnobSection::addFolded(KnobControl* control)
{
    rest_->addWidget(control);
    foldedControls_.push_back(control);
    if (!headings_.empty())
        headings_.back().controls.push_back(control);
    placeMore();
    more_->show();
}

void KnobSection::addFoldedHeading(std::function<QString()> words)
{
    auto* label = new QLabel;
    label->setObjectName(QStringLiteral("muted"));
    label->setFont(uiFont(12, QFont::DemiBold));
    rest_->addWidget(label);
    headings_.push_back({label, std::move(words), {}});
}

void KnobSection::setOnlyChanged(bool only)
{
    onlyChanged_ = only;
    for (const auto* controls : {&controls_, &foldedControls_})
        for (KnobControl* control : *controls)
            control->setOnlyChanged(only);
    arrange();
}

void KnobSection::arrange()
{
    const auto anyOf = [](const std::vector<KnobControl*>& controls) {
        return std::ranges::any_of(controls, [](const KnobControl* c) { return !c->isHidden(); });
    };
    const auto show = [](QWidget* widget, bool shown) {
        if (widget->isHidden() == shown)
            widget->setVisible(shown);
    };
    const bool open = onlyChanged_ || more_->isChecked();
    if (open)
        for (const Heading& heading : headings_)
            show(heading.label, anyOf(heading.controls));
    const bool folds = anyOf(foldedControls_), any = folds || anyOf(controls_);
    show(more_, !onlyChanged_ && folds);
    show(folded_, open);
    show(heading_, any || (!onlyChanged_ && holdsOthers_));
}

void KnobSection::retranslate()
{
    for (const Heading& heading : headings_)
        heading.label->setText(heading.words());
}

void KnobSection::unfold(const KnobControl* control)
{
    if (folded_->isAncestorOf(control))
        more_->setChecked(true);
}

} // namespace views
