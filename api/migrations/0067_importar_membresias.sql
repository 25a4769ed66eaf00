-- A sheet of clients brings the purchases in force (E-11): undoing the import knows them from those of the office.
alter table importacion_filas add column id_contratacion uuid;
