// Templates open as plans that can be evaluated: each has texts and a source, and survives a round
// trip through a file.
#include "model/engine/answer/answer.h"
#include "model/engine/files/projectfile.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/knobs/refresh.h"
#include "model/project/templates.h"
#include "model/store/projectstore.h"
#include "tests/model/fixture.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

class TestTemplates : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachOpensAndComputes_data();
    void eachOpensAndComputes();
    void theArticlesQuestionsAreThere_data();
    void theArticlesQuestionsAreThere();
    void aFleetToBeFoundIsFound();
    void anUnknownOneIsRefusedWithTheKnown();
    void aBrokenFileIsRefused_data();
    void aBrokenFileIsRefused();

private:
    const engine::Catalog& catalog() { return **catalog_; }
    engine::Result<model::CatalogPtr> catalog_ = model::shippedCatalog("2026-11-21");
};

void TestTemplates::eachOpensAndComputes_data()
{
    QTest::addColumn<QString>("id");
    for (const engine::Template& t : model::shippedTemplates())
        QTest::newRow(t.id.c_str()) << QString::fromStdString(t.id);
}

void TestTemplates::eachOpensAndComputes()
{
    QFETCH(QString, id);
    QVERIFY(!model::templateTitle(id).isEmpty());
    QVERIFY(model::templateQuestion(id).endsWith(u'?'));
    const auto project = model::templateProject(id, catalog());
    QVERIFY2(project, project ? "" : (project.error().where + project.error().detail).c_str());
    const auto evaluation =
        engine::answer(project->scenarios.front().plan, {}, engine::Context{*catalog_});
    const auto& money = evaluation->assessment.money;
    if (project->plan().runs())
        QVERIFY(std::isfinite(evaluation->assessment.work.front().time.base()));
    QVERIFY(std::isfinite(evaluation->assessment.site.mean.total().base()));
    QVERIFY(money.inUse > 0);
    const auto bytes = model::soundBytes(*project);
    QVERIFY2(bytes, bytes ? "" : bytes.error().where.c_str());
    const auto read =
        engine::readProject({bytes->constData(), static_cast<std::size_t>(bytes->size())});
    QVERIFY(read);
    const engine::Plan &kept = read->project.plan(), &made = project->plan();
    engine::forEachRow(made, engine::numbers(), [&](auto knob, const std::string& path) {
        const double before = engine::read(made, knob), after = engine::read(kept, knob);
        QVERIFY2(std::abs(after - before) <= 1e-12 * std::abs(before) ||
                     (std::isnan(before) && std::isnan(after)),
                 path.c_str());
    });
    QVERIFY(engine::sameValues(kept, made, 1e-12));
    QVERIFY(read->notes.empty());
}

void TestTemplates::theArticlesQuestionsAreThere_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<double>("gpus");
    QTest::addColumn<double>("nodes");
    QTest::newRow("first configuration") << "start-16"
                                         << "rtx-6000-ada" << 16.0 << 4.0;
    QTest::newRow("second configuration") << "production-64"
                                          << "a100-sxm-80" << 64.0 << 8.0;
    QTest::newRow("third configuration") << "research-256"
                                         << "h100-sxm" << 256.0 << 32.0;
    QTest::newRow("fine-tune 7B") << "tune-7b-8"
                                  << "a100-sxm-80" << 8.0 << 1.0;
    QTest::newRow("train 13B") << "train-13b-64"
                               << "a100-sxm-80" << 64.0 << 8.0;
    QTest::newRow("serve 10,000 a second") << "serve-10k-8"
                                           << "a100-sxm-80" << 8.0 << 2.0;
    QTest::newRow("train 70B") << "train-70b-256"
                               << "h100-sxm" << 256.0 << 32.0;
    QTest::newRow("BERT") << "bert-64"
                          << "a100-sxm-80" << 64.0 << 8.0;
    QTest::newRow("retrieval") << "rag-4"
                               << "a100-sxm-80" << 4.0 << 1.0;
    QTest::newRow("rent or buy") << "rent-or-buy-128"
                                 << "a100-sxm-80" << 128.0 << 16.0;
}

void TestTemplates::theArticlesQuestionsAreThere()
{
    QFETCH(QString, id);
    QFETCH(QString, gpu);
    QFETCH(double, gpus);
    QFETCH(double, nodes);
    const auto project = model::templateProject(id, catalog());
    QVERIFY(project);
    const engine::Cluster& cluster = project->plan().cluster;
    QCOMPARE(QString::fromStdString(cluster.gpu.id), gpu);
    QCOMPARE(cluster.count, gpus);
    QCOMPARE(std::ceil(cluster.count / cluster.nodeSize), nodes);
    // Templates are made from the current catalog, so nothing is outdated.
    QVERIFY(engine::movedOn(project->plan(), catalog()).empty());
    // “100 Gb/s Ethernet” is one port per node.
    if (cluster.between.id == "eth-100g" && nodes > 1)
        QCOMPARE(cluster.perGpu.base(), cluster.between.bandwidth.base() / cluster.nodeSize);
}

void TestTemplates::aFleetToBeFoundIsFound()
{
    const auto project = model::templateProject("serve-10k", catalog());
    QVERIFY(project);
    const auto e = engine::answer(project->scenarios.front().plan, {}, engine::Context{*catalog_});
    QVERIFY(e->assessment.decision.gpus > 8);
    QVERIFY(e->assessment.serving.front().fleetRate >= engine::Rate(10000));
}

void TestTemplates::anUnknownOneIsRefusedWithTheKnown()
{
    const auto project = model::templateProject("gone", catalog());
    QVERIFY(!project);
    QCOMPARE(project.error().code, engine::Error::Code::UnknownChoice);
    QVERIFY(project.error().advice.find("rent-or-buy-128") != std::string::npos);
}

void TestTemplates::aBrokenFileIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no JSON") << QByteArray("templates");
    QTest::newRow("another format") << QByteArray(R"({"format":"headroom-project"})");
    QTest::newRow("no templates") << QByteArray(R"({"format":"headroom-templates","sources":{}})");
    QTest::newRow("a source that is not there") << QByteArray(
        R"({"format":"headroom-templates","sources":{},"templates":[{"id":"a","source":"b","set":[]}]})");
    QTest::newRow("software that is no list") << QByteArray(
        R"({"format":"headroom-templates","sources":{"b":{}},"templates":[{"id":"a","source":"b","set":[],"software":"x"}]})");
    QTest::newRow("a published figure without its value") << QByteArray(
        R"({"format":"headroom-templates","sources":{"b":{}},"templates":[{"id":"a","source":"b","set":[],"published":[["x"]]}]})");
    QTest::newRow("a turn without its value") << QByteArray(
        R"({"format":"headroom-templates","sources":{"b":{}},"templates":[{"id":"a","source":"b","set":[["x"]]}]})");
}

void TestTemplates::aBrokenFileIsRefused()
{
    QFETCH(QByteArray, text);
    QVERIFY(!engine::readTemplates({text.constData(), static_cast<std::size_t>(text.size())}));
}

HEADROOM_ROOM(TestTemplates)
#include "test_templates.moc"
