#include "views/compare/comparepage.h"

#include "model/compare/comparesentence.h"
#include "model/compare/comparetable.h"
#include "views/controls/segmentbar.h"
#include "views/controls/tablecard.h"
#include "views/controls/whypopover.h"
#include "views/panels/answerbar.h"
#include "views/panels/inputspanel.h"
#include "views/panels/pagesize.h"
#include "views/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableView>

#include <tuple>

namespace views {
namespace {

constexpr int kInputsWidth = 304, kCompactInputs = 300;
constexpr int kRow = 26, kRowWithDelta = 40;

} // namespace

ComparePage::ComparePage(model::ProjectDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , inputs_(new InputsPanel(document))
    , sentence_(new AnswerBar(kSentenceLines))
    , against_(new QLabel)
    , baseline_(new QComboBox)
    , listed_(new SegmentBar(3))
    , inTable_(new model::CompareTable)
    , outTable_(new model::CompareTable)
    , in_(new TableCard(inTable_))
    , out_(new TableCard(outTable_))
    , why_(new WhyPopover(document, this))
{
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(inputs_);
    all->addWidget(content(), 1);
    connectAll();
    retranslate();
}

QWidget* ComparePage::content()
{
    against_->setBuddy(baseline_);
    against_->setObjectName(QStringLiteral("muted"));
    baseline_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* bar = new QHBoxLayout;
    bar->setSpacing(kGrid);
    bar->addWidget(against_);
    bar->addWidget(baseline_);
    bar->addStretch();
    bar->addWidget(listed_);
    auto* right = new QWidget;
    auto* rows = new QVBoxLayout(right);
    rows->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 12);
    rows->setSpacing(12);
    rows->addWidget(sentence_);
    rows->addLayout(bar);
    for (TableCard* card : {in_, out_}) {
        // Rows stand in the order of their groups.
        card->tableView()->setSortingEnabled(false);
        card->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
        rows->addWidget(card, card == in_ ? 2 : 3);
    }
    return right;
}

void ComparePage::connectAll()
{
    for (TableCard* card : {in_, out_}) {
        connect(card->tableView(), &QTableView::clicked, this,
                [this, card](const QModelIndex& cell) { open(card, cell); });
        connect(card, &TableCard::entered, this,
                [this, card] { open(card, card->tableView()->currentIndex()); });
    }
    connect(sentence_, &AnswerBar::whyAsked, this, [this](const QString& path, const QPoint& at) {
        if (const auto of = model::ofScenario(path))
            explain(of->first, of->second, at);
    });
    connect(why_, &WhyPopover::knobAsked, this,
            [this](const QString& knob) { reveal(explained_, knob); });
    connect(baseline_, &QComboBox::activated, this, [this](int row) {
        document_.pinBaseline(row == 0 ? std::nullopt
                                       : std::optional(static_cast<std::size_t>(row - 1)));
    });
    const auto refreshVisible = [this] {
        if (isVisible())
            refresh();
    };
    connect(listed_, &SegmentBar::chosen, this, refreshVisible);
    connect(&document_, &model::ProjectDocument::evaluated, this, refreshVisible);
    connect(&document_, &model::ProjectDocument::gestureEnded, this, refreshVisible);
    // What is turned is seen with its answer; what is renamed, moved or pinned has that already.
    connect(&document_, &model::ProjectDocument::projectChanged, this, [this] {
        const std::size_t open = document_.scenario();
        const auto answer = document_.answerOf(open);
        if (isVisible() && answer && answer->plan == document_.project().scenarios[open].plan)
            refresh();
    });
}

std::vector<model::Compared> ComparePage::sides() const
{
    std::vector<model::Compared> all;
    const engine::Project& project = document_.project();
    for (std::size_t i = 0; i < project.scenarios.size(); ++i) {
        model::Compared side{QString::fromStdString(project.scenarios[i].name),
                             project.scenarios[i].plan, document_.answerOf(i)};
        if (side.answer) // the open one's follows the hand: inputs and figures of one moment
            side.plan = side.answer->plan;
        all.push_back(std::move(side));
    }
    return all;
}

void ComparePage::refresh()
{
    const auto all = sides();
    const auto format = document_.format();
    const auto comparison = model::comparison(all, document_.project().baseline,
                                              static_cast<model::Listed>(listed_->current()),
                                              document_.catalog(), format);
    sentence_->setSentence(model::compareSentence(all, comparison, format));
    showBaselines();
    showTables(comparison);
}

void ComparePage::showBaselines()
{
    QStringList names{tr("none")};
    for (const engine::Scenario& scenario : document_.project().scenarios)
        names << QString::fromStdString(scenario.name);
    const auto pinned = document_.project().baseline;
    const int row = pinned ? static_cast<int>(*pinned) + 1 : 0;
    QStringList shown;
    for (int i = 0; i < baseline_->count(); ++i)
        shown << baseline_->itemText(i);
    const QSignalBlocker quiet(baseline_);
    if (shown != names) {
        baseline_->clear();
        baseline_->addItems(names);
    }
    if (baseline_->currentIndex() != row)
        baseline_->setCurrentIndex(row);
}

void ComparePage::showTables(const model::Comparison& c)
{
    const std::size_t open = document_.scenario();
    for (const auto& [card, table, rows] :
         {std::tuple{in_, inTable_, &c.inputs}, std::tuple{out_, outTable_, &c.outputs}}) {
        const int columns = table->columnCount(), before = table->rowCount();
        table->show(c, *rows, open);
        card->tableView()->verticalHeader()->setDefaultSectionSize(c.baseline ? kRowWithDelta
                                                                              : kRow);
        if (columns != table->columnCount() || before != table->rowCount())
            card->refresh();
    }
    in_->setHead(tr("Inputs that differ"),
                 c.inputs.empty() ? tr("No input differs.")
                                  : tr("Click a value to change that input in its scenario."));
    out_->setHead(tr("Results that differ"),
                  c.outputs.empty() ? tr("No result differs.")
                                    : tr("Click a figure to see how it was computed."));
}

void ComparePage::open(TableCard* card, const QModelIndex& cell)
{
    const auto* table = card == in_ ? inTable_ : outTable_;
    const auto scenario = model::CompareTable::scenarioAt(cell.column());
    if (!cell.isValid() || !scenario || table->pathAt(cell.row()).empty())
        return;
    const QString path = QString::fromStdString(table->pathAt(cell.row()));
    if (card == in_)
        return reveal(*scenario, path);
    const QTableView* view = card->tableView();
    const QRect place = view->visualRect(view->model()->index(cell.row(), cell.column()));
    explain(*scenario, path, view->viewport()->mapToGlobal(place.bottomLeft()));
}

void ComparePage::explain(std::size_t scenario, const QString& dial, const QPoint& at)
{
    explained_ = scenario;
    const auto answer = document_.answerOf(scenario);
    if (!answer)
        return;
    why_->explainIn({QString::fromStdString(document_.project().scenarios[scenario].name), answer},
                    dial, at);
}

void ComparePage::reveal(std::size_t scenario, const QString& knob)
{
    document_.showScenario(scenario);
    if (const auto split = engine::splitPath(document_.plan(), knob.toStdString());
        split && knob.startsWith(u"work."))
        document_.showWork(QString::fromStdString(document_.plan().work[split->work].id));
    inputs_->reveal(knob);
}

void ComparePage::retranslate()
{
    against_->setText(tr("&Baseline"));
    baseline_->setAccessibleName(tr("Baseline"));
    baseline_->setToolTip(
        tr("The other scenarios are compared with this one, here and on every page."));
    listed_->setNames(tr("Rows shown"),
                      {tr("Main differences"), tr("All differences"), tr("All rows")});
}

void ComparePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    document_.compareScenarios(this, true);
    refresh();
}

void ComparePage::hideEvent(QHideEvent* event)
{
    document_.compareScenarios(this, false);
    QWidget::hideEvent(event);
}

void ComparePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool compact = isCompact(size());
    inputs_->setFixedWidth(compact ? kCompactInputs : kInputsWidth);
    sentence_->setCompact(compact);
}

void ComparePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (isVisible())
            refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace views
