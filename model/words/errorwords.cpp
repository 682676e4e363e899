#include "model/engine/specs/nearest.h"
#include "model/engine/text.h"
#include "model/words/table.h"

namespace model::words {
namespace {

using Code = engine::Error::Code;

// %1 where, %2 what was found, %3 what is allowed or known.
const char* sentence(Code code)
{
    switch (code) {
    case Code::NotReadable:
        return L("Errors", "The file cannot be read: %2. Check that it exists and that you have "
                           "permission to read it.");
    case Code::TooLarge:
        //: %2 and %3 counts.
        return L(
            "Errors",
            "The file has %2 bytes; a plan has at most %3. It is probably another type of file.");
    case Code::TooDeep:
        //: %2 and %3 counts of levels.
        return L("Errors", "The file is nested %2 levels deep; a plan has at most %3. It is "
                           "probably another type of file.");
    case Code::NotJson:
        return L("Errors", "The file is not valid JSON (%1). It may be truncated or of another "
                           "type; open a copy or a backup.");
    case Code::NotAProject:
        return L("Errors", "The file is JSON, but not a Headroom project (at “%1”). Choose a file "
                           "saved by Headroom.");
    case Code::NewerVersion:
        //: %2 and %3 versions of the format.
        return L("Errors", "The file was saved by a newer Headroom (format %2; this version reads "
                           "up to %3). Update Headroom to open it.");
    case Code::MissingKey:
        return L("Errors", "A required value is missing (at “%1”). Add it, or open a backup.");
    case Code::WrongType: return L("Errors", "A value has the wrong type (at “%1”). Correct it.");
    case Code::OutOfRange:
        //: %1 a path in a file, %2 the value there, %3 the allowed range.
        return L("Errors", "The value %2 at “%1” is out of range (%3). Correct it.");
    case Code::UnknownUnit:
        //: %1 a place in a file or an input, %2 the unit found there.
        return L("Errors", "The unit “%2” at “%1” does not match the quantity. Use a unit that "
                           "measures the same quantity.");
    case Code::NotAFigure:
        return L("Errors", "“%1” is an input, not a result: its value is set in the project. See "
                           "“headroom catalog list dials” for the results.");
    case Code::NotAnInput:
        return L("Errors", "“%1” is a result, not an input: it is computed. See “headroom catalog "
                           "list knobs” for the inputs.");
    case Code::UnknownPath:
        return L("Errors", "Unknown name “%1”. See “headroom catalog list knobs” and “headroom "
                           "catalog list dials” for the valid names.");
    case Code::UnknownChoice:
        //: %1 a path in a file, %2 the value there, %3 a list of ids.
        return L("Errors", "“%2” at “%1” is not a valid choice. Valid choices: %3");
    case Code::UnknownKey:
        return L("Errors",
                 "The key at “%1” is unknown; it was ignored and is not kept in a project.");
    case Code::DuplicateKey:
        //: %1 a path in a file, %2 a key or id.
        return L("Errors", "“%2” appears twice (at “%1”). Remove one of them.");
    case Code::NotANumber:
        //: %1 a place in a file or an input, %2 the text found there.
        return L("Errors", "“%2” at “%1” is not a number. Enter a number, with or without a unit.");
    case Code::NotADate:
        //: %1 a path in a file, %2 the text found there.
        return L(
            "Errors",
            "The date at “%1” is not valid (found “%2”). Write it as 2026, 2026-05 or 2026-05-14.");
    case Code::NotWritable:
        //: %1 a file, %2 the reason.
        return L("Errors", "“%1” cannot be written: %2. Choose another folder or free some space.");
    //: %1 a file or a place in it, %3 what is supported, or the reason.
    case Code::UnknownFormat: return L("Errors", "“%1” is not a supported file type (%3).");
    case Code::NotApplicable:
        return L("Errors", "“%1” has no effect in this plan, so it was not changed.");
    case Code::NoDecoder:
        //: %1 a path in a file, %2 the value there.
        return L("Errors", "This kind of model cannot be sized (“%2” at “%1”). Import a decoder "
                           "model whose layers have attention, or linear attention in a family "
                           "that is known.");
    case Code::NothingToShow:
        //: %1 a chart, %3 the charts there are.
        return L("Errors", "The chart “%1” has nothing to show for this plan. Charts that it has: "
                           "%3.");
    case Code::Contradiction:
        //: %1 a path in a file, %2 how they contradict each other.
        return L("Errors", "The values at “%1” contradict each other: %2. Correct one of them.");
    case Code::NotInCatalog:
        //: %1 a path in a file, %2 an id.
        return L("Errors", "“%2” is not in the catalog (at “%1”); it is kept as written.");
    case Code::NoSuchOffer:
        //: %1 a path in a file, %2 what was asked for, %3 the offers there are.
        return L("Errors", "“%1” has no matching price for “%2”. Choose another offer (%3).");
    //: %1 a place in a file, %2 the formula found there.
    case Code::BadFormula: return L("Errors", "The formula “%2” cannot be read (at %1).");
    case Code::NotATable:
        //: %2 the line found, %3 names of columns.
        return L("Errors", "The file is not a price list: its first line must name the columns %3, "
                           "but reads “%2”.");
    case Code::NotText:
        return L("Errors", "The file contains bytes that are not text (%1). Save it as UTF-8.");
    case Code::TableTooLarge:
        //: %2 and %3 counts of bytes.
        return L("Errors", "The price list has %2 bytes; at most %3 are read. It is probably "
                           "another type of file.");
    case Code::TooManyRows:
        //: %1 a file or a line of it, %3 a count.
        return L("Errors", "There are more than %3 rows (%1). Keep only the rows you need.");
    //: %1 a line of the file, %2 and %3 counts of cells.
    case Code::WrongCells: return L("Errors", "Skipped %1: it has %2 cells instead of %3.");
    case Code::CellTooLong:
        //: %1 a place in a file, %3 a count.
        return L("Errors", "A cell at %1 is longer than %3 bytes; the row was skipped.");
    case Code::OpenQuote:
        return L("Errors",
                 "A quotation mark on %1 is not closed correctly; that line was skipped.");
    case Code::Cancelled: return L("Errors", "Reading was canceled (%1).");
    }
    return "";
}

// From the available choices.
std::string nearChoice(const engine::Error& error)
{
    std::vector<std::string> known;
    for (const QString& choice :
         QString::fromStdString(error.advice).split(QStringLiteral(", "), Qt::SkipEmptyParts))
        known.push_back(choice.toStdString());
    return engine::nearest(error.detail, known);
}

// The same if there is a suggestion for what was meant, or if the location says more.
const char* nearSentence(const engine::Error& error)
{
    if (error.code == Code::CellTooLong && error.where.starts_with('/'))
        //: %1 a place in a file, %3 a count.
        return L("Errors", "The text at “%1” is longer than %3 characters. Shorten it.");
    if (error.code == Code::NotInCatalog && !error.advice.empty())
        //: %1 a path in a file, %2 the id found there, %3 a similar id.
        return L("Errors", "“%2” is not in the catalog (at “%1”). Did you mean “%3”?");
    if (error.code == Code::UnknownKey && !error.advice.empty())
        //: %1 a path in a file, %2 the key found there, %3 a similar key.
        return L("Errors", "Unknown key “%2” (at “%1”); it has no effect. Did you mean “%3”?");
    if (error.code == Code::UnknownPath && !error.advice.empty())
        //: %1 the name that was given, %3 a similar one.
        return L("Errors", "Unknown name “%1”. Did you mean “%3”? See “headroom catalog list "
                           "knobs” and “headroom catalog list dials” for the valid names.");
    if (error.code == Code::UnknownChoice && !nearChoice(error).empty())
        //: %1 a path in a file, %2 the value there, %3 a list of ids, %4 a similar id.
        return L("Errors",
                 "“%2” at “%1” is not a valid choice. Did you mean “%4”? Valid choices: %3");
    return sentence(error.code);
}

} // namespace

QString error(const engine::Error& error)
{
    const auto text = [](const std::string& s) {
        const QString t = QString::fromStdString(s);
        return t.size() > 200 ? t.left(200) + QChar(0x2026) : t;
    };
    return filled(translated("Errors", nearSentence(error)),
                  {text(error.where), text(error.detail), QString::fromStdString(error.advice),
                   text(nearChoice(error))})
        .replace(QStringLiteral(" ()"), QString())
        .replace(QStringLiteral(" (at “”)"), QString());
}

} // namespace model::words
