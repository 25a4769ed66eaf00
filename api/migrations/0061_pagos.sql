-- The payments of a purchase that is paid in parts (E-23).

create table pagos (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  id_contratacion uuid not null,
  -- the day on which the money came (D20)
  fecha date not null,
  -- 0 Efectivo, 1 Tarjeta, 2 Transferencia
  metodo smallint not null check (metodo in (0, 1, 2)),
  monto numeric(14, 2) not null check (monto > 0),
  cancelacion timestamptz(3),
  creacion timestamptz(3) not null default clock_timestamp(),
  version integer not null default 1,
  primary key (id_locatario, _id),
  foreign key (id_locatario, id_contratacion) references contrataciones
);
create index pagos_contratacion on pagos (id_locatario, id_contratacion, creacion, _id);
-- The income of a period.
create index pagos_fecha on pagos (id_locatario, fecha) include (id_contratacion, metodo, monto) where cancelacion is null;

-- The sum of its payments that are not cancelled, written with each of them; null without any: the purchase counts as paid, as one
-- that knows nothing of payments. Without a default, so that no row is rewritten.
alter table contrataciones add column pagado numeric(14, 2);
-- Nobody pays more than the total, whatever the program does.
alter table contrataciones add constraint contrataciones_pagado check (pagado > 0 and pagado <= total);
-- «Con saldo».
create index contrataciones_saldo on contrataciones (id_locatario, fecha_fin, _id)
  where pagado < total and cancelacion is null;

-- A receipt is of a purchase, or of one of its payments.
alter table recibos alter column id_contratacion drop not null;
alter table recibos add column id_pago uuid;
alter table recibos add constraint recibos_id_pago unique (id_locatario, id_pago);
alter table recibos add constraint recibos_pago foreign key (id_locatario, id_pago) references pagos;
alter table recibos add constraint recibos_de check ((id_contratacion is null) <> (id_pago is null));

grant select, insert, update on pagos to backoffice_api;
revoke all on pagos from public;
alter table pagos enable row level security;
alter table pagos force row level security;
create policy locatario on pagos using (id_locatario = locatario()) with check (id_locatario = locatario());

-- The income of a purchase without payments is still read from an index alone.
create index contrataciones_ingresos_2 on contrataciones (id_locatario, fecha_inicio)
  include (id_cliente, id_membresia, metodo, total) where cancelacion is null and pagado is null;
drop index contrataciones_ingresos;
alter index contrataciones_ingresos_2 rename to contrataciones_ingresos;
