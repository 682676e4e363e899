#include "model/project/inputactions.h"
#include "model/project/projectfile.h"
#include "model/project/recovery.h"
#include "model/store/projectstore.h"
#include "tests/model/fixture.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"

#include <QDir>
#include <QJsonDocument>
#include <QSignalSpy>
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
    QStringList marks() const
    {
        return QDir(folder()).entryList({QStringLiteral("*.computing")}, QDir::Files);
    }
    // What a killed program leaves: its copy, and a stale lock.
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
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.77));
        r.saveNow();
        QCOMPARE(copies().size(), 1);
        const QByteArray kept = *model::readFile(QDir(folder()).filePath(copies()[0]));
        QCOMPARE(kept, d.inputBytes());
        const QJsonValue scenario = QJsonDocument::fromJson(kept)[u"scenarios"][0];
        QVERIFY(scenario[u"plan"].isObject());
        QVERIFY2(scenario[u"answer"].isUndefined(), "figures are computed again, not kept");
    }
    // The engine may crash the program: plans are saved before evaluation, except during a drag.
    void aChangeIsKeptBeforeItIsComputed()
    {
        ProjectDocument d(support::shippedContext());
        Recovery r(d, folder());
        int kept = -1, marked = -1;
        connect(&d, &ProjectDocument::aboutToCompute, this, [&] {
            kept = static_cast<int>(copies().size());
            marked = static_cast<int>(marks().size());
        });
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.77));
        QCOMPARE(kept, 1);
        QCOMPARE(marked, 1);
        QTRY_VERIFY_WITH_TIMEOUT(marks().isEmpty(),
                                 support::kPatience); // evaluated without a crash
        kept = -1;
        const int gesture = d.beginGesture();
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.78, gesture));
        QCOMPARE(kept, -1);
        d.endGesture(); // saves its end state at once
        QCOMPARE(*model::readFile(QDir(folder()).filePath(copies()[0])), d.inputBytes());
    }
    void aProjectThatEndedTheProgramIsOpenedPaused()
    {
        const QString file = dir_->filePath(QStringLiteral("hard.headroom"));
        {
            ProjectDocument made(support::shippedContext());
            QVERIFY(made.file().saveAs(file));
        }
        QDir().mkpath(folder());
        const QString mark = QDir(folder()).filePath(QStringLiteral("x.headroom.computing"));
        QVERIFY(model::writeFile(mark, file.toUtf8()));
        ProjectDocument d(support::shippedContext());
        Recovery r(d, folder());
        const QStringList ended = r.takeEndedOn();
        QCOMPARE(ended, QStringList{file});
        QVERIFY2(r.takeEndedOn().isEmpty(), "told once");
        d.file().distrust(ended);
        QSignalSpy computing(&d, &ProjectDocument::aboutToCompute);
        QVERIFY(d.file().open(file));
        QVERIFY(d.answers().isPaused());
        d.answers().evaluateNow();
        QVERIFY(d.file().saveAs(dir_->filePath(QStringLiteral("saved-paused.headroom"))));
        QVERIFY(computing.isEmpty() && !d.evaluation());
        d.answers().resume();
        QTRY_VERIFY_WITH_TIMEOUT(d.evaluation(), support::kPatience);
        QVERIFY(d.file().open(file));
        QVERIFY2(!d.answers().isPaused(), "that was last time");
    }
    void aChangeOfAPausedProjectIsComputed()
    {
        const QString file = dir_->filePath(QStringLiteral("hard.headroom"));
        ProjectDocument d(support::shippedContext());
        QVERIFY(d.file().saveAs(file));
        d.file().distrust({file});
        QVERIFY(d.file().open(file));
        QVERIFY(d.answers().isPaused());
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.5));
        QVERIFY(!d.answers().isPaused());
        QTRY_VERIFY_WITH_TIMEOUT(d.evaluation(), support::kPatience);
    }
    void theLastCatchKeepsTheWork()
    {
        ProjectDocument d(support::shippedContext());
        QVERIFY(!Recovery::saveAll());
        Recovery r(d, folder());
        QVERIFY2(!Recovery::saveAll(), "nothing is unsaved");
        const int gesture = d.beginGesture();
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.77, gesture));
        QVERIFY(copies().isEmpty());
        QVERIFY(Recovery::saveAll());
        QCOMPARE(copies().size(), 1);
        d.endGesture();
    }
    // Started from another folder, the program must find the same file, and no other one.
    void theOriginIsNoRelativePath()
    {
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(dir_->path()));
        ProjectDocument d(support::shippedContext());
        Recovery r(d, folder());
        QVERIFY(d.file().saveAs(QStringLiteral("mine.headroom")));
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.77));
        QVERIFY(r.saveNow());
        const QByteArray origin =
            *model::readFile(QDir(folder()).filePath(copies()[0]) + QStringLiteral(".origin"));
        QVERIFY(QDir::setCurrent(before));
        QVERIFY2(origin.startsWith(dir_->filePath(QStringLiteral("mine.headroom")).toUtf8() + '\0'),
                 origin.constData());
    }
    void anOriginThatNoOneCanFindIsNone()
    {
        ProjectDocument lost(support::shippedContext());
        leaveBehind(lost.toBytes(), QStringLiteral("mine.headroom"));
        ProjectDocument d(support::shippedContext());
        const Recovery r(d, folder());
        QCOMPARE(r.leftovers().at(0).original, QString());
    }
    void savedWorkLeavesNoCopy()
    {
        ProjectDocument d(support::shippedContext());
        Recovery r(d, folder());
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.77));
        r.saveNow();
        QVERIFY(d.file().saveAs(dir_->filePath(QStringLiteral("a.headroom"))));
        QVERIFY(copies().isEmpty());
    }
    void undoneWorkLeavesNoCopy()
    {
        ProjectDocument d(support::shippedContext());
        Recovery r(d, folder());
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.77));
        r.saveNow();
        d.undoStack()->undo();
        QVERIFY(copies().isEmpty());
    }
    void aProgramThatEndsWellLeavesNoCopy()
    {
        ProjectDocument d(support::shippedContext());
        {
            Recovery r(d, folder());
            QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.77));
            r.saveNow();
            QCOMPARE(copies().size(), 1);
        }
        QVERIFY(QDir(folder()).entryList(QDir::Files).isEmpty());
    }

    void aRunningProgramsCopyIsNotOffered()
    {
        ProjectDocument mine(support::shippedContext()), theirs(support::shippedContext());
        Recovery running(theirs, folder());
        QVERIFY(model::turn(theirs, QStringLiteral("site.pue"), 1.77));
        running.saveNow();
        Recovery r(mine, folder());
        QVERIFY(r.leftovers().empty());
        // Its own copy is not offered either.
        QVERIFY(model::turn(mine, QStringLiteral("site.pue"), 1.66));
        r.saveNow();
        QCOMPARE(copies().size(), 2);
        QVERIFY(r.leftovers().empty());
    }
    void whatWasLeftIsOfferedAndRecovered()
    {
        ProjectDocument lost(support::shippedContext());
        QVERIFY(model::turn(lost, QStringLiteral("site.pue"), 1.77));
        const QString original = dir_->filePath(QStringLiteral("mine.headroom"));
        const QString copy = leaveBehind(lost.toBytes(), original);

        ProjectDocument d(support::shippedContext());
        Recovery r(d, folder());
        const auto found = r.leftovers();
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].copy, copy);
        QCOMPARE(found[0].original, original);
        QVERIFY(found[0].saved.isValid());
        QCOMPARE(r.leftovers().size(), std::size_t{1}); // listing does not take it

        QVERIFY(d.file().recover(found[0].copy, found[0].original));
        QCOMPARE(d.toBytes(), lost.toBytes());
        QVERIFY2(d.isModified(), "the file does not hold it yet");
        QCOMPARE(d.file().path(), original);
        r.discard(found[0]);
        QVERIFY(r.leftovers().empty());
        QVERIFY(!QFile::exists(copy) && !QFile::exists(copy + QStringLiteral(".origin")));
        QVERIFY(d.file().save());
        QVERIFY(!d.isModified());
        QCOMPARE(*model::readFile(original), lost.toBytes());
    }
    // Locks used to pile up when a program was killed repeatedly.
    void aKilledProgramsLockGoes()
    {
        const QString dead = QStringLiteral("01234567-89ab-cdef-0123-456789abcdef.headroom");
        QDir().mkpath(folder());
        const auto put = [this](const QString& name, const QByteArray& bytes) {
            QVERIFY(model::writeFile(QDir(folder()).filePath(name), bytes));
        };
        const QByteArray noOne =
            "2147483646\nheadroom\n" + QSysInfo::machineHostName().toUtf8() + "\n";
        put(dead + QStringLiteral(".lock"), noOne);
        put(dead + QStringLiteral(".Ab12Cd"), "half a copy");
        put(dead + QStringLiteral(".computing"), "/work/plan.headroom");
        put(QStringLiteral("notes.txt"), "somebody's own");
        ProjectDocument first(support::shippedContext()), second(support::shippedContext());
        Recovery running(first, folder());
        Recovery next(second, folder());
        const QStringList files = QDir(folder()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
        QVERIFY(!files.contains(dead + QStringLiteral(".lock")));
        QVERIFY(!files.contains(dead + QStringLiteral(".Ab12Cd")));
        QVERIFY(files.contains(QStringLiteral("notes.txt")));
        QCOMPARE(files.filter(QStringLiteral(".lock")).size(), 2); // of the two running ones
        QCOMPARE(next.takeEndedOn(), QStringList{QStringLiteral("/work/plan.headroom")});
    }
    void aStaleLockIsNoRunningProgram()
    {
        const QString copy = leaveBehind("{}", {});
        // The lock of an impossible process: its id is above the system's limit.
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
        QVERIFY(!d.file().recover(copy, {}));
        QCOMPARE(d.toBytes(), before);
        QVERIFY(!d.isModified());
    }
    void recoveredWorkIsKeptToo()
    {
        ProjectDocument lost(support::shippedContext());
        QVERIFY(model::turn(lost, QStringLiteral("site.pue"), 1.77));
        const QString copy = leaveBehind(lost.toBytes(), {});
        ProjectDocument d(support::shippedContext());
        Recovery r(d, folder());
        QVERIFY(d.file().recover(copy, {}));
        r.discard(r.leftovers().at(0));
        r.saveNow();
        QCOMPARE(copies().size(), 1); // a second crash loses nothing
    }
};

} // namespace

HEADROOM_ROOM(TestRecovery)
#include "test_recovery.moc"
