#include "model/projectstore.h"
#include "model/recovery.h"
#include "tests/model/fixture.h"
#include "tests/support/room.h"

#include <QDir>
#include <QSysInfo>
#include <QTest>

using model::Leftover;
using model::ProjectDocument;
using model::Recovery;

namespace {

class TestRecovery : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> dir_;
    QString folder() const { return dir_->filePath(QStringLiteral("recovery")); }
    QStringList copies() const
    {
        return QDir(folder()).entryList({QStringLiteral("*.headroom")}, QDir::Files);
    }
    // What a program that was killed leaves: its copy, and a lock that nobody holds.
    QString leaveBehind(const QByteArray& bytes, const QString& original)
    {
        const QString copy = QDir(folder()).filePath(QStringLiteral("left.headroom"));
        QDir().mkpath(folder());
        if (!model::writeFile(copy, bytes) ||
            !model::writeFile(copy + QStringLiteral(".origin"), original.toUtf8()))
            throw std::runtime_error("cannot write");
        return copy;
    }

private Q_SLOTS:
    void init() { dir_ = std::make_unique<QTemporaryDir>(); }

    void unsavedWorkIsKept()
    {
        ProjectDocument d(support::shippedContext());
        Recovery r(d, folder());
        r.saveNow();
        QVERIFY2(copies().isEmpty(), "nothing to keep yet");
        QVERIFY(d.turn(QStringLiteral("site.pue"), 1.77));
        r.saveNow();
        QCOMPARE(copies().size(), 1);
        QCOMPARE(*model::readFile(QDir(folder()).filePath(copies()[0])), d.toBytes());
    }
    void savedWorkLeavesNoCopy()
    {
        ProjectDocument d(support::shippedContext());
        Recovery r(d, folder());
        QVERIFY(d.turn(QStringLiteral("site.pue"), 1.77));
        r.saveNow();
        QVERIFY(d.saveAs(dir_->filePath(QStringLiteral("a.headroom"))));
        QVERIFY(copies().isEmpty());
    }
    void undoneWorkLeavesNoCopy()
    {
        ProjectDocument d(support::shippedContext());
        Recovery r(d, folder());
        QVERIFY(d.turn(QStringLiteral("site.pue"), 1.77));
        r.saveNow();
        d.undoStack()->undo();
        QVERIFY(copies().isEmpty());
    }
    void aProgramThatEndsWellLeavesNoCopy()
    {
        ProjectDocument d(support::shippedContext());
        {
            Recovery r(d, folder());
            QVERIFY(d.turn(QStringLiteral("site.pue"), 1.77));
            r.saveNow();
            QCOMPARE(copies().size(), 1);
        }
        QVERIFY(QDir(folder()).entryList(QDir::Files).isEmpty());
    }

    void aRunningProgramsCopyIsNotOffered()
    {
        ProjectDocument mine(support::shippedContext()), theirs(support::shippedContext());
        Recovery running(theirs, folder());
        QVERIFY(theirs.turn(QStringLiteral("site.pue"), 1.77));
        running.saveNow();
        Recovery r(mine, folder());
        QVERIFY(r.leftovers().empty());
        // Nor its own.
        QVERIFY(mine.turn(QStringLiteral("site.pue"), 1.66));
        r.saveNow();
        QCOMPARE(copies().size(), 2);
        QVERIFY(r.leftovers().empty());
    }
    void whatWasLeftIsOfferedAndRecovered()
    {
        ProjectDocument lost(support::shippedContext());
        QVERIFY(lost.turn(QStringLiteral("site.pue"), 1.77));
        const QString original = dir_->filePath(QStringLiteral("mine.headroom"));
        const QString copy = leaveBehind(lost.toBytes(), original);

        ProjectDocument d(support::shippedContext());
        Recovery r(d, folder());
        const auto found = r.leftovers();
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].copy, copy);
        QCOMPARE(found[0].original, original);
        QVERIFY(found[0].saved.isValid());
        QCOMPARE(r.leftovers().size(), std::size_t{1}); // looking does not take it

        QVERIFY(d.recover(found[0].copy, found[0].original));
        QCOMPARE(d.toBytes(), lost.toBytes());
        QVERIFY2(d.isModified(), "the file does not hold it yet");
        QCOMPARE(d.path(), original);
        r.discard(found[0]);
        QVERIFY(r.leftovers().empty());
        QVERIFY(!QFile::exists(copy) && !QFile::exists(copy + QStringLiteral(".origin")));
        QVERIFY(d.save());
        QVERIFY(!d.isModified());
        QCOMPARE(*model::readFile(original), lost.toBytes());
    }
    void aStaleLockIsNoRunningProgram()
    {
        const QString copy = leaveBehind("{}", {});
        // The lock of a process that cannot be: its number is past what the system gives.
        QVERIFY(
            model::writeFile(copy + QStringLiteral(".lock"),
                             "99999999\nheadroom\n" + QSysInfo::machineHostName().toUtf8() + '\n'));
        ProjectDocument d(support::shippedContext());
        Recovery r(d, folder());
        const auto found = r.leftovers();
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(found[0].original.isEmpty());
    }
    void aBrokenCopyIsRefusedAndChangesNothing()
    {
        const QString copy = leaveBehind("{\"half\": ", {});
        ProjectDocument d(support::shippedContext());
        const QByteArray before = d.toBytes();
        QVERIFY(!d.recover(copy, {}));
        QCOMPARE(d.toBytes(), before);
        QVERIFY(!d.isModified());
    }
    void recoveredWorkIsKeptToo()
    {
        ProjectDocument lost(support::shippedContext());
        QVERIFY(lost.turn(QStringLiteral("site.pue"), 1.77));
        const QString copy = leaveBehind(lost.toBytes(), {});
        ProjectDocument d(support::shippedContext());
        Recovery r(d, folder());
        QVERIFY(d.recover(copy, {}));
        r.discard(r.leftovers().at(0));
        r.saveNow();
        QCOMPARE(copies().size(), 1); // a second crash loses nothing
    }
};

} // namespace

HEADROOM_ROOM(TestRecovery)
#include "test_recovery.moc"
