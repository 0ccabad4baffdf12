#!/bin/sh
# Makes .venv from hash-pinned requirements, once for every change of their file: requirements.txt, or the file that is
# given. A server gives deploy/requirements.txt, which has no tool of the developers. Python 3.13 and one of uv, pip or
# ensurepip are all it needs; the network only while packages are fetched.
set -eu
cd "$(dirname "$0")/.."

stop() {
    echo "canastra: $1" >&2
    exit 1
}

# A pyenv shim may exist and still fail: a candidate counts only if it runs and says 3.13.
is_313() { "$1" -c 'import sys; sys.exit(sys.version_info[:2] != (3, 13))' >/dev/null 2>&1; }

find_python() {
    if [ -n "${PYTHON:-}" ]; then
        is_313 "$PYTHON" || stop "PYTHON=$PYTHON não é um Python 3.13 que funcione."
        echo "$PYTHON"
        return
    fi
    for candidate in python3.13 python3 python; do
        if is_313 "$candidate"; then
            echo "$candidate"
            return
        fi
    done
    candidate=$(uv python find --no-python-downloads 3.13 2>/dev/null) || candidate=
    if [ -n "$candidate" ] && is_313 "$candidate"; then
        echo "$candidate"
        return
    fi
    stop "é preciso o Python 3.13; instale-o ou diga onde está: make run PYTHON=/caminho/python3.13"
}

lock=${1:-requirements.txt}
stamp=.venv/requirements.installed
if cmp -s "$lock" "$stamp" && is_313 .venv/bin/python; then exit 0; fi

python=$(find_python)
log=$(mktemp "${TMPDIR:-/tmp}/canastra-setup.XXXXXX") || stop "não é possível escrever em ${TMPDIR:-/tmp}."
echo "Instalando as dependências em .venv (só na primeira vez; leva cerca de um minuto)..."

# Errors inside are judged by the one `if` that calls it: every command stands behind `&&`.
install() {
    if uv --version; then
        { is_313 .venv/bin/python || uv venv --clear --no-python-downloads --python "$python" .venv; } &&
            uv pip sync --python .venv/bin/python --require-hashes "$lock"
    elif "$python" -m pip --version; then
        { is_313 .venv/bin/python || "$python" -m venv --clear --without-pip .venv; } &&
            "$python" -m pip --python .venv/bin/python install --require-hashes --only-binary :all: -r "$lock"
    else
        "$python" -m venv --clear .venv &&
            .venv/bin/python -m pip install --require-hashes --only-binary :all: -r "$lock"
    fi
}

if ! install >"$log" 2>&1; then
    stop "as dependências não puderam ser instaladas (sem internet, ou pasta sem permissão de escrita?); detalhes em $log"
fi
cp "$lock" "$stamp"
rm -f "$log"
