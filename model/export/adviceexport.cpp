#include "model/export/adviceexport.h"

#include "model/advice/advicesentence.h"
#include "model/advice/advicetables.h"
#include "model/advice/advicewords.h"
#include "model/export/exportnumber.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace model {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array kAnswers{"no", "yes", "open"};
static_assert(namesAll(kAnswers, engine::Reply::Open));

struct Writer {
    const engine::Evaluation& e;
    const engine::Judgment& j = e.advice->judgment;
    NumberFormat format{};

    bool isMet(std::size_t place) const { return std::ranges::count(j.path, place) > 0; }
    static Json inUnit(double base, engine::Unit unit)
    {
        return numberOrNull(base / engine::info(unit).size);
    }
    Json way(const engine::Way& way) const
    {
        if (way.ends())
            return {{"verdict", engine::idOf(way.verdict)}};
        return {{"criterion", j.tree[way.next].criterion.id}};
    }
    Json turn(const engine::Criterion& c) const
    {
        if (!c.turn)
            return nullptr;
        Json json{{"path", c.turn->path}};
        if (c.turn->choice.empty()) {
            json["value"] = inUnit(c.turn->value, c.turn->unit);
            json["unit"] = engine::info(c.turn->unit).symbol;
        } else {
            json["choice"] = c.turn->choice;
        }
        json["text"] = turnText(c, format).toStdString();
        return json;
    }
    Json branch(std::size_t place) const
    {
        const engine::Branch& b = j.tree[place];
        const engine::Criterion& c = b.criterion;
        return {{"id", c.id},
                {"question", criterionWords(c.id).question.toStdString()},
                {"answer", idOf(kAnswers, c.reply)},
                {"on_path", isMet(place)},
                {"figure", inUnit(c.figure, c.unit)},
                {"threshold", inUnit(c.threshold, c.unit)},
                {"unit", engine::info(c.unit).symbol},
                {"turn", turn(c)},
                {"yes", way(b.yes)},
                {"no", way(b.no)}};
    }
    // "yes  Is one node enough?  Smallest cluster 8 GPUs, GPUs per node 8 GPUs"
    QString line(std::size_t place) const
    {
        const engine::Criterion& c = j.tree[place].criterion;
        const CriterionWords w = criterionWords(c.id);
        QString text = QStringLiteral("  %1 %2  %3")
                           .arg(isMet(place) ? QStringLiteral(">") : QStringLiteral(" "))
                           .arg(replyWords(c.reply), -4)
                           .arg(w.question, -40);
        const QString figure = figureText(c, *e.plan, format);
        const QString threshold = thresholdText(c, format);
        if (!w.figure.isEmpty())
            text += w.figure + QStringLiteral(": ");
        text += figure;
        if (!threshold.isEmpty())
            text += QStringLiteral("; %1: %2").arg(w.threshold, threshold);
        const QString turned = turnText(c, format);
        if (isMet(place) && !turned.isEmpty())
            text += QStringLiteral("\n         ") + turned;
        return text + u'\n';
    }
};

// A table as displayed.
template <class Shown> Json rowsOf(const engine::Evaluation& e, const NumberFormat& format)
{
    Shown shown;
    shown.show(e, format);
    const Table table = shown.table();
    Json rows = Json::array();
    for (const QStringList& cells : table.rows) {
        Json row = Json::object();
        for (qsizetype i = 0; i < cells.size(); ++i)
            row[table.head[i].toStdString()] = cells[i].toStdString();
        rows.push_back(std::move(row));
    }
    return rows;
}

// Each column as wide as its widest cell; the last one is not padded.
QString aligned(const std::vector<QStringList>& rows)
{
    QList<qsizetype> widths(rows.front().size());
    for (const QStringList& cells : rows)
        for (qsizetype i = 0; i < cells.size(); ++i)
            widths[i] = std::max(widths[i], cells[i].size());
    QString text;
    for (const QStringList& cells : rows) {
        QString line;
        for (qsizetype i = 0; i < cells.size(); ++i)
            line += QStringLiteral("  ") + cells[i].leftJustified(widths[i]);
        while (line.endsWith(u' '))
            line.chop(1);
        text += line + u'\n';
    }
    return text;
}

template <class Shown>
QString linesOf(const QString& title, const engine::Evaluation& e, const NumberFormat& format)
{
    Shown shown;
    shown.show(e, format);
    if (shown.rowCount() == 0)
        return {};
    const Table table = shown.table();
    std::vector<QStringList> rows{table.head};
    rows.insert(rows.end(), table.rows.begin(), table.rows.end());
    return u'\n' + title + u'\n' + aligned(rows);
}

} // namespace

QByteArray AdviceExport::json() const
{
    const Writer w{evaluation};
    Json tree = Json::array(), path = Json::array();
    for (std::size_t i = 0; i < w.j.tree.size(); ++i)
        tree.push_back(w.branch(i));
    for (const std::size_t place : w.j.path)
        path.push_back(w.j.tree[place].criterion.id);
    const Json json{
        {"verdict", engine::idOf(w.j.verdict)},
        {"text", plainText(adviceSentence(evaluation, w.format)).toStdString()},
        {"path", path},
        {"tree", tree},
        {"checklist", rowsOf<CheckTable>(evaluation, w.format)},
        {"one_gpu_or_cluster", rowsOf<FactorTable>(evaluation, w.format)},
        {"sizes", rowsOf<SizeTable>(evaluation, w.format)},
        {"kinds", rowsOf<KindTable>(evaluation, w.format)},
        {"design", rowsOf<DesignTable>(evaluation, w.format)},
        {"operations", rowsOf<OperationsTable>(evaluation, w.format)},
        {"low_utilization", rowsOf<LossTable>(evaluation, w.format)},
        {"outages", rowsOf<OutageTable>(evaluation, w.format)},
        {"quality", rowsOf<QualityTable>(evaluation, w.format)},
        {"adaptation", rowsOf<AdaptTable>(evaluation, w.format)},
        {"roadmap", rowsOf<RoadmapTable>(evaluation, w.format)},
    };
    return QByteArray::fromStdString(json.dump(2)) + '\n';
}

QByteArray AdviceExport::text() const
{
    const Writer w{evaluation};
    QString text = plainText(adviceSentence(evaluation, w.format)) + QStringLiteral("\n\n");
    for (std::size_t i = 0; i < w.j.tree.size(); ++i)
        text += w.line(i);
    text += linesOf<CheckTable>(QStringLiteral("Checklists"), evaluation, w.format);
    text += linesOf<FactorTable>(QStringLiteral("One GPU or a cluster"), evaluation, w.format);
    text += linesOf<SizeTable>(QStringLiteral("Cluster sizes"), evaluation, w.format);
    text += linesOf<KindTable>(QStringLiteral("Kinds of cluster"), evaluation, w.format);
    text += linesOf<DesignTable>(QStringLiteral("Architecture and software"), evaluation, w.format);
    text += linesOf<OperationsTable>(QStringLiteral("Scheduler, storage and monitoring"),
                                     evaluation, w.format);
    text += linesOf<LossTable>(QStringLiteral("Why utilization is low"), evaluation, w.format);
    text += linesOf<OutageTable>(QStringLiteral("What one failure stops"), evaluation, w.format);
    text +=
        linesOf<QualityTable>(QStringLiteral("What the next dollar buys"), evaluation, w.format);
    text += linesOf<AdaptTable>(QStringLiteral("Fine-tune, retrieve or instruct"), evaluation,
                                w.format);
    text += linesOf<RoadmapTable>(QStringLiteral("Roadmap"), evaluation, w.format);
    return text.toUtf8();
}

} // namespace model
