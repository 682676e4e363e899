#pragma once

#include "model/engine/result.h"

#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// One row of a table: valid until the next one is read.
struct CsvRecord {
    int line = 0;          // where it starts, or where the error is; from 1
    std::string_view text; // as in the file
    std::vector<std::string_view> cells;
};

// Reads comma-separated values (RFC 4180) one record at a time, without copying. The first line
// shows whether semicolons or tabs replace the commas, as in locales with decimal commas. Lines may
// end in LF, CR LF or CR. After an error it continues with the next line, so that an unclosed
// quotation mark costs one line and not the rest of the file.
class CsvReader {
public:
    enum class Step { Record, OpenQuote, CellTooLong, TooManyCells, End };

    explicit CsvReader(std::string_view text); // must outlive the reader
    Step next();
    const CsvRecord& record() const { return record_; }
    double done() const; // 0 to 1
    bool mayHaveDecimalCommas() const { return separator_ != ','; }

private:
    bool endsCell(char c) const { return c == separator_ || c == '\n' || c == '\r'; }
    Step plainCell();
    Step quotedCell();
    Step closedCell(std::size_t from, std::size_t to, bool doubled);
    Step longOrOpen(std::size_t from) const;
    Step giveUp(std::size_t start, Step why);
    void passLineEnd();
    std::size_t lineEnd(std::size_t from) const;

    std::string_view text_;
    char separator_ = ',';
    std::size_t at_ = 0;
    int line_ = 1;
    CsvRecord record_;
    std::deque<std::string> unescaped_; // cells after unescaping doubled quotes
};

// The error code of a step that returned no record.
Error::Code codeOf(CsvReader::Step step);

// Without leading and trailing blanks.
std::string_view trimmed(std::string_view text);

// Converts a number with a decimal comma to one with a point: "1.234,5" becomes "1234.5".
std::string withPoint(std::string_view number);

// No control characters except white space, and valid UTF-8.
bool isText(std::string_view bytes);

} // namespace engine
