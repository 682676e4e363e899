#include "model/advice/advicetables.h"
#include "model/engine/judgment/advice.h"
#include "model/engine/text.h"
#include "model/training/layoutwords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct Design {
    Q_DECLARE_TR_FUNCTIONS(Design)
};

// In the order of the families, with the frameworks that implement them.
constexpr std::array kFamilyNames{
    L("Design", "Data parallel (DDP, Horovod)"), L("Design", "Sharded (FSDP, ZeRO-2/3)"),
    L("Design", "Tensor parallel (Megatron)"), L("Design", "Pipeline parallel (Megatron)"),
    L("Design", "Tensor and pipeline (3D)")};

// The frameworks of each software stack; other stacks are shown by the name of their option.
struct Software {
    std::string_view id;
    const char* frameworks;
};
constexpr Software kStacks[] = {{"tuned", L("Design", "Megatron Core, NeMo, MaxText")},
                                {"fsdp", L("Design", "FSDP, TorchTitan, LitGPT")},
                                {"research", L("Design", "DeepSpeed, nanotron")},
                                {"eager", L("Design", "Hugging Face, TRL, Axolotl")}};

// "12 % slower", "best", "equal"
QString againstBest(double more, bool best, const char* worse, const NumberFormat& format)
{
    if (best)
        return Design::tr("best");
    if (!(more > 0.0005))
        return Design::tr("equal");
    return words::filled(QCoreApplication::translate("Design", worse),
                         {format.text(more, Unit::Percent)});
}

} // namespace

void DesignTable::addFamilies(std::vector<Row>& rows, const engine::Evaluation& e,
                              const NumberFormat& format)
{
    for (const engine::FamilyRow& family : e.advice->families) {
        const bool possible = std::isfinite(family.layout.step.base());
        const bool fits = possible && family.layout.fit == engine::Fit::Fits;
        const QString why =
            fits        ? againstBest(family.slower, family.best, L("Design", "%1 slower"), format)
            : !possible ? Design::tr("not possible on this number of GPUs")
            : family.missing.base() > 0
                ? words::filled(Design::tr("%1 too large for a GPU"),
                                {format.text(family.missing.base(), Unit::GiB)})
                : Design::tr("memory is tight");
        rows.push_back({{words(QCoreApplication::translate(
                             "Design", kFamilyNames[static_cast<std::size_t>(family.family)])),
                         number(format.text(family.layout.step.base(), Unit::Second),
                                family.layout.step.base()),
                         words(why)},
                        family.best,
                        possible ? layoutName(family.layout.layout) : QString()});
        if (!fits)
            rows.back().cells.back().tone = Tone::Warning;
    }
}

void DesignTable::addStacks(std::vector<Row>& rows, const engine::Evaluation& e,
                            const NumberFormat& format)
{
    for (const engine::StackRow& stack : e.advice->stacks) {
        const bool fits = std::isfinite(stack.step.base());
        QString why = fits ? againstBest(stack.slower, stack.best, L("Design", "%1 slower"), format)
                           : Design::tr("does not fit");
        if (stack.own)
            why = words::filled(Design::tr("%1 (this plan)"), {why});
        const auto named = std::ranges::find(kStacks, stack.stack, &Software::id);
        const QString option =
            words::option(QStringLiteral("work.*.stack"), QString::fromStdString(stack.stack));
        rows.push_back({{words(named == std::end(kStacks)
                                   ? option
                                   : QCoreApplication::translate("Design", named->frameworks)),
                         number(fits ? format.text(stack.step.base(), Unit::Second) : QString(),
                                stack.step.base()),
                         words(why)},
                        stack.best,
                        option});
        if (!fits)
            rows.back().cells.back().tone = Tone::Warning;
    }
}

void DesignTable::addNetworks(std::vector<Row>& rows, const engine::Evaluation& e,
                              const NumberFormat& format)
{
    for (const engine::NetworkRow& network : e.advice->networks) {
        QString why = againstBest(network.slower, false, L("Design", "%1 slower"), format);
        if (network.enough)
            why = words::filled(Design::tr("enough: %1"), {why});
        if (network.own)
            why = words::filled(Design::tr("%1 (this plan)"), {why});
        rows.push_back({{words(QString::fromStdString(network.name)),
                         number(format.text(network.time.base(), Unit::Days), network.time.base()),
                         words(why)},
                        network.enough});
    }
}

void DesignTable::addEngines(std::vector<Row>& rows, const engine::Evaluation& e,
                             const NumberFormat& format)
{
    for (const engine::EngineRow& engine : e.advice->engines) {
        QString why =
            std::isfinite(engine.cost.base())
                ? againstBest(engine.dearer, engine.best, L("Design", "%1 more expensive"), format)
                : Design::tr("misses the latency limits");
        if (engine.own)
            why = words::filled(Design::tr("%1 (this plan)"), {why});
        rows.push_back({{words(words::option(QStringLiteral("work.*.serve.engine"),
                                             QString::fromStdString(engine.engine))),
                         number(format.text(engine.gpus, Unit::Gpus), engine.gpus), words(why)},
                        engine.best});
    }
}

void DesignTable::show(const engine::Evaluation& e, const NumberFormat& format)
{
    std::vector<Head> heads{
        {Design::tr("Option"),
         Design::tr("Ways to divide a run, software that trains, networks between nodes, and "
                    "serving engines."),
         190, true},
        {Design::tr("Figure"),
         Design::tr("Step time of a layout or a software, time of a run on a network, GPUs of a "
                    "fleet."),
         76},
        {Design::tr("Against the best"), Design::tr("What it loses, and why."), 150, true}};
    std::vector<Row> rows;
    if (e.advice) {
        addFamilies(rows, e, format);
        addStacks(rows, e, format);
        addNetworks(rows, e, format);
        addEngines(rows, e, format);
    }
    summary_ =
        Design::tr("Each option of its kind with the layout or the fleet that suits it best.");
    fill(std::move(heads), std::move(rows));
}

} // namespace model
