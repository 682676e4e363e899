#include "model/engine/files/projectfile.h"
#include "model/engine/knobs/knob.h"
#include "tests/support/plans.h"
#include "tests/support/projects.h"
#include "tests/support/random.h"
#include "tests/support/room.h"
#include "tests/support/spoil.h"

#include <QTest>

#include <cmath>

// Random mutations of a valid file: rejected, or a valid project.
namespace {

using namespace engine;

// Every number is within its limits or unknown, so that evaluation cannot fail.
bool sound(const Plan& plan)
{
    bool inside = true;
    forEachRow(plan, numbers(), [&](Bound<Number> k, const std::string&) {
        const double v = read(plan, k) / info(k.row->unit).size;
        inside = inside && (std::isnan(v) ||
                            (v >= k.row->least * (1 - 1e-9) && v <= k.row->most * (1 + 1e-9)));
    });
    support::assessed(plan);
    return inside;
}

class TestMutations : public QObject {
    Q_OBJECT

    template <class Spoil> static void run(int times, std::uint64_t start, Spoil spoil)
    {
        const std::string good = support::fileOf(support::samplePlan());
        support::Random random(start);
        int loads = 0, refused = 0;
        for (int i = 0; i < times; ++i) {
            const std::string text = spoil(random, good);
            const auto loaded = readProject(text);
            ++(loaded ? loads : refused);
            if (!loaded)
                continue;
            QVERIFY2(sound(loaded->project.plan()), std::to_string(i).c_str());
            QVERIFY2(readProject(writeProject(loaded->project)), std::to_string(i).c_str());
        }
        QVERIFY2(loads > times / 100, "no spoilt file ever loads: these test the parser alone");
        QVERIFY2(refused > times / 100, "nothing is ever refused");
    }

private Q_SLOTS:
    void bytes() { run(3000, 1, support::spoilt); }
    void types() { run(1500, 3, support::retyped); }
    void digits() { run(3000, 2, support::misdialled); }
};

} // namespace

HEADROOM_ROOM(TestMutations)
#include "test_mutations.moc"
