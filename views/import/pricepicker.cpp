#include "views/import/pricepicker.h"

#include "model/engine/plan.h"
#include "views/controls/celldelegate.h"
#include "views/theme.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

#include <cmath>
#include <map>

namespace views {
namespace {

constexpr int kWidths[] = {150, 60, 120, 120, 210, 140, 110, 130};

} // namespace

PricePicker::PricePicker(model::ProjectDocument& document,
                         std::shared_ptr<const engine::PriceTable> prices, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , list_(new model::PriceList(std::move(prices), document.format(), this))
    , filter_(new model::PriceFilter(this))
    , words_(new QLineEdit)
    , gpu_(new QComboBox)
    , onDemand_(new QPushButton(tr("On demand")))
    , spot_(new QPushButton(tr("Spot")))
    , count_(new QLabel)
    , view_(new QTableView)
{
    filter_->setSourceModel(list_);
    words_->setPlaceholderText(tr("Filter: instance, region …"));
    words_->setAccessibleName(tr("Filter"));
    words_->setClearButtonEnabled(true);
    gpu_->setAccessibleName(tr("GPU"));
    count_->setObjectName(QStringLiteral("muted"));
    view_->setModel(filter_);
    view_->setSortingEnabled(true);
    view_->setSelectionBehavior(QAbstractItemView::SelectRows);
    view_->setSelectionMode(QAbstractItemView::SingleSelection);
    view_->setAccessibleName(tr("Offers"));
    dress(view_);
    for (int i = 0; i < model::PriceList::Columns; ++i)
        view_->setColumnWidth(i, kWidths[i]);
    view_->horizontalHeader()->setStretchLastSection(true);
    auto* row = new QHBoxLayout;
    row->addWidget(gpu_);
    row->addWidget(words_, 1);
    row->addWidget(terms());
    row->addWidget(count_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addLayout(row);
    all->addWidget(view_, 1);
    connect(words_, &QLineEdit::textChanged, this, &PricePicker::filter);
    connect(gpu_, &QComboBox::currentIndexChanged, this, &PricePicker::filter);
    connect(spot_, &QPushButton::toggled, this, &PricePicker::filter);
    connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &PricePicker::choiceChanged);
    fillGpus();
    filter();
}

QWidget* PricePicker::terms()
{
    auto* both = new QWidget;
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto* group = new QButtonGroup(this);
    for (QPushButton* button : {onDemand_, spot_}) {
        button->setCheckable(true);
        button->setProperty("segment", true);
        button->setProperty("edge",
                            button == spot_ ? QStringLiteral("last") : QStringLiteral("first"));
        button->setMinimumWidth(12 * kGrid);
        button->setAccessibleName(tr("Price: %1").arg(button->text()));
        group->addButton(button);
        row->addWidget(button);
    }
    onDemand_->setChecked(true);
    return both;
}

// The GPUs of the list, starting with the plan's.
void PricePicker::fillGpus()
{
    std::map<QString, QString> names; // sorted by name
    for (const engine::PriceRow& row : list_->table().rows)
        if (const auto* gpu = document_.catalog().accelerator(row.accelerator))
            names[QString::fromStdString(gpu->name)] = QString::fromStdString(gpu->id);
    gpu_->addItem(tr("All GPUs"), QString());
    for (const auto& [name, id] : names)
        gpu_->addItem(name, id);
    const int own = gpu_->findData(QString::fromStdString(document_.plan().cluster.gpu.id));
    gpu_->setCurrentIndex(std::max(own, 0));
}

void PricePicker::filter()
{
    filter_->setGpu(gpu_->currentData().toString());
    filter_->setText(words_->text());
    view_->sortByColumn(spot() ? model::PriceList::Spot : model::PriceList::OnDemand,
                        Qt::AscendingOrder);
    const int rows = filter_->rowCount();
    count_->setText(rows == 0 ? tr("No offer matches. Shorten the filter.")
                              : tr("Offers: %1").arg(rows));
    selectMiddle();
    view_->scrollTo(view_->currentIndex(), QAbstractItemView::PositionAtCenter);
    Q_EMIT choiceChanged();
}

// Selects the median of the available prices, as for the catalog's own prices.
void PricePicker::selectMiddle()
{
    QList<int> rows;
    for (int i = 0; i < filter_->rowCount(); ++i) {
        const engine::PriceRow& row = rowAt(i);
        if (canBeChosen(row) && !row.notes.has(engine::PriceNote::GpuWithoutHost))
            rows << i;
    }
    if (!rows.isEmpty())
        view_->selectRow(rows[(rows.size() - 1) / 2]);
}

const engine::PriceRow& PricePicker::rowAt(int shown) const
{
    return list_->row(filter_->mapToSource(filter_->index(shown, 0)).row());
}

bool PricePicker::canBeChosen(const engine::PriceRow& row) const
{
    return (spot() ? row.spotGpu : row.onDemandGpu).base() > 0 && !row.accelerator.empty();
}

const engine::PriceRow* PricePicker::chosen() const
{
    const auto rows = view_->selectionModel()->selectedRows();
    if (rows.isEmpty())
        return nullptr;
    const engine::PriceRow& row = rowAt(rows.first().row());
    return canBeChosen(row) ? &row : nullptr;
}

bool PricePicker::spot() const
{
    return spot_->isChecked();
}

} // namespace views
