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

grant select, insert, update on recuperaciones to backoffice_api;
grant select, delete on recuperaciones to backoffice_interno;

-- A new password, another e-mail or the end of an account ends every code and link of it, whoever made the change.
create function terminar_recuperaciones() returns trigger
language plpgsql set search_path = public, pg_temp
as $$
begin
  update recuperaciones set fin = clock_timestamp() where id_identidad = new._id and fin is null;
  return null;
end
$$;

create trigger recuperaciones_terminan after update on identidades
for each row
when (
  old.clave is distinct from new.clave or old.email_n is distinct from new.email_n
  or old.eliminacion is distinct from new.eliminacion
)
execute function terminar_recuperaciones();

-- What limits look back on is a day at most. Called beside limpiar_vencidos.
create function limpiar_recuperaciones() returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from recuperaciones where creacion < now() - interval '2 days';
end;

grant create on schema public to backoffice_interno;
alter function limpiar_recuperaciones owner to backoffice_interno;
revoke create on schema public from backoffice_interno;

revoke all on function limpiar_recuperaciones() from public;
grant execute on function limpiar_recuperaciones() to backoffice_api;
