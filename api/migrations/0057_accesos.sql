-- The end of a person's access, and when they last came in (E-16). Closing keeps the user: only the sign-in ends.
alter table identidades
  add column cierre timestamptz(3),
  -- who closed it; no foreign key, as in eliminado_por
  add column cerrado_por uuid,
  -- the last sign-in
  add column entrada timestamptz(3);

-- What is known of sign-ins before this migration: of 90 days, by the addresses that they came from.
update identidades i set entrada = d.ultimo
from (select id_identidad, max(ultimo_uso) as ultimo from direcciones_conocidas group by id_identidad) d
where d.id_identidad = i._id;
