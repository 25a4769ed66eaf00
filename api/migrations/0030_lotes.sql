-- Users, too, are deleted and restored many at once.

alter table lotes
  drop constraint lotes_lista_check,
  add constraint lotes_lista_check check (lista in ('clientes', 'asesorias', 'usuarios'));
