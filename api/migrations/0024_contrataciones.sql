-- The purchases over all clients: which end or begin between two days.
create index contrataciones_fin on contrataciones (id_locatario, fecha_fin, _id);
create index contrataciones_inicio on contrataciones (id_locatario, fecha_inicio, _id);
