#include "model/engine/money/market.h"
#include "tests/support/overlay.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// The default rental price: the median of providers' list prices.
namespace {

using namespace engine;
using support::catalog;

struct Ask {
    double price;
    const char* source = "new";
    const char* market = "list";
    const char* term = "on-demand";
    const char* gpu = "g";
    const char* provider = "";
};

Catalog of(const std::vector<Ask>& asks, const std::string& today = "2026-11-21")
{
    std::string list = R"("accelerators": [{"id": "g", "name": "G",
        "memory": {"value": 80, "unit": "GB", "source": "new"}}], "offers": [)";
    for (std::size_t i = 0; i < asks.size(); ++i)
        list += (i ? "," : "") + std::string(R"({"id": "o)") + std::to_string(i) +
                R"(", "name": "Offer )" + std::to_string(i) + R"(", "accelerator": ")" +
                asks[i].gpu + R"(", "provider": ")" + asks[i].provider + R"(", "term": ")" +
                asks[i].term + R"(", "market": ")" + asks[i].market +
                R"(", "price_gpu": {"value": )" + std::to_string(asks[i].price) +
                R"(, "unit": "USD/GPU-h", "source": ")" + asks[i].source + "\"}}";
    Catalog empty;
    empty.today = today;
    return support::overlaid(list + "]", empty);
}

double perHour(UsdRate rate)
{
    return rate * kHour / Usd(1);
}

using Asks = std::vector<Ask>;

