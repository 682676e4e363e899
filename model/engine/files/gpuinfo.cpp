#include "model/engine/files/gpuinfo.h"

#include "model/engine/files/limits.h"

#include <charconv>
#include <cmath>

namespace engine {
namespace {

// Ten terabytes: far more than any GPU has.
constexpr double kMostMib = 1e7;

// Reads dictionaries, lists, texts, numbers and bare words (None, True) as printed by Python and
// JSON, and keeps the first value of each relevant key.
class LiteralReader {
public:
    LiteralReader(std::string_view text, GpuInfo& info) : text_(text), info_(info) {}

    bool whole()
    {
        const bool sound = value({}, 0);
        blanks();
        return sound && at_ == text_.size();
    }

private:
    bool value(std::string_view key, int depth)
    {
        if (depth > kMostDepth)
            return false;
        blanks();
        switch (peek()) {
        case '{': return dictionary(depth);
        case '[': return list(key, ']', depth);
        case '(': return list(key, ')', depth);
        case '\'':
        case '"': {
            std::string text;
            if (!quoted(text))
                return false;
            keep(key, text);
            return true;
        }
        default: return bare(key);
        }
    }
    bool dictionary(int depth)
    {
        ++at_;
        while (!passes('}')) {
            std::string key;
            if (!quoted(key) || !passes(':') || !value(key, depth + 1))
                return false;
            if (!passes(',') && peek() != '}')
                return false;
        }
        return true;
    }
    bool list(std::string_view key, char end, int depth)
    {
        ++at_;
        while (!passes(end))
            if (!value(key, depth + 1) || (!passes(',') && peek() != end))
                return false;
        return true;
    }
    bool quoted(std::string& to)
    {
        blanks();
        const char quote = peek();
        if (quote != '\'' && quote != '"')
            return false;
        for (++at_; at_ < text_.size() && text_[at_] != quote; ++at_) {
            if (text_[at_] == '\\' && at_ + 1 < text_.size())
                ++at_;
            to += text_[at_];
        }
        return passes(quote);
    }
    bool bare(std::string_view key)
    {
        const std::size_t from = at_;
        while (at_ < text_.size() && std::string_view(",:]}) \t\r\n'\"").find(text_[at_]) == npos)
            ++at_;
        keep(key, text_.substr(from, at_ - from));
        return at_ > from;
    }
    void keep(std::string_view key, std::string_view text)
    {
        if (key == "Name" && info_.name.empty())
            info_.name = text;
        else if (key == "Count" && std::isnan(info_.count))
            info_.count = numberOf(text);
        else if (key == "SizeInMiB" && std::isnan(info_.size))
            info_.size = numberOf(text);
    }
    void blanks()
    {
        while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != npos)
            ++at_;
    }
    char peek() { return at_ < text_.size() ? text_[at_] : '\0'; }
    bool passes(char c)
    {
        blanks();
        const bool there = peek() == c;
        at_ += there && at_ < text_.size();
        return there;
    }

    static constexpr auto npos = std::string_view::npos;
    std::string_view text_;
    GpuInfo& info_;
    std::size_t at_ = 0;
};

} // namespace

double numberOf(std::string_view text)
{
    double value = kUnknown;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && std::isfinite(value) ? value : kUnknown;
}

GpuInfo readGpuInfo(std::string_view cell)
{
    GpuInfo info;
    if (cell.starts_with('{') || cell.starts_with('[')) {
        info.understood = LiteralReader(cell, info).whole() && !(info.count < 0) &&
                          !(info.size < 1) && !(info.size > kMostMib);
        return info.understood ? info : GpuInfo{.understood = false};
    }
    info.name = cell;
    return info;
}

} // namespace engine
