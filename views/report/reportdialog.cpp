#include "views/report/reportdialog.h"

#include "model/engine/plan.h"
#include "model/money/currencytext.h"
#include "model/sentences/workname.h"
#include "views/controls/segmentbar.h"
#include "views/report/documentpdf.h"
#include "views/report/lookfields.h"
#include "views/theme.h"

#include <QComboBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>

#include <algorithm>

namespace views {
namespace {

constexpr int kTypedMs = 250; // pause in typing
constexpr int kWishes = 330, kWide = 1120, kHigh = 760, kNoteLines = 84;
constexpr int kNote = Qt::UserRole + 1; // of a section's row, in addition to its id

QString text(const std::string& s)
{
    return QString::fromStdString(s);
}

QLabel* heading(const QString& name)
{
    auto* label = new QLabel(name);
    label->setObjectName(QStringLiteral("heading"));
    label->setFont(uiFont(12, QFont::DemiBold));
    return label;
}

} // namespace

ReportDialog::ReportDialog(model::ProjectDocument& document, Outside outside, QWidget* parent)
    : QDialog(parent)
    , document_(document)
    , outside_(std::move(outside))
    , kind_(new SegmentBar(3))
    , title_(new QLineEdit)
    , client_(new QLineEdit)
    , author_(new QLineEdit)
    , notice_(new QLineEdit)
    , language_(new QComboBox)
    , currency_(new QComboBox)
    , paper_(new QComboBox)
    , accent_(new AccentField)
    , logo_(new LogoField)
    , sections_(new QListWidget)
    , noteName_(new QLabel)
    , pageName_(new QLabel)
    , note_(new QPlainTextEdit)
    , preview_(new PageView)
    , export_(new QPushButton(tr("Export PDF…")))
    , print_(new QPushButton(tr("Print…")))
{
    setWindowTitle(tr("Report"));
    setAttribute(Qt::WA_DeleteOnClose);
    kind_->setNames(tr("Document"), {tr("Report"), tr("One-page brief"), tr("Slides")});
    export_->setProperty("primary", true);
    export_->setDefault(true);
    auto* close = new QPushButton(tr("Close"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(pageName_);
    buttons->addStretch(1);
    for (QPushButton* button : {close, print_, export_})
        buttons->addWidget(button);
    auto* right = new QVBoxLayout;
    right->addWidget(preview_, 1);
    right->addLayout(buttons);
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    all->setSpacing(2 * kGrid);
    all->addWidget(wishes());
    all->addLayout(right, 1);
    pageName_->setObjectName(QStringLiteral("muted"));
    connect(preview_, &PageView::turned, this, [this](int page, int pages) {
        //: %1 a page number, %2 the number of pages.
        pageName_->setText(tr("Page %1 of %2").arg(page + 1).arg(pages));
    });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(export_, &QPushButton::clicked, this, [this] {
        constexpr const char* kKinds[] = {"report", "brief", "slides"};
        keep();
        outside_.exportAs(QLatin1String(kKinds[kind_->current()]));
    });
    connect(print_, &QPushButton::clicked, this, [this] {
        keep();
        outside_.print();
    });
    typed_.setSingleShot(true);
    typed_.setInterval(kTypedMs);
    connect(&typed_, &QTimer::timeout, this, &ReportDialog::refresh);
    document_.answers().evaluateNow(); // so that the report shows the current plan
    outside_.speaking({}, [this](const QLocale&) {
        whole_[QString()] = model::wholeReport(document_.project(), *document_.evaluation(),
                                               {document_.sharedCatalog()}, document_.format());
    });
    fillSections(whole_[QString()]);
    resize(QSize(kWide, kHigh).boundedTo(screen()->availableSize()));
    refresh();
}

QWidget* ReportDialog::wishes()
{
    const engine::Project& project = document_.project();
    title_->setText(model::projectTitle(project));
    client_->setText(text(project.client));
    author_->setText(text(project.report.author));
    notice_->setText(text(project.report.notice));
    notice_->setPlaceholderText(tr("for example: Confidential"));
    language_->addItem(tr("As the window"), QString());
    for (const auto& [id, name] : outside_.languages)
        language_->addItem(name, id);
    language_->setCurrentIndex(std::max(0, language_->findData(text(project.report.language))));
    fillCurrencies();
    accent_->setColour(text(project.report.accent));
    logo_->setPicture(project.report.logo.base64 ? QByteArray::fromBase64(QByteArray::fromStdString(
                                                       *project.report.logo.base64))
                                                 : QByteArray());
    paper_->addItems({QStringLiteral("A4"), tr("US Letter")});
    paper_->setCurrentIndex(project.report.american);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(6);
    form->setHorizontalSpacing(kGrid);
    const std::pair<QString, QWidget*> rows[] = {
        {tr("Title"), title_},   {tr("Client"), client_},     {tr("Author"), author_},
        {tr("Notice"), notice_}, {tr("Language"), language_}, {tr("Currency"), currency_},
        {tr("Paper"), paper_},   {tr("Accent"), accent_},     {tr("Logo"), logo_}};
    for (const auto& [name, field] : rows) {
        field->setAccessibleName(name);
        form->addRow(name, field);
    }
    for (QLineEdit* line : {title_, client_, author_, notice_}) {
        line->setMaxLength(model::kLongestLine);
        connect(line, &QLineEdit::textChanged, &typed_, qOverload<>(&QTimer::start));
    }
    for (QComboBox* box : {language_, currency_, paper_})
        connect(box, &QComboBox::currentIndexChanged, this, &ReportDialog::refresh);
    connect(accent_, &AccentField::changed, this, &ReportDialog::refresh);
    connect(logo_, &LogoField::changed, this, &ReportDialog::refresh);
    connect(kind_, &SegmentBar::chosen, this, &ReportDialog::refresh);
    sections_->setDragDropMode(QAbstractItemView::InternalMove);
    sections_->setSpacing(2);
    sections_->setAccessibleName(tr("Sections"));
    sections_->setToolTip(tr("Clear a check mark to leave a section out. Drag sections, or press "
                             "Ctrl+Up and Ctrl+Down, to change their order."));
    note_->setFixedHeight(kNoteLines);
    note_->setTabChangesFocus(true);
    note_->setPlaceholderText(tr("Your own paragraph at the start of this section"));
    noteName_->setObjectName(QStringLiteral("muted"));
    noteName_->setBuddy(note_);
    auto* wishes = new QWidget;
    auto* layout = new QVBoxLayout(wishes);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kGrid);
    layout->addWidget(kind_);
    layout->addLayout(form);
    layout->addWidget(heading(tr("Sections")));
    layout->addWidget(sections_, 1);
    layout->addWidget(noteName_);
    layout->addWidget(note_);
    wishes->setFixedWidth(kWishes);
    return wishes;
}

// The project's currency, those with a rate in the catalog, and the one set before if its rate is
// another one.
void ReportDialog::fillCurrencies()
{
    const auto& wished = document_.project().report.currency;
    const auto add = [&](const QString& name, const std::optional<engine::Currency>& currency) {
        currencies_.push_back(currency);
        currency_->addItem(name);
        if (currency == wished)
            currency_->setCurrentIndex(currency_->count() - 1);
    };
    add(tr("As the project (%1)").arg(text(document_.project().currency.code)), std::nullopt);
    for (const engine::OfferedRate& rate : engine::offeredRates(document_.catalog()))
        add(QStringLiteral("%1 · %2").arg(text(rate.currency.code), text(rate.name)),
            rate.currency);
    if (wished && std::ranges::find(currencies_, wished) == currencies_.end())
        add(model::rateText(*wished, document_.format().locale()), wished);
}

// In the saved order; new sections last.
void ReportDialog::fillSections(const model::ReportDocument& whole)
{
    const auto add = [this](const model::ReportDocument::Section& section, bool shown,
                            const QString& note) {
        auto* row = new QListWidgetItem(section.name, sections_);
        row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable |
                      Qt::ItemIsDragEnabled);
        row->setCheckState(shown ? Qt::Checked : Qt::Unchecked);
        row->setData(Qt::UserRole, section.id);
        row->setData(kNote, note);
    };
    auto rest = whole.sections;
    for (const auto& wanted : document_.project().report.sections) {
        const auto at =
            std::ranges::find(rest, text(wanted.id), &model::ReportDocument::Section::id);
        if (at == rest.end())
            continue;
        add(*at, wanted.shown, text(wanted.note));
        rest.erase(at);
    }
    for (const auto& section : rest)
        add(section, true, {});
    connect(sections_, &QListWidget::currentRowChanged, this, &ReportDialog::showNote);
    connect(sections_, &QListWidget::itemChanged, this,
            [this] { typed_.start(); }); // a check mark or a paragraph changed
    connect(sections_->model(), &QAbstractItemModel::rowsMoved, this, &ReportDialog::refresh);
    connect(note_, &QPlainTextEdit::textChanged, this, [this] {
        if (QListWidgetItem* row = sections_->currentItem())
            row->setData(kNote, note_->toPlainText().left(model::kLongestParagraph));
    });
    sections_->installEventFilter(this);
    sections_->setCurrentRow(0);
}

// Ctrl+Up and Ctrl+Down move the section.
bool ReportDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != sections_ || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const int by = key->key() == Qt::Key_Up ? -1 : key->key() == Qt::Key_Down ? 1 : 0;
    if (by == 0 || key->modifiers() != Qt::ControlModifier)
        return QDialog::eventFilter(watched, event);
    const int row = sections_->currentRow(), to = row + by;
    if (row >= 0 && to >= 0 && to < sections_->count()) {
        sections_->insertItem(to, sections_->takeItem(row));
        sections_->setCurrentRow(to);
        refresh();
    }
    return true;
}

