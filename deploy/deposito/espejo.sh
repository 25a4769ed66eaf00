#!/bin/sh
# Keeps in $2 what the gateway serves of the bucket of releases $1 (rclone's «remote:bucket/folder»), for ever, or once with
# a third argument. Files of a release never change, so those that are here are not asked for again. Registry and page
# come last: they are fetched before the files that they name are looked for, and take their place after them.
set -u
from=$1 to=$2 next=$2/.espejo
# Without an address of its own, the bucket is Amazon's.
export RCLONE_CONFIG_DEPOSITO_PROVIDER="${RCLONE_CONFIG_DEPOSITO_PROVIDER:-AWS}"
# A store that is away is asked again by the next round, and says so once in each.
patience='--retries 1 --low-level-retries 2 --contimeout 5s --quiet'
derived='--include /.gateway --include /index.html --include /remotes.json'

mirror() {
  # shellcheck disable=SC2086 # words
  rclone copy "$from" "$next" $derived --ignore-times $patience &&
    rclone copy "$from" "$to" --exclude '/.**' --exclude /index.html --exclude /remotes.json \
      --ignore-existing --fast-list $patience &&
    for name in index.html remotes.json .gateway; do
      if [ -e "$next/$name" ]; then mv "$next/$name" "$to/$name" || return; fi
    done
}

until mirror && [ $# -gt 2 ]; do
  [ $# -le 2 ] || exit 1
  sleep "${DEPOSITO_CADA:-5}"
done
