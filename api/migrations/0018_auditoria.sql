-- How long the audit keeps its rows. Sign-ins and recoveries with an e-mail that nobody has stand under the empty tenant, name
-- no account and come by the thousand: 90 days. What people did stays for good, or for as many days as the setting says
-- (30 at least, so that nobody who can call this wipes out what was just done). Some at a time: the next call goes on.
grant select, delete on auditoria to backoffice_interno;
-- Within this function alone: whoever is a member of that role still sees one tenant at a time.
create policy vencidas on auditoria to backoffice_interno using (current_setting('app.limpieza', true) = 'si');

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

grant create on schema public to backoffice_interno;
alter function limpiar_auditoria owner to backoffice_interno;
revoke create on schema public from backoffice_interno;

revoke all on function limpiar_auditoria(integer) from public;
grant execute on function limpiar_auditoria(integer) to backoffice_api;
