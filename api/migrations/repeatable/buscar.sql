-- The search of the lists. The start runs this file as a whole whenever it has changed (database/repeatable.ts), so
-- every statement must be repeatable, and each change is a diff. To change the arguments of a function, drop the old
-- one in a migration first.

-- The query on an index of f_letras for «contains this text»: it finds every row that does, and a few more. Null: the
-- index can't help.
--
-- Beside a three-letter group, shorter pieces are left out («no» in «no-hay-nadie»): they match far more rows than the
-- rest, all of which would be read, and the text itself is checked anyway. A single letter at the end of a word is the
-- second letter of the word's last group.
create or replace function f_consulta(texto text) returns tsquery
  language plpgsql immutable strict parallel safe
as $$
declare
  tramos text[] := array(select t[1] from regexp_matches(public.f_norm(texto), '[a-z0-9]+', 'g') t);
  grupos text[] := array(
    select distinct format('''%s''', substr(t, i, 3)) from unnest(tramos) t, generate_series(1, length(t) - 2) i
  );
begin
  if grupos = '{}' then
    grupos := array(select distinct format('''%s'':*', t) from unnest(tramos) t where length(t) = 2);
  end if;
  if grupos <> '{}' then
    return array_to_string(grupos, ' & ')::tsquery;
  end if;
  -- A single letter starts a group, or ends a word.
  return (
    select format('''%s'':*', letra) || string_agg(format(' | ''%s%s ''', antes, letra), '')
    from (select tramos[1] as letra where cardinality(tramos) > 0) l,
      regexp_split_to_table(' abcdefghijklmnopqrstuvwxyz0123456789', '') antes
    group by letra
  )::tsquery;
end
$$;

-- A column of a condition by its name; `x_d` stands for the digits of `x_n`, `x_f` for a small table's x without a `x_n`,
-- and `asunto_n` for what an advisory is about: its client and its motivo (migrations/0027).
create or replace function f_columna(nombre text) returns text
  language sql immutable strict parallel safe
  return case
    when nombre like '%\_d' then format('f_digitos(%I)', left(nombre, -2) || '_n')
    when nombre like '%\_f' then format('(f_norm(%I) collate "C")', left(nombre, -2))
    when nombre = 'asunto_n' then '(f_norm(cliente || '' '' || motivo) collate "C")'
    else quote_ident(nombre)
  end;

-- The clients with this RFC or CURP, which is in capitals and without anything between its parts: the current ones, or
-- the deleted ones, which are few and in no index of this.
create or replace function clientes_con_clave(p_clave text, p_eliminados boolean) returns uuid[]
  language sql stable strict set search_path = public, pg_temp
-- The planner expects thousands; the index of hashes finds one or two.
set enable_seqscan = off set enable_indexscan = off
begin atomic
  select array_agg(c._id) from (
    select _id, rfc, curp from clientes
    where f_huellas(id_locatario, nombre_n, apellido_paterno_n, apellido_materno_n, email_n, celular, rfc, curp)
        && f_huellas(locatario(), '', '', '', '', '', p_clave, p_clave)
      and id_locatario = locatario() and eliminacion is null and not p_eliminados
    union all
    select _id, rfc, curp from clientes
    where id_locatario = locatario() and eliminacion is not null and p_eliminados
  ) c
  where p_clave collate "C" in (f_clave(c.rfc) collate "C", f_clave(c.curp) collate "C");
end;

-- One page of a list, as ids: any order, any filter, by page number or from a cursor, with the capped total.
-- The caller reads the rows themselves under its own policies. Every argument is a value: table and columns are
-- quoted as names; the tenant comes from the transaction's setting and can't be passed in.
--
-- The plan of a search. Row-level security hides from PostgreSQL's planner how many rows match a LIKE, so buscar
-- estimates that itself:
--   1. Without a text filter the planner's estimates suffice: the order's index gives the page, and a second query counts.
--   2. Otherwise a sample of 300 rows, 30 from each of ten moments of the list's time, shows how many match each text.
--   3. A text that fewer than one row in 12 matches uses the index of f_letras. That query switches off sequential and
--      plain index scans, because the planner would not expect so few rows.
--   4. If that index is used, the matches are found once, counted and sorted.
--   5. Otherwise, or if more than p_tope match, the order's index is read from the cut on until the page is full, at
--      most 20,000 rows. This is skipped if by the sample the page needs more than half of that. The many rows without a
--      value are skipped, too, if a text is asked of the very column that orders.
--      A text asked of that very column is first matched against the column's different values, at most 1,000.
--   6. If that did not fill the page, all matches are found and sorted.
--
-- What each branch gains: `npm run bench buscar` with 1,000,000 clients and some 100 questions, on a machine with other
-- work. How many times longer it takes without the branch: all questions together, and the question that needs it most.
--   all of it (PostgreSQL's planner alone)       1.5   82  «example» in email, 500 rows of an export
--   1  no text: the planner                      1.1  453  page 400 by email
--   2  sample, or all taken for narrow           1.8  143  «a» in nombre, by email
--      sample, or all taken for broad            3.9  577  a text that nobody has
--   3  the index, for a single letter            1.2   38  «q» in nombre
--      the index, for two letters                1.7   55  «xo» in nombre, by email
--      scans switched off                        1.2   32  «q» in nombre
--      index scans on again for the order        1.1   13  asesorías of «garcia», more than p_tope
--   4  found, counted and sorted in one go       1.1  3.5  «Xóchitl» in nombre, by nombre
--   5  the order's index first                   1.9  132  «ez» in apellido_paterno, 500 rows
--      … but not for more than 20,000 rows       1.1  392  a text that nobody has, 500 rows
--      … nor the rows without a value                  72  «example» in email, by email (time of the processor)
--      value by value                                  19  «ar» in nombre, by nombre (time of the processor)
-- What gained less than 1.3 for every question is gone: no index for a short list, all in one go where few match but no
-- index helps, and a sample of only those columns that conditions look at.
--
-- p_filtros: [{"op": "contiene", "columnas": ["nombre_n"], "valores": ["jose"], "indice": "nombre_n"}, …]; ops:
--   contiene (one of the columns contains one of the texts), clave (clients by RFC or CURP; columna: the client's id),
--   igual, alguno (valor: a list), desde, hasta, antes_de. `indice`: a column with an index of f_letras whose text
--   contains that of `columnas`; a small table needs none. {"op": "eliminados"}: among the deleted rows instead of the
--   current ones; they are few, and the indexes leave them out. {"op": "pocos"}: any few matches will do, in bounded
--   time: of a text without index, those among the newest `pocas` rows; otherwise those among so many candidates of the
--   index. The previous version of the api names one `columna` and one `valor`.
-- p_tope: the limit of the count; null: no total.
create or replace function buscar(
  p_tabla text, p_filtros jsonb, p_orden text, p_descendente boolean, p_filas integer, p_salto bigint,
  p_corte text, p_corte_id uuid, p_hacia_atras boolean, p_tope integer,
  out ids uuid[], out primero text, out ultimo text, out total integer
)
language plpgsql stable security definer set search_path = public, pg_temp
-- Compiling would take longer than the query, on a server that compiles. The body switches the other two settings,
-- which are restored at the end.
set jit = off set enable_seqscan = on set enable_indexscan = on
as $$
declare
  -- A sample of this many rows from the whole time of the list estimates how many rows a text filter matches: from one
  -- in `amplitud` on, reading in order until there are enough is faster than finding all by the index.
  puntos constant integer := 10;
  por_punto constant integer := 30;
  amplitud constant integer := 12;
  -- How many rows of an order's index are tried for a page before all matching rows are sorted, and how many of its
  -- different values.
  intento constant integer := 20000;
  saltos constant integer := 1000;
  pocas constant integer := 5000;
  vivas text;
  eliminados boolean := p_filtros @> '[{"op": "eliminados"}]';
  pocos boolean := p_filtros @> '[{"op": "pocos"}]';
  filtro text := '';
  textos text[] := '{}';
  indices text[] := '{}';
  indice text := '';
  columnas text[];
  valores text[];
  -- What a text filter asks of the column that orders, said of a value of that column.
  del_orden text := '';
  vistas integer;
  pasan integer;
  pasa_cada integer[];
  se_intenta boolean;
  f jsonb;
  corte text := 'true';
  baja boolean := p_descendente is distinct from p_hacia_atras;
  orden text;
  cortes text[];
begin
  if p_tabla not in ('clientes', 'asesorias', 'usuarios') then
    raise exception 'no es una lista: %', p_tabla using errcode = 'invalid_parameter_value';
  end if;

  vivas := format('from %I where id_locatario = %L and eliminacion is %s', p_tabla, locatario(),
    case when eliminados then 'not null' else 'null' end);
  orden := format('%1$I %2$s, _id %2$s', p_orden, case when baja then 'desc' else 'asc' end);
  if p_corte_id is not null then
    corte := format('(%I, _id) %s (%L, %L)', p_orden, case when baja then '<' else '>' end, p_corte, p_corte_id);
  end if;

  for f in select e.value from jsonb_array_elements(p_filtros) e where e.value ->> 'op' not in ('eliminados', 'pocos') loop
    if f ->> 'op' = 'contiene' then
      columnas := array(select f_columna(c)
        from jsonb_array_elements_text(coalesce(f -> 'columnas', jsonb_build_array(f -> 'columna'))) c);
      valores := array(select jsonb_array_elements_text(coalesce(f -> 'valores', jsonb_build_array(f -> 'valor'))));
      textos := textos || (
        select format('(%s)', string_agg(format('%s like %L', c, f_patron(v)), ' or '))
        from unnest(columnas) c, unnest(valores) v
      );
      indices := indices || case when f ? 'indice' and not eliminados then (
        select format(' and f_letras(%s) @@ %L::tsquery', f_columna(f ->> 'indice'),
          string_agg(f_consulta(v)::text, ' | '))
        from unnest(valores) v having bool_and(f_consulta(v) is not null)
      ) end;
      -- When that column determines the order, its many empty values come first.
      if cardinality(columnas) = 1 and columnas[1] in (f_columna(p_orden || '_n'), f_columna(p_orden || '_d')) then
        corte := corte || format(' and %I > ''''', p_orden);
        if f ? 'indice' and not eliminados and columnas = array[p_orden || '_n'] then
          del_orden := del_orden || (
            select format(' and (%s)', string_agg(format('f_norm(v) collate "C" like %L', f_patron(x)), ' or '))
            from unnest(valores) x
          );
        end if;
      end if;
    elsif f ->> 'op' = 'clave' then
      filtro := filtro || format(' and %I = any (%L)', f ->> 'columna',
        clientes_con_clave(f ->> 'valor', eliminados and p_tabla = 'clientes'));
    elsif f ->> 'op' = 'alguno' then
      filtro := filtro || format(' and %I = any (%L)', f ->> 'columna',
        array(select jsonb_array_elements_text(f -> 'valor')));
    else
      filtro := filtro || format(' and %I %s %L', f ->> 'columna',
        case f ->> 'op' when 'igual' then '=' when 'desde' then '>=' when 'hasta' then '<=' when 'antes_de' then '<' end,
        f ->> 'valor');
    end if;
  end loop;

  if textos = '{}' then
    -- For days and numbers the planner's statistics are good enough.
    if p_tope is not null then
      execute format('select count(*) from (select 1 %s %s limit %s) c', vivas, filtro, p_tope + 1) into total;
    end if;
    execute format(
      'with p as (select _id, %1$I %2$s %3$s and %4$s order by %5$s limit %6$s offset %7$s)
      select array_agg(_id order by %5$s), array_agg(%1$I::text order by %5$s) from p',
      p_orden, vivas, filtro, corte, orden, p_filas, p_salto
    ) into ids, cortes;
  else
    -- For texts behind row-level security the planner has no estimate.
    execute format(
      'select count(*), count(*) filter (where %2$s %3$s), array[%4$s]
      from (select min(creacion) as desde, max(creacion) - min(creacion) as lapso %1$s) e,
        generate_series(0, %5$s - 1) punto,
        lateral (select * %1$s and creacion >= desde + lapso * punto / %5$s order by creacion, _id limit %6$s) m',
      vivas, array_to_string(textos, ' and '), filtro,
      (select string_agg(format('count(*) filter (where %s)', t), ', ' order by n)
        from unnest(textos) with ordinality u (t, n)),
      puntos, por_punto
    ) into vistas, pasan, pasa_cada;
    filtro := filtro || ' and ' || array_to_string(textos, ' and ');
    for i in 1 .. cardinality(textos) loop
      if pasa_cada[i] * amplitud < vistas then
        indice := indice || coalesce(indices[i], '');
      end if;
    end loop;

    if indice <> '' then
      perform set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true);
    end if;
    if indice <> '' and p_tope is not null then
      -- Finds all matches once, counts and sorts them.
      execute format(
        'with m as materialized (select _id, %1$I %2$s %3$s limit %4$s),
          p as (select _id, %1$I from m where %5$s order by %6$s limit %7$s offset %8$s)
        select (select array_agg(_id order by %6$s) from p), (select array_agg(%1$I::text order by %6$s) from p),
          (select count(*) from m)',
        p_orden, vivas, filtro || indice, p_tope + 1, corte, orden, p_filas, p_salto
      ) into ids, cortes, total;
    elsif p_tope is not null then
      execute format('select count(*) from (select 1 %s %s limit %s) c', vivas, filtro, p_tope + 1) into total;
    end if;

    if indice = '' or p_tope is null or total > p_tope then
      ids := null;
      -- The order's index usually fills the page after a few rows; the sample estimates how many. It is tried where
      -- twice as many rows would do …
      se_intenta := 2 * (p_salto + p_filas) * vistas <= intento * pasan or pocos and indice = '';
      if se_intenta then
        perform set_config('enable_indexscan', 'on', true);
      end if;
      if se_intenta and del_orden <> '' then
        -- Thousands of rows share a name: from one value of the index to the next, of each only what the page needs.
        execute format(
          'with recursive d as (
            (select %1$I as v %2$s and %4$s order by %5$s limit 1)
            union all
            select (select %1$I %2$s and %1$I %9$s d.v order by %5$s limit 1) from d where d.v is not null
          ),
          p as (
            select r._id, r.%1$I
            from (select v from d where v is not null limit %8$s) d,
              lateral (select _id, %1$I %2$s %3$s and %1$I = d.v and %4$s order by %5$s limit %6$s + %7$s) r
            where true %10$s
            order by %5$s limit %6$s offset %7$s
          )
          select array_agg(_id order by %5$s), array_agg(%1$I::text order by %5$s) from p',
          p_orden, vivas, filtro, corte, orden, p_filas, p_salto, saltos, case when baja then '<' else '>' end, del_orden
        ) into ids, cortes;
      end if;
      if se_intenta and coalesce(cardinality(ids), 0) < p_filas then
        execute format(
          'with t as (select * %2$s and %4$s order by %5$s limit %8$s),
            p as (select _id, %1$I from t where true %3$s order by %5$s limit %6$s offset %7$s)
          select array_agg(_id order by %5$s), array_agg(%1$I::text order by %5$s) from p',
          p_orden, vivas, filtro, corte, orden, p_filas, p_salto, case when pocos then pocas else intento end
        ) into ids, cortes;
      end if;
      if coalesce(cardinality(ids), 0) < p_filas and not (pocos and indice = '') then
        -- … but not when order and filter conflict, nor near the end.
        if indice <> '' then
          perform set_config('enable_indexscan', 'off', true);
        end if;
        execute format(
          'with m as materialized (select _id, %1$I ' || case when pocos
              then 'from (select * %2$s %8$s limit %9$s) c where true %3$s' else '%2$s %3$s %8$s' end || '),
            p as (select _id, %1$I from m where %4$s order by %5$s limit %6$s offset %7$s)
          select array_agg(_id order by %5$s), array_agg(%1$I::text order by %5$s) from p',
          p_orden, vivas, filtro, corte, orden, p_filas, p_salto, indice, pocas
        ) into ids, cortes;
      end if;
    end if;
  end if;

  if p_hacia_atras then
    ids := array(select x from unnest(ids) with ordinality u (x, n) order by n desc);
    cortes := array(select x from unnest(cortes) with ordinality u (x, n) order by n desc);
  end if;
  ids := coalesce(ids, '{}');
  primero := cortes[1];
  ultimo := cortes[cardinality(cortes)];
end
$$;

-- The function bypasses the policies, so it belongs to a role that can't sign in. A function's new owner needs the
-- right to create in its schema, temporarily.
grant create on schema public to backoffice_interno;
alter function buscar owner to backoffice_interno;
revoke create on schema public from backoffice_interno;
revoke all on function buscar from public;
grant execute on function buscar to backoffice_api;
