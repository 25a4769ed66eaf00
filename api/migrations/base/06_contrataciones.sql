-- The purchases of membership plans.

create table contrataciones (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  id_cliente uuid not null,
  id_membresia uuid not null,
  -- the plan's name and the price as they were then (D25)
  membresia text not null,
  total numeric(14, 2) not null check (total >= 0),
  -- 0 Efectivo, 1 Tarjeta, 2 Transferencia
  metodo smallint not null check (metodo in (0, 1, 2)),
  -- days (D20); the one stored fact about its status is cancelacion (D14)
  fecha_inicio date not null,
  fecha_fin date not null,
  cancelacion timestamptz(3),
  -- the clock and not the transaction's start: purchases of a client wait for each other, and their order is told by this
  creacion timestamptz(3) not null default clock_timestamp(),
  version integer not null default 1,
  primary key (id_locatario, _id),
  foreign key (id_locatario, id_cliente) references clientes,
  foreign key (id_locatario, id_membresia) references membresias,
  check (fecha_fin >= fecha_inicio)
);
create index contrataciones_cliente on contrataciones (id_locatario, id_cliente, creacion, _id);
-- The purchases over all clients: which end or begin between two days.
create index contrataciones_fin on contrataciones (id_locatario, fecha_fin, _id);
create index contrataciones_inicio on contrataciones (id_locatario, fecha_inicio, _id);
create index contrataciones_canceladas on contrataciones (id_locatario, id_cliente, cancelacion, _id)
  where cancelacion is not null;
