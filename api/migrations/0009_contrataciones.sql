-- The purchases of membership plans, and the search for clients that may be the same person.

create table contrataciones (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  id_cliente uuid not null,
  id_membresia uuid not null,
  -- the plan's name and the price as they were then (D25)
  membresia text not null,
  total numeric(14, 2) not null check (total >= 0),
  -- 0 Efectivo, 1 Tarjeta, 2 Transferencia
  metodo smallint not null check (metodo in (0, 1, 2)),
  -- days (D20); the one stored fact about its status is cancelacion (D14)
  fecha_inicio date not null,
  fecha_fin date not null,
  cancelacion timestamptz(3),
  -- the clock and not the transaction's start: purchases of a client wait for each other, and their order is told by this
  creacion timestamptz(3) not null default clock_timestamp(),
  version integer not null default 1,
  primary key (id_locatario, _id),
  foreign key (id_locatario, id_cliente) references clientes,
  foreign key (id_locatario, id_membresia) references membresias,
  check (fecha_fin >= fecha_inicio)
);
create index contrataciones_cliente on contrataciones (id_locatario, id_cliente, creacion, _id);

revoke all on contrataciones from public;
grant select, insert, update on contrataciones to backoffice_api;
alter table contrataciones enable row level security;
alter table contrataciones force row level security;
create policy locatario on contrataciones
  using (id_locatario = locatario()) with check (id_locatario = locatario());

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

create index clientes_huellas on clientes using gin (
  f_huellas(id_locatario, nombre_n, apellido_paterno_n, apellido_materno_n, email_n, celular, rfc, curp)
) where eliminacion is null;

-- Whether two parts of a name may be the same; one that is not known may be anything.
create function f_parecidos(a text, b text) returns boolean
  language sql immutable strict parallel safe
  return a = '' or b = '' or a = b or similarity(f_sonido(a), f_sonido(b)) >= 0.4;

-- The live clients that may be the one described, at most five, the likeliest first, with what says so. As with
-- `buscar`, the tenant comes from the transaction's setting, and rows are read past the policies, under which an index
-- on an expression could not be used. However common a name is, only so many of those that share it are looked at.
create function posibles_duplicados(
  p_nombre text, p_paterno text, p_materno text, p_email text, p_celular text, p_rfc text, p_curp text, p_excepto uuid,
  out ids uuid[], out motivos jsonb
)
language plpgsql stable security definer set search_path = public, pg_temp
-- The statistics know little of hashes; there is one right way.
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  mirados constant integer := 500;
  inquilino constant uuid := locatario();
  n text collate "C" := f_norm(p_nombre);
  p text collate "C" := f_norm(p_paterno);
  m text collate "C" := f_norm(p_materno);
  entero text collate "C" :=
    f_norm(concat_ws(' ', nullif(p_nombre, ''), nullif(p_paterno, ''), nullif(p_materno, '')));
  suena text collate "C" := f_sonido(entero);
  correo text collate "C" := f_norm(p_email);
  v_telefono text collate "C" := f_telefono(p_celular);
  v_rfc text collate "C" := f_clave(p_rfc);
  v_curp text collate "C" := f_clave(p_curp);
begin
  -- A given name alone says nothing, nor do the RFCs that everybody without one is given.
  if position(' ' in entero) = 0 then
    n := ''; p := ''; m := '';
  end if;
  if v_rfc in ('XAXX010101000', 'XEXX010101000') then
    v_rfc := '';
  end if;
  if length(v_telefono) < 7 then
    v_telefono := '';
  end if;

  with cerca as materialized (
    select distinct on (c._id) c.*
    from unnest(f_huellas(inquilino, n, p, m, correo, v_telefono, v_rfc, v_curp)) as h (huella)
    cross join lateral (
      select k._id, k.cliente_n, k.nombre_n, k.apellido_paterno_n, k.apellido_materno_n,
        correo <> '' and k.email_n = correo as por_email,
        v_telefono <> '' and f_telefono(k.celular) = v_telefono collate "C" as por_celular,
        v_rfc <> '' and f_clave(k.rfc) = v_rfc collate "C" as por_rfc,
        v_curp <> '' and f_clave(k.curp) = v_curp collate "C" as por_curp
      from clientes k
      where f_huellas(
          k.id_locatario, k.nombre_n, k.apellido_paterno_n, k.apellido_materno_n, k.email_n, k.celular, k.rfc, k.curp
        ) @> array[h.huella]
        and k.eliminacion is null and k.id_locatario = inquilino and k._id is distinct from p_excepto
      limit mirados
    ) c
  ),
  por_nombre as (
    select c.*,
      case
        when n = '' then 0
        when c.cliente_n = entero then 1
        when s.parecido >= 0.5 and f_parecidos(c.nombre_n, n) and (
          f_parecidos(c.apellido_paterno_n, p) and f_parecidos(c.apellido_materno_n, m)
          or f_parecidos(c.apellido_paterno_n, m) and f_parecidos(c.apellido_materno_n, p)
        ) then s.parecido * 0.9
        else 0
      end as parecido
    from cerca c cross join lateral (select similarity(f_sonido(c.cliente_n), suena) as parecido offset 0) s
  ),
  juzgados as (
    select _id,
      por_curp::int * 8 + por_rfc::int * 7 + por_email::int * 5 + por_celular::int * 4 + parecido * 3 as peso,
      array_remove(array[
        case when por_curp then 'curp' end, case when por_rfc then 'rfc' end, case when por_email then 'email' end,
        case when por_celular then 'celular' end, case when parecido > 0 then 'nombre' end
      ], null) as razones
    from por_nombre
  ),
  mejores as (
    select * from juzgados where razones <> '{}' order by peso desc, _id desc limit 5
  )
  select coalesce(array_agg(_id order by peso desc, _id desc), '{}'), coalesce(jsonb_object_agg(_id, razones), '{}')
  into ids, motivos from mejores;
end
$$;

-- The new owner of a function must be allowed to create in its schema, for that moment.
grant create on schema public to backoffice_interno;
alter function posibles_duplicados owner to backoffice_interno;
revoke create on schema public from backoffice_interno;

revoke all on function posibles_duplicados from public;
grant execute on function posibles_duplicados to backoffice_api;
