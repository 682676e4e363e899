#include "model/engine/files/csv.h"

#include "model/engine/files/limits.h"

#include <algorithm>
#include <array>

namespace engine {
namespace {

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

// The most frequent separator in the first line, outside quotation marks.
char separatorOf(std::string_view text)
{
    constexpr std::array<char, 3> kKnown{',', ';', '\t'};
    std::array<int, kKnown.size()> found{};
    bool quoted = false;
    for (const char c : text.substr(0, kMostCsvColumns * kMostCellBytes)) {
        if (!quoted && (c == '\n' || c == '\r'))
            break;
        quoted = quoted != (c == '"');
        for (std::size_t i = 0; !quoted && i < kKnown.size(); ++i)
            found[i] += c == kKnown[i];
    }
    return kKnown[static_cast<std::size_t>(std::ranges::max_element(found) - found.begin())];
}

// Line ends inside a cell; CR LF is one.
int linesIn(std::string_view cell)
{
    int lines = 0;
    if (cell.find('\n') == cell.npos && cell.find('\r') == cell.npos) // nearly every cell
        return lines;
    for (std::size_t i = 0; i < cell.size(); ++i)
        lines +=
            cell[i] == '\n' || (cell[i] == '\r' && (i + 1 == cell.size() || cell[i + 1] != '\n'));
    return lines;
}

// The length in bytes of the UTF-8 character that starts there, or 0.
std::size_t characterAt(std::string_view text, std::size_t i)
{
    const auto byte = [&](std::size_t k) {
        return i + k < text.size() ? static_cast<unsigned char>(text[i + k]) : 0u;
    };
    const unsigned first = byte(0);
    const std::size_t size = first < 0x80                     ? 1
                             : first >= 0xc2 && first <= 0xdf ? 2
                             : first >= 0xe0 && first <= 0xef ? 3
                             : first >= 0xf0 && first <= 0xf4 ? 4
                                                              : 0;
    for (std::size_t k = 1; k < size; ++k)
        if ((byte(k) & 0xc0) != 0x80)
            return 0;
    const bool overlong = (first == 0xe0 && byte(1) < 0xa0) || (first == 0xf0 && byte(1) < 0x90);
    const bool outside = (first == 0xed && byte(1) > 0x9f) || (first == 0xf4 && byte(1) > 0x8f);
    return overlong || outside ? 0 : size;
}

} // namespace

std::string withPoint(std::string_view number)
{
    std::string plain(number);
    if (std::ranges::count(plain, ',') != 1 || plain.find('.', plain.find(',')) != plain.npos)
        return plain;
    std::erase(plain, '.');
    plain[plain.find(',')] = '.';
    return plain;
}

bool isText(std::string_view bytes)
{
    for (std::size_t i = 0; i < bytes.size();) {
        const auto c = static_cast<unsigned char>(bytes[i]);
        if (c >= 0x20 && c < 0x7f) {
            ++i;
            continue;
        }
        const std::size_t size = characterAt(bytes, i);
        if (size == 0 || c == 0x7f || (c < 0x20 && c != '\t' && c != '\n' && c != '\r'))
            return false;
        i += size;
    }
    return true;
}

CsvReader::CsvReader(std::string_view text) : text_(text)
{
    if (text_.starts_with(kByteOrderMark))
        text_.remove_prefix(kByteOrderMark.size());
    separator_ = separatorOf(text_);
}

double CsvReader::done() const
{
    return text_.empty() ? 1 : static_cast<double>(at_) / static_cast<double>(text_.size());
}

CsvReader::Step CsvReader::next()
{
    if (at_ == text_.size())
        return Step::End;
    const std::size_t start = at_;
    record_.line = line_;
    record_.cells.clear();
    unescaped_.clear();
    while (true) {
        const bool quoted = at_ < text_.size() && text_[at_] == '"';
        if (const Step step = quoted ? quotedCell() : plainCell(); step != Step::Record)
            return giveUp(start, step);
        if (record_.cells.size() > kMostCsvColumns)
            return giveUp(start, Step::TooManyCells);
        if (at_ == text_.size() || text_[at_] != separator_)
            break;
        ++at_;
    }
    record_.text = text_.substr(start, at_ - start);
    passLineEnd();
    return Step::Record;
}

CsvReader::Step CsvReader::plainCell()
{
    const std::size_t from = at_;
    while (at_ < text_.size() && !endsCell(text_[at_]))
        ++at_;
    if (at_ - from > kMostCellBytes)
        return Step::CellTooLong;
    record_.cells.push_back(text_.substr(from, at_ - from));
    return Step::Record;
}

CsvReader::Step CsvReader::quotedCell()
{
    const std::size_t from = at_ + 1;
    const std::string_view within = text_.substr(from, kMostCellBytes + 1);
    bool doubled = false;
    for (std::size_t i = within.find('"'); i != within.npos; i = within.find('"', i + 2)) {
        const bool again = from + i + 1 < text_.size() && text_[from + i + 1] == '"';
        if (!again)
            return closedCell(from, from + i, doubled);
        doubled = true;
    }
    return longOrOpen(from);
}

// The cell up to its closing quote, which must be the end of the cell.
CsvReader::Step CsvReader::closedCell(std::size_t from, std::size_t to, bool doubled)
{
    at_ = to + 1;
    if (at_ < text_.size() && !endsCell(text_[at_]))
        return Step::OpenQuote;
    std::string_view cell = text_.substr(from, to - from);
    line_ += linesIn(cell);
    if (doubled) {
        std::string& plain = unescaped_.emplace_back();
        for (std::size_t i = 0; i < cell.size(); ++i) {
            plain += cell[i];
            i += cell[i] == '"';
        }
        cell = plain;
    }
    record_.cells.push_back(cell);
    return Step::Record;
}

// No quote closes the cell within the limit: either the cell is too long, or the quote is missing.
CsvReader::Step CsvReader::longOrOpen(std::size_t from) const
{
    const std::size_t quote = text_.find('"', from + kMostCellBytes);
    return quote != text_.npos && quote < lineEnd(from) ? Step::CellTooLong : Step::OpenQuote;
}

CsvReader::Step CsvReader::giveUp(std::size_t start, Step why)
{
    const int begun = record_.line;
    record_.line = line_; // where the offending cell starts
    at_ = lineEnd(start);
    record_.text = text_.substr(start, at_ - start);
    line_ = begun;
    passLineEnd();
    return why;
}

std::size_t CsvReader::lineEnd(std::size_t from) const
{
    return std::min(text_.size(), text_.find_first_of("\r\n", from));
}

void CsvReader::passLineEnd()
{
    if (at_ < text_.size() && text_[at_] == '\r')
        ++at_;
    if (at_ < text_.size() && text_[at_] == '\n')
        ++at_;
    ++line_;
}

Error::Code codeOf(CsvReader::Step step)
{
    return step == CsvReader::Step::OpenQuote     ? Error::Code::OpenQuote
           : step == CsvReader::Step::CellTooLong ? Error::Code::CellTooLong
                                                  : Error::Code::WrongCells;
}

std::string_view trimmed(std::string_view text)
{
    const auto from = text.find_first_not_of(" \t");
    if (from == text.npos)
        return {};
    return text.substr(from, text.find_last_not_of(" \t") - from + 1);
}

} // namespace engine
