#include "model/workname.h"

#include "model/engine/knobs/knob.h"
#include "model/words/words.h"

namespace model {

QString workName(const engine::Workload& work)
{
    if (!work.name.empty())
        return QString::fromStdString(work.name);
    const engine::Choice& kind = *std::ranges::find(engine::choices(), "work.*.kind",
                                                    [](const engine::Choice& c) { return c.path; });
    const QString word = words::option(QStringLiteral("work.*.kind"),
                                       QString::fromStdString(kind.get(engine::Plan(), work)));
    return word + u' ' + QString::fromStdString(work.train.model.brief);
}

} // namespace model
