-- Who deleted a row, for the list of deleted ones, and whose data was erased for good, so that it is never restored.
-- No foreign key: a backup writes the users in any order.

-- Bodies as text: PostgreSQL since 15.20 and 17.12 adds no column with a default to a table whose rows go into a function
-- with a parsed body («cannot alter table "clientes" because function nombre_de_cliente(clientes) uses its row type»).
create or replace function nombre_de_cliente(c clientes) returns text
  language sql immutable parallel safe
as $$
  select c.nombre
    || case when c.apellido_paterno = '' then '' else ' ' || c.apellido_paterno end
    || case when c.apellido_materno = '' then '' else ' ' || c.apellido_materno end
$$;

create or replace function empresa_de_cliente(c clientes) returns text
  language sql immutable parallel safe
as $$ select coalesce(nullif(c.nombre_comercial, ''), c.razon_social) $$;

alter table clientes add column eliminado_por uuid, add column datos_borrados boolean not null default false;
alter table asesorias add column eliminado_por uuid;
alter table usuarios add column eliminado_por uuid;
alter table membresias add column eliminado_por uuid;
alter table archivos add column eliminado_por uuid;

-- Few rows are deleted: the other orders of these lists sort what this finds.
create index clientes_eliminados on clientes (id_locatario, eliminacion, _id) where eliminacion is not null;
create index asesorias_eliminados on asesorias (id_locatario, eliminacion, _id) where eliminacion is not null;
create index usuarios_eliminados on usuarios (id_locatario, eliminacion, _id) where eliminacion is not null;

-- What was deleted before has it in the audit. The tables' owner sees one tenant at a time too, except here.
do $$
declare
  tabla text;
  quien record;
begin
  foreach tabla in array array['auditoria', 'clientes', 'asesorias', 'usuarios', 'membresias', 'archivos'] loop
    execute format('alter table %I no force row level security', tabla);
  end loop;

  for quien in
    select * from (values ('clientes', 'cliente'), ('asesorias', 'asesoria'), ('usuarios', 'usuario'),
      ('membresias', 'membresia'), ('archivos', 'archivo')) as t (tabla, entidad)
  loop
    execute format(
      'update %I t set eliminado_por = a.id_usuario
       from (
         select distinct on (id_locatario, id_entidad) id_locatario, id_entidad, id_usuario
         from auditoria where entidad = %L and accion = ''eliminar''
         order by id_locatario, id_entidad, momento desc
       ) a
       where t.id_locatario = a.id_locatario and t._id = a.id_entidad and t.eliminacion is not null',
      quien.tabla, quien.entidad
    );
  end loop;

  update clientes c set datos_borrados = true
  from auditoria a
  where a.id_locatario = c.id_locatario and a.id_entidad = c._id
    and a.entidad = 'cliente' and a.accion = 'borrar_datos';

  foreach tabla in array array['auditoria', 'clientes', 'asesorias', 'usuarios', 'membresias', 'archivos'] loop
    execute format('alter table %I force row level security', tabla);
  end loop;
end
$$;
