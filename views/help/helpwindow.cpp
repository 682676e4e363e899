#include "views/help/helpwindow.h"

#include "model/find/fuzzy.h"
#include "views/find/searchpopup.h"
#include "views/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace views {
namespace {

constexpr QSize kSize{860, 540};
constexpr double kGuideFirst = 1.2; // weight of guide pages against terms

constexpr qsizetype kWord = 4;   // least letters of a significant word
constexpr std::size_t kMost = 6; // related entries shown

QSet<QString> wordsOf(const QString& folded)
{
    static const QRegularExpression between(QStringLiteral("[^\\w]+"));
    QSet<QString> words;
    for (const QString& word : folded.split(between, Qt::SkipEmptyParts))
        if (word.size() >= kWord)
            words << word;
    return words;
}

} // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QDialog(parent)
    , search_(new SearchPopup([this](const QString& typed) { return found(typed); }, this))
    , title_(new QLabel)
    , where_(new QLabel)
    , text_(new QLabel)
    , go_(new QPushButton)
    , also_(new QLabel)
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
    column->addSpacing(2 * kGrid);
    also_->setTextFormat(Qt::RichText);
    also_->setWordWrap(true);
    also_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    column->addWidget(also_);
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
    connect(also_, &QLabel::linkActivated, this, &HelpWindow::showEntry);
    connect(go_, &QPushButton::clicked, this, [this] {
        if (!go_->isHidden())
            Q_EMIT topicRequested(current_);
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
        const QString context = model::folded(entry.also + u' ' + entry.text);
        all_.push_back({std::move(entry), title, context, wordsOf(title)});
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
            model::Fit fit = search.of(known.title, known.context);
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
    showRelated();
}

// Entries whose titles share the most words with the title and text of this entry.
QStringList HelpWindow::related() const
{
    const auto own =
        std::ranges::find(all_, current_, [](const Known& known) { return known.entry.id; });
    if (own == all_.end())
        return {};
    const QSet<QString>&title = own->words, text = wordsOf(own->context);
    std::vector<std::pair<double, QString>> met;
    for (const Known& known : all_) {
        const QSet<QString>& words = known.words;
        double shared = 0;
        for (const QString& word : words)
            shared += title.contains(word) ? 2 : text.contains(word) ? 1 : 0;
        if (shared > 0 && known.title != own->title)
            met.emplace_back(shared / std::sqrt(static_cast<double>(words.size())), known.entry.id);
    }
    std::ranges::stable_sort(met, std::ranges::greater(),
                             [](const auto& one) { return one.first; });
    QStringList ids;
    for (std::size_t i = 0; i < std::min(kMost, met.size()); ++i)
        ids << met[i].second;
    return ids;
}

void HelpWindow::showRelated()
{
    QStringList lines;
    for (const QString& id : related()) {
        const auto found =
            std::ranges::find(all_, id, [](const Known& known) { return known.entry.id; });
        lines << QStringLiteral("<a href='%1' style='color:%2; text-decoration:none'>%3</a>")
                     .arg(id.toHtmlEscaped(), Theme::of(palette()).accent.name(),
                          found->entry.title.toHtmlEscaped());
    }
    also_->setVisible(!lines.isEmpty());
    also_->setText(QStringLiteral("<b>%1</b><br>").arg(tr("See also")) +
                   lines.join(QStringLiteral("<br>")));
}

void HelpWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) // so that link colors match the theme
        showRelated();
    QDialog::changeEvent(event);
}

QString HelpWindow::shownText() const
{
    return title_->text() + u'\n' + text_->text();
}

} // namespace views
