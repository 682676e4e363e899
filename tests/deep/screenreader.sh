#!/usr/bin/env bash
# A screen reader reads the answer, moves a slider and hears the new answer: on a private session bus
# and display, isolated from the user's.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.."
unset DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS
export QT_QPA_PLATFORM=xcb
exec timeout 120 xvfb-run -a -s '-screen 0 1600x1000x24' \
    dbus-run-session -- build/release/tests/headroom_screenreader
