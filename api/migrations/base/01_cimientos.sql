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

-- What a telephone number is, however it is written: its last ten digits, which leaves out +52, 044 and their like.
create function f_telefono(texto text) returns text
  language sql immutable strict parallel safe
  return right(regexp_replace(texto, '[^0-9]', '', 'g'), 10);

-- RFC and CURP in capitals, without what people put between the parts.
create function f_clave(texto text) returns text
  language sql immutable strict parallel safe
  return translate(upper(texto collate "und-x-icu"), ' -./', '');

-- How a normalised name sounds in Spanish: Gonzales, González and Gonsales are one.
create function f_sonido(texto text) returns text
  language plpgsql immutable strict parallel safe
as $$
begin
  return replace(replace(replace(replace(
    translate(
      replace(replace(replace(replace(replace(replace(replace(
        texto, 'ch', '1'), 'qu', 'k'), 'll', 'y'), 'ce', 'se'), 'ci', 'si'), 'ge', 'je'), 'gi', 'ji'),
      'vwzcxh', 'bbskj'),
    'nn', 'n'), 'rr', 'r'), 'ss', 's'), 'tt', 't');
end
$$;

-- The same without vowels and spaces: most slips of the pen leave it as it is.
create function f_esqueleto(texto text) returns text
  language plpgsql immutable strict parallel safe
as $$
begin
  return left(translate(public.f_sonido(texto), 'aeiouy .,-''’', ''), 100);
end
$$;

-- Hashes by which a client is found again: two that share one may be the same person. The tenant goes into each of them.
-- Of the name any two of its three parts are enough, in either order; the whole name counts however it is divided.
create function f_huellas(
  locatario uuid, nombre text, paterno text, materno text, email text, celular text, rfc text, curp text
) returns bigint[]
  language plpgsql immutable strict parallel safe
as $$
declare
  semilla bigint := uuid_hash_extended(locatario, 0);
  huellas bigint[] := '{}';
  n text collate "C" := public.f_esqueleto(nombre);
  p text collate "C" := public.f_esqueleto(paterno);
  m text collate "C" := public.f_esqueleto(materno);
  telefono text collate "C" := public.f_telefono(celular);
begin
  if nombre <> '' then
    huellas := huellas || hashtextextended('t' || n || p || m, semilla);
    if paterno <> '' then
      huellas := huellas || hashtextextended('p' || least(n, p) || ' ' || greatest(n, p), semilla);
    end if;
    if materno <> '' then
      huellas := huellas || hashtextextended('p' || least(n, m) || ' ' || greatest(n, m), semilla);
    end if;
  end if;
  if paterno <> '' and materno <> '' then
    huellas := huellas || hashtextextended('p' || least(p, m) || ' ' || greatest(p, m), semilla);
  end if;
  if email <> '' then
    huellas := huellas || hashtextextended('e' || email collate "C", semilla);
  end if;
  -- Less than a local number says nothing.
  if length(telefono) >= 7 then
    huellas := huellas || hashtextextended('c' || telefono, semilla);
  end if;
  if rfc <> '' then
    huellas := huellas || hashtextextended('r' || public.f_clave(rfc) collate "C", semilla);
  end if;
  if curp <> '' then
    huellas := huellas || hashtextextended('u' || public.f_clave(curp) collate "C", semilla);
  end if;
  return huellas;
end
$$;

-- Whether two parts of a name may be the same; one that is not known may be anything.
create function f_parecidos(a text, b text) returns boolean
  language sql immutable strict parallel safe
  return a = '' or b = '' or a = b or similarity(f_sonido(a), f_sonido(b)) >= 0.4;

-- The groups of three letters in a text, as an index keeps them. Each begins with the two or the one that a shorter
-- filter asks for, which an index of pg_trgm itself can't tell. Other than plain letters and digits divide words.
create function f_letras(texto text) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(public.show_trgm(regexp_replace(texto, '[^ -~]+', ' ', 'g')));

-- The digits of a phone number without the prefixes of Mexico, which only precede ten digits; a space marks the
-- beginning, so that a search may ask for it. Most numbers are stored as ten digits, which the first branch returns
-- twice as fast. An SQL function, which the planner puts in place of its call.
create function f_digitos(texto text) returns text
  language sql immutable parallel safe
  return ' ' || case
    when length(texto) <= 10 and translate(texto, '0123456789', '') = '' then texto
    else regexp_replace(regexp_replace(texto, '[^0-9]+', '', 'g'), '^(?:0{0,2}521?|01|04[45])(?=[0-9]{10})', '')
  end;
