#include "app/mainwindow.h"

#include "app/banner.h"
#include "app/catalogstatus.h"
#include "app/finder.h"
#include "app/language.h"
#include "app/pagewindow.h"
#include "app/ratestatus.h"
#include "model/project/projectfile.h"
#include "model/sentences/workname.h"
#include "model/store/catalogstore.h"
#include "views/controls/textblock.h"
#include "views/droppedfiles.h"
#include "views/shell/pagerail.h"
#include "views/shell/presenter.h"
#include "views/shell/scenariotabs.h"
#include "views/start/welcome.h"
#include "views/theme.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {
namespace {

// Below this size the page rail is compact.
constexpr int kRoomyWidth = 1440, kRoomyHeight = 880;
constexpr int kBetween = 2 * views::kGrid; // between the parts of the top bar

} // namespace

MainWindow::MainWindow(engine::Context context, const Folders& folders, std::optional<Asker> asker)
    : document_(new model::ProjectDocument(std::move(context), this))
    , recovery_(new model::Recovery(*document_, folders.recovery, this))
    , rail_(new views::PageRail)
    , scenarios_(new views::ScenarioTabs(*document_))
    , pages_(new QStackedWidget)
    , moved_(new CatalogStatus(*document_))
    , rate_(new RateStatus(*document_))
    , catalogFolder_(folders.catalog)
    , textSize_(settings_.textSize())
    , banner_(new Banner)
    , menus_(new QMenuBar)
    , name_(new views::TextBlock(views::uiFont(13), views::TextBlock::Tone::Muted, 1))
    , prices_(new QLabel)
    , hint_(new QLabel)
    , finder_(new Finder(*this))
    , find_(new QToolButton)
    , undo_(new QToolButton)
    , redo_(new QToolButton)
    , present_(new QToolButton)
    , export_(new QToolButton)
{
    if (!asker)
        asker = Asker::dialogs(this, [this](const QString& text) { banner_->announce(text); });
    files_ = new FileActions(*document_, settings_, std::move(*asker), this);
    imports_ = new ImportActions(
        *document_, *files_, catalogFolder_,
        [this](const QString& text) { banner_->announce(text); }, this);
    watchComputing();
    connect(files_, &FileActions::exported, this, &MainWindow::announceExport);
    connect(files_, &FileActions::notice, this,
            [this](const QString& text) { banner_->announce(text); });
    connect(files_, &FileActions::importRequested, imports_, &ImportActions::bring);
    document_->setLocale(setLanguage(*qApp, settings_.language()));
    document_->showUncertainty(settings_.uncertainty());
    setAcceptDrops(true);
    setMinimumSize(1200, 700);
    buildTopBar();
    setCentralWidget(buildBody());
    buildStatus();
    buildMenus();
    connect(document_, &model::ProjectDocument::fileChanged, this, &MainWindow::showName);
    connect(document_, &model::ProjectDocument::projectChanged, this, &MainWindow::showName);
    connect(document_, &model::ProjectDocument::evaluated, this, &MainWindow::showStatus);
    showName();
    resize(1600, 1000);
    restoreGeometry(settings_.geometry());
}

MainWindow::~MainWindow()
{
    delete presenter_; // both use the document
    for (const auto& [page, window] : torn_)
        delete window;
}

void MainWindow::begin(const QStringList& paths)
{
    document_->file().distrust(recovery_->takeEndedOn());
    QStringList others = paths; // to import, or to be explained
    if (!paths.isEmpty() && QFileInfo(paths.first()).suffix() != u"json" &&
        QFileInfo(paths.first()).suffix() != u"csv")
        files_->openPath(others.takeFirst());
    imports_->bring(others);
    if (document_->file().path().isEmpty())
        document_->answers().evaluateNow(); // the sample, so that the first paint has its results
    restorePages();
    // Entries of the user's catalog that are invalid; the others are used.
    const auto own = model::usersCatalog(document_->sharedCatalog(), catalogFolder_);
    if (!own.complaints.isEmpty())
        banner_->announce(tr("Your own catalog: %1").arg(own.complaints.join(u' ')));
    offerRecovery();
}

// Only once, and only if nothing else needs the user's attention.
void MainWindow::welcome(const QStringList& paths)
{
    if (settings_.welcomed())
        return;
    settings_.setWelcomed();
    if (paths.isEmpty() && recovery_->leftovers().empty())
        showWelcome();
}

views::Welcome* MainWindow::showWelcome()
{
    if (!welcome_) {
        welcome_ = new views::Welcome(document_->catalog(), document_->format(), this);
        welcome_->setAttribute(Qt::WA_DeleteOnClose);
        connect(welcome_, &views::Welcome::answered, this, [this](const engine::Project& project) {
            if (files_->mayLeave())
                document_->file().startFrom(project);
            showPage(Answer);
        });
        connect(welcome_, &views::Welcome::templateChosen, files_, &FileActions::startFrom);
        connect(welcome_, &views::Welcome::fileRequested, this, [this] { files_->open(); });
        connect(welcome_, &views::Welcome::filesDropped, imports_, &ImportActions::bring);
    }
    welcome_->open();
    return welcome_;
}

