-- What runs in the role that reads past the policies, and what a change of an identity sets off.

-- What the hash of a token stands for, as long as its session lasts, and no longer than so many days in all: one look-up,
-- before the tenant is known.
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

-- A new password forgets the guesses at the old one, whoever sets it: by the recovery link, in the profile or for somebody
-- else.
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

-- The next job of a kind, for so many seconds: nobody else gets it meanwhile, and somebody does afterwards.
create function tomar_trabajo(p_tipo text, p_segundos integer)
returns table (id_locatario uuid, _id uuid, contenido bytea, intentos integer, edad double precision, resto double precision)
language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  return query
  update trabajos t
  set intentos = t.intentos + 1, desde = clock_timestamp() + make_interval(secs => p_segundos)
  from (
    select s.id_locatario, s._id from trabajos s
    where s.tipo = p_tipo and s.fallo is null and s.desde <= clock_timestamp()
    order by s.desde limit 1 for update skip locked
  ) v
  where t.id_locatario = v.id_locatario and t._id = v._id
  returning t.id_locatario, t._id, t.contenido, t.intentos,
    extract(epoch from clock_timestamp() - t.creacion)::double precision,
    extract(epoch from t.vence - clock_timestamp())::double precision;
end
$$;

create function contar_trabajos()
returns table (tipo text, en_espera integer, fallidos integer, atraso double precision)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select t.tipo, count(*) filter (where t.fallo is null)::int, count(t.fallo)::int,
    coalesce(extract(epoch from clock_timestamp() - min(t.creacion) filter (where t.fallo is null)), 0)::double precision
  from trabajos t group by t.tipo;
end;

-- Bytes whose time has come; from here on nobody can come to own them. A sweep that died is repeated by the next.
create function tomar_bytes_sueltos(p_ahora timestamptz, p_cuantos integer)
returns table (id_locatario uuid, clave text)
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  update bytes_sueltos b set tomados = true
  from (
    select s.id_locatario, s.clave from bytes_sueltos s where s.borrar_desde <= p_ahora
    order by s.borrar_desde limit p_cuantos for update skip locked
  ) v
  where b.id_locatario = v.id_locatario and b.clave = v.clave
  returning b.id_locatario, b.clave;
end;

-- The store has deleted them.
create function olvidar_bytes_sueltos(p_claves text[]) returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from bytes_sueltos where tomados and clave = any (p_claves);
end;

-- Rows that have had their time, of every tenant. Any api process calls these now and then.
create function limpiar_vencidos() returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from sesiones where ultimo_uso < now() - interval '12 hours';
  delete from intentos where momento < now() - interval '1 day';
  delete from idempotencia where creacion < now() - interval '24 hours';
end;

-- Addresses from which somebody has signed in count for 90 days (auth/limits.ts); afterwards, or once their account is gone,
-- they say where a person was and serve nobody.
create function limpiar_direcciones() returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from direcciones_conocidas d
  where d.ultimo_uso < now() - interval '90 days'
    or exists (select from identidades i where i._id = d.id_identidad and i.eliminacion is not null);
end;

-- What limits look back on is a day at most.
create function limpiar_recuperaciones() returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from recuperaciones where creacion < now() - interval '2 days';
end;

create function limpiar_exportaciones() returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from exportaciones where creacion < now() - interval '2 minutes';
end;

-- How long the audit keeps its rows. Sign-ins and recoveries with an e-mail that nobody has stand under the empty tenant, name
-- no account and come by the thousand: 90 days. What people did stays for good, or for as many days as the setting says
-- (30 at least, so that nobody who can call this wipes out what was just done). Some at a time: the next call goes on.
create function limpiar_auditoria(p_dias integer) returns void
language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  perform set_config('app.limpieza', 'si', true);
  delete from auditoria a using (
    select id_locatario, _id from auditoria
    where id_locatario = '00000000-0000-0000-0000-000000000000' and momento < now() - interval '90 days'
    order by momento limit 20000
  ) v
  where a.id_locatario = v.id_locatario and a._id = v._id;

  if p_dias >= 30 then
    delete from auditoria a using (
      select t.id_locatario, v._id from empresas t cross join lateral (
        select _id from auditoria
        where id_locatario = t.id_locatario and momento < now() - make_interval(days => p_dias)
        order by momento limit 20000
      ) v
    ) v
    where a.id_locatario = v.id_locatario and a._id = v._id;
  end if;
  perform set_config('app.limpieza', '', true);
end
$$;

create function limpiar_trabajos() returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from trabajos where fallo < now() - interval '30 days';
end;

create function limpiar_telemetria() returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from telemetria where hora < now() - interval '30 days';
  delete from telemetria_envios where ventana < now() - interval '1 hour';
end;

create function limpiar_lotes() returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  -- Its job has expired by then.
  update lotes set estado = 'detenido', motivo = 'No se pudo terminar', fin = now()
  where estado = 'en_curso' and creacion < now() - interval '48 hours';
  delete from lotes where creacion < now() - interval '30 days';
end;

-- These belong to the role that reads past the policies, and only the api may call them. The new owner of a function must be
-- allowed to create in its schema, for that moment.
do $$
declare
  funcion regprocedure;
begin
  grant create on schema public to backoffice_interno;
  for funcion in
    select oid::regprocedure from pg_proc
    where pronamespace = 'public'::regnamespace and proname in (
      'sesion_vigente', 'limpiar_vencidos', 'limpiar_direcciones', 'limpiar_recuperaciones',
      'limpiar_exportaciones', 'limpiar_auditoria', 'tomar_trabajo', 'contar_trabajos',
      'limpiar_trabajos', 'limpiar_telemetria', 'limpiar_lotes', 'tomar_bytes_sueltos',
      'olvidar_bytes_sueltos', 'posibles_duplicados'
    )
  loop
    execute format('alter function %s owner to backoffice_interno', funcion);
    execute format('revoke all on function %s from public', funcion);
    execute format('grant execute on function %s to backoffice_api', funcion);
  end loop;
  revoke create on schema public from backoffice_interno;
end
$$;
