#include "views/controls/savetable.h"

#include "model/export/assessmentexport.h"
#include "model/store/projectstore.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMessageBox>

namespace views {
namespace {

struct SaveTable {
    Q_DECLARE_TR_FUNCTIONS(SaveTable)
};

} // namespace

void askAndSaveTable(QWidget* parent, const model::Table& table, const QString& name)
{
    QFileDialog dialog(parent, SaveTable::tr("Save table"), {}, QStringLiteral("CSV (*.csv)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("csv"));
    QString file = name.section(u':', 0, 0);
    dialog.selectFile(file.replace(u'/', u'-'));
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const auto saved = model::writeFile(dialog.selectedFiles().value(0), model::csvOf(table));
        !saved)
        QMessageBox::warning(parent, SaveTable::tr("Save table"),
                             model::words::error(saved.error()));
}

} // namespace views
