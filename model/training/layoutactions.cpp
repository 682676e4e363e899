#include "model/training/layoutactions.h"

#include "model/engine/knobs/formats.h"
#include "model/engine/text.h"
#include "model/project/inputactions.h"
#include "model/project/projectdocument.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace model {
namespace {

using engine::Error;

constexpr std::array kKnobs{"tensor",      "pipeline", "interleave", "context", "expert",
                            "micro_batch", "sharding", "recompute",  "offload"};

QString pathOf(const ProjectDocument& document, const char* knob)
{
    return QString::fromStdString(engine::boundPath(
        std::string("work.*.layout.") + knob, document.plan().work[document.view().trained].id));
}

engine::Result<engine::Plan> turned(const ProjectDocument& document, const Turns& turns)
{
    engine::Plan plan = document.plan();
    for (const auto& [path, value] : turns) {
        const std::string key = path.toStdString();
        const auto choice = engine::findChoice(plan, key);
        if (choice && !choice.row->applies(plan, plan.work[choice.work]))
            return engine::fail(Error::Code::NotApplicable, key);
        auto next = choice ? engine::chosen(plan, document.catalog(), key, value.toStdString())
                           : engine::turned(plan, key, value.toDouble());
        if (!next)
            return tl::unexpected(next.error());
        plan = std::move(*next);
    }
    return plan;
}

// The default of each layout knob that the plan has.
Turns releaseTurns(const ProjectDocument& document)
{
    const engine::Plan& base = document.defaults();
    Turns turns;
    for (const char* knob : kKnobs) {
        const QString path = pathOf(document, knob);
        const std::string key = path.toStdString();
        const auto choice = engine::findChoice(document.plan(), key);
        if (choice && choice.row->applies(document.plan(), document.plan().work[choice.work]))
            turns.emplace_back(
                path, QString::fromStdString(choice.row->get(base, base.work[choice.work])));
    }
    return turns;
}

} // namespace

engine::Result<void> turnAll(ProjectDocument& document, const QString& text, const Turns& turns)
{
    auto plan = turned(document, turns);
    if (!plan)
        return tl::unexpected(plan.error());
    engine::Project next = document.project();
    next.scenarios[next.current].plan = std::make_shared<const engine::Plan>(std::move(*plan));
    document.take(text, std::move(next));
    return {};
}

Turns layoutTurns(const ProjectDocument& document, const engine::Layout& l)
{
    const auto path = [&document](const char* knob) { return pathOf(document, knob); };
    Turns turns{{path("tensor"), QString::number(l.tensor)},
                {path("pipeline"), QString::number(l.pipeline)},
                {path("interleave"), QString::number(l.interleave)},
                {path("context"), QString::number(l.context)},
                {path("expert"), QString::number(l.expert)},
                {path("micro_batch"), QString::number(static_cast<double>(l.microBatch))},
                {path("sharding"), QString::fromUtf8(idOf(engine::kShardings, l.sharding))},
                {path("recompute"), QString::fromUtf8(idOf(engine::kRecomputes, l.recompute))},
                {path("offload"), QString::fromUtf8(idOf(engine::kOffloads, l.offload))}};
    if (l.recompute == engine::Recompute::Full && l.recomputedLayers < 1) {
        const double stage = std::ceil(
            document.plan().work[document.view().trained].train.model.layers / l.pipeline);
        turns[7].second = QStringLiteral("layers");
        turns.emplace_back(
            path("recompute_layers"),
            QString::number(std::round(static_cast<double>(l.recomputedLayers) * stage)));
    }
    if (l.expert == 1) // a dense model has no such knob
        turns.erase(turns.begin() + 4);
    return turns;
}

engine::Result<void> useLayout(ProjectDocument& document, const engine::Layout& layout)
{
    return turnAll(document, QCoreApplication::translate("Layouts", "Use this layout"),
                   layoutTurns(document, layout));
}

engine::Result<void> releaseLayout(ProjectDocument& document)
{
    return turnAll(document, QCoreApplication::translate("Layouts", "Choose layout automatically"),
                   releaseTurns(document));
}

QString whyNotPinned(const ProjectDocument& document, const engine::Layout& layout)
{
    const auto plan = turned(document, layoutTurns(document, layout));
    if (plan)
        return {};
    return plan.error().code == Error::Code::UnknownChoice
               ? QCoreApplication::translate("Layouts", "This layout cannot be set: the plan does "
                                                        "not offer one of its parallel sizes.")
               : words::error(plan.error());
}

bool isPinned(const ProjectDocument& document)
{
    const Turns turns = releaseTurns(document);
    for (const auto& [path, value] : turns)
        if (!isDefault(document, path))
            return true;
    return false;
}

} // namespace model
