#include "model/chart/rackchart.h"

#include <QCoreApplication>

namespace model {
namespace {

struct RackTexts {
    Q_DECLARE_TR_FUNCTIONS(Charts)
};

} // namespace

Table tableOf(const RackChart& chart)
{
    Table table;
    if (chart.racks.empty())
        return table;
    table.head << chart.title << RackTexts::tr("nodes") << chart.racks.front().both.label
               << chart.racks.front().alone.label;
    for (const RackChart::Bar& phase : chart.racks.front().phases)
        table.head << phase.label;
    for (const RackChart::Rack& rack : chart.racks) {
        QStringList row{rack.label, QString::number(rack.nodes), rack.both.value, rack.alone.value};
        for (const RackChart::Bar& phase : rack.phases)
            row << phase.value;
        table.rows.push_back(row);
    }
    return table;
}

} // namespace model
