-- What an export was asked for, for the minute that its address is good. The filters can name people, and an address
-- ends up in histories and logs: it carries the id of a row here and nothing else. The row also says which session
-- asked, so that permission and session are looked at again when the file is fetched.
create table exportaciones (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  -- sha-256 of the session's token, as in sesiones
  sesion bytea not null,
  lista text not null,
  pregunta jsonb not null,
  creacion timestamptz(3) not null default now(),
  primary key (id_locatario, _id)
);
create index exportaciones_creacion on exportaciones (creacion);

revoke all on exportaciones from public;
grant select, insert on exportaciones to backoffice_api;
alter table exportaciones enable row level security;
alter table exportaciones force row level security;
create policy locatario on exportaciones
  using (id_locatario = locatario()) with check (id_locatario = locatario());

-- Called beside limpiar_vencidos.
grant select, delete on exportaciones to backoffice_interno;
create policy vencidas on exportaciones to backoffice_interno using (true);

create function limpiar_exportaciones() returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from exportaciones where creacion < now() - interval '2 minutes';
end;

grant create on schema public to backoffice_interno;
alter function limpiar_exportaciones owner to backoffice_interno;
revoke create on schema public from backoffice_interno;

revoke all on function limpiar_exportaciones() from public;
grant execute on function limpiar_exportaciones() to backoffice_api;
