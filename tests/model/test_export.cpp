#include "model/engine/decide.h"
#include "model/engine/dials/dial.h"
#include "model/export/assessmentexport.h"
#include "model/export/servingexport.h"
#include "model/report/report.h"
#include "tests/model/fixture.h"
#include "tests/support/plans.h"
#include "tests/support/projects.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

namespace {

using namespace engine;
using Json = nlohmann::json;

struct Exported {
    Project project;
    std::shared_ptr<const Evaluation> evaluation;
    QByteArray json, csv, text;

    explicit Exported(const Plan& plan, const QStringList& dials = {})
        : project(support::projectOf(plan))
        , evaluation(answer(project.scenarios[0].plan, {}, support::shippedContext()))
    {
        const model::AssessmentExport x{project, *evaluation, dials};
        json = x.json();
        csv = x.csv();
        text = x.text();
    }
};

std::size_t dialCount(const Plan& plan)
{
    std::size_t count = 0;
    forEachRow(plan, dials(), [&](auto, const std::string&) { ++count; });
    return count;
}

// Options of the replica search, and the smallest fleets.
void checkServing()
{
    const Plan& plan = support::servingPlan();
    const Assessment a = support::assessed(plan);
    const ServingDetail detail = servingDetailOf(ResolvedPlan(plan), a, 0);
    const auto json = nlohmann::json::parse(model::ServingExport{detail}.json().toStdString());
    QCOMPARE(json["options"].size(), detail.options.size());
    QVERIFY(json["options"][0]["usd_mtoken"].get<double>() > 0);
    QVERIFY2(json["options"].back()["usd_mtoken"].is_null(), "what cannot be used has no price");
    const QByteArray csv = model::ServingExport{detail}.csv();
    QCOMPARE(csv.count('\n'), static_cast<qsizetype>(detail.options.size()) + 1);
    const Decision smallest = engine::smallest(support::trainedAndServed());
    const auto fleets = nlohmann::json::parse(
        model::FleetExport{support::trainedAndServed(), smallest}.json().toStdString());
    QCOMPARE(fleets["fleets"].size(), std::size_t{1});
    QCOMPARE(fleets["fleets"][0]["gpus"].get<double>(), 4.0);
    QCOMPARE(fleets["gpus_training"].get<double>() + 4, fleets["gpus"].get<double>());
}

class TestExport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatServes() { checkServing(); }
    void jsonHasEveryDialOnce()
    {
        support::Random random(31);
        for (int i = 0; i < 20; ++i) {
            const Plan plan = i ? support::randomPlan(random, 8) : support::samplePlan();
            const Exported x(plan);
            const Json json = Json::parse(x.json.toStdString()); // throws if invalid
            std::set<std::string> seen;
            for (const Json& d : json["dials"]) {
                const std::string path = d["path"];
                QVERIFY2(seen.insert(path).second, path.c_str());
                const Bound<Dial> dial = findDial(plan, path);
                QVERIFY(dial);
                QCOMPARE(d["unit"].get<std::string>(), std::string(info(dial.row->unit).symbol));
                const double value =
                    read(plan, x.evaluation->assessment, dial) / info(dial.row->unit).size;
                QCOMPARE(d["value"].is_null(), !std::isfinite(value));
                if (!d["value"].is_null())
                    VERIFY_NEAR(d["value"].get<double>(), value, 1e-11);
                for (const char* end : {"low", "high"})
                    QVERIFY(d[end].is_null() || std::isfinite(d[end].get<double>()));
            }
            QCOMPARE(seen.size(), dialCount(plan));
        }
    }
    void jsonSaysWhatTheFindingsSay()
    {
        const Exported x(support::with(support::samplePlan(), {{"work.a.deadline", 30}}));
        const Json json = Json::parse(x.json.toStdString());
        QCOMPARE(json["findings"].size(), x.evaluation->findings.size());
        QCOMPARE(json["findings"][0]["severity"].get<std::string>(), std::string("bad"));
        const auto late = std::find_if(json["findings"].begin(), json["findings"].end(),
                                       [](const Json& f) { return f["id"] == "late"; });
        QVERIFY(late != json["findings"].end());
        QCOMPARE((*late)["cure"]["path"].get<std::string>(), std::string("cluster.count"));
        QVERIFY((*late)["cure"]["value"].is_number());
        QVERIFY(json["answer"].get<std::string>().find("256 H100") != std::string::npos ||
                json["answer"].get<std::string>().find("256\u00a0H100") != std::string::npos);
        QCOMPARE(json["client"].get<std::string>(), std::string("A client"));
    }
    void findingsNameTheirWorkWhereThereIsMore()
    {
        const Exported alone(support::with(support::samplePlan(), {{"work.a.deadline", 30}}));
        const Json reported = Json::parse(alone.json.toStdString());
        for (const Json& f : reported["findings"])
            QVERIFY(!f.contains("work"));
        Plan two = support::samplePlan();
        two.work.push_back(two.work[0]);
        two.work[1].id = "b";
        two.work[1].name = "The second";
        two = support::with(two, {{"work.b.share", 95}});
        const Exported both(two);
        const Json json = Json::parse(both.json.toStdString());
        const auto high = std::find_if(json["findings"].begin(), json["findings"].end(),
                                       [](const Json& f) { return f["id"] == "share_too_high"; });
        QVERIFY(high != json["findings"].end());
        QCOMPARE((*high)["work"]["id"].get<std::string>(), std::string("b"));
        QCOMPARE((*high)["work"]["name"].get<std::string>(), std::string("The second"));
        const QByteArray title = QByteArray::fromStdString((*high)["title"].get<std::string>());
        QVERIFY(both.text.contains("\nThe second: " + title + ". "));
        const auto report = model::reportOf(both.project, *both.evaluation, support::catalog(),
                                            model::NumberFormat());
        QVERIFY(std::ranges::any_of(report.notes, [&](const auto& note) {
            return note.title == QStringLiteral("The second: ") + QString::fromUtf8(title);
        }));
    }
    void whatIsNotKnownIsNull()
    {
        Plan plan = support::samplePlan();
        plan.money.price = UsdRate(kUnknown);
        const Exported x(plan);
        const Json json = Json::parse(x.json.toStdString());
        for (const Json& d : json["dials"])
            if (d["path"] == "money.rent_run")
                QVERIFY(d["value"].is_null() && d["low"].is_null());
        QVERIFY(x.csv.contains("\nmoney.rent_run,,,,USD\n"));
        QVERIFY(x.text.contains("n/a"));
    }
    // Files for machines do not depend on the locale.
    void numbersAreInTheCLocale()
    {
        const Exported c(support::samplePlan());
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        const Exported german(support::samplePlan());
        QLocale::setDefault(QLocale::c());
        QCOMPARE(german.json, c.json);
        QCOMPARE(german.csv, c.csv);
        QCOMPARE(german.text, c.text);
    }
    void csvHasARowForEachDial()
    {
        const Exported x(support::samplePlan());
        const auto lines = x.csv.trimmed().split('\n');
        QCOMPARE(static_cast<std::size_t>(lines.size()), dialCount(support::samplePlan()) + 1);
        QCOMPARE(lines[0], QByteArray("path,value,low,high,unit"));
        for (const QByteArray& line : lines)
            QCOMPARE(line.count(','), 4);
        bool found = false;
        for (const QByteArray& line : lines)
            if (line.startsWith("cluster.gpus,")) {
                QCOMPARE(line, QByteArray("cluster.gpus,256,256,256,GPUs"));
                found = true;
            }
        QVERIFY(found);
    }
    void onlyTheDialsNamed()
    {
        const Exported x(support::samplePlan(),
                         {QStringLiteral("work.a.time"), QStringLiteral("site.mean")});
        QCOMPARE(x.csv.count('\n'), 3);
        QCOMPARE(Json::parse(x.json.toStdString())["dials"].size(), std::size_t{2});
    }