void ReportDialog::showNote()
{
    const QListWidgetItem* row = sections_->currentItem();
    const QSignalBlocker quiet(note_);
    note_->setPlainText(row ? row->data(kNote).toString() : QString());
    note_->setEnabled(row != nullptr);
    noteName_->setText(row ? tr("Own paragraph in “%1”").arg(row->text()) : QString());
}

engine::ReportWish ReportDialog::wish() const
{
    engine::ReportWish wish;
    wish.author = author_->text().trimmed().toStdString();
    wish.notice = notice_->text().trimmed().toStdString();
    wish.language = language_->currentData().toString().toStdString();
    wish.american = paper_->currentIndex() == 1;
    wish.currency = currencies_[static_cast<std::size_t>(currency_->currentIndex())];
    wish.accent = accent_->colour().toStdString();
    if (!logo_->picture().isEmpty())
        wish.logo.base64 =
            std::make_shared<const std::string>(logo_->picture().toBase64().toStdString());
    bool asMade = true;
    for (int i = 0; i < sections_->count(); ++i) {
        const QListWidgetItem* row = sections_->item(i);
        wish.sections.push_back({row->data(Qt::UserRole).toString().toStdString(),
                                 row->checkState() == Qt::Checked,
                                 row->data(kNote).toString().trimmed().toStdString()});
        const auto& section = wish.sections.back();
        const auto& made = whole_.at(QString()).sections;
        asMade = asMade && section.shown && section.note.empty() &&
                 made[static_cast<std::size_t>(i)].id == text(section.id);
    }
    if (asMade)
        wish.sections.clear();
    for (const auto& before : document_.project().report.sections) // keep those of other scenarios
        if (!std::ranges::count(whole_.at(QString()).sections, text(before.id),
                                &model::ReportDocument::Section::id))
            wish.sections.push_back(before);
    return wish;
}

