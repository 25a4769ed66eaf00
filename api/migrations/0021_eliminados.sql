-- Who deleted a row, for the list of deleted ones, and whose data was erased for good, so that it is never restored.
-- No foreign key: a backup writes the users in any order.

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
