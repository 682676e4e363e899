#include "tests/support/room.h"

#include <QCoreApplication>

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    return support::runRooms(argc, argv);
}
