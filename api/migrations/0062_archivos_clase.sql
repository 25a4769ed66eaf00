-- What kind of document a file is, and until which day it is good (E-19). Without defaults, so that no row is rewritten.
alter table archivos add column clase text
  check (clase in ('identificacion', 'constancia_fiscal', 'comprobante', 'contrato', 'otro'));
alter table archivos add column vence date;
-- «Archivos por vencer».
create index archivos_vence on archivos (id_locatario, vence, _id) where eliminacion is null and vence is not null;
-- The search box finds files by their kind, the newest first.
create index archivos_clase on archivos (id_locatario, clase, _id desc) where eliminacion is null and clase is not null;
