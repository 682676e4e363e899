#!/usr/bin/env bash
# `./dev test deep`: slow tests. Sourced by ./dev, which provides need, build and offscreen.
# Parts run in this order, then tests/deep/*.sh, one part per script. A part that passed leaves
# build/deep/PART.passed with its commit, so that an interrupted run resumes where it stopped.
deep_parts=(lint calibrate played ci-tests asan-build asan-tests asan-turns walk soak asan-walk asan-fuzz tsan-build tsan-tests)
deep_targets=(headroom headroom_tests)

sanitized() { # COMMAND...
    QTEST_FUNCTION_TIMEOUT=3600000 ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 \
        LSAN_OPTIONS=suppressions=$PWD/packaging/dev/lsan.supp:print_suppressions=0 \
        TSAN_OPTIONS=suppressions=$PWD/packaging/dev/tsan.supp:halt_on_error=1 offscreen "$@"
}

walked() { # PROGRAM COUNT: plans within their limits: all extremes, pairs of them, random ones
    local failed=0
    sanitized "$1" ends "$(($2 < 10000 ? $2 : 0))" 0 || failed=1
    sanitized "$1" pairs "$2" 7 || failed=1
    sanitized "$1" anything "$(($2 / 2))" 7 everything || failed=1
    return "$failed"
}

deep_part() { # PART
    local run=(ctest --output-on-failure --no-tests=error -j2) steady=()
    case $1 in
    lint) lint ;;
    # The committed constants and accuracy are reproduced from the published rows, byte for byte.
    calibrate) build release headroom_calibrate && build/release/bin/headroom_calibrate resources --check ;;
    # Closed-form steps compared with their event-by-event simulation, for many random plans.
    played) build release headroom_tests && HEADROOM_PLAYED=10000 QTEST_FUNCTION_TIMEOUT=7200000 \
        offscreen build/release/tests/tests_model played &&
        HEADROOM_PLAYED=1000 QTEST_FUNCTION_TIMEOUT=7200000 \
            offscreen build/release/tests/tests_model played_serving ;;
    *-build) build "${1%-build}" "${deep_targets[@]}" ;;
    ci-tests) build ci "${deep_targets[@]}" && offscreen "${run[@]}" --test-dir build/ci ;;
    asan-tests) build asan "${deep_targets[@]}" && sanitized "${run[@]}" --test-dir build/asan ;;
    walk) build release headroom_walk && walked build/release/tests/headroom_walk 20000 &&
        offscreen build/release/tests/headroom_walk stronger 10000 7 &&
        offscreen build/release/tests/headroom_walk superlatives 10000 7 &&
        offscreen build/release/tests/headroom_walk laws 10000 7 ;;
    # An hour of edits in the window, with constant memory use.
    soak) build release headroom_turns && offscreen build/release/tests/headroom_turns soak 3600 7 ;;
    asan-walk) build asan headroom_walk && walked build/asan/tests/headroom_walk 2000 ;;
    # Ten minutes of fuzzing per kind of file, and of command lines.
    asan-fuzz) build asan headroom_fuzz && sanitized build/asan/tests/headroom_fuzz all 600 7 build/deep/harmful ;;
    asan-turns) build asan headroom_turns && sanitized build/asan/tests/headroom_turns 10000 7 ;;
    tsan-tests)
        # The thread sanitizer does not support the wider address space randomization of new kernels.
        if setarch -R true 2>/dev/null; then steady=(setarch -R); fi
        # Nor does it work in a process that has started another one, as do the fuzzer, model_launch
        # and parts of app_language. The other sanitizers cover these, and app_whole, which would
        # take an hour without using any thread that app_window does not. The parts of app_language
        # that start no process are run separately.
        build tsan "${deep_targets[@]}" &&
            sanitized "${steady[@]}" "${run[@]}" --test-dir build/tsan \
                -E '^(fuzz|model_launch|app_whole|app_language)$' &&
            sanitized "${steady[@]}" build/tsan/tests/tests_app language \
                everyPageIsTranslated everyDialogIsTranslated everyChartIsTranslated
        ;;
    *) build release "${deep_targets[@]}" && offscreen bash "tests/deep/$1.sh" ;;
    esac
}

test_deep() { # [PART...]
    need build test lint deep
    local part revision='' known=("${deep_parts[@]}") parts=() script passed=0 skipped=0 failed=()
    for script in tests/deep/*.sh; do
        [[ ! -f $script ]] || known+=("$(basename "$script" .sh)")
    done
    parts=("$@")
    (($#)) || parts=("${known[@]}")
    for part in "${parts[@]}"; do
        [[ " ${known[*]} " == *" $part "* ]] || wrong_call "no such part: $part (there are: ${known[*]})"
    done
    # Only a clean checkout can be identified by its commit.
    if [[ -z $(git status --porcelain 2>&1) ]]; then revision=$(git rev-parse HEAD); fi
    mkdir -p build/deep
    for part in "${parts[@]}"; do
        if [[ -n $revision && $(cat "build/deep/$part.passed" 2>/dev/null) == "$revision" ]]; then
            say "dev: deep: $part passed for ${revision:0:12} before, skipped"
            skipped=$((skipped + 1))
        elif say "dev: deep: $part" && deep_part "$part"; then
            passed=$((passed + 1))
            echo "$revision" >"build/deep/$part.passed"
        else
            failed+=("$part")
        fi
    done
    echo "$passed passed, ${#failed[@]} failed, $skipped skipped"
    ((${#failed[@]} == 0)) || die "deep: failed: ${failed[*]}"
}
