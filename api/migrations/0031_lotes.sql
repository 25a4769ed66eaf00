-- Purchases are extended many at once, and an extension can be undone: each row's value of before is kept beside its id.

alter table lotes
  drop constraint lotes_lista_check,
  add constraint lotes_lista_check check (lista in ('clientes', 'asesorias', 'usuarios', 'contrataciones')),
  drop constraint lotes_accion_check,
  add constraint lotes_accion_check
    check (accion in ('eliminar', 'restaurar', 'asignar', 'finalizar', 'extender')),
  -- null: the list keeps none
  add column previos text[] check (cardinality(previos) = cardinality(ids));
