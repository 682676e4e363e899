#include "views/claims/ownclaimpanel.h"

#include "model/project/projectdocument.h"
#include "model/words/words.h"
#include "views/claims/wrappedlabel.h"
#include "views/theme.h"

#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace views {
namespace {

constexpr int kFormWidth = 420;

QFrame* card()
{
    auto* frame = new QFrame;
    frame->setObjectName(QStringLiteral("card"));
    return frame;
}

} // namespace

OwnClaimPanel::OwnClaimPanel(model::ProjectDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , title_(wrappedLabel(uiFont(15, QFont::DemiBold)))
    , hint_(wrappedLabel(uiFont(12), "muted"))
    , problem_(wrappedLabel(uiFont(12), "problem"))
    , truth_(wrappedLabel(uiFont(22, QFont::DemiBold)))
    , lines_(new QVBoxLayout)
    , open_(new QPushButton)
{
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(12);
    all->addWidget(form());
    all->addWidget(result(), 1);
    connect(open_, &QPushButton::clicked, this, [this] {
        if (check_ && model::openOwnClaim(document_, *check_))
            Q_EMIT opened();
    });
    retranslate();
}

QFrame* OwnClaimPanel::form()
{
    QFrame* frame = card();
    frame->setFixedWidth(kFormWidth);
    auto* all = new QVBoxLayout(frame);
    all->setContentsMargins(2 * kGrid, 12, 2 * kGrid, 12);
    all->setSpacing(kGrid);
    all->addWidget(title_);
    all->addWidget(hint_);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(kGrid);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const QString& key : model::ownClaimKeys()) {
        auto* field = new QLineEdit(model::ownClaimSample(key)); // so the result is never empty
        auto* label = new QLabel;
        label->setTextFormat(Qt::PlainText);
        label->setBuddy(field);
        grid->addWidget(label, row, 0);
        grid->addWidget(field, row++, 1);
        connect(field, &QLineEdit::editingFinished, this, &OwnClaimPanel::check);
        fields_[key] = field;
        labels_[key] = label;
    }
    all->addLayout(grid);
    all->addWidget(problem_);
    all->addStretch(1);
    return frame;
}

QFrame* OwnClaimPanel::result()
{
    QFrame* frame = card();
    auto* all = new QVBoxLayout(frame);
    all->setContentsMargins(3 * kGrid, 2 * kGrid, 3 * kGrid, 12);
    all->setSpacing(12);
    lines_->setSpacing(12);
    all->addWidget(truth_);
    all->addLayout(lines_);
    all->addStretch(1);
    all->addWidget(open_, 0, Qt::AlignLeft);
    return frame;
}

QString OwnClaimPanel::truth() const
{
    return truth_->text();
}

QStringList OwnClaimPanel::findings() const
{
    QStringList texts;
    for (const QLabel* line : findings_)
        texts << line->text();
    return texts;
}

QString OwnClaimPanel::problem() const
{
    return problem_->text();
}

void OwnClaimPanel::retranslate()
{
    title_->setText(tr("A vendor’s sentence"));
    hint_->setText(tr("Enter what it states and leave the rest empty."));
    open_->setText(tr("Open as scenario"));
    open_->setToolTip(tr("Adds a scenario with this run, so that every page shows it."));
    for (const QString& key : model::ownClaimKeys()) {
        labels_[key]->setText(model::ownClaimLabel(key));
        labels_[key]->setToolTip(model::ownClaimTip(key));
        fields_[key]->setToolTip(model::ownClaimTip(key));
        fields_[key]->setAccessibleName(model::ownClaimLabel(key));
        fields_[key]->setPlaceholderText(tr("e.g. %1").arg(model::ownClaimExample(key)));
    }
}

void OwnClaimPanel::check()
{
    QMap<QString, QString> texts;
    for (auto it = fields_.begin(); it != fields_.end(); ++it)
        texts[it.key()] = it.value()->text();
    auto checked = model::ownCheckOf(texts, document_);
    const QString wrong = checked ? QString() : QString::fromStdString(checked.error().where);
    mark(wrong);
    problem_->setText(checked ? QString()
                              : model::ownClaimLabel(wrong) + QStringLiteral(": ") +
                                    model::words::error(checked.error()));
    problem_->setVisible(!checked);
    if (!checked)
        return;
    check_ = *std::move(checked);
    announce(*check_);
}

void OwnClaimPanel::mark(const QString& wrongKey)
{
    for (auto it = fields_.begin(); it != fields_.end(); ++it) {
        it.value()->setProperty("wrong", it.key() == wrongKey);
        it.value()->style()->unpolish(it.value()); // the style sheet reads the property again
        it.value()->style()->polish(it.value());
    }
}

void OwnClaimPanel::announce(const engine::OwnCheck& check)
{
    qDeleteAll(findings_);
    findings_.clear();
    truth_->setText(model::truthWords(check.truth));
    const char* names[] = {"problem", "warning", "muted", ""};
    for (const engine::Finding& finding : check.findings) {
        QLabel* line = wrappedLabel(uiFont(14), names[static_cast<int>(finding.severity)]);
        line->setText(model::ownFindingWords(finding, document_.format()));
        lines_->addWidget(line);
        findings_.push_back(line);
    }
    open_->setVisible(check.plan != nullptr);
}

void OwnClaimPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    check();
}

void OwnClaimPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        check();
    }
    QWidget::changeEvent(event);
}

} // namespace views
