# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Solverscope developers
#
# The steps that ./run, ./test and ./bench share. They set `root`, the folder of the sources, and `me`, their own name.
# Everything said here goes to standard error: standard output belongs to the program that is started.

: "${HOME:=$(getent passwd "$(id -u)" | cut -d: -f6)}" # ccache needs it, and some build services do not set it
export HOME
shopt -s lastpipe # a function at the end of a pipe sets variables

# What a build takes on the disk in MB, with its part of the compiler cache.
declare -A takes=([release]=200 [bench]=300 [dev]=400 [asan]=2000)

# On a terminal one line says how far it is and is rewritten in place; elsewhere there is a new line every half minute.
terminal=
[ -t 2 ] && [ "${TERM:-dumb}" != dumb ] && terminal=yes
lineShown='' nextLine=0

clearLine() {
    [ -z "$lineShown" ] || printf '\r\e[K' >&2
    lineShown=
}

say() {
    clearLine
    printf '%s: %s\n' "$me" "$*" >&2
}

show() {
    if [ -n "$terminal" ]; then
        local line="$me: $*" width
        width=$(stty size <&2 2>/dev/null) || width=
        width=${width#* }
        [ "${width:-0}" -gt 1 ] || width=80
        printf '\r%s\e[K' "${line:0:width-1}" >&2
        lineShown=yes
    elif [ "$SECONDS" -ge "$nextLine" ]; then
        say "$*"
        nextLine=$((SECONDS + 30))
    fi
}

showShare() { # $1 of $2 are done since the second `began`; the rest: what is shown
    local took=$((SECONDS - began)) minutes left=
    if [ "$took" -ge 10 ] && [ $(($1 * 20)) -ge "$2" ]; then # before, it would be a guess
        minutes=$(((took * ($2 - $1) / $1 + 30) / 60))
        case $minutes in
            0) left=", less than a minute left" ;;
            1) left=", about 1 minute left" ;;
            *) left=", about $minutes minutes left" ;;
        esac
    fi
    show "${*:3}$left"
}

fail() {
    say "$*"
    exit 1
}

# Ctrl+C ends the program that runs, and then the script: see `carryOut`.
interrupted='' installing=
trap 'interrupted=yes; [ -z "$installing" ] || say "stopping as soon as the packages are installed"' INT

endIfInterrupted() {
    [ -n "$interrupted" ] || return 0
    say "interrupted; what is done is kept, and ./$me goes on from there"
    exit 130
}

# Reads what ninja, cmake or apt-get says: how far it is becomes the one line, why it fails and how much room packages take is
# remembered, and the rest is passed on.
cause='' reason='' growth=0
follow() { # $1: what is being done, $2: `quietly` to pass nothing on
    local line began=$SECONDS
    while IFS= read -r line; do
        case $line in
            *'No space left on device'* | *"don't have enough free space"*) cause=disk ;;
            *'Killed signal terminated program'* | *'terminated with signal 9'* | *'out of memory'*) cause=memory ;;
            *'Failed to fetch '*) cause=${cause:-network} reason=${line#?: } ;;
        esac
        if [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ (.*) ]]; then # ninja
            case ${BASH_REMATCH[3]} in
                'Re-checking globbed'*) ;;
                'Re-running CMake'*) show "configuring" ;;
                *) showShare "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" "$1 ${BASH_REMATCH[1]} of ${BASH_REMATCH[2]}" ;;
            esac
        elif [[ $line =~ ^[dp][lm]status:[^:]*:([0-9]+) ]]; then # apt-get
            showShare "${BASH_REMATCH[1]}" 100 "$1, ${BASH_REMATCH[1]} %"
        elif [[ $line =~ ^'After this operation, '([0-9,]+).*' MB of additional disk' ]]; then
            growth=${BASH_REMATCH[1]//,/}
        elif [ -z "${2:-}" ] && [[ ! $line =~ ^('-- '|'ninja: no work to do'|'ninja: build stopped') ]]; then
            clearLine
            printf '%s\n' "$line" >&2
        fi
    done
}

# Does something that takes a while. What it prints is kept in `log` and read by `follow`, which understands English.
carryOut() { # $1: what is being done, $2: `quietly` or nothing, the rest: the command
    local status=0
    [ -z "$2" ] || show "$1"
    LC_ALL=C.UTF-8 LANGUAGE='' NINJA_STATUS='[%f/%t] ' "${@:3}" </dev/null | tee -ia "$log" 2>/dev/null |
        follow "$1" "$2" || status=${PIPESTATUS[0]}
    clearLine
    nextLine=0
    endIfInterrupted
    return "$status"
}

# The file system with the least room of those that hold the folders, and the MB that are free on it.
leastRoom() {
    read -r free disk < <(df -BM --output=avail,target "$@" 2>/dev/null | tail -n +2 | sort -n | head -n 1)
    free=${free%M}
}

needRoom() { # $1: what takes it, $2: MB, $3: folder
    local free disk
    leastRoom "$3"
    [ "${free:-$2}" -ge "$2" ] ||
        fail "$1 takes $2 MB on $disk, where $free MB are free: free $(($2 - free)) MB and start ./$me again"
}

failBecause() { # $1: what failed, $2: the MB that it takes, the rest: folders that it writes to
    local free disk
    leastRoom "${@:3}"
    [ "${free:-100}" -ge 10 ] || cause=disk
    case $cause in
        disk) fail "there is no space left on $disk ($free MB free): free about $2 MB and start ./$me again" ;;
        memory) fail "there is too little memory for the compiler: close other programs, or let it compile one file at a time:" \
            "CMAKE_BUILD_PARALLEL_LEVEL=1 ./$me" ;;
        network) fail "the packages could not be downloaded ($reason): see whether there is a network, and start ./$me again" ;;
    esac
    fail "$1; all messages are in $log"
}

