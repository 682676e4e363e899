#include "views/help/helpwindow.h"

#include "model/find/fuzzy.h"
#include "views/find/searchpopup.h"
#include "views/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace views {
namespace {

constexpr QSize kSize{860, 540};
constexpr double kGuideFirst = 1.2; // against terms that are met alike

} // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QDialog(parent)
    , search_(new SearchPopup([this](const QString& typed) { return found(typed); }, this))
    , title_(new QLabel)
    , where_(new QLabel)
    , text_(new QLabel)
    , go_(new QPushButton)
{
    resize(kSize);
    search_->stay();
    title_->setFont(uiFont(17, QFont::DemiBold));
    text_->setFont(uiFont(14));
    where_->setObjectName(QStringLiteral("muted"));
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    go_->setAutoDefault(false);
    auto* words = new QWidget;
    auto* column = new QVBoxLayout(words);
    column->setContentsMargins(2 * kGrid, kGrid, kGrid, kGrid);
    column->setSpacing(kGrid);
    for (QLabel* label : {title_, where_, text_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        column->addWidget(label);
    }
    column->addWidget(go_, 0, Qt::AlignLeft);
    column->addStretch();
    auto* scroll = new QScrollArea;
    scroll->setWidget(words);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* all = new QHBoxLayout(this);
    all->addWidget(search_, 5);
    all->addWidget(scroll, 6);
    connect(search_, &SearchPopup::moved, this, &HelpWindow::show);
    connect(search_, &SearchPopup::taken, this, [this] { go_->click(); });
    connect(go_, &QPushButton::clicked, this, [this] {
        if (!go_->isHidden())
            Q_EMIT asked(current_);
    });
    retranslate();
}

void HelpWindow::retranslate()
{
    setWindowTitle(tr("Help"));
    search_->setWords(tr("Guide and glossary"), tr("Search the guide and the glossary"), {});
    go_->setText(tr("Show in the window"));
}

void HelpWindow::setEntries(std::vector<Entry> entries)
{
    all_.clear();
    for (Entry& entry : entries) {
        const QString title = model::folded(entry.title);
        const QString beside = model::folded(entry.also + u' ' + entry.text);
        all_.push_back({std::move(entry), title, beside});
    }
    search_->refresh();
}

std::vector<SearchRow> HelpWindow::found(const QString& typed) const
{
    const model::Search search(typed);
    std::vector<std::pair<double, SearchRow>> rows;
    for (const Known& known : all_) {
        SearchRow row{known.entry.id, known.entry.title, known.entry.where, {}};
        double score = known.entry.leadsOn ? 1 : kGuideFirst;
        if (!search.isEmpty()) {
            model::Fit fit = search.of(known.title, known.beside);
            score *= fit.score;
            row.lit = std::move(fit.at);
        }
        if (score > 0)
            rows.emplace_back(score, std::move(row));
    }
    std::ranges::stable_sort(rows, std::ranges::greater(),
                             [](const auto& one) { return one.first; });
    std::vector<SearchRow> shown;
    for (auto& [score, row] : rows)
        shown.push_back(std::move(row));
    return shown;
}

void HelpWindow::showEntry(const QString& id)
{
    search_->field()->clear();
    search_->select(id);
    QDialog::show();
    raise();
    activateWindow();
    search_->field()->setFocus();
}

void HelpWindow::show(const QString& id)
{
    const auto found =
        std::ranges::find(all_, id, [](const Known& known) { return known.entry.id; });
    if (found == all_.end())
        return;
    current_ = id;
    title_->setText(found->entry.title);
    where_->setText(found->entry.where);
    text_->setText(found->entry.text);
    go_->setVisible(found->entry.leadsOn);
}

QString HelpWindow::shownText() const
{
    return title_->text() + u'\n' + text_->text();
}

} // namespace views
