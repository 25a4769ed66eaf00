-- Whose whole list is under way: a person has one at a time, over all processes. Whoever sends it moves `hasta` on for as long
-- as it lasts, and deletes the row at its end; what a dead process left is over a few seconds later.
create table turnos (
  id_locatario uuid not null references empresas,
  id_usuario uuid not null,
  -- of the answer that holds it
  ficha uuid not null,
  hasta timestamptz(3) not null,
  primary key (id_locatario, id_usuario),
  foreign key (id_locatario, id_usuario) references usuarios
);

revoke all on turnos from public;
grant select, insert, update, delete on turnos to backoffice_api;
alter table turnos enable row level security;
alter table turnos force row level security;
create policy locatario on turnos using (id_locatario = locatario()) with check (id_locatario = locatario());
