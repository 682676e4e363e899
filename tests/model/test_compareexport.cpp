// Exporting a comparison: as JSON, CSV and text, and as report sections.
#include "model/document/document.h"
#include "model/export/compareexport.h"
#include "tests/model/compared.h"
#include "tests/support/room.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace support;

class TestCompareExport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theExportIsForMachines();
    void namedDialsAreShownThoughTheyAreTheSame();
    void aReportHasItWhereThereAreSeveral();
};

void TestCompareExport::theExportIsForMachines()
{
    const model::CompareExport x{sides(), compared(0, Listed::Differences), {}};
    const auto json = QJsonDocument::fromJson(x.json()).object();
    QCOMPARE(json["format"].toString(), QString("headroom-comparison"));
    QCOMPARE(json["baseline"].toInt(-1), 0);
    QCOMPARE(json["scenarios"].toArray().size(), 3);
    QJsonObject rate, tenure;
    for (const auto& entry : json["inputs"].toArray()) {
        if (entry.toObject()["path"] == "cluster.between_rate")
            rate = entry.toObject();
        if (entry.toObject()["path"] == "money.tenure")
            tenure = entry.toObject();
    }
    QCOMPARE(rate["unit"].toString(), QString("Gb/s"));
    QCOMPARE(rate["values"].toArray()[1].toDouble(), 100.0);
    QCOMPARE(tenure["values"].toArray()[2].toString(), QString("buy"));
    QVERIFY(json["dials"].toArray().size() > 40);
    const QStringList lines = QString::fromUtf8(x.csv()).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines[0], QString("path,unit,differs,Base,Slow,Bought"));
    for (const QString& line : lines)
        QCOMPARE(line.count(u','), 5);
    QVERIFY(x.text().contains("cluster.between_rate"));
    QVERIFY(x.text().contains("512 (+100.0 %)"));
}

void TestCompareExport::namedDialsAreShownThoughTheyAreTheSame()
{
    const model::CompareExport x{
        sides(), compared({}, Listed::Main), {"work.a.run_tokens", "money.irr"}};
    const auto dials = QJsonDocument::fromJson(x.json()).object()["dials"].toArray();
    QCOMPARE(dials.size(), 2);
    QCOMPARE(dials[0].toObject()["path"].toString(), QString("work.a.run_tokens"));
    QCOMPARE(dials[0].toObject()["differs"].toBool(), false);
}

void TestCompareExport::aReportHasItWhereThereAreSeveral()
{
    const engine::Project project = three();
    const model::NumberFormat format;
    const auto evaluation = engine::answer(project.scenarios[project.current].plan, {}, context());
    const auto tableOf = [&](const engine::Project& of) {
        const auto report = model::reportDocument(of, *evaluation, context(), format);
        const auto it = std::ranges::find(report.sections, QString("scenarios"),
                                          &model::ReportDocument::Section::id);
        QStringList head;
        if (it != report.sections.end())
            for (const auto& block : it->blocks)
                if (const auto* grid = std::get_if<model::ReportDocument::Grid>(&block))
                    head = grid->table.head.mid(1);
        return head;
    };
    QCOMPARE(tableOf(project), QStringList({"Base", "Slow", "Bought"}));
    engine::Project one = project;
    one.scenarios.resize(1);
    one.current = 0;
    QCOMPARE(tableOf(one), QStringList());
}

HEADROOM_ROOM(TestCompareExport)
#include "test_compareexport.moc"
