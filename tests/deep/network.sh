#!/usr/bin/env bash
# The program makes no network connections, neither on the command line nor in the window.
set -euo pipefail
program=$PWD/build/release/bin/headroom
folder=$(mktemp -d)
trap 'rm -rf -- "$folder"' EXIT

traced() { # NAME COMMAND...: logs its network calls to NAME.calls
    strace -f -qq -e trace=%network -o "$folder/$1.calls" "${@:2}" >"$folder/$1.out" 2>&1 ||
        { cat "$folder/$1.out" >&2 && exit 1; }
}

cd "$folder"
traced new "$program" new -o plan.headroom
traced assess "$program" assess plan.headroom
traced options "$program" options plan.headroom
traced claims "$program" claims
traced export "$program" export plan.headroom --to plan.pdf plan.xlsx plan.json
# The window: long enough to open, evaluate and idle a while; it must still be running then.
status=0
timeout 20 strace -f -qq -e trace=%network -o window.calls \
    "$program" plan.headroom >window.out 2>&1 || status=$?
if ((status != 124)); then
    echo "network: the window did not stay open ($status)" >&2
    exit 1
fi

# Unix sockets (display, session bus) and netlink (local interface names) are local.
if grep -hE 'AF_INET|AF_INET6|AF_PACKET|PF_INET' ./*.calls; then
    echo "network: the lines above leave the machine" >&2
    exit 1
fi
runs=(./*.calls)
echo "network: $(cat "${runs[@]}" | wc -l) calls of sockets in ${#runs[@]} runs, none leaves the machine"
