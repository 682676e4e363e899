#include "views/import/importdialog.h"

#include "model/engine/plan.h"
#include "model/sentences/workname.h"
#include "model/store/catalogstore.h"
#include "model/words/words.h"
#include "views/import/pricepicker.h"
#include "views/theme.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

namespace views {
namespace {

using Kind = model::Understood::Kind;

// No progress bar below this time in ms.
constexpr int kPatience = 300;

QLabel* plainLabel(const QString& text, const char* name = "")
{
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText); // it may quote a hostile file
    label->setObjectName(QLatin1String(name));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

ImportDialog::ImportDialog(model::ProjectDocument& document, const QString& catalogFolder,
                           QWidget* parent)
    : QDialog(parent)
    , document_(document)
    , catalogFolder_(catalogFolder)
    , job_(new model::ImportJob(document.sharedCatalog(), document.format(), this))
    , title_(plainLabel({}))
    , source_(plainLabel({}, "muted"))
    , body_(new QVBoxLayout)
    , progress_(new QProgressBar)
    , pull_(new QCheckBox(this))
    , problem_(plainLabel({}, "problem"))
    , use_(new QPushButton)
    , cancel_(new QPushButton(tr("Cancel")))
{
    setWindowTitle(tr("Import"));
    setAttribute(Qt::WA_DeleteOnClose);
    title_->setFont(uiFont(17, QFont::DemiBold));
    title_->setWordWrap(true);
    progress_->setRange(0, 1000);
    progress_->setAccessibleName(tr("Reading the file"));
    progress_->hide();
    pull_->hide();
    problem_->setWordWrap(true);
    problem_->hide();
    use_->setProperty("primary", true);
    use_->setDefault(true);
    use_->hide();
    body_->setSpacing(12);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(problem_, 1);
    buttons->addStretch();
    buttons->addWidget(cancel_);
    buttons->addWidget(use_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(3 * kGrid, 2 * kGrid, 3 * kGrid, 2 * kGrid);
    all->setSpacing(kGrid);
    all->addWidget(title_);
    all->addWidget(source_);
    all->addWidget(progress_);
    all->addLayout(body_, 1);
    all->addLayout(buttons);
    connect(cancel_, &QPushButton::clicked, this, &QDialog::reject);
    connect(use_, &QPushButton::clicked, this, &ImportDialog::apply);
    connect(this, &QDialog::rejected, job_, &model::ImportJob::cancel);
    connect(this, &QDialog::finished, this, [this] { finished_ = true; });
    connect(job_, &model::ImportJob::progress, this,
            [this](double done) { progress_->setValue(static_cast<int>(1000 * done)); });
    connect(job_, &model::ImportJob::understood, this, &ImportDialog::show);
    connect(job_, &model::ImportJob::failed, this, [this](const QString& why) {
        if (why.isEmpty())
            return; // the dialog was closed and is being deleted
        Q_EMIT refused(why);
        reject();
    });
}

void ImportDialog::read(const QString& path)
{
    title_->setText(tr("Reading …"));
    job_->start(path);
    // Most files are read before anyone could notice a progress window.
    QTimer::singleShot(kPatience, this, [this] {
        if (!finished_ && !use_->isVisibleTo(this)) {
            progress_->show();
            open();
        }
    });
}

void ImportDialog::show(const model::Understood& file)
{
    file_ = file;
    progress_->hide();
    if (file.kind == Kind::Project) {
        reject(); // first: opening may ask about changes, and this dialog is gone by then
        Q_EMIT projectFound(file_.path);
        return;
    }
    if (file.kind == Kind::Catalog &&
        QFileInfo(model::usersCatalogCopy(file.path, catalogFolder_)).completeBaseName() !=
            QFileInfo(file.path).completeBaseName())
        file_.warnings << tr("Your catalog already has a file with this name. Both are kept; where "
                             "both define the same entry, this file takes precedence.");
    auto whole = model::onPlan(file_, document_.project(), document_.catalog(), document_.format());
    if (!whole) {
        Q_EMIT refused(model::words::error(whole.error()));
        return reject();
    }
    file_ = *std::move(whole);
    title_->setText(file.title);
    //: %1 a list of prices, %2 a date.
    source_->setText(tr("%1, dated %2").arg(file.file(), file.date));
    showFacts();
    showWarnings();
    if (file.kind == Kind::Prices)
        showPrices();
    else if (file.kind == Kind::Runs)
        showPace();
    else
        body_->addStretch();
    use_->show();
    offer();
    resize(file.kind == Kind::Prices ? QSize(1120, 680) : QSize(620, sizeHint().height()));
    open();
    use_->setFocus();
}

void ImportDialog::showFacts()
{
    const bool wide = file_.kind == Kind::Prices; // four facts per line leave room for the table
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(2 * kGrid);
    grid->setVerticalSpacing(kGrid / 2);
    const int pairs = wide ? 4 : 1;
    for (int i = 0; i < file_.facts.size(); ++i) {
        const auto& [label, value] = file_.facts[i];
        auto* number = plainLabel(value);
        number->setWordWrap(!wide);
        grid->addWidget(plainLabel(label, "muted"), i / pairs, 2 * (i % pairs), Qt::AlignTop);
        grid->addWidget(number, i / pairs, 2 * (i % pairs) + 1, Qt::AlignTop);
    }
    grid->setColumnStretch(2 * pairs - 1, 1);
    body_->addLayout(grid);
}

void ImportDialog::showWarnings()
{
    for (const QString& warning : file_.warnings) {
        auto* label = plainLabel(warning, "warning");
        label->setWordWrap(true);
        body_->addWidget(label);
    }
}

void ImportDialog::showPrices()
{
    picker_ = new PricePicker(document_, file_.prices);
    body_->addWidget(picker_, 1);
    connect(picker_, &PricePicker::choiceChanged, this, &ImportDialog::offer);
}

// Runs that do not affect the plan's step times are kept as well.
void ImportDialog::showPace()
{
    const auto kept = model::withRuns(document_.project(), file_);
    const auto planned = kept ? model::plannedByRuns(*kept, document_.catalog()) : kept;
    if (planned) {
        const auto& work = planned->plan().work;
        const auto first = std::ranges::find_if(work, &engine::Workload::isComputed);
        pull_->setText(tr("Correct this plan’s step times by them: × %1")
                           .arg(document_.format().plain(first->train.pace, 2)));
        pull_->setChecked(true);
        pull_->show();
        body_->addWidget(pull_);
    } else {
        auto* label = plainLabel(tr("These runs do not correct this plan’s step times: they are of "
                                    "another GPU, or their layout is unknown."),
                                 "muted");
        label->setWordWrap(true);
        body_->addWidget(label);
    }
    body_->addStretch();
}

QString ImportDialog::useText() const
{
    switch (file_.kind) {
    case Kind::Model:
        if (document_.plan().work.size() > 1)
            return tr("Use this model for %1").arg(model::workName(document_.work()));
        return tr("Use this model in the plan");
    case Kind::Trace: return tr("Use this load");
    case Kind::Benchmark: return tr("Correct the serving times");
    case Kind::Runs: return tr("Keep in project");
    case Kind::Catalog: return tr("Add to my catalog");
    default: break;
    }
    const auto* row = picker_ ? picker_->chosen() : nullptr;
    if (!row)
        return tr("Use this price");
    const auto* gpu = document_.catalog().accelerator(row->accelerator);
    const QString price = document_.format().text(
        (picker_->spot() ? row->spotGpu : row->onDemandGpu).base(), engine::Unit::DollarPerGpuHour);
    return row->accelerator == document_.plan().cluster.gpu.id
               ? tr("Rent at %1").arg(price)
               //: %1 an offer, %2 its price.
               : tr("Switch to %1 at %2").arg(QString::fromStdString(gpu->brief), price);
}

void ImportDialog::offer()
{
    use_->setText(useText());
    use_->setEnabled(file_.kind != Kind::Prices || (picker_ && picker_->chosen()));
    use_->setToolTip(use_->isEnabled()
                         ? QString()
                         : tr("Select an offer that has this price and a GPU from the catalog."));
}

engine::Result<engine::Project> ImportDialog::changed() const
{
    if (file_.kind == Kind::Model)
        return model::withModel(document_.project(), file_, document_.view().work);
    if (file_.kind == Kind::Trace)
        return model::withTrace(document_.project(), file_, document_.view().served);
    if (file_.kind == Kind::Benchmark)
        return model::withBenchmark(document_.project(), file_, document_.view().served);
    if (file_.kind == Kind::Runs) {
        auto kept = model::withRuns(document_.project(), file_);
        return kept && pull_->isChecked() ? model::plannedByRuns(*kept, document_.catalog()) : kept;
    }
    const auto* row = picker_->chosen();
    return row ? model::withPrice(document_.project(), document_.catalog(), file_, *row,
                                  picker_->spot())
               : document_.project();
}

QString ImportDialog::stepText() const
{
    return file_.kind == Kind::Model       ? tr("Import model")
           : file_.kind == Kind::Trace     ? tr("Import load")
           : file_.kind == Kind::Benchmark ? tr("Import benchmark")
           : file_.kind == Kind::Runs      ? tr("Import measured runs")
                                           : tr("Import rental price");
}

// Into the project as one undo step; catalog entries go to the user's folder.
void ImportDialog::apply()
{
    std::optional<engine::Error> error;
    if (file_.kind == Kind::Catalog) {
        if (const auto added = model::addToUsersCatalog(file_.path, catalogFolder_))
            document_.setCatalog(*added);
        else
            error = added.error();
    } else if (auto next = changed()) {
        document_.take(stepText(), std::move(*next));
    } else {
        error = next.error();
    }
    if (error) {
        problem_->setText(model::words::error(*error));
        problem_->show();
        return;
    }
    Q_EMIT taken(file_.title, file_.kind != Kind::Catalog);
    accept();
}

QString ImportDialog::summary() const
{
    QStringList all{file_.title};
    for (const auto& [label, value] : file_.facts)
        all << label + QStringLiteral(": ") + value;
    return (all + file_.warnings).join(u'\n');
}

} // namespace views
