create table asesorias (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  id_cliente uuid not null,
  id_asesor uuid not null,
  -- 0 Psicológica, 1 Deportiva, 2 Nutricional
  tipo smallint not null default 0 check (tipo in (0, 1, 2)),
  motivo text collate "es-x-icu" not null,
  descripcion text not null default '',
  -- days (D20); the one stored fact about its status is finalizacion (D13)
  creacion date not null,
  finalizacion date,
  registro timestamptz(3) not null default now(),
  eliminacion timestamptz(3),
  version integer not null default 1,

  -- The client's names as they are now, kept by the triggers below: the list can be ordered and filtered by them
  -- without a join, at any size.
  cliente text collate "es-x-icu" not null default '',
  empresa text collate "es-x-icu" not null default '',

  cliente_n text collate "C" not null generated always as (f_norm(cliente)) stored,
  finalizacion_orden date not null generated always as (coalesce(finalizacion, 'infinity'::date)) stored,
  status smallint not null generated always as (case when finalizacion is null then 0 else 1 end) stored,

  eliminado_por uuid,

  primary key (id_locatario, _id),
  foreign key (id_locatario, id_cliente) references clientes,
  foreign key (id_locatario, id_asesor) references usuarios
);

-- A client's history reads its newest entries of each kind, however many there are.
create index asesorias_cliente_id on asesorias (id_locatario, id_cliente, registro, _id);
create index asesorias_creacion on asesorias (id_locatario, creacion, _id) where eliminacion is null;
create index asesorias_finalizacion on asesorias (id_locatario, finalizacion_orden, _id) where eliminacion is null;
create index asesorias_status on asesorias (id_locatario, status, _id) where eliminacion is null;
create index asesorias_cliente on asesorias (id_locatario, cliente, _id) where eliminacion is null;
create index asesorias_empresa on asesorias (id_locatario, empresa, _id) where eliminacion is null;
create index asesorias_motivo on asesorias (id_locatario, motivo, _id) where eliminacion is null;
-- «Mías»: an advisor's advisories by day (E-04).
create index asesorias_asesor on asesorias (id_locatario, id_asesor, creacion, _id) where eliminacion is null;
create index asesorias_eliminados on asesorias (id_locatario, eliminacion, _id) where eliminacion is not null;
create index asesorias_busqueda on asesorias using gin (f_letras(cliente_n))
  with (gin_pending_list_limit = 512) where eliminacion is null;
-- The search box finds an advisory by words of its client and its motivo together.
create index asesorias_asunto on asesorias using gin (f_letras(f_norm(cliente || ' ' || motivo) collate "C"))
  with (gin_pending_list_limit = 512) where eliminacion is null;

-- The full name and the company of a client as the list of advisories shows them. Bodies as text: PostgreSQL adds no
-- column with a default to a table whose rows go into a function with a parsed body.
create function nombre_de_cliente(c clientes) returns text
  language sql immutable parallel safe
as $$
  select c.nombre
    || case when c.apellido_paterno = '' then '' else ' ' || c.apellido_paterno end
    || case when c.apellido_materno = '' then '' else ' ' || c.apellido_materno end
$$;

create function empresa_de_cliente(c clientes) returns text
  language sql immutable parallel safe
as $$ select coalesce(nullif(c.nombre_comercial, ''), c.razon_social) $$;

create function asesorias_toma_cliente() returns trigger
  language plpgsql set search_path = public, pg_temp
as $$
begin
  select nombre_de_cliente(c), empresa_de_cliente(c) into strict new.cliente, new.empresa
  from clientes c where c.id_locatario = new.id_locatario and c._id = new.id_cliente;
  return new;
end
$$;

create trigger toma_cliente before insert or update of id_cliente on asesorias
  for each row execute function asesorias_toma_cliente();

create function clientes_renombra_asesorias() returns trigger
  language plpgsql set search_path = public, pg_temp
as $$
begin
  update asesorias set cliente = nombre_de_cliente(new), empresa = empresa_de_cliente(new)
  where id_locatario = new.id_locatario and id_cliente = new._id;
  return null;
end
$$;

create trigger renombra_asesorias
  after update of nombre, apellido_paterno, apellido_materno, nombre_comercial, razon_social on clientes
  for each row
  when ((old.nombre, old.apellido_paterno, old.apellido_materno, old.nombre_comercial, old.razon_social)
    is distinct from (new.nombre, new.apellido_paterno, new.apellido_materno, new.nombre_comercial, new.razon_social))
  execute function clientes_renombra_asesorias();
