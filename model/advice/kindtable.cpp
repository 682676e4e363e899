#include "model/advice/advicetables.h"
#include "model/advice/advicewords.h"
#include "model/engine/judgment/advice.h"
#include "model/engine/text.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace model {
namespace {

struct Kinds {
    Q_DECLARE_TR_FUNCTIONS(Kinds)
};

struct KindWords {
    const char *id, *text;
};
constexpr KindWords kKindWords[] = {
    {"node", L("Kinds", "Enough: one node with %1 does all of the work.")},
    {"node_memory", L("Kinds", "Breaks on memory: the work does not fit on %1.")},
    //: %1 GPUs with their count, %2 and %3 times.
    {"node_late",
     L("Kinds", "Breaks on the deadline: %1 take %2 with 90 % safety; the deadline is %3.")},
    //: %1 replicas or GPUs with their count, %2 and %3 numbers.
    {"node_load", L("Kinds", "Breaks on the load: %1 serve %2 of %3 requests per second.")},
    //: %1 GPUs with their count, %2 and %3 percentages.
    {"training", L("Kinds", "%1: the network takes %2 of each step, interruptions %3 of the "
                            "hours.")},
    //: %1 GPUs with their count, %2 a percentage.
    {"training_apart", L("Kinds", "%1: interruptions take %2 of the hours.")},
    {"training_inside", L("Kinds", "Not needed: the run takes %1 in one node.")},
    {"training_memory", L("Kinds", "Breaks on memory: the work does not fit on %1.")},
    {"training_none", L("Kinds", "Not needed: nothing is trained.")},
    //: %1 a count, %2 a percentage.
    {"inference", L("Kinds", "%1 replicas carry the peak; on average %2 of them is in use.")},
    //: %1 replicas or GPUs with their count, %2 and %3 numbers.
    {"inference_small", L("Kinds", "Breaks on the load: %1 serve %2 of %3 requests per second.")},
    {"inference_none", L("Kinds", "Not needed: nothing is served.")},
    //: %1 to %3 percentages.
    {"burst", L("Kinds", "Nodes are in use %1 to %2 of the time. Own those in use more than %3, "
                         "rent the others for the peaks.")},
    //: %1 and %2 percentages.
    {"burst_own", L("Kinds", "Not needed: even the least used node is in use %1 of the time; "
                             "owning pays from %2.")},
    //: %1 and %2 percentages.
    {"burst_rent", L("Kinds", "Not needed: even the most used node is in use only %1 of the time; "
                              "owning pays from %2.")},
    {"burst_never", L("Kinds", "Not needed: renting costs less at any utilization; the most used "
                               "node is in use %1 of the time.")},
    {"burst_flat", L("Kinds", "Not needed: all nodes are in use in the same hours, %1 of the time, "
                              "so there is no peak.")},
    {"burst_open", L("Kinds", "Unknown: a price is missing.")}};

constexpr std::array kKinds{L("Kinds", "Single node"), L("Kinds", "Multi-node training"),
                            L("Kinds", "Inference cluster"), L("Kinds", "Hybrid burst")};

QString kindWords(const char* text)
{
    return QCoreApplication::translate("Kinds", text);
}

} // namespace

QString clusterKindName(engine::ClusterKind kind)
{
    return kindWords(kKinds[static_cast<std::size_t>(kind)]);
}

void KindTable::show(const engine::Evaluation& e, const NumberFormat& format)
{
    std::vector<Head> heads{{Kinds::tr("Kind"), Kinds::tr("Kind of cluster."), 130, true},
                            {Kinds::tr("For this plan"),
                             Kinds::tr("What it does for this plan, or what breaks."), 360, true}};
    std::vector<Row> rows;
    if (e.advice)
        for (const engine::ClusterKindRow& kind : e.advice->kinds) {
            QStringList values;
            for (const engine::Finding::Argument& a : kind.arguments)
                values << (a.unit == engine::Unit::EachSecond ? format.number(a.value, a.unit)
                                                              : format.text(a.value, a.unit));
            const auto at = std::ranges::find(kKindWords, kind.id, &KindWords::id);
            rows.push_back({{words(clusterKindName(kind.kind)),
                             words(words::filled(kindWords(at->text), values))},
                            kind.suits});
        }
    summary_ = Kinds::tr("Bold: what this plan needs. Enter opens a row as a scenario.");
    fill(std::move(heads), std::move(rows));
}

} // namespace model
