# Sourced by the two start scripts: what they have in common.

# name value pattern: a value that makes no sense stops the start with a sentence, and never reaches nginx's configuration.
check() {
  printf %s "$2" | grep -Eqx "$3" || { echo "$1 no tiene un valor válido: «$2»." >&2; exit 1; }
}

# Replaces $NAMES, and those alone, by their values: fill "$names" from to
fill() { envsubst "$1" <"$2" >"$3"; }

mkdir -p /tmp/nginx
ACCESS_LOG_TO=off
[ "${ACCESS_LOG:-0}" != 1 ] || ACCESS_LOG_TO='/dev/stdout plain if=$log_this'
export ACCESS_LOG_TO

# /srv/site may be a volume: files of earlier images stay there for open tabs. Those of this image are the youngest; what
# no image of the last 30 days had goes.
keep_host_files() {
  mkdir -p /srv/site/assets
  for file in /srv/built/assets/*; do
    to=/srv/site/assets/${file##*/}
    [ -e "$to" ] || { cp "$file" "$to.tmp" && mv "$to.tmp" "$to"; }
    touch "$to"
  done
  find /srv/site/assets -type f -mtime +30 -delete
  # Last: whoever gets this page finds all that it names.
  cp /srv/built/index.html /srv/site/index.html.tmp && mv /srv/site/index.html.tmp /srv/site/index.html
}

# name: the release of this image joins the earlier ones; the last ten stay.
keep_release() {
  folder=/srv/site/remotes/$1
  mkdir -p "$folder"
  # What a start that was killed left half-copied is no release.
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
