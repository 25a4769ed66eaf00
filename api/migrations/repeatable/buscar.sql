-- The search of the lists. The start runs this file as a whole whenever it has changed (database/migrations/repeatable.ts), so
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

-- The columns and the texts of a condition; the previous version of the api names one of each.
create or replace function f_columnas(f jsonb) returns text[] language sql immutable strict parallel safe
  return array(select f_columna(c)
    from jsonb_array_elements_text(coalesce(f -> 'columnas', jsonb_build_array(f -> 'columna'))) c);
create or replace function f_valores(f jsonb) returns text[] language sql immutable strict parallel safe
  return array(select jsonb_array_elements_text(coalesce(f -> 'valores', jsonb_build_array(f -> 'valor'))));

-- One condition of a list as SQL; null for what says of which rows and how many («eliminados», «pocos»).
create or replace function f_condicion(f jsonb, p_eliminados boolean) returns text
  language sql stable parallel safe set search_path = public, pg_temp
  return case f ->> 'op'
    when 'contiene' then (
      -- Digits stand in the same order in what was typed, which is cheaper to ask.
      select format('(%s)', string_agg(case when c like 'f\_digitos(%' then format('%s like %L and ', substring(c from '\((.*)\)'),
          '%' || regexp_replace(regexp_replace(f_patron(v), '[^0-9]', '', 'g'), '(.)', '\1%', 'g')) else '' end
        || format('%s like %L', c, f_patron(v)), ' or '))
      from unnest(f_columnas(f)) c, unnest(f_valores(f)) v
    )
    when 'clave' then format('%I = any (%L)', f ->> 'columna',
      clientes_con_clave(f ->> 'valor', p_eliminados and f ->> 'columna' = '_id'))
    when 'alguno' then format('%I = any (%L)', f ->> 'columna', array(select jsonb_array_elements_text(f -> 'valor')))
    when 'nulo' then format('%I is null', f ->> 'columna')
    when 'igual' then format('%I = %L', f ->> 'columna', f ->> 'valor')
    when 'desde' then format('%I >= %L', f ->> 'columna', f ->> 'valor')
    when 'hasta' then format('%I <= %L', f ->> 'columna', f ->> 'valor')
    when 'antes_de' then format('%I < %L', f ->> 'columna', f ->> 'valor')
    when 'sin_renglones' then format('not exists (select from %1$I o where o.id_locatario = %2$I.id_locatario and o.%3$I = %2$I._id
        and o.eliminacion is null and o.%4$I between %5$L and %6$L)',
      f ->> 'en', f ->> 'de', f ->> 'columna', f ->> 'dia', f ->> 'desde', f ->> 'hasta')
    when 'eliminados' then null
    when 'pocos' then null
    else format('no_hay_tal_condicion(%L)', f ->> 'op')
  end;

