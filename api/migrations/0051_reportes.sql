-- What reports count (E-18) is read from indexes alone: 1,000,000 clients, and 24 months of their purchases and advisories, in
-- one second instead of two. Building them holds back writes of each table; of clients longest, 3 s for a million.
create index clientes_altas on clientes (id_locatario, creacion) include (giro) where eliminacion is null;
create index asesorias_reporte on asesorias (id_locatario, creacion) include (id_asesor, tipo, status)
  where eliminacion is null;
create index contrataciones_ingresos on contrataciones (id_locatario, fecha_inicio)
  include (id_cliente, id_membresia, metodo, total) where cancelacion is null;
-- Which of a client's purchases ends last.
create index contrataciones_vigencia on contrataciones (id_locatario, id_cliente, fecha_fin) where cancelacion is null;
