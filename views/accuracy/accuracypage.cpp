#include "views/accuracy/accuracypage.h"

#include "model/accuracy/accuracycharts.h"
#include "model/accuracy/accuracywords.h"
#include "views/charts/heatchart.h"
#include "views/charts/pointchart.h"
#include "views/controls/segmentbar.h"
#include "views/theme.h"

#include <QEvent>
#include <QGridLayout>

#include <span>

namespace views {
namespace {

using engine::AccuracyBy, engine::AccuracyQuantity;

// The choices for training and for serving.
struct Room {
    std::span<const AccuracyQuantity> quantities;
    std::span<const AccuracyBy> bys;
};
constexpr std::array kTraining{AccuracyQuantity::Step, AccuracyQuantity::Memory};
constexpr std::array kServing{AccuracyQuantity::Throughput, AccuracyQuantity::First,
                              AccuracyQuantity::Token};
constexpr std::array<Room, 2> kRooms{
    {{kTraining, engine::kTrainingBys}, {kServing, engine::kServedBys}}};

std::array<SegmentBar*, 2> barsFor(auto Room::*choices)
{
    const auto bar = [choices](const Room& room) {
        return new SegmentBar(static_cast<int>((room.*choices).size()));
    };
    return {bar(kRooms[0]), bar(kRooms[1])};
}

} // namespace

AccuracyPage::AccuracyPage(model::ProjectDocument& document,
                           std::shared_ptr<const engine::AccuracyFile> published, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , published_(std::move(published))
    , room_(new SegmentBar(2))
    , fit_(new SegmentBar(2))
    , quantity_(barsFor(&Room::quantities))
    , by_(barsFor(&Room::bys))
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
    connect(room_, &SegmentBar::chosen, this, &AccuracyPage::switchRoom);
    for (SegmentBar* bar : {quantity_[0], quantity_[1], fit_, by_[0], by_[1]})
        connect(bar, &SegmentBar::chosen, this, &AccuracyPage::refresh);
    connect(&document_, &model::ProjectDocument::projectChanged, this, [this] {
        if (isVisible())
            refreshOwn();
    });
    connect(&document_, &model::ProjectDocument::catalogChanged, this, [this] {
        rows_.clear(); // the GPUs may have changed
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
    row->addWidget(room_);
    for (SegmentBar* bar : quantity_)
        row->addWidget(bar);
    row->addWidget(fit_);
    row->addStretch(1);
    for (SegmentBar* bar : by_)
        row->addWidget(bar);
    for (SegmentBar* bar : {quantity_[1], by_[1]})
        bar->hide();
    return row;
}

std::size_t AccuracyPage::roomNow() const
{
    return static_cast<std::size_t>(room_->current());
}

void AccuracyPage::switchRoom()
{
    for (std::size_t room = 0; room < kRooms.size(); ++room) {
        quantity_[room]->setVisible(room == roomNow());
        by_[room]->setVisible(room == roomNow());
    }
    nameFits();
    refresh();
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
        card->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // the grid sets the size
    return grid;
}

model::AccuracyLook AccuracyPage::look() const
{
    const Room& room = kRooms[roomNow()];
    return {room.quantities[static_cast<std::size_t>(quantity()->current())],
            static_cast<engine::AccuracyFit>(fit_->current()),
            room.bys[static_cast<std::size_t>(by()->current())]};
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
    refreshErrors(now);
    coverage_->setChart(model::coverageChart(rows_, now, document_.catalog(), document_.format()));
    refreshOwn();
}

void AccuracyPage::refreshErrors(const model::AccuracyLook& now)
{
    errorTable_->show(rows_, now, document_.catalog(), document_.format());
    errors_->setHead(tr("Prediction error"), errorTable_->summary());
    errors_->refresh();
}

void AccuracyPage::refreshOwn()
{
    if (!predictor_)
        predictor_ = model::predictorOf(document_.sharedCatalog());
    own_->show(predictor_);
    const auto format = document_.format();
    points_->setChart(model::accuracyChart(rows_, look(), document_.catalog(), format,
                                           {document_.project().runs, predictor_}),
                      format);
}

void AccuracyPage::retranslate()
{
    room_->setNames(tr("Runs"), {tr("Training"), tr("Serving")});
    for (std::size_t room = 0; room < kRooms.size(); ++room) {
        QStringList quantities, bys;
        for (const AccuracyQuantity quantity : kRooms[room].quantities)
            quantities << model::quantityWords(quantity);
        for (const AccuracyBy by : kRooms[room].bys)
            bys << model::byWords(by);
        quantity_[room]->setNames(tr("Predicted quantity"), quantities);
        by_[room]->setNames(tr("Grouped by"), bys);
    }
    nameFits();
}

void AccuracyPage::nameFits()
{
    fit_->setNames(tr("Errors for"), roomNow() == 0
                                         ? QStringList{tr("New sources"), tr("Known sources")}
                                         : QStringList{tr("New families"), tr("Known families")});
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
