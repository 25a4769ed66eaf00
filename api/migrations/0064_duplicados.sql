-- Clients that may be the same person (E-12): the rules of `posibles_duplicados`, each said once, and what a search of the
-- whole office finds with them.

-- An RFC or a CURP that says who somebody is: everybody without an RFC is given one of these two.
create function f_dice_clave(texto text) returns text
  language sql immutable strict parallel safe
  return case when f_clave(texto) in ('XAXX010101000', 'XEXX010101000') then '' else f_clave(texto) end;

-- A telephone of enough digits to say it. Most are stored as ten digits, of which nothing has to be taken out: three times
-- as fast over a whole office.
create function f_dice_telefono(texto text) returns text
  language sql immutable strict parallel safe
  return case
    when length(texto) between 7 and 10 and translate(texto, '0123456789', '') = '' then texto
    when length(f_telefono(texto)) >= 7 then f_telefono(texto)
    else ''
  end;

-- How alike two names are, from 0 to 1: the whole, how it sounds, and its three parts, of which the surnames may have
-- changed places.
create function f_parecido(
  entero text, suena text, n text, p text, m text, entero2 text, suena2 text, n2 text, p2 text, m2 text
) returns double precision
  language sql immutable parallel safe
  return case
    when entero2 = entero then 1
    when similarity(suena2, suena) >= 0.5 and f_parecidos(n2, n) and (
      f_parecidos(p2, p) and f_parecidos(m2, m) or f_parecidos(p2, m) and f_parecidos(m2, p)
    ) then similarity(suena2, suena) * 0.9
    else 0
  end;

-- What the reasons weigh together.
create function f_peso(motivos text[]) returns integer
  language sql immutable strict parallel safe
  return case when 'curp' = any (motivos) then 8 else 0 end + case when 'rfc' = any (motivos) then 7 else 0 end
    + case when 'email' = any (motivos) then 5 else 0 end + case when 'celular' = any (motivos) then 4 else 0 end
    + case when 'nombre' = any (motivos) then 3 else 0 end + case when 'nacimiento' = any (motivos) then 2 else 0 end;

