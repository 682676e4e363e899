#include "model/export/accuracyexport.h"

#include "model/export/assessmentexport.h"
#include "model/export/exportnumber.h"

#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

namespace model {
namespace {

using engine::AccuracyLine;
using engine::AccuracyTable;
using Json = nlohmann::ordered_json;

struct Column {
    const char *key, *title;
    double AccuracyLine::*share;
    bool sign = false;
};
constexpr std::array kColumns{
    Column{"median", "median", &AccuracyLine::median},
    Column{"mean", "mean", &AccuracyLine::mean},
    Column{"p90", "p90", &AccuracyLine::p90},
    Column{"max", "max", &AccuracyLine::most},
    Column{"bias", "bias", &AccuracyLine::bias, true},
    Column{"within10", "<10%", &AccuracyLine::within10},
    Column{"within20", "<20%", &AccuracyLine::within20},
    Column{"coverage", "in band", &AccuracyLine::coverage},
};
constexpr int kNameWidth = 36, kCountWidth = 7, kShareWidth = 9;

Json lineJson(const AccuracyLine& line)
{
    Json json{{"name", line.name}, {"n", line.rows}, {"skipped", line.skipped}};
    for (const Column& column : kColumns)
        json[column.key] = numberOrNull(line.*column.share);
    json["banded"] = line.banded;
    return json;
}

Json tableJson(const AccuracyTable& table)
{
    Json json{{"quantity", table.quantity}, {"all", lineJson(table.all)}};
    for (const auto& group : table.groups) {
        Json& lines = json["by"][group.by] = Json::array();
        for (const AccuracyLine& line : group.lines)
            lines.push_back(lineJson(line));
    }
    json["left_out"] = Json(table.leftOut);
    json["skipped"] = Json(table.skipped);
    return json;
}

QString cellsCsv(const QString& quantity, const QString& by, const AccuracyLine& line)
{
    QStringList cells{quantity, by, csvCell(QString::fromStdString(line.name)),
                      QString::number(line.rows), QString::number(line.skipped)};
    for (const Column& column : kColumns)
        cells << cNumber(line.*column.share);
    cells << QString::number(line.banded);
    return cells.join(u',') + u'\n';
}

QString lineText(const AccuracyLine& line)
{
    QString text = QString::fromStdString(line.name).left(kNameWidth).leftJustified(kNameWidth) +
                   QString::number(line.rows).rightJustified(kCountWidth) +
                   QString::number(line.skipped).rightJustified(kCountWidth);
    for (const Column& column : kColumns) {
        const double share = line.*column.share;
        QString cell;
        if (std::isfinite(share))
            cell = (column.sign && share >= 0 ? QStringLiteral("+") : QString()) +
                   QString::number(100 * share, 'f', 1) + u'%';
        text += cell.rightJustified(kShareWidth);
    }
    return text + u'\n';
}

QString headText(const QString& quantity)
{
    QString text = quantity.leftJustified(kNameWidth) +
                   QStringLiteral("n").rightJustified(kCountWidth) +
                   QStringLiteral("skip").rightJustified(kCountWidth);
    for (const Column& column : kColumns)
        text += QString::fromUtf8(column.title).rightJustified(kShareWidth);
    return text + u'\n';
}

QString countsText(const char* what, const std::map<std::string, int>& counts)
{
    QString text;
    for (const auto& [why, rows] : counts)
        text += QString::fromUtf8(what).leftJustified(10) +
                QString::number(rows).rightJustified(5) + QStringLiteral(": ") +
                QString::fromStdString(why) + u'\n';
    return text;
}

} // namespace

QByteArray AccuracyExport::json() const
{
    Json out;
    out["format"] = "headroom-accuracy";
    out["version"] = 1;
    out["tables"] = Json::array();
    for (const AccuracyTable& table : tables)
        out["tables"].push_back(tableJson(table));
    return QByteArray::fromStdString(out.dump(2, ' ', false, Json::error_handler_t::replace)) +
           '\n';
}

QByteArray AccuracyExport::csv() const
{
    QString text = QStringLiteral("quantity,by,name,n,skipped");
    for (const Column& column : kColumns)
        text += u',' + QString::fromUtf8(column.key);
    text += QStringLiteral(",banded\n");
    for (const AccuracyTable& table : tables) {
        const QString quantity = QString::fromStdString(table.quantity);
        text += cellsCsv(quantity, QStringLiteral("all"), table.all);
        for (const auto& group : table.groups)
            for (const AccuracyLine& line : group.lines)
                text += cellsCsv(quantity, QString::fromStdString(group.by), line);
    }
    return text.toUtf8();
}

QByteArray AccuracyExport::text() const
{
    QString text;
    for (const AccuracyTable& table : tables) {
        text += headText(QString::fromStdString(table.quantity)) + lineText(table.all);
        for (const auto& group : table.groups) {
            text += QStringLiteral("by ") + QString::fromStdString(group.by) + u'\n';
            for (const AccuracyLine& line : group.lines)
                text += lineText(line);
        }
        text +=
            countsText("left out", table.leftOut) + countsText("skipped", table.skipped) + u'\n';
    }
    return text.toUtf8();
}

} // namespace model
