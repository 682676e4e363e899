#include "model/engine/knobs/knob.h"
#include "model/engine/specs/catalogkind.h"
#include "model/engine/specs/date.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// The shipped catalog's notes about its own data: contradictory sources, prices that are only
// claims, and machines without a price.
namespace {

using namespace engine;
using support::catalog;

class TestCatalogFacts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void contradictions_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < catalog().contradictions.size(); ++i)
            QTest::newRow((std::to_string(i) + " " + catalog().contradictions[i].topic).c_str())
                << int(i);
    }
    // Each has what its sources say, what is used and why, and is about an existing entry.
    void contradictions()
    {
        QFETCH(int, index);
        const Contradiction& c = catalog().contradictions.at(std::size_t(index));
        QVERIFY(!c.topic.empty() && !c.use.empty() && !c.why.empty());
        QVERIFY(c.values.size() >= 2);
        for (const Contradiction::Value& v : c.values) {
            QVERIFY2(!v.value.empty() && !v.source.empty(), v.value.c_str());
            QVERIFY2(isDate(v.date), v.date.c_str());
        }
        QVERIFY(!c.about.empty());
        for (const std::string& about : c.about) {
            const QStringList path = QString::fromStdString(about).split(u'/');
            QVERIFY2(path.size() == 2 || path.size() == 3, about.c_str());
            const Part* part = nullptr;
            for (const CatalogKind kind : kCatalogKinds)
                if (keyOf(kind) == path[0].toStdString())
                    part = partOf(catalog(), kind, path[1].toStdString());
            QVERIFY2(part, about.c_str());
            QVERIFY2(path.size() == 2 || path[2] == u"shape" ||
                         part->sheet->figure(path[2].toStdString()),
                     about.c_str());
        }
    }
    void articles_data()
    {
        QTest::addColumn<QByteArray>("gpu");
        QTest::addColumn<double>("price");
        const auto row = [](const char* id, const char* gpu, double price) {
            QTest::newRow(id) << QByteArray(gpu) << price;
        };
        row("io-net-a100-80-gb-article", "a100-sxm-80", 1.49);
        row("io-net-h100-sxm-article", "h100-sxm", 2.20);
        row("io-net-rtx-4090-article", "rtx-4090", 0.18);
        row("aws-a100-80-gb-article", "a100-sxm-80", 4.10);
        row("aws-h100-sxm-article", "h100-sxm", 6.98);
    }
    // The article's figures are all there, but no plan starts with one.
    void articles()
    {
        QFETCH(QByteArray, gpu);
        QFETCH(double, price);
        const Offer* offer = catalog().offer(QTest::currentDataTag());
        QVERIFY(offer);
        QCOMPARE(offer->accelerator, gpu.toStdString());
        QCOMPARE(offer->market, std::string("article"));
        VERIFY_NEAR(offer->priceGpu * kHour / Usd(1), price, 1e-12);
        const Plan plan = support::choose(support::samplePlan(), "cluster.gpu", gpu.toStdString());
        QVERIFY(!support::near(support::knob(plan, "money.price"), price, 1e-9));
        const auto cite = plan.cites->find("money.price"); // no provider lists a 4090
        QVERIFY(cite == plan.cites->end() ||
                cite->second.title.find("io.net") == std::string::npos);
    }
    void gpusToBuy_data()
    {
        QTest::addColumn<QString>("gpu");
        for (const Accelerator& a : catalog().accelerators)
            QTest::newRow(a.id.c_str()) << QString::fromStdString(a.id);
    }
    // Without a price a GPU cannot be bought: it is grayed out and unknown, never free.
    void gpusToBuy()
    {
        QFETCH(QString, gpu);
        const Plan plan = support::choose(support::samplePlan(), "cluster.gpu", gpu.toStdString());
        const double capital = plan.money.capital.base();
        QVERIFY(capital > 0 || std::isnan(capital));
        const auto options =
            findChoice(plan, "money.tenure").row->options(plan, plan.work[0], catalog());
        const auto buy = std::ranges::find(options, "buy", &Option::id);
        QVERIFY(buy != options.end());
        QCOMPARE(buy->available, capital > 0);
        QCOMPARE(std::isfinite(support::dial(plan, "money.own_first")), capital > 0);
        if (!(capital > 0))
            QVERIFY(!chosen(plan, catalog(), "money.tenure", "buy"));
    }
    void someGpusHaveNoPrice()
    {
        const auto without = std::ranges::count_if(catalog().accelerators, [](const auto& a) {
            return std::isnan(
                support::choose(support::samplePlan(), "cluster.gpu", a.id).money.capital.base());
        });
        QVERIFY(without > 0 && std::size_t(without) < catalog().accelerators.size());
    }
};

} // namespace

HEADROOM_ROOM(TestCatalogFacts)
#include "test_catalogfacts.moc"
