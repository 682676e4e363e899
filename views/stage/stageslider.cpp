#include "views/stage/stageslider.h"

#include "model/engine/plan.h"
#include "model/words/words.h"
#include "views/controls/knobslider.h"
#include "views/controls/segmentbar.h"
#include "views/theme.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>

namespace views {
namespace {

constexpr int kSlider = 380;

} // namespace

StageSlider::StageSlider(model::ProjectDocument& document)
    : document_(document)
    , row_(new QHBoxLayout(this))
{
    row_->setContentsMargins(0, 0, 0, 0);
    row_->setSpacing(2 * kGrid);
    connect(&document_, &model::ProjectDocument::projectChanged, this, [this] {
        if (paths() != paths_)
            rebuild();
    });
    rebuild();
}

// Number of GPUs, amount of work, GPU price, number of runs.
QStringList StageSlider::paths() const
{
    const engine::Workload& work = document_.work();
    const engine::Plan& plan = document_.plan();
    QStringList all;
    if (plan.cluster.countRule == engine::CountRule::Given)
        all << QStringLiteral("cluster.count");
    all << QString::fromStdString(engine::amountPath(work));
    all << (plan.money.tenure == engine::Tenure::Rent ? QStringLiteral("money.price")
                                                      : QStringLiteral("money.capital"));
    if (plan.runs())
        all << QStringLiteral("money.runs");
    const auto stays = [&](const QString& path) {
        const auto knob = engine::findNumber(plan, path.toStdString());
        return knob && knob.row->applies(plan, plan.work[knob.work]);
    };
    all.erase(std::remove_if(all.begin(), all.end(), [&](const QString& p) { return !stays(p); }),
              all.end());
    return all;
}

void StageSlider::rebuild()
{
    paths_ = paths();
    delete inputs_;
    inputs_ = new SegmentBar(static_cast<int>(paths_.size()));
    QStringList names;
    for (const QString& path : paths_)
        names << model::words::knobLabel(path);
    inputs_->setNames(tr("Input to turn"), names);
    connect(inputs_, &SegmentBar::chosen, this, &StageSlider::pick);
    row_->insertWidget(0, inputs_);
    pick(0);
}

void StageSlider::pick(int input)
{
    delete slider_;
    slider_ = new KnobSlider(document_, paths_[input]);
    slider_->setFixedWidth(kSlider);
    row_->addWidget(slider_);
}

void StageSlider::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        rebuild();
    QWidget::changeEvent(event);
}

} // namespace views
