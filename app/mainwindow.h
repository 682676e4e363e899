#pragma once

#include "app/fileactions.h"
#include "app/importactions.h"
#include "app/settings.h"
#include "model/project/projectdocument.h"
#include "model/project/recovery.h"
#include "views/charts/plannamed.h"

#include <QMainWindow>
#include <QPointer>

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <span>

class QApplication;
class QDialog;
class QLabel;
class QMenuBar;
class QStackedWidget;
class QToolButton;

namespace views {
class HelpWindow;
class PageRail;
class Presenter;
class ScenarioTabs;
class TextBlock;
class Welcome;
struct Theme;
} // namespace views

namespace app {

class Banner;
class CatalogStatus;
class Finder;
class PageWindow;
class RateStatus;

// Groups of pages on the rail.
enum class PageGroup : std::uint8_t { Decide, Design, Evidence };

// What the window knows about a page: its id, which its icon and the headings of its inputs have
// too, its names on the rail and in the menu, how to create it, and for which plans it has a slide.
struct PageRow {
    const QMetaObject* type;
    const char *id, *name, *menuName;
    const char* keys;                                    // e.g. "Ctrl+1"
    QWidget* (*make)(model::ProjectDocument&) = nullptr; // null if it needs more than that
    bool (*presentedOf)(const engine::Plan&) = nullptr;
    QWidget* (*slide)(model::ProjectDocument&) = nullptr; // the page's slide in a presentation
    PageGroup group = PageGroup::Decide;
};

// Data that the window keeps on disk, in addition to projects.
struct Folders {
    QString recovery; // unsaved work
    QString catalog;  // the user's own entries
};

// The main window: a top bar with menus and the project's name, the rail and its pages, a status
// bar. It knows the pages; they do not know each other.
class MainWindow : public QMainWindow, public views::PlanNamed {
    Q_OBJECT
public:
    enum Page {
        Answer,
        Options,
        Training,
        Serving,
        Money,
        Site,
        Risk,
        WhatMatters,
        Compare,
        Catalog,
        Accuracy,
        Advice,
        Claims
    };
    static constexpr std::size_t kPages = Claims + 1;
    static std::span<const PageRow> pageRows();
    static std::vector<int> pagesOf(PageGroup group);

    MainWindow(engine::Context context, const Folders& folders, std::optional<Asker> asker = {});
    ~MainWindow() override;

    model::ProjectDocument& document() { return *document_; }
    FileActions& files() { return *files_; }
    ImportActions& imports() { return *imports_; }
    // Created on first use.
    template <class Made> Made* page()
    {
        return static_cast<Made*>(pageOf(Made::staticMetaObject));
    }
    void showPage(int page);
    views::ScenarioTabs* scenarios() { return scenarios_; }
    int currentPage() const { return current_; }
    QWidget* shownPage() const;
    QString nameOf(int page) const;
    Finder* finder() { return finder_; }
    // Moves the page to its own window; null if it already has one, or is the last page here.
    PageWindow* tearOff(int page);
    void putBack(int page);
    // Starts a full-screen presentation.
    views::Presenter* present();
    QDialog* showHistory();
    views::HelpWindow* showHelp(const QString& topic = QStringLiteral("start"));
    void showUncertainty(bool shown);
    QString planName() const override;
    CatalogStatus* catalogStatus() { return moved_; }
    RateStatus* rateStatus() { return rate_; }
    Banner* banner() { return banner_; }
    // Initial content: a file or the sample, and an offer to recover work after a crash.
    void begin(const QStringList& paths);
    // The welcome dialog: shown once, unless a file is opened or there is work to recover.
    void welcome(const QStringList& paths);
    views::Welcome* showWelcome();
    void useLanguage(const QString& language);
    void useTheme(const QString& theme);
    // Applies at once and to later starts.
    void useTextSize(int percent);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildTopBar();
    QWidget* buildBody();
    QWidget* pageOf(int page);
    QWidget* pageOf(const QMetaObject& type);
    QWidget* makeSpecial(int page);
    // The slides for this plan, and how to create each.
    std::vector<std::pair<int, std::function<QWidget*()>>> presentable() const;
    bool mayTearOff(int page) const;
    void offerPage(int page, const QPoint& at);
    void restorePages();
    void rememberPages();
    void buildStatus();
    void buildMenus();
    void fileMenu();
    void editMenu();
    void scenarioMenu();
    void viewMenu();
    void textSizeMenu(QMenu* menu);
    void helpMenu();
    QAction* add(QMenu* menu, const QString& text, const QList<QKeySequence>& keys,
                 std::function<void()> act);
    void showIcons();
    void showName();
    void announceExport(const QString& path);
    void showStatus();
    void offerRecovery();
    void watchComputing();
    void offerToCompute(const QString& name);
    void editTitle();
    QString shortcutText() const;

    Settings settings_;
    model::ProjectDocument* document_;
    model::Recovery* recovery_;
    FileActions* files_;
    ImportActions* imports_;
    std::array<QWidget*, kPages> made_{}; // null before first use
    views::PageRail* rail_;
    views::ScenarioTabs* scenarios_;
    QStackedWidget* pages_;
    CatalogStatus* moved_;
    RateStatus* rate_;
    QString catalogFolder_;
    int textSize_; // current text size
    Banner* banner_;
    QMenuBar* menus_;
    views::TextBlock* name_;
    QLabel *prices_, *hint_;
    Finder* finder_;
    QToolButton *find_, *undo_, *redo_, *present_, *export_;
    int current_ = Answer;
    std::map<int, PageWindow*> torn_;
    QPointer<views::Presenter> presenter_;
    QPointer<QDialog> history_;
    QPointer<views::HelpWindow> help_;
    QPointer<views::Welcome> welcome_;
};

// "system", "light" or "dark"; "system" is the desktop's setting when the program started.
const views::Theme& themeNamed(const QApplication& application, const QString& name);

} // namespace app
