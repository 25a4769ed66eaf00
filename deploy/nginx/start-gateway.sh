#!/bin/sh
# Writes the environment-dependent configuration into /tmp/nginx and becomes nginx.
set -eu
. /etc/backoffice/nginx/start-common.sh
. /etc/backoffice/nginx/page.sh

API=${API:-api:3100}
RESOLVER=${RESOLVER:-$(sed -n 's/^nameserver \([0-9.]*\)$/\1/p' /etc/resolv.conf | head -n 1)}
PEERS=${PEERS:-}
check API "$API" '[A-Za-z0-9.-]+:[0-9]+'
[ -z "$PEERS" ] || check PEERS "$PEERS" '[A-Za-z0-9.-]+:[0-9]+'
check RESOLVER "$RESOLVER" '[0-9.]+(:[0-9]+)?'

# ALMACEN: a release store. Without it, this image's page and the containers of REMOTES.
ALMACEN=${ALMACEN:-}
SERVERS=
if [ -n "$ALMACEN" ]; then
  . /etc/backoffice/nginx/store.sh
  check ALMACEN "$ALMACEN" '/[A-Za-z0-9/._-]+'
  [ -z "${ADMIN_API_BASE:-}${ADMIN_SITE_BASE:-}${REMOTE_ORIGINS:-}" ] || {
    echo 'Con ALMACEN, las bases y los orígenes los dice el almacén (npm run config -- --admin-api-base … --to …), y no ADMIN_API_BASE, ADMIN_SITE_BASE ni REMOTE_ORIGINS.' >&2
    exit 1
  }
  RELEASES=store ROOT=$ALMACEN
else
  . /etc/backoffice/nginx/containers.sh
  RELEASES=containers ROOT=/srv/site
fi

# The same values as the api's TRUST_PROXY.
TRUSTED=; REAL_IP=
for range in $(printf %s "${TRUST_PROXY:-}" | tr ',' ' '); do
  case $range in
    loopback) ranges='127.0.0.0/8 ::1/128' ;;
    linklocal) ranges='169.254.0.0/16 fe80::/10' ;;
    uniquelocal) ranges='10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 fc00::/7' ;;
    *) check TRUST_PROXY "$range" '[0-9A-Fa-f.:]+(/[0-9]{1,3})?'; ranges=$range ;;
  esac
  for each in $ranges; do
    TRUSTED="$TRUSTED  $each 1;
"
    REAL_IP="$REAL_IP  set_real_ip_from $each;
"
  done
done

export API PEERS RELEASES RESOLVER ROOT SERVERS TRUSTED REAL_IP
fill '$ACCESS_LOG_TO $PEERS $RELEASES $RESOLVER $ROOT $SERVERS $TRUSTED $REAL_IP' \
  /etc/backoffice/nginx/gateway.conf /tmp/nginx/server.conf
fill '$API' /etc/backoffice/nginx/api.conf /tmp/nginx/api.conf

if [ "$RELEASES" = store ]; then
  open_store
  watch_store &
else
  keep_host_files
fi
run_nginx
