-- Texts are cleaned and compared by the same rules here and in the contract (shared/src/contract/text), whose examples a test
-- asks of both: what is pasted along without being seen goes, and what looks alike and means the same is one.

-- A text of one line as the api stores it: cleanLine.
create function f_limpio(texto text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(
    replace(normalize(regexp_replace(texto collate "C", '[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]+', '', 'g'), nfc), U&'\2011', '-'),
    '[\u0009-\u000D \u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'));

-- One of several lines: cleanLines.
create function f_limpio_largo(texto text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(regexp_replace(
    replace(normalize(regexp_replace(texto collate "C", '[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]+', '', 'g'), nfc), U&'\2011', '-'),
    '\r\n?|[\u000B\u000C\u0085\u2028\u2029]', E'\n', 'g'),
    '[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]', ' ', 'g'), E' \t\n');

-- The form in which texts are compared: plain. Unlike unaccent's rules it is the same in every version of PostgreSQL.
create or replace function f_norm(texto text) returns text
  language plpgsql immutable strict parallel safe
as $$
begin
  -- Nearly all texts have no other letters than these: the rest would take four times as long.
  if octet_length(texto) > length(texto) then
    texto := translate(texto, 'áéíóúüñÁÉÍÓÚÜÑ’', 'aeiouunaeiouun''');
  end if;
  -- Only ASCII takes as many bytes as characters.
  if octet_length(texto) = length(texto) then
    return translate(lower(texto collate "C"), E'`\t\n\u000B\f\r', '''     ');
  end if;
  return replace(replace(replace(replace(translate(
    lower(regexp_replace(
      -- NFKD takes ´ for an accent on a blank.
      normalize(replace(texto, '´', ''''), nfkd),
      '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F'
      '\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F'
      '\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]+',
      '', 'g') collate "und-x-icu"),
    U&'`\02B9\02BB\02BC\02BD\02C8\02CA\02CB\2018\2019\201A\201B\2032\2035\2039\203A'
      '\201C\201D\201E\201F\00AB\00BB'
      '\02D7\2010\2012\2013\2014\2015\2043\2212'
      '\2044\2215'
      '\0009\000A\000B\000C\000D\0085\1680\2028\2029'
      'đðħıłŋøŧς',
    repeat('''', 16) || repeat('"', 6) || repeat('-', 8) || repeat('/', 2) || repeat(' ', 9) || 'ddhilnotσ'),
    'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th');
end
$$;

-- RFC and CURP in capitals, without what people and programs put between the parts: bareClave.
create or replace function f_clave(texto text) returns text
  language plpgsql immutable strict parallel safe
as $$
begin
  if octet_length(texto) = length(texto) then
    return translate(upper(texto collate "C"), E' \t\n\u000B\f\r./-', '');
  end if;
  -- The capitals of other letters depend on the server's Unicode, and no clave has them.
  return replace(upper(regexp_replace(
    normalize(regexp_replace(
      texto,
      '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F'
      '\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]+',
      '', 'g'), nfkc),
    '[\u0009-\u000D \u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000./\u2044\u2215\u02D7\u2010\u2012-\u2015\u2043\u2212-]+',
    '', 'g') collate "C"), 'ñ', 'Ñ');
end
$$;

-- What two writings of a telephone number share, its last ten digits without an extension: phoneKey.
create or replace function f_telefono(texto text) returns text
  language plpgsql immutable strict parallel safe
as $$
begin
  if length(texto) <= 10 and translate(texto, '0123456789', '') = '' then
    return texto;
  end if;
  return right(regexp_replace(
    regexp_replace(public.f_norm(texto), '[ ,;.(]*(?:extension|ext|x|#)[ .:]*[0-9]{1,6}[ )]*$', ''),
    '[^0-9]+', '', 'g'), 10);
end
$$;

-- Old rows. They were trimmed before; only those are written that have something to be cleaned of, or that compare otherwise.
create function pg_temp.limpiar(tabla text, lineas text[], largas text[], refrescar text default 'false') returns void
  language plpgsql
as $$
declare
  sucio constant text := '[\u000B-\u000D\u0085\u00A0\u061C\u1680\u2000-\u200B\u200E\u200F\u2011\u2028-\u202F\u205F-\u206F\u3000\uFEFF]';
  todas constant text := 'concat_ws(''|'', ''''%s) collate "C" ~ %L';
begin
  execute format('update %I set %s where id_locatario = locatario() and (%s or %s or %s)',
    tabla,
    (select string_agg(format('%1$I = coalesce(nullif(%2$s(%1$I), ''''), %1$I)', c,
      case when c = any (largas) then 'f_limpio_largo' else 'f_limpio' end), ', ') from unnest(lineas || largas) c),
    format(todas, (select string_agg(format(', %I', c), '') from unnest(lineas) c), sucio || '|\t|\n|  '),
    format(todas, (select string_agg(format(', %I', c), '') from unnest(largas) c), sucio),
    refrescar);
end
$$;

do $$
declare
  de_quien uuid;
  fila record;
  v record;
  nuevas jsonb;
  nombre text;
  usados text[];
begin
  perform set_config('app.respaldo', 'si', true);
  for de_quien in select id_locatario from empresas loop
    perform set_config('app.id_locatario', de_quien::text, true);
    perform pg_temp.limpiar('empresas', '{nombre}', '{}');
    perform pg_temp.limpiar('clientes',
      '{nombre,apellido_paterno,apellido_materno,celular,email,nombre_comercial,razon_social,rfc,curp,representante_legal,puesto,domicilio_fiscal,telefono,email_empresarial,web}',
      '{}',
      'cliente_n <> f_norm(nombre || case when apellido_paterno = '''' then '''' else '' '' || apellido_paterno end
         || case when apellido_materno = '''' then '''' else '' '' || apellido_materno end) collate "C"
       or celular_n <> f_norm(celular) collate "C" or email_n <> f_norm(email) collate "C"
       or empresa_n <> f_norm(nombre_comercial || '' '' || razon_social) collate "C"');
    perform pg_temp.limpiar('asesorias', '{motivo,cliente}', '{descripcion}', 'cliente_n <> f_norm(cliente) collate "C"');
    perform pg_temp.limpiar('usuarios', '{nombre,apellido_paterno,apellido_materno}', '{}',
      'nombre_n <> f_norm(nombre) collate "C" or apellido_paterno_n <> f_norm(apellido_paterno) collate "C"
       or apellido_materno_n <> f_norm(apellido_materno) collate "C"');
    perform pg_temp.limpiar('membresias', '{nombre}', '{descripcion}');
    perform pg_temp.limpiar('contrataciones', '{membresia}', '{}');
    perform pg_temp.limpiar('archivos', '{nombre}', '{descripcion}');
    perform pg_temp.limpiar('notas', '{}', '{texto}');
    update membresias set beneficios = array(select coalesce(nullif(f_limpio(b), ''), b) from unnest(beneficios) with ordinality u (b, n) order by n)
    where id_locatario = locatario() and exists (select from unnest(beneficios) b where b <> f_limpio(b));

    -- Two views of a list that have one name now: the second says that it is.
    for fila in select * from vistas where id_locatario = locatario() and vistas <> '[]' loop
      nuevas := '[]';
      usados := '{}';
      for v in select e.value as vista, 1 as n from jsonb_array_elements(fila.vistas) with ordinality e (value, n) order by e.n loop
        nombre := coalesce(nullif(f_limpio(v.vista ->> 'nombre'), ''), v.vista ->> 'nombre');
        for n in 2 .. 60 loop
          exit when f_norm(nombre) <> all (usados);
          nombre := left(f_limpio(v.vista ->> 'nombre'), 55) || format(' (%s)', n);
        end loop;
        usados := usados || f_norm(nombre);
        nuevas := nuevas || jsonb_build_array(v.vista || jsonb_build_object('nombre', nombre));
      end loop;
      update vistas set vistas = nuevas
      where id_locatario = locatario() and id_usuario = fila.id_usuario and lista = fila.lista and vistas <> nuevas;
    end loop;

    -- What is typed to sign in is cleaned as well, so an address must be what that finds, unless it is somebody else's.
    for fila in
      select i._id, i.id_usuario, f_limpio(i.email) as email from identidades i
      where i.id_locatario = locatario() and i.email <> f_limpio(i.email)
        and (i.eliminacion is not null or not exists (
          select from identidades o where o.eliminacion is null and o._id <> i._id
            and o.email_n = lower(f_limpio(i.email) collate "und-x-icu")))
    loop
      update identidades set email = fila.email, email_n = lower(fila.email collate "und-x-icu") where _id = fila._id;
      update usuarios set email = fila.email where id_locatario = locatario() and _id = fila.id_usuario;
    end loop;
  end loop;
  perform set_config('app.respaldo', '', true), set_config('app.id_locatario', '', true);
end
$$;

drop function pg_temp.limpiar(text, text[], text[], text);

-- The indexes of expressions hold what the functions said before. The new ones are built beside the old ones, so that reading
-- goes on.
set local maintenance_work_mem = '256MB';
create index clientes_huellas_2 on clientes using gin (
  f_huellas(id_locatario, nombre_n, apellido_paterno_n, apellido_materno_n, email_n, celular, rfc, curp)
) where eliminacion is null;
create index asesorias_asunto_2 on asesorias using gin (f_letras(f_norm(cliente || ' ' || motivo) collate "C"))
  with (gin_pending_list_limit = 512) where eliminacion is null;
drop index clientes_huellas, asesorias_asunto;
alter index clientes_huellas_2 rename to clientes_huellas;
alter index asesorias_asunto_2 rename to asesorias_asunto;
