#include "model/engine/dials/dial.h"
#include "model/engine/money/books.h"
#include "model/report/report.h"
#include "model/sentences/answersentence.h"
#include "tests/model/fixture.h"
#include "tests/support/language.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QRegularExpression>
#include <QTest>

namespace {

using namespace engine;
using model::NumberFormat;
using support::choose;
using support::samplePlan;
using support::with;

std::shared_ptr<const Evaluation> answered(const Plan& plan)
{
    return answer(std::make_shared<const Plan>(plan), {}, support::shippedContext());
}

QString sentence(const Plan& plan)
{
    const NumberFormat format(QLocale(QLocale::English, QLocale::UnitedStates));
    return model::plainText(model::answerSentence(*answered(plan), format))
        .replace(QChar(0x00a0), u' ');
}

class TestSentence : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void statesWhatServes_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("stated");
        const auto row = [](const char* what, const char* stated) {
            QTest::newRow(what) << QString::fromUtf8(what) << QString::fromUtf8(stated);
        };
        row("a fleet",
            "12 H100 (6 replicas of 2 GPUs) serve Llama 3.1 70B at 20 requests per second. "
            "Time to first token (p95) is ");
        row("a fleet costs", "cost is $1.63 per million");
        row("too few", "4 H100 (2 replicas of 2 GPUs) serve Llama 3.1 70B at up to ");
        row("too few queue", "within the limits; at 20 requests per second, requests queue.");
        row("late", "within the limits; at 20 requests per second, latency exceeds them.");
        row("with others",
            "replicas of 2 GPUs) and 4 H200 in a second tier serve Llama 3.1 70B at 20 requests");
        row("no replica", "1 H100 cannot hold a replica of Llama 3.1 70B, which needs 2 H100.");
        row("no replica beside retrieval",
            "Of 3 H100, too few are left for a replica of Llama 3.1 70B, which needs 2 H100.");
        row("no room", "1 H100 cannot hold Llama 3.1 70B: its weights of ");
        row("too strict", "but even a single request takes ");
        row("as measured", "% of their capacity. Cost is ");
        row("not known", "but their throughput cannot be computed.");
        row("beside a run", "train Llama 3.1 70B on 1.4 T tokens");
        row("and its fleet", "4 H100 (4 replicas) serve Llama 3.1 70B at 13.9 requests per second");
        row("a fleet's decision",
            "At 100 % utilization, buying is probably cheaper; renting is cheaper below");
        row("nothing left", "No GPUs are left to train Llama 3.1 70B: serving uses all of them. "
                            "4 H100 (4 replicas) serve");
    }
    void statesWhatServes()
    {
        QFETCH(QString, what);
        QFETCH(QString, stated);
        const Plan plan = with(support::servingPlan(), {{"money.price", 2.5}});
        const std::map<QString, Plan> plans{
            {QStringLiteral("with others"), choose(choose(plan, "work.a.serve.tier_rule", "share"),
                                                   "work.a.serve.tier_gpu", "h200-sxm")},
            {QStringLiteral("too few"), with(plan, {{"cluster.count", 4}})},
            {QStringLiteral("too few queue"), with(plan, {{"cluster.count", 4}})},
            {QStringLiteral("late"), with(plan, {{"cluster.count", 6}})},
            {QStringLiteral("no replica"), with(plan, {{"cluster.count", 1}})},
            {QStringLiteral("no replica beside retrieval"),
             with(choose(plan, "work.a.serve.rag.on", "on"), {{"cluster.count", 3}})},
            {QStringLiteral("no room"), choose(choose(plan, "work.a.serve.layout.tensor", "1"),
                                               "work.a.serve.layout.pipeline", "1")},
            {QStringLiteral("too strict"), with(plan, {{"work.a.serve.token", 1}})},
            {QStringLiteral("as measured"), choose(plan, "work.a.serve.rule", "measured")},
            {QStringLiteral("not known"), choose(plan, "work.a.serve.rule", "unit")},
            {QStringLiteral("beside a run"), support::trainedAndServed()},
            {QStringLiteral("and its fleet"), support::trainedAndServed()},
            {QStringLiteral("nothing left"),
             with(support::trainedAndServed(), {{"cluster.count", 4}})}};
        const auto it = plans.find(what);
        const QString text = sentence(it == plans.end() ? plan : it->second);
        QVERIFY2(text.contains(stated), qPrintable(text));
        QVERIFY2(!text.contains(u'{'), qPrintable(text));
    }
    void anAbbreviationEndsASentence()
    {
        const auto sentence = model::composed(
            QStringLiteral("From {low}. To {low}, {low} or more. {low}."),
            [](const QString&) { return model::SentencePart{QStringLiteral("2 Mio.")}; });
        QCOMPARE(model::plainText(sentence),
                 QStringLiteral("From 2 Mio. To 2 Mio., 2 Mio. or more. 2 Mio."));
    }
    void statesWhatIsPaidAnHour()
    {
        const Plan plan = with(samplePlan(), {{"money.price", 4}});
        QVERIFY(sentence(plan).contains("per run at $4.00/GPU-h;"));
        QVERIFY(
            sentence(with(choose(plan, "money.term", "reserved_1y"), {{"money.discount_1y", 37.5}}))
                .contains("per run at $2.50/GPU-h;"));
        Plan mixed = choose(support::computedPlan(), "cluster.second.gpu", "a100-sxm-80");
        mixed = with(
            mixed, {{"money.price", 4}, {"cluster.second.price", 2}, {"cluster.second.share", 50}});
        const QString text = sentence(mixed);
        QVERIFY2(text.contains("per run at $3.00/GPU-h on average;"), qPrintable(text));
    }
    void states_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QStringList>("parts");
        const auto row = [](const char* name, std::initializer_list<const char*> parts) {
            QStringList list;
            for (const char* part : parts)
                list << QString::fromUtf8(part);
            QTest::newRow(name) << QString::fromUtf8(name) << list;
        };
        row("the sample",
            {"256 H100", "32 nodes", "Llama 3.1 70B", "1.4 T tokens", "days", "$3.00/GPU-h",
             "355 kW", "3 runs per year, renting is probably cheaper"});
        row("does not fit", {"8 H100", "1 node", "cannot hold", "1.27 TB", "17 GPUs"});
        row("late", {"past the deadline of 30 days", "Renting costs $"});
        row("bought", {"Buying costs $", "per year to operate"});
        row("bought and late", {"past the deadline of 30 days", "Buying costs $"});
        row("price unknown", {"Renting and buying cannot be compared: a price is unknown."});
        row("never pays", {"buying does not break even within 3 years, even at 100 % utilization"});
        row("buying pays", {"3 runs per year, buying is cheaper; renting is cheaper below"});
        row("peak unknown", {"a specification of this GPU is missing"});
        row("more runs than a year has room for",
            {"At 30 runs per year, a year is too short: the work would take", "of its hours."});
        row("one run", {"At 1 run per year, renting is cheaper"});
    }
    void states()
    {
        QFETCH(QString, what);
        QFETCH(QStringList, parts);
        Plan plan = samplePlan();
        if (what == u"does not fit")
            plan = with(plan, {{"cluster.count", 8}});
        if (what.contains(u"late"))
            plan = with(plan, {{"work.a.deadline", 30}});
        if (what.contains(u"bought"))
            plan = choose(plan, "money.tenure", "buy");
        if (what == u"price unknown")
            plan.money.price = UsdRate(kUnknown);
        if (what == u"never pays")
            plan = with(plan, {{"money.price", 0.3}});
        if (what == u"buying pays")
            plan = with(plan, {{"money.price", 8}, {"money.capital", 20000}});
        if (what == u"peak unknown")
            plan.cluster.gpu.peakBf16 = FlopRate(kUnknown);
        if (what.startsWith(u"more runs"))
            plan = with(plan, {{"money.runs", 30}});
        if (what == u"one run")
            plan = with(plan, {{"money.runs", 1}});
        const support::English forms;
        const QString text = sentence(plan);
        for (const QString& part : parts)
            QVERIFY2(text.contains(part), qPrintable(text));
        QVERIFY(text.endsWith(u'.'));
    }
    // The range of the savings crosses zero where the sentence is not sure, and nowhere else.
    void isAsSureAsTheSavings()
    {
        int sure = 0, unsure = 0;
        for (double price = 1; price < 8; price *= 1.15) {
            const auto e = answered(with(samplePlan(), {{"money.price", price}}));
            const bool crosses = e->bands.find("money.saved")->holdsZero();
            const QString text = sentence(*e->plan);
            QVERIFY2(text.contains(QStringLiteral("probably cheaper")) == crosses,
                     qPrintable(text));
            ++(crosses ? unsure : sure);
        }
        QVERIFY(sure > 0 && unsure > 0);
    }
    void whatCannotRunIsNeitherRentedNorBought()
    {
        const QString text = sentence(with(samplePlan(), {{"cluster.count", 8}}));
        QVERIFY2(text.endsWith(QStringLiteral("needs at least 17 GPUs.")), qPrintable(text));
    }
    // For any plan: complete sentences, no unfilled placeholders, and working links.
    void isWholeByChance()
    {
        static const QRegularExpression open(QStringLiteral("[{}]|\\bnan\\b|\\binf\\b|%\\d|  "));
        support::Random random(21);
        for (int i = 0; i < 100; ++i) {
            const Plan plan = support::randomPlan(random, 8);
            const QString text = sentence(plan);
            QVERIFY2(!open.match(text).hasMatch(), qPrintable(text));
            const bool fits =
                support::dial(plan, "work.a.copy_gpus") <= support::dial(plan, "cluster.gpus");
            QVERIFY2(text.endsWith(u'.'), qPrintable(text));
            QVERIFY2(!fits || text.count(QStringLiteral(". ")) >= 1, qPrintable(text));
            QVERIFY2(
                !text.contains(QStringLiteral("buying is cheaper; buying does not break even")),
                qPrintable(text));
        }
    }
    void figuresLeadToTheirDials()
    {
        const auto e = answered(samplePlan());
        const NumberFormat format;
        int figures = 0;
        for (const auto& part : model::answerSentence(*e, format)) {
            if (part.dial.isEmpty())
                continue;
            ++figures;
            QVERIFY2(findDial(samplePlan(), part.dial.toStdString()), qPrintable(part.dial));
        }
        QVERIFY(figures >= 5);
    }
    // Amounts in another currency depend on the exchange rate and its date.
    void theReportSaysTheRateAndItsDate_data()
    {
        QTest::addColumn<QByteArray>("date");
        QTest::addColumn<QStringList>("stated");
        QTest::addColumn<bool>("warns");
        QTest::newRow("of this month")
            << QByteArray("2026-11-01") << QStringList{"0.92 EUR", "of 2026-11-01"} << false;
        QTest::newRow("old") << QByteArray("2025-01-01")
                             << QStringList{"of 2025-01-01", "The rate is 690"} << true;
        QTest::newRow("of no date") << QByteArray() << QStringList{"without a date"} << true;
    }
    void theReportSaysTheRateAndItsDate()
    {
        QFETCH(QByteArray, date);
        QFETCH(QStringList, stated);
        QFETCH(bool, warns);
        Project project;
        project.scenarios = {{"a", std::make_shared<const Plan>(samplePlan())}};
        const auto e = answered(samplePlan());
        engine::Catalog catalog = support::catalog();
        catalog.today = "2026-11-22";
        const auto plain = model::reportOf(project, *e, catalog, NumberFormat());
        project.currency = {"EUR", 0.92, date.toStdString()};
        const NumberFormat euros(QLocale::c(), project.currency);
        const auto report = model::reportOf(project, *e, catalog, euros);
        QCOMPARE(report.notes.size(), plain.notes.size() + 1);
        for (const QString& text : stated)
            QVERIFY2(report.notes.front().text.contains(text),
                     qPrintable(report.notes.front().text));
        QCOMPARE(report.notes.front().severity == static_cast<int>(Finding::Severity::Warning),
                 warns);
    }
    void speaksEveryLocale()
    {
        const NumberFormat german(QLocale(QLocale::German, QLocale::Germany), {"EUR", 0.9, {}});
        const QString text =
            model::plainText(model::answerSentence(*answered(samplePlan()), german));
        QVERIFY2(text.contains(QString::fromUtf8("2,70 €/GPU-h")), qPrintable(text));
        QVERIFY(!text.contains(u'$'));
    }
};

} // namespace

HEADROOM_ROOM(TestSentence)
#include "test_sentence.moc"