engine::Project ReportDialog::wished() const
{
    engine::Project project = document_.project();
    // The title follows the plan until another one is typed.
    if (title_->text() != model::projectTitle(project))
        project.title = title_->text().trimmed().toStdString();
    project.client = client_->text().trimmed().toStdString();
    project.report = wish();
    return project;
}

void ReportDialog::keep()
{
    engine::Project next = wished();
    const engine::Project& now = document_.project();
    if (next.title != now.title || next.client != now.client || next.report != now.report)
        document_.take(tr("Report settings"), std::move(next));
}

void ReportDialog::done(int result)
{
    keep();
    QDialog::done(result);
}

model::ReportDocument ReportDialog::make(const engine::Project& project,
                                         const model::NumberFormat& format)
{
    const engine::Context context{document_.sharedCatalog()};
    if (kind_->current() == Slides)
        return model::slidesOf(project, document_.evaluation(), context, format, {},
                               text(document_.work().id));
    // The text made first uses the window's language and the project's currency.
    const auto& currency = project.report.currency;
    const QString key =
        text(project.report.language) + (currency ? text(currency->code) : QString());
    auto known = whole_.find(key);
    if (known == whole_.end())
        known =
            whole_
                .emplace(key, model::wholeReport(project, *document_.evaluation(), context, format))
                .first;
    model::ReportDocument whole = known->second;
    whole.title = model::projectTitle(project);
    whole.client = text(project.client);
    return kind_->current() == Brief ? model::briefOf(std::move(whole), project.report)
                                     : model::arranged(std::move(whole), project.report);
}

void ReportDialog::refresh()
{
    typed_.stop();
    const engine::Project project = model::inReportCurrency(wished());
    const bool slides = kind_->current() == Slides;
    const PaperSize size = slides ? wide() : project.report.american ? letter() : a4();
    sections_->setEnabled(kind_->current() == Report);
    paper_->setEnabled(!slides);
    const QString language = text(project.report.language);
    outside_.speaking(language, [&](const QLocale& locale) {
        model::NumberFormat format(locale, project.currency);
        format.showUncertainty(document_.format().showsUncertainty());
        preview_->setPages(laidOut(make(project, format), size, format), size,
                           [this, language](const std::function<void()>& draw) {
                               outside_.speaking(language, [&](const QLocale&) { draw(); });
                           });
    });
}

QLineEdit* ReportDialog::field(const QString& name) const
{
    for (QLineEdit* line : {title_, client_, author_, notice_})
        if (line->accessibleName().compare(name, Qt::CaseInsensitive) == 0)
            return line;
    return nullptr;
}

} // namespace views