-- What buscar, below, does among many rows. Row-level security hides from PostgreSQL's planner how many rows match a
-- LIKE, so this estimates that itself:
--   1. Without a text filter the planner's estimates suffice: the order's index gives the page, and a second query counts.
--   2. Otherwise a sample of 300 rows, 30 from each of ten moments of the list's time, shows how many match each text.
--   3. Where the sample has few different names, the text is asked of the names, at most 1,000, from one to the next in
--      their index. The filter then lists those that match, for which the planner has estimates.
--   4. Another text that fewer than one row in 12 matches uses the index of f_letras. That query switches off sequential
--      and plain index scans, because the planner would not expect so few rows.
--   5. If that index is used, the matches are found once, counted and sorted. Otherwise they are counted; of a beginning
--      of phone numbers first those that stand together in their index, which are usually enough.
--   6. Without that index, or if more than p_tope match, the page is read in its order. This is skipped if by the sample
--      it needs more than 10,000 rows.
--      Ordered by the names that were asked: a page's worth of rows of one matching name after the other.
--      Otherwise the order's index is read from the cut on until the page is full, at most 20,000 rows. The many rows
--      without a value are skipped if a text is asked of the very column that orders.
--      Order and names may conflict, as all of «José» are in the middle of the e-mails. After a few thousand rows, the ids
--      of the matching names are then read from the index of the names, and looked for in the order's index alone.
--   7. If that did not fill the page, all matches are found and sorted.
--
-- What each branch gains: `npm run bench buscar` with 1,000,000 clients and some 100 questions, on a machine with other
-- work. How many times longer it takes without the branch: all questions together, and the question that needs it most.
--   all of it (PostgreSQL's planner alone)       1.5   82  «example» in email, 500 rows of an export
--   1  no text: the planner                      1.1  453  page 400 by email
--   2  sample, or all taken for narrow           1.8  143  «a» in nombre, by email
--      sample, or all taken for broad            3.9  577  a text that nobody has
--   3  name by name                              2.6  131  «ar» in nombre, by nombre
--   4  the index, for a single letter            1.2   38  «q» in nombre
--      the index, for two letters                1.7   55  «xo» in nombre, by email
--      scans switched off                        1.2   32  «q» in nombre
--      index scans on again for the order        1.1   13  asesorías of «garcia», more than p_tope
--   5  found, counted and sorted in one go       1.0    7  «5512» in celular, by email
--      numbers that stand together               1.1    7  «55» in celular, by email
--   6  the order's index first                   1.9  132  «ez» in apellido_paterno, 500 rows
--      … but not for more than 20,000 rows       1.1  392  a text that nobody has, 500 rows
--      … nor the rows without a value                  72  «example» in email, by email (time of the processor)
--      name by name of the order                 1.1   21  «ez» in apellido_materno, by itself
--      ids of the names                          1.3  6.5  «ar» in nombre with «a» in apellido_paterno, by email
-- What gained less than 1.3 for every question is gone: no index for a short list, all in one go where few match but no
-- index helps, and a sample of only those columns that conditions look at.
--
create or replace function buscar_entre_muchas(
  p_tabla text, p_filtros jsonb, p_orden text, p_descendente boolean, p_filas integer, p_salto bigint,
  p_corte text, p_corte_id uuid, p_hacia_atras boolean, p_tope integer,
  out ids uuid[], out cortes text[], out total integer
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
  -- How many rows of an order's index are tried for a page before all matching rows are sorted, and how many different
  -- values of a column are asked.
  intento constant integer := 20000;
  saltos constant integer := 1000;
  -- In a table of fewer rows, asking the names takes longer than it saves.
  bastantes constant integer := 5000;
  -- How many ids of matches are remembered while the order's index is read: 40 MB.
  recordados constant integer := 500000;
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
  -- Per text filter: its column, if that has few different values, and what the filter asks of one of them, v.
  de text[] := '{}';
  pide text[] := '{}';
  -- Of the one text filter, matches that are next to each other in an index.
  juntos text := '';
  distintos integer[];
  -- About as many rows as all tenants have.
  todas real;
  posibles text[];
  cuantos integer;
  -- The values that match of the column that orders, and the filter by values that the fewest rows match.
  del_orden text[];
  por_valores text;
  menor integer;
  otros text;
  vistas integer;
  pasan integer;
  pasa_cada integer[];
  se_intenta boolean;
  tramo integer;
  entero boolean := false;
  memoria text;
  f jsonb;
  corte text := 'true';
  baja boolean := p_descendente is distinct from p_hacia_atras;
  orden text;
begin
  todas := (select reltuples from pg_class where oid = p_tabla::regclass);
  vivas := format('from %I where id_locatario = %L and eliminacion is %s', p_tabla, locatario(),
    case when eliminados then 'not null' else 'null' end);
  orden := format('%1$I %2$s, _id %2$s', p_orden, case when baja then 'desc' else 'asc' end);
  if p_corte_id is not null then
    corte := format('(%I, _id) %s (%L, %L)', p_orden, case when baja then '<' else '>' end, p_corte, p_corte_id);
  end if;

  for f in select e.value from jsonb_array_elements(p_filtros) e where e.value ->> 'op' not in ('eliminados', 'pocos') loop
    if f ->> 'op' = 'contiene' then
      columnas := f_columnas(f);
      valores := f_valores(f);
      textos := textos || f_condicion(f, eliminados);
      indices := indices || case when f ? 'indice' and not eliminados then (
        select format(' and f_letras(%s) @@ %L::tsquery', f_columna(f ->> 'indice'),
          string_agg(f_consulta(v)::text, ' | '))
        from unnest(valores) v having bool_and(f_consulta(v) is not null)
      ) end;
      -- When that column determines the order, its many empty values come first.
      if cardinality(columnas) = 1 and columnas[1] in (f_columna(p_orden || '_n'), f_columna(p_orden || '_d')) then
        corte := corte || format(' and %I > ''''', p_orden);
      end if;
      de := de || case when cardinality(columnas) = 1 and not eliminados and not pocos then f ->> 'repetida' end;
      if f ? 'escrita' and valores[1] ~ '^ ?[0-9]{1,9}$' then
        -- Numbers of up to ten digits and nothing else that begin with these: those of a city.
        juntos := format('%4$I >= %1$L and %4$I < %2$L and %4$I collate "C" like %3$L
          and length(%4$I) <= 10 and translate(%4$I, ''0123456789'', '''') = ''''',
          ltrim(valores[1]), ltrim(valores[1]) || 'z', ltrim(valores[1]) || '%', f ->> 'escrita');
      end if;
      pide := pide || (
        select string_agg(format('f_norm(v) collate "C" like %L', f_patron(x)), ' or ') from unnest(valores) x
      );
    else
      filtro := filtro || ' and ' || f_condicion(f, eliminados);
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
      'select count(*), count(*) filter (where %2$s %3$s), array[%4$s], array[%7$s]::integer[]
      from (select min(creacion) as desde, max(creacion) - min(creacion) as lapso %1$s) e,
        generate_series(0, %5$s - 1) punto,
        lateral (select * %1$s and creacion >= desde + lapso * punto / %5$s order by creacion, _id limit %6$s) %8$I',
      vivas, array_to_string(textos, ' and '), filtro,
      (select string_agg(format('count(*) filter (where %s)', t), ', ' order by n)
        from unnest(textos) with ordinality u (t, n)),
      puntos, por_punto,
      (select string_agg(case when d is null then 'null' else format('count(distinct %I collate "C")', d) end, ', ' order by n)
        from unnest(de) with ordinality u (d, n)),
      p_tabla
    ) into vistas, pasan, pasa_cada, distintos;
    for i in 1 .. cardinality(textos) loop
      cuantos := null;
      if 2 * distintos[i] <= vistas and todas >= bastantes then
        -- From one value of the index to the next.
        execute format(
          'with recursive d as (
            (select %1$I as v %2$s order by %1$I limit 1)
            union all
            select (select %1$I %2$s and %1$I > d.v order by %1$I limit 1) from d where d.v is not null
          ),
          t as (select v from d where v is not null limit %3$s + 1)
          select coalesce(array_agg(v) filter (where %4$s), ''{}''), count(*) from t',
          de[i], vivas, saltos, pide[i]
        ) into posibles, cuantos;
      end if;
      if cuantos <= saltos then
        if menor is null or pasa_cada[i] < pasa_cada[menor] then
          menor := i;
          por_valores := format(' and %I = any (%L)', de[i], posibles);
        end if;
        -- Without the language's order it is cheaper, but not in the index.
        textos[i] := format('%I collate "C" = any (%L)', de[i], posibles);
        if de[i] = p_orden then
          del_orden := posibles;
        end if;
      elsif pasa_cada[i] * amplitud < vistas then
        indice := indice || coalesce(indices[i], '');
      end if;
    end loop;
    otros := filtro || coalesce(
      (select string_agg(' and ' || t, '') from unnest(textos) with ordinality u (t, n) where n is distinct from menor), '');
    filtro := coalesce(por_valores, '') || otros;

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
      if juntos <> '' and cardinality(textos) = 1 and filtro = ' and ' || textos[1] then
        execute format('select count(*) from (select 1 %s and %s limit %s) c', vivas, juntos, p_tope + 1) into total;
      end if;
      if total > p_tope is not true then
        execute format('select count(*) from (select 1 %s %s limit %s) c', vivas, filtro, p_tope + 1) into total;
      end if;
    end if;

    if indice = '' or p_tope is null or total > p_tope then
      ids := null;
      -- The order's index usually fills the page after a few rows; the sample estimates how many. It is tried where
      -- twice as many rows would do …
      se_intenta := 2 * (p_salto + p_filas) * vistas <= intento * pasan or pocos and indice = '';
      if se_intenta then
        perform set_config('enable_indexscan', 'on', true);
      end if;
      if se_intenta and del_orden is not null then
        -- Of each name only what the page needs.
        execute format(
          'with p as (
            select r._id, r.%1$I
            from (select v collate "es-x-icu" as v from unnest(%8$L::text[]) u (v) order by 1 %9$s) d,
              lateral (select _id, %1$I %2$s %3$s and %1$I = d.v and %4$s order by %5$s limit %6$s + %7$s) r
            order by d.v %9$s, r._id %9$s limit %6$s offset %7$s
          )
          select array_agg(_id order by %5$s), array_agg(%1$I::text order by %5$s) from p',
          p_orden, vivas, filtro, corte, orden, p_filas, p_salto, del_orden, case when baja then 'desc' else 'asc' end
        ) into ids, cortes;
        entero := true;
      end if;
      -- Where the ids of all matches can be remembered, four times as many rows as the sample lets expect: if those are
      -- not enough, order and filter conflict.
      tramo := case when pocos then pocas when menor is null then intento
        else least(intento, greatest(1000, 4 * (p_salto + p_filas) * vistas / greatest(pasan, 1))) end;
      se_intenta := se_intenta and (menor is null or total is null or total > least(tramo, p_tope));
      if se_intenta and not entero then
        execute format(
          'with t as (select * %2$s and %4$s order by %5$s limit %8$s),
            p as (select _id, %1$I from t %9$I where true %3$s order by %5$s limit %6$s offset %7$s)
          select array_agg(_id order by %5$s), array_agg(%1$I::text order by %5$s) from p',
          p_orden, vivas, filtro, corte, orden, p_filas, p_salto, tramo, p_tabla
        ) into ids, cortes;
        entero := coalesce(cardinality(ids), 0) = p_filas;
      end if;
      if se_intenta and not entero and indice = '' and (total > p_tope) is not false
        and 2 * amplitud * pasa_cada[menor] >= vistas
        and todas * pasa_cada[menor] <= recordados::float8 * vistas
      then
        -- No row is read: the ids come from the index of the names, and are looked for in the order's index. The planner
        -- must expect them to fit in memory; «is true» keeps it from joining both, which would not keep the order.
        memoria := current_setting('work_mem');
        perform set_config('work_mem', '64MB', true);
        execute format(
          'with c as (select _id, %1$I %2$s and %3$s and (_id in (select _id %2$s %4$s)) is true order by %5$s),
            p as (
              select c._id, c.%1$I from c cross join lateral (%8$s) o order by %5$s limit %6$s offset %7$s
            )
          select array_agg(_id order by %5$s), array_agg(%1$I::text order by %5$s) from p',
          p_orden, vivas, corte, por_valores, orden, p_filas, p_salto,
          case when otros = '' then 'select' else format('select %s and _id = c._id %s', vivas, otros) end
        ) into ids, cortes;
        perform set_config('work_mem', memoria, true);
        entero := true;
      end if;
      if not entero and not (pocos and indice = '') then
        -- … but not when order and filter conflict, nor near the end.
        if indice <> '' then
          perform set_config('enable_indexscan', 'off', true);
        end if;
        execute format(
          'with m as materialized (select _id, %1$I ' || case when pocos
              then 'from (select * %2$s %8$s limit %9$s) %10$I where true %3$s' else '%2$s %3$s %8$s' end || '),
            p as (select _id, %1$I from m where %4$s order by %5$s limit %6$s offset %7$s)
          select array_agg(_id order by %5$s), array_agg(%1$I::text order by %5$s) from p',
          p_orden, vivas, filtro, corte, orden, p_filas, p_salto, indice, pocas, p_tabla
        ) into ids, cortes;
      end if;
    end if;
  end if;
end
$$;

-- About how many rows a table has, of all tenants: as the planner reckons, also before the first «analyze».
create or replace function f_cuantas(tabla text) returns real
  language sql stable strict set search_path = public, pg_temp
  return (select case when relpages > 0 then reltuples / relpages else 12 end * pg_relation_size(oid) / 8192
    from pg_class where oid = tabla::regclass);

-- One page of a list, as ids: any order, any filter, by page number or from a cursor, with the capped total.
-- The caller reads the rows themselves under its own policies. Every argument is a value: table and columns are
-- quoted as names; the tenant comes from the transaction's setting and can't be passed in.
--
-- p_filtros: [{"op": "contiene", "columnas": ["nombre_n"], "valores": ["jose"], "indice": "nombre_n"}, …]; ops:
--   contiene (one of the columns contains one of the texts), clave (clients by RFC or CURP; columna: the client's id),
--   igual, nulo (has no value), alguno (valor: a list), desde, hasta, antes_de, sin_renglones (no current row of the list `en` whose `columna` is the
--   id of a row of `de`, which is p_tabla, has its `dia` between two days). `indice`: a column with an index of f_letras whose text
--   contains that of `columnas`; a small table needs none. `repetida`: the same column as it was typed, if that has an
--   index and usually few different values. `escrita`: the column of telephones as they were typed, with an index.
--   {"op": "eliminados"}: among the deleted rows instead of the current ones; they are few, and the indexes leave them
--   out. {"op": "pocos"}: any few matches will do, in bounded time: of a text without index, those among the newest
--   `pocas` rows; otherwise those among so many candidates of the index.
-- p_tope: the limit of the count; null: no total.
create or replace function buscar(
  p_tabla text, p_filtros jsonb, p_orden text, p_descendente boolean, p_filas integer, p_salto bigint,
  p_corte text, p_corte_id uuid, p_hacia_atras boolean, p_tope integer,
  out ids uuid[], out primero text, out ultimo text, out total integer
)
language plpgsql stable security definer set search_path = public, pg_temp
-- Compiling would take longer than the query, on a server that compiles.
set jit = off
as $$
declare
  -- Fewer rows are read all, whatever is asked.
  pocas constant integer := 2000;
  eliminados boolean := p_filtros @> '[{"op": "eliminados"}]';
  baja boolean := p_descendente is distinct from p_hacia_atras;
  orden text := format('%1$I %2$s, _id %2$s', p_orden, case when baja then 'desc' else 'asc' end);
  coinciden text;
  siguen text := 'true';
  cortes text[];
begin
  -- Only records have it: those that people list, delete and restore.
  if not exists (select from pg_attribute where attrelid = to_regclass(p_tabla) and attname = 'eliminado_por') then
    raise exception 'no es una lista: %', p_tabla using errcode = 'invalid_parameter_value';
  end if;

  if f_cuantas(p_tabla) >= pocas then
    select m.ids, m.cortes, m.total into ids, cortes, total
    from buscar_entre_muchas(p_tabla, p_filtros, p_orden, p_descendente, p_filas, p_salto, p_corte, p_corte_id,
      p_hacia_atras, p_tope) m;
  else
    coinciden := format('from %I where id_locatario = %L and eliminacion is %s', p_tabla, locatario(),
        case when eliminados then 'not null' else 'null' end)
      || coalesce((select string_agg(' and ' || f_condicion(f, eliminados), '') from jsonb_array_elements(p_filtros) f), '');
    if p_corte_id is not null then
      siguen := format('(%I, _id) %s (%L, %L)', p_orden, case when baja then '<' else '>' end, p_corte, p_corte_id);
    end if;
    if p_tope is not null then
      execute format('select count(*) from (select 1 %s limit %s) c', coinciden, p_tope + 1) into total;
    end if;
    execute format(
      'with p as (select _id, %1$I %2$s and %3$s order by %4$s limit %5$s offset %6$s)
      select array_agg(_id order by %4$s), array_agg(%1$I::text order by %4$s) from p',
      p_orden, coinciden, siguen, orden, p_filas, p_salto
    ) into ids, cortes;
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

-- The functions bypass the policies, so they belong to a role that can't sign in. A function's new owner needs the
-- right to create in its schema, temporarily.
grant create on schema public to backoffice_interno;
alter function buscar_entre_muchas owner to backoffice_interno;
alter function buscar owner to backoffice_interno;
revoke create on schema public from backoffice_interno;
revoke all on function buscar, buscar_entre_muchas from public;
grant execute on function buscar to backoffice_api;
