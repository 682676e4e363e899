#include "model/compare/comparewords.h"

#include "model/engine/text.h"

#include <QCoreApplication>

namespace model {
QString roomName(engine::Room room)
{
    constexpr const char* names[] = {L("Compare", "Time and size"), L("Compare", "Training step"),
                                     L("Compare", "Serving"),       L("Compare", "Power and site"),
                                     L("Compare", "Money"),         L("Compare", "Reliability")};
    return QCoreApplication::translate("Compare", names[static_cast<int>(room)]);
}

} // namespace model
