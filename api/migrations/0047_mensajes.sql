-- The texts of each office, and what was sent to its clients (E-22).

-- No row: the office has changed nothing yet.
create table textos_mensajes (
  id_locatario uuid primary key references empresas,
  textos jsonb not null,
  version integer not null
);

create table mensajes (
  id_locatario uuid not null references empresas,
  _id uuid not null,
  id_cliente uuid not null,
  -- which purchase the text spoke of
  id_contratacion uuid,
  canal text not null check (canal in ('correo', 'whatsapp')),
  -- the e-mail or the phone
  para text not null,
  asunto text not null,
  texto text not null,
  id_autor uuid not null,
  creacion timestamptz(3) not null default now(),
  primary key (id_locatario, _id),
  foreign key (id_locatario, id_cliente) references clientes,
  foreign key (id_locatario, id_contratacion) references contrataciones,
  foreign key (id_locatario, id_autor) references usuarios
);
create index mensajes_cliente on mensajes (id_locatario, id_cliente, creacion, _id);

grant select, insert, update on textos_mensajes to backoffice_api;
grant select, insert on mensajes to backoffice_api;

do $$
declare
  tabla text;
begin
  foreach tabla in array array['textos_mensajes', 'mensajes'] loop
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
