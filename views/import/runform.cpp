#include "views/import/runform.h"

#include "model/import/importing.h"
#include "model/words/words.h"
#include "views/theme.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>

namespace views {
namespace {

using model::RunInput;

constexpr int kTypedMs = 150; // pause in typing
constexpr int kLabel = 136, kField = 180, kUnit = 72;

void mark(QWidget* field, bool wrong)
{
    if (!field || field->property("wrong").toBool() == wrong)
        return;
    field->setProperty("wrong", wrong);
    field->style()->unpolish(field); // the style sheet reads the property again
    field->style()->polish(field);
}

// A list that is searched by any part of a name; accepts models and GPUs that are not in it.
QComboBox* boxOf(const RunInput& input, const engine::Catalog& catalog)
{
    auto* box = new QComboBox;
    for (const model::RunOption& option : model::runOptions(input.kind, catalog))
        box->addItem(option.name, option.id);
    if (input.kind == RunInput::Kind::Model || input.kind == RunInput::Kind::Gpu) {
        box->setEditable(true);
        box->setInsertPolicy(QComboBox::NoInsert);
        box->completer()->setCompletionMode(QCompleter::PopupCompletion);
        box->completer()->setFilterMode(Qt::MatchContains);
        box->completer()->setCaseSensitivity(Qt::CaseInsensitive);
    } else
        box->insertItem(0, QStringLiteral("–"), QString()); // not set or unknown
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    return box;
}

} // namespace

RunForm::RunForm(model::ProjectDocument& document, std::optional<std::size_t> edited,
                 QWidget* parent)
    : QDialog(parent)
    , document_(document)
    , edited_(edited)
    , predictor_(model::predictorOf(document.sharedCatalog()))
    , problem_(new QLabel)
    , reading_(new QLabel)
    , calibrate_(new QCheckBox(tr("Calibrate plan")))
    , paste_(new QPushButton(tr("Paste training log")))
    , keep_(new QPushButton(edited ? tr("Save changes") : tr("Add to project")))
{
    setWindowTitle(tr("Measured run"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* title = new QLabel(edited ? tr("Edit measured run") : tr("Add measured run"));
    title->setFont(uiFont(17, QFont::DemiBold));
    auto* hint = new QLabel(tr("* Required; tokens/s per GPU can replace the step time. Leave "
                               "empty what you do not know."));
    hint->setObjectName(QStringLiteral("muted"));
    paste_->setToolTip(tr("Reads a log of Megatron-LM, Hugging Face Trainer or TorchTitan from the "
                          "clipboard. What it does not say is taken from the plan."));
    auto* head = new QHBoxLayout;
    head->addWidget(title, 1);
    head->addWidget(paste_);
    auto* columns = new QGridLayout;
    columns->setHorizontalSpacing(4 * kGrid);
    columns->setVerticalSpacing(2 * kGrid);
    columns->addLayout(part(RunInput::Part::Setup), 0, 0);
    columns->addLayout(part(RunInput::Part::Layout), 0, 1);
    columns->addLayout(part(RunInput::Part::Result), 1, 0);
    columns->addLayout(part(RunInput::Part::About), 1, 1);
    for (QLabel* label : {problem_, reading_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->hide();
    keep_->setProperty("primary", true);
    keep_->setDefault(true);
    auto* cancel = new QPushButton(tr("Cancel"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(calibrate_);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(keep_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(3 * kGrid, 2 * kGrid, 3 * kGrid, 2 * kGrid);
    all->setSpacing(12);
    all->addLayout(head);
    all->addWidget(hint);
    all->addLayout(columns);
    all->addWidget(reading_);
    all->addWidget(problem_);
    all->addLayout(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(keep_, &QPushButton::clicked, this, &RunForm::apply);
    connect(paste_, &QPushButton::clicked, this, &RunForm::pasteLog);
    typed_.setSingleShot(true);
    typed_.setInterval(kTypedMs);
    connect(&typed_, &QTimer::timeout, this, &RunForm::follow);
    const engine::Plan& plan = document.plan();
    fill(edited ? model::textsOf(document.project().runs.at(*edited), document.catalog(),
                                 document.format())
                : model::runSuggestion(plan, plan.work[document.view().trained], document.today()));
}

QGridLayout* RunForm::part(RunInput::Part part)
{
    const QString names[] = {tr("Setup"), tr("Layout"), tr("Measured"), tr("Notes")};
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(kGrid);
    grid->setVerticalSpacing(6);
    auto* heading = new QLabel(names[static_cast<std::size_t>(part)]);
    heading->setObjectName(QStringLiteral("heading"));
    heading->setFont(uiFont(12, QFont::DemiBold));
    int row = 0;
    grid->addWidget(heading, row++, 0, 1, 3);
    for (const RunInput& input : model::runInputs()) {
        if (input.part != part)
            continue;
        const Field field = fields_[input.key] = fieldFor(input);
        QWidget* widget = field.box ? static_cast<QWidget*>(field.box) : field.line;
        grid->addWidget(field.label, row, 0);
        grid->addWidget(widget, row, 1, 1, input.kind == RunInput::Kind::Number ? 1 : 2);
        if (input.kind == RunInput::Kind::Number)
            grid->addWidget(field.unit, row, 2);
        ++row;
    }
    grid->setColumnMinimumWidth(0, kLabel);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(row, 1);
    return grid;
}

RunForm::Field RunForm::fieldFor(const RunInput& input)
{
    Field field;
    const QString name = model::words::runLabel(input.key), tip = model::words::runTip(input.key);
    field.label = new QLabel(input.required ? name + QStringLiteral(" *") : name);
    if (input.kind == RunInput::Kind::Text || input.kind == RunInput::Kind::Number)
        field.line = new QLineEdit;
    else {
        field.box = boxOf(input, document_.catalog());
        field.line = field.box->lineEdit();
    }
    QWidget* widget = field.box ? static_cast<QWidget*>(field.box) : field.line;
    widget->setMinimumWidth(kField);
    widget->setAccessibleName(name);
    widget->setToolTip(tip);
    field.label->setToolTip(tip);
    field.label->setBuddy(widget);
    if (input.kind == RunInput::Kind::Number) {
        field.unit = new QLabel(model::runUnit(input.key));
        field.unit->setObjectName(QStringLiteral("muted"));
        field.unit->setMinimumWidth(kUnit);
    }
    if (field.line)
        connect(field.line, &QLineEdit::textChanged, &typed_, qOverload<>(&QTimer::start));
    if (field.box)
        connect(field.box, &QComboBox::currentIndexChanged, &typed_, qOverload<>(&QTimer::start));
    return field;
}

void RunForm::fill(const model::RunTexts& texts)
{
    for (auto it = fields_.begin(); it != fields_.end(); ++it) {
        const QString text = texts.value(it.key());
        if (!it->box) {
            it->line->setText(text);
            continue;
        }
        int at = it->box->findData(text);
        if (at < 0 && it->line) { // a name that is not in the catalog
            it->line->setText(text);
            continue;
        }
        if (at < 0) { // keep a value from the file
            it->box->addItem(text, text);
            at = it->box->count() - 1;
        }
        it->box->setCurrentIndex(at);
    }
    follow();
}

model::RunTexts RunForm::texts() const
{
    model::RunTexts texts;
    for (auto it = fields_.begin(); it != fields_.end(); ++it) {
        if (!it->box) {
            texts[it.key()] = it->line->text();
            continue;
        }
        const int at = it->line ? it->box->findText(it->line->text(), Qt::MatchFixedString)
                                : it->box->currentIndex();
        texts[it.key()] = at >= 0 ? it->box->itemData(at).toString() : it->line->text();
    }
    return texts;
}

// A log has the measured speed; hardware and layout it does not state are taken from the plan.
void RunForm::pasteLog()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (!model::looksLikeTrainLog(text))
        return announce(
            tr("The clipboard does not contain a training log. Copy the lines that show the "
               "step times, and paste again."));
    const auto run = model::runOfLog(text, document_.project(), document_.catalog());
    if (!run)
        return announce(model::words::error(run.error()));
    announce({});
    model::RunTexts read = model::textsOf(*run, document_.catalog(), document_.format());
    for (const QString& own :
         {QStringLiteral("name"), QStringLiteral("date"), QStringLiteral("note")})
        if (read.value(own).isEmpty())
            read[own] = field(own)->text();
    fill(read);
}

// Updates the prediction for the data entered so far.
void RunForm::follow()
{
    typed_.stop();
    const QString model = QStringLiteral("model");
    const bool known = box(model)->findText(field(model)->text(), Qt::MatchFixedString) >= 0;
    for (const QString& key : {QStringLiteral("params"), QStringLiteral("active")})
        for (QWidget* widget :
             {static_cast<QWidget*>(fields_[key].line), static_cast<QWidget*>(fields_[key].label),
              static_cast<QWidget*>(fields_[key].unit)})
            widget->setVisible(!known);
    const auto format = document_.format();
    const auto run = model::runFromTexts(texts(), document_.catalog(), format.locale());
    const QString reading =
        run ? model::comparedWords(*run, predictor_(*run), format)
            : tr("The predicted step time appears here when all required fields are filled in.");
    reading_->setText(reading);
    const engine::Plan& plan = document_.plan();
    const model::CalibrationWords pace =
        run ? model::calibrationWords(plan, plan.work[document_.view().trained], {*run},
                                      document_.catalog(), format)
            : model::CalibrationWords{false, tr("The run is not complete.")};
    calibrate_->setEnabled(pace.possible);
    if (!pace.possible)
        calibrate_->setChecked(false);
    calibrate_->setToolTip(pace.text);
    calibrate_->setAccessibleDescription(pace.text);
}

void RunForm::announce(const QString& problem)
{
    problem_->setText(problem);
    problem_->setVisible(!problem.isEmpty());
}

QString RunForm::problem() const
{
    return problem_->text();
}

QString RunForm::reading() const
{
    return reading_->text();
}

void RunForm::apply()
{
    for (const Field& field : fields_) {
        mark(field.line, false);
        mark(field.box, false);
    }
    const auto run = model::runFromTexts(texts(), document_.catalog(), document_.format().locale());
    if (!run) {
        const QString key = QString::fromStdString(run.error().where);
        const QString name = model::words::runLabel(key);
        announce(run.error().code != engine::Error::Code::MissingKey
                     ? name + QStringLiteral(": ") + model::words::error(run.error())
                 : key == u"step" ? tr("Step time or tokens/s per GPU is required.")
                                  : tr("%1 is required.").arg(name));
        if (const auto wrong = fields_.constFind(key); wrong != fields_.constEnd()) {
            QWidget* widget = wrong->line ? static_cast<QWidget*>(wrong->line) : wrong->box;
            mark(widget, true);
            widget->setFocus();
        }
        return;
    }
    engine::Project next = document_.project();
    if (edited_)
        next.runs.at(*edited_) = *run;
    else
        next.runs.push_back(*run);
    if (calibrate_->isChecked())
        if (auto planned = model::plannedByRuns(next, document_.catalog()))
            next = *std::move(planned);
    document_.take(edited_ ? tr("Edit measured run") : tr("Add measured run"), std::move(next));
    accept();
}

} // namespace views
