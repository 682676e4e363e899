// Drags sliders of the Serving page by press, move and release. The table lists what must follow
// and what must not change.
#include "tests/support/dragged.h"
#include "tests/support/room.h"
#include "tests/support/shownpage.h"
#include "views/charts/curvechart.h"
#include "views/panels/knobpanel.h"
#include "views/serving/servingpage.h"

#include <QPushButton>
#include <QTest>

namespace {

struct Shown : support::ShownPage<views::ServingPage> {
    Shown()
    {
        QTest::mouseClick(page.makeIt(), Qt::LeftButton);
        settle();
    }
    views::KnobSlider* slider(const QString& path)
    {
        page.panel()->reveal(path);
        QTest::qWait(0);
        return qobject_cast<views::KnobSlider*>(page.panel()->control(path));
    }
};

class TestDragServing : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aDragMovesWhatDependsOnIt_data()
    {
        QTest::addColumn<QString>("knob");
        QTest::addColumn<QStringList>("moves");
        QTest::addColumn<QStringList>("stays");
        const auto row = [](const char* name, const char* knob, const QStringList& moves,
                            const QStringList& stays) {
            QTest::newRow(name) << QString::fromUtf8(knob) << moves << stays;
        };
        row("requests", "work.a.serve.requests",
            {"peak", "planned", "mean", "output_second", "first", "token", "cost_answer"},
            {"weights", "kv_token", "prompt", "answer"});
        row("prompts", "work.a.serve.prompt", {"prompt", "input_second", "first", "rate"},
            {"peak", "answer", "output_second", "weights", "kv_token"});
        row("answers", "work.a.serve.answer", {"answer", "output_second", "rate"},
            {"peak", "prompt", "input_second", "weights", "kv_token"});
        row("the limit of a token", "work.a.serve.token", {"rate", "load"},
            {"peak", "prompt", "answer", "weights", "kv_token"});
    }
    void aDragMovesWhatDependsOnIt()
    {
        QFETCH(QString, knob);
        QFETCH(QStringList, moves);
        QFETCH(QStringList, stays);
        Shown s;
        auto* slider = s.slider(knob);
        QVERIFY(slider);
        const auto before = support::dialsOf(s.document);
        const auto chart = s.page.each()->chart();
        support::dragSome(slider);
        s.settle();
        const auto after = support::dialsOf(s.document);
        const auto moved = [&](const QString& dial) {
            const QString path = QStringLiteral("work.a.serve_") + dial;
            return std::abs(after[path] - before[path]) > 1e-9 * std::abs(before[path]);
        };
        for (const QString& dial : moves)
            QVERIFY2(moved(dial), qPrintable(dial));
        for (const QString& dial : stays)
            QVERIFY2(!moved(dial), qPrintable(dial));
        QVERIFY(s.page.each()->chart() != chart);
        s.document.undoStack()->undo();
        s.settle();
        QVERIFY(s.page.each()->chart() == chart);
    }
};

} // namespace

HEADROOM_ROOM(TestDragServing)
#include "test_dragserving.moc"
