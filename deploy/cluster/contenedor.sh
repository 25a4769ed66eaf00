#!/bin/sh
# Starts one of the programs of a cluster in containers; «base» makes the product's database, once.
set -eu
case "$1" in
  patroni) exec patroni /etc/cluster/patroni.yml ;;
  etcd) exec etcd ;;
  haproxy) exec haproxy -db -f /etc/cluster/haproxy.cfg ;;
  pgbouncer)
    umask 077
    printf '"backoffice" "%s"\n' "$API_DB_PASSWORD" > /tmp/usuarios.txt
    exec pgbouncer /etc/cluster/pgbouncer.ini
    ;;
  base)
    export PGHOST=haproxy PGPORT=5000 PGUSER=postgres PGPASSWORD="$POSTGRES_PASSWORD" PGCONNECT_TIMEOUT=3
    until made=$(psql -AtXc "select count(*) from pg_database where datname = 'backoffice'" postgres 2>/dev/null); do
      sleep 1
    done
    [ "$made" = 1 ] || exec psql -qX -v ON_ERROR_STOP=1 -f /etc/cluster/10-backoffice.sql postgres
    ;;
esac
