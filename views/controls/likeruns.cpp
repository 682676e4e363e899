#include "views/controls/likeruns.h"

#include "views/controls/tablecard.h"

#include <QCoreApplication>
#include <QDialog>
#include <QVBoxLayout>

namespace views {
namespace {

struct LikeRunsDialog {
    Q_DECLARE_TR_FUNCTIONS(LikeRunsDialog)
};

constexpr QSize kSize(860, 460);

} // namespace

void showLikeRuns(QWidget* parent, const std::vector<engine::AccuracyRow>& rows,
                  const engine::Evaluation& evaluation, const model::ProjectDocument& document,
                  const QString& figure)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(LikeRunsDialog::tr("Published runs"));
    auto* table = new model::LikeTable;
    table->show(rows, evaluation, document.catalog(), document.format(), figure);
    auto* card = new TableCard(table);
    card->setHead(
        LikeRunsDialog::tr("Published runs like this"),
        //: %1 and %2 numbers.
        LikeRunsDialog::tr("Same GPU generation, kind of model and precision; parameters within a "
                           "factor of %1, GPUs within a factor of %2.")
            .arg(document.format().plain(engine::kLikeParams, 0),
                 document.format().plain(engine::kLikeGpus, 0)));
    card->refresh();
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(card);
    dialog->resize(kSize);
    dialog->show();
}

} // namespace views
