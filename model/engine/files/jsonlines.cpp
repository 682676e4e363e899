#include "model/engine/files/jsonlines.h"

namespace engine {
namespace {

// On one line, with spaces for readability.
std::string spaced(const Json& json)
{
    std::string out;
    bool quoted = false;
    const std::string tight = json.dump();
    for (std::size_t i = 0; i < tight.size(); ++i) {
        quoted ^= tight[i] == '"' && (i == 0 || tight[i - 1] != '\\');
        out += tight[i];
        if (!quoted && (tight[i] == ',' || tight[i] == ':'))
            out += ' ';
    }
    return out;
}

std::string entriesOf(const Json& group)
{
    std::string out;
    for (auto it = group.begin(); it != group.end(); ++it) {
        out += "    ";
        if (group.is_object())
            out += Json(it.key()).dump() + ": ";
        out += spaced(*it) + (std::next(it) != group.end() ? ",\n" : "\n");
    }
    return out;
}

} // namespace

std::string linesOf(const Json& file)
{
    std::string out = "{\n";
    for (auto it = file.begin(); it != file.end(); ++it) {
        out += "  " + Json(it.key()).dump() + ": ";
        if (it->is_array())
            out += "[\n" + entriesOf(*it) + "  ]";
        else if (it->is_object())
            out += "{\n" + entriesOf(*it) + "  }";
        else
            out += it->dump();
        out += std::next(it) != file.end() ? ",\n" : "\n";
    }
    return out + "}\n";
}

} // namespace engine
