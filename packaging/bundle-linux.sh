#!/usr/bin/env bash
# Adds the libraries and Qt plugins that an installed program needs, so that it runs on a system
# without them. Called by finish-package.cmake for the tar.gz:
#     bundle-linux.sh TOP/bin/headroom QT_PLUGINS QT_TRANSLATIONS
# The program finds lib/ by its RPATH, which also applies to the libraries and plugins it loads.
set -euo pipefail

program=$1 qt_plugins=$2 qt_translations=$3
top=$(dirname -- "$(dirname -- "$program")")

plugins=(
    platforms/lib{qoffscreen,qminimal,qxcb,qwayland-generic}.so
    platforminputcontexts/'*.so'
    imageformats/libq{svg,jpeg}.so
    iconengines/libqsvgicon.so
    wayland-shell-integration/'*.so'
    wayland-decoration-client/'*.so'
)
# Present on any system that can run the program, or tied to its kernel and drivers.
of_the_system='^(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util|mvec|anl|nss_.*|stdc\+\+|gcc_s))\.so'

die() {
    echo "bundle: $*" >&2
    exit 1
}

mkdir -p "$top/lib" "$top/plugins" "$top/translations"
taken=()
for pattern in "${plugins[@]}"; do
    # shellcheck disable=SC2206 # the glob is meant to expand
    found=("$qt_plugins"/$pattern)
    [[ -f ${found[0]} ]] || die "no plugin $pattern in $qt_plugins"
    mkdir -p "$top/plugins/${pattern%/*}"
    cp -L -- "${found[@]}" "$top/plugins/${pattern%/*}/"
    taken+=("${found[@]}")
done

libraries=$(ldd "$program" "${taken[@]}")
if grep 'not found' <<<"$libraries" >&2; then
    die "libraries are missing"
fi
while read -r name path; do
    [[ ! $name =~ $of_the_system ]] || continue
    cp -L -- "$path" "$top/lib/$name"
    taken+=("$path")
done < <(awk '$2 == "=>" && $3 ~ /^\// { print $1, $3 }' <<<"$libraries" | sort -u)
cp -L -- "$qt_translations"/qtbase_*.qm "$top/translations/"
taken+=("$qt_translations"/qtbase_*.qm)
find "$top/lib" "$top/plugins" "$top/translations" -type f -exec chmod 644 {} +

# Origin and licenses: the source packages with their versions and copyright files.
licences=$top/share/doc/headroom/bundled
mkdir -p "$licences"
# With merged /usr, dpkg may know a library by its path without /usr.
{ realpath -- "${taken[@]}" && realpath -- "${taken[@]}" | sed 's,^/usr,,'; } |
    { xargs -d '\n' dpkg-query -S 2>/dev/null || true; } | sed 's/[:,].*//' | sort -u |
    while read -r package; do
        cp -L -- "/usr/share/doc/$package/copyright" "$licences/$package.copyright"
        dpkg-query -W -f='${Package} ${Version} (source ${source:Package} ${source:Version})\n' "$package"
    done >"$licences/LIST"

cat >"$top/bin/qt.conf" <<'END'
[Paths]
Prefix = ..
Plugins = plugins
Translations = translations
END
