#!/usr/bin/env bash
# A screen reader reads the answer, turns a slider and hears the new answer: on a session bus and a
# display of its own, and without a trace of the person's.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.."
unset DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS
export QT_QPA_PLATFORM=xcb
exec timeout 120 xvfb-run -a -s '-screen 0 1600x1000x24' \
    dbus-run-session -- build/release/tests/headroom_screenreader