asRoot() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

# dpkg-checkbuilddeps is slow. Its answer holds while the list and dpkg's record of what is installed are the same.
dpkgFolder=${DPKG_ADMINDIR:-/var/lib/dpkg}
packagesAreThere() { # $@: options that choose the build profile
    local stamp state
    printf -v stamp %s "$root/build/.packages" "$@"
    state=$(cat "$root/debian/control" && stat -c '%i %y %s' "$dpkgFolder/status" 2>/dev/null) || state=
    [ -n "$state" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$state" ] && return
    command -v dpkg-checkbuilddeps >/dev/null && (cd "$root" && dpkg-checkbuilddeps "$@" >/dev/null 2>&1) || return
    printf '%s\n' "$state" >"$stamp" || :
}

asInstaller() {
    cd "$root" || return
    asRoot env LC_ALL=C.UTF-8 LANGUAGE= DEBIAN_FRONTEND=noninteractive sh -c 'exec "$@" 2>&1' sh ${installing:+setsid --wait} "$@"
}

# debian/control is the only list of dependencies. A bare machine has no dpkg-checkbuilddeps: build-dep brings it along.
installPackages() { # $@: options that choose the build profile, such as -P nocheck
    mkdir -p "$root/build"
    packagesAreThere "$@" && return
    if ! command -v apt-get >/dev/null; then
        say "there is no apt-get here, so the packages named in debian/control are taken to be installed"
        return
    fi
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
        fail "packages are missing and there is no sudo; as root, run: apt-get build-dep --no-install-recommends $* $root/"
    fi
    say "installing the packages that debian/control names and this machine lacks"
    asRoot true || { endIfInterrupted && fail "packages can only be installed by root"; }
    if [ -f "$dpkgFolder/lock-frontend" ] && grep -qs ":$(stat -c %i "$dpkgFolder/lock-frontend") " /proc/locks; then
        say "waiting for another program to end that installs packages, at most five minutes"
    fi
    local log=$root/build/packages.log apt=(asInstaller apt-get -q -y -o DPkg::Lock::Timeout=300 -o APT::Status-Fd=1)
    local needed=(build-dep --no-install-recommends "$@" ./)
    : >"$log"
    carryOut "reading the lists of packages" quietly "${apt[@]}" update ||
        say "apt-get update failed; going on with the lists that are there"
    if [ -n "$(dpkg --audit 2>&1)" ]; then # a full disk or a power cut left packages installed by half
        carryOut "completing packages" quietly asInstaller dpkg --configure -a || :
        carryOut "completing packages" quietly "${apt[@]}" --fix-broken --no-remove install || :
    fi
    carryOut "downloading packages" quietly "${apt[@]}" --download-only "${needed[@]}" || aptGetFailed
    needRoom "installing the packages" "$growth" /usr
    installing=yes # from here on, Ctrl+C waits for the end
    carryOut "installing packages" quietly "${apt[@]}" "${needed[@]}" || aptGetFailed
    installing=
    packagesAreThere "$@" || fail "packages are still missing: $(cd "$root" && dpkg-checkbuilddeps "$@" 2>&1)"
}

aptGetFailed() {
    [ -n "$cause" ] || grep -v '^[dp][lm]status:' "$log" | tail -n 20 >&2
    failBecause "apt-get could not install the packages" 1500 /usr /var/cache/apt "$dpkgFolder"
}

configure() { # only errors and warnings are read; the rest is kept
    cd "$root" || return
    cmake "$@" 2>&1 >>"$log"
}

build() {
    cmake --build "$1" 2>&1
}

# Only one of several scripts started at once builds a preset; the others wait for it and find the work done.
buildPreset() { # $1: preset
    local folder=$root/build/$1 fresh=() room=${takes[$1]} jobs
    local log=$folder/build.log
    cause=
    mkdir -p "$folder"
    exec 9>"$folder/.lock"
    flock -n 9 || { say "waiting for another build of build/$1 to end" && flock 9; } || endIfInterrupted
    : >"$log"
    if [ ! -f "$folder/build.ninja" ] || ! grep -sqxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
        fresh=(--fresh) # nothing was configured to the end, or the sources were moved since
        needRoom "the build" $((room - $(du -sm "$folder" | cut -f 1))) "$folder"
    fi
    if [ ${#fresh[@]} -gt 0 ] || [ "$root/CMakePresets.json" -nt "$folder/build.ninja" ]; then
        show "configuring build/$1"
        carryOut "configuring" '' configure "${fresh[@]}" --preset "$1" ||
            failBecause "cmake could not configure build/$1" "$room" "$folder" "${TMPDIR:-/tmp}" "$HOME"
    fi
    # ninja goes by the processors alone, and a batch of sources takes 1.4 GB of memory to compile.
    jobs=$(($(sed -n 's/^MemAvailable: *\([0-9]*\) kB$/\1/p' /proc/meminfo) / 1400000))
    [ -n "${CMAKE_BUILD_PARALLEL_LEVEL:-}" ] || [ "$jobs" -ge $(($(nproc) + 2)) ] ||
        export CMAKE_BUILD_PARALLEL_LEVEL=$((jobs > 0 ? jobs : 1))
    carryOut "building" '' build "$folder" ||
        failBecause "the build of build/$1 failed" "$room" "$folder" "${TMPDIR:-/tmp}" "$HOME"
    exec 9>&-
}
