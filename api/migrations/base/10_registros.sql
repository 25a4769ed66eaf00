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

-- What an export was asked for, for the minute that its address is good. The filters can name people, and an address
-- ends up in histories and logs: it carries the id of a row here and nothing else. The row also says which session
-- asked, so that permission and session are looked at again when the file is fetched.
create table exportaciones (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  -- sha-256 of the session's token, as in sesiones
  sesion bytea not null,
  lista text not null,
  pregunta jsonb not null,
  creacion timestamptz(3) not null default now(),
  primary key (id_locatario, _id)
);
create index exportaciones_creacion on exportaciones (creacion);

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
