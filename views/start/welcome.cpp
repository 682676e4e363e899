#include "views/start/welcome.h"

#include "model/engine/plan.h"
#include "model/project/templates.h"
#include "model/words/words.h"
#include "views/droppedfiles.h"
#include "views/theme.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyle>
#include <QVBoxLayout>

namespace views {
namespace {

constexpr QSize kWelcome{860, 600};
constexpr int kTemplateRow = 30, kFieldWidth = 200;

QLabel* heading(const QString& text)
{
    auto* label = new QLabel(text);
    label->setFont(uiFont(14, QFont::DemiBold));
    return label;
}

QLabel* muted(const QString& text)
{
    auto* label = new QLabel(text);
    label->setObjectName(QStringLiteral("muted"));
    label->setWordWrap(true);
    return label;
}

QFormLayout* form()
{
    auto* made = new QFormLayout;
    made->setHorizontalSpacing(2 * kGrid);
    made->setVerticalSpacing(kGrid);
    made->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    made->setLabelAlignment(Qt::AlignLeft);
    return made;
}

void mark(QLineEdit* field, bool wrong)
{
    field->setProperty("wrong", wrong);
    field->style()->unpolish(field);
    field->style()->polish(field);
}

} // namespace

Welcome::Welcome(const engine::Catalog& catalog, const model::NumberFormat& format, QWidget* parent)
    : QDialog(parent)
    , plan_(catalog, format)
    , kind_(new QComboBox)
    , model_(new QComboBox)
    , modelLabel_(new QLabel(tr("&Model")))
    , size_(form())
    , limits_(form())
    , problem_(new QLabel)
    , templates_(new QListWidget)
    , start_(new QPushButton(tr("Show the &answer")))
    , openTemplate_(new QPushButton(tr("Open &template")))
    , openFile_(new QPushButton(tr("Open &file…")))
    , skip_(new QPushButton(tr("&Skip")))
{
    setWindowTitle(tr("Welcome to Headroom"));
    setAcceptDrops(true);
    resize(kWelcome);
    for (const auto& kind : model::StartPlan::kinds())
        kind_->addItem(kind.name, kind.id);
    kind_->setAccessibleName(tr("Workload"));
    modelLabel_->setBuddy(model_);
    model_->setAccessibleName(tr("Model"));
    model_->setMaxVisibleItems(16);
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setTextFormat(Qt::PlainText);
    problem_->setWordWrap(true);
    start_->setProperty("primary", true);
    start_->setDefault(true);

    auto* questions = new QVBoxLayout;
    questions->setSpacing(kGrid);
    questions->addWidget(heading(tr("1. Which workload?")));
    questions->addWidget(kind_);
    auto* modelRow = form();
    modelRow->addRow(modelLabel_, model_);
    questions->addLayout(modelRow);
    questions->addSpacing(kGrid);
    questions->addWidget(heading(tr("2. How large is it?")));
    questions->addLayout(size_);
    questions->addSpacing(kGrid);
    questions->addWidget(heading(tr("3. Which limits apply?")));
    questions->addLayout(limits_);
    questions->addWidget(muted(tr("Leave a limit empty if there is none. Headroom finds the "
                                  "smallest cluster; every value can be changed afterwards.")));
    questions->addStretch();
    questions->addWidget(problem_);
    questions->addWidget(start_, 0, Qt::AlignLeft);

    templates_->setObjectName(QStringLiteral("kinds"));
    templates_->setAccessibleName(tr("Templates"));
    for (const engine::Template& t : model::shippedTemplates()) {
        const QString id = QString::fromStdString(t.id);
        auto* item = new QListWidgetItem(model::templateTitle(id), templates_);
        item->setData(Qt::UserRole, id);
        item->setSizeHint({0, kTemplateRow});
        item->setToolTip(model::templateQuestion(id));
    }
    auto* others = new QVBoxLayout;
    others->setSpacing(kGrid);
    others->addWidget(heading(tr("Or start from a template")));
    others->addWidget(templates_, 1);
    others->addWidget(openTemplate_, 0, Qt::AlignLeft);
    others->addSpacing(kGrid);
    others->addWidget(heading(tr("Or from a file")));
    others->addWidget(
        muted(tr("Drop a project, a model’s config.json, a price list (CSV), measured "
                 "runs or a trace of requests on this window.")));
    others->addWidget(openFile_, 0, Qt::AlignLeft);

    auto* columns = new QHBoxLayout;
    columns->setSpacing(4 * kGrid);
    columns->addLayout(questions, 5);
    columns->addLayout(others, 4);
    auto* foot = new QHBoxLayout;
    foot->addWidget(muted(tr("Help > Welcome shows this window again.")), 1);
    foot->addWidget(skip_);
    auto* title = new QLabel(tr("What do you want to plan?"));
    title->setFont(uiFont(20, QFont::DemiBold));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(3 * kGrid, 2 * kGrid, 3 * kGrid, 2 * kGrid);
    all->setSpacing(2 * kGrid);
    all->addWidget(title);
    all->addLayout(columns, 1);
    all->addLayout(foot);

    connect(kind_, &QComboBox::currentIndexChanged, this, [this] {
        plan_.setKind(kind_->currentData().toString());
        fillModels();
        fillFields();
    });
    connect(model_, &QComboBox::currentIndexChanged, this, [this] {
        plan_.setModel(model_->currentData().toString());
        fillFields();
    });
    connect(start_, &QPushButton::clicked, this, &Welcome::start);
    connect(templates_, &QListWidget::itemActivated, this, &Welcome::takeTemplate);
    connect(openTemplate_, &QPushButton::clicked, this, &Welcome::takeTemplate);
    connect(openFile_, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT fileRequested();
    });
    connect(skip_, &QPushButton::clicked, this, &QDialog::reject);
    for (QPushButton* button : {openTemplate_, openFile_, skip_})
        button->setAutoDefault(false);
    templates_->setCurrentRow(0);
    fillModels();
    fillFields();
    kind_->setFocus();
}

