#pragma once

#include "model/store/catalogstore.h"
#include "views/catalog/catalogactions.h"
#include "views/catalog/catalogpage.h"
#include "views/catalog/ownentrydialog.h"
#include "views/catalog/partlist.h"
#include "views/catalog/sheetpanel.h"
#include "views/theme.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

namespace support {

// The catalog page with the shipped catalog and an empty folder for the user's own entries.
struct CatalogView {
    QTemporaryDir folder;
    model::ProjectDocument document{
        engine::Context{*model::shippedCatalog(QStringLiteral("2026-11-21"))}};
    views::CatalogPage page{document, folder.filePath(QStringLiteral("catalog"))};

    CatalogView()
    {
        page.resize(1200, 700);
        page.show();
        QTest::qWait(10);
    }
    QTableView* table() { return page.list()->tableView(); }
    QAbstractItemModel* rows() { return table()->model(); }
    int rowOf(const char* id)
    {
        for (int row = 0; row < rows()->rowCount(); ++row)
            if (rows()->index(row, 0).data(model::IdRole).toString() == QLatin1String(id))
                return row;
        return -1;
    }
    void click(const char* id, Qt::KeyboardModifiers keys = {})
    {
        const QModelIndex index = rows()->index(rowOf(id), 0);
        table()->scrollTo(index);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, keys,
                          table()->visualRect(index).center());
    }
    void press(QPushButton* button) { QTest::mouseClick(button, Qt::LeftButton); }
    // Adds a GPU with the form.
    void addGpu(const char* name, const char* memory)
    {
        press(page.actions()->addOwn());
        auto* form = page.form();
        QTest::keyClicks(form->edit(QStringLiteral("name")), QLatin1String(name));
        QTest::keyClicks(form->edit(QStringLiteral("source")), QStringLiteral("Quote 17"));
        QTest::keyClicks(form->edit(QStringLiteral("date")), QStringLiteral("2026-11"));
        QTest::keyClicks(form->edit(QStringLiteral("memory")), QLatin1String(memory));
        press(form->saveButton());
        QTest::qWait(10);
    }
};

} // namespace support