    void cells_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("cell");
        const auto row = [](const char* name, const char* text, const char* cell) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(cell);
        };
        row("plain", "Müller", "Müller");
        row("empty", "", "");
        row("a comma", "a, b", "\"a, b\"");
        row("a quote", "the \"best\"", "\"the \"\"best\"\"\"");
        row("a line break", "a\nb", "\"a\nb\"");
        row("a carriage return", "a\rb", "\"a\rb\"");
        row("a formula", "=1+1", "'=1+1");
        row("a formula with a comma", "=SUM(1,2)", "\"'=SUM(1,2)\"");
        row("a signed number", "+1", "+1");
        row("a number below zero", "-1", "-1");
        row("a number and its unit", "-1.5 kW", "-1.5 kW");
        row("a sum of numbers", "+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0");
        row("a sign", "-A1", "'-A1");
        row("at", "@cmd", "'@cmd");
        row("a tab", "\t=1", "'\t=1");
        row("an equals sign inside", "a=1", "a=1");
    }
    void cells()
    {
        QFETCH(QString, text);
        QFETCH(QString, cell);
        QCOMPARE(model::csvCell(text), cell);
    }
    void numbers()
    {
        QCOMPARE(model::cNumber(0.1), QStringLiteral("0.1"));
        QCOMPARE(model::cNumber(1.4e12), QStringLiteral("1.4e+12"));
        QCOMPARE(model::cNumber(std::nan("")), QString());
        QCOMPARE(model::cNumber(INFINITY), QString());
    }
    void aDerivationSaysItsSources()
    {
        const Plan& plan = support::computedPlan();
        const auto d = explain(plan, support::assessed(plan), "money.rent_run");
        const QByteArray text = model::derivationText(*d);
        for (const char* part : {"money.rent_run", "money.price * money.run_gpu_hours",
                                 "AMD inference economics", "[computed]", "USD/GPU-h"})
            QVERIFY2(text.contains(part), text.constData());
        const Plan typed = support::with(plan, {{"money.price", 2}});
        QVERIFY(model::derivationText(*explain(typed, support::assessed(typed), "money.rent_run"))
                    .contains("[entered]"));
    }
};

} // namespace

HEADROOM_ROOM(TestExport)
#include "test_export.moc"
