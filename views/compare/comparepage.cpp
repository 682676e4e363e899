#include "views/compare/comparepage.h"

#include "model/compare/comparecharts.h"
#include "model/compare/comparesentence.h"
#include "model/compare/comparetable.h"
#include "model/compare/openscenarios.h"
#include "model/project/scenarioactions.h"
#include "model/words/words.h"
#include "views/charts/curvechart.h"
#include "views/charts/stackchart.h"
#include "views/charts/waterfallchart.h"
#include "views/controls/segmentbar.h"
#include "views/controls/tablecard.h"
#include "views/controls/whypopover.h"
#include "views/panels/answerbar.h"
#include "views/panels/inputspanel.h"
#include "views/panels/pagesize.h"
#include "views/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTableView>

#include <algorithm>
#include <tuple>

namespace views {
namespace {

constexpr int kInputsWidth = 304, kCompactInputs = 300;
constexpr int kLabel = 180, kOption = 120, kChart = 400; // minimum widths side by side
constexpr int kTableShare = 7, kChartShare = 5;
constexpr int kChartHeight = 228;

} // namespace

ComparePage::ComparePage(model::ProjectDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , inputs_(new InputsPanel(document))
    , sentence_(new AnswerBar(kSentenceLines))
    , against_(new QLabel)
    , baseline_(new QComboBox)
    , listed_(new SegmentBar(3))
    , other_(new QComboBox)
    , outcomeTable_(new model::CompareTable)
    , inTable_(new model::CompareTable)
    , outTable_(new model::CompareTable)
    , outcome_(new TableCard(outcomeTable_))
    , in_(new TableCard(inTable_))
    , out_(new TableCard(outTable_))
    , stack_(new StackChartCard)
    , curves_(new CurveChartCard)
    , difference_(new WaterfallChartCard)
    , scroll_(new QScrollArea)
    , charts_(new QWidget)
    , body_(new QGridLayout)
    , chartGrid_(new QGridLayout(charts_))
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

// The sentence stays in place; everything below scrolls.
QWidget* ComparePage::content()
{
    against_->setBuddy(baseline_);
    against_->setObjectName(QStringLiteral("muted"));
    baseline_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(0, 0, 2 * kGrid, 0);
    bar->setSpacing(kGrid);
    bar->addWidget(against_);
    bar->addWidget(baseline_);
    bar->addStretch();
    bar->addWidget(listed_);
    auto* right = new QWidget;
    auto* rows = new QVBoxLayout(right);
    rows->setContentsMargins(2 * kGrid, 2 * kGrid, 0, 0);
    rows->setSpacing(12);
    rows->addWidget(sentence_);
    rows->addLayout(bar);
    rows->addWidget(scrolled(), 1);
    return right;
}

QWidget* ComparePage::scrolled()
{
    for (TableCard* card : {outcome_, in_, out_}) {
        // Rows stay in the order of their groups.
        card->tableView()->setSortingEnabled(false);
        card->showWhole();
    }
    for (QWidget* card : std::initializer_list<QWidget*>{stack_, curves_, difference_})
        card->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    other_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    difference_->addAside(other_);
    chartGrid_->setContentsMargins(0, 0, 0, 0);
    auto* inside = new QWidget;
    inside->setObjectName(QStringLiteral("inside"));
    inside->setLayout(body_);
    body_->setContentsMargins(0, 0, 2 * kGrid, 12);
    for (QGridLayout* grid : {body_, chartGrid_})
        grid->setSpacing(12);
    scroll_->setWidget(inside);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    return scroll_;
}

// The charts go next to the tables if both fit, else below the first table.
void ComparePage::arrange()
{
    const int options = static_cast<int>(document_.project().scenarios.size());
    const int wanted = kLabel + options * kOption + kChart;
    const bool wide = scroll_->viewport()->width() >= wanted;
    if (isWide_ == wide)
        return;
    isWide_ = wide;
    for (QWidget* card : std::initializer_list<QWidget*>{outcome_, in_, out_, charts_})
        body_->removeWidget(card);
    for (QWidget* card : std::initializer_list<QWidget*>{stack_, curves_, difference_})
        chartGrid_->removeWidget(card);
    body_->addWidget(outcome_, 0, 0, wide ? Qt::AlignTop : Qt::Alignment());
    body_->addWidget(charts_, wide ? 0 : 1, wide ? 1 : 0, wide ? 3 : 1, 1);
    body_->addWidget(in_, wide ? 1 : 2, 0, Qt::AlignTop);
    body_->addWidget(out_, wide ? 2 : 3, 0, Qt::AlignTop);
    body_->setColumnStretch(0, wide ? kTableShare : 1);
    body_->setColumnStretch(1, wide ? kChartShare : 0);
    body_->setRowStretch(2, wide ? 1 : 0);
    chartGrid_->addWidget(stack_, 0, 0);
    chartGrid_->addWidget(curves_, wide ? 1 : 0, wide ? 0 : 1);
    chartGrid_->addWidget(difference_, wide ? 2 : 1, 0, 1, wide ? 1 : 2);
    for (int row = 0; row < 3; ++row) {
        const bool used = wide || row < 2;
        chartGrid_->setRowStretch(row, used ? 1 : 0);
        chartGrid_->setRowMinimumHeight(row, used ? kChartHeight : 0);
    }
}

void ComparePage::connectAll()
{
    for (TableCard* card : {outcome_, in_, out_}) {
        connect(card->tableView(), &QTableView::clicked, this,
                [this, card](const QModelIndex& cell) { open(card, cell); });
        card->offerWhy();
        connect(card, &TableCard::entered, this,
                [this, card] { open(card, card->tableView()->currentIndex()); });
    }
    connect(sentence_, &AnswerBar::whyRequested, this, &ComparePage::explainAt);
    connect(stack_, &PieceCard::whyRequested, this, &ComparePage::explainAt);
    connect(difference_, &PieceCard::whyRequested, this, &ComparePage::explainAt);
    connect(why_, &WhyPopover::inputRequested, this,
            [this](const QString& knob) { reveal(explained_, knob); });
    connect(baseline_, &QComboBox::activated, this, [this](int row) {
        model::pinBaseline(document_, row == 0 ? std::nullopt
                                               : std::optional(static_cast<std::size_t>(row - 1)));
    });
    const auto refreshVisible = [this] {
        if (isVisible())
            refresh();
    };
    connect(listed_, &SegmentBar::chosen, this, refreshVisible);
    connect(other_, &QComboBox::activated, this, refreshVisible);
    connect(&document_, &model::ProjectDocument::evaluated, this, refreshVisible);
    connect(&document_, &model::ProjectDocument::gestureEnded, this, refreshVisible);
    // An edit refreshes along with its answer; a rename, move or pin has its answer already.
    connect(&document_, &model::ProjectDocument::projectChanged, this, [this] {
        const std::size_t open = document_.scenario();
        const auto answer = document_.answers().answerOf(open);
        if (isVisible() && answer && answer->plan == document_.project().scenarios[open].plan)
            refresh();
    });
}

void ComparePage::refresh()
{
    const auto all = model::openScenarios(document_);
    const auto format = document_.format();
    const auto comparison = model::comparison(all, document_.project().baseline,
                                              static_cast<model::Listed>(listed_->current()),
                                              document_.catalog(), format);
    sentence_->setSentence(model::compareSentence(all, comparison, format));
    arrange();
    showBaselines();
    showOthers(comparison);
    showTables(comparison);
    showCharts(all, comparison);
}

void ComparePage::showCharts(const std::vector<model::Compared>& all, const model::Comparison& c)
{
    const auto format = document_.format();
    const bool held = document_.inGesture();
    stack_->setChart(model::costStack(all, c.verdict, format), format, held);
    curves_->setChart(model::costCurves(all, c.verdict, document_.scenario(), format), format,
                      held);
    difference_->setChart(
        model::costDifference(all, c.verdict, c.reference(), differenceTo(c), format));
}

// The difference to the selected scenario, else to the open one.
std::size_t ComparePage::differenceTo(const model::Comparison& c) const
{
    return other_->currentIndex() > 0
               ? static_cast<std::size_t>(other_->currentData().toInt())
               : model::differenceTo(c.verdict, document_.scenario(),
                                     static_cast<std::size_t>(c.names.size()));
}

// Keeps the selected scenario while one of that name exists.
void ComparePage::showOthers(const model::Comparison& c)
{
    const QString picked = other_->currentIndex() > 0 ? other_->currentText() : QString();
    const QSignalBlocker quiet(other_);
    other_->clear();
    other_->addItem(tr("open scenario"));
    for (qsizetype i = 0; i < c.names.size(); ++i)
        if (static_cast<std::size_t>(i) != c.reference())
            other_->addItem(c.names[i], static_cast<int>(i));
    other_->setCurrentIndex(std::max(0, picked.isEmpty() ? 0 : other_->findText(picked)));
    other_->setVisible(c.names.size() > 2);
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
    auto inputs = c.inputs;
    if (listed_->current() == 0) // a short list needs no headings
        for (model::ComparedRow& row : inputs)
            row.group.clear();
    for (const auto& [card, table, rows] : {std::tuple{outcome_, outcomeTable_, &c.outcome},
                                            std::tuple{in_, inTable_, &std::as_const(inputs)},
                                            std::tuple{out_, outTable_, &c.outputs}}) {
        table->show(c, *rows, open);
        card->refresh();
    }
    out_->setVisible(listed_->current() > 0);
    const QString held = c.names[static_cast<qsizetype>(c.reference())];
    outcome_->setHead(tr("Cost and outcome"),
                      model::words::filled(tr("▲ better, ▼ worse than “%1”. Click a figure to see "
                                              "how it was computed."),
                                           {held}));
    in_->setHead(tr("Inputs that differ"),
                 c.inputs.empty() ? tr("No input differs.")
                                  : tr("Click a value to change that input in its scenario."));
    out_->setHead(tr("Results that differ"),
                  c.outputs.empty() ? tr("No result differs.")
                                    : tr("Click a figure to see how it was computed."));
}

void ComparePage::open(TableCard* card, const QModelIndex& cell)
{
    const auto* table = card == in_ ? inTable_ : card == out_ ? outTable_ : outcomeTable_;
    const auto scenario = model::CompareTable::scenarioAt(cell.column());
    if (!cell.isValid() || !scenario)
        return;
    const QString path = QString::fromStdString(table->pathAt(cell.row(), *scenario));
    if (path.isEmpty())
        return;
    if (card == in_)
        return reveal(*scenario, path);
    const QTableView* view = card->tableView();
    const QRect place = view->visualRect(view->model()->index(cell.row(), cell.column()));
    explain(*scenario, path, view->viewport()->mapToGlobal(place.bottomLeft()));
}

void ComparePage::explainAt(const QString& path, const QPoint& at)
{
    if (const auto of = model::ofScenario(path))
        explain(of->first, of->second, at);
}

void ComparePage::explain(std::size_t scenario, const QString& dial, const QPoint& at)
{
    explained_ = scenario;
    const auto answer = document_.answers().answerOf(scenario);
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
    other_->setAccessibleName(tr("Difference to"));
    other_->setToolTip(tr("The scenario whose cost is set against the baseline, line by line."));
    baseline_->setToolTip(
        tr("The other scenarios are compared with this one, here and on every page."));
    listed_->setNames(tr("Rows shown"),
                      {tr("Main differences"), tr("All differences"), tr("All rows")});
}

void ComparePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    document_.answers().compareScenarios(this, true);
    refresh();
}

void ComparePage::hideEvent(QHideEvent* event)
{
    document_.answers().compareScenarios(this, false);
    QWidget::hideEvent(event);
}

void ComparePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool compact = isCompact(size());
    inputs_->setFixedWidth(compact ? kCompactInputs : kInputsWidth);
    sentence_->setCompact(compact);
    arrange();
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
