-- Each person's own views of a list, and how it looks to them (E-03). A row is one person's list: their views are a set of
-- fifty at most, which is read and saved whole.
create table vistas (
  id_locatario uuid not null references empresas,
  id_usuario uuid not null,
  lista text not null check (lista in ('clientes', 'asesorias', 'usuarios', 'membresias')),
  -- [{ nombre, consulta, columnas, inicio }], in the person's order
  vistas jsonb not null default '[]',
  -- the columns that the list shows; null: those of the specification
  columnas jsonb,
  compacta boolean not null default false,
  version integer not null default 1,
  primary key (id_locatario, id_usuario, lista),
  foreign key (id_locatario, id_usuario) references usuarios
);

-- The same done to many rows: the rows that somebody chose, as they were then, and how far the work has come. It is done
-- by jobs (trabajos), group by group; each group moves `avance` in the transaction of its rows, so that no row is done twice.

create table lotes (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  id_usuario uuid not null,
  lista text not null check (lista in ('clientes', 'asesorias', 'usuarios', 'contrataciones')),
  accion text not null check (accion in ('eliminar', 'restaurar', 'asignar', 'finalizar', 'extender')),
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
  -- each row's value of before, beside its id, where the action can be undone by it
  previos text[],
  primary key (id_locatario, _id),
  foreign key (id_locatario, id_usuario) references usuarios,
  check (cardinality(ids) = cardinality(versiones) and avance between 0 and cardinality(ids)),
  check (cardinality(previos) = cardinality(ids))
);
create index lotes_en_curso on lotes (id_locatario, id_usuario, _id) where estado = 'en_curso';
create index lotes_creacion on lotes (creacion);
