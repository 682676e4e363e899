#include "app/application.h"
#include "tests/support/ownhome.h"
#include "tests/support/room.h"

int main(int argc, char** argv)
{
    const support::OwnHome home;
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    const app::Application application(argc, argv);
    return support::runRooms(argc, argv);
}
