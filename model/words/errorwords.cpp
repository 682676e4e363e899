#include "model/engine/specs/nearest.h"
#include "model/words/table.h"

namespace model::words {
namespace {

#define L(context, text) text

using Code = engine::Error::Code;

// %1 where, %2 what was found, %3 what is allowed or known.
const char* sentence(Code code)
{
    switch (code) {
    case Code::NotReadable:
        return L("Errors",
                 "The file cannot be read: %2. Check that it exists and is yours to read.");
    case Code::TooLarge:
        return L("Errors", "The file has %2 bytes; a plan has at most %3. It is probably another "
                           "kind of file.");
    case Code::TooDeep:
        return L("Errors", "The file nests %2 levels deep; a plan nests at most %3. It is probably "
                           "another kind of file.");
    case Code::NotJson:
        return L("Errors", "The file is no valid JSON (%1). It may be cut off or of another kind; "
                           "open a copy or a backup.");
    case Code::NotAProject:
        return L("Errors", "The file is JSON but no Headroom project (at “%1”). Choose a file "
                           "that Headroom saved.");
    case Code::NewerVersion:
        return L("Errors", "The file was saved by a newer Headroom (format %2; this one knows up "
                           "to %3). Update Headroom to open it.");
    case Code::MissingKey:
        return L("Errors", "Something is missing at “%1”. Add it, or open a backup.");
    case Code::WrongType: return L("Errors", "The value at “%1” is of the wrong kind. Correct it.");
    case Code::OutOfRange:
        return L("Errors", "The value %2 at “%1” is outside what is possible (%3). Correct it.");
    case Code::UnknownUnit:
        return L("Errors", "The unit “%2” at “%1” is not one that fits. Use one that measures the "
                           "same thing.");
    case Code::NotAFigure:
        return L("Errors", "“%1” is an input, not a figure: the project holds its value. See "
                           "“headroom catalog list dials” for the figures.");
    case Code::NotAnInput:
        return L("Errors", "“%1” is a figure, not an input: it is computed. See “headroom catalog "
                           "list knobs” for what can be set.");
    case Code::UnknownPath:
        return L("Errors", "Nothing is called “%1”. See “headroom catalog list knobs” and "
                           "“headroom catalog list dials” for the names.");
    case Code::UnknownChoice:
        return L("Errors", "“%2” at “%1” is not one of the choices. Known: %3");
    case Code::UnknownKey:
        return L("Errors", "Nobody here knows the key at “%1”; it was passed over, and a project "
                           "does not keep it.");
    case Code::DuplicateKey:
        return L("Errors", "“%2” is said twice (at “%1”). Remove one of them.");
    case Code::NotANumber:
        return L("Errors", "“%2” at “%1” is not a number. Type one, with a unit if you like.");
    case Code::NotADate:
        return L("Errors", "There is no valid date at “%1” (found “%2”). Write it as 2026, 2026-05 "
                           "or 2026-05-14.");
    case Code::NotWritable:
        return L("Errors", "“%1” cannot be written: %2. Choose another folder or free some space.");
    case Code::UnknownFormat:
        return L("Errors", "“%1” is not a kind of file that is known here (%3).");
    case Code::NotApplicable:
        return L("Errors", "“%1” has no effect in this plan, so it was not turned.");
    case Code::Contradiction:
        return L("Errors", "The figures at “%1” contradict each other: %2. Correct one of them.");
    case Code::NotInCatalog:
        return L("Errors", "The catalog does not know “%2” (at “%1”); it is kept as it is "
                           "written.");
    case Code::NoSuchOffer:
        return L("Errors", "“%1” has no offer with such a price for “%2”. Ask for another one "
                           "(%3).");
    case Code::BadFormula: return L("Errors", "The formula “%2” cannot be read (at %1).");
    case Code::NotATable:
        return L("Errors", "This is no price list: its first line should name the columns %3, but "
                           "reads “%2”.");
    case Code::NotText:
        return L("Errors", "There are bytes that are no text (%1). Save the file as UTF-8.");
    case Code::TableTooLarge:
        return L("Errors", "The price list has %2 bytes; at most %3 are read. It is probably "
                           "another kind of file.");
    case Code::TooManyRows:
        return L("Errors", "That is more than %3 rows (%1). Keep the rows you need.");
    case Code::WrongCells: return L("Errors", "%1 has %2 cells instead of %3 and was left out.");
    case Code::CellTooLong:
        return L("Errors", "A cell at %1 is longer than %3 bytes; the row was left out.");
    case Code::OpenQuote:
        return L("Errors", "A quotation mark opens on %1 and is not closed as it should be; that "
                           "line was left out.");
    case Code::Cancelled: return L("Errors", "Reading was stopped (%1).");
    }
    return "";
}

// Of the choices that there are.
std::string nearChoice(const engine::Error& error)
{
    std::vector<std::string> known;
    for (const QString& choice :
         QString::fromStdString(error.advice).split(QStringLiteral(", "), Qt::SkipEmptyParts))
        known.push_back(choice.toStdString());
    return engine::nearest(error.detail, known);
}

// The same where something is known that was probably meant, or where it stands says more.
const char* nearSentence(const engine::Error& error)
{
    if (error.code == Code::CellTooLong && error.where.starts_with('/'))
        return L("Errors", "The text at “%1” is longer than %3 characters. Shorten it.");
    if (error.code == Code::NotInCatalog && !error.advice.empty())
        return L("Errors", "The catalog does not know “%2” (at “%1”). Is “%3” meant?");
    if (error.code == Code::UnknownKey && !error.advice.empty())
        return L("Errors", "Nobody here knows “%2” (at “%1”), so it does nothing. Is “%3” meant?");
    if (error.code == Code::UnknownPath && !error.advice.empty())
        return L("Errors", "Nothing is called “%1”. Is “%3” meant? See “headroom catalog list "
                           "knobs” and “headroom catalog list dials” for the names.");
    if (error.code == Code::UnknownChoice && !nearChoice(error).empty())
        return L("Errors", "“%2” at “%1” is not one of the choices. Is “%4” meant? Known: %3");
    return sentence(error.code);
}

} // namespace

QString error(const engine::Error& error)
{
    const auto text = [](const std::string& s) {
        const QString t = QString::fromStdString(s);
        return t.size() > 200 ? t.left(200) + QChar(0x2026) : t;
    };
    return filled(
               translated("Errors", nearSentence(error)),
               {text(error.where), text(error.detail), text(error.advice), text(nearChoice(error))})
        .replace(QStringLiteral(" ()"), QString())
        .replace(QStringLiteral(" (at “”)"), QString());
}

} // namespace model::words
