#include "views/import/runform.h"

#include "model/import/runentry.h"
#include "model/words/words.h"
#include "views/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>

namespace views {
namespace {

constexpr int kColumns = 2;

void mark(QLineEdit* field, bool wrong)
{
    if (field->property("wrong").toBool() == wrong)
        return;
    field->setProperty("wrong", wrong);
    field->style()->unpolish(field); // the style sheet reads the property again
    field->style()->polish(field);
}

} // namespace

RunForm::RunForm(model::ProjectDocument& document, QWidget* parent)
    : QDialog(parent)
    , document_(document)
    , problem_(new QLabel)
    , keep_(new QPushButton(tr("Keep in project")))
{
    setWindowTitle(tr("Measured run"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* title = new QLabel(tr("Your measured run"));
    title->setFont(uiFont(17, QFont::DemiBold));
    auto* hint =
        new QLabel(tr("Model, GPU, number of GPUs, batch size, sequence length, and either step "
                      "time or tokens per second are required. Leave unknown fields empty."));
    hint->setObjectName(QStringLiteral("muted"));
    hint->setWordWrap(true);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(2 * kGrid);
    grid->setVerticalSpacing(kGrid);
    const auto suggestion = model::runSuggestion(
        document.plan(), document.plan().work[document.view().trained], document.today());
    const QStringList keys = model::runKeys();
    const int rows = (static_cast<int>(keys.size()) + kColumns - 1) / kColumns;
    for (int i = 0; i < keys.size(); ++i) {
        auto* field = new QLineEdit(suggestion.value(keys[i]));
        auto* label = new QLabel(model::words::runLabel(keys[i]));
        label->setBuddy(field);
        field->setAccessibleName(label->text());
        field->setPlaceholderText(model::runUnit(keys[i]));
        field->setToolTip(model::words::runTip(keys[i]));
        label->setToolTip(field->toolTip());
        const int column = 2 * (i / rows);
        grid->addWidget(label, i % rows, column);
        grid->addWidget(field, i % rows, column + 1);
        grid->setColumnStretch(column + 1, 1);
        fields_[keys[i]] = field;
    }
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setTextFormat(Qt::PlainText);
    problem_->setWordWrap(true);
    keep_->setProperty("primary", true);
    keep_->setDefault(true);
    auto* cancel = new QPushButton(tr("Cancel"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(problem_, 1);
    buttons->addWidget(cancel);
    buttons->addWidget(keep_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(3 * kGrid, 2 * kGrid, 3 * kGrid, 2 * kGrid);
    all->setSpacing(12);
    all->addWidget(title);
    all->addWidget(hint);
    all->addLayout(grid);
    all->addLayout(buttons);
    for (qsizetype i = 1; i < keys.size(); ++i) // down the columns, not across
        setTabOrder(fields_[keys[i - 1]], fields_[keys[i]]);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(keep_, &QPushButton::clicked, this, &RunForm::apply);
    resize(760, sizeHint().height());
}

QString RunForm::problem() const
{
    return problem_->text();
}

void RunForm::apply()
{
    QMap<QString, QString> texts;
    for (auto it = fields_.begin(); it != fields_.end(); ++it) {
        texts[it.key()] = it.value()->text();
        mark(it.value(), false);
    }
    const auto run = model::runFromTexts(texts, document_.catalog(), document_.format().locale());
    if (!run) {
        const QString key = QString::fromStdString(run.error().where);
        problem_->setText(model::words::runLabel(key) + QStringLiteral(": ") +
                          model::words::error(run.error()));
        if (QLineEdit* wrong = fields_.value(key)) {
            mark(wrong, true);
            wrong->setFocus();
        }
        return;
    }
    engine::Project next = document_.project();
    next.runs.push_back(*run);
    document_.take(tr("Add measured run"), std::move(next));
    accept();
}

} // namespace views
