#include "model/training/stepchart.h"

#include "model/engine/dials/dial.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace model {
namespace {

#define L(context, text) text

using engine::Seconds, engine::StepTime;

enum Family { Computes, Traffic, Pipeline, Other };
constexpr int kFamilies = 4;
constexpr std::array kFamilyWords{L("StepParts", "Computes"), L("StepParts", "Traffic that shows"),
                                  L("StepParts", "Pipeline"), L("StepParts", "The rest")};
constexpr double kNamed = 0.005; // of the step

// The order along the bar.
struct Row {
    const char* dial; // work.*.step_…
    Family family;
    Seconds StepTime::*member; // null: what the step waits for samples
    const char* label;
    const char* tip;
};
constexpr std::array kRows{
    Row{"products", Computes, &StepTime::products, L("StepParts", "matrix products"),
        L("StepParts", "Matrices of attention, MLP and experts, forward and backward.")},
    Row{"attention", Computes, &StepTime::attention, L("StepParts", "attention core"),
        L("StepParts", "Each token compared with those before it.")},
    Row{"elementwise", Computes, &StepTime::elementwise, L("StepParts", "norms, activations"),
        L("StepParts", "Work bound by the memory's bandwidth.")},
    Row{"floor", Computes, &StepTime::floor, L("StepParts", "host floor"),
        L("StepParts", "What the host takes longer to start a layer than the GPU to compute it.")},
    Row{"recompute", Computes, &StepTime::recompute, L("StepParts", "recomputed"),
        L("StepParts", "Forward passes that run again, to save memory.")},
    Row{"vocabulary", Computes, &StepTime::vocabulary, L("StepParts", "vocabulary"),
        L("StepParts", "Logits and loss, and the last stage that is longer for them.")},
    Row{"tensor", Traffic, &StepTime::tensor, L("StepParts", "tensor"),
        L("StepParts", "Between the GPUs that share each matrix.")},
    Row{"context", Traffic, &StepTime::context, L("StepParts", "context"),
        L("StepParts", "Between the GPUs that share each sequence.")},
    Row{"expert", Traffic, &StepTime::expert, L("StepParts", "experts"),
        L("StepParts", "Tokens to the GPUs that hold their experts, and back.")},
    Row{"gather", Traffic, &StepTime::gather, L("StepParts", "gathered weights"),
        L("StepParts", "Weights that are spread come together for each layer.")},
    Row{"data", Traffic, &StepTime::data, L("StepParts", "gradients"),
        L("StepParts", "Gradients out and weights back between the replicas.")},
    Row{"bubble", Pipeline, &StepTime::bubble, L("StepParts", "bubble"),
        L("StepParts", "Stages wait for the first micro-batch to come and the last to return.")},
    Row{"sends", Pipeline, &StepTime::sends, L("StepParts", "sends"),
        L("StepParts", "From stage to stage.")},
    Row{"optimizer", Other, &StepTime::optimizer, L("StepParts", "optimizer"),
        L("StepParts", "Weights and their state are read and written once a step.")},
    Row{"offload", Other, &StepTime::offload, L("StepParts", "offload"),
        L("StepParts", "To the host and back, beyond what hides behind other work.")},
    Row{"straggling", Other, &StepTime::straggling, L("StepParts", "straggling"),
        L("StepParts", "All wait for the slowest, and what the software loses.")},
    Row{"host", Other, &StepTime::host, L("StepParts", "host"),
        L("StepParts", "What the host does once a step.")},
    Row{"feed", Other, nullptr, L("StepParts", "waiting for samples"),
        L("StepParts", "Beyond what is read and prepared meanwhile.")},
};

QString stepText(const char* text)
{
    return QCoreApplication::translate("StepParts", text);
}

QString dialOf(const engine::Plan& plan, const char* part)
{
    const std::string path =
        engine::boundPath(std::string("work.*.step_") + part, plan.work.front().id);
    return engine::findDial(plan, path) ? QString::fromStdString(path) : QString();
}

// The seconds of each row, as the dials have them.
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
    chart.title = stepText(L("StepParts", "Where the time of a step goes"));
    const auto seconds = secondsOf(e.assessment.work[e.view.trained]);
    double whole = 0;
    for (const double s : seconds)
        whole += s;
    if (!(whole > 0) || !std::isfinite(whole)) {
        chart.subtitle = stepText(L("StepParts", "Its parts are not known here."));
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
             dialOf(*e.plan, kRows[i].dial), share, kRows[i].family, named});
        if (!named)
            small << stepText(kRows[i].label);
    }
    for (std::size_t f = 0; f < families.size(); ++f)
        chart.families.push_back(
            {stepText(kFamilyWords[f]), format.text(families[f], engine::Unit::Percent)});
    chart.total = format.text(whole, engine::Unit::Second);
    chart.subtitle =
        stepText(L("StepParts", "One optimizer step, %1. Only what is not hidden behind "
                                "other work counts as traffic."))
            .arg(chart.total);
    addSummary(chart, small);
    return chart;
}

} // namespace model
