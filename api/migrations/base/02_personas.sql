-- Empresas (tenants), their users, and what signs in: identities and sessions know no tenant (D40).

create table empresas (
  id_locatario uuid primary key,
  nombre text not null,
  creacion timestamptz(3) not null default now()
);

create table usuarios (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  -- Optional texts are '' and not null, here and in clientes: every column that orders a list can then be
  -- compared as a row (columna, _id) with a cursor. The api says null for ''.
  nombre text collate "es-x-icu" not null,
  apellido_paterno text collate "es-x-icu" not null default '',
  apellido_materno text collate "es-x-icu" not null default '',
  tipo smallint not null check (tipo in (0, 1, 7)),
  -- A copy of identidades.email, for lists.
  email text collate "es-x-icu" not null,
  -- What is stored of the tree of permissions; null: the defaults of the tipo (D22).
  permisos jsonb,
  perfil_archivo text,
  creacion timestamptz(3) not null default now(),
  eliminacion timestamptz(3),
  version integer not null default 1,
  nombre_n text collate "C" not null generated always as (f_norm(nombre)) stored,
  apellido_paterno_n text collate "C" not null generated always as (f_norm(apellido_paterno)) stored,
  apellido_materno_n text collate "C" not null generated always as (f_norm(apellido_materno)) stored,
  -- who deleted the row; no foreign key, here and below: a backup writes the users in any order
  eliminado_por uuid,
  primary key (id_locatario, _id)
);
create index usuarios_creacion on usuarios (id_locatario, creacion, _id) where eliminacion is null;
-- Few rows are deleted: the other orders of such a list sort what this finds.
create index usuarios_eliminados on usuarios (id_locatario, eliminacion, _id) where eliminacion is not null;

create table identidades (
  _id uuid primary key,
  email text not null,
  -- trimmed, NFC, small letters: made by the api, so that the database's collation has no say
  email_n text collate "C" not null,
  clave text not null,
  id_locatario uuid not null,
  id_usuario uuid not null,
  creacion timestamptz(3) not null default now(),
  eliminacion timestamptz(3),
  foreign key (id_locatario, id_usuario) references usuarios
);
create unique index identidades_email on identidades (email_n) where eliminacion is null;
create unique index identidades_usuario on identidades (id_locatario, id_usuario) where eliminacion is null;

create table sesiones (
  -- sha-256 of the token: who reads this table can't sign in with it
  huella bytea primary key,
  id_identidad uuid not null references identidades,
  id_locatario uuid not null,
  id_usuario uuid not null,
  direccion text not null,
  creacion timestamptz(3) not null default now(),
  ultimo_uso timestamptz(3) not null default now()
);
create index sesiones_usuario on sesiones (id_locatario, id_usuario);
create index sesiones_ultimo_uso on sesiones (ultimo_uso);

-- Addresses from which an identity has signed in: its owner is never locked out there (D27).
create table direcciones_conocidas (
  id_identidad uuid not null references identidades,
  direccion text not null,
  ultimo_uso timestamptz(3) not null default now(),
  primary key (id_identidad, direccion)
);

-- Sign-ins that failed, or are being checked. `cuenta` is a hash of the e-mail: people type passwords there.
create table intentos (
  _id bigint generated always as identity primary key,
  cuenta bytea not null,
  direccion text not null,
  momento timestamptz(3) not null default clock_timestamp(),
  -- when this attempt's password is looked at; the next of the same account and address comes after it
  turno timestamptz(3) not null default clock_timestamp(),
  -- its owner has signed in since: it delays nobody any more, and still counts for the day
  perdonado boolean not null default false
);
create index intentos_cuenta on intentos (cuenta, direccion, momento);
create index intentos_direccion on intentos (direccion, momento);
create index intentos_momento on intentos (momento);

-- Lost passwords (D28): one row per request, which is one mail. Global like identidades, as who asks has no tenant yet.
-- A request for an e-mail that nobody has gets a row too: it is counted, limited and answered alike.

create table recuperaciones (
  _id uuid primary key,
  -- hash of the e-mail that was typed, as in intentos
  cuenta bytea not null,
  direccion text not null,
  -- null: nobody has that e-mail. No foreign key: its check would take time for the known ones alone.
  id_identidad uuid,
  id_locatario uuid,
  id_usuario uuid,
  -- sha-256 of the ticket that was answered, and of the mail's link
  ticket bytea not null unique,
  enlace bytea not null unique,
  -- HMAC of the four digits, keyed with the ticket, which stands nowhere here: 10,000 guesses at this column tell nothing
  codigo bytea not null,
  -- sha-256 of what a good code was answered with
  ficha bytea unique,
  errados smallint not null default 0,
  ultimo_errado timestamptz(3),
  verificacion timestamptz(3),
  creacion timestamptz(3) not null default clock_timestamp(),
  -- used, or overtaken by a change of the identity
  fin timestamptz(3)
);
create index recuperaciones_cuenta on recuperaciones (cuenta, creacion);
create index recuperaciones_direccion on recuperaciones (direccion, creacion);
create index recuperaciones_identidad on recuperaciones (id_identidad) where fin is null;
create index recuperaciones_creacion on recuperaciones (creacion);
