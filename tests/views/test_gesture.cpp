// A drag is one undo step, or none; edits overtake each other and the last one counts.
#include "model/project/inputactions.h"
#include "tests/support/page.h"
#include "tests/support/room.h"

#include <QTest>

class TestGesture : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aDragIsOneUndoStep();
    void aDragBackToItsStartIsNone();
    void everyNumberHasASlider();
    void aThousandTurnsEndWithTheAnswerToTheLast();
};

void TestGesture::aDragIsOneUndoStep()
{
    support::Page page;
    const QByteArray before = page.document.toBytes();
    auto* slider = page.slider("work.a.tokens");
    support::drag(slider->slider(), 40);
    QCOMPARE(page.document.undoStack()->count(), 1);
    QVERIFY(page.document.toBytes() != before);
    page.document.undoStack()->undo();
    QCOMPARE(page.document.toBytes(), before);
    support::drag(slider->slider(), 30);
    support::drag(slider->slider(), -20);
    QCOMPARE(page.document.undoStack()->count(), 2);
}

void TestGesture::aDragBackToItsStartIsNone()
{
    support::Page page;
    auto* slider = page.slider("money.price");
    // To a value the slider can produce, so that a drag can return to it.
    support::drag(slider->slider(), 25);
    const int steps = page.document.undoStack()->count();
    const QByteArray before = page.document.toBytes();
    support::drag(slider->slider(), 40, true);
    QCOMPARE(page.document.toBytes(), before);
    QCOMPARE(page.document.undoStack()->count(), steps);
}

void TestGesture::everyNumberHasASlider()
{
    support::Page page;
    QStringList missing;
    engine::forEachRow(
        page.document.plan(), engine::numbers(), [&](auto knob, const std::string& path) {
            if (knob.row->partOnly)
                return;
            if (knob.row->group == engine::Group::Risk || knob.row->group == engine::Group::Advice)
                return; // they have their own pages
            if (!page.slider(QString::fromStdString(path)))
                missing << QString::fromStdString(path);
        });
    QCOMPARE(missing.join(", "), QString());
}

void TestGesture::aThousandTurnsEndWithTheAnswerToTheLast()
{
    support::Page page;
    const int gesture = page.document.beginGesture();
    for (int i = 1; i <= 1000; ++i)
        QVERIFY(model::turn(page.document, "cluster.count", 8 * i, gesture));
    page.document.endGesture();
    QVERIFY(page.settle());
    QCOMPARE(page.document.evaluation()->assessment.decision.gpus, 8000.0);
    const auto direct = engine::answer(page.document.evaluation()->plan, {},
                                       {*model::shippedCatalog(QStringLiteral("2026-11-21"))});
    QCOMPARE(page.document.evaluation()->assessment.work[0].time.base(),
             direct->assessment.work[0].time.base());
    QCOMPARE(page.document.undoStack()->count(), 1);
}

HEADROOM_ROOM(TestGesture)
#include "test_gesture.moc"
