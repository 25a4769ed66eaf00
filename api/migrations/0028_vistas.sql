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

revoke all on vistas from public;
grant select, insert, update on vistas to backoffice_api;
alter table vistas enable row level security;
alter table vistas force row level security;
create policy locatario on vistas using (id_locatario = locatario()) with check (id_locatario = locatario());
