#include "app/finder.h"

#include "app/banner.h"
#include "app/mainwindow.h"
#include "model/help/guide.h"
#include "model/project/inputactions.h"
#include "model/words/words.h"
#include "views/catalog/catalogpage.h"
#include "views/controls/knobcontrol.h"
#include "views/controls/whypopover.h"
#include "views/find/searchpopup.h"
#include "views/panels/inputspanel.h"
#include "views/panels/knobpanel.h"

#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTimer>

#include <utility>

namespace app {
namespace {

using Kind = model::Findable::Kind;

constexpr QSize kSize{680, 520};
constexpr int kBelowTop = 64; // of the window's top edge
constexpr std::size_t kMost = 60;

QString plainText(const QAction& action)
{
    QString text = action.text();
    return text.remove(u'&').remove(u'…');
}

} // namespace

Finder::Finder(MainWindow& window)
    : QObject(&window)
    , window_(window)
    , habits_(QStringLiteral("find"))
{
}

void Finder::collect()
{
    all_ = model::findables(window_.document());
    actions_.clear();
    addPages();
    for (const QMenuBar* bar : window_.findChildren<QMenuBar*>())
        for (QAction* menu : bar->actions())
            if (menu->menu())
                addActions(menu->menu()->actions(), plainText(*menu));
    for (const model::GuideTopic& topic : model::guide()) {
        all_.push_back(
            {Kind::Help, topic.id, topic.title, model::kindName(Kind::Help), topic.text, {}});
        model::makeSearchable(all_.back());
    }
    for (model::Findable& found : model::findableTemplates())
        all_.push_back(std::move(found));
}

void Finder::addPages()
{
    for (int page = 0; const PageRow& row : MainWindow::pageRows()) {
        all_.push_back({Kind::Page, QString::number(page), window_.nameOf(page),
                        model::kindName(Kind::Page), QString::fromLatin1(row.name),
                        QKeySequence(QLatin1String(row.keys)).toString(QKeySequence::NativeText)});
        model::makeSearchable(all_.back());
        ++page;
    }
}

void Finder::addActions(const QList<QAction*>& actions, const QString& menu)
{
    for (QAction* action : actions) {
        if (action->menu())
            addActions(action->menu()->actions(), menu);
        // Pages are separate entries.
        if (action->isSeparator() || action->menu() || !action->isEnabled() ||
            action->data().toString() == u"page")
            continue;
        all_.push_back({Kind::Action,
                        menu + u'/' + plainText(*action),
                        plainText(*action),
                        model::kindName(Kind::Action) + QStringLiteral(" · ") + menu,
                        {},
                        action->shortcut().toString(QKeySequence::NativeText)});
        model::makeSearchable(all_.back());
        actions_.emplace_back(action);
    }
}

views::SearchPopup* Finder::open(const QString& typed)
{
    collect();
    delete popup_;
    popup_ = new views::SearchPopup(
        [this](const QString& text) {
            std::vector<views::SearchRow> rows;
            const QStringList lately = habits_.recent();
            QString last; // group heading
            for (const model::Found& found : model::find(all_, text, lately, kMost)) {
                QString head;
                if (text.trimmed().isEmpty()) {
                    head = lately.contains(found.what->key()) ? tr("Recently used")
                           : found.what->kind == Kind::Page   ? tr("Pages")
                                                              : tr("Templates");
                    if (head == std::exchange(last, head))
                        head.clear();
                }
                rows.push_back({found.what->key(), found.what->title, found.what->where,
                                model::asideOf(*found.what, window_.document()), found.lit, false,
                                head});
            }
            return rows;
        },
        &window_);
    popup_->setWords(
        tr("Find anything"), tr("Find inputs, figures, GPUs, models, regions, pages, actions …"),
        tr("Enter opens or uses it. Ctrl+Enter shows a part in the catalog. Esc closes."));
    connect(popup_, &views::SearchPopup::taken, this, &Finder::taken);
    const QPoint middle((window_.width() - kSize.width()) / 2, kBelowTop);
    popup_->openAt(window_.mapToGlobal(middle), kSize);
    if (!typed.isEmpty())
        popup_->field()->setText(typed);
    return popup_;
}

// Delayed until the popup is gone and the window is active again: until then the window manager
// would close any new popup.
void Finder::taken(const QString& key, bool otherWay)
{
    constexpr int kMoment = 50; // ms
    const auto found = std::ranges::find(all_, key, &model::Findable::key);
    if (found == all_.end())
        return;
    habits_.use(key);
    QTimer::singleShot(kMoment, this, [this, what = *found, otherWay] { go(what, otherWay); });
}

bool Finder::go(const model::Findable& to, bool otherWay)
{
    const auto [path, id] = model::optionOf(to);
    if (to.part && (otherWay || to.kind == Kind::Entry)) {
        window_.showPage(MainWindow::Catalog);
        window_.page<views::CatalogPage>()->showEntries(*to.part, {id});
        return true;
    }
    switch (to.kind) {
    case Kind::Input: return showInput(to.id);
    case Kind::Figure: return explain(to.id);
    case Kind::Option: return take(path, id);
    case Kind::Page: window_.showPage(to.id.toInt()); return true;
    case Kind::Help: window_.showHelp(to.id); return true;
    case Kind::Template: window_.files().startFrom(to.id); return true;
    case Kind::Action:
        for (const QPointer<QAction>& action : actions_)
            if (action && to.id.endsWith(u'/' + plainText(*action))) {
                action->trigger();
                return true;
            }
        return false;
    default: return false;
    }
}

bool Finder::take(const QString& path, const QString& id)
{
    const auto chosen = model::choose(window_.document(), path, id);
    if (!chosen) {
        window_.banner()->announce(model::words::error(chosen.error()));
        return false;
    }
    return showInput(path);
}

// Below the top bar, where the popup was.
bool Finder::explain(const QString& dial)
{
    if (!why_) {
        why_ = new views::WhyPopover(window_.document(), &window_);
        connect(why_, &views::WhyPopover::inputRequested, this, &Finder::showInput);
    }
    why_->explain(dial,
                  window_.mapToGlobal(QPoint((window_.width() - kSize.width()) / 2, kBelowTop)));
    return why_->isVisible();
}

bool Finder::revealOn(QWidget* page, const QString& path)
{
    views::KnobControl* control = nullptr;
    for (auto* panel : page->findChildren<views::KnobPanel*>())
        if (!control && panel->isVisible() && panel->reveal(path))
            control = panel->control(path);
    for (auto* panel : page->findChildren<views::InputsPanel*>())
        if (!control && panel->isVisible() && panel->reveal(path))
            control = panel->control(path);
    if (control)
        control->lightUp();
    return control;
}

// On the open page, else on the page for its section, else on the first page. For a value of a
// catalog part, shows the control that selects the part.
bool Finder::showInput(const QString& input)
{
    model::ProjectDocument& document = window_.document();
    const QStringList parts = input.split(u'.');
    if (parts.first() == u"work" && parts.size() > 1)
        document.showWork(parts[1]);
    const QString row = model::words::rowPath(input);
    const engine::Number* number = engine::numberRow(row.toStdString());
    const engine::Choice* choice = engine::choiceRow(row.toStdString());
    const bool ofPart = number && number->partOnly;
    const QString path = ofPart ? model::pickerOf(input, document.plan()) : input;
    if (QWidget* now = window_.shownPage(); now && revealOn(now, path))
        return true;
    const engine::Section section = number   ? number->placing.section
                                    : choice ? choice->placing.section
                                             : engine::Section::None;
    const engine::Heading* heading = engine::headingOf(section);
    std::vector<int> pages;
    for (int page = 0; const PageRow& one : MainWindow::pageRows()) {
        if (heading && heading->page == one.id)
            pages.push_back(page);
        ++page;
    }
    pages.push_back(MainWindow::Answer);
    for (const int page : pages) {
        window_.showPage(page);
        if (QWidget* shown = window_.shownPage(); shown && revealOn(shown, path))
            return true;
    }
    return false;
}

} // namespace app
