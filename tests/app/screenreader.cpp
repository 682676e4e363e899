// A screen reader at work: like Orca, over AT-SPI, it finds the answer, moves a slider and hears
// the new answer. Needs a session bus and a display: tests/deep/screenreader.sh provides both.
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusInterface>
#include <QDBusMessage>
#include <QDBusReply>
#include <QDBusVariant>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>

namespace {

const QString kPart = QStringLiteral("org.a11y.atspi.Accessible");
const QString kValue = QStringLiteral("org.a11y.atspi.Value");

// An accessible object's address on the bus.
struct Reference {
    QString service;
    QDBusObjectPath path;
};

const QDBusArgument& operator>>(const QDBusArgument& argument, Reference& reference)
{
    argument.beginStructure();
    argument >> reference.service >> reference.path;
    argument.endStructure();
    return argument;
}

class Bus {
public:
    Bus() : bus_(QDBusConnection::connectToBus(address(), QStringLiteral("a11y"))) {}
    QDBusConnection& connection() { return bus_; }

    QVariant property(const Reference& part, const QString& interface, const QString& name)
    {
        const QDBusReply<QDBusVariant> reply =
            call(part, QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"),
                 {interface, name});
        return reply.isValid() ? reply.value().variant() : QVariant();
    }
    void setProperty(const Reference& part, const QString& interface, const QString& name,
                     const QVariant& value)
    {
        call(part, QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Set"),
             {interface, name, QVariant::fromValue(QDBusVariant(value))});
    }
    QString role(const Reference& part)
    {
        return QDBusReply<QString>(call(part, kPart, QStringLiteral("GetRoleName"))).value();
    }
    QString name(const Reference& part)
    {
        return property(part, kPart, QStringLiteral("Name")).toString();
    }
    bool isVisible(const Reference& part)
    {
        constexpr uint kVisible = 30; // ATSPI_STATE_VISIBLE
        const QDBusReply<QList<uint>> states = call(part, kPart, QStringLiteral("GetState"));
        return states.value().value(0) >> kVisible & 1;
    }
    QList<Reference> children(const Reference& part)
    {
        const QDBusMessage reply = call(part, kPart, QStringLiteral("GetChildren"));
        QList<Reference> all;
        if (reply.type() != QDBusMessage::ReplyMessage)
            return all;
        const auto list = reply.arguments().value(0).value<QDBusArgument>();
        list.beginArray();
        while (!list.atEnd()) {
            Reference child;
            list >> child;
            all << child;
        }
        list.endArray();
        return all;
    }
    // The first match in that subtree, including its root.
    std::optional<Reference> find(const Reference& part,
                                  const std::function<bool(const Reference&)>& wanted)
    {
        if (wanted(part))
            return part;
        for (const Reference& child : children(part))
            if (const auto found = find(child, wanted))
                return found;
        return {};
    }
    void listen(const QString& event)
    {
        call({QStringLiteral("org.a11y.atspi.Registry"),
              QDBusObjectPath(QStringLiteral("/org/a11y/atspi/registry"))},
             QStringLiteral("org.a11y.atspi.Registry"), QStringLiteral("RegisterEvent"), {event});
    }

private:
    static QString address()
    {
        QDBusInterface bus(QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
                           QStringLiteral("org.a11y.Bus"));
        return QDBusReply<QString>(bus.call(QStringLiteral("GetAddress"))).value();
    }
    QDBusMessage call(const Reference& part, const QString& interface, const QString& method,
                      const QVariantList& words = {})
    {
        QDBusMessage message =
            QDBusMessage::createMethodCall(part.service, part.path.path(), interface, method);
        message.setArguments(words);
        return bus_.call(message, QDBus::Block, 5000);
    }

    QDBusConnection bus_;
};

} // namespace

