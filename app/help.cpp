// Help: the guide, the shortcuts, and a glossary of all inputs and results of the plan.
#include "app/finder.h"
#include "app/mainwindow.h"
#include "model/help/guide.h"
#include "model/words/words.h"
#include "views/help/helpwindow.h"

#include <QMenuBar>

#include <set>

namespace app {
namespace {

using Entry = views::HelpWindow::Entry;
using Kind = model::Findable::Kind;

// The same input of several parts has the same text: one entry is enough.
void addGlossary(std::vector<Entry>& entries, const std::vector<model::Findable>& all)
{
    std::set<std::pair<QString, QString>> known;
    for (const model::Findable& found : all) {
        if (found.kind != Kind::Input && found.kind != Kind::Figure)
            continue;
        const QString tip = found.kind == Kind::Input ? model::words::knobTip(found.id)
                                                      : model::words::dialTip(found.id);
        if (known.insert({found.title, tip}).second)
            entries.push_back({found.key(), found.title, found.where, tip, found.also, true});
    }
}

} // namespace

QString MainWindow::shortcutText() const
{
    QStringList lines;
    for (QAction* menu : menus_->actions())
        for (QAction* action : menu->menu()->actions())
            if (!action->shortcut().isEmpty())
                lines << action->shortcut().toString(QKeySequence::NativeText) +
                             QStringLiteral("   ") + action->text().remove(u'&');
    lines
        << QString()
        << tr("On a chart: + and − zoom, 0 zooms to fit, Shift and arrow keys move the view, arrow "
              "keys read the curves, X and Y make an axis logarithmic, P pins, Shift+P unpins, T "
              "shows the table, Ctrl+C copies the picture, Ctrl+Shift+C copies the table.");
    lines << QString()
          << tr("On a slider: arrow keys change the value by 5 %, Page Up and Page Down by 2 ×, "
                "Delete resets it.");
    return lines.join(u'\n');
}

views::HelpWindow* MainWindow::showHelp(const QString& topic)
{
    if (!help_) {
        help_ = new views::HelpWindow(this);
        help_->setAttribute(Qt::WA_DeleteOnClose);
        connect(help_, &views::HelpWindow::topicRequested, this, [this](const QString& key) {
            finder_->collect();
            const auto& all = finder_->all();
            const auto found = std::ranges::find(all, key, &model::Findable::key);
            if (found == all.end())
                return;
            activateWindow();
            finder_->go(*found);
        });
    }
    std::vector<Entry> entries;
    for (const model::GuideTopic& one : model::guide())
        entries.push_back({one.id, one.title, tr("Guide"), one.text, {}});
    entries.push_back({QStringLiteral("keys"), tr("Keyboard"), tr("Guide"), shortcutText(), {}});
    finder_->collect();
    addGlossary(entries, finder_->all());
    help_->setEntries(std::move(entries));
    help_->showEntry(topic);
    return help_;
}

} // namespace app
