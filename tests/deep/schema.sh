#!/usr/bin/env bash
# Exported results of every template, held against the published JSON Schema by another program.
set -euo pipefail
exec python3 tests/deep/schema.py "$PWD/build/release/bin/headroom" "$PWD/build/deep/schema"
