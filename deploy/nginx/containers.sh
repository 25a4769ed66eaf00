# Registry and policy of the remotes' containers, for start-gateway.sh, which sources this file.

# REMOTES: «name», which is at remote-name:8080, or «name=server:port».
remotes=${REMOTES:?Falta REMOTES, los remotos en uso}
entries=
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
config=
if [ -n "${ADMIN_API_BASE:-}" ]; then
  check ADMIN_API_BASE "$ADMIN_API_BASE" "($origin)?/[A-Za-z0-9/._-]*"
  config="\"adminApiBase\":\"$ADMIN_API_BASE\""
fi
if [ -n "${ADMIN_SITE_BASE:-}" ]; then
  check ADMIN_SITE_BASE "$ADMIN_SITE_BASE" "$origin[A-Za-z0-9/._-]*"
  config="${config:+$config,}\"adminSiteBase\":\"$ADMIN_SITE_BASE\""
fi
printf '{"format":1,%s"remotes":{%s}}\n' "${config:+\"config\":{$config\},}" "$entries" >/tmp/nginx/remotes.json

for each in ${REMOTE_ORIGINS:-}; do check REMOTE_ORIGINS "$each" "$origin"; done
api_origin=$(printf %s "${ADMIN_API_BASE:-}" | sed -nE "s#^($origin).*#\1#p")
page_conf /srv/site /srv/built "${REMOTE_ORIGINS:-}" "$api_origin" >/tmp/nginx/page.conf
