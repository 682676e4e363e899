#pragma once

#include <QTest>

// The tests of a layer are one program, each of its files a "room": `tests_engine units` runs
// test_units.cpp, and it is engine_units in ctest.
namespace support {

class Room {
public:
    using Run = int (*)(const QStringList& arguments);
    Room(std::string_view file, Run run); // .../test_NAME.cpp
};

// The body of main() after creating the application object: runs the room of the first argument,
// passing the others to QtTest, or all rooms; an unknown room fails.
int runRooms(int argc, char** argv);

} // namespace support

#define HEADROOM_ROOM(Class)                                                                       \
    static const support::Room thisRoom(__FILE__, [](const QStringList& arguments) {               \
        Class test;                                                                                \
        return QTest::qExec(&test, arguments);                                                     \
    });
