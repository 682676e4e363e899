#include "model/engine/decide.h"
#include "model/engine/knobs/knob.h"
#include "tests/support/findings.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace {

using namespace engine;
using support::choose;
using support::computedPlan;
using support::cured;
using support::find;
using support::findingsOf;
using support::with;

class TestTrainingFindings : public QObject {
    Q_OBJECT

    static Plan planFor(const QString& id)
    {
        const Plan& s = computedPlan();
        if (id == u"memory_short")
            return choose(with(s, {{"cluster.count", 8}}), "work.a.layout.offload", "none");
        if (id == u"host_short")
            return choose(with(s, {{"cluster.count", 8}, {"cluster.node.host_memory", 0.1}}),
                          "work.a.layout.offload", "optimizer_host");
        if (id == u"tight_is_faster")
            return with(s, {{"cluster.gpu.memory", 12}});
        if (id == u"offloaded")
            return with(s, {{"cluster.count", 8}});
        if (id == u"offloaded_unknown") {
            Plan plan = with(s, {{"cluster.count", 8}});
            plan.cluster.node.hostMemory = plan.cluster.node.drives = Bytes(kUnknown);
            return plan;
        }
        if (id == u"memory_short, by a pin")
            return choose(choose(choose(choose(s, "work.a.layout.tensor", "1"),
                                        "work.a.layout.pipeline", "1"),
                                 "work.a.layout.sharding", "none"),
                          "work.a.layout.offload", "none");
        if (id == u"no_layout")
            return choose(choose(s, "work.a.layout.tensor", "8"), "work.a.layout.pipeline", "64");
        if (id == u"cannot_compute") {
            Plan plan = s;
            plan.cluster.gpu.memoryBandwidth = Bandwidth(kUnknown);
            return plan;
        }
        if (id == u"bubble")
            return choose(choose(with(s, {{"work.a.batch", 5e5}}), "work.a.layout.pipeline", "8"),
                          "work.a.layout.interleave", "1");
        if (id == u"waits_for_storage")
            return with(s, {{"work.a.feed.sample", 1e9}});
        if (id == u"waits_for_cores")
            return with(s, {{"work.a.feed.sample", 1}, {"work.a.feed.core_rate", 0.01}});
        if (id == u"small_micro_batch")
            return with(choose(s, "work.a.model", "llama-3.2-1b"),
                        {{"work.a.sequence", 512}, {"work.a.batch", 262144}});
        if (id == u"gpus_idle")
            return with(choose(s, "work.a.layout.tensor", "8"), {{"cluster.count", 344}});
        if (id == u"gpus_idle_as_spares")
            return with(s, {{"cluster.count", 1000}});
        if (id == u"beyond_measured")
            return choose(s, "cluster.gpu", "rtx-4090");
        if (id == u"few_tokens")
            return with(s, {{"work.a.tokens", 1e11}});
        if (id == u"many_tokens")
            return with(s, {{"work.a.tokens", 1.5e13}});
        if (id == u"shape_unknown") {
            Plan plan = s;
            plan.work[0].train.model.layers = kUnknown;
            return plan;
        }
        return s;
    }

private Q_SLOTS:
    void each_data()
    {
        QTest::addColumn<bool>("hasCure");
        for (const char* id :
             {"memory_short", "memory_short, by a pin", "no_layout", "bubble", "waits_for_storage",
              "waits_for_cores", "gpus_idle", "gpus_idle_as_spares", "host_short"})
            QTest::newRow(id) << true;
        for (const char* id :
             {"cannot_compute", "small_micro_batch", "beyond_measured", "few_tokens", "many_tokens",
              "shape_unknown", "offloaded", "offloaded_unknown", "tight_is_faster"})
            QTest::newRow(id) << false;
    }
    // It appears where it should, and its fix removes it.
    void each()
    {
        QFETCH(bool, hasCure);
        const QString row = QString::fromUtf8(QTest::currentDataTag());
        const std::string id = row.section(u',', 0, 0).toStdString();
        const Plan plan = planFor(row);
        const auto list = findingsOf(plan);
        const Finding* finding = find(list, id);
        QVERIFY2(finding, "it is not found");
        for (const Finding::Argument& a : finding->arguments)
            QVERIFY(std::isfinite(a.value));
        if (id == "tight_is_faster") { // as likely to fit as not, at least
            QVERIFY(finding->arguments[0].value <= finding->arguments[1].value);
            QVERIFY(finding->arguments[4].value >= 0.5 && finding->arguments[4].value < 0.9);
        }
        QCOMPARE(finding->cure.has_value(), hasCure);
        if (hasCure)
            QVERIFY2(!find(findingsOf(cured(plan, *finding->cure)), id), "the cure does not cure");
    }
    void theSampleHasNothingBad()
    {
        for (const Finding& f : findingsOf(computedPlan()))
            QVERIFY2(f.severity != Finding::Severity::Bad, f.id.c_str());
    }
    void whatGoesByAShareHasNoneOfThem()
    {
        const auto list = findingsOf(with(support::samplePlan(), {{"cluster.count", 344}}));
        QVERIFY(!find(list, "gpus_idle") && !find(list, "memory_short"));
    }
    void whatDoesNotFitHasNoPrice()
    {
        const auto list = findingsOf(planFor(QStringLiteral("memory_short")));
        QVERIFY(!find(list, "renting_wins") && !find(list, "renting_loses"));
    }
    // At the limits of the inputs, all results are finite and there is a finding.
    void edgesAreFiniteAndWarned_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<double>("value");
        QTest::addColumn<QByteArray>("stated");
        const auto row = [](const char* name, const char* path, double value, const char* stated) {
            QTest::newRow(name) << QByteArray(path) << value << QByteArray(stated);
        };
        row("one GPU", "cluster.count", 1, "memory_short");
        row("100,000 GPUs", "cluster.count", 1e5, "beyond_measured");
        row("1 M parameters", "work.a.params", 1e6, "beyond_measured");
        row("10 T parameters", "work.a.params", 1e13, "beyond_measured");
        row("10 T parameters fit nowhere", "work.a.params", 1e13, "memory_short");
        row("a sequence of one token", "work.a.sequence", 1, "beyond_measured");
        row("a sequence of 10 M tokens", "work.a.sequence", 1e7, "beyond_measured");
    }
    void edgesAreFiniteAndWarned()
    {
        QFETCH(QByteArray, path);
        QFETCH(double, value);
        QFETCH(QByteArray, stated);
        Plan plan = computedPlan();
        if (path == "work.a.sequence") // a step has whole sequences
            plan = with(plan, {{"work.a.batch", std::max(4e6, value)}});
        plan = with(plan, {{path.constData(), value}});
        const Assessment a = support::assessed(plan);
        QVERIFY(std::isfinite(a.work[0].step.base()) && a.work[0].step.base() > 0);
        QVERIFY(std::isfinite(a.work[0].memory.total().base()));
        QVERIFY(std::isfinite(a.work[0].time.base()));
        QVERIFY(find(findingsOf(plan), stated.toStdString()));
    }
    // Every fix is applicable, whatever the plan.
    void everyCureIsAllowed()
    {
        support::Random random(31);
        int cures = 0;
        for (int i = 0; i < 60; ++i) {
            Plan plan = support::randomPlan(random, 6);
            plan = choose(plan, "work.a.rule", "computed");
            for (const Finding& f : findingsOf(plan))
                if (f.cure) {
                    ++cures;
                    cured(plan, *f.cure); // throws if rejected
                }
        }
        QVERIFY(cures > 30);
    }
};

} // namespace

HEADROOM_ROOM(TestTrainingFindings)
#include "test_trainingfindings.moc"
