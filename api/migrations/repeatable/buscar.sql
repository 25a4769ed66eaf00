-- How lists are searched. This file is run whole whenever it changed (database/repeatable.ts): every statement may come
-- again, and a change of it is a diff. Whoever changes the arguments of a function drops the old one in a migration first.

-- What an index of f_letras is asked for «contains this text»: every row that does, and a few more. Null: it can't tell.
--
-- Beside a group of three letters no shorter piece is asked for («no» in «no-hay-nadie»): it finds far more than the rest,
-- all of it would be read, and the text itself is looked at anyway. A single letter that ends a word stands second in the
-- word's last group.
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
  -- A single letter begins a group, or ends a word.
  return (
    select format('''%s'':*', letra) || string_agg(format(' | ''%s%s ''', antes, letra), '')
    from (select tramos[1] as letra where cardinality(tramos) > 0) l,
      regexp_split_to_table(' abcdefghijklmnopqrstuvwxyz0123456789', '') antes
    group by letra
  )::tsquery;
end
$$;

-- One page of a list, as ids: any order, any filter, by page number or from a cursor, with the capped total.
-- The rows themselves are read by the caller under its own policies. Every argument is a value: table and columns are
-- quoted as names, the tenant comes from the transaction's setting and can't be passed in.
--
-- How it finds its way. Row-level security hides from PostgreSQL's planner how many rows pass a LIKE, so buscar judges
-- that for itself:
--   1. No filter on text: the planner knows enough. The order's index gives the page, and a second query counts.
--   2. Else a sample tells: 300 rows, 30 from each of ten moments of the list's time, and how many of them pass each text.
--   3. A text that fewer than one row in 12 passes is looked up in the index of f_letras. For that query sequential and
--      plain index scans are switched off, as the planner would not expect so few rows.
--   4. Where that index is used, the list is short, or few rows pass all filters, they are found once, counted and sorted.
--   5. Else, or where more than p_tope pass, the order's index is read from the cut on, for eight times as many rows as the
--      page takes by the sample, at least 2000; where that would be more than 20,000 it is not tried.
--   6. Whatever did not fill the page that way is found whole and sorted.
--
-- p_filtros: [{"columna": "nombre_n", "op": "contiene", "valor": "jose", "indice": "nombre_n"}, …]; ops: contiene,
--   igual, alguno (valor: a list), desde, hasta, antes_de. `indice`: a column with an index of f_letras
--   whose text holds that of `columna`; a small table needs none.
-- p_tope: where counting stops; null: no total is wanted.
create or replace function buscar(
  p_tabla text, p_filtros jsonb, p_orden text, p_descendente boolean, p_filas integer, p_salto bigint,
  p_corte text, p_corte_id uuid, p_hacia_atras boolean, p_tope integer,
  out ids uuid[], out primero text, out ultimo text, out total integer
)
language plpgsql stable security definer set search_path = public, pg_temp
-- Compiling would take longer than the query. The other two are switched below, and as before when this ends.
set jit = off set enable_seqscan = on set enable_indexscan = on
as $$
declare
  -- By so many rows, from all of the list's time, the breadth of a filter on text is judged: from one in `amplitud` on
  -- it is faster to read until there are enough than to find all by the index.
  puntos constant integer := 10;
  por_punto constant integer := 30;
  amplitud constant integer := 12;
  -- A list of no more rows needs no index.
  corta constant integer := 2000;
  -- Rows of an order's index that are tried for a page before everything that passes is sorted.
  intento_min constant integer := 2000;
  intento_max constant integer := 20000;
  vivas text;
  filtro text := '';
  textos text[] := '{}';
  -- The columns that conditions look at: a row has many more.
  miradas text[] := '{}';
  consulta tsquery;
  indices text[] := '{}';
  indice text := '';
  vistas integer;
  pasan integer;
  pasa_cada integer[];
  es_corta boolean := false;
  de_una_vez boolean;
  intento numeric;
  f jsonb;
  corte text := 'true';
  baja boolean := p_descendente is distinct from p_hacia_atras;
  orden text;
  cortes text[];
