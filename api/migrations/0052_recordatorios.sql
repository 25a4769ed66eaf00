-- Reminders by mail (E-15): what each person chose, and what each morning had for them.

-- No row: what the program says of that kind.
create table recordatorios_elegidos (
  id_locatario uuid not null references empresas,
  id_usuario uuid not null,
  clase text not null check (clase in ('dia', 'membresias')),
  activo boolean not null,
  primary key (id_locatario, id_usuario, clase),
  foreign key (id_locatario, id_usuario) references usuarios
);

-- A morning is planned once for each empresa, whichever process does it: the row is written with all that it plans.
create table recordatorios_dias (
  id_locatario uuid not null references empresas,
  dia date not null,
  primary key (id_locatario, dia)
);

create table recordatorios (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  id_usuario uuid not null,
  clase text not null check (clase in ('dia', 'membresias')),
  dia date not null,
  creacion timestamptz(3) not null default now(),
  -- A process has begun to send it, and no other one does: a mail that may have left is not sent again.
  tomado timestamptz(3),
  -- The mail server has taken the mail; null for good if there was nothing to say.
  enviado timestamptz(3),
  -- sha-256 of the secret in the mail's link, which stops its kind
  huella bytea check (length(huella) = 32),
  primary key (id_locatario, _id),
  unique (id_locatario, id_usuario, clase, dia),
  unique (id_locatario, huella),
  foreign key (id_locatario, id_usuario) references usuarios
);
create index recordatorios_creacion on recordatorios (creacion);

do $$
declare
  tabla text;
begin
  foreach tabla in array array['recordatorios_elegidos', 'recordatorios_dias', 'recordatorios'] loop
    execute format('revoke all on %I from public', tabla);
    execute format('alter table %I enable row level security', tabla);
    execute format('alter table %I force row level security', tabla);
    execute format(
      'create policy locatario on %I using (id_locatario = locatario()) with check (id_locatario = locatario())',
      tabla
    );
  end loop;
end
$$;
grant select, insert, update on recordatorios_elegidos, recordatorios to backoffice_api;
grant select, insert on recordatorios_dias to backoffice_api;

-- The empresas whose morning nobody has planned yet, over all tenants.
create function empresas_por_recordar(p_dia date) returns setof uuid
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select e.id_locatario from empresas e
  where not exists (select from recordatorios_dias d where d.id_locatario = e.id_locatario and d.dia = p_dia)
  order by e.id_locatario;
end;

-- A link works for half a year; what had nothing to say has none.
create function limpiar_recordatorios() returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from recordatorios
  where creacion < now() - interval '180 days' or enviado is null and creacion < now() - interval '8 days';
  delete from recordatorios_dias where dia < current_date - 8;
end;

grant select, delete on recordatorios, recordatorios_dias to backoffice_interno;
create policy vencidos on recordatorios to backoffice_interno using (true);
create policy vencidos on recordatorios_dias to backoffice_interno using (true);
grant create on schema public to backoffice_interno;
alter function empresas_por_recordar(date) owner to backoffice_interno;
alter function limpiar_recordatorios() owner to backoffice_interno;
revoke create on schema public from backoffice_interno;
revoke all on function empresas_por_recordar(date), limpiar_recordatorios() from public;
grant execute on function empresas_por_recordar(date), limpiar_recordatorios() to backoffice_api;
