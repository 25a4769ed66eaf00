-- Addresses from which somebody has signed in count for 90 days (auth/limits.ts); afterwards, or once their account is gone,
-- they say where a person was and serve nobody. Called beside limpiar_vencidos.
grant select, delete on direcciones_conocidas to backoffice_interno;

create function limpiar_direcciones() returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from direcciones_conocidas d
  where d.ultimo_uso < now() - interval '90 days'
    or exists (select from identidades i where i._id = d.id_identidad and i.eliminacion is not null);
end;

grant create on schema public to backoffice_interno;
alter function limpiar_direcciones owner to backoffice_interno;
revoke create on schema public from backoffice_interno;

revoke all on function limpiar_direcciones() from public;
grant execute on function limpiar_direcciones() to backoffice_api;
