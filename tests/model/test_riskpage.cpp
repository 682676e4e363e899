// What the Risk page says: failures by part, time between interruptions, checkpoints, spares and
// the date.
#include "model/engine/risk/date_series.h"
#include "model/risk/datechart.h"
#include "model/risk/faultchart.h"
#include "model/risk/interruptionchart.h"
#include "model/risk/intervalchart.h"
#include "model/risk/riskactions.h"
#include "model/risk/risksentence.h"
#include "model/risk/riskwords.h"
#include "model/risk/sparetable.h"
#include "tests/model/fixture.h"

#include <QAbstractItemModelTester>

using model::NumberFormat;

namespace {

QString plainSpaces(QString text)
{
    return text.replace(QChar(0x00a0), u' ');
}

using Choices = QList<std::pair<const char*, const char*>>; // knobs and what they are set to

struct Answered {
    model::ProjectDocument document{support::shippedContext()};

    explicit Answered(const Choices& choices = {})
    {
        for (const auto& [path, id] : choices)
            if (!document.choose(QLatin1String(path), QLatin1String(id)))
                throw std::runtime_error(path);
        document.evaluateNow();
    }
    void turn(const char* path, double base)
    {
        if (!document.turn(QLatin1String(path), base))
            throw std::runtime_error(path);
        document.evaluateNow();
    }
    const engine::Evaluation& e() const { return *document.evaluation(); }
    double dial(const char* path) const
    {
        return engine::read(*e().plan, e().assessment, engine::findDial(*e().plan, path));
    }
    QString sentence() const
    {
        return plainSpaces(model::plainText(model::riskSentence(e(), document.format())));
    }
};

struct Spares : Answered {
    model::SpareTable table;

