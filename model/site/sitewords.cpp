#include "model/site/sitewords.h"

#include "model/words/words.h"

#include <QCoreApplication>

namespace model {
namespace {

struct Site {
    Q_DECLARE_TR_FUNCTIONS(Site)
};

} // namespace

QString limitWords(engine::RackBound bound)
{
    switch (bound) {
    case engine::RackBound::Units: return Site::tr("Height");
    case engine::RackBound::Weight: return Site::tr("Weight");
    case engine::RackBound::Cooling: return Site::tr("Cooling");
    case engine::RackBound::Feed: return Site::tr("Power feed");
    case engine::RackBound::Nothing: break;
    }
    return Site::tr("None");
}

QString boundWords(engine::RackBound bound)
{
    switch (bound) {
    case engine::RackBound::Units: return Site::tr("limited by height");
    case engine::RackBound::Weight: return Site::tr("limited by weight");
    case engine::RackBound::Cooling: return Site::tr("limited by cooling");
    case engine::RackBound::Feed: return Site::tr("limited by power feed");
    case engine::RackBound::Nothing: break;
    }
    return Site::tr("no limit known");
}

QString groupWords(const engine::RackGroup& group, const NumberFormat& format)
{
    const QString racks = format.number(group.count, engine::Unit::Count);
    const QString nodes = format.number(group.nodes, engine::Unit::Count);
    //: %1 a number or kind, %2 nodes with their count.
    return words::filled(Site::tr("%1 racks of %2", nullptr, words::subject(group.count)),
                         {racks, nodes});
}

} // namespace model
