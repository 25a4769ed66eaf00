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
  eliminado_por uuid,
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