    using Answered::Answered;
    void fill() { table.show(e(), document.format()); }
    QString cell(int row, const char* head)
    {
        for (int c = 0; c < table.columnCount(); ++c)
            if (table.headerData(c, Qt::Horizontal).toString() == QLatin1String(head))
                return plainSpaces(table.index(row, c).data().toString());
        return {};
    }
    int rowNoted(const char* note)
    {
        for (int row = 0; row < table.rowCount(); ++row)
            if (cell(row, "Note").contains(QLatin1String(note)))
                return row;
        return -1;
    }
};

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
    void theSentenceLeadsToDials()
    {
        const Answered a;
        const QString text = a.sentence();
        QVERIFY2(text.startsWith(QStringLiteral("256 H100 stop every ")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("No node stands by")), qPrintable(text));
        for (const auto& part : model::riskSentence(a.e(), a.document.format()))
            if (!part.dial.isEmpty())
                QVERIFY(engine::findDial(*a.e().plan, part.dial.toStdString()));
    }
    void sparesAreSaidWithWhatTheyHold()
    {
        const Answered target(Choices{{"risk.spares_rule", "target"}});
        QVERIFY2(target.sentence().contains(QStringLiteral(" of the time; without ")),
                 qPrintable(target.sentence()));
        Answered one(Choices{{"risk.spares_rule", "typed"}});
        one.turn("risk.spares", 1);
        QVERIFY2(one.sentence().contains(QStringLiteral("One spare node holds")),
                 qPrintable(one.sentence()));
    }
    void whatIsNotKnownIsSaid()
    {
        Answered a;
        for (const char* part :
             {"gpu", "memory", "network", "host", "power", "storage", "software", "other"})
            a.turn(qPrintable(QStringLiteral("risk.rate.%1").arg(QLatin1String(part))), 0);
        QVERIFY2(a.sentence().startsWith(QStringLiteral("Nothing stops")),
                 qPrintable(a.sentence()));
        const auto format = a.document.format();
        QVERIFY(model::faultChart(a.e(), format).parts.empty());
        QVERIFY(model::intervalChart(a.e(), format).series.empty());
        QVERIFY(model::interruptionChart(a.e(), a.document.catalog(), format).series.empty());
        auto blind = a.e();
        blind.assessment.risk.between = engine::Seconds(engine::kUnknown);
        const QString text = model::plainText(model::riskSentence(blind, format));
        QVERIFY2(text.contains(QStringLiteral("not known")), qPrintable(text));
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
    void contradictionsOfTheRecordAreSaid()
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
    void ratesTurnedByHandAreNobodysRecord()
    {
        engine::Plan plan = *Answered().e().plan;
        plan.cites = std::make_shared<const engine::Citations>();
        QCOMPARE(model::fleetWords(plan), QStringLiteral("Rates as entered."));
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
        QVERIFY(std::isfinite(yOf(chart, QStringLiteral("most available"))));
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
    void theTargetsSparesAreOneStep()
    {
        Answered a;
        QVERIFY(model::whyNotTargetSpares(a.document).isEmpty());
        QVERIFY(model::useTargetSpares(a.document));
        QCOMPARE(a.document.undoStack()->count(), 1);
        QVERIFY(!model::whyNotTargetSpares(a.document).isEmpty());
    }

    void theTableOfSparesIsSound()
    {
        Spares s;
        QAbstractItemModelTester tester(&s.table,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        s.fill();
        QVERIFY(s.table.rowCount() >= 3);
        QCOMPARE(s.cell(0, "Spares"), QStringLiteral("0"));
        QCOMPARE(s.rowNoted("in the plan"), 0);
        QVERIFY(s.rowNoted("target: 99") > 0);
        QVERIFY(s.rowNoted("articles: one in 16") > 0);
        QVERIFY(s.rowNoted("cheapest") >= 0);
        QCOMPARE(s.cell(s.rowNoted("articles"), "Spares"), QStringLiteral("2")); // 32 nodes
        QVERIFY(s.table.summary().contains(QStringLiteral("articles claim 10")));
        const int target = s.rowNoted("target");
        QVERIFY(s.table.index(target, 0).data(model::DiffersRole).toBool());
    }
    void theTargetIsReachedByItsRowAndNoEarlier()
    {
        Answered a;
        const auto rows = engine::spareRows(*a.e().plan, a.e().assessment);
        const double target = a.e().plan->risk.sparesTarget;
        double before = 0;
        for (const auto& row : rows) {
            QVERIFY(row.enough > before);
            before = row.enough;
            QCOMPARE(row.enough >= target, row.spares >= a.e().assessment.risk.sparesAdvised);
        }
        QVERIFY(std::abs(rows.front().waits - a.dial("risk.waits_without")) < 1e-12);
    }
    void plansAndRulesFarAwayHaveTheirRow()
    {
        Spares s(Choices{{"risk.spares_rule", "typed"}});
        s.turn("cluster.count", 4096);
        s.turn("risk.spares", 40);
        s.fill();
        QCOMPARE(s.cell(s.rowNoted("in the plan"), "Spares"), QStringLiteral("40"));
        QCOMPARE(s.cell(s.rowNoted("articles"), "Spares"), QStringLiteral("32"));
    }

    void theDateIsLikelierTheLaterItIs()
    {
        Answered a;
        double before = -1;
        for (const double days : {20.0, 60.0, 70.0, 90.0, 300.0}) {
            a.turn("work.a.deadline", days * 86400);
            const auto chart = model::dateChart(a.e(), a.document.format());
            QVERIFY(chart.marker);
            QVERIFY(chart.marker->y >= before && chart.marker->y <= 100);
            before = chart.marker->y;
            QVERIFY(std::abs(chart.marker->x - days) < 1e-9);
        }
        QVERIFY(before > 99.9);
    }
    void theBandIsTheMiddleEightyPercent()
    {
        const engine::Band band{60, 70, 90};
        using engine::chanceBelow;
        QVERIFY(std::abs(chanceBelow(band, 60) - 0.1) < 1e-12);
        QVERIFY(std::abs(chanceBelow(band, 70) - 0.5) < 1e-12);
        QVERIFY(std::abs(chanceBelow(band, 90) - 0.9) < 1e-12);
        QCOMPARE(chanceBelow(band, 0), 0.0);
        QCOMPARE(chanceBelow({70, 70, 70}, 71), 1.0);
    }
    void typedHoursHaveNoLuckOfInterruptions()
    {
        const Answered a(Choices{{"risk.goodput_rule", "typed"}});
        const auto chart = model::dateChart(a.e(), a.document.format());
        QVERIFY(chart.curves.size() <= 1);
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

QTEST_GUILESS_MAIN(TestRiskPage)
#include "test_riskpage.moc"
