-- Answers kept for a call that comes twice (D42). One key belongs to one user.
create table idempotencia (
  id_locatario uuid not null references empresas,
  id_usuario uuid not null,
  clave text collate "C" not null,
  llamada text not null,
  huella bytea not null,
  -- null only inside the transaction that is making the answer
  respuesta jsonb,
  creacion timestamptz(3) not null default now(),
  primary key (id_locatario, id_usuario, clave)
);
create index idempotencia_creacion on idempotencia (creacion);

-- Who did what, when, from where: written in the transaction of the deed, never changed (the api may only add).
-- Sign-ins with an unknown e-mail stand under the empty tenant 00000000-….
create table auditoria (
  id_locatario uuid not null,
  _id uuid not null,
  momento timestamptz(3) not null default clock_timestamp(),
  id_usuario uuid,
  direccion text not null,
  peticion text not null,
  llamada text not null,
  accion text not null,
  entidad text not null,
  id_entidad uuid,
  antes jsonb,
  despues jsonb,
  primary key (id_locatario, _id)
);
create index auditoria_momento on auditoria (id_locatario, momento);
create index auditoria_entidad on auditoria (id_locatario, entidad, id_entidad, momento);
