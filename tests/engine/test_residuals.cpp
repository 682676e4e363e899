#include "app/calibrate/residuals.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace {

using calibration::Explained, calibration::explainedBy, calibration::Residual;

// Errors composed of known parts: a source's offset, an engine's, a slope per doubling of users,
// and noise.
std::vector<Residual> made(double engine, double doubling, double chance)
{
    support::Random random(5);
    std::vector<Residual> all;
    for (int i = 0; i < 400; ++i) {
        Residual r;
        r.source = i % 2 ? "a" : "b";
        const bool slow = random.unit() < 0.5;
        const double doublings = 8 * random.unit();
        r.words = {{"engine", slow ? "slow" : "quick"},
                   {"name", std::to_string(i % 7)},
                   {"source", r.source},
                   {"alike", "always"}};
        r.numbers = {{"users", std::exp2(doublings)}, {"nobody", 0}};
        r.error = (i % 2 ? 0.5 : -0.5) + (slow ? engine : -engine) + doubling * doublings +
                  chance * (random.unit() - 0.5);
        all.push_back(std::move(r));
    }
    return all;
}

Explained of(const std::vector<Explained>& all, const std::string& input)
{
    const auto it = std::ranges::find(all, input, &Explained::input);
    return it == all.end() ? Explained{} : *it;
}

class TestResiduals : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatErrorsAreMadeOfIsFound()
    {
        const auto all = explainedBy(made(0.3, 0, 0.1));
        QCOMPARE(all.front().input, std::string("engine"));
        QVERIFY(all.front().within > 0.95); // without the source's offset
        QVERIFY(all.front().all < 0.5);
        QVERIFY(of(all, "source").all > 0.6);
        QVERIFY(std::abs(of(all, "source").within) < 0.01);
        QVERIFY(std::abs(of(all, "name").within) < 0.05); // adjusted for random groups
    }
    void aDoublingIsTheSlope()
    {
        const Explained users = of(explainedBy(made(0, -0.07, 0.05)), "users");
        VERIFY_NEAR(users.doubling, -0.07, 0.01);
        QVERIFY(users.within > 0.95);
    }
    void whatNobodyStatesOrAllHaveIsLeftOut()
    {
        const auto all = explainedBy(made(0.3, 0, 0.1));
        QCOMPARE(of(all, "nobody").rows, std::size_t(0));
        QCOMPARE(of(all, "alike").rows, std::size_t(0));
    }
};

} // namespace

HEADROOM_ROOM(TestResiduals)
#include "test_residuals.moc"
