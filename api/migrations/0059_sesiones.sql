-- What a person is told of their open sessions (E-17): a name for each that is not its token, and the program that signed in.
alter table sesiones
  add column _id uuid not null default gen_random_uuid(),
  -- The user agent as it was sent, cut; a list of sessions says it in a few words.
  add column agente text not null default '';
create unique index sesiones_id on sesiones (_id);
