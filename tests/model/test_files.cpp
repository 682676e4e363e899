#include "model/project/inputactions.h"
#include "model/project/projectactions.h"
#include "model/project/projectfile.h"
#include "model/project/scenarioactions.h"
#include "model/project/workactions.h"
#include "model/store/projectstore.h"
#include "tests/model/fixture.h"
#include "tests/support/projectjson.h"
#include "tests/support/projects.h"
#include "tests/support/room.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using Code = engine::Error::Code;
using model::ProjectDocument;

namespace {

class TestFiles : public QObject {
    Q_OBJECT

    QTemporaryDir dir_;
    QString at(const char* name) const { return dir_.filePath(QString::fromUtf8(name)); }
    void put(const char* name, const QByteArray& bytes) const
    {
        QFile file(at(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

private Q_SLOTS:
    void savedAndOpenedAgain()
    {
        ProjectDocument d(support::shippedContext());
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.55));
        model::setTitle(d, QString::fromUtf8("Größer"));
        QSignalSpy reported(&d, &ProjectDocument::fileChanged);
        QVERIFY(d.file().saveAs(at("a.headroom")));
        QVERIFY(reported.count() >= 1);
        QVERIFY(!d.isModified());
        QCOMPARE(d.file().path(), at("a.headroom"));
        QCOMPARE(d.undoStack()->count(), 2); // saving keeps the undo history

        ProjectDocument other(support::shippedContext());
        const auto opened = other.file().open(at("a.headroom"));
        QVERIFY(opened && opened->empty());
        QCOMPARE(other.toBytes(), d.toBytes());
        QVERIFY(!other.isModified());
        QCOMPARE(other.undoStack()->count(), 0);
        QCOMPARE(other.file().path(), at("a.headroom"));
    }
    void undoneBehindASaveIsModified()
    {
        ProjectDocument d(support::shippedContext());
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.55));
        QVERIFY(d.file().saveAs(at("b.headroom")));
        d.undoStack()->undo();
        QVERIFY(d.isModified());
        d.undoStack()->redo();
        QVERIFY(!d.isModified());
    }
    void revertedIsTheFile()
    {
        ProjectDocument d(support::shippedContext());
        QVERIFY(d.file().saveAs(at("c.headroom")));
        const QByteArray saved = d.toBytes();
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.9));
        QVERIFY(d.file().revert());
        QCOMPARE(d.toBytes(), saved);
        QVERIFY(!d.isModified());
    }
    void startedNewIsTheSample()
    {
        ProjectDocument d(support::shippedContext());
        const QByteArray sample = d.toBytes();
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.9));
        QVERIFY(d.file().saveAs(at("d.headroom")));
        d.file().startNew();
        QCOMPARE(d.toBytes(), sample);
        QVERIFY(d.file().path().isEmpty() && !d.isModified() && !d.undoStack()->canUndo());
    }

    void aBadFileLeavesEverythingAsItWas_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, const QByteArray& bytes, Code code) {
            QTest::newRow(name) << bytes << static_cast<int>(code);
        };
        row("an empty file", "", Code::NotJson);
        row("no JSON", "hello", Code::NotJson);
        row("another program's JSON", "{\"name\": 1}", Code::NotAProject);
        row("a number out of range",
            QByteArray::fromStdString(support::patched("/scenarios/0/plan/site/pue", 0)),
            Code::OutOfRange);
        row("a newer version", QByteArray::fromStdString(support::patched("/version", 9)),
            Code::NewerVersion);
        row("too large", QByteArray(17 << 20, ' '), Code::TooLarge);
    }
    void aBadFileLeavesEverythingAsItWas()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, code);
        put("bad.headroom", bytes);
        ProjectDocument d(support::shippedContext());
        QVERIFY(d.file().saveAs(at("good.headroom")));
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.9));
        const QByteArray before = d.toBytes();
        QSignalSpy changed(&d, &ProjectDocument::projectChanged);
        const auto opened = d.file().open(at("bad.headroom"));
        QVERIFY(!opened);
        QCOMPARE(static_cast<int>(opened.error().code), code);
        QCOMPARE(d.toBytes(), before);
        QCOMPARE(d.file().path(), at("good.headroom"));
        QCOMPARE(d.undoStack()->count(), 1);
        QVERIFY(d.isModified());
        QCOMPARE(changed.count(), 0);
    }
    void whatIsNoFile_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("nothing there") << at("nowhere.headroom");
        QTest::newRow("a folder") << dir_.path();
        QTest::newRow("no path") << QString();
        QTest::newRow("a device that never ends") << QStringLiteral("/dev/zero");
    }
    void whatIsNoFile()
    {
        QFETCH(QString, path);
        ProjectDocument d(support::shippedContext());
        const auto opened = d.file().open(path);
        QVERIFY(!opened && opened.error().code == Code::NotReadable);
    }
    void whatCannotBeWritten()
    {
        ProjectDocument d(support::shippedContext());
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.9));
        for (const QString& path : {at("no/such/folder/a.headroom"), dir_.path(), QString()}) {
            const auto saved = d.file().saveAs(path);
            QVERIFY(!saved && saved.error().code == Code::NotWritable);
            QVERIFY(d.isModified() && d.file().path().isEmpty());
        }
        QVERIFY2(!d.file().save(), "a project that has no file yet");
    }
    void aKeyNoOneKnowsIsReportedOnOpening()
    {
        put("more.headroom", QByteArray::fromStdString(support::patched("/colour", "red")));
        ProjectDocument d(support::shippedContext());
        const auto opened = d.file().open(at("more.headroom"));
        QVERIFY(opened);
        QCOMPARE(opened->size(), std::size_t{1});
    }
    void aFileThatSomebodyElseWroteIsNoticed()
    {
        ProjectDocument d(support::shippedContext());
        QVERIFY(d.file().isAsKnown()); // there is no file
        QVERIFY(d.file().saveAs(at("shared.headroom")));
        QVERIFY(d.file().isAsKnown());
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.55));
        QVERIFY(d.file().isAsKnown());
        put("shared.headroom", "another project");
        QVERIFY(!d.file().isAsKnown());
        QVERIFY(d.file().save());
        QVERIFY(d.file().isAsKnown());
        QVERIFY(QFile::remove(at("shared.headroom")));
        QVERIFY(d.file().isAsKnown());
    }
    void whatIsTypedCanBeOpenedAgain()
    {
        ProjectDocument d(support::shippedContext());
        const QString endless(10000, QChar(0x00e4));
        model::setTitle(d, endless);
        model::setClient(d, endless);
        model::renameScenario(d, 0, endless);
        model::renameWork(d, 0, endless);
        QVERIFY(d.file().saveAs(at("endless.headroom")));
        QVERIFY(d.file().open(at("endless.headroom")));
        QCOMPARE(QString::fromStdString(d.project().title).size(), 200);
    }
    void aSaveReplacesWholeFiles()
    {
        put("old.headroom", QByteArray(1 << 20, 'x'));
        ProjectDocument d(support::shippedContext());
        QVERIFY(d.file().saveAs(at("old.headroom")));
        QCOMPARE(*model::readFile(at("old.headroom")), d.toBytes());
    }
};

} // namespace

HEADROOM_ROOM(TestFiles)
#include "test_files.moc"
