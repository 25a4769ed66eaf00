-- The purchases of all clients are a list with views, too (E-03).
alter table vistas drop constraint vistas_lista_check;
alter table vistas add constraint vistas_lista_check
  check (lista in ('clientes', 'asesorias', 'usuarios', 'membresias', 'contrataciones'));
