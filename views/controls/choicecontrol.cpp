#include "views/controls/choicecontrol.h"

#include "model/engine/plan.h"
#include "model/find/fuzzy.h"
#include "model/find/habits.h"
#include "model/find/partfacts.h"
#include "model/project/inputactions.h"
#include "model/words/words.h"
#include "views/find/searchpopup.h"
#include "views/theme.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <numeric>
#include <utility>

namespace views {
namespace {

constexpr int kPad = 10; // around a name

QString nameOf(const QString& path, const engine::Option& option)
{
    return option.name.empty() ? model::words::option(path, QString::fromStdString(option.id))
                               : QString::fromStdString(option.name);
}

bool choiceApplies(const engine::Plan& plan, const std::string& path)
{
    const auto choice = engine::findChoice(plan, path);
    return choice && choice.row->applies(plan, plan.work[choice.work]);
}

} // namespace

ChoiceBar::ChoiceBar(model::ProjectDocument& document, QString path, bool labelled, QWidget* parent)
    : KnobControl(document, std::move(path), parent)
    , label_(new QLabel)
    , grid_(new QGridLayout)
{
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(4);
    all->addWidget(label_);
    all->addLayout(grid_);
    label_->setVisible(labelled);
    label_->setWordWrap(true);
    label_->setMinimumWidth(1); // a long word must not widen the panel
    grid_->setHorizontalSpacing(0);
    grid_->setVerticalSpacing(4);
    connect(&buttons_, &QButtonGroup::idClicked, this, [this](int i) {
        if (!model::choose(document_, this->path(), ids_[i]))
            refresh(); // back to the current choice
    });
    retranslate();
}

void ChoiceBar::retranslate()
{
    setToolTip(model::words::knobTip(path()));
    ids_.clear(); // read the names again
    reread();
}

void ChoiceBar::rebuild(const std::vector<engine::Option>& options)
{
    for (QAbstractButton* button : buttons_.buttons()) {
        buttons_.removeButton(button);
        grid_->removeWidget(button);
        button->deleteLater();
        button->hide();
    }
    ids_.clear();
    for (const engine::Option& option : options) {
        auto* button = new QPushButton(nameOf(path(), option));
        button->setCheckable(true);
        button->setEnabled(option.available);
        button->setProperty("segment", true);
        button->setAccessibleName(label() + QStringLiteral(": ") + button->text());
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        buttons_.addButton(button, static_cast<int>(ids_.size()));
        button->setMinimumWidth(1); // a long name must not widen the panel
        ids_ << QString::fromStdString(option.id);
    }
    columns_ = 0;
    arrange();
}

// In one row, or in as few rows as it takes to show every name in full.
void ChoiceBar::arrange()
{
    const int count = static_cast<int>(ids_.size());
    const QFontMetrics metrics(uiFont(13, QFont::DemiBold)); // the chosen one is bold
    const auto fits = [&](int columns) {
        std::vector<int> widest(static_cast<std::size_t>(columns));
        for (int i = 0; i < count; ++i) {
            int& column = widest[static_cast<std::size_t>(i % columns)];
            column = std::max(column, metrics.horizontalAdvance(buttons_.button(i)->text()) + kPad);
        }
        return std::accumulate(widest.begin(), widest.end(), 0) <= width();
    };
    int columns = count;
    for (int rows = 2; columns > 1 && !fits(columns); ++rows)
        columns = (count + rows - 1) / rows;
    if (columns == columns_)
        return;
    columns_ = columns;
    for (int i = 0; i < count; ++i) {
        QAbstractButton* button = buttons_.button(i);
        const bool first = i % columns == 0, last = i % columns + 1 == columns || i + 1 == count;
        button->setProperty("edge", first && last ? QStringLiteral("alone")
                                    : first       ? QStringLiteral("first")
                                    : last        ? QStringLiteral("last")
                                                  : QStringLiteral("middle"));
        button->style()->unpolish(button);
        button->style()->polish(button);
        const int across = i + 1 == count ? columns - i % columns : 1; // the last one fills the row
        grid_->addWidget(button, i / columns, i % columns, 1, across);
    }
}

void ChoiceBar::resizeEvent(QResizeEvent* event)
{
    KnobControl::resizeEvent(event);
    arrange();
}

bool ChoiceBar::applies() const
{
    return choiceApplies(document_.plan(), key());
}

void ChoiceBar::read()
{
    const engine::Plan& plan = document_.plan();
    const auto choice = engine::findChoice(plan, key());
    const auto options = choice.row->options(plan, plan.work[choice.work], document_.catalog());
    QStringList ids;
    for (const engine::Option& option : options)
        ids << QString::fromStdString(option.id);
    if (ids != ids_)
        rebuild(options);
    for (std::size_t i = 0; i < options.size(); ++i)
        buttons_.button(static_cast<int>(i))->setEnabled(options[i].available);
    const QString now = QString::fromStdString(choice.row->get(plan, plan.work[choice.work]));
    for (qsizetype i = 0; i < ids_.size(); ++i)
        buttons_.button(static_cast<int>(i))->setChecked(ids_[i] == now);
    showLabel(*label_);
}

ChoicePicker::ChoicePicker(model::ProjectDocument& document, QString path, bool labelled,
                           QWidget* parent)
    : KnobControl(document, std::move(path), parent)
    , label_(new QLabel)
    , box_(new PickBox)
{
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(4);
    all->addWidget(label_);
    all->addWidget(box_);
    label_->setVisible(labelled);
    label_->setWordWrap(true);
    label_->setMinimumWidth(1); // a long word must not widen the panel
    label_->setBuddy(box_);
    box_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box_->setMaxVisibleItems(18);
    box_->setFocusPolicy(Qt::StrongFocus);
    box_->installEventFilter(this);
    setFocusProxy(box_);
    connect(box_, &QComboBox::activated, this,
            [this](int i) { choose(box_->itemData(i).toString()); });
    const engine::Choice* row =
        engine::choiceRow(model::words::rowPath(this->path()).toStdString());
    if (row && !row->stored)
        box_->setList([this] { openSearch(); });
    retranslate();
}

void ChoicePicker::retranslate()
{
    setToolTip(model::words::knobTip(path()));
    box_->setAccessibleName(label());
    box_->setAccessibleDescription(toolTip());
    box_->clear();
    reread();
}

void ChoicePicker::choose(const QString& id)
{
    (void)model::choose(document_, path(), id);
    refresh();
}

// Favorites, recently used and all entries; once something is typed, the best matches.
void ChoicePicker::openSearch()
{
    constexpr int kWidth = 520, kHeight = 460;
    const engine::Plan& plan = document_.plan();
    const auto choice = engine::findChoice(plan, key());
    const auto kind = model::kindOfParts(*choice.row, plan, document_.catalog());
    const QString list = kind ? QString::fromUtf8(engine::keyOf(*kind).data(),
                                                  qsizetype(engine::keyOf(*kind).size()))
                              : model::words::rowPath(path());
    struct Part {
        SearchRow row;
        QString title, context; // folded for the search
    };
    auto parts = std::make_shared<std::vector<Part>>();
    for (const engine::Option& option :
         choice.row->options(plan, plan.work[choice.work], document_.catalog())) {
        const QString id = QString::fromStdString(option.id);
        const QString facts =
            kind ? model::partFacts(document_.catalog(), *kind, id, document_.format())
                       .join(QStringLiteral(" · "))
                 : QString();
        const QString title = nameOf(path(), option);
        parts->push_back({{id, title, {}, facts}, model::folded(title), model::folded(id)});
    }
    delete search_;
    search_ = new SearchPopup(
        [parts, list](const QString& typed) {
            const model::Habits habits(list);
            const QStringList favourites = habits.favourites(), lately = habits.recent();
            const model::Search search(typed);
            std::vector<std::pair<double, SearchRow>> found;
            for (const Part& part : *parts) {
                SearchRow row = part.row;
                row.favoured = favourites.contains(row.id);
                if (search.isEmpty()) {
                    const qsizetype used = lately.indexOf(row.id);
                    constexpr double kFavoured = 1e6, kUsed = 1e3;
                    row.head = row.favoured ? tr("Favorites")
                               : used >= 0  ? tr("Recently used")
                                            : tr("All");
                    found.emplace_back(row.favoured ? kFavoured
                                       : used >= 0  ? kUsed - double(used)
                                                    : 0,
                                       std::move(row));
                    continue;
                }
                model::Fit fit = search.of(part.title, part.context);
                row.lit = std::move(fit.at);
                if (fit.score > 0)
                    found.emplace_back(fit.score, std::move(row));
            }
            std::ranges::stable_sort(found, std::ranges::greater(),
                                     [](const auto& one) { return one.first; });
            std::vector<SearchRow> rows;
            QString last;
            for (auto& [score, row] : found) {
                if (row.head == std::exchange(last, row.head))
                    row.head.clear();
                rows.push_back(std::move(row));
            }
            if (!rows.empty() && rows.front().head == tr("All"))
                rows.front().head.clear(); // no heading if there are no other groups
            return rows;
        },
        this);
    search_->letFavour(true);
    search_->setWords(label(),
                      tr("Search %1 entries")
                          .arg(document_.format().plain(static_cast<double>(parts->size()), 0)),
                      tr("Enter uses it. Ctrl+D marks a favorite. Esc closes."));
    connect(search_, &SearchPopup::favoured, this,
            [list](const QString& id, bool favoured) { model::Habits(list).favour(id, favoured); });
    connect(search_, &SearchPopup::taken, this, [this, list](const QString& id) {
        model::Habits(list).use(id);
        choose(id);
    });
    search_->openAt(box_->mapToGlobal(QPoint(0, box_->height())),
                    {std::max(box_->width(), kWidth), kHeight}, box_->currentData().toString());
}

bool ChoicePicker::applies() const
{
    return choiceApplies(document_.plan(), key());
}

void ChoicePicker::read()
{
    const engine::Plan& plan = document_.plan();
    const auto choice = engine::findChoice(plan, key());
    if (box_->count() == 0) {
        const QSignalBlocker quiet(box_);
        for (const engine::Option& option :
             choice.row->options(plan, plan.work[choice.work], document_.catalog()))
            box_->addItem(nameOf(path(), option), QString::fromStdString(option.id));
    }
    const QString now = QString::fromStdString(choice.row->get(plan, plan.work[choice.work]));
    const int at = box_->findData(now);
    if (at < 0) // not in this catalog: use the name saved with the plan
        box_->setPlaceholderText(partName());
    if (at != box_->currentIndex())
        box_->setCurrentIndex(at);
    showLabel(*label_);
}

QString ChoicePicker::partName() const
{
    const QString part =
        path() == u"cluster.fabric" ? QStringLiteral("cluster.between_link") : path();
    const engine::Plan& plan = document_.plan();
    const auto name = engine::findText(plan, (part + QStringLiteral(".name")).toStdString());
    return name ? QString::fromUtf8(name.row->get(plan, plan.work[name.work])) : QString();
}

bool ChoicePicker::eventFilter(QObject* watched, QEvent* event)
{
    // Scrolling the page must not change the choice.
    if (watched == box_ && event->type() == QEvent::Wheel && !box_->hasFocus()) {
        event->ignore();
        return true;
    }
    return KnobControl::eventFilter(watched, event);
}

} // namespace views
