#!/usr/bin/env bash
# Validates exported results of every template against the published JSON Schema independently.
set -euo pipefail
exec python3 tests/deep/schema.py "$PWD/build/release/bin/headroom" "$PWD/build/deep/schema"