class TestMarket : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void usual_data()
    {
        QTest::addColumn<Asks>("asks");
        QTest::addColumn<double>("usual");
        const auto row = [](const char* name, const Asks& asks, double usual) {
            QTest::newRow(name) << asks << usual;
        };
        const double none = kUnknown;
        row("nobody offers it", {}, none);
        row("one offer", {{2}}, 2);
        row("the middle one of three", {{9}, {1}, {3}}, 3);
        row("the cheaper middle one of four: an offer, not a mean", {{4}, {1}, {3}, {2}}, 2);
        row("one dear offer among many moves nothing", {{2}, {2}, {2}, {90}, {2}}, 2);
        row("a marketplace is no list", {{1, "new", "marketplace"}, {5}}, 5);
        row("a contract is no list", {{1, "new", "contract"}, {5}}, 5);
        row("an article is no list", {{1, "new", "article"}, {5}}, 5);
        row("nothing but an article", {{1, "new", "article"}}, 1);
        row("nothing but a marketplace", {{1, "new", "marketplace"}}, 1);
        row("a marketplace before an article", {{1, "new", "article"}, {2, "new", "marketplace"}},
            2);
        const auto from = [](double price, const char* provider) {
            return Ask{price, "new", "list", "on-demand", "g", provider};
        };
        row("one voice for each provider",
            {from(1, "A"), from(9, "B"), from(9, "B"), from(9, "B"), from(2, "C")}, 2);
        row("large clouds are no specialists", {from(7, "AWS"), from(8, "Azure"), from(3, "A")}, 3);
        row("large clouds where nobody else lists it", {from(7, "AWS"), from(8, "Azure")}, 7);
        row("spot is not on demand", {{1, "new", "list", "spot"}, {5}}, 5);
        row("reserved is not on demand", {{1, "new", "list", "reserved-1y"}}, none);
        row("another GPU's", {{1, "new", "list", "on-demand", "h"}, {5}}, 5);
        row("old ones only where there is no fresh one", {{1, "old"}, {2, "old"}, {7}}, 7);
        row("old ones where there is nothing else", {{1, "old"}, {2, "old"}, {3, "old"}}, 2);
        row("a year to the day is fresh", {{1, "year"}, {1, "year"}, {1, "year"}, {7}}, 1);
        row("an old marketplace does not help an old list", {{1, "new", "marketplace"}, {3, "old"}},
            3);
    }
    void usual()
    {
        QFETCH(Asks, asks);
        QFETCH(double, usual);
        const Catalog c = of(asks);
        const UsualRent rent = usualRent(c, c.accelerators.front());
        QCOMPARE(static_cast<bool>(rent), !std::isnan(usual));
        if (rent)
            VERIFY_NEAR(perHour(rent.price), usual, 1e-12);
    }
    void eachSourceOfAPrice()
    {
        const auto from = [](double price, const char* provider, const char* market = "list") {
            return Ask{price, "new", market, "on-demand", "g", provider};
        };
        const Catalog c = of({from(3, "A"), from(4, "B"), from(7, "AWS"), from(9, "Azure"),
                              from(11, "OCI"), from(1, "V", "marketplace")});
        const Accelerator& g = c.accelerators.front();
        VERIFY_NEAR(perHour(usualRent(c, g, PriceFrom::Specialists).price), 3.0, 1e-12);
        VERIFY_NEAR(perHour(usualRent(c, g, PriceFrom::Lists).price), 7.0, 1e-12);
        VERIFY_NEAR(perHour(usualRent(c, g, PriceFrom::Cheapest).price), 1.0, 1e-12);
    }
    // Each reserved offer relative to its provider's on-demand price; else a rule of thumb.
    void discountsAreOfOffers()
    {
        const auto ask = [](double price, const char* provider, const char* term) {
            return Ask{price, "new", "list", term, "g", provider};
        };
        const Catalog c =
            of({ask(4, "A", "on-demand"), ask(3, "A", "reserved-1y"), ask(10, "B", "on-demand"),
                ask(5, "B", "reserved-1y"), ask(2, "B", "spot"), ask(1, "C", "reserved-1y")});
        const Accelerator& g = c.accelerators.front();
        const UsualDiscount year = usualDiscount(c, g, Term::Reserved1y);
        QVERIFY(year.offered);
        VERIFY_NEAR(year.share, 0.25, 1e-12);
        VERIFY_NEAR(perHour(year.least), 1.0, 1e-12); // lowest ever listed, except spot
        const UsualDiscount spot = usualDiscount(c, g, Term::Spot);
        VERIFY_NEAR(spot.share, 0.8, 1e-12);
        VERIFY_NEAR(perHour(spot.least), 2.0, 1e-12);
        const UsualDiscount three =
            usualDiscount(catalog(), *catalog().accelerator("h100-sxm"), Term::Reserved3y);
        QVERIFY(!three.offered);
        VERIFY_NEAR(three.share, 0.65, 1e-12);
        VERIFY_NEAR(perHour(three.least), 1.79, 1e-12);
    }
    void aDayOverAYearIsOld()
    {
        const Asks asks{{1, "year"}, {1, "year"}, {1, "year"}, {7}};
        const Catalog c = of(asks, "2026-11-22");
        VERIFY_NEAR(perHour(usualRent(c, c.accelerators.front()).price), 7.0, 1e-12);
    }
    void aCatalogWithoutTodayKnowsNoAges()
    {
        const Asks asks{{1, "old"}, {2, "old"}, {7}};
        const Catalog c = of(asks, "");
        VERIFY_NEAR(perHour(usualRent(c, c.accelerators.front()).price), 2.0, 1e-12);
    }
    void theSourceIsTheOfferAtTheMedian()
    {
        const Catalog c = of({{9}, {1}, {3}});
        const UsualRent rent = usualRent(c, c.accelerators.front());
        QCOMPARE(rent.cite.title, std::string("New sheet, Offer 2"));
        QCOMPARE(rent.cite.date, std::string("2026-11-21"));
        QCOMPARE(rent.cite.entry, std::string("g")); // the GPU's default, not from that offer
        QVERIFY2(rent.cite.note.starts_with("median of 3 fresh list offers"),
                 rent.cite.note.c_str());
        QVERIFY2(rent.cite.note.find("1.00 to 9.00") != std::string::npos, rent.cite.note.c_str());
    }
    void oldOffersAreCalledOld()
    {
        const Catalog c = of({{9, "old"}});
        QVERIFY(usualRent(c, c.accelerators.front()).cite.note.find("older than a year") !=
                std::string::npos);
    }
    // In the shipped catalog every GPU with an offer has a price, equal to some on-demand offer.
    void everyGpu_data()
    {
        QTest::addColumn<QString>("gpu");
        for (const Accelerator& a : catalog().accelerators)
            QTest::newRow(a.id.c_str()) << QString::fromStdString(a.id);
    }
    void everyGpu()
    {
        QFETCH(QString, gpu);
        const Accelerator& a = *catalog().accelerator(gpu.toStdString());
        const UsualRent rent = usualRent(catalog(), a);
        int below = 0, above = 0, same = 0;
        for (const Offer& o : catalog().offers) {
            if (o.accelerator != a.id || o.term != "on-demand")
                continue;
            QVERIFY2(rent, "an offer, but no usual rent");
            ++(o.priceGpu < rent.price ? below : rent.price < o.priceGpu ? above : same);
        }
        QCOMPARE(static_cast<bool>(rent), same > 0);
    }
};

} // namespace

HEADROOM_ROOM(TestMarket)
#include "test_market.moc"
