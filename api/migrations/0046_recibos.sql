-- What an office says of itself, and the receipts of its purchases (E-13).

-- The pictures of the office's logo: PNG of at most 600 x 300, made anew from the pixels of the upload. They stand here and
-- not in the file store: they are few and small, and a receipt keeps the one it was issued with.
create table logos (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  imagen bytea not null,
  sha256 bytea not null check (length(sha256) = 32),
  creacion timestamptz(3) not null default now(),
  primary key (id_locatario, _id)
);

-- What the office has told beside its name, which stands in empresas; no row: nothing yet.
create table oficinas (
  id_locatario uuid primary key references empresas,
  razon_social text not null default '',
  rfc text not null default '',
  domicilio text not null default '',
  telefono text not null default '',
  email text not null default '',
  id_logo uuid,
  version integer not null default 1,
  foreign key (id_locatario, id_logo) references logos
);

-- The last number that was used: its row is locked until the receipt is stored, so that no number is used twice and none is
-- missing.
create table folios_recibos (
  id_locatario uuid primary key references empresas,
  ultimo integer not null check (ultimo > 0)
);

create table recibos (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  folio integer not null check (folio > 0),
  id_contratacion uuid not null,
  id_cliente uuid not null,
  -- everything that is printed, as it was when the receipt was issued
  datos jsonb not null,
  id_logo uuid,
  emision timestamptz(3) not null default now(),
  primary key (id_locatario, _id),
  unique (id_locatario, folio),
  unique (id_locatario, id_contratacion),
  foreign key (id_locatario, id_contratacion) references contrataciones,
  foreign key (id_locatario, id_cliente) references clientes,
  foreign key (id_locatario, id_logo) references logos
);
create index recibos_cliente on recibos (id_locatario, id_cliente);

-- Addresses at which a receipt can be read without a session, until they end.
create table enlaces_recibos (
  id_locatario uuid not null references empresas,
  -- sha-256 of the token in the address
  huella bytea not null check (length(huella) = 32),
  id_recibo uuid not null,
  creacion timestamptz(3) not null default now(),
  vence timestamptz(3) not null,
  primary key (id_locatario, huella),
  foreign key (id_locatario, id_recibo) references recibos
);
create index enlaces_recibos_vence on enlaces_recibos (id_locatario, vence);

grant update (nombre) on empresas to backoffice_api;
grant select, insert, delete on logos to backoffice_api;
grant select, insert, update on oficinas, folios_recibos to backoffice_api;
grant select, insert on recibos to backoffice_api;
grant select, insert, delete on enlaces_recibos to backoffice_api;

do $$
declare
  tabla text;
begin
  foreach tabla in array array['logos', 'oficinas', 'folios_recibos', 'recibos', 'enlaces_recibos'] loop
    execute format('revoke all on %I from public', tabla);
    execute format('alter table %I enable row level security', tabla);
    execute format('alter table %I force row level security', tabla);
    execute format(
      'create policy locatario on %I using (id_locatario = locatario()) with check (id_locatario = locatario())',
      tabla
    );
  end loop;
end
$$;
