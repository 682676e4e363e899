#include "views/controls/knobsection.h"

#include "views/controls/choicecontrol.h"
#include "views/controls/knobslider.h"
#include "views/theme.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace views {
namespace {

// Choices whose buttons need no label above them, and those of many options.
bool labelled(const QString& row)
{
    return row != u"cluster.gpu" && row != u"work.*.model" && row != u"money.tenure" &&
           row != u"work.*.kind" && row != u"cluster.count_rule";
}
bool fromList(const QString& row)
{
    return row == u"cluster.second.gpu" || row == u"work.*.serve.tier_gpu" ||
           row == u"work.*.serve.tier_rule" || row == u"cluster.gpu" || row == u"work.*.model" ||
           row == u"cluster.fabric" || row == u"work.*.stack" || row == u"work.*.optimizer" ||
           row == u"site.region" || row == u"money.term" || row == u"risk.fleet" ||
           row == u"risk.staffing" || row == u"risk.checkpoint.rule" ||
           row.startsWith(u"work.*.layout.") || row == u"work.*.serve.engine" ||
           row == u"work.*.serve.weights" || row == u"work.*.serve.profile" ||
           row == u"work.*.serve.goal" || row == u"work.*.serve.standby" ||
           row == u"work.*.serve.rule" || row == u"work.*.serve.release" ||
           row.startsWith(u"work.*.serve.layout.");
}

} // namespace

KnobControl* makeControl(model::ProjectDocument& document, const QString& row,
                         const QString& workload)
{
    const std::string path = engine::boundPath(row.toStdString(), workload.toStdString());
    const QString whole = QString::fromStdString(path);
    if (engine::findNumber(document.plan(), path))
        return new KnobSlider(document, whole);
    if (fromList(row))
        return new ChoicePicker(document, whole, labelled(row));
    return new ChoiceBar(document, whole, labelled(row));
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
