# Packages made by cpack: a .deb using Debian's libraries, and a .tar.gz with bundled ones.
set(CPACK_GENERATOR "DEB;TGZ")
set(CPACK_PACKAGE_NAME headroom)
set(CPACK_PACKAGE_VENDOR "Headroom")
set(CPACK_PACKAGE_CONTACT "${HEADROOM_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "GPU capacity planner")
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

string(TOLOWER "${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR}" CPACK_SYSTEM_NAME)
set(CPACK_ARCHIVE_THREADS 0)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Plugins not found by linking: the SVG icon engine. (The offscreen platform is in libqt6gui6.)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6svg6")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, qt6-translations-l10n")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "fonts-noto-cjk")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Headroom plans GPU clusters for training and serving AI models:
how many GPUs, which type, which network, for how long, at what cost
and at what power. It compares renting with buying, reports findings
in numbers and exports PDF, XLSX, JSON, CSV and launch files.
.
The same engine runs on the command line, without a display.")

# Runs once per package format, between installation and packing.
set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_CURRENT_SOURCE_DIR}/finish-package.cmake")
set(CPACK_HEADROOM_SOURCE "${CMAKE_SOURCE_DIR}")
set(CPACK_HEADROOM_QT_PLUGINS "${QT6_INSTALL_PREFIX}/${QT6_INSTALL_PLUGINS}")
set(CPACK_HEADROOM_QT_TRANSLATIONS "${QT6_INSTALL_PREFIX}/${QT6_INSTALL_TRANSLATIONS}")
include(CPack)
