// Nothing is cut off in any template: the longest texts in the smallest window.
#include "app/language.h"
#include "look.h"
#include "model/project/templates.h"
#include "tests/support/room.h"

#include <QTest>

class TestWholeTemplates : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { app::setLanguage(*qApp, QStringLiteral("en")); }
    void noTemplateIsCut_data()
    {
        QTest::addColumn<QString>("id");
        for (const engine::Template& one : model::shippedTemplates())
            QTest::newRow(one.id.c_str()) << QString::fromStdString(one.id);
    }
    void noTemplateIsCut()
    {
        QFETCH(QString, id);
        Look look(QSize(1280, 720), QStringLiteral("de"));
        look.window().files().startFrom(id);
        look.at(id);
        QCOMPARE(look.cut(), QString());
    }
};

HEADROOM_ROOM(TestWholeTemplates)
#include "test_wholetemplates.moc"
