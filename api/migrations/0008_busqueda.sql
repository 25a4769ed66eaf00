-- One page of a list, as ids: any order, any filter, by page number or from a cursor, with the capped total.
-- The rows themselves are read by the caller under its own policies. Every argument is a value: table and columns are
-- quoted as names, the tenant comes from the transaction's setting and can't be passed in.
--
-- p_filtros: [{"columna": "nombre_n", "op": "contiene", "valor": "jose", "indice": "cliente_n"}, …]; ops: contiene,
--   igual, alguno (valor: a list), desde, hasta, antes_de. `indice`: a column with a trigram index
--   whose text holds that of `columna`; a small table needs none.
-- p_tope: where counting stops; null: no total is wanted.
create function buscar(
  p_tabla text, p_filtros jsonb, p_orden text, p_descendente boolean, p_filas integer, p_salto bigint,
  p_corte text, p_corte_id uuid, p_hacia_atras boolean, p_tope integer,
  out ids uuid[], out primero text, out ultimo text, out total integer
)
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  -- Rows of an order's index that are tried before a broad filter is sorted in full.
  intento constant integer := 20000;
  vivas text;
  filtro text := '';
  indice text := '';
  f jsonb;
  patron text;
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
    if f ->> 'op' = 'contiene' then
      patron := f_patron(f ->> 'valor');
      filtro := filtro || format(' and %I like %L', f ->> 'columna', patron);
      if f ? 'indice' then
        indice := indice || format(' and %I like %L', f ->> 'indice', patron);
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

  if indice <> '' and p_tope is not null then
    -- A narrow filter: find all of it once, count it and sort it.
    execute format(
      'with m as materialized (select _id, %1$I %2$s %3$s limit %4$s),
        p as (select _id, %1$I from m where %5$s order by %6$s limit %7$s offset %8$s)
      select (select array_agg(_id order by %6$s) from p), (select array_agg(%1$I::text order by %6$s) from p),
        (select count(*) from m)',
      p_orden, vivas, filtro || indice, p_tope + 1, corte, orden, p_filas, p_salto
    ) into ids, cortes, total;
  end if;

  if indice = '' and p_tope is not null then
    execute format('select count(*) from (select 1 %s %s limit %s) c', vivas, filtro, p_tope + 1) into total;
  end if;

  if indice = '' then
    -- The order's index gives the page.
    execute format(
      'with p as (select _id, %1$I %2$s %3$s and %4$s order by %5$s limit %6$s offset %7$s)
      select array_agg(_id order by %5$s), array_agg(%1$I::text order by %5$s) from p',
      p_orden, vivas, filtro, corte, orden, p_filas, p_salto
    ) into ids, cortes;
  elsif p_tope is null or total > p_tope then
    -- A broad filter: the order's index mostly gives the page after a few rows …
    execute format(
      'with t as (select * %2$s and %4$s order by %5$s limit %8$s),
        p as (select _id, %1$I from t where true %3$s order by %5$s limit %6$s offset %7$s)
      select array_agg(_id order by %5$s), array_agg(%1$I::text order by %5$s) from p',
      p_orden, vivas, filtro, corte, orden, p_filas, p_salto, intento
    ) into ids, cortes;
    if coalesce(cardinality(ids), 0) < p_filas then
      -- … but not where order and filter pull apart, nor near the end.
      execute format(
        'with m as materialized (select _id, %1$I %2$s %3$s),
          p as (select _id, %1$I from m where %4$s order by %5$s limit %6$s offset %7$s)
        select array_agg(_id order by %5$s), array_agg(%1$I::text order by %5$s) from p',
        p_orden, vivas, filtro || indice, corte, orden, p_filas, p_salto
      ) into ids, cortes;
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

-- The new owner of a function must be allowed to create in its schema, for that moment.
grant create on schema public to backoffice_interno;
alter function buscar owner to backoffice_interno;
alter function sesion_vigente owner to backoffice_interno;
alter function limpiar_vencidos owner to backoffice_interno;
revoke create on schema public from backoffice_interno;

revoke all on function buscar from public;
grant execute on function buscar to backoffice_api;
