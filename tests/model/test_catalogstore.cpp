#include "model/store/catalogstore.h"
#include "tests/model/fixture.h"
#include "tests/support/overlay.h"
#include "tests/support/room.h"

#include <QDir>

// The user's own catalog files, merged with the shipped ones.
namespace {

QByteArray entry(const char* id, int watts)
{
    const std::string lists = "\"accelerators\": [{\"id\": \"" + std::string(id) +
                              "\", \"name\": \"" + id +
                              "\", \"power\": {\"value\": " + std::to_string(watts) +
                              ", \"unit\": \"W\", \"source\": \"new\"}, \"memory\": {\"value\": 80,"
                              " \"unit\": \"GB\", \"source\": \"new\"}}]";
    return QByteArray::fromStdString(support::catalogFile(lists));
}

class TestCatalogStore : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    QString path(const char* name) const { return folder_->filePath(QLatin1String(name)); }
    void put(const char* name, const QByteArray& bytes) const
    {
        QFile out(path(name));
        QVERIFY(QDir().mkpath(QFileInfo(out).path()));
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size());
    }
    model::UsersCatalog merged() const
    {
        return model::usersCatalog(support::shippedContext().catalog, folder_->path());
    }

private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void allThatIsShippedIsThere()
    {
        const auto shipped = support::shippedContext().catalog;
        const engine::Catalog& read = support::catalog();
        QCOMPARE(shipped->accelerators.size(), read.accelerators.size());
        QCOMPARE(shipped->offers.size(), read.offers.size());
        QCOMPARE(shipped->costs.size(), read.costs.size());
        QCOMPARE(shipped->regions.size(), read.regions.size());
        QCOMPARE(shipped->points.size(), read.points.size());
        QCOMPARE(shipped->contradictions.size(), read.contradictions.size());
        QCOMPARE(shipped->today, std::string("2026-11-21"));
    }
    void noFolderIsNoOwnCatalog()
    {
        const auto shipped = support::shippedContext().catalog;
        QCOMPARE(model::usersCatalog(shipped, QStringLiteral("/no/such")).catalog, shipped);
        QCOMPARE(merged().catalog, shipped);
    }
    void ownWinsAndOthersStay()
    {
        put("a.json", entry("h100-sxm", 650));
        put("b.json", entry("mine", 300));
        put("readme.txt", "not a catalog");
        const auto own = merged();
        QVERIFY(own.complaints.isEmpty());
        QCOMPARE(own.catalog->accelerator("h100-sxm")->power.base(), 650.0);
        QVERIFY(own.catalog->accelerator("h100-sxm")->peakBf16.base() > 0);
        QVERIFY(own.catalog->accelerator("mine")->sheet->own);
        QVERIFY(!own.catalog->accelerator("h200-sxm")->sheet->own);
        QCOMPARE(support::shippedContext().catalog->accelerator("h100-sxm")->power.base(), 700.0);
    }
    void laterFilesWin()
    {
        put("b.json", entry("h100-sxm", 600));
        put("a.json", entry("h100-sxm", 650));
        QCOMPARE(merged().catalog->accelerator("h100-sxm")->power.base(), 600.0);
    }
    void aBadFileIsLeftOutAndReported()
    {
        put("a.json", entry("mine", 300));
        put("b.json", entry("worse", 0));
        put("c.json", "{");
        const auto own = merged();
        QVERIFY(own.catalog->accelerator("mine") && !own.catalog->accelerator("worse"));
        QCOMPARE(own.complaints.size(), 2);
        QVERIFY(own.complaints[0].startsWith(u"b.json: "));
        QVERIFY(own.complaints[1].startsWith(u"c.json: "));
    }
    void aFileIsAdded()
    {
        put("new.json", entry("mine", 300));
        const QString folder = path("own");
        const auto added = model::addToUsersCatalog(path("new.json"), folder);
        QVERIFY(added && (*added)->accelerator("mine"));
        QVERIFY(QFile::exists(folder + QStringLiteral("/new.json")));
        QVERIFY(model::addToUsersCatalog(folder + QStringLiteral("/new.json"),
                                         folder)); // it is that file itself
    }
    void anotherFileOfThatNameIsKeptNextToIt()
    {
        const QString folder = path("own");
        const auto files = [&] { return QDir(folder).entryList(QDir::Files, QDir::Name); };
        put("new.json", entry("mine", 300));
        QVERIFY(model::addToUsersCatalog(path("new.json"), folder));
        QVERIFY(model::addToUsersCatalog(path("new.json"), folder)); // the same file only once
        QCOMPARE(files(), QStringList{"new.json"});
        for (const int power : {400, 500}) {
            put("new.json", entry("mine", power));
            const auto added = model::addToUsersCatalog(path("new.json"), folder);
            QVERIFY(added); // the last one added has priority
            QCOMPARE((*added)->accelerator("mine")->power.base(), double(power));
        }
        QCOMPARE(files(), (QStringList{"new.json", "new_002.json", "new_003.json"}));
    }
    void aBadFileIsNotAdded()
    {
        put("bad.json", entry("mine", 0));
        const QString folder = path("own");
        const auto added = model::addToUsersCatalog(path("bad.json"), folder);
        QVERIFY(!added);
        QCOMPARE(added.error().where, std::string("/accelerators/0/power/value"));
        QVERIFY(!QFile::exists(folder + QStringLiteral("/bad.json")));
        QVERIFY(!model::addToUsersCatalog(path("none.json"), folder));
    }
    void anUnwritableFolderIsReported()
    {
        put("new.json", entry("mine", 300));
        put("own", "a file where a folder should be");
        const auto added = model::addToUsersCatalog(path("new.json"), path("own"));
        QVERIFY(!added);
        QVERIFY(added.error().code == engine::Error::Code::NotWritable);
    }
    void checkTellsEverything()
    {
        put("bad.json", QByteArray::fromStdString(support::catalogFile(
                            R"("colour": 1, "rules": [{}, 5], "links": [{"id": "x"}])")));
        const auto problems = model::checkCatalog(path("bad.json"));
        QVERIFY(problems && problems->errors.size() >= 3 && problems->notes.size() == 1);
        put("good.json", entry("mine", 300));
        QVERIFY(model::checkCatalog(path("good.json"))->errors.empty());
        QVERIFY(!model::checkCatalog(path("none.json")));
    }
};

} // namespace

HEADROOM_ROOM(TestCatalogStore)
#include "test_catalogstore.moc"
