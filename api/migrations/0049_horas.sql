-- At which hour of its day an advisory is, and how many minutes it takes (E-21); null: nobody said. Without defaults, so that
-- no row is rewritten, and checked for new rows only: there are no others with a value.
alter table asesorias
  add column hora time(0),
  add column minutos smallint check (minutos between 5 and 720);
