-- Clients from a sheet (E-11). The file is read into rows when it arrives; a job makes clients of them, group by group, and
-- each group moves `avance` in the transaction of its rows: no row is done twice, and none by half.
create table importaciones (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  id_usuario uuid not null,
  -- of the file
  nombre text not null,
  -- [{ titulo, muestra, destino }], as the file was read
  columnas jsonb not null,
  -- what the person decided: { columnas, fechas, repetidos }
  lectura jsonb,
  -- of the request that began it, or that undoes it, for the audit of each row
  origen jsonb not null default '{}',
  total integer not null,
  avance integer not null default 0 check (avance between 0 and total),
  creados integer not null default 0,
  completados integer not null default 0,
  omitidos integer not null default 0,
  fallidos integer not null default 0,
  deshechos integer not null default 0,
  conservados integer not null default 0,
  estado text not null default 'leida'
    check (estado in ('leida', 'en_curso', 'terminada', 'cancelada', 'detenida', 'deshaciendo', 'deshecha')),
  motivo text not null default '',
  creacion timestamptz(3) not null default now(),
  -- when its last job began
  inicio timestamptz(3),
  fin timestamptz(3),
  primary key (id_locatario, _id),
  foreign key (id_locatario, id_usuario) references usuarios
);
create index importaciones_de_quien on importaciones (id_locatario, id_usuario, _id);
create index importaciones_creacion on importaciones (creacion);

create table importacion_filas (
  id_locatario uuid not null,
  id_importacion uuid not null,
  -- from 1, without gaps
  n integer not null,
  -- as the spreadsheet numbers it
  fila integer not null,
  -- its texts; null once they are a client's
  celdas jsonb,
  estado text not null default 'pendiente'
    check (estado in ('pendiente', 'creada', 'completada', 'omitida', 'fallida', 'deshecha', 'conservada')),
  -- the client that it made or filled in, the version that this left, and the fields that were empty before
  id_cliente uuid,
  version integer,
  campos text[],
  -- [{ columna, motivo }]: the position of a cell or null, and a sentence
  motivos jsonb,
  primary key (id_locatario, id_importacion, n),
  foreign key (id_locatario, id_importacion) references importaciones on delete cascade
);
-- What a report tells of an import of any length.
create index importacion_filas_por_mirar on importacion_filas (id_locatario, id_importacion, n)
  where estado in ('omitida', 'fallida', 'conservada');

revoke all on importaciones, importacion_filas from public;
grant select, insert, update, delete on importaciones, importacion_filas to backoffice_api;
grant select, update, delete on importaciones to backoffice_interno;
alter table importaciones enable row level security;
alter table importaciones force row level security;
alter table importacion_filas enable row level security;
alter table importacion_filas force row level security;
create policy locatario on importaciones using (id_locatario = locatario()) with check (id_locatario = locatario());
create policy locatario on importacion_filas using (id_locatario = locatario()) with check (id_locatario = locatario());
create policy vencidas on importaciones to backoffice_interno using (true) with check (true);

create function limpiar_importaciones() returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  -- Its job has expired by then.
  update importaciones set estado = 'detenida', motivo = 'No se pudo terminar', fin = now()
  where estado in ('en_curso', 'deshaciendo') and inicio < now() - interval '48 hours';
  -- A sheet that nobody imported is somebody's list of clients, and of no use any more.
  delete from importaciones
  where creacion < now() - interval '30 days' or estado = 'leida' and creacion < now() - interval '24 hours';
end;

grant create on schema public to backoffice_interno;
alter function limpiar_importaciones() owner to backoffice_interno;
revoke all on function limpiar_importaciones() from public;
grant execute on function limpiar_importaciones() to backoffice_api;
revoke create on schema public from backoffice_interno;
