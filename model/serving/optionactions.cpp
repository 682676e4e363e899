#include "model/serving/optionactions.h"

#include "model/engine/knobs/formats.h"
#include "model/project/projectdocument.h"
#include "model/serving/served.h"
#include "model/training/layoutactions.h"

#include <QCoreApplication>

#include <array>

namespace model {
namespace {

constexpr std::array kDegrees{"tensor", "pipeline", "attention", "expert"};

QString pathOf(const ProjectDocument& document, const std::string& knob)
{
    return QString::fromStdString(
        engine::boundPath("work.*.serve." + knob, document.plan().work[document.view().served].id));
}

// Each degree that the plan has a knob for.
Turns degreeTurns(const ProjectDocument& document, const std::array<QString, 4>& values)
{
    Turns turns;
    for (std::size_t i = 0; i < kDegrees.size(); ++i) {
        const QString path = pathOf(document, std::string("layout.") + kDegrees[i]);
        const auto choice = engine::findChoice(document.plan(), path.toStdString());
        if (choice && choice.row->applies(document.plan(), document.plan().work[choice.work]))
            turns.emplace_back(path, values[i]);
    }
    return turns;
}

} // namespace

// The GPU count of a training plan says nothing about a load's needs: the fleet is searched.
engine::Result<void> makeItServe(ProjectDocument& document)
{
    const std::string kind = engine::boundPath("work.*.kind", document.work().id);
    return turnAll(document, QCoreApplication::translate("ServingOptions", "Switch to serving"),
                   {{QString::fromStdString(kind), QStringLiteral("serve")},
                    {QStringLiteral("cluster.count_rule"), QStringLiteral("smallest")}});
}

engine::Result<void> useOption(ProjectDocument& document, const engine::ServeOption& option)
{
    const auto text = [](double degree) { return QString::number(degree); };
    const engine::ServingLayout& l = option.layout;
    Turns turns = degreeTurns(
        document, {text(l.tensor), text(l.pipeline), text(l.attention), text(l.expert)});
    turns.emplace_back(pathOf(document, "weights"),
                       QString::fromUtf8(idOf(engine::kWeightFormats, option.format)));
    return turnAll(document, QCoreApplication::translate("ServingOptions", "Use this layout"),
                   turns);
}

engine::Result<void> releaseOption(ProjectDocument& document)
{
    const QString automatic = QStringLiteral("auto");
    return turnAll(document,
                   QCoreApplication::translate("ServingOptions", "Choose layout automatically"),
                   degreeTurns(document, {automatic, automatic, automatic, automatic}));
}

bool sameReplica(const engine::ServingLayout& a, const engine::ServingLayout& b)
{
    return a.tensor == b.tensor && a.pipeline == b.pipeline && a.expert == b.expert &&
           a.attention == b.attention;
}

bool isOptionPinned(const ProjectDocument& document)
{
    const engine::Workload& work = document.plan().work[document.view().served];
    return work.serves() && work.serve.pinned() != engine::ServeWish{};
}

} // namespace model
