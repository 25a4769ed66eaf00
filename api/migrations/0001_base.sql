-- What every later file stands on: extensions, roles, the tenant of the running request, and normalised text.

create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;

-- Roles belong to the whole server and may be made by another database's migration at the same moment.
-- backoffice_api: what requests run as. backoffice_interno: owns the few functions that read past the policies.
do $$
declare
  rol text;
begin
  foreach rol in array array['backoffice_api', 'backoffice_interno'] loop
    begin
      if not exists (select from pg_roles where rolname = rol) then
        execute format('create role %I nologin', rol);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
    -- set role, and handing a function over, need membership. A superuser has it already; from 16 on, who made a role
    -- may administer it but is no member; and a role may have been made and granted by somebody else.
    if not (select rolsuper from pg_roles where rolname = current_user) then
      begin
        execute format('grant %I to current_user', rol);
      exception when insufficient_privilege then null;
      end;
    end if;
  end loop;
end
$$;

grant usage on schema public to backoffice_api, backoffice_interno;

-- The tenant of this transaction, from the setting that the api makes at its start; null when there is none.
create function locatario() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.id_locatario', true), '')::uuid;

-- Text as it is searched: no accents, no capitals. The collation is named, as the database's own may be plain C,
-- where Ñ has no small letter. plpgsql is twice as fast as an SQL function here, which could not be inlined.
create function f_norm(texto text) returns text
  language plpgsql immutable strict parallel safe
as $$
begin
  return lower(public.unaccent('public.unaccent'::regdictionary, texto) collate "und-x-icu");
end
$$;

-- The LIKE pattern for «contains this text». Escaped after normalising: a full-width ％ turns into a %.
create function f_patron(texto text) returns text
  language sql immutable strict parallel safe
  return '%' || replace(replace(replace(public.f_norm(texto), '\', '\\'), '%', '\%'), '_', '\_') || '%';
