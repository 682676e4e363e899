#include "model/engine/plan.h"
#include "tests/support/catalogview.h"
#include "tests/support/room.h"
#include "views/housestyle.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>

using engine::CatalogKind;
using Shown = support::CatalogView;

// The user's own entries on the catalog page: typed, rejected, saved, used and removed.
class TestOwnEntry : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { views::apply(*qApp, views::Theme::day()); }

    void anOwnEntryIsAddedUsedAndRemoved()
    {
        Shown s;
        const std::size_t shipped = s.document.catalog().accelerators.size();
        s.addGpu("My GPU 96", "96");
        QVERIFY(!s.page.form());
        QCOMPARE(s.page.list()->selectedIds(), QStringList{QStringLiteral("my-gpu-96")});
        const QModelIndex row = s.rows()->index(s.rowOf("my-gpu-96"), 0);
        QVERIFY(row.data().toString().endsWith(QStringLiteral("custom")));
        QCOMPARE(s.page.kinds()->item(0)->text(), QStringLiteral("GPUs  %1").arg(shipped + 1));
        s.press(s.page.actions()->use());
        QCOMPARE(s.document.plan().cluster.gpu.id, std::string("my-gpu-96"));
        QCOMPARE(s.document.plan().cluster.gpu.memory.base(), 96e9);
        s.press(s.page.actions()->removeOwn());
        QCOMPARE(s.rowOf("my-gpu-96"), -1);
        QCOMPARE(s.document.plan().cluster.gpu.id, std::string("my-gpu-96")); // the plan keeps it
    }
    void aCopyLiesOverTheShippedEntryAndComesOff()
    {
        Shown s;
        s.click("h100-sxm");
        QVERIFY(!s.page.actions()->removeOwn()->isEnabled());
        s.press(s.page.actions()->copyToOwn());
        auto* form = s.page.form();
        QCOMPARE(form->edit(QStringLiteral("memory"))->text(), QStringLiteral("80"));
        form->edit(QStringLiteral("price"))->clear();
        QTest::keyClicks(form->edit(QStringLiteral("price")), QStringLiteral("21000"));
        QTest::keyClicks(form->edit(QStringLiteral("source")), QStringLiteral("Quote"));
        QTest::keyClicks(form->edit(QStringLiteral("date")), QStringLiteral("2026-11-01"));
        s.press(form->saveButton());
        QCOMPARE(s.document.catalog().accelerator("h100-sxm")->price.base(), 21000.0);
        QVERIFY(s.page.actions()->removeOwn()->isEnabled());
        s.press(s.page.actions()->removeOwn());
        QCOMPARE(s.document.catalog().accelerator("h100-sxm")->price.base(), 28000.0);
        QVERIFY(!s.page.actions()->removeOwn()->isEnabled());
    }
    void aWrongEntryIsRefusedWithASentenceAndNothingIsLost()
    {
        Shown s;
        s.addGpu("Mine", "much");
        auto* form = s.page.form();
        QVERIFY(form && form->isVisible());
        QVERIFY(form->complaint()->isVisible());
        QVERIFY2(form->complaint()->text().contains(QStringLiteral("“much” at “Memory”")),
                 qPrintable(form->complaint()->text()));
        QVERIFY(form->edit(QStringLiteral("memory"))->property("wrong").toBool());
        QCOMPARE(form->edit(QStringLiteral("name"))->text(), QStringLiteral("Mine"));
        QCOMPARE(form->edit(QStringLiteral("source"))->text(), QStringLiteral("Quote 17"));
        QVERIFY(!s.document.catalog().accelerator("mine"));
        form->edit(QStringLiteral("memory"))->setText(QStringLiteral("96 GB"));
        s.press(form->saveButton());
        QVERIFY(s.document.catalog().accelerator("mine"));
    }
    void everyKindOfOwnEntryHasAForm()
    {
        Shown s;
        for (const CatalogKind kind : engine::kCatalogKinds) {
            s.page.showKind(kind);
            if (!s.page.actions()->addOwn()->isEnabled())
                continue;
            s.press(s.page.actions()->addOwn());
            QVERIFY(s.page.form());
            s.press(s.page.form()->saveButton()); // empty: rejected, not saved
            QVERIFY(!s.page.form()->complaint()->text().isEmpty());
            s.page.form()->reject();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        QVERIFY(!QFile::exists(s.folder.filePath(QStringLiteral("catalog/own.json"))));
    }
    // An offer is filled in from lists, and its price used in the plan.
    void anOwnOfferIsPickedFromLists()
    {
        Shown s;
        s.page.showKind(CatalogKind::Offers);
        s.press(s.page.actions()->addOwn());
        auto* form = s.page.form();
        QVERIFY(!form->edit(QStringLiteral("name"))); // it is identified by provider and instance
        form->edit(QStringLiteral("provider"))->setText(QStringLiteral("Acme"));
        form->edit(QStringLiteral("instance"))->setText(QStringLiteral("8x H100"));
        form->edit(QStringLiteral("source"))->setText(QStringLiteral("Quote"));
        form->edit(QStringLiteral("date"))->setText(QStringLiteral("2026-11"));
        form->edit(QStringLiteral("price_gpu"))->setText(QStringLiteral("1.95"));
        s.press(form->saveButton()); // no GPU is chosen yet
        QVERIFY(form->complaint()->text().contains(QStringLiteral("“GPU” is required")));
        auto* gpu = form->list(QStringLiteral("accelerator"));
        gpu->setCurrentIndex(gpu->findData(QStringLiteral("h100-sxm")));
        s.press(form->saveButton());
        QCOMPARE(s.page.list()->selectedIds().size(), 1);
        s.press(s.page.actions()->use());
        QCOMPARE(s.document.plan().money.price.base() * 3600, 1.95);
        QCOMPARE(s.document.plan().cites->at("money.price").title, std::string("Quote"));
    }
    void anOwnCostHasAUnitToChoose()
    {
        Shown s;
        s.page.showKind(CatalogKind::Costs);
        s.press(s.page.actions()->addOwn());
        auto* form = s.page.form();
        form->edit(QStringLiteral("name"))->setText(QStringLiteral("Our colocation"));
        form->edit(QStringLiteral("source"))->setText(QStringLiteral("Contract"));
        form->edit(QStringLiteral("date"))->setText(QStringLiteral("2026"));
        form->edit(QStringLiteral("value"))->setText(QStringLiteral("150"));
        auto* unit = form->list(QStringLiteral("unit"));
        unit->setCurrentIndex(unit->findData(QStringLiteral("USD/kW-month")));
        s.press(form->saveButton());
        const auto* cost = s.document.catalog().cost("our-colocation");
        QVERIFY(cost && cost->unit == engine::Unit::DollarPerKwMonth);
    }
};

HEADROOM_ROOM(TestOwnEntry)
#include "test_ownentry.moc"