class TestScreenReader : public QObject {
    Q_OBJECT
public slots:
    // Accessible name changes: the sentence, when it is rewritten.
    void heard(const QString& what, int, int, const QDBusVariant&, const QDBusMessage& message)
    {
        if (what == u"accessible-name")
            heard_ << message.path();
    }

private slots:
    void initTestCase()
    {
        bus_ = std::make_unique<Bus>();
        QVERIFY2(bus_->connection().isConnected(), "no accessibility bus");
        bus_->listen(QStringLiteral("object:property-change:accessible-name"));
        bus_->listen(QStringLiteral("object:property-change:accessible-value"));
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_LINUX_ACCESSIBILITY_ALWAYS_ON"), QStringLiteral("1"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home_.path());
        environment.insert(QStringLiteral("XDG_DATA_HOME"), home_.path());
        program_.setProcessEnvironment(environment);
        program_.setProcessChannelMode(QProcess::ForwardedChannels);
        program_.start(QStringLiteral(HEADROOM_PROGRAM), QStringList());
        QVERIFY(program_.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(findProgram(), 20000);
        QVERIFY(bus_->connection().connect(
            top_.service, QString(), QStringLiteral("org.a11y.atspi.Event.Object"),
            QStringLiteral("PropertyChange"), this,
            SLOT(heard(QString, int, int, QDBusVariant, QDBusMessage))));
    }
    void theAnswerIsRead()
    {
        const auto answer = sentence();
        QVERIFY(answer);
        const QString stated = bus_->name(*answer);
        QVERIFY2(stated.contains(QStringLiteral("256")) && stated.contains(QStringLiteral("days")),
                 qPrintable(stated));
    }
    void everythingThatCanBeTurnedHasAName()
    {
        QStringList mute;
        (void)bus_->find(top_, [&](const Reference& part) {
            const QString role = bus_->role(part);
            if ((role == u"slider" || role == u"combo box" || role == u"push button" ||
                 role == u"text" || role == u"check box") &&
                bus_->isVisible(part) && bus_->name(part).isEmpty())
                mute << role + QStringLiteral(" in ") + surroundings(part);
            return false;
        });
        QVERIFY2(mute.isEmpty(), qPrintable(mute.join(u'\n')));
    }
    void aSliderIsTurnedAndTheNewAnswerHeard()
    {
        const auto gpus = slider(QStringLiteral("GPUs"));
        QVERIFY(gpus);
        QCOMPARE(bus_->property(*gpus, kValue, QStringLiteral("CurrentValue")).toDouble(), 256.0);
        const QString before = bus_->name(*sentence());
        heard_.clear();
        bus_->setProperty(*gpus, kValue, QStringLiteral("CurrentValue"), 512.0);
        QTRY_COMPARE_WITH_TIMEOUT(
            bus_->property(*gpus, kValue, QStringLiteral("CurrentValue")).toDouble(), 512.0, 5000);
        QTRY_VERIFY_WITH_TIMEOUT(bus_->name(*sentence()) != before, 5000);
        const QString after = bus_->name(*sentence());
        QVERIFY2(after.contains(QStringLiteral("512")), qPrintable(after));
        QTRY_VERIFY_WITH_TIMEOUT(heard_.contains(sentence()->path.path()), 5000);
    }
    void cleanupTestCase()
    {
        program_.terminate();
        if (!program_.waitForFinished(5000))
            program_.kill(), program_.waitForFinished();
    }

private:
    bool findProgram()
    {
        const Reference root{QStringLiteral("org.a11y.atspi.Registry"),
                             QDBusObjectPath(QStringLiteral("/org/a11y/atspi/accessible/root"))};
        for (const Reference& application : bus_->children(root))
            if (bus_->name(application) == u"headroom" && !bus_->children(application).isEmpty()) {
                top_ = application;
                return sentence().has_value();
            }
        return false;
    }
    std::optional<Reference> sentence()
    {
        return bus_->find(top_, [this](const Reference& part) {
            return bus_->role(part) == u"label" &&
                   bus_->name(part).contains(QStringLiteral("drawing"));
        });
    }
    // The names around an unnamed object, to locate it.
    QString surroundings(const Reference& part)
    {
        const auto parent = bus_->find(top_, [&](const Reference& other) {
            return std::ranges::any_of(bus_->children(other), [&](const Reference& child) {
                return child.path == part.path;
            });
        });
        QStringList names;
        if (parent)
            for (const Reference& child : bus_->children(*parent))
                names << bus_->role(child) + QStringLiteral(": ") + bus_->name(child);
        return names.join(QStringLiteral(", "));
    }
    std::optional<Reference> slider(const QString& name)
    {
        return bus_->find(top_, [&](const Reference& part) {
            return bus_->role(part) == u"slider" && bus_->name(part) == name;
        });
    }

    QTemporaryDir home_;
    std::unique_ptr<Bus> bus_;
    QProcess program_;
    Reference top_;
    QStringList heard_;
};

QTEST_GUILESS_MAIN(TestScreenReader)
#include "screenreader.moc"