begin
  if p_tabla not in ('clientes', 'asesorias', 'usuarios') then
    raise exception 'no es una lista: %', p_tabla using errcode = 'invalid_parameter_value';
  end if;

  vivas := format('from %I where id_locatario = %L and eliminacion is null', p_tabla, locatario());
  orden := format('%1$I %2$s, _id %2$s', p_orden, case when baja then 'desc' else 'asc' end);
  if p_corte_id is not null then
    corte := format('(%I, _id) %s (%L, %L)', p_orden, case when baja then '<' else '>' end, p_corte, p_corte_id);
  end if;

  for f in select e.value from jsonb_array_elements(p_filtros) e loop
    miradas := array_append(array_remove(miradas, quote_ident(f ->> 'columna')), quote_ident(f ->> 'columna'));
    if f ->> 'op' = 'contiene' then
      consulta := f_consulta(f ->> 'valor');
      textos := textos || format('%I like %L', f ->> 'columna', f_patron(f ->> 'valor'));
      indices := indices || case when f ? 'indice' and consulta is not null
        then format(' and f_letras(%I) @@ %L::tsquery', f ->> 'indice', consulta) end;
      -- In the order of that column the many that have nothing in it come first.
      if f ->> 'columna' = p_orden || '_n' then
        corte := corte || format(' and %I > ''''', p_orden);
      end if;
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
    -- Of days and numbers the planner knows enough to find the best way.
    if p_tope is not null then
      execute format('select count(*) from (select 1 %s %s limit %s) c', vivas, filtro, p_tope + 1) into total;
    end if;
    execute format(
      'with p as (select _id, %1$I %2$s %3$s and %4$s order by %5$s limit %6$s offset %7$s)
      select array_agg(_id order by %5$s), array_agg(%1$I::text order by %5$s) from p',
      p_orden, vivas, filtro, corte, orden, p_filas, p_salto
    ) into ids, cortes;
  else
    -- Of texts it knows nothing behind row-level security.
    execute format(
      'select count(*), count(*) filter (where %2$s %3$s), array[%4$s]
      from (select min(creacion) as desde, max(creacion) - min(creacion) as lapso %1$s) e,
        generate_series(0, %5$s - 1) punto,
        lateral (select %7$s %1$s and creacion >= desde + lapso * punto / %5$s order by creacion, _id limit %6$s) m',
      vivas, array_to_string(textos, ' and '), filtro,
      (select string_agg(format('count(*) filter (where %s)', t), ', ' order by n)
        from unnest(textos) with ordinality u (t, n)),
      puntos, por_punto, array_to_string(miradas, ', ')
    ) into vistas, pasan, pasa_cada;
    filtro := filtro || ' and ' || array_to_string(textos, ' and ');
    if vistas < puntos * por_punto then
      execute format('select not exists (select %s offset %s)', vivas, corta) into es_corta;
    end if;
    if not es_corta then
      for i in 1 .. cardinality(textos) loop
        if pasa_cada[i] * amplitud < vistas then
          indice := indice || coalesce(indices[i], '');
        end if;
      end loop;
    end if;

    if indice <> '' then
      perform set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true);
    end if;
    de_una_vez := es_corta or indice <> '' or pasan * amplitud < vistas;
    if de_una_vez and p_tope is not null then
      -- Find all of it once, count it and sort it.
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

    if not de_una_vez or p_tope is null or total > p_tope then
      ids := null;
      -- The order's index mostly gives the page after a few rows: how many, the sample tells …
      intento := greatest(intento_min, 8.0 * (p_salto + p_filas) * vistas / greatest(pasan, 1));
      if intento <= intento_max and not es_corta then
        perform set_config('enable_indexscan', 'on', true);
        execute format(
          'with t as (select * %2$s and %4$s order by %5$s limit %8$s),
            p as (select _id, %1$I from t where true %3$s order by %5$s limit %6$s offset %7$s)
          select array_agg(_id order by %5$s), array_agg(%1$I::text order by %5$s) from p',
          p_orden, vivas, filtro, corte, orden, p_filas, p_salto, intento::integer
        ) into ids, cortes;
      end if;
      if coalesce(cardinality(ids), 0) < p_filas then
        -- … but not where order and filter pull apart, nor near the end.
        if indice <> '' then
          perform set_config('enable_indexscan', 'off', true);
        end if;
        execute format(
          'with m as materialized (select _id, %1$I %2$s %3$s),
            p as (select _id, %1$I from m where %4$s order by %5$s limit %6$s offset %7$s)
          select array_agg(_id order by %5$s), array_agg(%1$I::text order by %5$s) from p',
          p_orden, vivas, filtro || indice, corte, orden, p_filas, p_salto
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

-- The function reads past the policies: it belongs to a role that can't sign in. The new owner of a function must be
-- allowed to create in its schema, for that moment.
grant create on schema public to backoffice_interno;
alter function buscar owner to backoffice_interno;
revoke create on schema public from backoffice_interno;
revoke all on function buscar from public;
grant execute on function buscar to backoffice_api;
