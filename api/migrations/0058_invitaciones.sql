-- The link with which a new user chooses their password (E-16): one for each person, so that another one replaces it. A row says
-- that nobody has used the link yet.
create table invitaciones (
  id_locatario uuid not null references empresas,
  id_usuario uuid not null,
  -- sha-256 of the secret in the link
  huella bytea not null check (length(huella) = 32),
  -- who sent it last
  id_autor uuid not null,
  envio timestamptz(3) not null default clock_timestamp(),
  -- how many were sent in the hour that began then
  ventana timestamptz(3) not null default clock_timestamp(),
  envios integer not null default 1,
  primary key (id_locatario, id_usuario),
  unique (id_locatario, huella),
  foreign key (id_locatario, id_usuario) references usuarios
);
create index invitaciones_autor on invitaciones (id_locatario, id_autor, ventana);

revoke all on invitaciones from public;
grant select, insert, update, delete on invitaciones to backoffice_api;
alter table invitaciones enable row level security;
alter table invitaciones force row level security;
create policy locatario on invitaciones using (id_locatario = locatario()) with check (id_locatario = locatario());

-- A password, another e-mail, the end of the account or of its access uses the link up, whoever made the change.
create function terminar_invitacion() returns trigger
language plpgsql set search_path = public, pg_temp
as $$
begin
  delete from invitaciones where id_locatario = new.id_locatario and id_usuario = new.id_usuario;
  return null;
end
$$;

create trigger invitaciones_terminan after update on identidades
for each row
when (
  old.clave is distinct from new.clave or old.email_n is distinct from new.email_n
  or old.eliminacion is distinct from new.eliminacion or old.cierre is distinct from new.cierre
)
execute function terminar_invitacion();
