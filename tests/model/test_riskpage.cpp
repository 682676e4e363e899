// The Risk page: failures by part, time between interruptions, and checkpoints.
#include "model/engine/plan.h"
#include "model/risk/faultchart.h"
#include "model/risk/interruptionchart.h"
#include "model/risk/intervalchart.h"
#include "model/risk/riskactions.h"
#include "model/risk/riskwords.h"
#include "tests/model/riskanswered.h"
#include "tests/support/language.h"
#include "tests/support/room.h"

using model::NumberFormat;

namespace {

using support::Answered, support::Choices, support::plainSpaces;

const model::PointChart::Series& named(const model::PointChart& chart, const QString& name)
{
    for (const auto& series : chart.series)
        for (const QString& point : series.names)
            if (point.startsWith(name))
                return series;
    throw std::runtime_error(qPrintable(name));
}

double yOf(const model::PointChart& chart, const QString& name)
{
    const auto& series = named(chart, name);
    for (qsizetype i = 0; i < series.names.size(); ++i)
        if (series.names[i].startsWith(name))
            return series.y[i];
    return NAN;
}

class TestRiskPage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // The catalog's notes on contradictory records can be translated.
    void everyDoubtHasWordsInOtherLanguages()
    {
        QStringList said, known;
        const model::ProjectDocument document(support::shippedContext());
        for (const engine::Contradiction& c : document.catalog().contradictions) {
            const auto ofFleet = [](const std::string& about) {
                return about.starts_with("fleets/");
            };
            if (std::ranges::none_of(c.about, ofFleet))
                continue;
            said << QString::fromStdString(c.topic) << QString::fromStdString(c.use);
            for (const auto& value : c.values)
                said << QString::fromStdString(value.value);
        }
        for (const char* text : model::doubtTexts())
            known << QString::fromUtf8(text);
        said.sort(), known.sort();
        QCOMPARE(known, said);
    }
    void theSentenceLeadsToDials()
    {
        const Answered a;
        const QString text = a.sentence();
        QVERIFY2(text.startsWith(QStringLiteral("256 H100 are interrupted every ")),
                 qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("There are no spare nodes: the run continues")),
                 qPrintable(text));
        for (const auto& part : model::riskSentence(a.e(), a.document.format()))
            if (!part.dial.isEmpty())
                QVERIFY(engine::findDial(*a.e().plan, part.dial.toStdString()));
    }
    void sparesAreStatedWithWhatTheyHold()
    {
        const Answered target(Choices{{"risk.spares_rule", "target"}});
        QVERIFY2(target.sentence().contains(QStringLiteral(" of the time; without spares, ")),
                 qPrintable(target.sentence()));
        Answered one(Choices{{"risk.spares_rule", "typed"}});
        one.turn("risk.spares", 1);
        const support::English forms;
        QVERIFY2(one.sentence().contains(QStringLiteral("1 spare node would be enough")),
                 qPrintable(one.sentence()));
    }
    void whatIsNotKnownIsStated()
    {
        Answered a;
        for (const char* part :
             {"gpu", "memory", "network", "host", "power", "storage", "software", "other"})
            a.turn(qPrintable(QStringLiteral("risk.rate.%1").arg(QLatin1String(part))), 0);
        QVERIFY2(
            a.sentence().startsWith(QStringLiteral("At these failure rates, nothing interrupts")),
            qPrintable(a.sentence()));
        const auto format = a.document.format();
        QVERIFY(model::faultChart(a.e(), format).parts.empty());
        QVERIFY(model::intervalChart(a.e(), format).series.empty());
        QVERIFY(model::interruptionChart(a.e(), a.document.catalog(), format).series.empty());
        auto blind = a.e();
        blind.assessment.risk.between = engine::Seconds(engine::kUnknown);
        const QString text = model::plainText(model::riskSentence(blind, format));
        QVERIFY2(text.contains(QStringLiteral("is unknown")), qPrintable(text));
    }
    void hoursAreComputedByAShareOfPeakToo()
    {
        const Answered a(Choices{{"work.a.rule", "share"}});
        QVERIFY(model::knowsGoodput(a.e()));
        QVERIFY2(a.sentence().contains(QStringLiteral("checkpoint")), qPrintable(a.sentence()));
        QVERIFY(!model::intervalChart(a.e(), a.document.format()).series.empty());
    }

    void partsAreTheInterruptionsOfTheCluster()
    {
        const Answered a;
        const auto chart = model::faultChart(a.e(), a.document.format());
        double whole = 0;
        for (const auto& part : chart.parts) {
            whole += part.part;
            QVERIFY(std::abs(part.part * a.dial("risk.stops") - a.dial(qPrintable(part.dial))) <
                    1e-9 * a.dial("risk.stops"));
        }
        QVERIFY(std::abs(whole - 1) < 1e-9);
        QVERIFY(std::abs(1 / a.dial("risk.stops") - a.dial("risk.between")) <
                1e-9 * a.dial("risk.between"));
        QCOMPARE(chart.families.front().share, QStringLiteral("64\u00a0%")); // by the counts
        QVERIFY(chart.subtitle.contains(QStringLiteral("Llama 3")));
        QVERIFY(chart.subtitle.contains(QStringLiteral("2024-07")));
    }
    void contradictionsOfTheRecordAreStated()
    {
        Answered a;
        QString doubt = model::doubtWords(*a.e().plan, a.document.catalog());
        QVERIFY2(doubt.contains(QStringLiteral("58.7")), qPrintable(doubt));
        QVERIFY(doubt.endsWith(QStringLiteral("Used here: the counts.")));
        const Answered rsc(Choices{{"risk.fleet", "rsc-1"}});
        doubt = model::doubtWords(*rsc.e().plan, rsc.document.catalog());
        QVERIFY2(doubt.contains(QStringLiteral("7.9")), qPrintable(doubt));
        const Answered bloom(Choices{{"risk.fleet", "bloom-176b"}});
        QVERIFY(model::doubtWords(*bloom.e().plan, bloom.document.catalog()).isEmpty());
    }
    void ratesTurnedByHandAreNoOnesRecord()
    {
        engine::Plan plan = *Answered().e().plan;
        plan.cites = std::make_shared<const engine::Citations>();
        QCOMPARE(model::fleetWords(plan), QStringLiteral("Failure rates as entered."));
    }

    void publishedTimesComeFromTheCatalog()
    {
        const Answered a;
        const auto chart =
            model::interruptionChart(a.e(), a.document.catalog(), a.document.format());
        QVERIFY(std::abs(yOf(chart, QStringLiteral("Llama 3 405B")) - 3.1) < 0.05);
        QVERIFY(std::abs(yOf(chart, QStringLiteral("RSC-1, measured")) - 7.9) < 0.05);
        QVERIFY(std::abs(yOf(chart, QStringLiteral("RSC-1:")) - 1.85) < 0.01);
        QVERIFY(std::abs(yOf(chart, QStringLiteral("BLOOM")) - 168) < 0.1);
        QVERIFY(chart.subtitle.contains(QStringLiteral("3.65 times"))); // a small job
        for (const auto& series : chart.series)
            for (qsizetype i = 0; i < series.x.size(); ++i)
                QVERIFY(series.y[i] > chart.y.low && series.y[i] < chart.y.high);
    }
    void aLargeClusterNeedsNoWarning()
    {
        Answered a;
        a.turn("cluster.count", 8192);
        const auto chart =
            model::interruptionChart(a.e(), a.document.catalog(), a.document.format());
        QVERIFY(!chart.subtitle.contains(QStringLiteral("times as often")));
    }

    void thePlanStandsOnTheCurveOfCheckpoints()
    {
        Answered a(Choices{{"risk.checkpoint.rule", "typed"}});
        a.turn("risk.checkpoint.interval", 6 * 3600.0);
        const auto chart = model::intervalChart(a.e(), a.document.format());
        const auto& risk = a.e().assessment.work.front().risk;
        QVERIFY(std::abs(yOf(chart, QStringLiteral("this plan")) - 100 * (1 - risk.computed)) <
                1e-9);
        QVERIFY(yOf(chart, QStringLiteral("Daly")) < yOf(chart, QStringLiteral("this plan")));
        QVERIFY(yOf(chart, QStringLiteral("Young")) < yOf(chart, QStringLiteral("this plan")));
        QVERIFY(std::isfinite(yOf(chart, QStringLiteral("maximum availability"))));
        QVERIFY(chart.subtitle.contains(QStringLiteral("storage takes")));
        QCOMPARE(chart.lines.size(), std::size_t(2));
    }
    void theBestIntervalIsOneStep()
    {
        Answered a(Choices{{"risk.checkpoint.rule", "typed"}});
        const int steps = a.document.undoStack()->count();
        QVERIFY(model::whyNotBestInterval(a.document).isEmpty());
        QVERIFY(model::bestIntervalWords(a.document).contains(QStringLiteral("instead of")));
        QVERIFY(model::useBestInterval(a.document));
        QCOMPARE(a.document.undoStack()->count(), steps + 1);
        QVERIFY(!model::whyNotBestInterval(a.document).isEmpty());
        a.document.undoStack()->undo();
        QVERIFY(model::whyNotBestInterval(a.document).isEmpty());
        const Answered typed(
            Choices{{"risk.checkpoint.rule", "typed"}, {"risk.goodput_rule", "typed"}});
        QVERIFY(!model::whyNotBestInterval(typed.document).isEmpty());
    }
    void sharesNearTheWholeKeepTheirDigits_data()
    {
        QTest::addColumn<double>("share");
        QTest::addColumn<QString>("text");
        QTest::newRow("far from it") << 0.62 << "62 %";
        QTest::newRow("one digit") << 0.985 << "98.5 %";
        QTest::newRow("two") << 0.99937 << "99.937 %";
        QTest::newRow("nearly") << 0.9999996 << "99.999 %";
        QTest::newRow("all") << 1.0 << "100 %";
    }
    void sharesNearTheWholeKeepTheirDigits()
    {
        QFETCH(double, share);
        QFETCH(QString, text);
        QCOMPARE(plainSpaces(model::nearlyAll(share, NumberFormat())), text);
    }
};

} // namespace

HEADROOM_ROOM(TestRiskPage)
#include "test_riskpage.moc"
