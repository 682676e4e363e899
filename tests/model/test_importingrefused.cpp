#include "model/import/importing.h"
#include "model/import/importjob.h"
#include "model/words/words.h"
#include "tests/model/fixture.h"
#include "tests/support/room.h"

#include <QDir>
#include <QSignalSpy>

// Invalid imports: rejected with a message, in a worker thread, and canceled on request.
namespace {

const QString kData = QStringLiteral(HEADROOM_TEST_DATA);

class TestImportingRefused : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString file(const QString& name, const QByteArray& bytes)
    {
        const QString path = folder_.filePath(name);
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("cannot write");
        return path;
    }
    static auto understand(const QString& path)
    {
        return model::understand(path, *support::shippedContext().catalog, model::NumberFormat());
    }

private Q_SLOTS:
    void theMuseums_data()
    {
        QTest::addColumn<QString>("path");
        for (const char* folder : {"museum", "hf/bad", "prices/bad"})
            for (const QFileInfo& info :
                 QDir(kData + u'/' + QLatin1String(folder)).entryInfoList(QDir::Files))
                QTest::newRow(qPrintable(QLatin1String(folder) + u'/' + info.fileName()))
                    << info.filePath();
    }
    // Every rejection has a message; a list with some valid rows may be accepted.
    void theMuseums()
    {
        QFETCH(QString, path);
        const auto file = understand(path);
        if (file) {
            QVERIFY(file->kind == model::Understood::Kind::Prices ||
                    file->kind == model::Understood::Kind::Project);
            return;
        }
        const QString text = model::words::error(file.error());
        QVERIFY2(text.size() > 20 && text.size() < 800, qPrintable(text));
        QVERIFY2(!text.contains(u"%1") && !text.contains(u"%2"), qPrintable(text));
    }
    void hostile_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("one byte") << QByteArray("{");
        QTest::newRow("a byte order mark alone") << QByteArray("\xEF\xBB\xBF");
        QTest::newRow("blanks alone") << QByteArray(1000, ' ');
        QTest::newRow("200,000 brackets") << QByteArray(200'000, '[');
        QTest::newRow("200,000 braces") << QByteArray(200'000, '{');
        QTest::newRow("17 MB of JSON") << "{\"a\": \"" + QByteArray(17 << 20, 'x') + "\"}";
        QTest::newRow("65 MB") << QByteArray(65 << 20, ',');
        QTest::newRow("a key twice") << QByteArray("{\"gpu\": 1, \"gpu\": 2}");
        QTest::newRow("another JSON") << QByteArray("{\"type\": \"FeatureCollection\"}");
        QTest::newRow("a format of a number") << QByteArray("{\"format\": 5}");
        QTest::newRow("a catalog of nothing right")
            << QByteArray("{\"format\": \"headroom-catalog\", \"accelerators\": 5}");
        QTest::newRow("runs of nothing right")
            << QByteArray("{\"format\": \"headroom-run\", \"runs\": 5}");
        QTest::newRow("binary") << QByteArray("\x7f"
                                              "ELF\0\1\2\3",
                                              8);
        QTest::newRow("prose") << QByteArray("Dear all,\nplease find attached\n");
    }
    void hostile()
    {
        QFETCH(QByteArray, bytes);
        const auto file = understand(this->file(QStringLiteral("f"), bytes));
        QVERIFY(!file);
        QVERIFY(model::words::error(file.error()).size() > 20);
    }
    void noFileAndAFolder()
    {
        for (const QString& path : {folder_.filePath(QStringLiteral("none")), folder_.path()})
            QVERIFY(!understand(path));
    }

    void aJobTellsHowFarItIs()
    {
        QByteArray list = "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,Price,"
                          "Region,GpuInfo,SpotPrice\n";
        for (int i = 0; i < 30'000; ++i)
            list += "node" + QByteArray::number(i) + ",H100,8,96,1000,80,us,,\n";
        const QString path = file(QStringLiteral("big.csv"), list);
        model::ImportJob job(support::shippedContext().catalog, model::NumberFormat());
        QSignalSpy progress(&job, &model::ImportJob::progress);
        QSignalSpy understood(&job, &model::ImportJob::understood);
        job.start(path);
        QVERIFY(understood.wait(20'000));
        QVERIFY(progress.size() > 1);
        double last = 0;
        for (const auto& step : progress) {
            QVERIFY(step[0].toDouble() >= last && step[0].toDouble() <= 1);
            last = step[0].toDouble();
        }
        model::ImportJob stopped(support::shippedContext().catalog, model::NumberFormat());
        QSignalSpy none(&stopped, &model::ImportJob::understood);
        QSignalSpy failed(&stopped, &model::ImportJob::failed);
        stopped.start(path);
        stopped.cancel();
        QVERIFY(failed.wait(20'000));
        QVERIFY(failed[0][0].toString().isEmpty()); // no message for a user's own cancellation
        QVERIFY(none.isEmpty());
    }
    void aJobThatFailsSaysWhy()
    {
        model::ImportJob job(support::shippedContext().catalog, model::NumberFormat());
        QSignalSpy failed(&job, &model::ImportJob::failed);
        job.start(file(QStringLiteral("bad"), "no table"));
        QVERIFY(failed.wait(20'000));
        QVERIFY(failed[0][0].toString().size() > 20);
    }
    void aJobMayGoWhileItReads()
    {
        const QString path = file(QStringLiteral("f.csv"), QByteArray(1 << 20, 'x'));
        for (int i = 0; i < 20; ++i) {
            model::ImportJob job(support::shippedContext().catalog, model::NumberFormat());
            job.start(path);
        }
        QCoreApplication::processEvents();
    }
};

} // namespace

HEADROOM_ROOM(TestImportingRefused)
#include "test_importingrefused.moc"
