#include "model/export/simulationexport.h"

#include "model/engine/dials/dial.h"
#include "model/export/assessmentexport.h"
#include "model/export/exportnumber.h"

namespace model {
namespace {

using engine::Unit;
using Json = nlohmann::ordered_json;

constexpr std::size_t kBars = 40; // of a histogram
constexpr double kHundred = 100;

// One dial in its own unit.
struct DrawRow {
    QString path, unit;
    double p10, p50, p90, mean, known;
};

std::vector<DrawRow> rowsOf(const SimulationExport& x)
{
    std::vector<DrawRow> rows;
    for (std::size_t i = 0; i < x.simulation.paths.size(); ++i) {
        const QString path = QString::fromStdString(x.simulation.paths[i]);
        if (!x.dials.isEmpty() && !x.dials.contains(path))
            continue;
        const auto dial = engine::findDial(x.plan, x.simulation.paths[i]);
        if (x.dials.isEmpty() && !engine::applies(x.plan, dial))
            continue;
        const auto& unit = engine::info(engine::findDial(x.plan, x.simulation.paths[i]).row->unit);
        const engine::DialDraws& d = x.simulation.dials[i];
        rows.push_back({path, QString::fromUtf8(unit.symbol), tidy(d.band.low / unit.size),
                        tidy(d.band.typical / unit.size), tidy(d.band.high / unit.size),
                        tidy(d.mean / unit.size), d.known});
    }
    return rows;
}

// A tornado's input is a knob, or a dial with a prediction error.
const engine::UnitInfo& unitOf(const engine::Plan& plan, const std::string& path)
{
    const auto knob = engine::findNumber(plan, path);
    return engine::info(knob ? knob.row->unit : engine::findDial(plan, path).row->unit);
}

Json histogramJson(const engine::Plan& plan, const engine::Samples& samples)
{
    if (samples.sorted.empty())
        return nullptr;
    const double size = unitOf(plan, samples.path).size;
    return {{"from", numberOrNull(tidy(samples.sorted.front() / size))},
            {"to", numberOrNull(tidy(samples.sorted.back() / size))},
            {"counts", samples.histogram(kBars)}};
}

Json barsJson(const engine::Plan& plan, const engine::Tornado& tornado)
{
    Json bars = Json::array();
    const double size = unitOf(plan, tornado.path).size;
    for (const engine::TornadoBar& bar : tornado.bars) {
        const auto& unit = unitOf(plan, bar.path);
        bars.push_back({{"path", bar.path},
                        {"low", numberOrNull(tidy(bar.input.low / unit.size))},
                        {"high", numberOrNull(tidy(bar.input.high / unit.size))},
                        {"unit", unit.symbol},
                        {"at_low", numberOrNull(tidy(bar.atLow / size))},
                        {"at_high", numberOrNull(tidy(bar.atHigh / size))},
                        {"share", numberOrNull(bar.share)}});
    }
    return bars;
}

QString percent(double share)
{
    return cNumber(tidy(kHundred * share)) + QStringLiteral(" %");
}

QString chanceLine(const QString& of, double chance)
{
    return QStringLiteral("Chance %1: %2\n")
        .arg(of, std::isnan(chance) ? QStringLiteral("n/a") : percent(chance));
}

QString chances(const SimulationExport& x)
{
    QString text;
    for (std::size_t w = 0; w < x.plan.work.size(); ++w) {
        const QString path = QStringLiteral("work.") + QString::fromStdString(x.plan.work[w].id);
        const engine::WorkChance& chance = x.simulation.work[w];
        if (x.plan.work[w].serves()) {
            text += chanceLine(path + QStringLiteral(" stays within its limits"), chance.limits);
            continue;
        }
        text += chanceLine(path + QStringLiteral(" meets its deadline"), chance.date);
        text += chanceLine(path + QStringLiteral(" fits in memory"), chance.memory);
    }
    return text +
           (std::isnan(x.plan.money.budget.base())
                ? QStringLiteral("Chance to stay within budget: no budget is set (money.budget)\n")
                : chanceLine(QStringLiteral("to stay within budget"), x.simulation.budget));
}

QString barsText(const engine::Plan& plan, const engine::Tornado& tornado)
{
    const auto& unit = unitOf(plan, tornado.path);
    QString text =
        QStringLiteral("\nSensitivity of %1 [%2], each input alone at its P10 and P90:\n")
            .arg(QString::fromStdString(tornado.path), QString::fromUtf8(unit.symbol));
    for (const engine::TornadoBar& bar : tornado.bars)
        text +=
            QStringLiteral("  %1 %2  %3 … %4\n")
                .arg(QString::fromStdString(bar.path), -30)
                .arg(QString::number(kHundred * bar.share, 'f', 1) + QStringLiteral(" %"), 8)
                .arg(cNumber(tidy(bar.atLow / unit.size)), cNumber(tidy(bar.atHigh / unit.size)));
    return text;
}

} // namespace

QByteArray SimulationExport::json() const
{
    Json out{{"format", "headroom-simulation"},
             {"version", 1},
             {"engine", HEADROOM_VERSION},
             {"draws", simulation.draws},
             {"start", simulation.start}};
    out["dials"] = Json::array();
    for (const DrawRow& row : rowsOf(*this))
        out["dials"].push_back({{"path", row.path.toStdString()},
                                {"p10", numberOrNull(row.p10)},
                                {"p50", numberOrNull(row.p50)},
                                {"p90", numberOrNull(row.p90)},
                                {"mean", numberOrNull(row.mean)},
                                {"known", row.known},
                                {"unit", row.unit.toStdString()}});
    out["work"] = Json::array();
    for (std::size_t w = 0; w < plan.work.size(); ++w)
        out["work"].push_back({{"id", plan.work[w].id},
                               {"date_chance", numberOrNull(simulation.work[w].date)},
                               {"memory_chance", numberOrNull(simulation.work[w].memory)},
                               {"limits_chance", numberOrNull(simulation.work[w].limits)}});
    out["budget_chance"] = numberOrNull(simulation.budget);
    for (const engine::Samples& samples : simulation.samples)
        out["histograms"][samples.path] = histogramJson(plan, samples);
    for (const engine::Tornado& tornado : tornadoes)
        out["movers"][tornado.path] = barsJson(plan, tornado);
    return QByteArray::fromStdString(out.dump(2)) + '\n';
}

QByteArray SimulationExport::csv() const
{
    QString out = QStringLiteral("path,p10,p50,p90,mean,known,unit\n");
    for (const DrawRow& row : rowsOf(*this))
        out +=
            QStringList{row.path,          cNumber(row.p10),   cNumber(row.p50), cNumber(row.p90),
                        cNumber(row.mean), cNumber(row.known), csvCell(row.unit)}
                .join(u',') +
            u'\n';
    return out.toUtf8();
}

QByteArray SimulationExport::text() const
{
    QString out = QStringLiteral("%1 draws from start number %2, with the decision held. "
                                 "P50, mean, P10 – P90:\n\n")
                      .arg(simulation.draws)
                      .arg(simulation.start);
    for (const DrawRow& row : rowsOf(*this)) {
        out += QStringLiteral("%1 %2 %3 %4 ")
                   .arg(row.path, -30)
                   .arg(row.known > 0 ? cNumber(row.p50) : QStringLiteral("n/a"), 16)
                   .arg(row.unit, -12)
                   .arg(cNumber(row.mean), 16);
        if (row.p90 > row.p10)
            out += u' ' + cNumber(row.p10) + QStringLiteral(" – ") + cNumber(row.p90);
        if (row.known > 0 && row.known < 1)
            out += QStringLiteral("  (known in %1 of the draws)").arg(percent(row.known));
        out = out.trimmed() + u'\n';
    }
    out += u'\n' + chances(*this);
    for (const engine::Tornado& tornado : tornadoes)
        out += barsText(plan, tornado);
    return out.toUtf8();
}

} // namespace model
