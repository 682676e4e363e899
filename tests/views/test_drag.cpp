// Drags each slider of the first page by press, move and release. Only figures that depend on it by
// their formulas may change, and all match the engine's evaluation of the new plan.
#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/uncertainty/band.h"
#include "model/project/inputactions.h"
#include "tests/support/behind.h"
#include "tests/support/dragged.h"
#include "tests/support/page.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace {

using namespace engine;

struct Dragged : support::Page {
    Dragged()
    {
        // Computed steps are tested with the engine; here dependencies stay simple.
        QVERIFY(model::choose(document, "work.a.rule", "share"));
        QVERIFY(model::choose(document, "risk.goodput_rule", "typed"));
        QVERIFY(settle());
    }
};

bool same(double a, double b)
{
    return std::abs(b - a) <= 1e-9 * std::abs(a) || (std::isnan(a) && std::isnan(b)) || a == b;
}

// The numbers that differ: the dragged one, those that it changes along with it, and the resolved
// ones used by formulas if GPUs have a power cap.
std::vector<std::string> turned(const Plan& before, const Plan& after)
{
    const ResolvedPlan was(before), is(after);
    std::vector<std::string> paths;
    forEachRow(before, numbers(), [&](Bound<Number> knob, const std::string& path) {
        if (!same(read(before, knob), read(after, knob)) || !same(read(was, knob), read(is, knob)))
            paths.push_back(path);
    });
    return paths;
}

// Ranges are results as well.
bool rangesMove(const Plan& before, const Assessment& then, const Plan& after,
                const Assessment& now)
{
    return !std::ranges::equal(
        fastBands(before, then).bands, fastBands(after, now).bands,
        [](const Band& a, const Band& b) { return same(a.low, b.low) && same(a.high, b.high); });
}

// Inputs without effect in this plan: terms, a weekly load, stages and limits that it does not
// reach. The list may only shrink.
const QStringList& still()
{
    static const QStringList paths{
        "money.discount_1y", "money.minimum_term", "money.stored_price",  "money.life",
        "money.load.days",   "money.stages.gate",  "money.stages.growth", "site.ramp_limit",
        "site.rack_units",   "site.feed_supplies", "site.power_limit"};
    return paths;
}

class TestDrag : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aDragChangesWhatDependsOnIt_data()
    {
        QTest::addColumn<QString>("knob");
        Dragged page;
        forEachRow(page.document.plan(), numbers(), [&](Bound<Number>, const std::string& path) {
            const QString knob = QString::fromStdString(path);
            const auto* slider =
                qobject_cast<views::KnobSlider*>(page.page.inputs()->control(knob));
            if (slider && !slider->isHidden())
                QTest::newRow(path.c_str()) << knob;
        });
    }
    void aDragChangesWhatDependsOnIt()
    {
        QFETCH(QString, knob);
        Dragged page;
        auto* slider = page.slider(knob);
        QVERIFY(slider);
        const Plan before = page.document.plan();
        const Assessment then = page.document.evaluation()->assessment;
        support::dragSome(slider);
        QVERIFY(page.settle());
        const Plan& after = page.document.plan();
        const auto paths = turned(before, after);
        QVERIFY(std::ranges::find(paths, knob.toStdString()) != paths.end());
        const Assessment& now = page.document.evaluation()->assessment;
        const Assessment anew = assess(after, decide(after));
        QStringList wrong;
        int changed = 0;
        forEachRow(before, dials(), [&](Bound<Dial> dial, const std::string& path) {
            const double was = read(before, then, dial), is = read(after, now, dial);
            if (!same(is, read(after, anew, dial)))
                wrong << QString::fromStdString(path) + " is not the new plan's";
            if (same(was, is))
                return;
            ++changed;
            const auto causes = support::behind(before, then, path);
            const auto others = support::behind(after, now, path); // a different rule applies now
            if (std::ranges::none_of(paths, [&](const std::string& turned) {
                    return causes.contains(turned) || others.contains(turned);
                }))
                wrong << QString::fromStdString(path) + " changed";
        });
        QCOMPARE(wrong.join(", "), QString());
        if (changed == 0 && rangesMove(before, then, after, now))
            ++changed;
        QVERIFY2(changed > 0 || still().contains(knob), "a slider that moves nothing");
        QVERIFY2(changed == 0 || !still().contains(knob), "it does by now: take it off the list");
    }
};

} // namespace

HEADROOM_ROOM(TestDrag)
#include "test_drag.moc"
