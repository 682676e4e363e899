#include "model/training/stepchart.h"

#include "model/engine/dials/dial.h"
#include "model/engine/plan.h"
#include "model/engine/text.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace model {
namespace {

using engine::Seconds, engine::StepTime;

enum Family { Computes, Traffic, Pipeline, Other };
constexpr int kFamilies = 4;
constexpr std::array kFamilyWords{L("StepParts", "Compute"),
                                  L("StepParts", "Exposed communication"),
                                  L("StepParts", "Pipeline"), L("StepParts", "Other")};
constexpr double kNamed = 0.005; // of the step

// In order along the bar.
struct Row {
    const char* dial; // work.*.step_…
    Family family;
    Seconds StepTime::*member; // null: the time the step waits for samples
    const char* label;
    const char* tip;
};
constexpr std::array kRows{
    Row{"products", Computes, &StepTime::products, L("StepParts", "matrix multiplications"),
        L("StepParts", "GEMM of attention, MLP and experts, forward and backward.")},
    Row{"attention", Computes, &StepTime::attention, L("StepParts", "attention core"),
        L("StepParts", "Each token is compared with the tokens before it.")},
    Row{"elementwise", Computes, &StepTime::elementwise, L("StepParts", "element-wise ops"),
        L("StepParts", "Norms and activations, which are limited by memory bandwidth.")},
    Row{"floor", Computes, &StepTime::floor, L("StepParts", "launch overhead"),
        L("StepParts", "Extra time when the host takes longer to launch a layer than the GPU takes "
                       "to compute it.")},
    Row{"recompute", Computes, &StepTime::recompute, L("StepParts", "recomputation"),
        L("StepParts", "Forward passes are run again to save memory.")},
    Row{"vocabulary", Computes, &StepTime::vocabulary, L("StepParts", "embedding and loss"),
        L("StepParts",
          "Logits and loss, and the last pipeline stage, which takes longer because of them.")},
    Row{"encoder", Computes, &StepTime::encoder, L("StepParts", "encoder"),
        L("StepParts", "Additional networks that read images, video, sound or prompts.")},
    Row{"tensor", Traffic, &StepTime::tensor, L("StepParts", "tensor-parallel"),
        L("StepParts", "Communication between the GPUs that share each matrix.")},
    Row{"context", Traffic, &StepTime::context, L("StepParts", "context-parallel"),
        L("StepParts", "Communication between the GPUs that share each sequence.")},
    Row{"expert", Traffic, &StepTime::expert, L("StepParts", "expert all-to-all"),
        L("StepParts", "Tokens are sent to the GPUs that hold their experts, and back.")},
    Row{"gather", Traffic, &StepTime::gather, L("StepParts", "weight all-gather"),
        L("StepParts", "Sharded weights are gathered for each layer.")},
    Row{"data", Traffic, &StepTime::data, L("StepParts", "gradient all-reduce"),
        L("StepParts", "Gradients are sent out and weights sent back between the replicas.")},
    Row{"sends", Traffic, &StepTime::sends, L("StepParts", "pipeline transfers"),
        L("StepParts", "Transfers from one pipeline stage to the next.")},
    Row{"bubble", Pipeline, &StepTime::bubble, L("StepParts", "pipeline bubble"),
        L("StepParts",
          "Stages idle until the first micro-batch arrives and the last one returns.")},
    Row{"optimizer", Other, &StepTime::optimizer, L("StepParts", "optimizer"),
        L("StepParts", "Weights and optimizer state are read and written once per step.")},
    Row{"offload", Other, &StepTime::offload, L("StepParts", "offload"),
        L("StepParts", "Transfers to the host and back that are not hidden behind other work.")},
    Row{"straggling", Other, &StepTime::straggling, L("StepParts", "stragglers"),
        L("StepParts", "All GPUs wait for the slowest one; software losses are included.")},
    Row{"host", Other, &StepTime::host, L("StepParts", "host overhead"),
        L("StepParts", "Work that the host does once per step.")},
    Row{"feed", Other, nullptr, L("StepParts", "data stall"),
        L("StepParts",
          "Data loading that takes longer than the step in which it runs in parallel.")},
};

QString stepText(const char* text)
{
    return QCoreApplication::translate("StepParts", text);
}

QString dialOf(const engine::Plan& plan, std::size_t work, const char* part)
{
    const std::string path =
        engine::boundPath(std::string("work.*.step_") + part, plan.work[work].id);
    return engine::findDial(plan, path) ? QString::fromStdString(path) : QString();
}

// The seconds of each row, equal to the dials.
std::array<double, kRows.size()> secondsOf(const engine::TrainAnswer& work)
{
    std::array<double, kRows.size()> seconds{};
    for (std::size_t i = 0; i < kRows.size(); ++i)
        seconds[i] = kRows[i].member ? (work.tuning * (work.parts.*kRows[i].member)).base()
                                     : work.waitFeed.base();
    return seconds;
}

void addSummary(ShareChart& chart, const QStringList& small)
{
    QStringList read;
    for (const ShareChart::Family& family : chart.families)
        read << family.label + u' ' + family.share;
    chart.summary = read.join(QStringLiteral(", "));
    if (!small.isEmpty())
        chart.rest = QCoreApplication::translate("StepParts", "Below 0.5 % each: %1.")
                         .arg(small.join(QStringLiteral(", ")));
}

} // namespace

ShareChart stepChart(const engine::Evaluation& e, const NumberFormat& format)
{
    ShareChart chart;
    chart.title = stepText(L("StepParts", "Step time breakdown"));
    const auto seconds = secondsOf(e.assessment.work[e.view.trained]);
    double whole = 0;
    for (const double s : seconds)
        whole += s;
    if (!(whole > 0) || !std::isfinite(whole)) {
        chart.subtitle =
            stepText(L("StepParts", "The parts of the step are unknown for this plan."));
        return chart;
    }
    const auto in = format.axisUnit(whole, engine::Unit::Second); // one unit for all
    const int decimals = whole / in.size < 9.995 ? 2 : whole / in.size < 99.95 ? 1 : 0;
    std::array<double, kFamilies> families{};
    QStringList small;
    for (std::size_t i = 0; i < kRows.size(); ++i) {
        const double share = seconds[i] / whole;
        families[static_cast<std::size_t>(kRows[i].family)] += share;
        if (!(seconds[i] > 0))
            continue;
        const bool named = share >= kNamed;
        chart.parts.push_back(
            {stepText(kRows[i].label),
             format.plain(seconds[i] / in.size, decimals) + QChar(0x00a0) + in.unit,
             format.text(share, engine::Unit::Percent), stepText(kRows[i].tip),
             dialOf(*e.plan, e.view.trained, kRows[i].dial), share, kRows[i].family, named});
        if (!named)
            small << stepText(kRows[i].label);
    }
    for (std::size_t f = 0; f < families.size(); ++f)
        chart.families.push_back(
            {stepText(kFamilyWords[f]), format.text(families[f], engine::Unit::Percent)});
    chart.total = format.text(whole, engine::Unit::Second);
    chart.subtitle = stepText(L("StepParts", "One optimizer step takes %1. Communication counts "
                                             "only where it is not hidden behind other work."))
                         .arg(chart.total);
    addSummary(chart, small);
    return chart;
}

} // namespace model
