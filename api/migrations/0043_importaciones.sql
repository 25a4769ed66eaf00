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

-- The live clients that these rows of a sheet are, and what says so: the certain part of `posibles_duplicados`, of many rows
-- at once. One look at the index serves all of them: each look reads what is still to be sorted into it. As there, the
-- tenant comes from the transaction's setting, and rows are read past the policies.
create function clientes_iguales(p_filas jsonb)
returns table (i integer, id uuid, motivos text[])
language plpgsql stable security definer set search_path = public, pg_temp
-- The statistics know little of hashes; there is one right way.
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  inquilino constant uuid := locatario();
begin
  return query
  with filas as materialized (
    select r.i as lugar,
      f_norm(concat_ws(' ', nullif(r.nombre, ''), nullif(r.apellido_paterno, ''), nullif(r.apellido_materno, '')))
        collate "C" as entero,
      f_norm(coalesce(r.email, '')) collate "C" as correo,
      f_telefono(coalesce(r.celular, '')) collate "C" as telefono,
      f_clave(coalesce(r.rfc, '')) collate "C" as clave,
      f_clave(coalesce(r.curp, '')) collate "C" as unica
    from jsonb_to_recordset(p_filas) as r (
      i integer, nombre text, apellido_paterno text, apellido_materno text, email text, celular text, rfc text, curp text
    )
  ),
  -- A given name alone says nothing, nor do the RFCs that everybody without one is given, nor a few digits.
  dichas as materialized (
    select lugar, correo, unica,
      case when position(' ' in entero) > 0 then entero else '' end as entero,
      case when length(telefono) >= 7 then telefono else '' end as telefono,
      case when clave in ('XAXX010101000', 'XEXX010101000') then '' else clave end as clave
    from filas
  ),
  cerca as materialized (
    select k._id, k.cliente_n, k.email_n, f_telefono(k.celular) collate "C" as telefono,
      f_clave(k.rfc) collate "C" as clave, f_clave(k.curp) collate "C" as unica
    from clientes k
    where f_huellas(
        k.id_locatario, k.nombre_n, k.apellido_paterno_n, k.apellido_materno_n, k.email_n, k.celular, k.rfc, k.curp
      ) && (
        select array_agg(h.huella) from dichas d
        cross join lateral unnest(f_huellas(inquilino, d.entero, '', '', d.correo, d.telefono, d.clave, d.unica))
          as h (huella)
      )
      and k.eliminacion is null and k.id_locatario = inquilino
  )
  select d.lugar, c._id, array_remove(array[
      case when d.unica <> '' and c.unica = d.unica then 'curp' end,
      case when d.clave <> '' and c.clave = d.clave then 'rfc' end,
      case when d.correo <> '' and c.email_n = d.correo then 'email' end,
      case when d.telefono <> '' and c.telefono = d.telefono then 'celular' end,
      case when d.entero <> '' and c.cliente_n = d.entero then 'nombre' end
    ], null)
  from dichas d join cerca c on d.unica <> '' and c.unica = d.unica or d.clave <> '' and c.clave = d.clave
    or d.correo <> '' and c.email_n = d.correo or d.telefono <> '' and c.telefono = d.telefono
    or d.entero <> '' and c.cliente_n = d.entero;
end;
$$;

grant create on schema public to backoffice_interno;
alter function clientes_iguales(jsonb) owner to backoffice_interno;
revoke all on function clientes_iguales(jsonb) from public;
grant execute on function clientes_iguales(jsonb) to backoffice_api;
alter function limpiar_importaciones() owner to backoffice_interno;
revoke all on function limpiar_importaciones() from public;
grant execute on function limpiar_importaciones() to backoffice_api;
revoke create on schema public from backoffice_interno;
