-- The second step of a sign-in (E-17): what a person has for it, what is remembered of it, and whether the office requires it.

-- An authenticator app. The secret is encrypted (AES-256-GCM, by the api); `contador` is the step of the last code that was
-- accepted, so that no code is accepted twice.
create table autenticadores (
  id_locatario uuid not null references empresas,
  id_usuario uuid not null,
  secreto bytea not null,
  contador bigint not null default 0,
  creacion timestamptz(3) not null default now(),
  primary key (id_locatario, id_usuario),
  foreign key (id_locatario, id_usuario) references usuarios
);

-- A passkey: only its public half.
create table llaves_acceso (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  id_usuario uuid not null,
  credencial text not null,
  clave_publica bytea not null,
  contador bigint not null default 0,
  transportes text[] not null default '{}',
  nombre text not null,
  creacion timestamptz(3) not null default now(),
  ultimo_uso timestamptz(3),
  primary key (id_locatario, _id),
  unique (id_locatario, credencial),
  foreign key (id_locatario, id_usuario) references usuarios
);
create index llaves_acceso_usuario on llaves_acceso (id_locatario, id_usuario);

-- HMAC of each recovery code that is left; its key is not in this table.
create table codigos_recuperacion (
  id_locatario uuid not null references empresas,
  id_usuario uuid not null,
  huella bytea not null check (length(huella) = 32),
  primary key (id_locatario, id_usuario, huella),
  foreign key (id_locatario, id_usuario) references usuarios
);

-- A device that needs no second step for 30 days; `huella` is the sha-256 of its token.
create table equipos_recordados (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  id_usuario uuid not null,
  huella bytea not null check (length(huella) = 32),
  direccion text not null,
  agente text not null default '',
  creacion timestamptz(3) not null default now(),
  ultimo_uso timestamptz(3) not null default now(),
  primary key (id_locatario, _id),
  unique (id_locatario, huella),
  foreign key (id_locatario, id_usuario) references usuarios
);
create index equipos_recordados_usuario on equipos_recordados (id_locatario, id_usuario);
create index equipos_recordados_creacion on equipos_recordados (creacion);

-- A sign-in whose password was right and that waits for its second step; `huella` is the sha-256 of its ticket, `reto` what a
-- passkey has to sign, once.
create table pasos_pendientes (
  id_locatario uuid not null references empresas,
  huella bytea not null check (length(huella) = 32),
  id_usuario uuid not null,
  id_identidad uuid not null,
  reto text,
  errados smallint not null default 0,
  creacion timestamptz(3) not null default now(),
  primary key (id_locatario, huella),
  foreign key (id_locatario, id_usuario) references usuarios
);
create index pasos_pendientes_creacion on pasos_pendientes (creacion);

-- The office requires a second step of everybody, so many days after `desde`; no row: it does not.
create table exigencias_paso (
  id_locatario uuid primary key references empresas,
  desde timestamptz(3) not null default now(),
  dias smallint not null check (dias between 0 and 90)
);

do $$
declare
  tabla text;
begin
  foreach tabla in array array[
    'autenticadores', 'llaves_acceso', 'codigos_recuperacion', 'equipos_recordados', 'pasos_pendientes', 'exigencias_paso'
  ] loop
    execute format('revoke all on %I from public', tabla);
    execute format('grant select, insert, update, delete on %I to backoffice_api', tabla);
    execute format('alter table %I enable row level security', tabla);
    execute format('alter table %I force row level security', tabla);
    execute format(
      'create policy locatario on %I using (id_locatario = locatario()) with check (id_locatario = locatario())',
      tabla
    );
  end loop;
end
$$;

-- Another password, or the end of an account, ends what vouches for a device and what waits for a second step.
create function olvidar_equipos() returns trigger
language plpgsql set search_path = public, pg_temp
as $$
begin
  delete from equipos_recordados where id_locatario = new.id_locatario and id_usuario = new.id_usuario;
  delete from pasos_pendientes where id_locatario = new.id_locatario and id_usuario = new.id_usuario;
  return null;
end
$$;
create trigger identidades_olvidan_equipos after update on identidades
for each row when (old.clave is distinct from new.clave or old.eliminacion is distinct from new.eliminacion)
execute function olvidar_equipos();

create function limpiar_segundo_paso() returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from pasos_pendientes where creacion < now() - interval '1 hour';
  delete from equipos_recordados where creacion < now() - interval '30 days';
end;

-- As before, and whether the office's term for a second step is over and the person has none.
drop function sesion_vigente(bytea, integer);
create function sesion_vigente(p_huella bytea, p_dias integer default 30)
returns table (
  id_locatario uuid, id_usuario uuid, id_identidad uuid, ultimo_uso timestamptz, empresa text,
  nombre text, apellido_paterno text, apellido_materno text, tipo smallint, email text, permisos jsonb,
  creacion timestamptz, version integer, falta_paso boolean
)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select s.id_locatario, s.id_usuario, s.id_identidad, s.ultimo_uso, e.nombre,
    u.nombre, u.apellido_paterno, u.apellido_materno, u.tipo, u.email, u.permisos, u.creacion, u.version,
    case
      when x.id_locatario is null or x.desde + make_interval(days => x.dias) > now() then false
      else not exists (select from autenticadores a where a.id_locatario = s.id_locatario and a.id_usuario = s.id_usuario)
        and not exists (select from llaves_acceso l where l.id_locatario = s.id_locatario and l.id_usuario = s.id_usuario)
    end
  from sesiones s
  join usuarios u on u.id_locatario = s.id_locatario and u._id = s.id_usuario and u.eliminacion is null
  join empresas e on e.id_locatario = s.id_locatario
  left join exigencias_paso x on x.id_locatario = s.id_locatario
  where s.huella = p_huella and s.ultimo_uso > now() - interval '12 hours'
    and s.creacion > now() - make_interval(days => p_dias);
end;

grant select on autenticadores, llaves_acceso, exigencias_paso to backoffice_interno;
grant select, delete on pasos_pendientes, equipos_recordados to backoffice_interno;
create policy interno on autenticadores for select to backoffice_interno using (true);
create policy interno on llaves_acceso for select to backoffice_interno using (true);
create policy interno on exigencias_paso for select to backoffice_interno using (true);
create policy vencidos on pasos_pendientes to backoffice_interno using (true);
create policy vencidos on equipos_recordados to backoffice_interno using (true);
grant create on schema public to backoffice_interno;
alter function sesion_vigente(bytea, integer) owner to backoffice_interno;
alter function limpiar_segundo_paso() owner to backoffice_interno;
revoke create on schema public from backoffice_interno;
revoke all on function sesion_vigente(bytea, integer), limpiar_segundo_paso(), olvidar_equipos() from public;
grant execute on function sesion_vigente(bytea, integer), limpiar_segundo_paso() to backoffice_api;
