# The common part of the two start scripts, which source it.

# Arguments: name value pattern. An invalid value stops the start with a sentence, and never reaches nginx's
# configuration.
check() {
  printf %s "$2" | grep -Eqx "$3" || { echo "$1 no tiene un valor válido: «$2»." >&2; exit 1; }
}

# Replaces only these $NAMES by their values: fill "$names" from to
fill() { envsubst "$1" <"$2" >"$3"; }

mkdir -p /tmp/nginx
ACCESS_LOG_TO=off
[ "${ACCESS_LOG:-0}" != 1 ] || ACCESS_LOG_TO='/dev/stdout plain if=$log_this'
export ACCESS_LOG_TO

# /srv/site may be a volume, which keeps the files of earlier images for open tabs. This image's files become the
# newest; files that no image of the last 30 days had are deleted.
keep_host_files() {
  mkdir -p /srv/site/assets
  for file in /srv/built/assets/*; do
    to=/srv/site/assets/${file##*/}
    [ -e "$to" ] || { cp "$file" "$to.tmp" && mv "$to.tmp" "$to"; }
    touch "$to"
  done
  find /srv/site/assets -type f -mtime +30 -delete
  # Copied last, so that every file the page names is already there.
  cp /srv/built/index.html /srv/site/index.html.tmp && mv /srv/site/index.html.tmp /srv/site/index.html
}

# Argument: name. Adds this image's release to the earlier ones, and keeps the last ten.
keep_release() {
  folder=/srv/site/remotes/$1
  mkdir -p "$folder"
  # Leftovers of an interrupted copy are not releases.
  rm -rf "$folder"/*.tmp
  for release in /srv/built/remotes/"$1"/*; do
    to=$folder/${release##*/}
    [ -e "$to" ] || { cp -r "$release" "$to.tmp" && mv "$to.tmp" "$to"; }
    touch "$to"
  done
  ls -1td "$folder"/*/ | tail -n +11 | while read -r old; do rm -rf "$old"; done
}

run_nginx() {
  exec nginx -e stderr -c /etc/backoffice/nginx/nginx.conf -g 'daemon off;'
}
