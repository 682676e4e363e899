// The first page by kind of work: charts in place of the speedup, and the line on limits.
#include "model/engine/knobs/workloads.h"
#include "model/engine/methods.h"
#include "model/first/batchcharts.h"
#include "model/first/firstcharts.h"
#include "model/first/limitline.h"
#include "model/sentences/answersentence.h"
#include "tests/model/fixture.h"
#include "tests/support/language.h"
#include "tests/support/room.h"

using namespace support;
using engine::WorkloadKind;

namespace {

const engine::Context& context()
{
    static const engine::Context shipped = shippedContext();
    return shipped;
}

engine::Plan chosen(const engine::Plan& plan, const char* path, const char* id)
{
    return engine::chosen(plan, *context().catalog, path, id).value();
}

engine::Plan turned(const engine::Plan& plan, const char* path, double value)
{
    const auto knob = engine::findNumber(plan, path);
    return engine::turned(plan, path, value * engine::info(knob.row->unit).size).value();
}

const engine::Plan& sample()
{
    static const engine::Plan plan = model::ProjectDocument(context()).plan();
    return plan;
}

std::shared_ptr<const engine::Evaluation> answered(const engine::Plan& plan)
{
    engine::Wants wants;
    wants.methods = true;
    return engine::answer(std::make_shared<const engine::Plan>(plan), wants, context());
}

QString line(const engine::Plan& plan)
{
    QString text = model::limitLine(*answered(plan), model::NumberFormat());
    return text.replace(QChar(0x00a0), u' ');
}

} // namespace

class TestFirst : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theLineSaysWhatHolds_data();
    void theLineSaysWhatHolds();
    void methodsAreThoseOfTheirOwnPlans();
    void timesFollowTheDataSize();
    void theCalendarHoldsEveryGpuHour();
    void aJobHasChartsOfItsOwn();
    void aJobOfUnknownTimeAsksForIt();
};

void TestFirst::theLineSaysWhatHolds_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("begins");
    QTest::addColumn<QString>("states");
    const auto row = [](const char* name, const char* path, double value, const char* begins,
                        const char* states) {
        QTest::newRow(name) << QString(path) << value << QString(begins) << QString(states);
    };
    row("all of the sample", "work.a.deadline", 90, "All limits are met.",
        "✓ Time: 74 days of 90 days");
    row("a date that is too soon", "work.a.deadline", 30, "One limit is missed.",
        "✗ Time: 74 days of 30 days");
    row("a memory that is too small", "cluster.count", 2, "", "✗ Memory: ");
    row("storage that is too slow", "work.a.feed.sample", 1e9, "", "✗ Data: stalls ");
}

void TestFirst::theLineSaysWhatHolds()
{
    QFETCH(QString, path);
    QFETCH(double, value);
    QFETCH(QString, begins);
    QFETCH(QString, states);
    const support::English forms;
    const QString text = line(turned(sample(), qPrintable(path), value));
    QVERIFY2(text.startsWith(begins), qPrintable(text));
    QVERIFY2(text.contains(states), qPrintable(text));
    const QString served = line(chosen(sample(), "work.a.kind", "serve"));
    QVERIFY2(served.contains("✓ Load: ") && served.contains("TTFT: ") && served.contains("TPOT: "),
             qPrintable(served));
}

// Each method compared is the result of choosing it, with the same number of GPUs.
void TestFirst::methodsAreThoseOfTheirOwnPlans()
{
    const engine::Plan tune =
        turned(chosen(chosen(sample(), "work.a.kind", "tune"), "cluster.count_rule", "given"),
               "cluster.count", 16);
    const auto side = answered(tune);
    QCOMPARE(side->methods.size(), std::size_t(3));
    const char* const ids[] = {"full", "lora", "qlora"};
    for (std::size_t i = 0; i < 3; ++i) {
        const auto own = answered(chosen(tune, "work.a.tune.method", ids[i]));
        const engine::TrainAnswer& t = own->assessment.work[0];
        QCOMPARE(side->methods[i].time.base(), t.time.base());
        QCOMPARE(side->methods[i].memory.total().base(), t.memory.total().base());
        QCOMPARE(side->methods[i].runCost.base(), own->assessment.money.runCost.base());
        QVERIFY(side->methods[i].fit == t.fit);
    }
    QVERIFY(side->methods[2].memory.weights < side->methods[1].memory.weights);
    QVERIFY(answered(sample())->methods.empty()); // only for fine-tuning
}

