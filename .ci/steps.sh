# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Solverscope developers
#
# The steps that ./run, ./test and ./bench share. They set `root`, the folder of the sources, and `me`, their own name.
# Everything said here goes to standard error: standard output belongs to the program that is started.

: "${HOME:=$(getent passwd "$(id -u)" | cut -d: -f6)}" # ccache needs it, and some build services do not set it
export HOME

say() { printf '%s: %s\n' "$me" "$*" >&2; }
fail() {
    say "$*"
    exit 1
}

asRoot() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

packagesAreThere() { # $@: options that choose the build profile
    command -v dpkg-checkbuilddeps >/dev/null && (cd "$root" && dpkg-checkbuilddeps "$@" >/dev/null 2>&1)
}

# debian/control is the only list of dependencies. A bare machine has no dpkg-checkbuilddeps: build-dep brings it along.
installPackages() { # $@: options that choose the build profile, such as -P nocheck
    packagesAreThere "$@" && return
    if ! command -v apt-get >/dev/null; then
        say "there is no apt-get here, so the packages named in debian/control are taken to be installed"
        return
    fi
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
        fail "packages are missing and there is no sudo; as root, run: apt-get build-dep --no-install-recommends $* $root/"
    fi
    say "installing the packages that debian/control names and this machine lacks (apt-get)"
    local quiet=(env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300)
    asRoot "${quiet[@]}" update </dev/null >&2 || say "apt-get update failed; going on with the package lists that are there"
    (cd "$root" && asRoot "${quiet[@]}" build-dep --no-install-recommends "$@" ./ </dev/null >&2) ||
        fail "apt-get could not install the packages; its message is above"
    packagesAreThere "$@" || fail "packages are still missing: $(cd "$root" && dpkg-checkbuilddeps "$@" 2>&1)"
}

runNinja() { # ninja 1.11 says "no work to do" even when it is to be quiet
    if [ "$2" = quietly ]; then
        cmake --build "$1" -- --quiet 2>&1 | sed -u '/^ninja: no work to do\.$/d'
    else
        cmake --build "$1"
    fi
}

# Only one of several scripts started at once builds a preset; the others wait for it and find the work done.
buildPreset() { # $1: preset, $2: `quietly` to hear of warnings and errors alone
    local preset=$1 folder=$root/build/$1 manner=${2:-}
    mkdir -p "$folder"
    (
        flock 9
        local fresh=()
        if [ -f "$folder/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
            fresh=(--fresh) # the sources were moved since
        fi
        if [ ! -f "$folder/build.ninja" ] || [ "$root/CMakePresets.json" -nt "$folder/build.ninja" ] || [ ${#fresh[@]} -gt 0 ]; then
            say "configuring build/$preset"
            (cd "$root" && cmake "${fresh[@]}" --preset "$preset" </dev/null >&2) || fail "cmake could not configure build/$preset"
        fi
        say "building build/$preset"
        runNinja "$folder" "$manner" </dev/null >&2 || fail "the build of build/$preset failed; the compiler's message is above"
    ) 9>"$folder/.lock"
}
