-- How the remotes fare in people's pages (D51): counts by hour, of no tenant and of nobody. So there is no row-level security.

create table telemetria (
  remoto text collate "C" not null,
  version text collate "C" not null,
  -- carga, fallo-de-carga, error; the list is the contract's
  tipo text collate "C" not null,
  -- why a load failed; empty with the others
  motivo text collate "C" not null default '',
  hora timestamptz(0) not null,
  veces bigint not null check (veces > 0),
  primary key (remoto, version, tipo, motivo, hora)
);
create index telemetria_hora on telemetria (hora);

-- How many batches a session, and an address, have sent in this window of time; `clave` is a hash of either.
create table telemetria_envios (
  clave bytea primary key,
  ventana timestamptz(0) not null,
  envios integer not null
);

revoke all on telemetria, telemetria_envios from public;
grant select, insert, update on telemetria, telemetria_envios to backoffice_api;
grant select, delete on telemetria, telemetria_envios to backoffice_interno;

-- Called beside limpiar_vencidos.
create function limpiar_telemetria() returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from telemetria where hora < now() - interval '30 days';
  delete from telemetria_envios where ventana < now() - interval '1 hour';
end;

grant create on schema public to backoffice_interno;
alter function limpiar_telemetria owner to backoffice_interno;
revoke create on schema public from backoffice_interno;

revoke all on function limpiar_telemetria() from public;
grant execute on function limpiar_telemetria() to backoffice_api;
