create table clientes (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  nombre text collate "es-x-icu" not null,
  apellido_paterno text collate "es-x-icu" not null default '',
  apellido_materno text collate "es-x-icu" not null default '',
  nacimiento date,
  celular text collate "es-x-icu" not null default '',
  email text collate "es-x-icu" not null default '',
  nombre_comercial text not null default '',
  razon_social text not null default '',
  rfc text not null default '',
  curp text not null default '',
  tipo_persona smallint check (tipo_persona in (0, 1)),
  regimen_fiscal uuid references regimenes_fiscales,
  giro uuid references giros,
  representante_legal text not null default '',
  puesto text not null default '',
  domicilio_fiscal text not null default '',
  telefono text not null default '',
  email_empresarial text not null default '',
  web text not null default '',
  fecha_constitucion date,
  numero_empleados integer,
  minimo_ingresos_anuales numeric(14, 2),
  maximo_ingresos_anuales numeric(14, 2),
  creacion timestamptz(3) not null default now(),
  eliminacion timestamptz(3),
  version integer not null default 1,

  -- For «contains» (D8).
  nombre_n text collate "C" not null generated always as (f_norm(nombre)) stored,
  apellido_paterno_n text collate "C" not null generated always as (f_norm(apellido_paterno)) stored,
  apellido_materno_n text collate "C" not null generated always as (f_norm(apellido_materno)) stored,
  celular_n text collate "C" not null generated always as (f_norm(celular)) stored,
  email_n text collate "C" not null generated always as (f_norm(email)) stored,
  cliente_n text collate "C" not null generated always as (
    f_norm(
      nombre
      || case when apellido_paterno = '' then '' else ' ' || apellido_paterno end
      || case when apellido_materno = '' then '' else ' ' || apellido_materno end
    )
  ) stored,
  empresa_n text collate "C" not null generated always as (f_norm(nombre_comercial || ' ' || razon_social)) stored,

  eliminado_por uuid,
  -- erased for good, and never restored
  datos_borrados boolean not null default false,

  primary key (id_locatario, _id)
);

-- One per column that the list may be ordered by; read backwards for the other direction.
create index clientes_creacion on clientes (id_locatario, creacion, _id) where eliminacion is null;
-- Each index of a name holds the other two names. A search by one name and a filter by another («José», apellido «Ruiz»)
-- counts its matches in the index alone.
create index clientes_nombre on clientes (id_locatario, nombre, _id)
  include (apellido_paterno, apellido_materno) where eliminacion is null;
create index clientes_apellido_paterno on clientes (id_locatario, apellido_paterno, _id)
  include (nombre, apellido_materno) where eliminacion is null;
create index clientes_apellido_materno on clientes (id_locatario, apellido_materno, _id)
  include (nombre, apellido_paterno) where eliminacion is null;
create index clientes_celular on clientes (id_locatario, celular, _id) where eliminacion is null;
create index clientes_email on clientes (id_locatario, email, _id) where eliminacion is null;

-- A short list of what is still to be sorted in: every search reads all of it.
create index clientes_busqueda on clientes using gin (
  f_letras(nombre_n), f_letras(apellido_paterno_n), f_letras(apellido_materno_n), f_letras(celular_n),
  f_letras(email_n), f_letras(cliente_n), f_letras(empresa_n)
) with (gin_pending_list_limit = 512) where eliminacion is null;
create index clientes_telefonos on clientes using gin (f_letras(f_digitos(celular_n)))
  with (gin_pending_list_limit = 512) where eliminacion is null;
create index clientes_huellas on clientes using gin (
  f_huellas(id_locatario, nombre_n, apellido_paterno_n, apellido_materno_n, email_n, celular, rfc, curp)
) where eliminacion is null;
create index clientes_eliminados on clientes (id_locatario, eliminacion, _id) where eliminacion is not null;

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
