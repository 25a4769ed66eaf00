#!/bin/sh
# Adds this image's release to the earlier ones and becomes nginx.
set -eu
. /etc/backoffice/nginx/start-common.sh

keep_release "$(cat /srv/built/name)"

# ORIGIN: where browsers fetch this remote if not through the gateway (whose REMOTE_ORIGINS then names it).
origin=${ORIGIN:-}
[ -z "$origin" ] || check ORIGIN "$origin" 'https?://[A-Za-z0-9.:-]+'
sed "s#@ORIGIN@#$origin#" /srv/built/registro.json >/tmp/nginx/registro.json
fill '$ACCESS_LOG_TO' /etc/backoffice/nginx/remote.conf /tmp/nginx/server.conf
run_nginx
