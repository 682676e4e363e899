#include "model/engine/files/project_file.h"
#include "model/engine/knobs/knob.h"
#include "tests/support/plans.h"
#include "tests/support/projects.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// A good file, spoilt by chance: it is refused, or it is a project like any other.
namespace {

using namespace engine;

std::string spoilt(support::Random& random, std::string text)
{
    const std::size_t times = 1 + random.below(4);
    for (std::size_t i = 0; i < times && !text.empty(); ++i) {
        const std::size_t at = random.below(text.size());
        switch (random.below(6)) {
        case 0: text[at] = static_cast<char>(random.below(256)); break;
        case 1: text[at] = static_cast<char>(text[at] ^ (1 << random.below(8))); break;
        case 2: text.resize(at); break;
        case 3: text.insert(at, 1, "0123456789-+.eE{}[],:\"\\ntf"[random.below(26)]); break;
        case 4: text.erase(at, 1 + random.below(12)); break;
        default: text.insert(at, text.substr(random.below(text.size()), random.below(40)));
        }
    }
    return text;
}

// A digit for a digit: most of these still are JSON, and reach the limits of the knobs.
std::string misdialled(support::Random& random, std::string text)
{
    for (int tries = 0; tries < 400; ++tries) {
        char& c = text[random.below(text.size())];
        if (c < '0' || c > '9')
            continue;
        c = "0123456789.e-"[random.below(13)];
        if (random.below(2) == 0)
            break;
    }
    return text;
}

// Every number inside its limits or not known, so that assessing is total.
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
    void bytes() { run(3000, 1, spoilt); }
    void digits() { run(3000, 2, misdialled); }
};

} // namespace

HEADROOM_ROOM(TestMutations)
#include "test_mutations.moc"
