-- Two clients that became one (E-12). The one that goes is deleted as any other, but is not among the deleted: it comes back
-- by undoing the merge alone.
alter table clientes add column unido boolean not null default false;

create table uniones (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  -- the one that goes, and the one that stays
  id_cliente uuid not null,
  id_queda uuid not null,
  id_usuario uuid not null,
  momento timestamptz(3) not null default now(),
  -- { campo: { antes, despues } } of the one that stays, where the other's value was chosen
  campos jsonb not null default '{}',
  deshecha timestamptz(3),
  deshecha_por uuid,
  primary key (id_locatario, _id),
  foreign key (id_locatario, id_cliente) references clientes,
  foreign key (id_locatario, id_queda) references clientes,
  foreign key (id_locatario, id_usuario) references usuarios,
  foreign key (id_locatario, deshecha_por) references usuarios,
  check (id_cliente <> id_queda)
);
-- Where somebody went.
create unique index uniones_vigente on uniones (id_locatario, id_cliente) where deshecha is null;
create index uniones_queda on uniones (id_locatario, id_queda) where deshecha is null;
create index uniones_momento on uniones (id_locatario, momento desc, _id desc);

-- The records that followed, so that undoing brings back those and no others.
create table union_filas (
  id_locatario uuid not null,
  id_union uuid not null,
  tabla text collate "C" not null,
  id_fila uuid not null,
  primary key (id_locatario, id_union, tabla, id_fila),
  foreign key (id_locatario, id_union) references uniones on delete cascade
);

alter table pares_duplicados add foreign key (id_locatario, id_union) references uniones;
alter table pares_distintos add foreign key (id_locatario, id_union) references uniones;

-- What a client's records need to follow it; nothing else of a receipt or a message ever changes.
grant update (id_cliente) on recibos, mensajes to backoffice_api;
grant select, insert, update on uniones to backoffice_api;
grant select, insert on union_filas to backoffice_api;

do $$
declare
  tabla text;
begin
  foreach tabla in array array['uniones', 'union_filas'] loop
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
