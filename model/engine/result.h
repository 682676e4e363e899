#pragma once

#include <string>
#include <tl/expected.hpp>

namespace engine {

// Why external data could not be used. The text for each code is in the model layer; `where` is a
// JSON pointer, a line or a path, `detail` the offending text.
struct Error {
    enum class Code {
        NotReadable,
        TooLarge,
        TooDeep,
        NotJson,
        NotAProject,
        NewerVersion,
        MissingKey,
        WrongType,
        OutOfRange,
        UnknownUnit,
        UnknownPath,
        UnknownChoice,
        UnknownKey,
        DuplicateKey,
        NotANumber,
        NotADate,
        NotWritable,
        UnknownFormat,
        NotApplicable,
        NoDecoder,     // a model that this program cannot size
        NothingToShow, // a chart without figures in this plan
        BadFormula,
        Contradiction,
        NotATable,
        NotText,
        TableTooLarge,
        TooManyRows,
        WrongCells,
        CellTooLong,
        OpenQuote,
        Cancelled,
        NoSuchOffer,
        NotInCatalog,
        NotAFigure,
        NotAnInput,
    };
    Code code{};
    std::string where;
    std::string detail;
    std::string advice; // a range, or a list of valid values: values, not sentences

    friend bool operator==(const Error&, const Error&) = default;
};
using Code = Error::Code;

template <class T> using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(Error::Code code, std::string where, std::string detail = {},
                                  std::string advice = {})
{
    return tl::unexpected(Error{code, std::move(where), std::move(detail), std::move(advice)});
}

} // namespace engine
