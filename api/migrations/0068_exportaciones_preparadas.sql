-- Files of long lists, prepared after the answer (E-13). `pregunta` and `columnas` say what the file holds; both are looked
-- at again when it is fetched. Its bytes are in the file store under `clave`.
create table exportaciones_preparadas (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  id_usuario uuid not null,
  lista text not null,
  pregunta jsonb not null,
  formato text not null check (formato in ('csv', 'xlsx')),
  estado text not null default 'en_curso' check (estado in ('en_curso', 'lista', 'cancelada', 'detenida')),
  motivo text not null default '',
  -- the run that writes it: one that was taken over finds another here, and stops
  ficha uuid,
  columnas text[] not null default '{}',
  total integer not null,
  avance integer not null default 0,
  clave text collate "C" check ((clave is not null) = (estado = 'lista')),
  tamano bigint,
  creacion timestamptz(3) not null default now(),
  fin timestamptz(3) check ((fin is null) = (estado = 'en_curso')),
  vence timestamptz(3) check ((vence is null) = (clave is null)),
  primary key (id_locatario, _id),
  foreign key (id_locatario, id_usuario) references usuarios
);
create index exportaciones_preparadas_usuario on exportaciones_preparadas (id_locatario, id_usuario, creacion desc);

revoke all on exportaciones_preparadas from public;
grant select, insert, update, delete on exportaciones_preparadas to backoffice_api;
grant select, update, delete on exportaciones_preparadas to backoffice_interno;
grant insert on bytes_sueltos to backoffice_interno;
alter table exportaciones_preparadas enable row level security;
alter table exportaciones_preparadas force row level security;
create policy locatario on exportaciones_preparadas
  using (id_locatario = locatario()) with check (id_locatario = locatario());
create policy vencidas on exportaciones_preparadas to backoffice_interno using (true) with check (true);

-- As before, and the prepared ones: the bytes of those whose time is over become loose, and the sweep deletes them.
create or replace function limpiar_exportaciones() returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from exportaciones where creacion < now() - interval '2 minutes';
  -- Its job has expired by then.
  update exportaciones_preparadas set estado = 'detenida', motivo = 'No se pudo terminar', fin = now()
  where estado = 'en_curso' and creacion < now() - interval '48 hours';
  with vencidas as (
    delete from exportaciones_preparadas
    where vence < now() or estado in ('cancelada', 'detenida') and fin < now() - interval '7 days'
    returning id_locatario, clave
  )
  insert into bytes_sueltos (id_locatario, clave, borrar_desde)
  select id_locatario, clave, now() from vencidas where clave is not null;
end;
