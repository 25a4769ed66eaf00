-- The files of clients, what the file store holds that no row stands for, and the keys that the api signs with.

create table archivos (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  id_cliente uuid not null,
  nombre text not null,
  descripcion text not null default '',
  -- small letters, without the dot
  extension text not null,
  -- where the bytes lie in the file store, and what they are
  clave text collate "C" not null,
  bytes bigint not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  -- when these bytes were uploaded
  fecha timestamptz(3) not null default now(),
  eliminacion timestamptz(3),
  version integer not null default 1,
  primary key (id_locatario, _id),
  foreign key (id_locatario, id_cliente) references clientes
);
create index archivos_cliente on archivos (id_locatario, id_cliente, fecha desc, _id desc) where eliminacion is null;

-- Bytes in the file store that no row owns: uploads under way (written down before the first byte, so that a crash
-- leaves nothing unknown), replaced and deleted ones. The sweep deletes them once their time has come.
create table bytes_sueltos (
  id_locatario uuid not null references empresas,
  clave text collate "C" not null,
  borrar_desde timestamptz(3) not null,
  -- a sweep is deleting them: nobody may own them any more
  tomados boolean not null default false,
  primary key (id_locatario, clave)
);
create index bytes_sueltos_borrar_desde on bytes_sueltos (borrar_desde);

-- One key for all processes, made by the database's strong random source: no start has to hand it on.
create table secretos (
  nombre text primary key,
  clave bytea not null check (length(clave) >= 32)
);
insert into secretos (nombre, clave)
values ('firma', sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));

revoke all on archivos, bytes_sueltos, secretos from public;
grant select, insert, update on archivos to backoffice_api;
grant select, insert, update, delete on bytes_sueltos to backoffice_api;
grant select on secretos to backoffice_api;

do $$
declare
  tabla text;
begin
  foreach tabla in array array['archivos', 'bytes_sueltos'] loop
    execute format('alter table %I enable row level security', tabla);
    execute format('alter table %I force row level security', tabla);
    execute format(
      'create policy locatario on %I using (id_locatario = locatario()) with check (id_locatario = locatario())',
      tabla
    );
  end loop;
end
$$;

-- The sweep belongs to no tenant.
grant select, update, delete on bytes_sueltos to backoffice_interno;
create policy barrido on bytes_sueltos to backoffice_interno using (true) with check (true);

-- Bytes whose time has come; from here on nobody can come to own them. A sweep that died is repeated by the next.
create function tomar_bytes_sueltos(p_ahora timestamptz, p_cuantos integer)
returns table (id_locatario uuid, clave text)
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  update bytes_sueltos b set tomados = true
  from (
    select s.id_locatario, s.clave from bytes_sueltos s where s.borrar_desde <= p_ahora
    order by s.borrar_desde limit p_cuantos for update skip locked
  ) v
  where b.id_locatario = v.id_locatario and b.clave = v.clave
  returning b.id_locatario, b.clave;
end;

-- The store has deleted them.
create function olvidar_bytes_sueltos(p_claves text[]) returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from bytes_sueltos where tomados and clave = any (p_claves);
end;

grant create on schema public to backoffice_interno;
alter function tomar_bytes_sueltos owner to backoffice_interno;
alter function olvidar_bytes_sueltos owner to backoffice_interno;
revoke create on schema public from backoffice_interno;

revoke all on function tomar_bytes_sueltos(timestamptz, integer), olvidar_bytes_sueltos(text[]) from public;
grant execute on function tomar_bytes_sueltos(timestamptz, integer), olvidar_bytes_sueltos(text[]) to backoffice_api;
