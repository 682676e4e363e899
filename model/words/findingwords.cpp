#include "model/numberformat.h"
#include "model/words/findingrows.h"
#include "model/words/table.h"

#include <array>

namespace model::words {
namespace {

#define L(context, text) text

constexpr const char* kFindingContext = "Findings";

constexpr FindingRow kRows[] = {
    {"does_not_fit", L("Findings", "The model does not fit"),
     L("Findings", "Its training state of %1 needs more memory than %2 have: at least %3."),
     L("Findings", "Use enough GPUs")},
    {"memory_short", L("Findings", "The model does not fit"),
     L("Findings", "The fullest GPU needs %2, %1 more than the %3 it can use."),
     L("Findings", "Make room")},
    {"memory_tight", L("Findings", "The memory is tight"),
     L("Findings", "The fullest GPU needs about %1 of the %2 it can use; it may not fit."),
     L("Findings", "Make room")},
    {"host_short", L("Findings", "The host is too small"),
     L("Findings", "%1 for each GPU are to live with the host, which has room for %2."),
     L("Findings", "Make room")},
    {"offloaded", L("Findings", "Part of the memory is the host's"),
     L("Findings", "%1 of each GPU live with the host, which has room for %3; that takes %2 of a "
                   "step. Nothing else that fits is sure to be faster."),
     nullptr},
    {"offloaded_unknown", L("Findings", "What the host has is not known"),
     L("Findings", "%1 of each GPU live with the host, and take %2 of a step. Enter the node's "
                   "memory and drives to know whether they fit there."),
     nullptr},
    {"no_gpus_left", L("Findings", "No GPU is left for a run"),
     L("Findings", "What serves beside it takes %1, which are all there are."),
     L("Findings", "Use enough GPUs")},
    {"no_layout", L("Findings", "No layout is possible"),
     L("Findings", "Nothing that was pinned divides %1, the layers and the batch."),
     L("Findings", "Let go of a pin")},
    {"cannot_compute", L("Findings", "The step cannot be computed"),
     L("Findings", "A figure of the GPU, of its links or of the model is not known. Enter it, or "
                   "go by a share of peak."),
     nullptr},
    {"mix_waits", L("Findings", "Fast GPUs wait for slow ones"),
     L("Findings", "%1 waits %3 of each step for %2: %4 of a run, which takes %5 longer than with "
                   "%1 alone on all places. The slower ones may do other work: without them the "
                   "others take %6."),
     L("Findings", "Use one kind")},
    {"bubble", L("Findings", "The pipeline waits"),
     L("Findings", "%1 of a step: %2 micro-batches are few for %3 stages."),
     L("Findings", "Shorten the wait")},
    {"waits_for_storage", L("Findings", "GPUs wait for storage"),
     L("Findings", "%1 of a step. %2 would be enough."), L("Findings", "Use faster storage")},
    {"data_unpaid", L("Findings", "Nobody pays for where the data lies"),
     L("Findings", "The runs read %1; storage is paid for %2."),
     L("Findings", "Pay for its storage")},
    {"discount_thumb", L("Findings", "Discount is a rule of thumb"),
     L("Findings",
       "No provider in the catalog offers this GPU on these terms; %1 off makes %2. Ask "
       "for an offer and type it."),
     nullptr},
    {"discount_bounded", L("Findings", "Discount is a rule of thumb"),
     L("Findings",
       "No provider in the catalog offers this GPU on these terms. %1 off would be %3, "
       "below every offer there is, so %2 counts, the lowest. Ask for an offer and type "
       "it."),
     nullptr},
    {"waits_for_cores", L("Findings", "GPUs wait for processors"),
     L("Findings", "%1 of a step. %2 cores a node would be enough."),
     L("Findings", "Use more cores")},
    {"small_micro_batch", L("Findings", "The pieces of work are small"),
     L("Findings",
       "%2 of a step waits for the host to launch work on %3 at a time; %1 of peak is reached."),
     L("Findings", "Let the micro-batch grow")},
    {"gpus_idle", L("Findings", "GPUs are idle"),
     L("Findings", "%1 of %2 have no part in the run: of all sizes up to %2, %3 finish soonest."),
     L("Findings", "Use as many")},
    {"shape_unknown", L("Findings", "The model's shape is not known"),
     L("Findings", "Steps are computed for a usual shape of this size."), nullptr},
    {"beyond_measured", L("Findings", "Beyond what was measured"),
     L("Findings", "No published run is like this one, so the step is rough: its spread is %1."),
     nullptr},
    {"few_tokens", L("Findings", "Few tokens for this size"),
     L("Findings", "%1 for each parameter. The same work reaches a lower loss with a smaller "
                   "model: this size asks for %2 tokens, these tokens for %3 parameters."),
     nullptr},
    {"many_tokens", L("Findings", "Many tokens for this size"),
     L("Findings", "%1 for each parameter: a small model trained long, which is cheap to use. The "
                   "least loss for the work asks for %2 tokens, or %3 parameters."),
     nullptr},
    {"late", L("Findings", "The date is missed"),
     L("Findings", "The run takes %1, and %2 were wanted. %3 make it."),
     L("Findings", "Use as many")},
    {"late_for_ever", L("Findings", "The date is out of reach"),
     L("Findings", "The run takes %1, and %2 were wanted. With more of these GPUs, traffic eats "
                   "what they add."),
     nullptr},
    {"no_cluster", L("Findings", "No cluster makes the date"),
     L("Findings", "No number of these GPUs trains the model within %1."), nullptr},
    {"share_too_high", L("Findings", "The share of peak cannot be"),
     L("Findings", "%1 on %2 would leave no time for traffic, which takes %3 of a step there."),
     L("Findings", "Use 40 %")},
    {"small_batch", L("Findings", "More copies than sequences"),
     L("Findings", "A batch of %1 sequences cannot feed %2 copies of the model."),
     L("Findings", "Grow the batch")},
    {"fabric_enough", L("Findings", "The fabric is enough"),
     L("Findings", "%1 per GPU would shorten a run by %2 at most."), nullptr},
    {"fabric_slow", L("Findings", "The fabric costs time"),
     L("Findings", "%1 of a step waits for traffic. With %2 for each GPU, a run would be %3 "
                   "shorter; what that costs is not counted."),
     L("Findings", "Use the faster fabric")},
    {"fabric_slowest", L("Findings", "Traffic sets the pace"),
     L("Findings", "%1 of a step waits for traffic, and no faster fabric is known."), nullptr},
    {"sooner_less", L("Findings", "Sooner costs less when renting"),
     L("Findings", "%1 finish in %2 for %3 a run, %4 less. Owned, they would stand idle."),
     L("Findings", "Try it")},
    {"sooner", L("Findings", "Sooner costs little when renting"),
     L("Findings", "%1 finish in %2 for %3 a run, %4 more. Owned, they would stand idle."),
     L("Findings", "Try it")},
    {"buying_loses", L("Findings", "Buying does not pay"),
     L("Findings", "At %1 in use, renting saves %2 over %3. Buying is even after %4."),
     L("Findings", "Rent")},
    {"buying_never_pays", L("Findings", "Owning costs more each year"),
     L("Findings", "At %1 in use, owning costs %2 more than renting over %3."),
     L("Findings", "Rent")},
    {"renting_loses", L("Findings", "Buying would cost less"),
     L("Findings", "At %1 in use, buying saves %2 over %3. It is even after %4."),
     L("Findings", "Buy")},
    {"buying_wins", L("Findings", "Buying pays"),
     L("Findings", "At %1 in use, it saves %2 over %3."), nullptr},
    {"renting_wins", L("Findings", "Renting pays"),
     L("Findings", "At %1 in use, it saves %2 over %3."), nullptr},
    {"stands_idle", L("Findings", "What is bought stands idle"),
     L("Findings", "%1 of the hours, worth %2 of the capital."), nullptr},
    {"price_unknown", L("Findings", "A price is not known"),
     L("Findings", "Rent or capital of this GPU is in no source here. Enter it to compare."),
     nullptr},
    {"rent_old", L("Findings", "The rent is not of today"),
     L("Findings", "It is from %1, at least %2 ago. Drop a price list (CSV) on the window, or type "
                   "what you are offered."),
     nullptr},
    {"capital_old", L("Findings", "The purchase price is not of today"),
     L("Findings", "It is from %1, at least %2 ago. Type what you are offered."), nullptr},
    {"year_too_short", L("Findings", "The year is too short"),
     L("Findings", "The runs of a year take %1 of its hours."), L("Findings", "Fewer runs")},
    {"interrupted_often", L("Findings", "Interruptions eat the run"),
     L("Findings", "%1 of the time between two of them is work done again and restarts. Beyond a "
                   "quarter, the share of hours that count is rough."),
     nullptr},
    {"interval_far", L("Findings", "Checkpoints at the wrong distance"),
     L("Findings", "One each %1 of work; each %2, %3 of the hours count in place of %4."),
     L("Findings", "Take the best")},
    {"storage_slow", L("Findings", "Storage is slow for checkpoints"),
     L("Findings", "One takes %1 to get there, and the next waits for it; the best distance would "
                   "be %2."),
     L("Findings", "Use faster storage")},
    {"no_spares", L("Findings", "No node stands by"),
     L("Findings", "%1 of its time the run waits for nodes under repair. With %2 spare nodes: %3."),
     L("Findings", "Plan spares")},
    {"small_jobs_die", L("Findings", "Small jobs stop more often"),
     L("Findings", "The nodes fail every %1 on average; jobs of this size were measured to stop "
                   "every %2, of software and by their users. That would lower goodput from %3 to "
                   "%4."),
     nullptr},
    {"part_node", L("Findings", "A node is left half empty"),
     L("Findings", "%1 do not fill nodes of %2. Whole nodes hold %3."),
     L("Findings", "Fill the nodes")},
    {"rack_too_low", L("Findings", "A node is higher than the rack"),
     L("Findings", "It takes %1, and a rack has %2."), L("Findings", "Use higher racks")},
    {"rack_too_heavy", L("Findings", "A node is too heavy for the rack"),
     L("Findings", "It weighs %1, and a rack may hold %2."), L("Findings", "Use stronger racks")},
    {"rack_too_hot", L("Findings", "A node is too hot for the rack"),
     L("Findings", "At its peak it draws %1, and the cooling takes %2 from a rack."),
     L("Findings", "Cool better")},
    {"rack_rated_above", L("Findings", "A rack is rated above its cooling"),
     L("Findings",
       "By their nameplates the nodes of a full rack draw %1, and its cooling takes %2. "
       "Their measured peak of %3 fits; nothing holds them to it."),
     nullptr},
    {"feed_too_small", L("Findings", "A feed cannot carry a node alone"),
     L("Findings", "By its name plate a node draws %1. When one side fails, the other may carry %2 "
                   "for long, on each phase alike."),
     L("Findings", "Spread it over more lines")},
    {"swing_large", L("Findings", "The grid has to be asked"),
     L("Findings", "When the run stops, the draw falls by %1, at %2. Above %3 the grid and the "
                   "generators set limits."),
     nullptr},
};

std::array<std::span<const FindingRow>, 2> allRows()
{
    return {std::span<const FindingRow>(kRows), servingFindingRows()};
}

const FindingRow* rowOf(const QString& id)
{
    for (const auto rows : allRows())
        for (const FindingRow& row : rows)
            if (id == QLatin1String(row.id))
                return &row;
    return nullptr;
}

} // namespace

FindingText finding(const engine::Finding& finding, const NumberFormat& format)
{
    const FindingRow* row = rowOf(QString::fromStdString(finding.id));
    if (!row)
        return {QString::fromStdString(finding.id), {}, {}};
    FindingText words{
        translated(kFindingContext, row->title), translated(kFindingContext, row->text), {}};
    QStringList arguments;
    for (const auto& argument : finding.arguments)
        arguments << (argument.text.empty() ? format.text(argument.value, argument.unit)
                                            : QString::fromStdString(argument.text));
    words.text = filled(words.text, arguments);
    if (finding.cure)
        words.cure = translated(kFindingContext, row->cure);
    return words;
}

QStringList findingIds()
{
    QStringList ids;
    for (const auto rows : allRows())
        for (const FindingRow& row : rows)
            ids << QString::fromUtf8(row.id);
    return ids;
}

QString findingTitle(const QString& id)
{
    const FindingRow* row = rowOf(id);
    return row ? translated(kFindingContext, row->title) : id;
}

bool hasFinding(const QString& id)
{
    return rowOf(id) != nullptr;
}

} // namespace model::words
