#include "views/claims/claimspage.h"

#include "model/claims/claimwords.h"
#include "views/claims/claimsheet.h"
#include "views/claims/ownclaimpanel.h"
#include "views/controls/segmentbar.h"
#include "views/controls/tablecard.h"
#include "views/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>

namespace views {
namespace {

using engine::ErrorPattern;

// The first entry means all.
template <class Enum> std::optional<Enum> chosen(const QComboBox* box)
{
    const int at = box->currentIndex() - 1;
    return at < 0 ? std::nullopt : std::optional(static_cast<Enum>(at));
}

void fillBox(QComboBox* box, const QString& what, const QStringList& names)
{
    const QSignalBlocker quiet(box);
    const int at = std::max(0, box->currentIndex());
    box->clear();
    box->addItems(names);
    box->setCurrentIndex(at);
    box->setAccessibleName(what);
    box->setToolTip(what);
}

ErrorPattern patternAt(std::size_t i)
{
    return static_cast<ErrorPattern>(i + 1);
}

} // namespace

ClaimsPage::ClaimsPage(model::ProjectDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , claims_(model::shippedClaims(document.catalog()))
    , verdicts_(new QComboBox)
    , topics_(new QComboBox)
    , articles_(new QComboBox)
    , mistakes_(new QLabel)
    , table_(new model::ClaimTable)
    , list_(new TableCard(table_))
    , sheet_(new ClaimSheet(document))
    , which_(new SegmentBar(2))
    , stack_(new QStackedWidget)
    , own_(new OwnClaimPanel(document))
{
    for (QPushButton*& button : patterns_) {
        button = new QPushButton;
        button->setCheckable(true);
    }
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 12);
    all->setSpacing(12);
    all->addWidget(which_, 0, Qt::AlignLeft);
    all->addWidget(stack_, 1);
    stack_->addWidget(published());
    stack_->addWidget(own_);
    list_->tableView()->setSelectionMode(QAbstractItemView::SingleSelection);
    connect(list_, &TableCard::selectionChanged, this, &ClaimsPage::showSelected);
    connect(sheet_, &ClaimSheet::opened, this, &ClaimsPage::opened);
    connect(own_, &OwnClaimPanel::opened, this, &ClaimsPage::opened);
    connect(which_, &SegmentBar::chosen, stack_, &QStackedWidget::setCurrentIndex);
    connect(&document_, &model::ProjectDocument::catalogChanged, this, [this] {
        claims_ = model::shippedClaims(document_.catalog());
        if (isVisible())
            refresh();
    });
    retranslate();
}

QWidget* ClaimsPage::published()
{
    auto* split = new QSplitter(Qt::Horizontal);
    split->setChildrenCollapsible(false);
    split->setHandleWidth(12);
    split->addWidget(list_);
    split->addWidget(sheet_);
    split->setSizes({5800, 4200}); // stretch ratio
    for (QWidget* card : {static_cast<QWidget*>(list_), static_cast<QWidget*>(sheet_)})
        card->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    auto* page = new QWidget;
    auto* all = new QVBoxLayout(page);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(12);
    all->addLayout(filters());
    all->addLayout(mistakes());
    all->addWidget(split, 1);
    return page;
}

QLayout* ClaimsPage::filters()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(kGrid);
    for (QComboBox* box : {verdicts_, topics_, articles_}) {
        row->addWidget(box);
        connect(box, &QComboBox::currentIndexChanged, this, &ClaimsPage::refresh);
    }
    row->addStretch(1);
    return row;
}

QLayout* ClaimsPage::mistakes()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(kGrid);
    mistakes_->setObjectName(QStringLiteral("muted"));
    row->addWidget(mistakes_);
    for (QPushButton* button : patterns_) {
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, button] {
            for (QPushButton* other : patterns_) // at most one of them
                if (other != button)
                    other->setChecked(false);
            refresh();
        });
    }
    row->addStretch(1);
    return row;
}

QPushButton* ClaimsPage::pattern(ErrorPattern pattern) const
{
    return patterns_[static_cast<std::size_t>(pattern) - 1];
}

model::ClaimFilter ClaimsPage::filter() const
{
    model::ClaimFilter filter{
        chosen<engine::Verdict>(verdicts_), chosen<engine::ClaimTopic>(topics_), {}, {}, {}};
    if (articles_->currentIndex() > 0)
        filter.article = articles_->currentIndex();
    for (std::size_t i = 0; i < patterns_.size(); ++i)
        if (patterns_[i]->isChecked())
            filter.pattern = patternAt(i);
    return filter;
}

void ClaimsPage::nameChoices()
{
    QStringList verdicts{tr("All verdicts")}, topics{tr("All topics")},
        articles{tr("All articles")};
    for (std::size_t i = 0; i < engine::kVerdicts.size(); ++i)
        verdicts << model::words::verdict(static_cast<engine::Verdict>(i));
    for (std::size_t i = 0; i < engine::kClaimTopics.size(); ++i)
        topics << model::words::claimTopic(static_cast<engine::ClaimTopic>(i));
    for (int i = 1; i <= engine::kArticles; ++i)
        articles << model::words::articleName(i);
    fillBox(verdicts_, tr("Filter by verdict"), verdicts);
    fillBox(topics_, tr("Filter by topic"), topics);
    fillBox(articles_, tr("Filter by article"), articles);
}

void ClaimsPage::retranslate()
{
    nameChoices();
    which_->setNames(tr("Claims"), {tr("Published claims"), tr("Check your own")});
    mistakes_->setText(tr("Common errors:"));
    for (std::size_t i = 0; i < patterns_.size(); ++i) {
        patterns_[i]->setText(QStringLiteral("%1: %2")
                                  .arg(model::words::errorPattern(patternAt(i)))
                                  .arg(model::countOf(*claims_, patternAt(i))));
        patterns_[i]->setToolTip(model::words::errorPatternTip(patternAt(i)));
    }
}

void ClaimsPage::refresh()
{
    const auto selected = list_->selectedRows();
    const engine::Claim* before = selected.empty() ? nullptr : table_->at(selected.front());
    table_->show(*claims_, filter(), document_.format());
    list_->setHead(tr("Published claims, recomputed"), table_->summary());
    list_->refresh();
    if (table_->rowCount() > 0)
        list_->select(table_->rowToShow(before));
    showSelected();
}

void ClaimsPage::showSelected()
{
    const auto rows = list_->selectedRows();
    const engine::Claim* claim = rows.empty() ? nullptr : table_->at(rows.front());
    if (!claim || claim->id != sheet_->claim().id)
        sheet_->show(claim);
    else
        sheet_->refresh();
}

void ClaimsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void ClaimsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (isVisible())
            refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace views
