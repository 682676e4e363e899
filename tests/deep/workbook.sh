#!/usr/bin/env bash
# Workbooks of several plans, recalculated by LibreOffice and compared with the program to the cent.
set -euo pipefail
exec python3 tests/deep/workbook.py "$PWD/build/release/bin/headroom" "$PWD/build/deep/workbooks"
