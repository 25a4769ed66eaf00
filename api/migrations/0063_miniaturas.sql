-- Small pictures of the pictures among clients' files (E-19): WebP of a few kB, made at the first look, and deleted with what they
-- show or with their row. They stand here and not in the file store, which would have to be swept of them.
create table miniaturas (
  id_locatario uuid not null references empresas,
  id_archivo uuid not null,
  -- of the bytes that it shows
  sha256 bytea not null check (length(sha256) = 32),
  -- null: the picture can't be read
  imagen bytea,
  creacion timestamptz(3) not null default now(),
  primary key (id_locatario, id_archivo),
  foreign key (id_locatario, id_archivo) references archivos on delete cascade
);
grant select, insert, update, delete on miniaturas to backoffice_api;
revoke all on miniaturas from public;
alter table miniaturas enable row level security;
alter table miniaturas force row level security;
create policy locatario on miniaturas using (id_locatario = locatario()) with check (id_locatario = locatario());
