-- The address at which a person's own calendar reads their advisories, without a session (E-21): one for each person.
create table calendarios (
  id_locatario uuid not null references empresas,
  id_usuario uuid not null,
  -- sha-256 of the token in the address
  huella bytea not null check (length(huella) = 32),
  creacion timestamptz(3) not null default now(),
  -- how often it was read in the ten minutes that began then
  ventana timestamptz(3) not null default 'epoch',
  lecturas integer not null default 0,
  primary key (id_locatario, id_usuario),
  unique (id_locatario, huella),
  foreign key (id_locatario, id_usuario) references usuarios
);

revoke all on calendarios from public;
grant select, insert, update, delete on calendarios to backoffice_api;
alter table calendarios enable row level security;
alter table calendarios force row level security;
create policy locatario on calendarios using (id_locatario = locatario()) with check (id_locatario = locatario());
