#include "model/export/assessmentexport.h"

#include "model/catalog/tablecopy.h"
#include "model/engine/dials/dial.h"
#include "model/engine/plan.h"
#include "model/export/assessmentjson.h"
#include "model/export/exportnumber.h"
#include "model/sentences/answersentence.h"
#include "model/sentences/workname.h"
#include "model/words/words.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace model {
namespace {

using Json = nlohmann::ordered_json;

struct Row {
    QString path, unit;
    double value, low, high; // in the dial's own unit
    bool applies;            // to the kind of work
};

std::vector<Row> rowsOf(const engine::Evaluation& e, const QStringList& dials)
{
    std::vector<Row> rows;
    engine::forEachRow(
        *e.plan, engine::dials(), [&](engine::Bound<engine::Dial> dial, const std::string& path) {
            const QString name = QString::fromStdString(path);
            if (!dials.isEmpty() && !dials.contains(name))
                return;
            const auto& unit = engine::info(dial.row->unit);
            const double value = engine::read(*e.resolved, e.assessment, dial);
            const engine::Band* found = e.bands.find(path);
            const engine::Band band = found ? *found : engine::Band{value, value, value};
            rows.push_back({name, QString::fromUtf8(unit.symbol), tidy(value / unit.size),
                            tidy(band.low / unit.size), tidy(band.high / unit.size),
                            engine::applies(*e.plan, dial)});
        });
    return rows;
}

} // namespace

QString cNumber(double value)
{
    return std::isfinite(value) ? QString::number(value, 'g', 12) : QString();
}

QString csvCell(const QString& text)
{
    QString cell = notAFormula(text);
    if (std::ranges::any_of(QStringLiteral(",\"\n\r"), [&](QChar c) { return cell.contains(c); }))
        cell = u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"';
    return cell;
}

QByteArray csvOf(const Table& table)
{
    const auto line = [](const QStringList& cells) {
        QStringList safe;
        for (const QString& cell : cells)
            safe << csvCell(cell);
        return safe.join(u',') + u'\n';
    };
    QString out = line(table.head);
    for (const QStringList& row : table.rows)
        out += line(row);
    return out.toUtf8();
}

Json dialsJson(const engine::Evaluation& evaluation, const QStringList& dials)
{
    Json all = Json::array();
    for (const Row& row : rowsOf(evaluation, dials))
        all.push_back({{"path", row.path.toStdString()},
                       {"value", numberOrNull(row.value)},
                       {"low", numberOrNull(row.low)},
                       {"high", numberOrNull(row.high)},
                       {"unit", row.unit.toStdString()}});
    return all;
}

Json findingsJson(const engine::Evaluation& evaluation, const NumberFormat& format)
{
    Json all = Json::array();
    constexpr const char* severities[] = {"bad", "warning", "note", "good"};
    for (const engine::Finding& f : evaluation.findings) {
        const words::FindingText words = words::finding(f, format);
        Json finding{{"id", f.id},
                     {"severity", severities[static_cast<int>(f.severity)]},
                     {"title", words.title.toStdString()},
                     {"text", words.text.toStdString()}};
        if (const QString name = workName(f, *evaluation.plan); !name.isEmpty())
            finding["work"] = {{"id", evaluation.plan->work[*f.work].id},
                               {"name", name.toStdString()}};
        if (f.cure) {
            const auto knob = engine::findNumber(*evaluation.plan, f.cure->path);
            finding["cure"]["path"] = f.cure->path;
            if (knob)
                finding["cure"]["value"] = tidy(f.cure->value / engine::info(knob.row->unit).size);
            else
                finding["cure"]["value"] = f.cure->choice;
            if (f.saved)
                finding["cure"]["saves_per_year"] = tidy((*f.saved * engine::kYear).base());
        }
        all.push_back(std::move(finding));
    }
    return all;
}

QByteArray AssessmentExport::json() const
{
    Json out;
    out["format"] = "headroom-assessment";
    out["version"] = 1;
    out["engine"] = HEADROOM_VERSION;
    out["client"] = project.client;
    out["title"] = projectTitle(project).toStdString();
    out["scenario"] = project.scenarios[project.current].name;
    out["answer"] = plainText(answerSentence(evaluation, NumberFormat())).toStdString();
    out["dials"] = dialsJson(evaluation, dials);
    out["findings"] = findingsJson(evaluation, NumberFormat());
    return QByteArray::fromStdString(out.dump(2, ' ', false, Json::error_handler_t::replace)) +
           '\n';
}

QByteArray AssessmentExport::csv() const
{
    QString out = QStringLiteral("path,value,low,high,unit\n");
    for (const Row& row : rowsOf(evaluation, dials))
        out += QStringList{row.path, cNumber(row.value), cNumber(row.low), cNumber(row.high),
                           csvCell(row.unit)}
                   .join(u',') +
               u'\n';
    return out.toUtf8();
}

QByteArray AssessmentExport::text() const
{
    const NumberFormat format;
    QString out = plainText(answerSentence(evaluation, format)) + QStringLiteral("\n\n");
    for (const Row& row : rowsOf(evaluation, dials)) {
        if (!row.applies && dials.isEmpty())
            continue; // not of interest to users
        const bool known = std::isfinite(row.value);
        const QString number = known ? cNumber(row.value) : format.number(row.value, {});
        out += row.path.leftJustified(30) + u' ' + number.rightJustified(16) + u' ' +
               (known ? row.unit : QString()).leftJustified(12);
        if (row.high > row.low)
            out += u' ' + cNumber(row.low) + QStringLiteral(" – ") +
                   (std::isinf(row.high) ? QStringLiteral("∞") : cNumber(row.high));
        out = out.trimmed() + u'\n';
    }
    for (const engine::Finding& f : evaluation.findings) {
        const words::FindingText words = words::finding(f, format);
        out +=
            u'\n' + titleOf(f, *evaluation.plan, words.title) + QStringLiteral(". ") + words.text;
        if (!words.money.isEmpty())
            out += u' ' + words.money;
    }
    return out.toUtf8() + '\n';
}

QByteArray derivationText(const engine::Derivation& d)
{
    const auto valueOf = [](double base, engine::Unit unit) {
        const auto& u = engine::info(unit);
        const double value = tidy(base / u.size);
        return (std::isfinite(value) ? cNumber(value) : NumberFormat().number(base, unit)) + u' ' +
               QString::fromUtf8(u.symbol);
    };
    // Arithmetic as computed, with paths; prose in the words of the window.
    QString out = QString::fromStdString(d.path) + QStringLiteral(" = ") +
                  valueOf(d.value, d.unit).trimmed() + QStringLiteral("\n  ") +
                  words::dialTip(QString::fromStdString(d.path)) + QStringLiteral("\n  = ") +
                  (d.prose ? words::formulaProse(d.prose) : QString::fromStdString(d.formula)) +
                  u'\n';
    for (const auto& term : d.terms) {
        out += QStringLiteral("  %1 %2").arg(QString::fromStdString(term.path).leftJustified(32),
                                             valueOf(term.value, term.unit));
        if (term.cite)
            out += QStringLiteral("   [%1, %2%3]")
                       .arg(QString::fromStdString(term.cite->title),
                            term.cite->date.empty() ? QStringLiteral("undated")
                                                    : QString::fromStdString(term.cite->date),
                            term.cite->recalled ? QStringLiteral(", recalled") : QString());
        else
            out += term.isDial ? QStringLiteral("   [computed]") : QStringLiteral("   [entered]");
        out += u'\n';
    }
    return out.toUtf8();
}

} // namespace model
