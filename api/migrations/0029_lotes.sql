-- The same done to many rows: the rows that somebody chose, as they were then, and how far the work has come. It is done
-- by jobs (trabajos), group by group; each group moves `avance` in the transaction of its rows, so that no row is done twice.

create table lotes (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  id_usuario uuid not null,
  lista text not null check (lista in ('clientes', 'asesorias')),
  accion text not null check (accion in ('eliminar', 'restaurar', 'asignar', 'finalizar')),
  -- what the action needs beside its rows: the advisor, the day
  datos jsonb not null default '{}',
  -- of the request that asked for it, for the audit of each row
  origen jsonb not null,
  -- in the order of the ids, so that two batches over the same rows wait for each other instead of blocking each other
  ids uuid[] not null,
  -- null: the row did not exist
  versiones integer[] not null,
  avance integer not null default 0,
  -- ids and sentences, no personal data
  fallas jsonb not null default '[]',
  estado text not null default 'en_curso' check (estado in ('en_curso', 'terminado', 'cancelado', 'detenido')),
  motivo text not null default '',
  creacion timestamptz(3) not null default now(),
  fin timestamptz(3) check ((fin is null) = (estado = 'en_curso')),
  primary key (id_locatario, _id),
  foreign key (id_locatario, id_usuario) references usuarios,
  check (cardinality(ids) = cardinality(versiones) and avance between 0 and cardinality(ids))
);
create index lotes_en_curso on lotes (id_locatario, id_usuario, _id) where estado = 'en_curso';
create index lotes_creacion on lotes (creacion);

revoke all on lotes from public;
grant select, insert, update on lotes to backoffice_api;
alter table lotes enable row level security;
alter table lotes force row level security;
create policy locatario on lotes
  using (id_locatario = locatario()) with check (id_locatario = locatario());

-- Called beside limpiar_vencidos.
grant select, update, delete on lotes to backoffice_interno;
create policy vencidos on lotes to backoffice_interno using (true) with check (true);

create function limpiar_lotes() returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  -- Its job has expired by then.
  update lotes set estado = 'detenido', motivo = 'No se pudo terminar', fin = now()
  where estado = 'en_curso' and creacion < now() - interval '48 hours';
  delete from lotes where creacion < now() - interval '30 days';
end;

grant create on schema public to backoffice_interno;
alter function limpiar_lotes owner to backoffice_interno;
revoke create on schema public from backoffice_interno;

revoke all on function limpiar_lotes() from public;
grant execute on function limpiar_lotes() to backoffice_api;
