// The chart of a recommendation model's step by cluster size: at the plan's own size it matches the
// sentence.
#include "model/engine/plan.h"
#include "model/first/recommendcharts.h"
#include "model/project/inputactions.h"
#include "tests/model/riskanswered.h"
#include "tests/support/room.h"

#include <numeric>

namespace {

class TestRecommendCharts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theDrawnStepIsTheFigures_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("second");
        QTest::newRow("one type of GPUs") << "cluster.power_cap" << 1.0 << "none";
        QTest::newRow("GPUs under a power cap") << "cluster.power_cap" << 0.4 << "none";
        QTest::newRow("a quarter of the GPUs are older")
            << "cluster.second.share" << 0.25 << "a100-sxm-80";
    }
    void theDrawnStepIsTheFigures()
    {
        QFETCH(QString, path);
        QFETCH(double, value);
        QFETCH(QString, second);
        const support::Choices recommends{{"work.a.kind", "recommend"}};
        support::Answered a(recommends);
        QVERIFY(model::choose(a.document, QStringLiteral("cluster.second.gpu"), second));
        a.turn("work.a.rec.sample", 0);  // no waiting for data …
        a.turn("work.a.rec.dense", 1e9); // … and mostly compute
        a.turn("work.a.rec.batch", 1 << 21);
        a.turn(path.toLatin1().constData(), value);
        const model::NumberFormat format = a.document.format();
        const model::StackChart chart = model::recommendStepChart(a.e(), 0, format);
        const auto own = chart.columns.indexOf(
            format.number(engine::trainingGpus(a.e().assessment.decision, 0), engine::Unit::Gpus));
        QVERIFY(own >= 0);
        QCOMPARE(chart.totals[own],
                 format.text(a.dial("work.a.rec_step"), engine::Unit::Milliseconds));
    }
};

} // namespace

HEADROOM_ROOM(TestRecommendCharts)
#include "test_recommendcharts.moc"
