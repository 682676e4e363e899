// Importing as a user does it: drop, review, choose, use, undo.
#include "app/banner.h"
#include "app/catalogstatus.h"
#include "app/mainwindow.h"
#include "model/project/inputactions.h"
#include "model/project/workactions.h"
#include "model/sentences/workname.h"
#include "model/store/projectstore.h"
#include "tests/support/room.h"
#include "tests/support/shownwindow.h"
#include "views/accuracy/accuracypage.h"
#include "views/catalog/catalogpage.h"
#include "views/import/pricepicker.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

namespace {

const QString kData = QStringLiteral(HEADROOM_TEST_DATA "/");

struct Window : support::ShownWindow {
    views::ImportDialog* dialog() { return window.imports().dialog(); }
    bool opens(const QString& path)
    {
        window.imports().bring({path});
        return shown();
    }
    bool shown()
    {
        return QTest::qWaitFor([this] { return dialog() && dialog()->use()->isVisible(); });
    }
    void use() { QTest::mouseClick(dialog()->use(), Qt::LeftButton); }
    bool states(const QString& words)
    {
        return QTest::qWaitFor([&] { return window.banner()->text().contains(words); });
    }
};

} // namespace

class TestImport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aModelIsLookedAtUsedAndTakenBack()
    {
        Window w;
        const QByteArray before = w.document().toBytes();
        QVERIFY(w.opens(kData + "hf/mixtral.json"));
        QVERIFY(w.dialog()->summary().contains("experts"));
        QCOMPARE(w.document().toBytes(), before); // nothing yet
        w.use();
        QVERIFY(w.document().plan().work[0].train.model.id.starts_with("import:"));
        QCOMPARE(w.document().undoStack()->count(), 1);
        QVERIFY(w.states("Imported"));
        w.document().undoStack()->undo();
        QCOMPARE(w.document().toBytes(), before);
    }
    void cancelChangesNothing()
    {
        Window w;
        const QByteArray before = w.document().toBytes();
        QVERIFY(w.opens(kData + "hf/mixtral.json"));
        w.dialog()->reject();
        QVERIFY(QTest::qWaitFor([&] { return !w.dialog(); }));
        QCOMPARE(w.document().toBytes(), before);
        QVERIFY(!w.document().undoStack()->canUndo());
    }
    void aRentIsChosenFromAPriceList()
    {
        Window w;
        const QByteArray before = w.document().toBytes();
        QVERIFY(w.opens(kData + "prices/aws.csv"));
        auto* picker = w.dialog()->picker();
        QVERIFY(picker && picker->chosen());
        QCOMPARE(picker->chosen()->accelerator, std::string("h100-sxm")); // the plan's own
        QTest::keyClicks(picker->filterField(), "no such words");
        QVERIFY(!w.dialog()->use()->isEnabled());
        picker->filterField()->clear();
        QVERIFY(w.dialog()->use()->isEnabled());
        const int other = picker->gpuField()->findData("a100-sxm-80");
        QVERIFY(other > 0);
        picker->gpuField()->setCurrentIndex(other);
        picker->table()->selectRow(0);
        QVERIFY(picker->chosen());
        const double price = picker->chosen()->onDemandGpu.base();
        w.use();
        QCOMPARE(w.document().plan().cluster.gpu.id, std::string("a100-sxm-80"));
        QCOMPARE(w.document().plan().money.price.base(), price);
        QCOMPARE(w.document().undoStack()->count(), 1);
        w.document().undoStack()->undo();
        QCOMPARE(w.document().toBytes(), before);
    }
    void aRefusedFileSaysWhy()
    {
        Window w;
        const QByteArray before = w.document().toBytes();
        w.window.imports().bring({kData + "prices/bad/prose.csv"});
        QVERIFY(w.states("prose.csv could not be imported"));
        QVERIFY(QTest::qWaitFor([&] { return !w.dialog(); }));
        QCOMPARE(w.document().toBytes(), before);
    }
    void severalFilesComeOneAfterTheOther()
    {
        Window w;
        w.window.imports().bring(
            {kData + "hf/llama.json", kData + "prices/bad/prose.csv", kData + "hf/mixtral.json"});
        QVERIFY(w.shown());
        w.use();
        QVERIFY(QTest::qWaitFor([&] {
            return w.dialog() && w.dialog()->use()->isVisible() &&
                   w.dialog()->summary().contains("experts");
        }));
        w.use();
        QVERIFY(QTest::qWaitFor([&] { return !w.dialog(); }));
        QCOMPARE(w.document().undoStack()->count(), 2);
    }
    void entriesOfOnesOwnJoinTheCatalog()
    {
        Window w;
        QVERIFY(w.opens(kData + "catalog.json"));
        w.use();
        QVERIFY(w.document().catalog().accelerator("own"));
        QVERIFY(QFile::exists(w.folder.filePath("catalog/catalog.json")));
        QCOMPARE(w.document().undoStack()->count(), 0);
    }
    void aModelGoesIntoTheWorkInView()
    {
        Window w;
        model::addWork(w.document(), engine::WorkloadKind::Tune);
        const std::string was = w.document().plan().work[0].train.model.id;
        QVERIFY(w.opens(kData + "hf/mixtral.json"));
        QVERIFY(w.dialog()->use()->text().contains(model::workName(w.document().work())));
        w.use();
        QCOMPARE(w.document().plan().work[0].train.model.id, was);
        QVERIFY(w.document().plan().work[1].train.model.id.starts_with("import:"));
    }
    void anotherFileOfThatNameIsStatedAndKept()
    {
        Window w;
        QVERIFY(w.opens(kData + "catalog.json"));
        QVERIFY(!w.dialog()->summary().contains("Both are kept"));
        w.use();
        QVERIFY(QTest::qWaitFor([&] { return !w.dialog(); }));
        QFile shipped(kData + "catalog.json"), other(w.folder.filePath("catalog.json"));
        QVERIFY(shipped.open(QIODevice::ReadOnly) && other.open(QIODevice::WriteOnly));
        other.write(shipped.readAll().replace("\"value\": 96", "\"value\": 97"));
        other.close();
        QVERIFY(w.opens(other.fileName()));
        QVERIFY(w.dialog()->summary().contains("Both are kept"));
        w.use();
        QCOMPARE(w.document().catalog().accelerator("own")->memory.base(), 97e9);
        QVERIFY(QFile::exists(w.folder.filePath("catalog/catalog.json")));
        QVERIFY(QFile::exists(w.folder.filePath("catalog/catalog_002.json")));
    }
    void aFileThatVanishesWhileLookedAtIsReported()
    {
        Window w;
        const QString path = w.folder.filePath("gone.json");
        QVERIFY(QFile::copy(kData + "catalog.json", path));
        QVERIFY(w.opens(path));
        QVERIFY(QFile::remove(path));
        w.use();
        QVERIFY(w.dialog() && w.dialog()->isVisible());
        QVERIFY(!w.document().catalog().accelerator("own"));
        const auto labels = w.dialog()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text().contains("cannot be read");
        }));
    }
    // The measurements of a log are kept, and calibrate the plan's step times unless declined.
    void aTrainingLogPullsThePlan_data()
    {
        QTest::addColumn<bool>("declined");
        QTest::newRow("pulled") << false;
        QTest::newRow("kept alone") << true;
    }
    void aTrainingLogPullsThePlan()
    {
        QFETCH(bool, declined);
        Window w;
        const QByteArray before = w.document().toBytes();
        QVERIFY(w.opens(kData + "logs/megatron.log"));
        QVERIFY(w.dialog()->summary().contains("Megatron-LM"));
        QVERIFY(w.dialog()->summary().contains("taken from the open plan"));
        QVERIFY(w.dialog()->pull()->isVisible() && w.dialog()->pull()->isChecked());
        if (declined)
            w.dialog()->pull()->click();
        w.use();
        QCOMPARE(w.document().project().runs.size(), std::size_t{1});
        QCOMPARE(w.document().plan().work[0].train.pace == 1, declined);
        QCOMPARE(w.document().undoStack()->count(), 1);
        w.document().undoStack()->undo();
        QCOMPARE(w.document().toBytes(), before);
    }
    void aBenchmarkCorrectsTheFleet()
    {
        Window w;
        QVERIFY(model::choose(w.document(), "work.a.kind", "serve"));
        const QByteArray before = w.document().toBytes();
        QVERIFY(w.opens(kData + "benchmarks/vllm.json"));
        QVERIFY(w.dialog()->summary().contains("95.8"));
        w.use();
        const engine::Serve& serve = w.document().plan().work[0].serve;
        QVERIFY(serve.pace != 1 && serve.paceSigma > 0);
        w.document().undoStack()->undo();
        QCOMPARE(w.document().toBytes(), before);
    }
    void aLogOfAnotherModelSaysWhy()
    {
        Window w;
        QFile log(w.folder.filePath("other.log"));
        QVERIFY(log.open(QIODevice::WriteOnly));
        log.write("  num_layers ..... 7\n elapsed time per iteration (ms): 100.0 |\n");
        log.close();
        w.window.imports().bring({log.fileName()});
        QVERIFY(w.states("7 layers"));
    }
    void aRunIsTypedIn()
    {
        Window w;
        w.window.imports().addRun();
        auto* form = w.window.imports().runForm();
        QVERIFY(form);
        const auto press = [&] { QTest::mouseClick(form->keep(), Qt::LeftButton); };
        press();
        QCOMPARE(form->problem(), QString("Number format is required."));
        QVERIFY(form->box("format")->property("wrong").toBool());
        form->box("format")->setCurrentIndex(form->box("format")->findData("bf16"));
        press();
        QCOMPARE(form->problem(), QString("Step time or tokens/s per GPU is required."));
        QVERIFY(form->field("step")->property("wrong").toBool());
        QVERIFY(!form->reading().contains("Predicted step time"));
        form->field("step")->setText("12.5 s");
        QVERIFY(QTest::qWaitFor([&] { return form->reading().contains("measured 12.5"); }));
        form->field("tokens_per_second_gpu")->setText("1");
        form->field("note")->setText("kept");
        press();
        QVERIFY(form->problem().contains("contradict"));
        QVERIFY(form->field("step")->property("wrong").toBool());
        QCOMPARE(form->field("note")->text(), QString("kept"));
        QCOMPARE(w.document().undoStack()->count(), 0);
        form->field("tokens_per_second_gpu")->clear();
        press();
        QCOMPARE(w.document().project().runs.size(), std::size_t{1});
        QCOMPARE(w.document().undoStack()->count(), 1);
        w.document().undoStack()->undo();
        QVERIFY(w.document().project().runs.empty());
    }
    void aRunIsEditedAndDeleted()
    {
        Window w;
        w.window.showPage(app::MainWindow::Accuracy);
        auto* own = w.window.page<views::AccuracyPage>()->own();
        QVERIFY(!own->edit()->isVisible());
        QVERIFY(w.opens(kData + "published/runs.json"));
        w.use();
        const auto before = w.document().project().runs;
        QVERIFY(before.size() > 1);
        QVERIFY(own->edit()->isVisible() && !own->edit()->isEnabled() &&
                !own->remove()->isEnabled());
        own->select(0);
        own->edit()->click();
        auto* form = w.window.imports().runForm();
        QVERIFY(form);
        QCOMPARE(form->field("gpus")->text().toDouble(), before[0].gpus);
        form->field("note")->setText("again");
        QTest::mouseClick(form->keep(), Qt::LeftButton);
        auto edited = before;
        edited[0].note = "again";
        QCOMPARE(form->problem(), QString());
        QVERIFY(w.document().project().runs == edited); // fields not edited are unchanged
        own->select(1);
        own->tableView()->setFocus();
        QTest::keyClick(own->tableView(), Qt::Key_Delete);
        edited.erase(edited.begin() + 1);
        QVERIFY(w.document().project().runs == edited);
        w.document().undoStack()->undo();
        w.document().undoStack()->undo();
        QVERIFY(w.document().project().runs == before);
    }
    void aPastedLogFillsTheFormAndCalibrates()
    {
        Window w;
        w.window.imports().addRun();
        auto* form = w.window.imports().runForm();
        QGuiApplication::clipboard()->setText("nothing of the kind");
        form->paste()->click();
        QVERIFY(form->problem().contains("does not contain a training log"));
        QFile log(kData + "logs/megatron.log");
        QVERIFY(log.open(QIODevice::ReadOnly));
        QGuiApplication::clipboard()->setText(QString::fromUtf8(log.readAll()));
        form->paste()->click();
        QCOMPARE(form->problem(), QString());
        QVERIFY(!form->field("step")->text().isEmpty());
        QVERIFY(form->reading().contains("Predicted step time"));
        QVERIFY2(form->calibrate()->isEnabled(), qPrintable(form->calibrate()->toolTip()));
        form->calibrate()->setChecked(true);
        form->keep()->click();
        QCOMPARE(w.document().project().runs.size(), std::size_t{1});
        QVERIFY(w.document().work().train.pace != 1);
        QCOMPARE(w.document().undoStack()->count(), 1);
    }
    void pagesAreShown()
    {
        Window w;
        w.window.showPage(app::MainWindow::Catalog);
        QVERIFY(w.window.page<views::CatalogPage>()->isVisible());
        w.window.showPage(app::MainWindow::Answer);
        QVERIFY(!w.window.page<views::CatalogPage>()->isVisible());
    }
    void movedFiguresAreOffered()
    {
        Window w;
        QVERIFY(!w.window.catalogStatus()->isVisible());
        auto newer = std::make_shared<engine::Catalog>(w.document().catalog());
        for (engine::Accelerator& a : newer->accelerators)
            a.power = a.power * 1.1;
        w.document().setCatalog(newer);
        QVERIFY(QTest::qWaitFor([&] { return w.window.catalogStatus()->isVisible(); }));
        w.window.catalogStatus()->click();
        QVERIFY(w.window.catalogStatus()->dialog());
        w.window.catalogStatus()->dialog()->accept();
        QCOMPARE(w.document().undoStack()->count(), 1);
        QVERIFY(QTest::qWaitFor([&] { return !w.window.catalogStatus()->isVisible(); }));
    }
};

HEADROOM_ROOM(TestImport)
#include "test_import.moc"
