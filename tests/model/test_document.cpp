#include "model/project/inputactions.h"
#include "model/project/projectactions.h"
#include "model/project/projectfile.h"
#include "tests/model/fixture.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QSignalSpy>
#include <QTest>

using model::ProjectDocument;
using support::value;

namespace {

constexpr double kHourly = 1 / 3600.0;

class TestDocument : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void startsWithTheSample()
    {
        ProjectDocument d(support::shippedContext());
        QVERIFY(!d.isModified());
        QCOMPARE(d.undoStack()->count(), 0);
        QCOMPARE(value(d, "cluster.count"), 256.0);
        QVERIFY(d.file().path().isEmpty());
        QCOMPARE(d.today(), QStringLiteral("2026-11-21"));
    }

    void aGestureIsOneStep()
    {
        ProjectDocument d(support::shippedContext());
        const QByteArray before = d.toBytes();
        QSignalSpy changed(&d, &ProjectDocument::projectChanged);
        const int gesture = d.beginGesture();
        for (int i = 1; i <= 50; ++i)
            QVERIFY(
                model::turn(d, QStringLiteral("money.price"), (3 + 0.02 * i) * kHourly, gesture));
        QCOMPARE(changed.count(), 50);
        QCOMPARE(d.undoStack()->count(), 1);
        const QByteArray after = d.toBytes();
        d.undoStack()->undo();
        QCOMPARE(d.toBytes(), before);
        QVERIFY(!d.isModified());
        d.undoStack()->redo();
        QCOMPARE(d.toBytes(), after);
        VERIFY_NEAR(value(d, "money.price"), 4, 1e-12);
    }
    // Including sources; and ignoring rounding differences.
    void aGestureThatComesHomeLeavesNothing_data()
    {
        QTest::addColumn<QString>("path");
        for (const char* path :
             {"site.pue", "money.price", "work.a.tokens", "work.a.params", "cluster.count",
              "cluster.node_size", "cluster.nics", "cluster.between_rate", "cluster.gpu.memory"})
            QTest::newRow(path) << QString::fromUtf8(path);
    }
    void aGestureThatComesHomeLeavesNothing()
    {
        QFETCH(QString, path);
        ProjectDocument d(support::shippedContext());
        const QByteArray before = d.toBytes();
        const auto knob = engine::findNumber(d.plan(), path.toStdString());
        const double home = engine::read(d.plan(), knob);
        const double size = engine::info(knob.row->unit).size;
        const int gesture = d.beginGesture();
        for (const double base : {knob.row->low * size, knob.row->high * size, home})
            QVERIFY(model::turn(d, path, base, gesture));
        QCOMPARE(d.undoStack()->count(), 0);
        QVERIFY(!d.isModified());
        QCOMPARE(d.toBytes(), before);
        // Continuing the same gesture gives a single step again.
        QVERIFY(model::turn(d, path, knob.row->low * size, gesture));
        QVERIFY(model::turn(d, path, knob.row->high * size, gesture));
        QCOMPARE(d.undoStack()->count(), 1);
        d.undoStack()->undo();
        QCOMPARE(d.toBytes(), before);
    }
    void aTypedNumberThatComesHomeLeavesNothing()
    {
        ProjectDocument d(support::shippedContext());
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.4)); // it has no source any more
        const int gesture = d.beginGesture();
        for (const double pue : {1.5, 1.9, 1.4})
            QVERIFY(model::turn(d, QStringLiteral("site.pue"), pue, gesture));
        QCOMPARE(d.undoStack()->count(), 1);
        d.undoStack()->undo();
        QVERIFY(!d.isModified());
    }
    void twoGesturesAreTwoSteps()
    {
        ProjectDocument d(support::shippedContext());
        for (int g = 0; g < 2; ++g) {
            const int gesture = d.beginGesture();
            for (int i = 1; i <= 5; ++i)
                QVERIFY(
                    model::turn(d, QStringLiteral("site.pue"), 1.3 + 0.01 * (5 * g + i), gesture));
        }
        QCOMPARE(d.undoStack()->count(), 2);
        d.undoStack()->undo();
        VERIFY_NEAR(d.plan().site.pue, 1.35, 1e-12);
    }
    void twoKnobsInOneGestureAreTwoSteps()
    {
        ProjectDocument d(support::shippedContext());
        const int gesture = d.beginGesture();
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.4, gesture));
        QVERIFY(model::turn(d, QStringLiteral("site.busy"), 0.5, gesture));
        QCOMPARE(d.undoStack()->count(), 2);
    }
    void singleTurnsStandAlone()
    {
        ProjectDocument d(support::shippedContext());
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.4));
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.5));
        QCOMPARE(d.undoStack()->count(), 2);
    }
    void theSameValueIsNoStep()
    {
        ProjectDocument d(support::shippedContext());
        QSignalSpy changed(&d, &ProjectDocument::projectChanged);
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), d.plan().site.pue));
        QVERIFY(model::choose(d, QStringLiteral("money.tenure"), QStringLiteral("rent")));
        QCOMPARE(d.undoStack()->count(), 0);
        QCOMPARE(changed.count(), 0);
    }
    void aRefusedTurnChangesNothing()
    {
        ProjectDocument d(support::shippedContext());
        QVERIFY(!model::turn(d, QStringLiteral("site.pue"), 0.5));
        QVERIFY(!model::turn(d, QStringLiteral("site.pue"), std::nan("")));
        QVERIFY(!model::turn(d, QStringLiteral("site.colour"), 1));
        QVERIFY(!model::choose(d, QStringLiteral("cluster.gpu"), QStringLiteral("abacus")));
        QVERIFY(!model::reset(d, QStringLiteral("site.colour")));
        QCOMPARE(d.undoStack()->count(), 0);
    }

    void typing_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("steps");
        QTest::addColumn<bool>("taken");
        QTest::newRow("a new value is a step") << "2.5" << 1 << true;
        QTest::newRow("with its unit") << "$2.50 /GPU-h" << 1 << true;
        QTest::newRow("what reads the same is none") << "3.49" << 0 << true;
        QTest::newRow("beyond the slider") << "55" << 1 << true;
        QTest::newRow("beyond what is possible") << "1e9" << 0 << false;
        QTest::newRow("below what is possible") << "-1" << 0 << false;
        QTest::newRow("no number") << "cheap" << 0 << false;
        QTest::newRow("another unit") << "3 kW" << 0 << false;
        QTest::newRow("nothing") << "" << 0 << false;
    }
    void typing()
    {
        QFETCH(QString, text);
        QFETCH(int, steps);
        QFETCH(bool, taken);
        ProjectDocument d(support::shippedContext());
        const auto result = model::type(d, QStringLiteral("money.price"), text);
        QCOMPARE(result.has_value(), taken);
        QCOMPARE(d.undoStack()->count(), steps);
        if (!result)
            QCOMPARE(result.error().where, std::string("money.price"));
    }
    // Leaving a field unedited must not round its value.
    void leavingAFieldUntouchedIsNoStep()
    {
        ProjectDocument d(support::shippedContext());
        d.setLocale(QLocale(QLocale::German, QLocale::Germany));
        QVERIFY(model::turn(d, QStringLiteral("money.price"), 2.123456789123 * kHourly));
        QVERIFY(model::turn(d, QStringLiteral("work.a.tokens"), 1234567890123));
        const QByteArray before = d.toBytes();
        engine::forEachRow(d.plan(), engine::numbers(),
                           [&](engine::Bound<engine::Number> k, const std::string& path) {
                               const QString text =
                                   d.format().editable(engine::read(d.plan(), k), k.row->unit);
                               if (!text.isEmpty() && k.row->applies(d.plan(), d.plan().work[0]))
                                   QVERIFY2(model::type(d, support::q(path), text), path.c_str());
                           });
        QCOMPARE(d.undoStack()->count(), 2);
        QCOMPARE(d.toBytes(), before);
    }

    void resetGoesBackToTheDefault()
    {
        ProjectDocument d(support::shippedContext());
        const QByteArray before = d.toBytes();
        QVERIFY(model::isDefault(d, QStringLiteral("site.pue")));
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.9));
        QVERIFY(!model::isDefault(d, QStringLiteral("site.pue")));
        QVERIFY(model::reset(d, QStringLiteral("site.pue")));
        QVERIFY(model::isDefault(d, QStringLiteral("site.pue")));
        QVERIFY2(d.toBytes() == before, "and its source is back");
        QCOMPARE(d.undoStack()->count(), 2);
        QVERIFY(model::choose(d, QStringLiteral("money.tenure"), QStringLiteral("buy")));
        QVERIFY(!model::isDefault(d, QStringLiteral("money.tenure")));
        QVERIFY(model::reset(d, QStringLiteral("money.tenure")));
        QVERIFY(d.plan().money.tenure == engine::Tenure::Rent);
    }
    void everyKnobOfAFreshGpuIsDefault()
    {
        ProjectDocument d(support::shippedContext());
        QVERIFY(model::choose(d, QStringLiteral("cluster.gpu"), QStringLiteral("a100-sxm-80")));
        engine::forEachRow(d.plan(), engine::numbers(), [&](auto, const std::string& path) {
            QVERIFY2(model::isDefault(d, support::q(path)), path.c_str());
        });
    }
    void aCureIsATurnOrAChoice()
    {
        ProjectDocument d(support::shippedContext());
        QVERIFY(model::apply(d, {"cluster.count", 512, {}}));
        QCOMPARE(value(d, "cluster.count"), 512.0);
        QVERIFY(model::apply(d, {"money.tenure", 0, "buy"}));
        QVERIFY(d.plan().money.tenure == engine::Tenure::Buy);
        QCOMPARE(d.undoStack()->count(), 2);
    }
    void namesAreSteps()
    {
        ProjectDocument d(support::shippedContext());
        model::setClient(d, QString::fromUtf8("Müller & Söhne"));
        model::setTitle(d, QStringLiteral("A plan"));
        model::setTitle(d, QStringLiteral("A plan"));
        QCOMPARE(d.undoStack()->count(), 2);
        QCOMPARE(support::q(d.project().client), QString::fromUtf8("Müller & Söhne"));
        d.undoStack()->undo();
        d.undoStack()->undo();
        QVERIFY(d.project().client.empty());
    }
};

} // namespace

HEADROOM_ROOM(TestDocument)
#include "test_document.moc"
