#include "tests/support/room.h"

#include <cstdio>
#include <map>
#include <string>

namespace support {
namespace {

std::map<std::string, Room::Run, std::less<>>& rooms()
{
    static std::map<std::string, Room::Run, std::less<>> all;
    return all;
}

std::string nameOf(std::string_view file)
{
    constexpr std::string_view before = "test_", after = ".cpp";
    file.remove_prefix(file.rfind('/') + 1);
    if (!file.starts_with(before) || !file.ends_with(after))
        qFatal("%s is no name for a room of tests", std::string(file).c_str());
    file.remove_prefix(before.size());
    file.remove_suffix(after.size());
    return std::string(file);
}

} // namespace

Room::Room(std::string_view file, Run run)
{
    if (!rooms().emplace(nameOf(file), run).second)
        qFatal("two rooms of tests are called %s", nameOf(file).c_str());
}

int runRooms(int argc, char** argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    if (argc < 2) {
        int failed = 0;
        for (const auto& [name, run] : rooms())
            failed += run(arguments) != 0;
        return failed;
    }
    const auto room = rooms().find(arguments.takeAt(1).toStdString());
    if (room == rooms().end()) {
        std::fprintf(stderr, "no room of tests is called %s; there are:\n", argv[1]);
        for (const auto& [name, run] : rooms())
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    return room->second(arguments);
}

} // namespace support
