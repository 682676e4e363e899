#!/usr/bin/env bash
# Reports of every template, in both languages and on both papers, read back by other programs.
set -euo pipefail
exec python3 tests/deep/report.py "$PWD/build/release/bin/headroom" "$PWD/build/deep/reports"
