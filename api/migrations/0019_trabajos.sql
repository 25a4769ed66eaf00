-- Work that is done after its request has been answered, written in the transaction of what it belongs to: mails, today.
-- Any process may do it. A job is deleted once it is done; one that failed for good stays to be seen, without its content.

create table trabajos (
  -- the empty tenant where nobody's; no foreign key, as its check would take time for known e-mails alone (D28)
  id_locatario uuid not null,
  _id uuid not null,
  tipo text collate "C" not null,
  -- encrypted by the api (src/jobs/seal.ts); null once the job has failed for good
  contenido bytea check (contenido is not null or fallo is not null),
  creacion timestamptz(3) not null default clock_timestamp(),
  -- when it may be taken next: whoever takes it moves this on, and again for as long as the work lasts
  desde timestamptz(3) not null default clock_timestamp(),
  -- afterwards it serves nobody any more
  vence timestamptz(3) not null,
  intentos integer not null default 0,
  motivo text not null default '',
  fallo timestamptz(3),
  primary key (id_locatario, _id)
);
create index trabajos_desde on trabajos (tipo, desde) where fallo is null;
create index trabajos_fallo on trabajos (fallo) where fallo is not null;

revoke all on trabajos from public;
grant select, insert, update, delete on trabajos to backoffice_api;
alter table trabajos enable row level security;
alter table trabajos force row level security;
create policy locatario on trabajos
  using (id_locatario = locatario()) with check (id_locatario = locatario());

-- Taking, counting and cleaning belong to no tenant.
grant select, update, delete on trabajos to backoffice_interno;
create policy reparto on trabajos to backoffice_interno using (true) with check (true);

-- The next job of a kind, for so many seconds: nobody else gets it meanwhile, and somebody does afterwards.
create function tomar_trabajo(p_tipo text, p_segundos integer)
returns table (id_locatario uuid, _id uuid, contenido bytea, intentos integer, edad double precision, resto double precision)
language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  return query
  update trabajos t
  set intentos = t.intentos + 1, desde = clock_timestamp() + make_interval(secs => p_segundos)
  from (
    select s.id_locatario, s._id from trabajos s
    where s.tipo = p_tipo and s.fallo is null and s.desde <= clock_timestamp()
    order by s.desde limit 1 for update skip locked
  ) v
  where t.id_locatario = v.id_locatario and t._id = v._id
  returning t.id_locatario, t._id, t.contenido, t.intentos,
    extract(epoch from clock_timestamp() - t.creacion)::double precision,
    extract(epoch from t.vence - clock_timestamp())::double precision;
end
$$;

create function contar_trabajos()
returns table (tipo text, en_espera integer, fallidos integer, atraso double precision)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select t.tipo, count(*) filter (where t.fallo is null)::int, count(t.fallo)::int,
    coalesce(extract(epoch from clock_timestamp() - min(t.creacion) filter (where t.fallo is null)), 0)::double precision
  from trabajos t group by t.tipo;
end;

-- Called beside limpiar_vencidos.
create function limpiar_trabajos() returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from trabajos where fallo < now() - interval '30 days';
end;

grant create on schema public to backoffice_interno;
alter function tomar_trabajo owner to backoffice_interno;
alter function contar_trabajos owner to backoffice_interno;
alter function limpiar_trabajos owner to backoffice_interno;
revoke create on schema public from backoffice_interno;

revoke all on function tomar_trabajo(text, integer), contar_trabajos(), limpiar_trabajos() from public;
grant execute on function tomar_trabajo(text, integer), contar_trabajos(), limpiar_trabajos() to backoffice_api;