void TestFirst::timesFollowTheDataSize()
{
    const engine::Plan tune = chosen(sample(), "work.a.kind", "tune");
    const auto e = answered(tune);
    const auto chart = model::tuneTimeChart(*e, model::NumberFormat());
    QCOMPARE(chart.curves.size(), std::size_t(3));
    QVERIFY(chart.marker && chart.marker->x == tune.work[0].tune.examples);
    // With ten times the examples, the time is that at the end of the curve.
    const auto more =
        answered(turned(tune, "work.a.tune.examples", 10 * tune.work[0].tune.examples));
    for (std::size_t i = 0; i < 3; ++i) {
        const double reported = chart.curves[i].y.back() * chart.ySize;
        QVERIFY(std::abs(reported / more->methods[i].time.base() - 1) < 0.02);
    }
    const auto memory = model::tuneMemoryChart(*e, model::NumberFormat());
    QCOMPARE(memory.columns, QStringList({"Full", "LoRA", "QLoRA"}));
    QVERIFY(memory.marked >= 0 && !memory.lines.empty());
}

// The area below each curve of the year is its workload's GPU-hours.
void TestFirst::theCalendarHoldsEveryGpuHour()
{
    engine::Plan plan = engine::withWorkload(sample(), *context().catalog, WorkloadKind::Tune, 0);
    plan = engine::withWorkload(plan, *context().catalog, WorkloadKind::Serve, 0);
    const auto e = answered(plan);
    const auto chart = model::calendarChart(*e, model::NumberFormat());
    QCOMPARE(chart.curves.size(), std::size_t(3));
    for (std::size_t w = 0; w < 3; ++w) {
        const model::ChartCurve& c = chart.curves[w];
        double gpuDays = 0;
        for (qsizetype i = 0; i + 1 < c.x.size(); ++i)
            gpuDays += c.y[i] * (c.x[i + 1] - c.x[i]);
        const double days = engine::kYear.base() / 86400;
        const engine::TrainAnswer& t = e->assessment.work[w];
        const double wanted = plan.work[w].serves()
                                  ? e->assessment.serving[w].choice.gpus() * days
                                  : plan.money.runs * t.gpusUsed * t.atOnce * t.time.base() / 86400;
        QVERIFY2(std::abs(gpuDays / wanted - 1) < 1e-6,
                 qPrintable(QStringLiteral("%1: %2 %3").arg(w).arg(gpuDays).arg(wanted)));
    }
}

// Curves pass through the values on the cards.
void TestFirst::aJobHasChartsOfItsOwn()
{
    engine::Plan plan =
        chosen(chosen(sample(), "work.a.kind", "batch"), "work.a.job.rule", "typed");
    plan = turned(turned(plan, "work.a.job.unit_time", 100), "work.a.job.serial", 1);
    plan = turned(turned(plan, "cluster.count", 64), "work.a.job.units", 1e6);
    const auto e = answered(plan);
    const model::NumberFormat format;
    const auto time = model::batchTimeChart(*e, 0, format);
    QCOMPARE(time.curves.size(), 2U);
    QVERIFY(time.marker);
    const auto& own = time.curves.back();
    const auto at = own.x.indexOf(64);
    QVERIFY(at >= 0);
    QCOMPARE(own.y[at], time.marker->y);
    QVERIFY(time.subtitle.contains(u"deadline"));
    const auto speed = model::batchSpeedupChart(*e, 0, format);
    QCOMPARE(speed.curves.size(), 4U);
    for (qsizetype i = 0; i < speed.curves[3].x.size(); ++i) {
        QVERIFY(speed.curves[3].y[i] <= speed.curves[2].y[i] * 1.0001); // Amdahl's law
        QVERIFY(speed.curves[2].y[i] <= speed.curves[1].y[i] * 1.0001); // Gustafson's
        QVERIFY(speed.curves[1].y[i] <= speed.curves[1].x[i] * 1.0001);
    }
    QString limits = model::limitLine(*e, format);
    QVERIFY2(limits.contains(u"Storage: fast enough"), qPrintable(limits));
}

void TestFirst::aJobOfUnknownTimeAsksForIt()
{
    const engine::Plan plan =
        chosen(chosen(sample(), "work.a.kind", "batch"), "work.a.job.rule", "typed");
    const auto e = answered(plan);
    QVERIFY(model::batchTimeChart(*e, 0, model::NumberFormat()).curves.empty());
    QString sentence;
    for (const auto& part : model::answerSentence(*e, model::NumberFormat()))
        sentence += part.text;
    QVERIFY2(sentence.contains(u"has not been entered"), qPrintable(sentence));
}

HEADROOM_ROOM(TestFirst)
#include "test_first.moc"
