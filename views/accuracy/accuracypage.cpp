#include "views/accuracy/accuracypage.h"

#include "model/accuracy/accuracycharts.h"
#include "model/accuracy/accuracywords.h"
#include "views/charts/heatchart.h"
#include "views/charts/pointchart.h"
#include "views/controls/segmentbar.h"
#include "views/theme.h"

#include <QEvent>
#include <QGridLayout>

namespace views {

AccuracyPage::AccuracyPage(model::ProjectDocument& document,
                           std::shared_ptr<const engine::AccuracyFile> published, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , published_(std::move(published))
    , quantity_(new SegmentBar(2))
    , fit_(new SegmentBar(2))
    , by_(new SegmentBar(static_cast<int>(engine::kAccuracyBys.size())))
    , errorTable_(new model::AccuracyTable)
    , errors_(new TableCard(errorTable_))
    , own_(new OwnRunsCard(document))
    , points_(new PointChartCard)
    , coverage_(new HeatChartCard)
{
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 12);
    all->setSpacing(12);
    all->addLayout(switches());
    all->addLayout(cards(), 1);
    for (SegmentBar* bar : {quantity_, fit_, by_})
        connect(bar, &SegmentBar::chosen, this, &AccuracyPage::refresh);
    connect(&document_, &model::ProjectDocument::projectChanged, this, [this] {
        if (isVisible())
            refreshOwn();
    });
    connect(&document_, &model::ProjectDocument::catalogChanged, this, [this] {
        rows_.clear(); // the GPUs may be others
        predictor_ = nullptr;
        if (isVisible())
            refresh();
    });
    retranslate();
}

QLayout* AccuracyPage::switches()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * kGrid);
    row->addWidget(quantity_);
    row->addWidget(fit_);
    row->addStretch(1);
    row->addWidget(by_);
    return row;
}

QLayout* AccuracyPage::cards()
{
    auto* grid = new QGridLayout;
    grid->setSpacing(12);
    grid->addWidget(errors_, 0, 0);
    grid->addWidget(points_, 0, 1);
    grid->addWidget(own_, 1, 0);
    grid->addWidget(coverage_, 1, 1);
    grid->setRowStretch(0, 4);
    grid->setRowStretch(1, 3);
    for (const int column : {0, 1})
        grid->setColumnStretch(column, 1);
    for (QWidget* card : {static_cast<QWidget*>(errors_), static_cast<QWidget*>(own_),
                          static_cast<QWidget*>(points_), static_cast<QWidget*>(coverage_)})
        card->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // the grid alone decides
    return grid;
}

model::AccuracyLook AccuracyPage::look() const
{
    return {static_cast<engine::AccuracyQuantity>(quantity_->current()),
            static_cast<engine::AccuracyFit>(fit_->current()),
            static_cast<engine::AccuracyBy>(by_->current())};
}

void AccuracyPage::setPredictor(model::RunPredictor predictor)
{
    predictor_ = std::move(predictor);
    refreshOwn();
}

void AccuracyPage::refresh()
{
    if (rows_.empty())
        rows_ = model::withKnownGpus(published_->rows, document_.catalog());
    const model::AccuracyLook now = look();
    const auto format = document_.format();
    refreshErrors(now);
    points_->setChart(model::accuracyChart(rows_, now, document_.catalog(), format), format);
    coverage_->setChart(model::coverageChart(rows_, now, document_.catalog(), format));
    refreshOwn();
}

void AccuracyPage::refreshErrors(const model::AccuracyLook& now)
{
    errorTable_->show(rows_, now, document_.catalog(), document_.format());
    errors_->setHead(tr("How far predictions are off"), errorTable_->summary());
    errors_->refresh();
}

void AccuracyPage::refreshOwn()
{
    if (!predictor_)
        predictor_ = model::predictorOf(document_.sharedCatalog());
    own_->show(predictor_);
}

void AccuracyPage::retranslate()
{
    quantity_->setNames(tr("What is predicted"), {tr("Step time"), tr("Memory")});
    fit_->setNames(tr("Fitted on"), {tr("Fitted on all"), tr("Source left out")});
    QStringList names;
    for (const engine::AccuracyBy by : engine::kAccuracyBys)
        names << model::byWords(by);
    by_->setNames(tr("Grouped by"), names);
}

void AccuracyPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void AccuracyPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (isVisible())
            refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace views
