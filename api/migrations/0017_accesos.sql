-- Guesses take turns, sessions end for good, and a new password forgets the guesses at the old one.

-- `turno`: when this attempt's password is looked at; the next of the same account and address comes after it.
-- `perdonado`: its owner has signed in since. It delays nobody any more, and still counts for the day.
alter table intentos
  add column turno timestamptz(3) not null default clock_timestamp(),
  add column perdonado boolean not null default false;
grant update (perdonado) on intentos to backoffice_api;

-- Whoever sets the password, by the recovery link, in the profile or for somebody else.
create function olvidar_intentos() returns trigger
language plpgsql set search_path = public, pg_temp
as $$
begin
  delete from intentos where cuenta = sha256(convert_to(new.email_n, 'UTF8'));
  return null;
end
$$;

create trigger identidades_olvidan after update on identidades
for each row when (old.clave is distinct from new.clave)
execute function olvidar_intentos();

-- As before (migrations/0007), and no longer than so many days in all.
drop function sesion_vigente(bytea);
create function sesion_vigente(p_huella bytea, p_dias integer default 30)
returns table (
  id_locatario uuid, id_usuario uuid, id_identidad uuid, ultimo_uso timestamptz, empresa text,
  nombre text, apellido_paterno text, apellido_materno text, tipo smallint, email text, permisos jsonb,
  creacion timestamptz, version integer
)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select s.id_locatario, s.id_usuario, s.id_identidad, s.ultimo_uso, e.nombre,
    u.nombre, u.apellido_paterno, u.apellido_materno, u.tipo, u.email, u.permisos, u.creacion, u.version
  from sesiones s
  join usuarios u on u.id_locatario = s.id_locatario and u._id = s.id_usuario and u.eliminacion is null
  join empresas e on e.id_locatario = s.id_locatario
  where s.huella = p_huella and s.ultimo_uso > now() - interval '12 hours'
    and s.creacion > now() - make_interval(days => p_dias);
end;

grant create on schema public to backoffice_interno;
alter function sesion_vigente owner to backoffice_interno;
revoke create on schema public from backoffice_interno;

revoke all on function sesion_vigente(bytea, integer) from public;
grant execute on function sesion_vigente(bytea, integer) to backoffice_api;
