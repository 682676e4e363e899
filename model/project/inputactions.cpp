#include "model/project/inputactions.h"

#include "model/engine/knobs/discounts.h"
#include "model/engine/knobs/knob.h"
#include "model/format/numberparse.h"
#include "model/project/projectdocument.h"

#include <cmath>
#include <utility>

namespace model {

engine::Result<void> turn(ProjectDocument& document, const QString& path, double base, int gesture)
{
    auto next = engine::turned(document.plan(), path.toStdString(), base);
    if (!next)
        return tl::unexpected(next.error());
    document.takePlan(path, std::move(*next), gesture);
    return {};
}

engine::Result<void> type(ProjectDocument& document, const QString& path, const QString& text)
{
    const auto knob = engine::findNumber(document.plan(), path.toStdString());
    if (!knob)
        return engine::fail(engine::Error::Code::UnknownPath, path.toStdString());
    const NumberFormat format = document.format();
    auto base = parseNumber(text, knob.row->unit, format.locale(), format.currency());
    if (!base) {
        base.error().where = path.toStdString();
        return tl::unexpected(base.error());
    }
    // A value that reads the same is unchanged: leaving a field untouched must not round it.
    if (format.editable(engine::read(document.plan(), knob), knob.row->unit) ==
        format.editable(*base, knob.row->unit))
        return {};
    return turn(document, path, *base);
}

engine::Result<void> choose(ProjectDocument& document, const QString& path, const QString& id)
{
    auto next =
        engine::chosen(document.plan(), document.catalog(), path.toStdString(), id.toStdString());
    if (!next)
        return tl::unexpected(next.error());
    document.takePlan(path, std::move(*next), 0);
    return {};
}

engine::Result<void> reset(ProjectDocument& document, const QString& path)
{
    if (path == u"money.price")
        return reset(document, QStringLiteral("money.price_from"));
    const std::string key = path.toStdString();
    const engine::Plan& defaults = document.defaults();
    if (const auto knob = engine::findNumber(document.plan(), key)) {
        auto next = engine::turned(document.plan(), key, engine::read(defaults, knob));
        if (!next) // the catalog does not have the part, so there is nothing to reset to
            return tl::unexpected(next.error());
        auto cites = std::make_shared<engine::Citations>(*next->cites);
        const auto restore = [&](const std::string& at) {
            engine::write(*next, engine::findNumber(*next, at),
                          engine::read(defaults, engine::findNumber(defaults, at)));
            if (const auto it = defaults.cites->find(at); it != defaults.cites->end())
                (*cites)[at] = it->second;
        };
        restore(key);
        // A catalog discount is bounded by offers; the typed one was not.
        for (const engine::Discount& discount : engine::discounts())
            if (key == discount.sharePath)
                restore(std::string(discount.leastPath));
        next->cites = std::move(cites);
        document.takePlan(path, std::move(*next), 0);
        return {};
    }
    const auto choice = engine::findChoice(document.plan(), key);
    if (!choice)
        return engine::fail(engine::Error::Code::UnknownPath, key);
    return choose(document, path,
                  QString::fromStdString(choice.row->get(defaults, defaults.work[choice.work])));
}

engine::Result<void> apply(ProjectDocument& document, const engine::Finding::Cure& cure)
{
    const QString path = QString::fromStdString(cure.path);
    return cure.choice.empty() ? turn(document, path, cure.value)
                               : choose(document, path, QString::fromStdString(cure.choice));
}

bool isDefault(const ProjectDocument& document, const QString& path)
{
    const std::string key = path.toStdString();
    const engine::Plan &plan = document.plan(), &defaults = document.defaults();
    if (const auto knob = engine::findNumber(plan, key)) {
        const double now = engine::read(plan, knob), then = engine::read(defaults, knob);
        return (std::isnan(now) && std::isnan(then)) ||
               std::abs(now - then) <= 1e-9 * std::abs(then);
    }
    const auto choice = engine::findChoice(plan, key);
    return !choice || choice.row->get(plan, plan.work[choice.work]) ==
                          choice.row->get(defaults, defaults.work[choice.work]);
}

} // namespace model
