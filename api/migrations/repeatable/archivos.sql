-- The newest files of live clients whose names have these words, for the search box. Row-level security keeps a LIKE away from
-- the index of names.
--
-- A word that many names have («contrato») is soon found among the newest. Only for one that too few of those have, the index
-- is asked; words of signs alone have nothing there, and are looked for among the newest.
create or replace function archivos_por_nombre(p_palabras text[], p_filas integer) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp
-- Compiling would take longer than the query, on a server that compiles. The body switches the other two settings,
-- which are restored at the end.
set jit = off set enable_seqscan = on set enable_indexscan = on
as $$
declare
  recientes constant integer := 10000;
  -- Normalised once, however many words are asked of it.
  todos constant text := format('from (
      select _id, id_cliente, f_norm(nombre || ''.'' || extension) collate "C" as n from archivos
      where id_locatario = %L and eliminacion is null', locatario());
  los_tiene constant text := (select string_agg(format('a.n like %L', f_patron(p)), ' and ') from unnest(p_palabras) p);
  consulta constant text := (
    select string_agg(format('(%s)', f_consulta(p)), ' & ') from unnest(p_palabras) p where f_consulta(p) is not null);
  tramo text;
  planes text;
  encontrados uuid[];
  suyos uuid[];
  ids uuid[];
begin
  foreach tramo in array array[
    format('order by _id desc limit %s', recientes),
    format('and f_letras(f_norm(nombre || ''.'' || extension) collate "C") @@ %L::tsquery offset 0', consulta)
  ] loop
    -- The planner does not know how few names have three letters in common.
    planes := case when tramo like 'and%' then 'off' else 'on' end;
    perform set_config('enable_seqscan', planes, true), set_config('enable_indexscan', planes, true);
    execute format('select array_agg(_id order by _id desc), array_agg(id_cliente order by _id desc) %s %s) a where %s',
      todos, tramo, los_tiene) into encontrados, suyos;
    perform set_config('enable_seqscan', 'on', true), set_config('enable_indexscan', 'on', true);
    ids := array(
      select e.id from unnest(encontrados, suyos) with ordinality e (id, cliente, n)
      where exists (
        select from clientes c where c.id_locatario = locatario() and c._id = e.cliente and c.eliminacion is null
      )
      order by e.n limit p_filas
    );
    exit when cardinality(ids) = p_filas or consulta is null;
  end loop;
  return ids;
end
$$;

-- Like buscar: it bypasses the policies, so it belongs to a role that can't sign in.
grant create on schema public to backoffice_interno;
alter function archivos_por_nombre owner to backoffice_interno;
revoke create on schema public from backoffice_interno;
revoke all on function archivos_por_nombre from public;
grant execute on function archivos_por_nombre to backoffice_api;
