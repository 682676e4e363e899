#include "tests/support/ownhome.h"
#include "tests/support/room.h"

#include <QApplication>

int main(int argc, char** argv)
{
    const support::OwnHome home;
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    const QApplication application(argc, argv);
    return support::runRooms(argc, argv);
}
