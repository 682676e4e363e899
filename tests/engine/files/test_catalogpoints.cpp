#include "model/engine/specs/catalogkind.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

// Published points: what others measured or claimed for a number of GPUs.
namespace {

using namespace engine;
using support::catalog;

template <class Words> bool isOneOf(const Words& words, const std::string& word)
{
    return std::ranges::find(words, word) != words.end();
}

class TestCatalogPoints : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void points_data()
    {
        QTest::addColumn<QByteArray>("id");
        for (const Point& p : catalog().points)
            QTest::newRow(p.id.c_str()) << QByteArray::fromStdString(p.id);
    }
    // Nothing beats ideal by more than noise, and no share exceeds 100 %.
    void points()
    {
        QFETCH(QByteArray, id);
        const Point& p = *catalog().point(id.toStdString());
        QVERIFY(isOneOf(kPointMeasures, p.measure) && isOneOf(kPointKinds, p.kind));
        QVERIFY(!p.series.empty());
        QVERIFY(p.batch.empty() || p.batch == "growing_batch" || p.batch == "fixed_batch");
        QVERIFY(p.gpus >= 1 && p.gpus == std::round(p.gpus));
        if (p.measure == "speedup")
            QVERIFY(p.value > 0.2 * p.gpus && p.value <= 1.02 * p.gpus);
        else
            QVERIFY(p.value > 0 && p.value < 1);
        for (const char* key : {"gpus", "value"}) {
            const Figure* figure = p.sheet->figure(key);
            QVERIFY(figure && !figure->cite.recalled && !figure->cite.title.empty());
        }
        QCOMPARE(p.sheet->figure("gpus")->cite.title, p.sheet->figure("value")->cite.title);
    }
    // A series has one subject, cluster and source; more GPUs yield more.
    void seriesAreCurves()
    {
        std::map<std::string, const Point*> last;
        for (const Point& p : catalog().points) {
            if (const Point* before = last[p.series]) {
                QVERIFY2(p.gpus > before->gpus && p.value > before->value, p.id.c_str());
                QVERIFY2(p.measure == before->measure && p.kind == before->kind &&
                             p.model == before->model && p.gpu == before->gpu &&
                             p.link == before->link && p.batch == before->batch,
                         p.id.c_str());
            }
            last[p.series] = &p;
        }
        QVERIFY(last.size() >= 16);
    }
    void measuredPointsNameTheirParts()
    {
        int measured = 0;
        for (const Point& p : catalog().points)
            if (p.kind == "measured") {
                ++measured;
                QVERIFY2(catalog().accelerator(p.gpu), p.id.c_str());
                const Link* link = catalog().link(p.link);
                QVERIFY2(link && link->kind == Link::Kind::Inside, p.id.c_str());
                QVERIFY2(!p.model.empty() && p.batch == "growing_batch", p.id.c_str());
            }
        QCOMPARE(measured, 43);
    }
    void articles_data()
    {
        QTest::addColumn<double>("value");
        QTest::newRow("io-net-nvlink-2") << 1.92;
        QTest::newRow("io-net-nvlink-64") << 48.0;
        QTest::newRow("io-net-ethernet-8") << 6.24;
        QTest::newRow("io-net-ethernet-64") << 29.44;
        QTest::newRow("sivaro-a100-256") << 0.18;
        QTest::newRow("sivaro-a100-512") << 0.34;
        QTest::newRow("sivaro-told-256") << 0.30;
        QTest::newRow("sivaro-told-512") << 0.50;
    }
    void articles()
    {
        QFETCH(double, value);
        const Point* p = catalog().point(QTest::currentDataTag());
        QVERIFY(p);
        QCOMPARE(p->kind, std::string("article"));
        VERIFY_NEAR(p->value, value, 1e-12);
    }
    // A share is shown in percent and a speedup as a plain number, though both use the same field.
    void eachHasItsOwnUnit()
    {
        const Point &share = *catalog().point("sivaro-a100-256"),
                    &speedup = *catalog().point("io-net-nvlink-8");
        QVERIFY(unitOf(CatalogKind::Points, share, "value") == Unit::Percent);
        QVERIFY(unitOf(CatalogKind::Points, speedup, "value") == Unit::None);
        QVERIFY(unitOf(CatalogKind::Points, speedup, "gpus") == Unit::Gpus);
        VERIFY_NEAR(valueOf(CatalogKind::Points, share, "value"), 0.18, 1e-12);
    }
};

} // namespace

HEADROOM_ROOM(TestCatalogPoints)
#include "test_catalogpoints.moc"
