#include "model/engine/dials/dial.h"
#include "model/engine/explain/formula.h"
#include "model/numberformat.h"
#include "model/words/words.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <set>

// Every knob, dial, choice, finding and error has words, and none of them says "%3" to a person.
namespace {

using namespace engine;
namespace words = model::words;

// The ids that the advice room can say; a new one without words fails here or in its own test.
constexpr const char* kFindings[] = {"does_not_fit",      "late",
                                     "late_for_ever",     "no_cluster",
                                     "share_too_high",    "small_batch",
                                     "fabric_enough",     "fabric_slow",
                                     "fabric_slowest",    "sooner",
                                     "buying_loses",      "buying_never_pays",
                                     "renting_loses",     "buying_wins",
                                     "renting_wins",      "stands_idle",
                                     "price_unknown",     "year_too_short",
                                     "part_node",         "rent_old",
                                     "capital_old",       "memory_short",
                                     "memory_tight",      "no_layout",
                                     "cannot_compute",    "bubble",
                                     "data_unpaid",       "waits_for_storage",
                                     "waits_for_cores",   "small_micro_batch",
                                     "gpus_idle",         "shape_unknown",
                                     "beyond_measured",   "few_tokens",
                                     "many_tokens",       "rack_too_low",
                                     "rack_too_heavy",    "rack_too_hot",
                                     "feed_too_small",    "swing_large",
                                     "interrupted_often", "interval_far",
                                     "storage_slow",      "no_spares",
                                     "small_jobs_die",    "host_short",
                                     "offloaded",         "offloaded_unknown",
                                     "serve_cannot",      "serve_memory",
                                     "serve_no_replica",  "serve_first_never",
                                     "serve_token_never", "serve_queue",
                                     "serve_late",        "serve_headroom",
                                     "serve_no_standby",  "serve_few_standby",
                                     "serve_many",        "serve_starved",
                                     "serve_implied",     "serve_bound_first",
                                     "serve_bound_cache", "serve_class_late",
                                     "serve_class_slow",  "serve_tier_saves",
                                     "serve_tier_dear",   "serve_tier_cannot",
                                     "serve_scale",       "serve_api",
                                     "serve_no_api",      "mix_waits",
                                     "no_gpus_left"};

class TestWords : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void knobs_data()
    {
        QTest::addColumn<QString>("path");
        const auto row = [](auto, const std::string& path) {
            QTest::newRow(path.c_str()) << QString::fromStdString(path);
        };
        forEachRow(support::samplePlan(), numbers(), row);
        forEachRow(support::samplePlan(), choices(), row);
    }
    void knobs()
    {
        QFETCH(QString, path);
        QVERIFY(words::hasKnob(words::rowPath(path)));
        QVERIFY(words::knobLabel(path) != path && !words::knobLabel(path).isEmpty());
        QVERIFY2(words::knobTip(path).endsWith(u'.'), qPrintable(words::knobTip(path)));
    }
    void dials_data()
    {
        QTest::addColumn<QString>("path");
        forEachRow(support::samplePlan(), engine::dials(), [](auto, const std::string& path) {
            QTest::newRow(path.c_str()) << QString::fromStdString(path);
        });
    }
    void dials()
    {
        QFETCH(QString, path);
        QVERIFY(words::hasDial(words::rowPath(path)));
        QVERIFY(words::dialLabel(path) != path && !words::dialLabel(path).isEmpty());
        QVERIFY2(words::dialTip(path).endsWith(u'.'), qPrintable(words::dialTip(path)));
    }
    void formulasThatAreNoArithmetic_data()
    {
        QTest::addColumn<QString>("formula");
        const Plan& run = support::computedPlan();
        for (const Plan& plan :
             {support::samplePlan(), run, support::choose(run, "work.a.kind", "tune"),
              support::choose(run, "work.a.kind", "sweep"), support::servingPlan(),
              support::choose(support::servingPlan(), "work.a.serve.split", "on"),
              support::choose(support::servingPlan(), "work.a.serve.rule", "measured")})
            forEachRow(plan, engine::dials(), [&](Bound<Dial> dial, const std::string& path) {
                const QString text = QString::fromUtf8(formulaOf(plan, dial));
                if (applies(plan, dial) && !isArithmetic(formulaOf(plan, dial)))
                    QTest::addRow("%s: %s", path.c_str(), qPrintable(text.left(30))) << text;
            });
    }
    void formulasThatAreNoArithmetic()
    {
        QFETCH(QString, formula);
        const QString said = words::toldFormula(formula);
        QVERIFY(said != formula);
        QVERIFY2(said.endsWith(u'.'), qPrintable(said));
    }
    // Options of the catalog bring their name; the others are words of the program.
    void options()
    {
        forEachRow(support::samplePlan(), choices(), [](Bound<Choice> c, const std::string& path) {
            const auto options = c.row->options(support::samplePlan(),
                                                support::samplePlan().work[0], support::catalog());
            QVERIFY2(!options.empty(), path.c_str());
            for (const Option& o : options) {
                const QString id = QString::fromStdString(o.id);
                const QString text = words::option(QString::fromStdString(path), id);
                const bool format = path.ends_with(".format"); // their names are their words
                QVERIFY2(!o.name.empty() || text != id || format, o.id.c_str());
            }
        });
    }
    void findings_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : kFindings)
            QTest::newRow(id) << QString::fromUtf8(id);
    }
    void findings()
    {
        QFETCH(QString, id);
        QVERIFY(words::hasFinding(id));
        Finding f{id.toStdString(), Finding::Severity::Bad, {}};
        for (int i = 0; i < 6; ++i)
            f.arguments.push_back({1.0 + i, Unit::Count});
        const auto text = words::finding(f, model::NumberFormat());
        QVERIFY(!text.title.isEmpty() && text.title != id);
        QVERIFY2(!text.text.contains(u'%'), qPrintable(text.text));
    }
    void aFindingNobodyKnowsShowsItsId()
    {
        QCOMPARE(words::finding({"news", {}, {}}, model::NumberFormat()).title,
                 QStringLiteral("news"));
    }
    void errors_data()
    {
        QTest::addColumn<int>("code");
        for (int c = 0; c <= static_cast<int>(Error::Code::NotInCatalog); ++c)
            QTest::addRow("code %d", c) << c;
    }
    void errors()
    {
        QFETCH(int, code);
        const QString text =
            words::error({static_cast<Error::Code>(code), "WHERE", "DETAIL", "ADVICE"});
        QVERIFY(text.size() > 20);
        QVERIFY2(text.contains(QStringLiteral("WHERE")) || text.contains(QStringLiteral("DETAIL")),
                 qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("%1")) && !text.contains(QStringLiteral("%2")) &&
                     !text.contains(QStringLiteral("%3")),
                 qPrintable(text));
    }
    void anErrorQuotesNoNovel()
    {
        const QString text =
            words::error({Error::Code::NotANumber, "x", std::string(100000, 'y'), {}});
        QVERIFY(text.size() < 400);
    }
    void whatIsQuotedIsNotFilledInAgain()
    {
        const QString text =
            words::filled(QStringLiteral("%1 and %2"), {QStringLiteral("%2"), QStringLiteral("b")});
        QCOMPARE(text, QStringLiteral("%2 and b"));
        QCOMPARE(words::filled(QStringLiteral("100 % of %3 %1"), {QStringLiteral("a")}),
                 QStringLiteral("100 % of %3 a"));
    }
    void anAbbreviationEndsASentenceAsWell()
    {
        QCOMPARE(words::filled(QStringLiteral("Over %1. %1, or %1."), {QStringLiteral("2 Mio.")}),
                 QStringLiteral("Over 2 Mio. 2 Mio., or 2 Mio."));
        QCOMPARE(words::filled(QStringLiteral("%1..."), {QStringLiteral("a.")}),
                 QStringLiteral("a...."));
    }
    void rowPaths()
    {
        QCOMPARE(words::rowPath(QStringLiteral("work.a.tokens")), QStringLiteral("work.*.tokens"));
        QCOMPARE(words::rowPath(QStringLiteral("work.b12.model.id")),
                 QStringLiteral("work.*.model.id"));
        QCOMPARE(words::rowPath(QStringLiteral("cluster.count")), QStringLiteral("cluster.count"));
    }
    void labelsOfOneGroupDiffer()
    {
        std::set<QString> seen;
        forEachRow(support::samplePlan(), numbers(), [&](Bound<Number> k, const std::string& path) {
            if (k.row->shown != Shown::Part)
                QVERIFY2(seen.insert(words::knobLabel(QString::fromStdString(path))).second,
                         path.c_str());
        });
    }
};

} // namespace

HEADROOM_ROOM(TestWords)
#include "test_words.moc"
