#include "views/advice/decisioncard.h"

#include "model/advice/adviceactions.h"
#include "model/advice/decisionrows.h"
#include "model/words/words.h"
#include "views/advice/decisiondelegate.h"
#include "views/controls/textblock.h"
#include "views/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

namespace views {
namespace {

constexpr int kDetail = 112;

} // namespace

DecisionCard::DecisionCard(model::ProjectDocument& document, QWidget* parent)
    : QFrame(parent)
    , document_(document)
    , rows_(new model::DecisionRows(this))
    , title_(new TextBlock(uiFont(14, QFont::DemiBold), TextBlock::Tone::Plain, 1))
    , subtitle_(new TextBlock(uiFont(12), TextBlock::Tone::Muted, 1))
    , list_(new QListView)
    , detail_(new QLabel)
    , turn_(new QPushButton)
{
    setObjectName(QStringLiteral("card"));
    list_->setModel(rows_);
    list_->setItemDelegate(new DecisionDelegate(list_));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setUniformItemSizes(true);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->installEventFilter(this);
    list_->viewport()->installEventFilter(this);
    subtitle_->growToTwo();
    detail_->setWordWrap(true);
    detail_->setFont(uiFont(12));
    detail_->setFixedHeight(kDetail);
    detail_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(14, 10, 14, 10);
    all->setSpacing(kGrid);
    all->addWidget(title_);
    all->addWidget(subtitle_);
    all->addWidget(list_, 1);
    all->addWidget(detail_);
    all->addWidget(turn_, 0, Qt::AlignLeft);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &DecisionCard::showRow);
    connect(turn_, &QPushButton::clicked, this, &DecisionCard::turnIt);
    retranslate();
}

void DecisionCard::show(const engine::Evaluation& evaluation)
{
    rows_->show(evaluation, document_.format());
    const bool held = chosen_ && list_->currentIndex().isValid();
    if (!held && rows_->deciding() >= 0) {
        list_->setCurrentIndex(rows_->index(rows_->deciding()));
        list_->scrollTo(list_->currentIndex());
    }
    showRow();
}

void DecisionCard::showRow()
{
    const QModelIndex at = list_->currentIndex();
    turn_->setVisible(at.isValid() && rows_->at(at.row()).turned.has_value());
    if (!at.isValid())
        return detail_->clear();
    const model::DecisionRow& row = rows_->at(at.row());
    QStringList lines;
    if (!row.labels.isEmpty())
        lines << row.labels;
    if (!row.turn.isEmpty())
        lines << row.turn;
    lines << row.tip;
    detail_->setText(lines.join(u'\n'));
    turn_->setText(row.action);
    turn_->setToolTip(row.turn);
    turn_->setAccessibleDescription(row.turn);
}

void DecisionCard::turnIt()
{
    const QModelIndex at = list_->currentIndex();
    if (!at.isValid() || !rows_->at(at.row()).turned)
        return;
    chosen_ = true; // to show how its answer changes
    const auto done = model::turnCriterion(document_, *rows_->at(at.row()).turned);
    if (!done)
        Q_EMIT refused(model::words::error(done.error()));
}

// A user who navigates the tree keeps their selection; Enter flips the selected criterion.
bool DecisionCard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress)
        chosen_ = true;
    if (watched == list_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        chosen_ |=
            key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Home || key == Qt::Key_End;
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            turnIt();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void DecisionCard::retranslate()
{
    title_->setText(tr("Way to the verdict"));
    subtitle_->setText(
        tr("Select a question to see its figures and what would change its answer."));
    list_->setAccessibleName(title_->text());
    list_->setAccessibleDescription(subtitle_->text());
}

void DecisionCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace views
