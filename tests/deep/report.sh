#!/usr/bin/env bash
# Reports of every template, in both languages and paper sizes, checked by other programs.
set -euo pipefail
exec python3 tests/deep/report.py "$PWD/build/release/bin/headroom" "$PWD/build/deep/reports"
