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

  -- For «contains» (D8). The name's parts stand unchanged in cliente_n, so the index of that one finds all of them.
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

  primary key (id_locatario, _id)
);

-- One per column that the list may be ordered by; read backwards for the other direction.
create index clientes_creacion on clientes (id_locatario, creacion, _id) where eliminacion is null;
create index clientes_nombre on clientes (id_locatario, nombre, _id) where eliminacion is null;
create index clientes_apellido_paterno on clientes (id_locatario, apellido_paterno, _id) where eliminacion is null;
create index clientes_apellido_materno on clientes (id_locatario, apellido_materno, _id) where eliminacion is null;
create index clientes_celular on clientes (id_locatario, celular, _id) where eliminacion is null;
create index clientes_email on clientes (id_locatario, email, _id) where eliminacion is null;

create index clientes_busqueda on clientes using gin (
  cliente_n gin_trgm_ops, celular_n gin_trgm_ops, email_n gin_trgm_ops, empresa_n gin_trgm_ops
) where eliminacion is null;

-- The planner judges a «contains» by a sample of values; the default of 100 is too coarse for names.
alter table clientes alter column nombre_n set statistics 500;
alter table clientes alter column cliente_n set statistics 500;
