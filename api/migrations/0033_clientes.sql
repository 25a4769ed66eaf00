-- Each index of a name holds the other two names. A search by one name and a filter by another («José», apellido «Ruiz»)
-- counts its matches in the index alone; before, it read every row of either.
set local maintenance_work_mem = '256MB';

drop index clientes_nombre;
drop index clientes_apellido_paterno;
drop index clientes_apellido_materno;

create index clientes_nombre on clientes (id_locatario, nombre, _id)
  include (apellido_paterno, apellido_materno) where eliminacion is null;
create index clientes_apellido_paterno on clientes (id_locatario, apellido_paterno, _id)
  include (nombre, apellido_materno) where eliminacion is null;
create index clientes_apellido_materno on clientes (id_locatario, apellido_materno, _id)
  include (nombre, apellido_paterno) where eliminacion is null;
