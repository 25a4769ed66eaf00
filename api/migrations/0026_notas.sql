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

revoke all on notas from public;
grant select, insert, update on notas to backoffice_api;
alter table notas enable row level security;
alter table notas force row level security;
create policy locatario on notas
  using (id_locatario = locatario()) with check (id_locatario = locatario());

-- A client's history reads its newest entries of each kind, however many there are.
drop index asesorias_cliente_id;
create index asesorias_cliente_id on asesorias (id_locatario, id_cliente, registro, _id);
create index contrataciones_canceladas on contrataciones (id_locatario, id_cliente, cancelacion, _id)
  where cancelacion is not null;
