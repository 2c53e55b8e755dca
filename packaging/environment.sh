# What `start`, `test` and `check` have in common: Ready Room installed in ./.venv.
# They read this file with `.`, from the top of the checkout.

say() {
    printf '%s\n' "$*" >&2
}

give_up() {
    say "$*"
    exit 2
}

# Install Debian packages, or say how.
install_packages() {
    if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
        give_up "System packages are missing: install them with: sudo apt-get install $*"
    fi
    say "Installing system packages: $*"
    log=$(mktemp)
    if ! { apt-get update -q && DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -q --no-install-recommends "$@"; } >"$log" 2>&1 </dev/null; then
        cat "$log" >&2
        rm -f "$log"
        give_up "The system packages could not be installed: apt-get says why above."
    fi
    rm -f "$log"
}

# Print the Python to make ./.venv with: $PYTHON, or the first that is new enough.
find_python() {
    for candidate in ${PYTHON:-python3 python3.13 python3.12 python3.11 python}; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return
        fi
    done
    give_up "Ready Room needs Python 3.11 or newer: install it, or name it: PYTHON=/path/to/python"
}

make_environment() {
    python=$(find_python)
    # Debian keeps the part of Python that equips a new environment in a package of its own.
    "$python" -c 'import ensurepip' 2>/dev/null || install_packages "${python##*/}-venv"
    "$python" -m venv --clear .venv || give_up "The environment ./.venv could not be made."
}

# Tell whether ./.venv holds one of these sets, and nothing that decides on it has changed since.
# The code itself does not count: it is run where it lies.
is_installed() {
    installed=$(cat .venv/readyroom-set 2>/dev/null) || return 1
    case " $* " in *" $installed "*) ;; *) return 1 ;; esac
    changed=$(find pyproject.toml packaging/build_hook.py translations \
        -newer .venv/readyroom-set ! -name '*.qm' 2>/dev/null)
    [ -z "$changed" ]
}

# Make ./.venv hold a set, unless it does, or holds a larger one: prepare SET [LARGER-SET]...
# A set is `program`, or the name of one of the extras in pyproject.toml.
prepare() {
    .venv/bin/python -c 'import pip' 2>/dev/null || make_environment
    missing=$(.venv/bin/python -B -m desktop.preflight)
    # shellcheck disable=SC2086 # an argument for each package
    [ -z "$missing" ] || install_packages $missing
    is_installed "$@" && return
    say "Installing Ready Room into ./.venv: the first time this takes about a minute ..."
    extra=
    [ "$1" = program ] || extra="[$1]"
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --editable ".$extra" ||
        give_up "Ready Room could not be installed: pip says why above."
    echo "$1" >.venv/readyroom-set
}
