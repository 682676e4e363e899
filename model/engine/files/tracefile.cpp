#include "model/engine/files/tracefile.h"

#include "model/engine/files/csv.h"
#include "model/engine/files/json.h"
#include "model/engine/specs/part.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <optional>
#include <unordered_set>

namespace engine {
namespace {

// Tokens per hashed block in the file; in all 12,031 lines of Mooncake's conversation trace there
// are as many hashes as blocks of that size (github.com/kvcache-ai/Mooncake, FAST25-release).
constexpr double kBlock = 512;
constexpr double kMostTokens = 1e9;         // per request: more is a mistake
constexpr std::size_t kLinesBetween = 8192; // between two checks for cancellation
constexpr std::size_t kListedOneByOne = 20;

constexpr std::array<std::string_view, 4> kPromptKeys{"input_length", "prompt_tokens",
                                                      "input_tokens", "prompt_len"};
constexpr std::array<std::string_view, 4> kAnswerKeys{"output_length", "completion_tokens",
                                                      "output_tokens", "output_len"};

template <class List> bool isAmong(const List& list, std::string_view key)
{
    return std::ranges::find(list, key) != list.end();
}

std::optional<double> plainNumber(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

bool isCount(double tokens)
{
    return tokens >= 0 && tokens <= kMostTokens;
}

// One object on a line, as far as a trace needs it: numbers at its top level, and one list of
// hashes. It allocates nothing, so a million lines are read in a second.
class LineScanner {
public:
    explicit LineScanner(std::string_view line) : text_(line) {}
    // False if it is not an object.
    template <class Number, class Hash> bool scan(Number onNumber, Hash onHash)
    {
        if (!take('{'))
            return false;
        if (take('}'))
            return atEnd();
        do {
            std::string_view key;
            if (!string(key) || !take(':') || !value(key, onNumber, onHash))
                return false;
        } while (take(','));
        return take('}') && atEnd();
    }

private:
    void blanks()
    {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t'))
            ++at_;
    }
    bool take(char c)
    {
        blanks();
        if (at_ < text_.size() && text_[at_] == c)
            return ++at_, true;
        return false;
    }
    bool atEnd()
    {
        blanks();
        return at_ == text_.size();
    }
    bool string(std::string_view& s)
    {
        if (!take('"'))
            return false;
        const std::size_t from = at_;
        for (; at_ < text_.size() && text_[at_] != '"'; ++at_)
            if (text_[at_] == '\\')
                ++at_;
        if (at_ >= text_.size())
            return false;
        s = text_.substr(from, at_++ - from);
        return true;
    }
    bool number(double& n)
    {
        blanks();
        const char *from = text_.data() + at_, *last = text_.data() + text_.size();
        const auto [end, error] = std::from_chars(from, last, n);
        at_ += static_cast<std::size_t>(end - from);
        return error == std::errc() && std::isfinite(n);
    }
    template <class Number, class Hash>
    bool value(std::string_view key, Number& onNumber, Hash& onHash)
    {
        blanks();
        const char c = at_ < text_.size() ? text_[at_] : '\0';
        if (c == '[' && key == "hash_ids")
            return hashes(onHash);
        if (c == '-' || (c >= '0' && c <= '9')) {
            double n = 0;
            if (!number(n))
                return false;
            onNumber(key, n);
            return true;
        }
        return skip();
    }
    template <class Hash> bool hashes(Hash& onHash)
    {
        ++at_;
        if (take(']'))
            return true;
        do {
            double id = 0;
            if (!number(id))
                return false;
            onHash(static_cast<std::int64_t>(id));
        } while (take(','));
        return take(']');
    }
    // Skips any other value.
    bool skip()
    {
        int depth = 0;
        for (; at_ < text_.size(); ++at_) {
            const char c = text_[at_];
            std::string_view passed;
            if (c == '"') {
                if (!string(passed))
                    return false;
                --at_;
            } else if (c == '[' || c == '{') {
                ++depth;
            } else if (c == ']' || c == '}') {
                if (depth == 0)
                    return true;
                --depth;
            } else if (c == ',' && depth == 0) {
                return true;
            }
        }
        return depth == 0;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

void refuse(ReadTrace& read, std::size_t line, Error::Code code, std::string_view text)
{
    constexpr std::size_t kShown = 60;
    if (read.problems.size() < kListedOneByOne)
        read.problems.push_back(
            {code, "line " + std::to_string(line), std::string(text.substr(0, kShown)), {}});
    ++read.refused;
}

Result<ReadTrace> finished(ReadTrace read)
{
    Trace& t = read.trace;
    if (t.requests.empty())
        return tl::unexpected(
            read.problems.empty()
                ? Error{Error::Code::UnknownFormat, {}, {}, "a trace with at least one request"}
                : read.problems.front());
    if (t.timed) {
        if (!std::ranges::is_sorted(t.requests, {}, &TraceRequest::at))
            std::ranges::stable_sort(t.requests, {}, &TraceRequest::at);
        const double first = t.requests.front().at;
        for (TraceRequest& r : t.requests)
            r.at -= first;
        t.seconds = t.requests.back().at;
    }
    return read;
}

// Mooncake: one object per line, time in milliseconds.
Result<ReadTrace> readLines(std::string_view text, const Progress& progress)
{
    ReadTrace read;
    read.trace.format = "mooncake";
    std::unordered_set<std::int64_t> seen;
    seen.reserve(1 << 16);
    std::vector<std::int64_t> fresh;
    std::size_t line = 0;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        std::string_view row = trimmed(text.substr(from, end - from));
        from = end + 1;
        if (++line % kLinesBetween == 0 && progress &&
            !progress(static_cast<double>(from) / static_cast<double>(text.size())))
            return fail(Error::Code::Cancelled, {});
        if (row.empty())
            continue;
        TraceRequest r{kUnknown, kUnknown, kUnknown, 0};
        double blocks = 0;
        bool known = true; // all blocks so far, from the first one on
        fresh.clear();
        const bool sound = LineScanner(row).scan(
            [&](std::string_view key, double n) {
                if (key == "timestamp")
                    r.at = n / 1000;
                else if (isAmong(kPromptKeys, key))
                    r.prompt = n;
                else if (isAmong(kAnswerKeys, key))
                    r.answer = n;
            },
            [&](std::int64_t id) {
                known = known && seen.contains(id);
                blocks += known ? 1 : 0;
                if (!known)
                    fresh.push_back(id);
            });
        if (!sound) {
            refuse(read, line, Error::Code::NotJson, row);
            continue;
        }
        if (std::isnan(r.at) || std::isnan(r.prompt) || std::isnan(r.answer)) {
            refuse(read, line, Error::Code::MissingKey,
                   std::isnan(r.at)       ? "timestamp"
                   : std::isnan(r.prompt) ? "input_length"
                                          : "output_length");
            continue;
        }
        if (!isCount(r.prompt) || !isCount(r.answer)) {
            refuse(read, line, Error::Code::OutOfRange, row);
            continue;
        }
        read.trace.hashed = read.trace.hashed || blocks > 0 || !fresh.empty();
        seen.insert(fresh.begin(), fresh.end());
        r.cached = std::min(r.prompt, blocks * kBlock);
        read.trace.requests.push_back(r);
        if (read.trace.requests.size() > kMostTraceRequests)
            return fail(Error::Code::TooManyRows, "line " + std::to_string(line), {},
                        std::to_string(kMostTraceRequests));
    }
    return finished(std::move(read));
}

// "2023-11-16 18:17:03.9799600", with fractions of a second, or a plain number of seconds.
std::optional<double> secondsOf(std::string_view text)
{
    if (const auto plain = plainNumber(text))
        return plain;
    constexpr std::size_t kShortest = 19;
    if (text.size() < kShortest || text[4] != '-' || text[7] != '-' || text[13] != ':' ||
        text[16] != ':')
        return std::nullopt;
    const auto part = [&](std::size_t from, std::size_t length) {
        return plainNumber(text.substr(from, length));
    };
    const auto year = part(0, 4), month = part(5, 2), day = part(8, 2), hour = part(11, 2),
               minute = part(14, 2);
    std::string_view rest = text.substr(17);
    if (const auto zone = rest.find_first_of("+Z"); zone != std::string_view::npos)
        rest = rest.substr(0, zone);
    const auto second = plainNumber(rest);
    if (!year || !month || !day || !hour || !minute || !second)
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(static_cast<int>(*year)),
                                           std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day))};
    if (!date.ok())
        return std::nullopt;
    const auto days = std::chrono::sys_days(date).time_since_epoch().count();
    return 86400.0 * static_cast<double>(days) + 3600 * *hour + 60 * *minute + *second;
}

struct Columns {
    std::string_view format;
    std::string_view at, prompt, answer;
};
// Azure's LLM inference traces of 2023 and 2024, and BurstGPT.
constexpr std::array kTables{Columns{"azure", "TIMESTAMP", "ContextTokens", "GeneratedTokens"},
                             Columns{"burstgpt", "Timestamp", "Request tokens", "Response tokens"}};

struct Places {
    std::size_t at = 0, prompt = 0, answer = 0;
};
std::optional<Places> placesIn(const std::vector<std::string_view>& head, const Columns& columns)
{
    const auto placeOf = [&](std::string_view name) {
        return static_cast<std::size_t>(
            std::ranges::find(head, name, [](std::string_view c) { return trimmed(c); }) -
            head.begin());
    };
    const Places p{placeOf(columns.at), placeOf(columns.prompt), placeOf(columns.answer)};
    return std::max({p.at, p.prompt, p.answer}) < head.size() ? std::optional(p) : std::nullopt;
}

std::string_view withoutMark(std::string_view text)
{
    return text.starts_with("\xEF\xBB\xBF") ? text.substr(3) : text;
}

Result<ReadTrace> readTable(std::string_view text, const Progress& progress)
{
    ReadTrace read;
    CsvReader csv(text);
    if (csv.next() != CsvReader::Step::Record)
        return fail(Error::Code::UnknownFormat, "line 1", {},
                    "TIMESTAMP,ContextTokens,GeneratedTokens");
    std::optional<Places> places;
    for (const Columns& columns : kTables)
        if (!places && (places = placesIn(csv.record().cells, columns)))
            read.trace.format = columns.format;
    if (!places)
        return fail(Error::Code::UnknownFormat, "line 1", {},
                    "TIMESTAMP,ContextTokens,GeneratedTokens");
    const std::size_t most = std::max({places->at, places->prompt, places->answer});
    std::size_t rows = 0;
    for (CsvReader::Step step = csv.next(); step != CsvReader::Step::End; step = csv.next()) {
        if (++rows % kLinesBetween == 0 && progress && !progress(csv.done()))
            return fail(Error::Code::Cancelled, {});
        const CsvRecord& row = csv.record();
        const auto line = static_cast<std::size_t>(row.line);
        if (step != CsvReader::Step::Record) {
            refuse(read, line, codeOf(step), row.text);
            continue;
        }
        if (row.cells.size() == 1 && trimmed(row.cells.front()).empty())
            continue;
        if (row.cells.size() <= most) {
            refuse(read, line, Error::Code::WrongCells, row.text);
            continue;
        }
        const auto at = secondsOf(trimmed(row.cells[places->at]));
        const auto prompt = plainNumber(trimmed(row.cells[places->prompt]));
        const auto answer = plainNumber(trimmed(row.cells[places->answer]));
        if (!at || !prompt || !answer)
            refuse(read, line, at ? Error::Code::NotANumber : Error::Code::NotADate, row.text);
        else if (!isCount(*prompt) || !isCount(*answer))
            refuse(read, line, Error::Code::OutOfRange, row.text);
        else
            read.trace.requests.push_back({*at, *prompt, *answer, 0});
        if (read.trace.requests.size() > kMostTraceRequests)
            return fail(Error::Code::TooManyRows, "line " + std::to_string(line), {},
                        std::to_string(kMostTraceRequests));
    }
    return finished(std::move(read));
}

std::optional<double> numberAt(const Json& json, const char* key)
{
    const auto it = json.find(key);
    return it != json.end() && it->is_number() ? std::optional(it->get<double>()) : std::nullopt;
}

// Output of "vllm bench serve --save-result --save-detailed": lengths of each request, and the
// total duration.
Result<ReadTrace> readVllm(const Json& json)
{
    ReadTrace read;
    read.trace.format = "vllm";
    const auto duration = numberAt(json, "duration");
    const auto in = json.find("input_lens"), out = json.find("output_lens");
    if (!duration || !(*duration > 0))
        return fail(Error::Code::MissingKey, "/", "duration");
    if (in == json.end() || out == json.end() || !in->is_array() || !out->is_array())
        return fail(Error::Code::MissingKey, "/", "input_lens, output_lens",
                    "--save-result --save-detailed");
    read.trace.timed = false;
    read.trace.seconds = *duration;
    for (std::size_t i = 0; i < std::min(in->size(), out->size()); ++i) {
        const Json &prompt = (*in)[i], &answer = (*out)[i];
        if (!prompt.is_number() || !answer.is_number())
            refuse(read, i + 1, Error::Code::WrongType, "input_lens");
        else if (answer.get<double>() > 0) // failed requests returned nothing
            read.trace.requests.push_back({0, prompt.get<double>(), answer.get<double>(), 0});
    }
    return finished(std::move(read));
}

// GuideLLM stores each request of each benchmark, with its times.
Result<ReadTrace> readGuidellm(const Json& json)
{
    ReadTrace read;
    read.trace.format = "guidellm";
    std::size_t number = 0;
    for (const Json& benchmark : json["benchmarks"]) {
        if (!benchmark.is_object() || !benchmark.contains("requests"))
            continue;
        const Json& requests = benchmark["requests"];
        const Json& done = requests.is_object() && requests.contains("successful")
                               ? requests["successful"]
                               : requests;
        if (!done.is_array())
            continue;
        for (const Json& r : done) {
            ++number;
            const auto prompt = numberAt(r, "prompt_tokens"), answer = numberAt(r, "output_tokens"),
                       at = numberAt(r, "start_time");
            if (prompt && answer && at && isCount(*prompt) && isCount(*answer))
                read.trace.requests.push_back({*at, *prompt, *answer, 0});
            else
                refuse(read, number, Error::Code::MissingKey,
                       "prompt_tokens, output_tokens, start_time");
        }
        if (!read.trace.requests.empty())
            break; // one rate at a time: the others ran after it
    }
    return finished(std::move(read));
}

bool isVllm(std::string_view start)
{
    return start.find("\"request_throughput\"") != std::string_view::npos ||
           start.find("\"total_input_tokens\"") != std::string_view::npos;
}

std::string_view firstLine(std::string_view text)
{
    return text.substr(0, text.find('\n'));
}

bool isMooncake(std::string_view start)
{
    const std::string_view line = firstLine(start);
    return line.starts_with('{') && line.find("\"timestamp\"") != std::string_view::npos &&
           std::ranges::any_of(kPromptKeys, [&](std::string_view key) {
               return line.find(key) != std::string_view::npos;
           });
}

} // namespace

bool looksLikeTrace(std::string_view bytes)
{
    const std::string_view start = trimmed(withoutMark(bytes));
    if (isMooncake(start))
        return true;
    if (start.starts_with('{'))
        return isVllm(start) || start.find("\"benchmarks\"") != std::string_view::npos;
    return std::ranges::any_of(kTables, [&](const Columns& c) {
        const std::string_view line = firstLine(start);
        return line.find(c.prompt) != std::string_view::npos &&
               line.find(c.answer) != std::string_view::npos;
    });
}

Result<ReadTrace> readTrace(std::string_view bytes, const Progress& progress)
{
    const std::string_view text = withoutMark(bytes);
    const std::string_view start = trimmed(text.substr(0, 4096));
    if (isMooncake(start))
        return readLines(text, progress);
    if (!start.starts_with('{'))
        return readTable(text, progress);
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    if (json->is_object() && json->contains("benchmarks") && (*json)["benchmarks"].is_array())
        return readGuidellm(*json);
    if (json->is_object())
        return readVllm(*json);
    return fail(Error::Code::UnknownFormat, {}, {}, "Mooncake, Azure, BurstGPT, vLLM, GuideLLM");
}

} // namespace engine
