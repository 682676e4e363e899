#include "tests/support/ownhome.h"
#include "tests/support/room.h"

#include <QGuiApplication>

int main(int argc, char** argv)
{
    const support::OwnHome home;
    const QGuiApplication application(argc, argv);
    return support::runRooms(argc, argv);
}
