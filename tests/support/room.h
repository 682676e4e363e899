#pragma once

#include <QTest>

// The tests of a floor are one program, each file of them a room of it: `tests_engine units` runs
// test_units.cpp, and ctest knows it as engine_units.
namespace support {

class Room {
public:
    using Run = int (*)(const QStringList& arguments);
    Room(std::string_view file, Run run); // .../test_NAME.cpp
};

// What main() does behind its application object: the room of the first argument, with the others
// for QtTest, or all of them; a room that nobody registered fails.
int runRooms(int argc, char** argv);

} // namespace support

#define HEADROOM_ROOM(Class)                                                                       \
    static const support::Room thisRoom(__FILE__, [](const QStringList& arguments) {               \
        Class test;                                                                                \
        return QTest::qExec(&test, arguments);                                                     \
    });
