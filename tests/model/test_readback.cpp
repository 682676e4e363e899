// Parses sentences independently: every number matches the figure that it refers to, and there is
// no number without a figure.
#include "model/engine/dials/dial.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/money/books.h"
#include "model/engine/money/moneydetail.h"
#include "model/engine/resolvedplan.h"
#include "model/format/numberparse.h"
#include "model/money/moneysentence.h"
#include "model/project/templates.h"
#include "model/risk/risksentence.h"
#include "model/sentences/answersentence.h"
#include "model/sentences/budgetsentence.h"
#include "model/serving/servingsentence.h"
#include "model/site/sitesentence.h"
#include "model/training/trainingsentence.h"
#include "tests/support/room.h"
#include "tests/walk/stronger.h"
#include "tests/walk/walk.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>

namespace {

using namespace engine;
using model::NumberFormat;
using model::SentencePart;

using Sentence = std::vector<SentencePart> (*)(const Evaluation&, const NumberFormat&);

struct Named {
    const char* name;
    Sentence sentence;
};
constexpr Named kSentences[] = {
    {"answer", model::answerSentence},     {"budget", model::budgetSentence},
    {"training", model::trainingSentence}, {"serving", model::servingSentence},
    {"money", model::moneySentence},       {"site", model::siteSentence},
    {"risk", model::riskSentence},
};

std::shared_ptr<const Evaluation> whole(const Plan& plan)
{
    Wants wants;
    wants.training = wants.site = wants.serving = wants.money = wants.advice = true;
    return answer(std::make_shared<const Plan>(plan), wants, {walk::catalog()});
}

// The plan's value of that figure or input.
struct Value {
    double base = kUnknown;
    Unit unit{};
    bool found = false;
};
Value valueOf(const Evaluation& e, const QString& path)
{
    const ResolvedPlan& one = *e.resolved;
    const std::string name = path.toStdString();
    if (const auto dial = findDial(one, name))
        return {read(one, e.assessment, dial), dial.row->unit, true};
    if (const auto number = findNumber(*e.plan, name))
        return {read(*e.plan, number), number.row->unit, true};
    return {};
}

// Digits, and the following scale word or unit.
const QRegularExpression& number()
{
    static const QRegularExpression found(
        QStringLiteral("(\\d[\\d,]*)(\\.\\d+)?(?: ?([^\\s\\d(),;:–]+(?: (?:per|a) \\S+)?))?"));
    return found;
}

QString plainSpaces(QString text)
{
    for (const int space : {0x00a0, 0x202f, 0x2009})
        text.replace(QChar(space), u' ');
    return text.remove(QChar(0x2060)).remove(u'$');
}

// Whether some number in the text matches the figure within the precision of its last digit. The
// sign of a difference is given in words.
bool states(const QString& text, const Value& value)
{
    auto it = number().globalMatch(text);
    while (it.hasNext()) {
        const QRegularExpressionMatch match = it.next();
        const QString whole = match.captured(1) + match.captured(2);
        const auto decimals = static_cast<int>(std::max<qsizetype>(0, match.capturedLength(2) - 1));
        const QString last = QString::number(std::pow(10.0, -decimals), 'f', decimals);
        const QString word = match.captured(3);
        for (const QString& unit : {word, word.section(u' ', 0, 0), QString()}) {
            const auto read = model::parseNumber(whole + u' ' + unit, value.unit);
            const auto digit = model::parseNumber(last + u' ' + unit, value.unit);
            if (read && digit &&
                std::abs(*read - std::abs(value.base)) <= 0.5 * *digit * (1 + 1e-9))
                return true;
        }
    }
    return false;
}

class TestReadback : public QObject {
    Q_OBJECT

    // A name, which may have digits, or a layout, whose parallel sizes are figures.
    static bool isName(const Evaluation& e, const QString& path)
    {
        return path.endsWith(u".layout") || findChoice(*e.plan, path.toStdString());
    }
    // Both ends use the unit of the figure, or that of the larger end around zero.
    static bool isRange(const Evaluation& e, QString text, const QString& path,
                        const NumberFormat& format)
    {
        const Value value = valueOf(e, path);
        Band band;
        if (const Band* found = e.bands.find(path.toStdString()))
            band = *found;
        static const QRegularExpression digits(QStringLiteral("(\\d[\\d,]*(?:\\.\\d+)?)(?! %)"));
        const double largest = band.holdsZero() ? std::max(-band.low, band.high) : band.typical;
        const QString unit = plainSpaces(format.parts(largest, value.unit).unit);
        if (band.holdsZero()) // its ends have it already
            text.remove(u' ' + unit);
        text.replace(digits, "\\1 " + unit);
        const bool toHigh = std::isinf(band.high) ? text.contains(u'∞')
                                                  : states(text, {band.high, value.unit, true});
        return states(text, {band.low, value.unit, true}) && toHigh;
    }
    // Describes what is wrong with it; empty if nothing.
    static QString untrue(const Evaluation& e, const SentencePart& part, const NumberFormat& format)
    {
        const QString text = plainSpaces(part.text);
        const QString path = part.dial.isEmpty() ? part.of : part.dial;
        static const QRegularExpression digit(QStringLiteral("\\d"));
        if (!text.contains(digit) || isName(e, path))
            return {};
        if (path.isEmpty() && text.contains(u"100 %") && text.count(digit) == 3)
            return {}; // the maximum of any share
        if (path.isEmpty())
            return QStringLiteral("“%1” is no figure").arg(text);
        const Value value = valueOf(e, path);
        if (!value.found)
            return QStringLiteral("“%1” is %2, which nothing is called").arg(text, path);
        if (part.faint ? isRange(e, text, path, format) : states(text, value))
            return {};
        return QStringLiteral("“%1” is %2, which is %3")
            .arg(text, path)
            .arg(value.base / info(value.unit).size);
    }

    static void look(const Plan& plan)
    {
        const NumberFormat format(QLocale(QLocale::English, QLocale::UnitedStates));
        const auto e = whole(plan);
        QStringList wrong;
        for (const Named& named : kSentences) {
            const auto parts = named.sentence(*e, format);
            QString whole;
            for (const SentencePart& part : parts)
                whole += part.text;
            for (const SentencePart& part : parts)
                if (const QString found = untrue(*e, part, format); !found.isEmpty())
                    wrong << QStringLiteral("%1: %2, in “%3”")
                                 .arg(QLatin1String(named.name), found, whole);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

private Q_SLOTS:
    void templates_data()
    {
        QTest::addColumn<QString>("id");
        for (const Template& t : model::shippedTemplates())
            QTest::addRow("%s", t.id.c_str()) << QString::fromStdString(t.id);
    }
    void templates()
    {
        QFETCH(const QString, id);
        const auto project = model::templateProject(id, *walk::catalog());
        QVERIFY(project);
        look(project->plan());
    }

    void byChance()
    {
        support::Random random(41);
        for (int i = 0; i < 40 && !QTest::currentTestFailed(); ++i)
            look(walk::turnedTemplate(random));
    }
};

} // namespace

HEADROOM_ROOM(TestReadback)
#include "test_readback.moc"
