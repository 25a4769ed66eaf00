-- What the people of the office write down about a client. A note with somebody responsible is a task; the api gives one with
-- a day to its author, where it names nobody.

create table notas (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  id_cliente uuid not null,
  texto text not null check (length(texto) between 1 and 5000),
  -- a day (D20)
  vence date,
  id_responsable uuid,
  hecha timestamptz(3),
  id_autor uuid not null,
  creacion timestamptz(3) not null default now(),
  eliminacion timestamptz(3),
  eliminado_por uuid,
  version integer not null default 1,
  primary key (id_locatario, _id),
  foreign key (id_locatario, id_cliente) references clientes,
  foreign key (id_locatario, id_responsable) references usuarios,
  foreign key (id_locatario, id_autor) references usuarios,
  check (id_responsable is not null or (vence is null and hecha is null))
);
create index notas_cliente on notas (id_locatario, id_cliente, creacion, _id) where eliminacion is null;
create index notas_tareas on notas (id_locatario, id_responsable, vence, _id) where eliminacion is null and hecha is null;