-- As before, with the rules above.
create or replace function posibles_duplicados(
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
  v_telefono text collate "C" := f_dice_telefono(p_celular);
  v_rfc text collate "C" := f_dice_clave(p_rfc);
  v_curp text collate "C" := f_clave(p_curp);
begin
  -- A given name alone says nothing.
  if position(' ' in entero) = 0 then
    n := ''; p := ''; m := '';
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
        else f_parecido(
          entero, suena, n, p, m,
          c.cliente_n, s.suyo, c.nombre_n, c.apellido_paterno_n, c.apellido_materno_n
        )
      end as parecido
    from cerca c cross join lateral (select f_sonido(c.cliente_n) as suyo offset 0) s
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

-- As before (0043), with the rules above.
create or replace function clientes_iguales(p_filas jsonb)
returns table (i integer, id uuid, motivos text[])
language plpgsql stable security definer set search_path = public, pg_temp
-- The statistics know little of hashes; there is one right way.
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  inquilino constant uuid := locatario();
begin
  return query
  with filas as materialized (
    select r.i as lugar,
      f_norm(concat_ws(' ', nullif(r.nombre, ''), nullif(r.apellido_paterno, ''), nullif(r.apellido_materno, '')))
        collate "C" as entero,
      f_norm(coalesce(r.email, '')) collate "C" as correo,
      f_dice_telefono(coalesce(r.celular, '')) collate "C" as telefono,
      f_dice_clave(coalesce(r.rfc, '')) collate "C" as clave,
      f_clave(coalesce(r.curp, '')) collate "C" as unica
    from jsonb_to_recordset(p_filas) as r (
      i integer, nombre text, apellido_paterno text, apellido_materno text, email text, celular text, rfc text, curp text
    )
  ),
  -- A given name alone says nothing.
  dichas as materialized (
    select lugar, correo, telefono, clave, unica, case when position(' ' in entero) > 0 then entero else '' end as entero
    from filas
  ),
  cerca as materialized (
    select k._id, k.cliente_n, k.email_n, f_telefono(k.celular) collate "C" as telefono,
      f_clave(k.rfc) collate "C" as clave, f_clave(k.curp) collate "C" as unica
    from clientes k
    where f_huellas(
        k.id_locatario, k.nombre_n, k.apellido_paterno_n, k.apellido_materno_n, k.email_n, k.celular, k.rfc, k.curp
      ) && (
        select array_agg(h.huella) from dichas d
        cross join lateral unnest(f_huellas(inquilino, d.entero, '', '', d.correo, d.telefono, d.clave, d.unica))
          as h (huella)
      )
      and k.eliminacion is null and k.id_locatario = inquilino
  )
  select d.lugar, c._id, array_remove(array[
      case when d.unica <> '' and c.unica = d.unica then 'curp' end,
      case when d.clave <> '' and c.clave = d.clave then 'rfc' end,
      case when d.correo <> '' and c.email_n = d.correo then 'email' end,
      case when d.telefono <> '' and c.telefono = d.telefono then 'celular' end,
      case when d.entero <> '' and c.cliente_n = d.entero then 'nombre' end
    ], null)
  from dichas d join cerca c on d.unica <> '' and c.unica = d.unica or d.clave <> '' and c.clave = d.clave
    or d.correo <> '' and c.email_n = d.correo or d.telefono <> '' and c.telefono = d.telefono
    or d.entero <> '' and c.cliente_n = d.entero;
end;
$$;

-- A search: one row, the office's latest. It goes step by step, each in a transaction that moves `avance`.
create table busquedas_duplicados (
  id_locatario uuid primary key references empresas,
  _id uuid not null,
  id_usuario uuid not null,
  estado text not null check (estado in ('en_curso', 'terminada')),
  -- how many clients there were when it began, and its steps
  clientes integer not null,
  pasos integer not null,
  avance integer not null default 0,
  -- the last birthday that was looked at
  corte date,
  creacion timestamptz(3) not null default now(),
  fin timestamptz(3) check ((fin is null) = (estado = 'en_curso')),
  foreign key (id_locatario, id_usuario) references usuarios
);

-- What it found: `id_uno` is the smaller id. Pairs that hang together, one by one, have one `grupo`.
create table pares_duplicados (
  id_locatario uuid not null references empresas,
  id_uno uuid not null,
  id_otro uuid not null check (id_otro > id_uno),
  motivos text[] not null,
  id_busqueda uuid not null,
  grupo uuid,
  -- the merge that it follows from: the other client of the pair went into this one
  id_union uuid,
  primary key (id_locatario, id_uno, id_otro),
  foreign key (id_locatario, id_uno) references clientes,
  foreign key (id_locatario, id_otro) references clientes
);
create index pares_duplicados_otro on pares_duplicados (id_locatario, id_otro);
create index pares_duplicados_grupo on pares_duplicados (id_locatario, grupo);

-- «No son la misma persona»: remembered for good, until somebody takes it back.
create table pares_distintos (
  id_locatario uuid not null references empresas,
  id_uno uuid not null,
  id_otro uuid not null check (id_otro > id_uno),
  id_usuario uuid not null,
  momento timestamptz(3) not null default now(),
  -- the merge that it follows from
  id_union uuid,
  primary key (id_locatario, id_uno, id_otro),
  foreign key (id_locatario, id_uno) references clientes,
  foreign key (id_locatario, id_otro) references clientes,
  foreign key (id_locatario, id_usuario) references usuarios
);
create index pares_distintos_otro on pares_distintos (id_locatario, id_otro);
create index pares_distintos_momento on pares_distintos (id_locatario, momento desc);

-- Who was born on one day is compared with the others of that day.
create index clientes_nacimiento on clientes (id_locatario, nacimiento)
  where eliminacion is null and nacimiento is not null;

grant select, insert, update, delete on busquedas_duplicados, pares_duplicados, pares_distintos to backoffice_api;
do $$
declare
  tabla text;
begin
  foreach tabla in array array['busquedas_duplicados', 'pares_duplicados', 'pares_distintos'] loop
    execute format('revoke all on %I from public', tabla);
    execute format('alter table %I enable row level security', tabla);
    execute format('alter table %I force row level security', tabla);
    execute format(
      'create policy locatario on %I using (id_locatario = locatario()) with check (id_locatario = locatario())',
      tabla
    );
  end loop;
end
$$;
