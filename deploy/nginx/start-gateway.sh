#!/bin/sh
# Writes the environment-dependent configuration into /tmp/nginx and becomes nginx.
set -eu
. /etc/backoffice/nginx/start-common.sh

# REMOTES: «name», which is at remote-name:8080, or «name=server:port».
remotes=${REMOTES:?Falta REMOTES, los remotos en uso}
API=${API:-api:3100}
RESOLVER=${RESOLVER:-$(sed -n 's/^nameserver \([0-9.]*\)$/\1/p' /etc/resolv.conf | head -n 1)}
PEERS=${PEERS:-}
check API "$API" '[A-Za-z0-9.-]+:[0-9]+'
[ -z "$PEERS" ] || check PEERS "$PEERS" '[A-Za-z0-9.-]+:[0-9]+'
check RESOLVER "$RESOLVER" '[0-9.]+(:[0-9]+)?'

SERVERS=; entries=
for remote in $remotes; do
  check REMOTES "$remote" '[a-z][a-z0-9-]*(=[A-Za-z0-9.-]+:[0-9]+)?'
  name=${remote%%=*}
  case $remote in *=*) server=${remote#*=} ;; *) server=remote-$name:8080 ;; esac
  SERVERS="$SERVERS  ~^/(remotes|_registro)/$name(/|\$) $server;
"
  # A remote that has never answered is still listed: its pages say that it is unavailable, and offer a retry.
  away="{\"release\":\"sin-respuesta\",\"manifest\":\"/remotes/$name/sin-respuesta/mf-manifest.json\",\"remote\":{\"name\":\"$name\",\"base\":\"/$name\",\"contract\":\"*\",\"routes\":[{\"path\":\"/$name\"}],\"menu\":[],\"exposes\":[\"./module\"]}}"
  entries="${entries:+$entries,}\"$name\":<!--# block name=\"$name\" -->$away<!--# endblock --><!--# include virtual=\"/_registro/$name\" stub=\"$name\" -->"
done

# The bases of the api and the public site, if they differ from the page's own (G-20).
config=; origin='https?://[A-Za-z0-9.:-]+'
if [ -n "${ADMIN_API_BASE:-}" ]; then
  check ADMIN_API_BASE "$ADMIN_API_BASE" "($origin)?/[A-Za-z0-9/._-]*"
  config="\"adminApiBase\":\"$ADMIN_API_BASE\""
fi
if [ -n "${ADMIN_SITE_BASE:-}" ]; then
  check ADMIN_SITE_BASE "$ADMIN_SITE_BASE" "$origin[A-Za-z0-9/._-]*"
  config="${config:+$config,}\"adminSiteBase\":\"$ADMIN_SITE_BASE\""
fi
printf '{"format":1,%s"remotes":{%s}}\n' "${config:+\"config\":{$config\},}" "$entries" >/tmp/nginx/remotes.json

# The page's policy: hashes from the build, origins from the environment.
for each in ${REMOTE_ORIGINS:-}; do check REMOTE_ORIGINS "$each" "$origin"; done
api_origin=$(printf %s "${ADMIN_API_BASE:-}" | sed -nE "s#^($origin).*#\1#p")
sed -e "s# @REMOTE_ORIGINS@#${REMOTE_ORIGINS:+ $REMOTE_ORIGINS}#g" -e "s# @API_ORIGINS@#${api_origin:+ $api_origin}#g" \
  /srv/built/policy.conf >/tmp/nginx/policy.conf

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

export API PEERS RESOLVER SERVERS TRUSTED REAL_IP
fill '$ACCESS_LOG_TO $PEERS $RESOLVER $SERVERS $TRUSTED $REAL_IP' /etc/backoffice/nginx/gateway.conf /tmp/nginx/server.conf
fill '$API' /etc/backoffice/nginx/api.conf /tmp/nginx/api.conf

keep_host_files
run_nginx
