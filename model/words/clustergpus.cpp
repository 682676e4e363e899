#include "model/words/clustergpus.h"

#include "model/engine/plan.h"

namespace model::words {

QString gpuNames(const engine::Plan& plan)
{
    const engine::Cluster& c = plan.cluster;
    if (isAllSecond(c))
        return QString::fromStdString(c.second.gpu.brief);
    const QString first = QString::fromStdString(c.gpu.brief);
    return isMixed(c) ? first + QStringLiteral(" + ") + QString::fromStdString(c.second.gpu.brief)
                      : first;
}

} // namespace model::words
