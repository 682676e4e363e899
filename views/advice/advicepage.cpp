#include "views/advice/advicepage.h"

#include "model/advice/adviceactions.h"
#include "model/advice/advicesentence.h"
#include "model/advice/advicetables.h"
#include "model/project/projectdocument.h"
#include "model/words/words.h"
#include "views/advice/budgetcard.h"
#include "views/advice/decisioncard.h"
#include "views/advice/referencecard.h"
#include "views/controls/segmentbar.h"
#include "views/panels/answerbar.h"
#include "views/theme.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QStackedWidget>

#include <utility>

namespace views {
namespace {

constexpr int kPanelWidth = 264;

// Tables that share a page, top one first.
constexpr std::pair<int, int> kStacked[] = {{AdvicePage::Checklist, AdvicePage::Factors},
                                            {AdvicePage::Sizes, AdvicePage::Roadmap},
                                            {AdvicePage::Losses, AdvicePage::Outages},
                                            {AdvicePage::Quality, AdvicePage::Adaptation}};

} // namespace

AdvicePage::AdvicePage(model::ProjectDocument& document, QWidget* parent)
    : RoomPage(document, new KnobPanel(document, "advice"), parent)
    , decision_(new DecisionCard(document))
    , topics_(new SegmentBar(kTopics))
    , stack_(new QStackedWidget)
    , tables_{{{new model::CheckTable},
               {new model::SizeTable},
               {new model::KindTable},
               {new model::DesignTable},
               {new model::OperationsTable},
               {new model::LossTable},
               {new model::QualityTable},
               {new model::OutageTable},
               {new model::FactorTable},
               {new model::RoadmapTable},
               {new model::AdaptTable}}}
    , budget_(new BudgetCard(document))
    , references_(new ReferenceCard(document))
{
    panel()->setFixedWidth(kPanelWidth);
    for (Table& table : tables_)
        table.card = new TableCard(table.rows);
    for (int topic = 0; topic < Budget; ++topic)
        stack_->addWidget(pageOf(topic));
    stack_->addWidget(budget_);
    topics_->button(Checklist)->setChecked(true);
    setCards(cards(), {decision_, stack_});
    connect(topics_, &SegmentBar::chosen, stack_, &QStackedWidget::setCurrentIndex);
    connect(decision_, &DecisionCard::refused, this, &AdvicePage::announce);
    connect(references_, &ReferenceCard::refused, this, &AdvicePage::announce);
    for (const int which : {Sizes, Kinds}) {
        connect(table(which), &TableCard::entered, this, [this, which] { openRow(which); });
        connect(table(which)->tableView(), &QTableView::doubleClicked, this,
                [this, which] { openRow(which); });
    }
    connect(budget_, &BudgetCard::refused, this, &AdvicePage::announce);
    AdvicePage::retranslate();
}

QWidget* AdvicePage::pageOf(int topic)
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(table(topic), 1);
    for (const auto& [above, below] : kStacked)
        if (above == topic)
            column->addWidget(table(below), 1);
    if (topic == Kinds)
        column->addWidget(references_, 2);
    return page;
}

// Opens the row's size or GPU type as a scenario.
void AdvicePage::openRow(int which)
{
    const auto rows = table(which)->selectedRows();
    if (rows.empty())
        return;
    const auto row = static_cast<std::size_t>(rows.front());
    const auto opened =
        which == Sizes ? model::openSize(document_, row) : model::openKind(document_, row);
    if (!opened)
        announce(model::words::error(opened.error()));
}

// Of two tables on one page, an empty one gives its room to the other.
void AdvicePage::showWhatIsFilled()
{
    const auto filled = [this](int which) {
        return tables_[static_cast<std::size_t>(which)].rows->rowCount() > 0;
    };
    for (const auto& [above, below] : kStacked) {
        table(below)->setVisible(filled(below));
        table(above)->setVisible(filled(above) || !filled(below));
    }
}

QLayout* AdvicePage::cards()
{
    auto* right = new QVBoxLayout;
    right->setSpacing(kGrid);
    right->addWidget(topics_);
    right->addWidget(stack_, 1);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(12);
    columns->addWidget(decision_, 6);
    columns->addLayout(right, 7);
    return columns;
}

void AdvicePage::show(const engine::Evaluation& evaluation)
{
    const auto format = document_.format();
    sentence()->setSentence(model::adviceSentence(evaluation, format));
    decision_->show(evaluation);
    for (const Table& table : tables_)
        table.rows->show(evaluation, format);
    showWhatIsFilled();
    retranslate();
}

void AdvicePage::retranslate()
{
    topics_->setNames(tr("Topics"), {tr("Checklist"), tr("Sizes"), tr("Kinds"), tr("Design"),
                                     tr("Operations"), tr("Losses"), tr("Quality"), tr("Budget")});
    const std::array titles{tr("When do you need a cluster?"),
                            tr("Cluster sizes"),
                            tr("Kinds of cluster"),
                            tr("Architecture and software"),
                            tr("Scheduler, storage and monitoring"),
                            tr("Why is utilization low?"),
                            tr("What the next dollar buys"),
                            tr("What one failure stops"),
                            tr("One GPU or a cluster?"),
                            tr("Roadmap"),
                            tr("Fine-tune, retrieve or instruct?")};
    for (std::size_t i = 0; i < tables_.size(); ++i) {
        tables_[i].card->setHead(titles[i], tables_[i].rows->summary());
        tables_[i].card->refresh();
    }
}

engine::Wants AdvicePage::wants() const
{
    engine::Wants wants;
    wants.advice = true;
    return wants;
}

} // namespace views
