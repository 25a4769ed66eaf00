# A release store, mounted read-only (ALMACEN), for start-gateway.sh, which sources this file. Files with a hash in their
# name come from the store itself. The registry and the page come from copies, taken only when they are those that the
# last command derived (checksums in «.gateway»): while they are not, the last good ones stay.
copies=/tmp/nginx/store
page=

say() { echo "Almacén $ALMACEN: $*" >&2; }

take_store() {
  rm -rf "$copies/next"
  mkdir -p "$copies/next"
  for file in .gateway index.html remotes.json; do
    cp "$ALMACEN/$file" "$copies/next/$file" 2>/dev/null || return 1
  done
  (cd "$copies/next" && sha256sum --check --status .gateway 2>/dev/null)
}

# Serves what was taken. A page goes into a folder of its own with its policy, which nginx reads anew; what it is
# answering goes on with the page and the policy of before.
use_store() {
  next=$copies/next
  remotes=$(allowed "$next" remotes)
  api=$(allowed "$next" api)
  folder=$copies/$( (cat "$next/index.html"; echo "$remotes $api") | sha256sum | cut -c 1-16)
  # The registry's tag (from-store.conf).
  touch -d "@$((0x$(sha256sum <"$next/remotes.json" | cut -c 1-7)))" "$next/remotes.json" || return 1
  mv "$next/remotes.json" "$copies/remotes.json" || return 1
  [ "$folder" != "$page" ] || return 0
  (page_conf "$folder" "$next" "$remotes" "$api") >"$next/page.conf" || return 1
  mkdir -p "$folder" && mv "$next/index.html" "$folder/index.html" && mv "$next/page.conf" /tmp/nginx/page.conf || return 1
  [ -z "$page" ] || kill -HUP "$(cat /tmp/nginx/nginx.pid)" || return 1
  for each in "$copies"/????????????????; do
    [ "$each" = "$folder" ] || [ "$each" = "$page" ] || rm -rf "$each"
  done
  page=$folder
}

# Waits for the first release.
open_store() {
  trap 'exit 0' INT QUIT TERM
  until take_store; do
    [ -n "${told:-}" ] || say 'todavía no hay una página que servir; se espera a que una orden la publique (npm run release -- host … --to …).'
    told=1
    sleep 1
  done
  use_store || exit 1
  trap - INT QUIT TERM
}

# What is wrong is said once.
follow_store() {
  take_store || return 1
  if [ "$failures" = 0 ]; then use_store; else use_store 2>/dev/null; fi
}

# Follows the store: releases and rollbacks take effect within a second or two.
watch_store() {
  set +e
  seen=; failures=0
  until [ -s /tmp/nginx/nginx.pid ]; do sleep 1; done
  while sleep 1; do
    now=$(cd "$ALMACEN" && cat .gateway index.html remotes.json 2>/dev/null | sha256sum)
    if [ "$now" = "$seen" ] || follow_store; then
      [ "$failures" -lt 5 ] || say 'se puede leer otra vez.'
      seen=$now; failures=0
    else
      failures=$((failures + 1))
      # A command that is running needs a moment between its files.
      [ "$failures" -ne 5 ] || say 'el registro o la página no son los que escribió la última orden. Se sigue con los últimos que sirvieron; la siguiente orden los repara.'
    fi
  done
}