QString Welcome::problem() const
{
    return problem_->text();
}

void Welcome::fillModels()
{
    const QSignalBlocker quiet(model_);
    model_->clear();
    const auto models = plan_.models();
    for (const auto& one : models)
        model_->addItem(one.name, one.id);
    model_->setCurrentIndex(model_->findData(plan_.model()));
    model_->setVisible(!models.empty());
    modelLabel_->setVisible(!models.empty());
}

void Welcome::addFields(QFormLayout* form, const std::vector<model::StartPlan::Field>& fields)
{
    for (const auto& question : fields) {
        auto* field = new QLineEdit(question.text);
        field->setMinimumWidth(kFieldWidth);
        field->setToolTip(question.tip);
        field->setAccessibleName(question.label);
        field->setPlaceholderText(question.own.isEmpty() ? tr("no limit") : question.own);
        auto* label = new QLabel(question.label);
        label->setToolTip(question.tip);
        label->setBuddy(field);
        form->addRow(label, field);
        fields_[question.path] = field;
        connect(field, &QLineEdit::editingFinished, this, [this, field, path = question.path] {
            const auto taken = plan_.answer(path, field->text());
            mark(field, !taken);
            problem_->clear();
            if (!taken)
                complain(taken.error());
        });
    }
}

void Welcome::fillFields()
{
    for (QFormLayout* form : {size_, limits_})
        while (form->rowCount() > 0)
            form->removeRow(0);
    fields_.clear();
    problem_->clear();
    addFields(size_, plan_.size());
    addFields(limits_, plan_.limits());
    QWidget* last = model_;
    for (const auto& fields : {plan_.size(), plan_.limits()})
        for (const auto& question : fields) {
            setTabOrder(last, fields_[question.path]);
            last = fields_[question.path];
        }
    setTabOrder(last, start_);
}

void Welcome::complain(const engine::Error& error)
{
    const QString path = QString::fromStdString(error.where);
    problem_->setText(fields_.contains(path) ? model::words::knobLabel(path) +
                                                   QStringLiteral(": ") + model::words::error(error)
                                             : model::words::error(error));
}

void Welcome::start()
{
    for (auto it = fields_.begin(); it != fields_.end(); ++it) {
        const auto taken = plan_.answer(it.key(), it.value()->text());
        mark(it.value(), !taken);
        if (taken)
            continue;
        complain(taken.error());
        it.value()->setFocus();
        return;
    }
    const auto project = plan_.project();
    if (!project)
        return complain(project.error());
    accept();
    Q_EMIT answered(*project);
}

void Welcome::takeTemplate()
{
    const QListWidgetItem* item = templates_->currentItem();
    if (!item)
        return;
    const QString id = item->data(Qt::UserRole).toString();
    accept();
    Q_EMIT templateChosen(id);
}

void Welcome::dragEnterEvent(QDragEnterEvent* event)
{
    if (!droppedFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void Welcome::dropEvent(QDropEvent* event)
{
    const QStringList paths = droppedFiles(*event->mimeData());
    accept();
    Q_EMIT filesDropped(paths);
}

} // namespace views
