#include "model/project/inputactions.h"
#include "model/project/projectfile.h"
#include "model/store/projectstore.h"
#include "tests/model/fixture.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>

using model::ProjectDocument;

namespace {

// A random edit: a number, a choice, a text or a reset, anywhere.
void anything(support::Random& random, ProjectDocument& d, int gesture)
{
    const auto& numbers = engine::numbers();
    const auto& choices = engine::choices();
    const engine::Number& row = numbers[random.below(numbers.size())];
    const QString path = support::q(engine::boundPath(row.path, "a"));
    const double size = engine::info(row.unit).size;
    const double place = row.low + random.unit() * (row.high - row.low);
    const double base = (row.whole ? std::round(place) : place) * size;
    switch (random.below(6)) {
    case 0: {
        const engine::Choice& c = choices[random.below(choices.size())];
        const auto options = c.options(d.plan(), d.plan().work[0], d.catalog());
        if (!options.empty())
            (void)model::choose(d, support::q(engine::boundPath(c.path, "a")),
                                support::q(options[random.below(options.size())].id));
        break;
    }
    case 1: (void)model::reset(d, path); break;
    case 2: (void)model::type(d, path, d.format().editable(base, row.unit)); break;
    default: (void)model::turn(d, path, base, gesture);
    }
}

class TestUndo : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void allTheWayBackAndForth_data()
    {
        QTest::addColumn<int>("start");
        for (int i = 1; i <= 5; ++i)
            QTest::addRow("200 turns, starting from %d", i) << i;
    }
    void allTheWayBackAndForth()
    {
        QFETCH(int, start);
        support::Random random(static_cast<std::uint64_t>(start));
        ProjectDocument d(support::shippedContext());
        const QByteArray first = d.toBytes();
        int gesture = 0;
        for (int i = 0; i < 200; ++i) {
            if (random.below(4) == 0)
                gesture = random.below(2) == 0 ? d.beginGesture() : 0;
            anything(random, d, gesture);
        }
        const QByteArray last = d.toBytes();
        QVERIFY(d.undoStack()->count() > 50);
        QVERIFY(first != last);
        while (d.undoStack()->canUndo())
            d.undoStack()->undo();
        QCOMPARE(d.toBytes(), first);
        QVERIFY(!d.isModified());
        while (d.undoStack()->canRedo())
            d.undoStack()->redo();
        QCOMPARE(d.toBytes(), last);
    }
    // Each undo restores exactly the previous state.
    void everyStepOnItsOwn()
    {
        support::Random random(99);
        ProjectDocument d(support::shippedContext());
        std::vector<QByteArray> states{d.toBytes()};
        for (int i = 0; i < 60; ++i) {
            const int before = d.undoStack()->count();
            anything(random, d, 0);
            if (d.undoStack()->count() > before)
                states.push_back(d.toBytes());
        }
        for (auto state = states.rbegin(); state != states.rend(); ++state) {
            QCOMPARE(d.toBytes(), *state);
            d.undoStack()->undo();
        }
    }
    void everyStepHasAName()
    {
        support::Random random(5);
        ProjectDocument d(support::shippedContext());
        for (int i = 0; i < 100; ++i)
            anything(random, d, 0);
        for (int i = 0; i < d.undoStack()->count(); ++i) {
            const QString text = d.undoStack()->text(i);
            static const QRegularExpression path(QStringLiteral("[a-z]\\.[a-z]"));
            QVERIFY2(!text.isEmpty() && !text.contains(path), qPrintable(text));
        }
    }
    // "GPUs 256 → 512": for a drag, from its start to its end.
    void everyStepSaysWhatItChanged_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("text"); // typed text, or the id of a choice
        QTest::addColumn<QString>("name");
        QTest::newRow("a count") << "cluster.count"
                                 << "512"
                                 << "GPUs 256 → 512";
        QTest::newRow("money") << "money.price"
                               << "4"
                               << "$3.49 → $4.00/GPU-h";
        QTest::newRow("another size") << "work.a.tokens"
                                      << "900 B"
                                      << "1.4\u00a0T → 900\u00a0B";
        QTest::newRow("a choice") << "money.tenure"
                                  << "buy"
                                  << "Rent → Buy";
        QTest::newRow("a part") << "cluster.gpu"
                                << "a100-sxm-80"
                                << "H100 80 GB SXM → NVIDIA A100";
    }
    void everyStepSaysWhatItChanged()
    {
        QFETCH(QString, path);
        QFETCH(QString, text);
        QFETCH(QString, name);
        ProjectDocument d(support::shippedContext());
        QVERIFY(engine::findNumber(d.plan(), path.toStdString()) ? model::type(d, path, text)
                                                                 : model::choose(d, path, text));
        QVERIFY2(d.undoStack()->undoText().contains(name), qPrintable(d.undoStack()->undoText()));
    }
    void aDragStatesWhereItBeganAndEnded()
    {
        ProjectDocument d(support::shippedContext());
        const int gesture = d.beginGesture();
        for (const double gpus : {264, 384, 512})
            QVERIFY(model::turn(d, QStringLiteral("cluster.count"), gpus, gesture));
        d.endGesture();
        QCOMPARE(d.undoStack()->count(), 1);
        QCOMPARE(d.undoStack()->undoText(), QStringLiteral("GPUs 256 → 512"));
    }
    void aTurnAfterUndoForgetsWhatWasUndone()
    {
        ProjectDocument d(support::shippedContext());
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.5));
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.6));
        d.undoStack()->undo();
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.7));
        QVERIFY(!d.undoStack()->canRedo());
        QCOMPARE(d.undoStack()->count(), 2);
    }
    void aGestureDoesNotReachBehindASave()
    {
        QTemporaryDir dir;
        ProjectDocument d(support::shippedContext());
        const int gesture = d.beginGesture();
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.5, gesture));
        QVERIFY(d.file().saveAs(dir.filePath(QStringLiteral("a.headroom"))));
        QVERIFY(model::turn(d, QStringLiteral("site.pue"), 1.6, gesture));
        QVERIFY(d.isModified());
        d.undoStack()->undo();
        QVERIFY(!d.isModified());
        QCOMPARE(*model::readFile(d.file().path()), d.toBytes());
    }
};

} // namespace

HEADROOM_ROOM(TestUndo)
#include "test_undo.moc"
