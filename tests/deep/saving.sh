#!/usr/bin/env bash
# Saving is atomic: the process is killed 200 times at random, then at each step of writing, and then
# each system call is made to fail in turn.
set -euo pipefail
program=$PWD/build/release/bin/headroom
folder=$(mktemp -d)
trap 'rm -rf -- "$folder"' EXIT
cd "$folder"

die() {
    echo "saving: $*" >&2
    exit 1
}
save() { "$program" export "$1.headroom" --to out.json --overwrite; }
whole() { cmp -s out.json a.json || cmp -s out.json b.json; }

"$program" new sample -o a.headroom
"$program" new production-64 -o b.headroom
for plan in a b; do
    save "$plan"
    cp out.json "$plan.json"
done
cmp -s a.json b.json && die "two plans write the same"

# The duration of a save, so that kills cover all of it.
start=$(date +%s%N)
save a
long=$((($(date +%s%N) - start) / 1000000 + 1))
killed=0
for ((i = 0; i < 200; ++i)); do
    if ((i % 2)); then plan=a; else plan=b; fi
    "$program" export "$plan.headroom" --to out.json --overwrite &
    sleep "$(printf '0.%03d' $((RANDOM % long)))"
    kill -KILL $! 2>/dev/null && killed=$((killed + 1))
    wait $! 2>/dev/null || true
    whole || die "killed in round $i, the file is neither the old one nor the new one"
done

# The final steps one by one: interrupted by a signal, and failing.
steps=0
for call in write fdatasync rename fsync; do
    for when in 1 2 3; do
        cp a.json out.json
        (strace -f -qq -o killed.calls -e trace=$call -e inject=$call:signal=KILL:when=$when \
            "$program" export b.headroom --to out.json --overwrite || true) >/dev/null 2>&1
        whole || die "killed at $call $when, the file is neither the old one nor the new one"
        steps=$((steps + 1))
    done
done
refused() { # CALL ERROR: expects exit status 4, a message, and the old file
    local status=0
    cp a.json out.json
    rm -f .headroom-*.tmp
    strace -f -qq -o refused.calls -e trace="$1" -e inject="$1:error=$2" \
        "$program" export b.headroom --to out.json --overwrite >/dev/null 2>refused.txt || status=$?
    ((status == 4)) || die "$1 refused with $2: exit status $status"
    grep -q 'out.json' refused.txt || die "$1 refused with $2: no sentence"
    cmp -s out.json a.json || die "$1 refused with $2: the old file is gone"
    ! compgen -G '.headroom-*.tmp' >/dev/null || die "$1 refused with $2: half a file is left"
    steps=$((steps + 1))
}
refused fdatasync EIO
refused fdatasync ENOSPC
refused rename EXDEV
refused rename EACCES

echo "saving: $killed of 200 killed in $long ms, $steps steps met; every file whole"