QWidget* MainWindow::buildBody()
{
    for (const PageGroup group : {PageGroup::Decide, PageGroup::Design, PageGroup::Evidence}) {
        rail_->addGroup();
        for (const int page : pagesOf(group))
            rail_->addPage(page,
                           QString::fromLatin1(pageRows()[static_cast<std::size_t>(page)].id));
    }
    connect(rail_, &views::PageRail::pageRequested, this, &MainWindow::showPage);
    connect(rail_, &views::PageRail::menuRequested, this, &MainWindow::offerPage);
    pageOf(Answer);
    auto* body = new QWidget;
    auto* side = new QHBoxLayout(body);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(0);
    auto* layout = new QVBoxLayout;
    layout->setSpacing(0);
    layout->addWidget(banner_);
    layout->addWidget(pages_, 1);
    side->addWidget(rail_);
    side->addLayout(layout, 1);
    rail_->setCurrent(Answer);
    return body;
}

void MainWindow::buildStatus()
{
    statusBar()->addWidget(prices_);
    statusBar()->addWidget(rate_);
    statusBar()->addWidget(moved_);
    statusBar()->addPermanentWidget(hint_);
    statusBar()->setSizeGripEnabled(false);
}

void MainWindow::buildTopBar()
{
    auto* bar = new QFrame;
    bar->setObjectName(QStringLiteral("side"));
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 5, 12, 5);
    row->setSpacing(views::kGrid);
    auto* product = new QLabel(QStringLiteral("Headroom"));
    product->setFont(views::uiFont(14, QFont::DemiBold));
    menus_->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
    row->addWidget(product);
    row->addWidget(menus_, 0, Qt::AlignVCenter);
    row->addSpacing(kBetween);
    name_->growToTwo();
    row->addWidget(name_, 3);
    row->addSpacing(kBetween);
    row->addWidget(scenarios_, 4);
    for (QToolButton* button : {find_, undo_, redo_, present_, export_})
        row->addWidget(button);
    export_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    export_->setProperty("primary", true);
    present_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    connect(present_, &QToolButton::clicked, this, &MainWindow::present);
    showIcons();
    connect(find_, &QToolButton::clicked, this, [this] { finder_->open(); });
    connect(undo_, &QToolButton::clicked, document_->undoStack(), &QUndoStack::undo);
    connect(redo_, &QToolButton::clicked, document_->undoStack(), &QUndoStack::redo);
    connect(document_->undoStack(), &QUndoStack::canUndoChanged, undo_, &QWidget::setEnabled);
    connect(document_->undoStack(), &QUndoStack::canRedoChanged, redo_, &QWidget::setEnabled);
    undo_->setEnabled(false);
    redo_->setEnabled(false);
    connect(export_, &QToolButton::clicked, this,
            [this] { files_->exportAs(QStringLiteral("report")); });
    setMenuWidget(bar);
}

void MainWindow::showIcons()
{
    const views::Theme& theme = views::Theme::of(palette());
    find_->setIcon(QIcon(theme.icon(QStringLiteral("find"))));
    undo_->setIcon(QIcon(theme.icon(QStringLiteral("undo"))));
    redo_->setIcon(QIcon(theme.icon(QStringLiteral("redo"))));
}

void MainWindow::showName()
{
    const QString file = document_->file().path().isEmpty()
                             ? tr("not saved")
                             : QFileInfo(document_->file().path()).fileName();
    const auto& project = document_->project();
    QString text = model::projectTitle(project) + QStringLiteral(" – ") + file;
    if (!project.client.empty())
        text.prepend(QString::fromStdString(project.client) + QStringLiteral(" · "));
    name_->setText(document_->isModified() ? QStringLiteral("● ") + text : text);
    name_->setToolTip(text);
    setWindowTitle(text + QStringLiteral("[*] – Headroom"));
    setWindowModified(document_->isModified());
}

void MainWindow::showStatus()
{
    const auto& cites = *document_->plan().cites;
    const auto price = cites.find("money.price");
    const QString text = price == cites.end() ? tr("Rental price as entered") :
                                              //: %1 an offer, %2 its date.
                             tr("Rental price: %1, %2")
                                 .arg(QString::fromStdString(price->second.title),
                                      QString::fromStdString(price->second.date));
    if (prices_->text() != text)
        prices_->setText(text);
    hint_->setText(tr("Click any figure to see why."));
    if (!document_->inGesture())
        moved_->refresh();
}

void MainWindow::useLanguage(const QString& language)
{
    settings_.setLanguage(language);
    document_->setLocale(setLanguage(*qApp, language));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!files_->mayLeave()) {
        event->ignore();
        return;
    }
    settings_.setGeometry(saveGeometry());
    rememberPages();
    event->accept();
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        buildMenus();
        for (const auto& [page, window] : torn_)
            window->setName(nameOf(page));
        showName();
        showStatus();
    }
    if (event->type() == QEvent::PaletteChange)
        showIcons();
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        files_->lookAtFile();
    QMainWindow::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    rail_->setCompact(width() < kRoomyWidth || height() < kRoomyHeight);
    QMainWindow::resizeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!views::droppedFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    imports_->bring(views::droppedFiles(*event->mimeData()));
}

} // namespace app
